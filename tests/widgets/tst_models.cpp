// Item models of actions, resources, errors and GPUs, and the panels around them.
#include "tests/widgets/example_analysis.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/fault_text.h"
#include "widgets/lesson/step_marks.h"
#include "widgets/table/actions_table.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/errors_panel.h"
#include "widgets/table/table_delegate.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>
#include <cmath>

using namespace tilesight;

namespace {

QString plain(QString text) { return text.replace(QChar(0x2009), ' ').replace(QChar(0x2212), '-'); }

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

} // namespace

class TestModels : public QObject {
    Q_OBJECT
private slots:
    void faultsInCellsAreShort() {
        QCOMPARE(shortFault(QStringLiteral("SMEM 336.1 of 227 KiB: one block needs more")),
                 QStringLiteral("SMEM 336.1 of 227 KiB"));
        QCOMPARE(shortFault(QStringLiteral("BM: must be a whole number")),
                 QStringLiteral("BM: must be a whole number"));
        QCOMPARE(shortFault(QStringLiteral("a waits for b")), QStringLiteral("a waits for b"));
    }
    void planOnAGpu() {
        GpuEstimate estimate;
        estimate.gpuId = "h100-sxm";
        estimate.gpuName = "NVIDIA H100 SXM5 80 GB";
        estimate.latencySeconds = 196e-6;
        estimate.efficiency = 0.71;
        estimate.efficiencyOf = Resource::tensor;
        estimate.clockHz = 1.576e9;
        estimate.throttled = true;
        PlanOnGpusModel model;
        model.setRows({estimate}, QStringLiteral("h200-sxm"));
        const QModelIndex share = model.index(0, PlanOnGpusModel::efficiency);
        QCOMPARE(share.data().toString(), QStringLiteral("71\u2009%"));
        QCOMPARE(share.data(TableDelegate::resourceRole).toInt(), int(Resource::tensor));
        QCOMPARE(share.data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("71\u2009% of the peak of Tensor core"));
        QCOMPARE(model.index(0, PlanOnGpusModel::clock).data().toString(), QStringLiteral("↓ 1576 MHz"));
        QVERIFY(share.data(Qt::ToolTipRole).toString().contains("Pulled down by the power limit"));
    }
    void wordsOfAStepEndInAnEllipsis() {
        StepMarks marks;
        marks.resize(150, 50);
        LessonStepState first, second;
        first.title = QStringLiteral("A turn of the loop");
        second.title = QStringLiteral("Arithmetic intensity");
        marks.setSteps({first, second}, 0);
        const auto* words = marks.findChild<QLabel*>();
        const QString whole = QStringLiteral("A turn of the loop · next: Arithmetic intensity");
        QVERIFY2(words->text().endsWith(u'…'), qPrintable(words->text()));
        QCOMPARE(words->toolTip(), whole);
        QCOMPARE(marks.words(), whole);
        marks.show();
        marks.resize(600, 50);
        QTRY_COMPARE(words->text(), whole);
    }
    void actionsTable();
    void actionsFollowSelection();
    void sizesOfActionsAreEdited();
    void resourcesTable();
    void errorsTable();
    void errorActivates();
    void places_data();
    void places();
    void csvQuotes();
    void tooltipPlaces_data();
    void tooltipPlaces();
};

void TestModels::actionsTable() {
    ActionsModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setAnalysis(example::exampleState().analysis);
    QCOMPARE(model.rowCount(), 5);
    QStringList row;
    for (int c = 0; c < model.columnCount(); ++c)
        row << plain(model.index(2, c).data().toString());
    QCOMPARE(row.join(" | "),
             QStringLiteral("MMA | matmul |  |  |  |  | Tensor core | 0.589 | 64 | 151 | 84.2 % | – | 4.19"));
    QCOMPARE(model.headerData(ActionsModel::busy, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Time, µs"));
    QCOMPARE(model.rowOf("Store C"), 4);
    Analysis longer = *example::exampleState().analysis; // once is short, all turns together are long
    longer.actions[2].busySeconds = 0.02;
    model.setAnalysis(std::make_shared<const Analysis>(longer));
    QCOMPARE(model.headerData(ActionsModel::seconds, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Each, µs"));
    QCOMPARE(model.headerData(ActionsModel::busy, Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("Time, ms"));
    QCOMPARE(model.index(2, ActionsModel::seconds).data().toString(), QStringLiteral("0.589"));
    model.setAnalysis(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void TestModels::actionsFollowSelection() {
    Selection selection;
    ActionsTable table(&selection);
    table.resize(1200, 300);
    table.setState(example::exampleState());
    table.show();
    selection.setActions({"MMA"});
    QCOMPARE(table.actions()->selectionModel()->selectedRows().value(0).row(), 2);
    const QRect cell = table.actions()->visualRect(table.actions()->model()->index(4, 0));
    QTest::mouseClick(table.actions()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(selection.actions(), QStringList{"Store C"});
    // A new result keeps the selection of the window.
    ViewState next = example::exampleState();
    table.setState(next);
    QCOMPARE(selection.actions(), QStringList{"Store C"});
    QCOMPARE(table.actions()->selectionModel()->selectedRows().value(0).row(), 4);
    QSignalSpy spy(&table, &ActionsTable::explainRequested);
    QTest::mouseClick(table.actions()->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(table.actions()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(spy.value(0).value(0).toString(), QStringLiteral("action/Store C"));
}

void TestModels::sizesOfActionsAreEdited() {
    Selection selection;
    ActionsTable table(&selection);
    table.resize(1400, 300);
    ViewState state = example::exampleState();
    table.setState(state);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
    CopyableTable* actions = table.actions();
    const auto cell = [&](int row, int column) { return actions->model()->index(row, column); };
    const int mma = 2, size0 = ActionsModel::size0;
    QCOMPARE(cell(mma, size0).data().toString(), QStringLiteral("BM = 128"));
    QVERIFY(cell(mma, size0).flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(!cell(mma, ActionsModel::busy).flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(actions->isColumnHidden(ActionsModel::size3)); // nothing has a fourth

    // As the document does: each edit comes back as the plan of the next state.
    QStringList texts;
    connect(&table, &ActionsTable::edited, &table, [&](const TilePlan& plan, const QString& text, const QString&) {
        texts << text;
        state.plan = std::make_shared<const TilePlan>(plan);
        table.setState(state);
    });
    const auto field = [&] { return actions->findChild<QLineEdit*>(); };
    actions->setFocus();
    actions->setCurrentIndex(cell(mma, size0));
    QTest::keyClick(actions, Qt::Key_F2);
    QVERIFY(field());
    QTest::keyClicks(field(), "BM * 2");
    QVERIFY2(table.typedLine().endsWith("BM * 2 = 256"), qPrintable(table.typedLine()));
    QTest::keyClicks(field(), " * BQ");
    QVERIFY2(table.typedLine().contains("BQ"), qPrintable(table.typedLine()));
    QTest::keyClick(field(), Qt::Key_Return); // faulty: not taken
    QVERIFY(texts.isEmpty());
    field()->selectAll();
    QTest::keyClicks(field(), "BM / 2");
    QTest::keyClick(field(), Qt::Key_Tab);
    QCOMPARE(texts.size(), 1);
    QCOMPARE(state.plan->action("MMA")->matmul->m.text, std::string("BM / 2"));
    QCOMPARE(actions->currentIndex(), cell(mma, size0 + 1)); // and goes on
    QTRY_COMPARE(actions->findChildren<QLineEdit*>().size(), 1);
    QCOMPARE(field()->text(), QStringLiteral("BN"));
    QTest::keyClicks(field(), "7");
    QTest::keyClick(field(), Qt::Key_Escape);
    QTRY_VERIFY(!field());
    QTRY_VERIFY(table.typedLine().isEmpty());
    QCOMPARE(texts.size(), 1);
    QCOMPARE(cell(mma, size0).data().toString(), QStringLiteral("BM / 2 = 64"));

    actions->setCurrentIndex(cell(mma, ActionsModel::name));
    QTest::keyClick(actions, Qt::Key_F2);
    QTest::keyClicks(field(), "product");
    QTest::keyClick(field(), Qt::Key_Return);
    QCOMPARE(texts.value(1), QStringLiteral("Rename MMA to product"));
    QVERIFY(state.plan->action("product"));
}

void TestModels::resourcesTable() {
    ResourcesModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setAnalysis(example::exampleState().analysis);
    QCOMPARE(model.rowCount(), 9);
    QStringList row;
    for (int c = 0; c < model.columnCount(); ++c)
        row << plain(model.index(0, c).data().toString());
    QCOMPARE(row.join(" | "), QStringLiteral("Tensor core | 146 | 82 % | 98 % | 137 GFLOP | 941 TFLOP/s"));
    QCOMPARE(model.index(5, 0).data(TableDelegate::resourceRole).toInt(), int(Resource::l15));
}

void TestModels::errorsTable() {
    ErrorsModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setErrors(
        {{"plan.cycle", "a cycle: A, B, A", "A", {"gemm.json", 12, 5, "/actions/2"}, "remove an edge"}});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(
        csvText(model),
        QStringLiteral("Fault,Where,Place,What to do,Id\n"
                       "\"a cycle: A, B, A\",A,\"gemm.json:12:5, /actions/2\",remove an edge,plan.cycle\n"));
}

void TestModels::errorActivates() {
    Selection selection;
    ErrorsPanel panel(&selection);
    ViewState state = example::stateOf(example::gemmPlan());
    QVERIFY(!panel.table()->isVisibleTo(&panel));
    state.errors = {{"plan.cycle", "a cycle", "MMA", {"gemm.json", 12, 5, ""}, ""},
                    {"plan.loop", "no loop", "", {}, ""}};
    panel.setState(state);
    panel.resize(600, 160);
    panel.show();
    QCOMPARE(panel.headerCaption(), QStringLiteral("2 errors"));
    QSignalSpy spy(&panel, &ErrorsPanel::errorActivated);
    const QRect cell = panel.table()->visualRect(panel.table()->model()->index(0, 0));
    QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {}, cell.center());
    QTest::mouseDClick(panel.table()->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy[0][0].value<Error>().where.line, 12);
    QCOMPARE(selection.actions(), QStringList{"MMA"});
    panel.setState(example::stateOf(example::gemmPlan()));
    QVERIFY(!panel.table()->isVisible());
}

void TestModels::places_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << "a.json" << 12 << 5 << "/x"
                         << "a.json:12:5, /x";
    QTest::newRow("no column") << "a.json" << 12 << 0 << ""
                               << "a.json:12";
    QTest::newRow("no file") << "" << 12 << 5 << ""
                             << "line 12:5";
    QTest::newRow("pointer only") << "" << 0 << 0 << "/x"
                                  << "/x";
    QTest::newRow("nothing") << "" << 0 << 0 << ""
                             << "";
}

void TestModels::places() {
    QFETCH(QString, file);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QString, pointer);
    QTEST(placeText({file.toStdString(), line, column, pointer.toStdString()}), "text");
}

void TestModels::csvQuotes() {
    QCOMPARE(csvField("plain"), QStringLiteral("plain"));
    QCOMPARE(csvField("a, b"), QStringLiteral("\"a, b\""));
    QCOMPARE(csvField("say \"x\""), QStringLiteral("\"say \"\"x\"\"\""));
    QCOMPARE(csvField("two\nlines"), QStringLiteral("\"two\nlines\""));
}

void TestModels::tooltipPlaces_data() {
    QTest::addColumn<QPoint>("pointer");
    QTest::addColumn<QRect>("avoid");
    const QRect bar(400, 300, 200, 30);
    QTest::newRow("over a bar") << QPoint(450, 310) << bar;
    QTest::newRow("bar at the lower edge") << QPoint(450, 760) << QRect(400, 750, 200, 40);
    QTest::newRow("right edge") << QPoint(990, 310) << QRect(950, 300, 50, 30);
    QTest::newRow("corner") << QPoint(995, 795) << QRect(980, 780, 20, 20);
    QTest::newRow("nothing to avoid") << QPoint(10, 10) << QRect();
}

void TestModels::tooltipPlaces() {
    QFETCH(QPoint, pointer);
    QFETCH(QRect, avoid);
    const QRect screen(0, 0, 1000, 800);
    const QRect placed(tooltipPosition(pointer, {220, 130}, avoid, screen), QSize(220, 130));
    QVERIFY(screen.contains(placed));
    QVERIFY(!placed.contains(pointer));
    if (avoid.isValid()) QVERIFY(!placed.intersects(avoid));
}

QTEST_MAIN(TestModels)
#include "tst_models.moc"
