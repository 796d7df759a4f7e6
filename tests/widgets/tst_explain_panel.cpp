// The tree of explanations: its model, its words, and the panel around it.
#include "tests/widgets/example_analysis.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/explain/explanations.h"
#include "widgets/hardware/hardware_panel.h"
#include "widgets/table/csv_text.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>
#include <cmath>

using namespace tilesight;

namespace {

QString plain(QString text) { return text.replace(QChar(0x2009), ' ').replace(QChar(0x2212), '-'); }

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

/// The tree as indented text, so that a failure shows the whole picture.
QString treeText(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0) {
    QString out;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        out += QString(depth * 2, ' ') + index.data().toString() + ": " +
               plain(index.data(ExplanationModel::ValueRole).toString()) + '\n' +
               treeText(model, index, depth + 1);
    }
    return out;
}

} // namespace

class TestExplainPanel : public QObject {
    Q_OBJECT
private slots:
    void explanationTree();
    void explanationIds_data();
    void explanationIds();
    void explainFollowsSelection();
    void explainCopies();
    void explainOpensHardware();
    void explainKeepsRow();
};

void TestExplainPanel::explanationTree() {
    ExplanationModel model;
    QAbstractItemModelTester tester(&model, fatal);
    model.setRoot(example::exampleExplanation());
    QCOMPARE(treeText(model), QStringLiteral("Steady period: 603 ns\n"
                                             "  Tensor core time: 589 ns\n"
                                             "L2 hit rate: 76.4 %\n"
                                             "  Reads that reach L2: 1.06 GB\n"
                                             "  Tile A, by column block: 71.8 %\n"
                                             "  Usable L2: 42.5 MiB\n"
                                             "    Associativity: 16 ways\n"
                                             "Actions: 2\n"
                                             "  MMA: 589 ns\n"
                                             "  Store C: 2.1 µs\n"));
    model.setRoot({});
    QCOMPARE(model.rowCount(), 0);
}

void TestExplainPanel::explanationIds_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("inputs");
    QTest::newRow("the engine's root") << "latency"
                                       << "Latency"
                                       << "179 µs" << 3;
    QTest::newRow("deep in the tree") << "latency/l2_hit/usable/ways"
                                      << "Associativity"
                                      << "16 ways" << 0;
    QTest::newRow("action") << "action/MMA"
                            << "MMA"
                            << "589 ns" << 0;
    QTest::newRow("hint") << "hint/tail"
                          << "Split the tail wave"
                          << "3.9 µs" << 4;
    QTest::newRow("hint: the changed plan's derivation") << "hint/tail/then/latency/steady"
                                                         << "Steady state"
                                                         << "155 µs" << 0;
    QTest::newRow("baseline: small changes are left out") << "baseline"
                                                          << "Change against the baseline"
                                                          << "-107 µs" << 4;
    QTest::newRow("bottleneck") << "bottleneck"
                                << "Steady period"
                                << "603 ns" << 1;
    QTest::newRow("unknown falls back") << "no/such"
                                        << "Latency"
                                        << "179 µs" << 3;
}

void TestExplainPanel::explanationIds() {
    QFETCH(QString, id);
    const Explanation e = explanationFor(example::exampleState(), id);
    QTEST(QString::fromStdString(e.title), "title");
    QTEST(plain(explainedValue(e)), "value");
    QTEST(int(e.inputs.size()), "inputs");
}

void TestExplainPanel::explainFollowsSelection() {
    Selection selection;
    ExplainPanel panel(&selection);
    panel.setState(example::exampleState());
    QCOMPARE(panel.currentId(), QStringLiteral("latency"));
    selection.setActions({"Store C"});
    QCOMPARE(panel.currentId(), QStringLiteral("action/Store C"));
    QCOMPARE(QString::fromStdString(panel.model().root().title), QStringLiteral("Store C"));
    selection.setActions({});
    QCOMPARE(panel.currentId(), QStringLiteral("action/Store C"));
    panel.explain("latency/l2_hit");
    QCOMPARE(panel.model().rowCount(), 3);
    // Nothing computed yet, or nothing legal: words instead of an empty tree.
    panel.setState({});
    QCOMPARE(panel.model().rowCount(), 0);
    ViewState illegal = example::stateOf(example::gemmPlan());
    illegal.errors = {{"plan.cycle", "a cycle: A, B, A", "A", {}, "remove an edge"}};
    panel.setState(illegal);
    QCOMPARE(panel.model().rowCount(), 1);
    QVERIFY(
        panel.model().index(0, 0).data(ExplanationModel::ReasonRole).toString().contains("remove an edge"));
}

void TestExplainPanel::explainCopies() {
    Selection selection;
    ExplainPanel panel(&selection);
    panel.setState(example::exampleState());
    panel.explain("latency/l2_hit/usable");
    panel.show();
    QTest::keyClick(&panel, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(plain(QGuiApplication::clipboard()->text()),
             QStringLiteral("Usable L2: 42.5 MiB [measured] - of 50 MiB; two partitions\n"
                            "  source: published microbenchmark\n"
                            "  Associativity: 16 ways [guess] - no vendor statement\n"));
}

void TestExplainPanel::explainOpensHardware() {
    Selection selection;
    ExplainPanel panel(&selection);
    panel.setState(example::exampleState());
    panel.explain("latency/l2_hit");
    panel.resize(352, 420);
    panel.show();
    QSignalSpy spy(&panel, &ExplainPanel::hardwareEntryRequested);
    QPushButton* button = nullptr;
    for (QPushButton* b : panel.findChildren<QPushButton*>())
        if (b->text().contains("Hardware")) button = b;
    QVERIFY(button);
    panel.tree()->setCurrentIndex(panel.model().index(0, 0));
    QVERIFY(!button->isEnabled());
    panel.tree()->setCurrentIndex(panel.model().index(2, 0));
    QVERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(spy.count(), 1);
    QCOMPARE(spy[0][0].toString(), QStringLiteral("l2_bytes"));
}

void TestExplainPanel::explainKeepsRow() {
    Selection selection;
    ExplainPanel panel(&selection);
    ViewState state = example::exampleState();
    panel.setState(state);
    panel.explain("latency/l2_hit");
    panel.tree()->setCurrentIndex(panel.model().index(1, 0));
    state.analysis = std::make_shared<const Analysis>(*state.analysis);
    panel.setState(state);
    QCOMPARE(panel.tree()->currentIndex().data().toString(), QStringLiteral("Tile A, by column block"));
}

QTEST_MAIN(TestExplainPanel)
#include "tst_explain_panel.moc"
