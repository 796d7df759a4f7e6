// What a lesson covers gives its answer away by no other way: pictures and numbers, menus, palette, report, F1, and what
// a screen reader is told.
#include "app/explorer/window/dock_tools.h"
#include "app/explorer/window/lesson_commands.h"
#include "app/explorer/window/report_dialog.h"
#include "app/explorer/window/view_cover.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/lesson/lesson_view.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/plot/export_actions.h"
#include "widgets/summary/summary_strip.h"

#include <QAccessible>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QToolButton>

using namespace tilesight;

class TestLessonCovers : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_lesson_covers");
        m_sample = std::make_unique<WindowOnSample>();
    }
    void init() {
        QSettings().remove("lessons");
        window().activateWindow(); // the menus and dialogs of a test before may have taken it
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        window().lessons().showLessons();
        QGuiApplication::clipboard()->setText("before");
        window().statusBar()->clearMessage();
    }
    void cleanup() { window().lessons().leave(); }

    void answersAreHiddenUntilRevealed_data() {
        QTest::addColumn<QString>("id");
        for (const QString& name : QDir(SOURCE_DIR "/samples/lessons").entryList({"*.json"}))
            QTest::newRow(qPrintable(name)) << QFileInfo(name).completeBaseName();
    }
    void answersAreHiddenUntilRevealed() {
        QFETCH(QString, id);
        const auto lesson = readLesson((SOURCE_DIR "/samples/lessons/" + id + ".json").toStdString());
        QVERIFY(lesson);
        window().lessons().start(id);
        int hiding = 0;
        for (int i = 0; i < int(lesson->steps.size()); ++i) {
            const LessonStep& step = lesson->steps[std::size_t(i)];
            QCOMPARE(view()->lesson().current, i);
            for (const std::string& hidden : coveredViews(step)) {
                QVERIFY2(!viewOf(hidden)->isVisible(), hidden.c_str());
                for (const ExportActions* exports : ExportActions::of(viewOf(hidden)))
                    for (const QString& suffix : exports->suffixes())
                        QVERIFY2(exports->content(suffix).isEmpty(), hidden.c_str());
            }
            QCOMPARE(covers().size(), coveredViews(step).size());
            if (step.isQuestion()) {
                hiding += !step.hides.empty();
                reveal();
                QVERIFY(covers().isEmpty());
            } else if (step.kind == StepKind::change) {
                window().lessons().runner().apply();
                QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().steps[i].done, 60'000);
            }
            window().lessons().runner().goTo(i + 1);
        }
        QVERIFY(hiding > 0);
    }

    void leavingUncovers() {
        window().lessons().start("06_swizzle");
        window().showView("gallery");
        DockPanel* dock = window().docks()["gallery"];
        QTRY_COMPARE(dock->childAt(dock->rect().center()), dock->widget());
        QVERIFY(covers().contains(dock->widget()));
        QCOMPARE(dock->caption(), QString());
        dock->setCaption("fastest: grouped");
        QCOMPARE(dock->caption(), QString());
        window().lessons().leave();
        QVERIFY(covers().isEmpty());
        QVERIFY(dock->view()->isVisible());
        QVERIFY(!dock->caption().isEmpty());
    }

    void picturesAndNumbersAreRefused() {
        coverRoofline();
        for (const ExportActions* exports : ExportActions::of(viewOf("roofline")))
            for (QAction* action : exports->actions()) {
                window().statusBar()->clearMessage();
                action->trigger();
                QCOMPARE(window().statusBar()->currentMessage(), ViewCover::sentence());
            }
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
        QVERIFY(!window().findChild<QFileDialog*>());
        reveal();
        QVERIFY(!ExportActions::of(viewOf("roofline")).first()->content("svg").isEmpty());
    }

    void panelMenuSaysWhy() {
        coverRoofline();
        DockTools tools(nullptr);
        tools.setDock(window().docks()["roofline"]);
        const auto last = [&] {
            tools.findChild<QToolButton*>("more")->click();
            auto* menu = tools.findChild<QMenu*>();
            menu->close();
            return menu->actions().last();
        };
        QCOMPARE(last()->text(), ViewCover::sentence());
        QVERIFY(!last()->isEnabled());
        reveal();
        QVERIFY(last()->text() != ViewCover::sentence());
    }

    void paletteGivesNothingAway() {
        window().lessons().start("06_swizzle"); // covers launch orders and hints from the first step
        QTRY_VERIFY_WITH_TIMEOUT(!view()->lesson().computing, 60'000);
        m_sample->settle();
        QCOMPARE(offered("Adopt launch order").size(), 0); // they would stand there fastest first
        const TilePlan before = *m_sample->workspace().document().plan();
        for (const char* command : {"Adopt Fastest Launch Order", "Apply First Hint", "Launch orders: Copy Picture"}) {
            window().statusBar()->clearMessage();
            run(command);
            QCOMPARE(window().statusBar()->currentMessage(), ViewCover::sentence());
        }
        QCOMPARE(*m_sample->workspace().document().plan(), before);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("before"));
    }

    void reportAndResultAreRefused() {
        coverRoofline();
        m_sample->settle();
        window().files().exportReport();
        QCOMPARE(window().statusBar()->currentMessage(), ViewCover::sentence());
        window().statusBar()->clearMessage();
        window().files().exportResult();
        QCOMPARE(window().statusBar()->currentMessage(), ViewCover::sentence());
        QVERIFY(!window().findChild<ReportDialog*>() && !window().findChild<QFileDialog*>());
        reveal();
        window().files().exportReport();
        auto* dialog = window().findChild<ReportDialog*>();
        QVERIFY(dialog);
        dialog->reject();
    }

    void explanationsOfThisPlanAreCovered() {
        coverRoofline(); // its question is of the plan on screen
        window().setFocus();
        QTest::keyClick(&window(), Qt::Key_F1);
        QVERIFY(window().docks()["explain"]->isVisible() && !viewOf("explain")->isVisible());
        reveal();
        QVERIFY(viewOf("explain")->isVisible());
        QTest::keyClick(&window(), Qt::Key_F1);
        QVERIFY(viewOf("explain")->isVisible());
    }

    void screenReadersFindTheSentenceOnly() {
        coverRoofline();
        QAccessibleInterface* dock = QAccessible::queryAccessibleInterface(window().docks()["roofline"]);
        QStringList told;
        tell(dock, told);
        QVERIFY2(told.contains(ViewCover::sentence()), qPrintable(told.join("; ")));
        const QString description = viewOf("roofline")->accessibleDescription();
        QVERIFY(!description.isEmpty() && !told.contains(description));
        reveal();
        told.clear();
        tell(dock, told);
        QVERIFY(told.contains(viewOf("roofline")->accessibleDescription()));
    }

    void focusLeavesWhatIsCovered() {
        window().showView("roofline");
        viewOf("roofline")->setFocus();
        QTRY_VERIFY(QApplication::focusWidget() && (viewOf("roofline")->hasFocus() ||
                                                    viewOf("roofline")->isAncestorOf(QApplication::focusWidget())));
        window().lessons().runner().start("01_roofline"); // covers it from its first step
        QVERIFY(!viewOf("roofline")->isVisible());
        QVERIFY(view()->isAncestorOf(QApplication::focusWidget()) || view()->hasFocus());
    }

private:
    MainWindow& window() { return m_sample->window(); }
    LessonView* view() { return qobject_cast<LessonView*>(window().views().view("lesson")); }
    QWidget* viewOf(const std::string& id) {
        if (id == "summary") return window().summary();
        return window().docks().value(QString::fromStdString(id))->view();
    }
    QList<QWidget*> covers() { return window().findChildren<QWidget*>("lessonCover"); }
    void coverRoofline() {
        window().lessons().start("01_roofline");
        window().lessons().runner().goTo(1);
        window().lessons().runner().goTo(2);
        QVERIFY(window().lessons().isCovered("roofline"));
        window().showView("roofline");
        QTRY_VERIFY_WITH_TIMEOUT(!view()->lesson().computing, 60'000);
    }
    void reveal() {
        window().lessons().runner().setGuess("1");
        window().lessons().runner().reveal();
        QTRY_VERIFY_WITH_TIMEOUT(view()->lesson().revealed, 60'000);
    }
    /// What the palette lists for a filter.
    QStringList offered(const QString& filter) {
        window().showPalette();
        FilterPopup* palette = window().palette();
        palette->filterLine()->setText(filter);
        QStringList found;
        for (int row = 0; row < palette->list()->count(); ++row)
            found << palette->list()->item(row)->text();
        palette->close();
        return found.filter(filter);
    }
    void run(const QString& command) {
        window().showPalette();
        QTest::keyClicks(window().palette()->filterLine(), command);
        QTest::keyClick(window().palette()->filterLine(), Qt::Key_Return);
    }
    /// Names and descriptions of everything that can be seen below.
    static void tell(QAccessibleInterface* of, QStringList& told) {
        if (!of || of->state().invisible) return;
        told << of->text(QAccessible::Name) << of->text(QAccessible::Description);
        for (int i = 0; i < of->childCount(); ++i)
            tell(of->child(i), told);
    }

    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestLessonCovers)
#include "tst_lesson_covers.moc"
