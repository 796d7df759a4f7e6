// Lessons in the window: one walked through with the keyboard, its edit as one undo step, the guess kept beside the
// engine's answer, progress remembered, the user's own plan brought back, the answer sheet.
#include "app/explorer/report/lesson_sheet.h"
#include "app/explorer/tbb_qt.h"
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/main_window.h"
#include "core/plan/plan_io.h"
#include "core/plan/edit.h"
#include "widgets/lesson/lesson_view.h"
#include "widgets/lesson/step_marks.h"

#include <QDate>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tilesight;

class TestLesson : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_lesson");
        m_workers = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                          tbb::info::default_concurrency() + 1);
        m_themes = std::make_unique<ThemeController>(false);
    }
    void init() {
        QSettings().remove("lessons");
        m_workspace = std::make_unique<Workspace>(HardwareDatabase::load({SOURCE_DIR "/hwdb"}), coreEngine());
        QVERIFY(m_workspace->setGpu("h100-sxm").empty());
        QVERIFY(document().open(SOURCE_DIR "/samples/relu.json").empty());
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes, SOURCE_DIR "/samples", false);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->lessons().showLessons();
    }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
    }

    void listOffersAllLessons() {
        QVERIFY(view()->lessonList()->count() >= 8);
        for (const LessonEntry& lesson : view()->lesson().lessons)
            QVERIFY2(lesson.fault.isEmpty() && lesson.steps >= 4, qPrintable(lesson.title + lesson.fault));
        QTest::keyClick(view()->lessonList(), Qt::Key_Down);
        QTest::keyClick(view()->lessonList(), Qt::Key_Return);
        QCOMPARE(view()->lesson().id, view()->lesson().lessons[1].id);
    }

    void pointsAtViewsThatExist() {
        for (const LessonEntry& entry : view()->lesson().lessons) {
            const auto lesson =
                readLesson((SOURCE_DIR "/samples/lessons/" + entry.id + ".json").toStdString());
            QVERIFY(lesson);
            QVERIFY(m_workspace->hardware().find(lesson->gpu));
            for (const LessonStep& step : lesson->steps) {
                const QString target = QString::fromStdString(step.view);
                QVERIFY2(target == "summary" || m_window->docks().contains(target),
                         qPrintable(entry.id + target));
            }
        }
    }

    void viewsOfLessonsAreThoseOfTheWindow() {
        QStringList known{"summary"};
        for (const QString& id : m_window->docks().keys())
            known << id;
        QStringList named;
        for (const std::string& id : lessonViews())
            named << QString::fromStdString(id);
        for (const QString& id : named)
            QVERIFY2(known.contains(id), qPrintable(id));
        for (const QString& id : known)
            QVERIFY2(named.contains(id), qPrintable(id));
    }

    void illegalPlanIsSaidAtOnce() {
        m_window->lessons().start("04_occupancy");
        next(), next(), next(); // not on from the prediction
        answer("1");
        next(), button("Do It for Me")->click();
        QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().steps[3].done, 60'000);
        next();
        QCOMPARE(view()->lesson().current, 4); // a guess about the plan as it is
        QTRY_VERIFY_WITH_TIMEOUT(!view()->lesson().computing, 60'000);
        const QString asked = view()->lesson().question;
        document().edit(*setParameter(*document().plan(), "STAGES", 90), "Too many stages");
        QTRY_VERIFY_WITH_TIMEOUT(!view()->lesson().illegal.isEmpty(), 60'000);
        QVERIFY2(view()->lesson().illegal.contains("not legal"), qPrintable(view()->lesson().illegal));
        QVERIFY(!view()->lesson().computing && !view()->lesson().revealing);
        QVERIFY(!button("Reveal")->isEnabled());
        QVERIFY(view()->lesson().question != asked && view()->lesson().question.contains(QChar(0x2013)));
        QVERIFY(view()->lesson().question.endsWith('?'));
        document().undoStack()->undo();
        QTRY_COMPARE_WITH_TIMEOUT(view()->lesson().question, asked, 60'000);
        QVERIFY(view()->lesson().illegal.isEmpty());
    }

    void stepsAreMarkedWithTheirTitles() {
        m_window->lessons().start("03_pipeline");
        next();
        QCOMPARE(view()->marks()->stateOf(0), QStringLiteral("Step 1: Taking turns, done"));
        QCOMPARE(view()->marks()->stateOf(1), QStringLiteral("Step 2: A turn of the loop, you are here"));
        QCOMPARE(view()->marks()->stateOf(2), QStringLiteral("Step 3: Two stages, to come"));
        QCOMPARE(view()->marks()->words(), QStringLiteral("A turn of the loop · next: Two stages"));
        view()->marks()->findChildren<QAbstractButton*>().first()->click();
        QCOMPARE(view()->lesson().current, 0);
    }

    void startingAsksNothingAndLosesNothing() {
        TilePlan own = *document().plan();
        own.description = "not saved";
        document().edit(own, "Describe");
        m_window->lessons().start("03_pipeline");
        QVERIFY(!m_window->findChild<QMessageBox*>());
        QVERIFY(view()->lesson().running());
        // Whatever would replace it brings it back first, and then asks for it.
        QVERIFY(!m_window->files().isSafe());
        m_window->files().openPath(SOURCE_DIR "/samples/softmax_4096.json");
        auto* question = m_window->findChild<QMessageBox*>("unsavedChanges");
        QVERIFY(question);
        QCOMPARE(*document().plan(), own);
        question->reject();
        QCOMPARE(*document().plan(), own);
        QVERIFY(document().isModified());
    }

    void restartAsksAboutTheUsersOwnFile() {
        m_window->lessons().start("03_pipeline");
        next();
        QTemporaryDir folder;
        QVERIFY(document().saveAs(folder.filePath("lesson2.json")).empty());
        TilePlan changed = *document().plan();
        changed.description = "kept";
        document().edit(changed, "Describe");
        button("Restart")->click();
        auto* question = m_window->findChild<QMessageBox*>("unsavedChanges");
        QVERIFY(question);
        question->reject();
        QCOMPARE(*document().plan(), changed);
        QCOMPARE(view()->lesson().current, 1);
    }

    void focusGoesOnToWhatIsToBeDone() {
        m_window->lessons().start("03_pipeline");
        next();
        QAbstractButton* restart = button("Restart");
        restart->setFocus();
        QTest::keyClick(restart, Qt::Key_Space);
        QCOMPARE(view()->lesson().current, 0);
        QCOMPARE(QApplication::focusWidget(), button("Next"));
    }

    void absurdGuessesAreRefused() {
        m_window->lessons().start("03_pipeline");
        next(), next();
        QTest::keyClicks(view()->guessField(), "1e308");
        QTest::keyClick(view()->guessField(), Qt::Key_Return);
        QVERIFY(!view()->lesson().revealed && !view()->lesson().revealing);
        QVERIFY2(view()->lesson().fault.contains("too large"), qPrintable(view()->lesson().fault));
    }

    void sheetIsThereFromTheStart() {
        m_window->lessons().start("03_pipeline");
        QVERIFY(button("Answer Sheet…")->isEnabled());
        QTemporaryDir folder;
        QVERIFY(writeLessonSheet(m_window->lessons().runner(), QDate(2026, 1, 2), folder.filePath("a.pdf")).empty());
        QVERIFY(QFile(folder.filePath("a.pdf")).size() > 3000);
    }

    void walkToTheEndWithTheKeyboard() {
        m_window->lessons().start("03_pipeline");
        QVERIFY(view()->lesson().running());
        QVERIFY(m_window->findChild<QWidget*>("lessonFrame")); // the lanes are pointed at
        QTRY_VERIFY_WITH_TIMEOUT(!view()->lesson().computing, 60'000);
        QVERIFY2(!view()->lesson().text.contains(QChar(u'…')) && view()->lesson().text.contains("%"),
                 qPrintable(view()->lesson().text));
        next();
        next();
        QCOMPARE(view()->lesson().current, 2);
        QCOMPARE(view()->lesson().unit, QStringLiteral("µs"));
        next(); // not before the answer
        QCOMPARE(view()->lesson().current, 2);
        view()->guessField()->setFocus();
        QTest::keyClicks(view()->guessField(), "300");
        QTest::keyClick(view()->guessField(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().revealed, 60'000);
        QVERIFY2(view()->lesson().verdict.contains("too high"), qPrintable(view()->lesson().verdict));
        QCOMPARE(view()->lesson().guess, QStringLiteral("300"));
        next();
        QCOMPARE(view()->lesson().current, 3);
        QVERIFY(!view()->lesson().steps[3].done);
        QCOMPARE(document().undoStack()->count(), 0);
        button("Do It for Me")->click();
        QCOMPARE(document().undoStack()->count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().steps[3].done, 60'000);
        QVERIFY(!view()->lesson().strayed);
        next();
        answer("5");
        next();
        button("Tensor cores")->click();
        button("Reveal")->click();
        QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().revealed, 60'000);
        QVERIFY2(view()->lesson().right, qPrintable(view()->lesson().verdict));
        QVERIFY(view()->lesson().isComplete());

        QTemporaryDir folder;
        const QString one = folder.filePath("a.pdf"), two = folder.filePath("b.pdf");
        const QDate day(2026, 1, 2);
        QVERIFY(writeLessonSheet(m_window->lessons().runner(), day, one).empty());
        QVERIFY(writeLessonSheet(m_window->lessons().runner(), day, two).empty());
        QCOMPARE(withoutDates(one), withoutDates(two));
        QVERIFY(QFile(one).size() > 5000);
    }

    void ownPlanComesBack() {
        const TilePlan own = *document().plan();
        m_window->lessons().start("03_pipeline");
        QVERIFY(*document().plan() != own);
        QCOMPARE(gpu(), std::string("h200-sxm"));
        button("Leave")->click();
        QVERIFY(!view()->lesson().running());
        QCOMPARE(*document().plan(), own);
        QCOMPARE(document().displayName(), QStringLiteral("relu.json"));
        QCOMPARE(gpu(), std::string("h100-sxm"));
        QVERIFY(!document().isModified());
    }

    void leavingAsksNothingAndBringsBackTheSteps() {
        const TilePlan first = *document().plan();
        TilePlan second = first;
        second.description = "mine";
        document().edit(second, "Describe", "describe");
        QTemporaryDir folder;
        QVERIFY(document().saveAs(folder.filePath("mine.json")).empty());
        TilePlan third = second;
        third.description = "mine as well";
        document().edit(third, "Describe again", "describe");
        document().undoStack()->undo();
        QVERIFY(!document().isModified());

        m_window->lessons().start("03_pipeline");
        QVERIFY(view()->lesson().running());
        QCOMPARE(document().undoStack()->count(), 0);
        TilePlan changed = *document().plan();
        changed.description = "of the lesson";
        document().edit(changed, "Describe the lesson's plan");
        QVERIFY(!document().isModified()); // nobody's work
        document().setDrafts({"{"});
        button("Leave")->click();
        QVERIFY(!m_window->findChild<QMessageBox*>());
        QVERIFY(!view()->lesson().running());

        QCOMPARE(*document().plan(), second);
        QCOMPARE(document().displayName(), QStringLiteral("mine.json"));
        QVERIFY(document().drafts().isEmpty());
        QVERIFY(!document().isModified());
        QCOMPARE(document().undoStack()->count(), 2); // steps on both sides of the saved state stay apart
        document().undoStack()->redo();
        QCOMPARE(*document().plan(), third);
        QVERIFY(document().isModified());
        document().undoStack()->undo();
        QVERIFY(!document().isModified());
        document().undoStack()->undo();
        QCOMPARE(*document().plan(), first);
        QVERIFY(document().isModified());
    }

    void unsavedWorkComesBackUnsaved() {
        TilePlan own = *document().plan();
        own.description = "not saved";
        document().edit(own, "Describe");
        m_window->lessons().runner().start("03_pipeline"); // past the question
        QVERIFY(!document().isModified());
        m_window->lessons().leave();
        QVERIFY(!m_window->findChild<QMessageBox*>());
        QCOMPARE(*document().plan(), own);
        QVERIFY(document().isModified());
        document().undoStack()->undo();
        QVERIFY(!document().isModified());
    }

    void savedPlanOfALessonIsTheUsersWork() {
        m_window->lessons().start("03_pipeline");
        QTemporaryDir folder;
        QVERIFY(document().saveAs(folder.filePath("kept.json")).empty());
        QVERIFY(!document().isThrowaway() && !document().isModified());
        TilePlan changed = *document().plan();
        changed.description = "kept";
        document().edit(changed, "Describe");
        QVERIFY(document().isModified());
        m_window->lessons().leave();
        auto* question = m_window->findChild<QMessageBox*>("unsavedChanges");
        QVERIFY(question);
        question->reject();
        QVERIFY(view()->lesson().running());
    }

    /// Steps open docks: afterwards they stand as they did, unless another layout was taken in the lesson.
    void theDocksComeBack_data() {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("chosen");
        QTest::newRow("edit") << "edit" << "";
        QTest::newRow("analyse") << "analyse" << "";
        QTest::newRow("another layout") << "edit" << "analyse";
    }
    void theDocksComeBack() {
        QFETCH(QString, own);
        QFETCH(QString, chosen);
        m_window->setLayoutName(own);
        m_window->showView("roofline");
        const QHash<QString, QRect> before = docksSeen();
        m_window->lessons().start("06_swizzle");
        while (view()->lesson().current + 1 < view()->lesson().steps.size()) {
            const int step = view()->lesson().current;
            m_window->lessons().runner().goTo(step + 1);
            if (view()->lesson().current == step) break; // a question
        }
        m_window->showView("errors");
        QVERIFY(docksSeen() != before);
        if (!chosen.isEmpty()) m_window->setLayoutName(chosen);
        const QHash<QString, QRect> inLesson = docksSeen();
        m_window->lessons().leave();
        QCOMPARE(docksSeen(), chosen.isEmpty() ? before : inLesson);
    }

    void anotherFileEndsTheLesson() {
        m_window->lessons().start("03_pipeline");
        QVERIFY(document().open(SOURCE_DIR "/samples/softmax_4096.json").empty());
        QVERIFY(!view()->lesson().running());
        QCOMPARE(document().displayName(), QStringLiteral("softmax_4096.json"));
    }

    void progressIsRemembered() {
        m_window->lessons().start("03_pipeline");
        next();
        next();
        button("Leave")->click();
        QCOMPARE(view()->lesson().lessons[2].doneSteps, 2);
        m_window->lessons().start("03_pipeline");
        QCOMPARE(view()->lesson().current, 2);
        button("Restart")->click();
        QCOMPARE(view()->lesson().current, 0);
    }

    void wordsForANumberAreRefused() {
        m_window->lessons().start("03_pipeline");
        next();
        next();
        QTest::keyClicks(view()->guessField(), "many");
        QTest::keyClick(view()->guessField(), Qt::Key_Return);
        QVERIFY(!view()->lesson().revealed && !view()->lesson().revealing);
        QVERIFY(view()->lesson().fault.contains("many"));
    }

private:
    /// Of the docks in front, covered or not, where they are; those behind another one wait at a negative place.
    QHash<QString, QRect> docksSeen() const {
        QCoreApplication::processEvents();
        m_window->views().catchUp();
        QCoreApplication::processEvents();
        QHash<QString, QRect> seen;
        for (auto it = m_window->docks().begin(); it != m_window->docks().end(); ++it)
            if (!it.value()->isHidden() && it.value()->x() >= 0) seen[it.key()] = it.value()->geometry();
        return seen;
    }
    Document& document() { return m_workspace->document(); }
    LessonView* view() const { return qobject_cast<LessonView*>(m_window->views().view("lesson")); }
    std::string gpu() const { return m_workspace->state().gpu->id; }
    void next() {
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Right, Qt::AltModifier);
    }
    void answer(const QString& guess) {
        QTest::keyClicks(view()->guessField(), guess);
        QTest::keyClick(view()->guessField(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().revealed, 60'000);
    }
    QAbstractButton* button(const QString& title) const {
        for (QAbstractButton* found : view()->findChildren<QAbstractButton*>())
            if (found->text().remove('&') == title && !found->isHidden()) return found;
        qFatal("no button %s", qPrintable(title));
    }
    static QByteArray withoutDates(const QString& path) {
        QFile file(path);
        QByteArray kept;
        if (!file.open(QIODevice::ReadOnly)) return {};
        for (const QByteArray& line : file.readAll().split('\n'))
            if (!line.contains("CreationDate") && !line.contains("CreateDate") &&
                !line.contains("ModifyDate") && !line.contains("MetadataDate") && !line.contains("uuid") &&
                !line.contains("/ID"))
                kept += line + '\n';
        return kept;
    }

    std::unique_ptr<tbb::global_control> m_workers;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestLesson)
#include "tst_lesson.moc"
