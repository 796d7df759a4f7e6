// What a person expects of a desktop program around files and windows: questions instead of losses, things found again
// where they were left.
#include "app/explorer/autosave.h"
#include "app/explorer/recent_files.h"
#include "app/explorer/window/error_dialog.h"
#include "app/explorer/window/file_name_label.h"
#include "app/explorer/window/message_bar.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/plan_text/plan_editor.h"
#include "widgets/plan_text/plan_text_view.h"

#include <QDropEvent>
#include <QSignalSpy>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QMimeDatabase>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QUrl>

using namespace tilesight;

namespace {
const QString sampleFile = QStringLiteral(SOURCE_DIR "/samples/gemm_4096_bf16.json");
}

class TestFileManners : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("TileSightTest"));
        QCoreApplication::setApplicationName(QStringLiteral("tst_file_manners"));
        m_hardware = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    }
    void init() {
        QSettings().clear();
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("mine.json"));
        QVERIFY(QFile::copy(sampleFile, m_file));
        open();
    }
    void cleanup() {
        m_window.reset();
        m_workspace.reset();
        m_themes.reset();
        QSettings().clear();
    }

    /// Ctrl+S while the question about the other program's change stands open replaces nothing without being told to.
    void savingOverAnotherProgramsChangeAsks_data() {
        QTest::addColumn<bool>("kept");
        QTest::newRow("question not answered") << false;
        QTest::newRow("mine was to be kept") << true;
    }
    void savingOverAnotherProgramsChangeAsks() {
        QFETCH(bool, kept);
        document().edit(*setParameter(*document().plan(), "M", 2048), QStringLiteral("Change M"));
        const QByteArray theirs =
            contentOf(m_file).replace("\"BM\", \"value\": 128", "\"BM\", \"value\": 64");
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(theirs) > 0);
        file.close();
        auto* bar = m_window->findChild<MessageBar*>();
        QTRY_VERIFY(!bar->isHidden());
        if (kept) press(bar, QStringLiteral("Keep mine"));
        m_window->files().save();
        auto* box = m_window->findChild<QMessageBox*>();
        QCOMPARE(box != nullptr, !kept);
        QCOMPARE(contentOf(m_file) == theirs, !kept);
        if (box) box->reject();
    }

    /// The next start shows what the last one showed, whatever layouts were visited before.
    void theLayoutComesBack_data() {
        QTest::addColumn<QStringList>("visited");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("maximized");
        for (const bool maximized : {false, true})
            for (const QSize size : {QSize(1280, 700), QSize(1600, 1000)})
                for (const char* visited :
                     {"edit", "analyse", "edit,analyse,present,edit", "present,analyse"})
                    QTest::addRow("%s, %d wide%s", visited, size.width(), maximized ? ", maximized" : "")
                        << QString::fromLatin1(visited).split(',') << size << maximized;
    }
    void theLayoutComesBack() {
        QFETCH(QStringList, visited);
        QFETCH(QSize, size);
        QFETCH(bool, maximized);
        const auto shown = [this] {
            QMap<QString, QRect> docks;
            for (auto it = m_window->docks().begin(); it != m_window->docks().end(); ++it)
                if (!it.value()->isHidden()) // those behind another tab have no place of their own
                    docks[it.key()] =
                        it.value()->visibleRegion().isEmpty() ? QRect() : it.value()->geometry();
            return docks;
        };
        m_window->resize(size);
        if (maximized) m_window->showMaximized();
        for (const QString& layout : visited) {
            m_window->setLayoutName(layout);
            QTest::qWait(0);
        }
        QTRY_VERIFY(m_workspace->isSettled());
        const auto before = shown();
        QVERIFY(m_window->close());
        open();
        QCOMPARE(m_window->layoutName(), visited.last());
        const auto after = shown();
        QCOMPARE(QStringList(after.keys()), QStringList(before.keys()));
        for (auto it = before.begin(); it != before.end(); ++it) {
            const QRect was = it.value(), is = after[it.key()];
            QVERIFY2((was.topLeft() - is.topLeft()).manhattanLength() < 40 &&
                         std::abs(was.width() - is.width()) < 40 && std::abs(was.height() - is.height()) < 40,
                     qPrintable(QStringLiteral("%1: %2,%3 %4x%5, now %6,%7 %8x%9")
                                    .arg(it.key())
                                    .arg(was.x())
                                    .arg(was.y())
                                    .arg(was.width())
                                    .arg(was.height())
                                    .arg(is.x())
                                    .arg(is.y())
                                    .arg(is.width())
                                    .arg(is.height())));
        }
    }

    void changedOnDiskIsAsked_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("reloaded");
        QTest::newRow("reload") << "Reload" << true;
        QTest::newRow("keep") << "Keep mine" << false;
    }
    void changedOnDiskIsAsked() {
        QFETCH(QString, answer);
        QFETCH(bool, reloaded);
        const TilePlan before = *document().plan();
        auto* bar = m_window->findChild<MessageBar*>();
        QVERIFY(bar->isHidden());
        QFile::remove(m_file);
        QVERIFY(QFile::copy(QStringLiteral(SOURCE_DIR "/samples/softmax_4096.json"), m_file));
        QTRY_VERIFY(bar->isVisible());
        QVERIFY(bar->sentence().contains(QStringLiteral("mine.json")));
        QCOMPARE(*document().plan(), before); // nothing changes unasked
        press(bar, answer);
        QVERIFY(bar->isHidden());
        QCOMPARE(*document().plan() != before, reloaded);
        QCOMPARE(m_window->isWindowModified(), !reloaded);
        if (reloaded) document().undoStack()->undo(); // reloading is a step like any other
        QCOMPARE(*document().plan(), before);
    }

    /// What holds no plan is nothing to go back to: the question stays, and leaving asks.
    void changedToGarbage() {
        auto* bar = m_window->findChild<MessageBar*>();
        QFile file(m_file);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
        file.close();
        QTRY_VERIFY(bar->isVisible());
        QTRY_VERIFY(m_window->isWindowModified());
        press(bar, QStringLiteral("Reload"));
        auto* dialog = m_window->findChild<ErrorDialog*>();
        QVERIFY(dialog);
        delete dialog;
        QVERIFY(bar->isVisible());
        QVERIFY(m_window->isWindowModified());
        press(bar, QStringLiteral("Keep mine"));
        QVERIFY(bar->isHidden());
        QVERIFY(m_window->isWindowModified());
    }

    void removedFromDisk() {
        auto* bar = m_window->findChild<MessageBar*>();
        QVERIFY(QFile::remove(m_file));
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->sentence().contains("only copy"), qPrintable(bar->sentence()));
        QVERIFY(m_window->isWindowModified());
        press(bar, QStringLiteral("Save"));
        QVERIFY(QFile::exists(m_file));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(bar->isHidden());
    }

    void titleShowsNameAndMark() {
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("mine.json[*]")));
        QVERIFY(!m_window->isWindowModified());
        edit();
        QVERIFY(m_window->isWindowModified());
        document().undoStack()->undo();
        QVERIFY(!m_window->isWindowModified());
    }

    void recentFilesAreInTheMenu() {
        m_window->files().openPath(m_file);
        m_window->files().openPath(sampleFile);
        QCOMPARE(recentFiles().mid(0, 2), QStringList({sampleFile, m_file}));
        QMenu* recent = nullptr;
        for (QMenu* menu : m_window->findChildren<QMenu*>())
            if (menu->title().remove(u'&') == QStringLiteral("Open Recent")) recent = menu;
        QVERIFY(recent);
        emit recent->aboutToShow();
        QCOMPARE(recent->actions().first()->text(), QStringLiteral("gemm_4096_bf16.json"));
        recent->actions().at(1)->trigger();
        QCOMPARE(document().path(), m_file);
    }

    /// A file may be called anything; titles, menus and messages keep to one line and take no name for markup.
    void namesWithLineBreaksAreShownEscaped() {
        const QString path = m_folder->filePath(QStringLiteral("two\nlines & <b>bold<b>[*].json"));
        const QString shown = QStringLiteral("two\\nlines & <b>bold<b>[*].json");
        QVERIFY(QFile::copy(sampleFile, path));
        m_window->files().openPath(path);
        QCOMPARE(document().displayName(), shown);
        QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("two\\nlines & <b>bold<b>[*][*].json[*]")));
        auto* label = m_window->findChild<FileNameLabel*>();
        QCOMPARE(label->accessibleName(), shown);
        QVERIFY(!label->toolTip().contains(u'\n'));
        QStringList entries;
        for (QMenu* menu : m_window->findChildren<QMenu*>())
            if (menu->title() == QStringLiteral("Open Re&cent")) {
                emit menu->aboutToShow();
                for (QAction* action : menu->actions())
                    entries << action->text();
            }
        QVERIFY2(entries.contains(QString(shown).replace(u'&', QStringLiteral("&&"))),
                 qPrintable(entries.join(u';')));
        document().edit(*setParameter(*document().plan(), "M", 2048), QStringLiteral("Change M"));
        m_window->files().openPath(sampleFile); // asks
        auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("unsavedChanges"));
        QVERIFY(box && box->text().contains(shown));
        QCOMPARE(box->textFormat(), Qt::PlainText);
        box->reject();
        const QByteArray mine = QByteArray::fromStdString(planToJson(*document().plan()));
        m_window->files().save();
        QCOMPARE(contentOf(path), mine); // under its real name
    }

    void aNewPlanIsSavedUnderATypedName() {
        m_window->files().newFromSample(sampleFile);
        m_window->files().save();
        auto* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        QVERIFY2(dialog->selectedFiles().value(0).endsWith(QStringLiteral(".tileplan.json")),
                 "the name suggested is the one by which desktops know plans");
        dialog->reject();
    }

    /// The question is about the file that is written, whatever was typed.
    void aNameWithoutSuffixReplacesNothingUnasked_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("answer");
        for (const char* typed : {"gemm.v2", "gemm.v2.json", "gemm.v2.JSON"})
            for (const char* answer : {"Replace", "Another Name…", "Cancel"})
                QTest::addRow("%s, %s", typed, answer) << QString::fromUtf8(typed) << QString::fromUtf8(answer);
    }
    void aNameWithoutSuffixReplacesNothingUnasked() {
        QFETCH(QString, typed);
        QFETCH(QString, answer);
        const QString there = m_folder->filePath(typed.endsWith("JSON") ? typed : QStringLiteral("gemm.v2.json"));
        QFile file(there);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("theirs") > 0);
        file.close();
        m_window->files().saveAs();
        choose(typed);
        auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("replaceFile"));
        QVERIFY(box);
        QVERIFY(box->text().contains(QFileInfo(there).fileName()));
        QCOMPARE(contentOf(there), QByteArray("theirs"));
        clickIn(box, answer);
        QCOMPARE(contentOf(there) == "theirs", answer != QStringLiteral("Replace"));
        QCOMPARE(m_window->findChild<QFileDialog*>() != nullptr, answer.startsWith(QStringLiteral("Another")));
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("gemm.v2"))));
    }

    void everyExportAsksForTheNameThatIsWritten() {
        QFile file(m_folder->filePath(QStringLiteral("table.txt.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("theirs") > 0);
        file.close();
        m_window->files().exportText(QStringLiteral("Save"), QStringLiteral("_table.csv"), "ours");
        choose(QStringLiteral("table.txt"));
        auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("replaceFile"));
        QVERIFY(box && box->text().contains(QStringLiteral("table.txt.csv")));
        clickIn(box, QStringLiteral("Replace"));
        QCOMPARE(contentOf(file.fileName()), QByteArray("ours"));
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("table.txt"))));
    }

    /// The file goes where it is dropped as a copy: what is moved is deleted where it came from.
    void severalDroppedFiles() {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(sampleFile), QUrl::fromLocalFile(m_file)});
        QDragEnterEvent moving(QPoint(9, 9), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &moving);
        QVERIFY(!moving.isAccepted());
        QDragEnterEvent entering(QPoint(9, 9), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &entering);
        QVERIFY(entering.isAccepted());
        QCOMPARE(entering.dropAction(), Qt::CopyAction);
        QDropEvent drop(QPointF(9, 9), Qt::MoveAction | Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QSignalSpy told(&m_window->files(), &FileCommands::message);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
        QCOMPARE(document().path(), sampleFile);
        QCOMPARE(told.count(), 1);
        QVERIFY(told.first().first().toString().contains(QStringLiteral("mine.json")));
    }

    /// A second text with errors does not push out the first.
    void twoTextsWithErrorsAreKept() {
        m_window->showView(QStringLiteral("text"));
        m_window->views().catchUp();
        auto* text = qobject_cast<PlanTextView*>(m_window->views().view(QStringLiteral("text")));
        QStringList typed;
        for (const char* word : {"first ", "second "}) {
            QTest::keyClicks(text->editor(), word);
            text->readNow();
            typed << text->editor()->toPlainText();
            text->takeBackButton()->click();
        }
        QCOMPARE(document().drafts(), typed);
        text->bringBackButton()->click();
        QCOMPARE(text->editor()->toPlainText(), typed.last());
        text->takeBackButton()->click();
        QCOMPARE(document().drafts(), typed);
        document().dropDrafts();
    }

    /// What could not be written beside a saved plan is told apart, and closing goes on.
    void savingBeforeTheEndGoesOn() {
        QFile blocked(m_folder->filePath(QStringLiteral("blocked")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        document().keepVariantsIn(blocked.fileName());
        QVERIFY(m_workspace->pinVariant());
        auto* bar = m_window->findChild<MessageBar*>();
        QVERIFY2(bar->sentence().contains(QStringLiteral("Pinned variants cannot be kept")), qPrintable(bar->sentence()));
        edit();
        m_window->close();
        auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("unsavedChanges"));
        QVERIFY(box);
        clickIn(box, QStringLiteral("Save"));
        auto* dialog = m_window->findChild<QDialog*>(QStringLiteral("errorDialog"));
        QVERIFY(dialog);
        QVERIFY(m_window->isVisible());
        QCOMPARE(*readPlan(m_file.toStdString()), *document().plan());
        dialog->reject();
        QTRY_VERIFY(!m_window->isVisible());
    }

    void windowLayoutAndThemeAreFoundAgain() {
        m_window->resize(1444, 888);
        m_window->setLayoutName(QStringLiteral("analyse"));
        m_window->showView(QStringLiteral("table"));
        m_window->docks().value(QStringLiteral("hints"))->close();
        m_themes->setTheme(QStringLiteral("contrast-dark"));
        m_themes->setFontScale(1.15);
        QTest::qWait(0);
        QVERIFY(m_window->close());
        open();
        QCOMPARE(m_window->size(), QSize(1444, 888));
        QCOMPARE(m_window->layoutName(), QStringLiteral("analyse"));
        QVERIFY(m_window->docks().value(QStringLiteral("hints"))->isHidden());
        QVERIFY(!m_window->docks().value(QStringLiteral("table"))->visibleRegion().isEmpty());
        QCOMPARE(m_themes->name(), QStringLiteral("contrast-dark"));
        QCOMPARE(m_themes->fontScale(), 1.15);
        // And put right by one entry of the menu.
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->text().remove(u'&') == QStringLiteral("Restore Default Layout")) action->trigger();
        QVERIFY(!m_window->docks().value(QStringLiteral("hints"))->isHidden());
    }

    void zoomOfThePlanIsFoundAgain() {
        auto* canvas = m_window->findChild<PlanCanvas*>();
        canvas->setZoom(1.7, canvas->viewport()->rect().center());
        QVERIFY(m_window->close());
        open();
        QCOMPARE(m_window->findChild<PlanCanvas*>()->zoom(), 1.7);
        // Another plan is fitted into the view.
        m_window->files().openPath(sampleFile);
        QTRY_VERIFY(m_workspace->isSettled());
        m_window->views().catchUp();
        QVERIFY(m_window->findChild<PlanCanvas*>()->zoom() != 1.7);
    }

    void textSizeByKeys() {
        QTest::keyClick(m_window.get(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(m_themes->fontScale(), 1.15);
        QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
        QTest::keyClick(m_window.get(), Qt::Key_Minus, Qt::ControlModifier);
        QCOMPARE(m_themes->fontScale(), 0.9);
        for (int i = 0; i < 9; ++i)
            QTest::keyClick(m_window.get(), Qt::Key_Equal, Qt::ControlModifier);
        QCOMPARE(m_themes->fontScale(), 1.75);
        QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(m_themes->fontScale(), 1.0);
    }

    /// A write that fails halfway leaves the old file, and no scraps beside it.
    void textWithErrorsIsNotLost_data() {
        QTest::addColumn<QString>("answer");
        QTest::newRow("cancel") << "Cancel";
        QTest::newRow("discard") << "Discard";
        QTest::newRow("keep") << "Keep a Copy";
    }
    /// Text that is no plan yet is asked about when the window closes; a kept copy is offered at the next start.
    void textWithErrorsIsNotLost() {
        QFETCH(QString, answer);
        dropRecoveries();
        m_window->showView(QStringLiteral("text"));
        m_window->views().catchUp();
        auto* text = qobject_cast<PlanTextView*>(m_window->views().view(QStringLiteral("text")));
        QTest::keyClicks(text->editor(), "typed "); // and not read yet: the program closes at once
        m_window->close();
        auto* box = m_window->findChild<QMessageBox*>(QStringLiteral("unsoundText"));
        QVERIFY(box && m_window->isVisible());
        QVERIFY(box->text().contains(QStringLiteral("mine.json")));
        const QString typed = text->drafts().value(0);
        QVERIFY(typed.contains(QStringLiteral("typed ")));
        QAbstractButton* button = nullptr;
        for (QAbstractButton* each : box->buttons())
            if (each->text() == answer) button = each;
        QVERIFY(button);
        button->click();
        if (answer == QLatin1String("Cancel")) {
            QTest::qWait(0);
            QVERIFY(m_window->isVisible());
            QCOMPARE(text->editor()->toPlainText(), typed);
            return;
        }
        QTRY_VERIFY(!m_window->isVisible());
        open();
        auto* bar = m_window->findChild<MessageBar*>();
        QCOMPARE(bar->isVisible(), answer == QLatin1String("Keep a Copy"));
        if (answer == QLatin1String("Discard")) return;
        QVERIFY(bar->sentence().contains(QStringLiteral("mine.json")));
        press(bar, QStringLiteral("Recover"));
        m_window->showView(QStringLiteral("text"));
        m_window->views().catchUp();
        text = qobject_cast<PlanTextView*>(m_window->views().view(QStringLiteral("text")));
        QCOMPARE(text->setAside(), typed);
        text->bringBackButton()->click();
        QCOMPARE(text->editor()->toPlainText(), typed);
        QVERIFY(text->differs());
        dropRecoveries();
    }

    /// Another plan is opened: the text of the one before does not stand beside it.
    void anotherPlanComesWithoutTheText() {
        m_window->showView(QStringLiteral("text"));
        m_window->views().catchUp();
        auto* text = qobject_cast<PlanTextView*>(m_window->views().view(QStringLiteral("text")));
        QTest::keyClicks(text->editor(), "typed ");
        text->readNow();
        QVERIFY(!document().drafts().isEmpty());
        QVERIFY(document().open(QStringLiteral(SOURCE_DIR "/samples/softmax_4096.json")).empty());
        m_window->views().catchUp();
        QVERIFY(!text->differs() && text->setAside().isEmpty());
        QCOMPARE(document().drafts(), QStringList());
        QVERIFY(text->editor()->toPlainText().contains(QString::fromStdString(document().plan()->name)));
    }

    void savingIsAtomic() {
        edit();
        QVERIFY(document().save().empty());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList({"mine.json"}));
        const auto stored = readPlan(m_file.toStdString());
        QVERIFY(stored.hasValue());
        QCOMPARE(*stored, *document().plan());
    }

private:
    Document& document() { return m_workspace->document(); }
    void edit() {
        TilePlan plan = *document().plan();
        plan.name += " edited";
        document().edit(plan, QStringLiteral("Rename"));
    }
    static void dropRecoveries() {
        Document none;
        for (const Recovery& recovery : Autosave(none).recoveries())
            Autosave::discard(recovery);
    }
    static QByteArray contentOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void choose(const QString& name) {
        auto* dialog = m_window->findChild<QFileDialog*>();
        QVERIFY(dialog);
        emit dialog->fileSelected(m_folder->filePath(name));
        delete dialog;
    }
    void clickIn(QMessageBox* box, const QString& title) {
        for (QAbstractButton* button : box->buttons())
            if (button->text() == title) return button->click();
        QFAIL("no such button");
    }
    void press(MessageBar* bar, const QString& title) {
        for (QPushButton* button : bar->findChildren<QPushButton*>())
            if (button->text() == title) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL("no such button");
    }
    void open() {
        m_window.reset();
        m_workspace = std::make_unique<Workspace>(m_hardware, coreEngine());
        QVERIFY(m_workspace->setGpu(QStringLiteral("h200-sxm")).empty());
        QVERIFY(document().open(m_file).empty());
        m_themes = std::make_unique<ThemeController>(true);
        m_window = std::make_unique<MainWindow>(*m_workspace, *m_themes,
                                                QStringLiteral(SOURCE_DIR "/samples"), true);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY_WITH_TIMEOUT(m_workspace->isSettled(), 60'000);
        m_window->views().catchUp();
        QCoreApplication::processEvents();
    }

    HardwareDatabase m_hardware;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<ThemeController> m_themes;
    std::unique_ptr<Workspace> m_workspace;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(TestFileManners)
#include "tst_file_manners.moc"
