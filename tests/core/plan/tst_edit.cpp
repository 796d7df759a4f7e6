// Edits: each changes what it says and can be taken back by its inverse.
#include "core/plan/edit.h"
#include "plans.h"

using namespace tilesight;

class TestEdit : public QObject {
    Q_OBJECT

private slots:
    void renameFollowsEdges() {
        const TilePlan before = smallGemm();
        const TilePlan after = *renameAction(before, "matmul", "wgmma");
        QCOMPARE(after.action("wgmma")->carriedFrom, std::vector<std::string>{"wgmma"});
        QCOMPARE(after.action("convert")->dependsOn, std::vector<std::string>{"wgmma"});
        QVERIFY(resolve(after));
        QVERIFY(*renameAction(after, "wgmma", "matmul") == before);
        QVERIFY(*renameAction(before, "matmul", "matmul") == before);
        QVERIFY(*renameAction(before, before.actions[2].name, "x") != before); // a view into the plan itself
    }

    void renameRefuses_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("id");
        QTest::newRow("no such action") << "matmull"
                                        << "x"
                                        << "edit.no_such_action";
        QTest::newRow("taken") << "matmul"
                               << "load A"
                               << "edit.name_taken";
        QTest::newRow("empty") << "matmul"
                               << ""
                               << "edit.bad_name";
        QTest::newRow("line break") << "matmul"
                                    << "a\nb"
                                    << "edit.bad_name";
        QTest::newRow("space at the end") << "matmul"
                                          << "a "
                                          << "edit.bad_name";
        QTest::newRow("too long") << "matmul" << QString(101, 'x') << "edit.bad_name";
    }
    void renameRefuses() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, id);
        const auto renamed = renameAction(smallGemm(), from.toStdString(), to.toStdString());
        QVERIFY(!renamed);
        QCOMPARE(QString::fromStdString(renamed.errors()[0].id), id);
    }

    void addedActionsAreLegal_data() {
        QTest::addColumn<int>("operation");
        for (int i = 0; i <= static_cast<int>(Operation::remoteTransfer); ++i)
            QTest::newRow(std::string(nameOf(static_cast<Operation>(i))).c_str()) << i;
    }
    void addedActionsAreLegal() {
        QFETCH(int, operation);
        for (const TilePlan& before :
             {smallGemm(), causalAttention(), planOf("elementwise", {{"N", "1000"}})}) {
            const TilePlan after = addAction(before, static_cast<Operation>(operation), {{10, 20}});
            const auto resolved = resolve(after);
            QVERIFY2(resolved, toString(resolved.errors()).c_str());
            QVERIFY(after.actions.back().position.has_value());
            QVERIFY(removeActions(after, {after.actions.back().name}) == before);
        }
    }

    void addedActionsFitThePlan() {
        const TilePlan plan = addAction(addAction(smallGemm(), Operation::load), Operation::matmul);
        const Action* load = plan.action("load");
        QVERIFY(load);
        QCOMPARE(load->loop, "k");
        QVERIFY(*load->access == *plan.action("load A")->access);
        const Action* product = plan.action("matmul 2"); // "matmul" is taken
        QVERIFY(product);
        QVERIFY(*product->matmul == *plan.action("matmul")->matmul);
        QVERIFY(addAction(plan, Operation::load).action("load 2"));
        TilePlan empty;
        empty.grid.dims = {{"i", 1}};
        QVERIFY(resolve(addAction(empty, Operation::load)));
    }

    void removeTakesEdgesAlong() {
        const TilePlan plan = removeActions(smallGemm(), {"matmul", "nothing"});
        QCOMPARE(plan.actions.size(), std::size_t{4});
        QVERIFY(plan.action("convert")->dependsOn.empty());
        QVERIFY(resolve(plan));
    }

    void edges() {
        const TilePlan before = smallGemm();
        const TilePlan after = *addEdge(before, "load A", "load B");
        QCOMPARE(after.action("load B")->dependsOn, std::vector<std::string>{"load A"});
        QVERIFY(removeEdge(after, "load A", "load B") == before);
        const TilePlan without = removeEdge(before, "matmul", "matmul");
        QVERIFY(without.action("matmul")->carriedFrom.empty());
        QVERIFY(removeEdge(before, "nothing", "matmul") == before);
        QCOMPARE(addEdge(before, "load A", "matmul").errors()[0].id, "edit.edge_refused");
        QCOMPARE(addEdge(before, "load A", "matmal").errors()[0].remedy, "did you mean 'matmul'?");
    }

    void edgeRefusals_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("refusal");
        QTest::newRow("allowed") << "load A"
                                 << "load B"
                                 << "";
        QTest::newRow("past the loop") << "load A"
                                       << "store C"
                                       << "";
        QTest::newRow("exists") << "load A"
                                << "matmul"
                                << "exists already";
        QTest::newRow("itself") << "matmul"
                                << "matmul"
                                << "an action cannot wait for itself";
        QTest::newRow("cycle of two") << "matmul"
                                      << "load A"
                                      << "would close a cycle: load A, matmul, load A";
        QTest::newRow("cycle of four") << "store C"
                                       << "load B"
                                       << "would close a cycle: load B, matmul, convert, store C, load B";
        QTest::newRow("unknown") << "load X"
                                 << "matmul"
                                 << "there is no action 'load X'";
    }
    void edgeRefusals() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, refusal);
        QCOMPARE(QString::fromStdString(edgeRefusal(smallGemm(), from.toStdString(), to.toStdString())),
                 refusal);
    }

    void edgesCannotMakeALoopWaitForItsEnd() {
        TilePlan plan = smallGemm();
        plan = addAction(plan, Operation::elementwise); // in loop k, no edges
        QVERIFY(edgeRefusal(plan, "store C", "elementwise").find("its own end") != std::string::npos);
        QVERIFY(!edgeRefusal(plan, "load A", "elementwise").size());
    }

    void compiledNumbersHoldForTheCompiledTile() {
        TilePlan plan = smallGemm();
        plan.pipeline.registersPerThread = 102;
        plan.pipeline.sharedBytes = "STAGES * 32768";
        plan.pipeline.spilledRegisters = 3;
        QVERIFY(setParameter(plan, "K", 8192)->pipeline == plan.pipeline); // the code stays as it is
        QVERIFY(*setParameter(plan, "BM", plan.parameter("BM")->value) == plan);
        const TilePlan after = *setParameter(plan, "BM", 256);
        QVERIFY(after.pipeline.registersPerThread.empty());
        QVERIFY(after.pipeline.spilledRegisters.empty());
        QCOMPARE(after.pipeline.sharedBytes, plan.pipeline.sharedBytes); // follows the parameters by itself
    }

    void parameterAndPosition() {
        const TilePlan before = smallGemm();
        const TilePlan after = *setParameter(before, "BM", "BN");
        QCOMPARE(after.parameter("BM")->value.text, "BN");
        QVERIFY(*setParameter(after, "BM", before.parameter("BM")->value) == before);
        QCOMPARE(setParameter(before, "BX", 1).errors()[0].id, "edit.no_such_parameter");
        const TilePlan moved = setPosition(before, "matmul", {{1, 2}});
        QVERIFY(moved != before);
        QVERIFY(setPosition(moved, "matmul", {}) == before);
        LaunchOrder order;
        order.kind = "hilbert";
        QVERIFY(setLaunchOrder(setLaunchOrder(before, order), before.grid.order) == before);
    }

    void roles() {
        const TilePlan gemm = smallGemm();
        const std::pair<const char*, const char*> expected[] = {
            {"rows", "BM"},     {"columns", "BN"},    {"depth", "BK"}, {"stages", "STAGES"},
            {"warps", "WARPS"}, {"group", "GROUP_M"}, {"other", ""}};
        for (const auto& [role, name] : expected)
            QCOMPARE(parameterOfRole(gemm, role), name);
        const TilePlan attention = causalAttention();
        QCOMPARE(parameterOfRole(attention, "rows"), "BM");
        QCOMPARE(parameterOfRole(attention, "columns"), "");
        QCOMPARE(parameterOfRole(attention, "depth"), "BN");
        TilePlan renamed = gemm; // by structure, not by name
        renamed.parameter("BM")->name = "TILE";
        renamed.actions[4].access->extent[0] = "TILE";
        renamed.grid.dims[0].count = "cdiv(M, TILE)";
        QCOMPARE(parameterOfRole(renamed, "rows"), "TILE");
        QCOMPARE(parameterOfRole(TilePlan{}, "rows"), "");
    }

    void stops() {
        const TilePlan gemm = smallGemm();
        QCOMPARE(parameterStops(gemm, "BM"), (std::vector<long long>{16, 32, 64, 128, 256}));
        QCOMPARE(parameterStops(gemm, "STAGES"), (std::vector<long long>{1, 2, 3, 4, 5, 6, 7, 8}));
        QVERIFY(parameterStops(gemm, "M").empty());
        QVERIFY(parameterStops(gemm, "").empty());
        QVERIFY(parameterStops(gemm, "nothing").empty());
        QCOMPARE(parameterStops(*setParameter(gemm, "BM", 96), "BM"),
                 (std::vector<long long>{16, 32, 64, 96, 128, 256}));
        QVERIFY(parameterStops(planOf("elementwise", {{"N", "1000"}}), "BLOCK").back() >= 4096);
    }
};

QTEST_GUILESS_MAIN(TestEdit)
#include "tst_edit.moc"
