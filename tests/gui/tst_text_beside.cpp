// The text beside the graph in the real window, files dropped on it, and what it says about text that is not sound.
#include "app/explorer/window/dock_panel.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/graph/plan_canvas.h"
#include "widgets/graph/plan_graph_view.h"
#include "widgets/plan_text/plan_editor.h"
#include "widgets/plan_text/plan_text_view.h"
#include "widgets/summary/summary_strip.h"
#include "widgets/table/errors_panel.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>

using namespace tilesight;

class TestTextBeside : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_text_beside");
        QSettings().clear();
    }
    void cleanup() { m_sample.reset(); }

    void standsBesideTheGraphAndGoesBack_data() {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("expanded");
        for (const QSize size : {QSize(1366, 768), QSize(1600, 1000)})
            for (const char* layout : {"edit", "analyse", "present"})
                for (const bool expanded : {false, true})
                    QTest::addRow("%s, %d wide%s", layout, size.width(), expanded ? ", expanded" : "")
                        << QString(layout) << size << expanded;
    }
    void standsBesideTheGraphAndGoesBack() {
        QFETCH(QString, layout);
        QFETCH(QSize, size);
        QFETCH(bool, expanded);
        m_sample = std::make_unique<WindowOnSample>(layout, size);
        if (expanded) {
            window().showView("plan");
            emit dock("plan")->expandRequested();
            settle();
        }
        const auto before = arrangement();
        for (int round = 0; round < 2; ++round) {
            QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier);
            settle();
            const QWidget *graph = dock("plan"), *text = dock("text");
            QVERIFY(!graph->visibleRegion().isEmpty() && !text->visibleRegion().isEmpty());
            QVERIFY(graph->mapTo(&window(), QPoint()).x() + graph->width() <=
                    text->mapTo(&window(), QPoint()).x());
            const double share = double(graph->width()) / (graph->width() + text->width());
            QVERIFY2(qAbs(share - 0.6) < 0.03, qPrintable(QString::number(share)));
            QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier);
            settle();
            QCOMPARE(arrangement(), before);
        }
        if (!expanded) return;
        QTest::keyClick(&window(), Qt::Key_T, Qt::ControlModifier);
        emit dock("plan")->expandRequested(); // back to all docks, the text where it was
        settle();
        QVERIFY(dock("text")->visibleRegion().isEmpty());
    }

    void goesBackAfterARestart() {
        QString before;
        {
            m_sample = std::make_unique<WindowOnSample>("edit", QSize(1600, 1000));
            MainWindow first(m_sample->workspace(), m_sample->themes(), SOURCE_DIR "/samples", true);
            first.resize(1600, 1000);
            first.setLayoutName("edit");
            first.show();
            settle();
            before = arrangement(first);
            QTest::keyClick(&first, Qt::Key_T, Qt::ControlModifier);
            settle();
            QVERIFY(!first.docks().value("text")->visibleRegion().isEmpty());
            first.close();
        }
        MainWindow second(m_sample->workspace(), m_sample->themes(), SOURCE_DIR "/samples", true);
        second.show();
        settle();
        QVERIFY(!second.docks().value("text")->visibleRegion().isEmpty());
        QVERIFY(!second.docks().value("plan")->visibleRegion().isEmpty());
        QTest::keyClick(&second, Qt::Key_T, Qt::ControlModifier);
        settle();
        QCOMPARE(arrangement(second), before);
        second.close();
        QSettings().clear();
    }

    // A file may be dropped wherever there is room, also on views that take drops of their own.
    void filesMayBeDroppedAnywhere_data() {
        QTest::addColumn<QString>("view");
        for (const char* view : {"plan", "text", "lanes", "properties"})
            QTest::newRow(view) << QString(view);
    }
    void filesMayBeDroppedAnywhere() {
        QFETCH(QString, view);
        m_sample = std::make_unique<WindowOnSample>();
        window().showView(view);
        QWidget* target = window().views().view(view);
        if (view == "plan") target = target->findChild<PlanCanvas*>()->viewport();
        if (view == "text") target = target->findChild<PlanEditor*>()->viewport();
        QMimeData data;
        const QString path = SOURCE_DIR "/samples/attention_4096_d128.json";
        data.setUrls({QUrl::fromLocalFile(path)});
        data.setText(path); // as file managers do
        const QPoint at = target->rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        enter.setAccepted(false);
        QCoreApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(target, &drop);
        QTRY_COMPARE(m_sample->workspace().document().path(), path);
        QVERIFY(!m_sample->workspace().document().isModified());
    }

    void textThatIsNotSoundIsToldEverywhere() {
        m_sample = std::make_unique<WindowOnSample>();
        window().showView("text");
        auto* text = qobject_cast<PlanTextView*>(window().views().view("text"));
        text->editor()->setFocus();
        text->editor()->moveCursor(QTextCursor::Start);
        QTest::keyClicks(text->editor(), "x");
        QTRY_VERIFY(text->differs());
        const QString place = QStringLiteral("%1:%2")
                                  .arg(text->errors().front().where.line)
                                  .arg(std::max(1, int(text->errors().front().where.column)));
        const QString sentence =
            "Plan text has an error at " + place + "; numbers are for the last legal plan.";
        window().showView("errors");
        auto* errors = qobject_cast<ErrorsPanel*>(window().views().view("errors"));
        QVERIFY(errors->notice()->isVisible());
        QCOMPARE(errors->notice()->text(), sentence);
        QCOMPARE(errors->table()->model()->rowCount(), 1);
        const SummaryCell& result = window().summary()->cell("result")->cell();
        QCOMPARE(result.tone, CellTone::error);
        QCOMPARE(result.detail, sentence);

        emit errors->table()->activated(errors->table()->model()->index(0, 0)); // leads to its place
        QVERIFY(text->isVisible());
        QCOMPARE(text->editor()->textCursor().blockNumber() + 1, int(text->errors().front().where.line));

        text->editor()->moveCursor(QTextCursor::Start);
        QTest::keyClick(text->editor(), Qt::Key_Delete);
        QTRY_VERIFY(!text->differs());
        QCOMPARE(window().summary()->cell("result")->cell().icon, QStringLiteral("check"));
        QCOMPARE(errors->table()->model()->rowCount(), 0);
    }

    void aRefusalEndsWithTheNextStep() {
        m_sample = std::make_unique<WindowOnSample>();
        auto* graph = qobject_cast<PlanGraphView*>(window().views().view("plan"));
        graph->canvas()->connectActions("store C", "load A");
        const QString said = window().statusBar()->currentMessage();
        QVERIFY2(said.startsWith("The edge from store C to load A would close a cycle"), qPrintable(said));
        graph->canvas()->connectActions("load A", "store C");
        QVERIFY(m_sample->workspace().document().undoStack()->canUndo());
        QCOMPARE(window().statusBar()->currentMessage(), QString());
    }

private:
    MainWindow& window() { return m_sample->window(); }
    DockPanel* dock(const char* id) { return window().docks().value(id); }
    void settle() { m_sample->settle(); }
    QString arrangement() { return arrangement(window()); }
    /// Place and size of every dock that can be seen.
    static QString arrangement(MainWindow& window) {
        QStringList ids = window.docks().keys(), seen;
        ids.sort();
        for (const QString& id : ids) {
            const DockPanel* dock = window.docks().value(id);
            if (!dock->isVisible() || dock->visibleRegion().isEmpty()) continue;
            const QRect at = dock->geometry();
            seen << QStringLiteral("%1 %2x%3+%4+%5")
                        .arg(id)
                        .arg(at.width())
                        .arg(at.height())
                        .arg(at.x())
                        .arg(at.y());
        }
        return seen.join(u'\n');
    }

    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestTextBeside)
#include "tst_text_beside.moc"
