// Menus, palette and list of shortcuts of the real window: what they hold, and that it does what it says.
#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/shortcuts_dialog.h"
#include "widgets/table/copyable_table.h"
#include "tests/gui/window_on_sample.h"
#include "widgets/pickers/filter_popup.h"
#include "widgets/table/copyable_table.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QShortcut>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>

using namespace tilesight;

class TestWindowMenus : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("TileSightTest");
        QCoreApplication::setApplicationName("tst_window_menus");
    }
    void init() { m_sample = std::make_unique<WindowOnSample>(); }
    void cleanup() { m_sample.reset(); }

    void menusShowPanels_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QStringList>("panels");
        QTest::newRow("Plan") << "&Plan"
                              << QStringList{"plan", "text", "tile", "properties", "orders", "table"};
        QTest::newRow("Analyse") << "&Analyse"
                                 << QStringList{"lanes",       "gallery", "l2",        "roofline", "memory",
                                                "sensitivity", "sweep",   "diagnosis", "hints"};
    }
    void menusShowPanels() {
        QFETCH(QString, title);
        QFETCH(QStringList, panels);
        QMenu* menu = nullptr;
        for (QMenu* found : m_sample->window().findChildren<QMenu*>())
            if (found->title() == title) menu = found;
        QVERIFY(menu);
        for (int time = 0; time < 2; ++time) { // opened twice, they are there once
            emit menu->aboutToShow();
            for (const QString& id : panels) {
                DockPanel* dock = m_sample->window().docks().value(id);
                QVERIFY2(dock, qPrintable(id));
                QAction* show = nullptr;
                int count = 0;
                for (QAction* action : menu->actions())
                    if (action->text() == "Show " + dock->windowTitle()) show = action, ++count;
                QCOMPARE(count, 1);
                dock->hide();
                show->trigger();
                QVERIFY2(!dock->isHidden(), qPrintable(id));
            }
        }
    }

    void samplesAreDescribedInTheMenu_data() {
        QTest::addColumn<QString>("title");
        QTest::newRow("New") << "&New";
        QTest::newRow("Causes of Lost Time") << "&Causes of Lost Time";
    }
    void samplesAreDescribedInTheMenu() {
        QFETCH(QString, title);
        int described = 0;
        for (QMenu* menu : m_sample->window().findChildren<QMenu*>()) {
            if (menu->title() != title) continue;
            QVERIFY(menu->toolTipsVisible());
            for (QAction* entry : menu->actions())
                described += entry->toolTip().startsWith("<p>");
        }
        QVERIFY2(described >= 4, qPrintable(QString::number(described)));
    }

    void ctrlFFindsInTheView_data() {
        QTest::addColumn<QString>("panel");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("action"); // that is selected then; "" = a row of another table
        QTest::newRow("lanes") << "lanes" << "load b" << "load B";
        QTest::newRow("table") << "table" << "store" << "store C";
        QTest::newRow("hardware") << "hardware" << "dram" << "";
    }
    void ctrlFFindsInTheView() {
        QFETCH(QString, panel);
        QFETCH(QString, typed);
        QFETCH(QString, action);
        MainWindow& window = m_sample->window();
        window.showView(panel);
        m_sample->settle();
        QWidget* view = window.docks().value(panel)->view();
        QVERIFY(view->findChild<QShortcut*>());
        auto* popup = window.findChild<FilterPopup*>("viewFinder");
        QVERIFY(popup);
        QWidget* inside = view;
        for (QAbstractScrollArea* area : view->findChildren<QAbstractScrollArea*>())
            if (area->isVisible() && area->focusPolicy() != Qt::NoFocus) {
                inside = area;
                break;
            }
        inside->setFocus();
        QTest::keyClick(inside, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(popup->isVisible());
        QTest::keyClick(popup->filterLine(), Qt::Key_Escape);
        QVERIFY(!popup->isVisible());
        QTest::keyClick(inside, Qt::Key_F, Qt::ControlModifier);
        QTest::keyClicks(popup->filterLine(), typed);
        QTest::keyClick(popup->filterLine(), Qt::Key_Return);
        QVERIFY(!popup->isVisible());
        if (!action.isEmpty()) {
            QCOMPARE(m_sample->workspace().selection().actions(), QStringList{action});
        } else {
            const auto* table = view->findChild<CopyableTable*>();
            QVERIFY(table->currentIndex().isValid());
            QVERIFY(!table->visualRect(table->currentIndex()).isEmpty());
        }
    }

    void thePaletteRunsCommandsAndKeepsRecentOnesFirst() {
        QTest::keyClick(&m_sample->window(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        FilterPopup* palette = m_sample->window().palette();
        QVERIFY(palette->isVisible());
        QVERIFY(palette->list()->count() > 60); // menus, samples, GPUs, panels, launch orders
        palette->filterLine()->setText("dark theme view");
        QCOMPARE(palette->list()->count(), 2); // and high contrast
        QTest::keyClick(palette->filterLine(), Qt::Key_Return);
        QCOMPARE(m_sample->themes().name(), QStringLiteral("dark"));
        m_sample->window().showPalette();
        QCOMPARE(palette->list()->item(0)->text(), QStringLiteral("Dark"));
        palette->filterLine()->setText("b200 use");
        QVERIFY(palette->list()->count() >= 1);
        palette->filterLine()->setText("adopt launch order column");
        QVERIFY(palette->list()->count() >= 1);
        QTest::keyClick(palette->filterLine(), Qt::Key_Return);
        QCOMPARE(stack()->count(), 1);
        QVERIFY(stack()->undoText().startsWith("Adopt launch order"));
    }

    void shortcutsAreListedAndFiltered() {
        QTest::keyClick(&m_sample->window(), Qt::Key_Question);
        auto* dialog = m_sample->window().findChild<ShortcutsDialog*>("shortcuts");
        QVERIFY(dialog);
        const int all = dialog->table()->model()->rowCount();
        QVERIFY(all > 40);
        QVERIFY(dialog->csv().contains("Ctrl+Shift+P"));
        dialog->filterLine()->setText("duplicate plan");
        QCOMPARE(dialog->table()->model()->rowCount(), 1);
        QVERIFY(dialog->csv().contains("Ctrl+D"));
        dialog->filterLine()->setText("graph");
        QVERIFY2(dialog->csv().contains("Ctrl+D"), qPrintable(dialog->csv())); // the plan is the graph
        dialog->filterLine()->setText("ctrl+n");
        QVERIFY2(dialog->csv().contains("menu File"), qPrintable(dialog->csv()));
        dialog->filterLine()->clear();
        const auto* head = dialog->table()->horizontalHeader();
        for (const int column : {0, 2}) // nothing is cut off
            QVERIFY(head->sectionSize(column) >= static_cast<QAbstractItemView*>(dialog->table())->QAbstractItemView::sizeHintForColumn(column));
        QVERIFY(dialog->table()->columnsWidth() <= dialog->table()->viewport()->width());
        dialog->reject();
    }

private:
    QUndoStack* stack() { return m_sample->workspace().document().undoStack(); }

    std::unique_ptr<WindowOnSample> m_sample;
};

QTEST_MAIN(TestWindowMenus)
#include "tst_window_menus.moc"
