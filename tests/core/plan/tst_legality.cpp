// An illegal plan is refused with all its faults at once, each with the place in the plan; no plan takes
// long.
#include "plans.h"

#include <cmath>
#include <functional>

using namespace tilesight;

using Change = std::function<void(TilePlan&)>;
Q_DECLARE_METATYPE(Change)

class TestLegality : public QObject {
    Q_OBJECT

private slots:
    void faults_data() {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, Change change, const char* expected) {
            QTest::newRow(name) << change << expected;
        };
        row(
            "duplicate parameter",
            [](TilePlan& p) {
                p.parameters.push_back({"BM", 1, ""});
            },
            "plan.duplicate_name /parameters/9/name");
        row(
            "parameter like a loop",
            [](TilePlan& p) {
                p.parameters.push_back({"k", 1, ""});
            },
            "plan.duplicate_name /loops/0/name");
        row(
            "parameter is no identifier",
            [](TilePlan& p) {
                p.parameters.push_back({"tile size", 1, ""});
            },
            "plan.bad_name /parameters/9/name");
        row(
            "parameter like a function",
            [](TilePlan& p) {
                p.parameters.push_back({"min", 1, ""});
            },
            "plan.bad_name /parameters/9/name");
        row(
            "parameter without a value",
            [](TilePlan& p) {
                p.parameters.push_back({"X", "", ""});
            },
            "plan.bad_expression /parameters/9/value");
        row(
            "parameter is infinite",
            [](TilePlan& p) {
                p.parameters.push_back({"X", "1 / 0", ""});
            },
            "plan.bad_number /parameters/9/value");
        row(
            "faulty parameter reported once", [](TilePlan& p) { p.parameter("BM")->value = "1 / 0"; },
            "plan.bad_number /parameters/3/value");
        row(
            "zero size", [](TilePlan& p) { p.tensors[0].dims[0] = 0; }, "plan.bad_number /tensors/0/dims/0");
        row(
            "negative size", [](TilePlan& p) { p.tensors[0].dims[0] = "0 - M"; },
            "plan.bad_number /tensors/0/dims/0");
        row(
            "fractional size", [](TilePlan& p) { p.tensors[0].dims[0] = "M / 7"; },
            "plan.bad_number /tensors/0/dims/0");
        row(
            "size over 10^12", [](TilePlan& p) { p.tensors[0].dims[0] = "1e13"; },
            "plan.too_large /tensors/0/dims/0");
        row(
            "tensor too large",
            [](TilePlan& p) {
                p.tensors[0].dims = {"1e12", "1e12"};
            },
            "plan.too_large /tensors/0/dims");
        row(
            "tensor without dimensions",
            [](TilePlan& p) {
                p.tensors.push_back({"D", {}});
            },
            "plan.bad_rank /tensors/3");
        row(
            "tensor twice", [](TilePlan& p) { p.tensors.push_back(p.tensors[0]); },
            "plan.duplicate_name /tensors/3/name");
        row(
            "no grid",
            [](TilePlan& p) {
                p.grid.dims.clear();
                p.actions.resize(1);
                p.actions[0].access->index = {0, "k"};
            },
            "plan.no_grid /grid");
        row(
            "grid too large",
            [](TilePlan& p) {
                p.parameter("M")->value = "1e7";
                p.parameter("N")->value = "1e7";
            },
            "plan.grid_too_large /grid/dims");
        row(
            "unknown order", [](TilePlan& p) { p.grid.order.kind = "groupd"; },
            "plan.unknown_order /grid/order/kind");
        row(
            "group of none", [](TilePlan& p) { p.grid.order.group = 0; },
            "plan.bad_number /grid/order/group");
        row(
            "list too short",
            [](TilePlan& p) {
                p.grid.order = {"list", "", false, false, {0, 1}};
            },
            "plan.bad_list /grid/order/list");
        row(
            "list repeats",
            [](TilePlan& p) {
                p.grid.order = {"list", "", false, false, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10}};
            },
            "plan.bad_list /grid/order/list/11");
        row(
            "no stages", [](TilePlan& p) { p.parameter("STAGES")->value = 0; },
            "plan.bad_number /pipeline/stages");
        row(
            "too many warps", [](TilePlan& p) { p.pipeline.warps = 33; }, "plan.too_large /pipeline/warps");
        row(
            "loop encloses itself", [](TilePlan& p) { p.loops[0].parent = "k"; },
            "plan.loop_cycle /loops/0/parent");
        row(
            "loop in an unknown loop", [](TilePlan& p) { p.loops[0].parent = "kk"; },
            "plan.unknown_loop /loops/0/parent");
        row(
            "loop count of two dimensions", [](TilePlan& p) { p.loops[0].count = "m + n + 1"; },
            "plan.loop_too_general /loops/0/count");
        row(
            "loop that never runs", [](TilePlan& p) { p.loops[0].count = "m * 0"; },
            "plan.bad_number /loops/0/count");
        row(
            "loop count negative somewhere", [](TilePlan& p) { p.loops[0].count = "1 - m"; },
            "plan.bad_number /loops/0/count");
        row(
            "nest runs too often",
            [](TilePlan& p) {
                p.loops = {{"a", "1e12", ""}, {"k", "1e12", "a"}};
            },
            "plan.too_large /loops/1/count");
        row(
            "no actions", [](TilePlan& p) { p.actions.clear(); }, "plan.no_actions /actions");
        row(
            "action twice", [](TilePlan& p) { p.actions.push_back(p.actions[0]); },
            "plan.duplicate_name /actions/5/name");
        row(
            "action in an unknown loop", [](TilePlan& p) { p.actions[3].loop = "kk"; },
            "plan.unknown_loop /actions/3/loop");
        row(
            "unknown producer",
            [](TilePlan& p) {
                p.actions[2].dependsOn = {"load A", "loadB"};
            },
            "plan.unknown_action /actions/2/depends_on/1");
        row(
            "edge twice",
            [](TilePlan& p) {
                p.actions[2].dependsOn = {"load A", "load A"};
            },
            "plan.duplicate_edge /actions/2/depends_on/1");
        row(
            "cycle", [](TilePlan& p) { p.actions[0].dependsOn = {"matmul"}; },
            "plan.cycle /actions/2/depends_on");
        row(
            "waits for itself", [](TilePlan& p) { p.actions[0].dependsOn = {"load A"}; },
            "plan.cycle /actions/0/depends_on");
        row(
            "loop waits for its own end",
            [](TilePlan& p) {
                p.actions[1].dependsOn = {"other"};
                p.actions.push_back({.name = "other",
                                     .operation = Operation::elementwise,
                                     .loop = "",
                                     .dependsOn = {"load A"},
                                     .carriedFrom = {},
                                     .access = {},
                                     .matmul = {},
                                     .elements = 1,
                                     .cost = {},
                                     .note = {},
                                     .position = {}});
            },
            "plan.loop_order /actions/1/depends_on");
        row(
            "carried into the tile body", [](TilePlan& p) { p.actions[3].carriedFrom = {"matmul"}; },
            "plan.carried_across_loops /actions/3/carried_from");
        row(
            "load without access", [](TilePlan& p) { p.actions[0].access.reset(); },
            "plan.missing_access /actions/0");
        row(
            "matmul with access", [](TilePlan& p) { p.actions[2].access = p.actions[0].access; },
            "plan.unexpected_access /actions/2/access");
        row(
            "matmul without shape", [](TilePlan& p) { p.actions[2].matmul.reset(); },
            "plan.missing_shape /actions/2");
        row(
            "convert without elements", [](TilePlan& p) { p.actions[3].elements = {}; },
            "plan.missing_elements /actions/3");
        row(
            "negative cost", [](TilePlan& p) { p.actions[3].cost = ElementCost{.fma = -1}; },
            "plan.bad_number /actions/3/cost");
        row(
            "cost is no number", [](TilePlan& p) { p.actions[3].cost = ElementCost{.fma = std::nan("")}; },
            "plan.bad_number /actions/3/cost");
        row(
            "unknown tensor", [](TilePlan& p) { p.actions[0].access->tensor = "AA"; },
            "plan.unknown_tensor /actions/0/access/tensor");
        row(
            "too few indices", [](TilePlan& p) { p.actions[0].access->index.pop_back(); },
            "plan.access_rank /actions/0/access/index");
        row(
            "too many extents", [](TilePlan& p) { p.actions[0].access->extent.push_back(1); },
            "plan.access_rank /actions/0/access/extent");
        row(
            "extent follows the tile", [](TilePlan& p) { p.actions[0].access->extent[0] = "m + 1"; },
            "plan.not_constant /actions/0/access/extent/0");
        row(
            "index of a loop around others", [](TilePlan& p) { p.actions[4].access->index[0] = "k"; },
            "plan.loop_not_enclosing /actions/4/access/index/0");
        row(
            "product too large",
            [](TilePlan& p) {
                p.actions[2].matmul = MatmulShape{"1e12", "1e12", 1};
            },
            "plan.too_large /actions/2/matmul");
        row(
            "access reaches too far",
            [](TilePlan& p) {
                p.actions[0].access->step = {1, "1e12"};
                p.loops[0].count = "1e12";
            },
            "plan.too_large /actions/0/access/index/1");
        row(
            "several at once",
            [](TilePlan& p) {
                p.tensors[1].dims[0] = "KK";
                p.pipeline.stages = 0;
                p.actions[4].access->tensor = "D";
            },
            "plan.unknown_name /tensors/1/dims/0\nplan.bad_number /pipeline/stages\nplan.unknown_tensor "
            "/actions/4/access/tensor");
    }
    void faults() {
        QFETCH(Change, change);
        QFETCH(QString, expected);
        TilePlan plan = smallGemm();
        change(plan);
        const auto resolved = resolve(plan);
        QVERIFY(!resolved);
        QVERIFY2(idsAndPointers(resolved.errors()) == expected, toString(resolved.errors()).c_str());
    }

    void cyclesNameTheirActions() {
        TilePlan plan = smallGemm();
        plan.actions[0].dependsOn = {"matmul"};
        QCOMPARE(resolve(plan).errors()[0].message,
                 "actions wait for each other in a circle: load A, matmul, load A");
    }

    void twoLoopsThatWaitForEachOther() {
        TilePlan plan = smallGemm();
        plan.loops = {{"a", 2, ""}, {"b", 2, ""}};
        plan.actions.clear();
        for (const char* name : {"a1", "a2", "b1", "b2"}) {
            Action action;
            action.name = name;
            action.loop = std::string(1, name[0]);
            action.elements = 1;
            plan.actions.push_back(action);
        }
        plan.action("b1")->dependsOn = {"a1"};
        QVERIFY(resolve(plan));
        plan.action("a2")->dependsOn = {"b2"};
        QVERIFY(idsAndPointers(resolve(plan).errors()).contains("plan.loop_order /actions/1/depends_on"));
    }

    void hugePlansEndQuickly() {
        TilePlan plan = smallGemm();
        plan.actions.assign(4096, plan.actions[3]);
        for (std::size_t i = 0; i < plan.actions.size(); ++i) {
            plan.actions[i].name = "a" + std::to_string(i);
            plan.actions[i].dependsOn = {"x" + std::to_string(i)};
        }
        const auto faulty = resolve(plan);
        QVERIFY(!faulty);
        QCOMPARE(faulty.errors().size(), maxReportedErrors + 1);
        QCOMPARE(faulty.errors().back().id, "input.more_errors");
        for (std::size_t i = 0; i < plan.actions.size(); ++i)
            plan.actions[i].dependsOn = {"a" + std::to_string((i + 1) % 4096)}; // one circle through all
        QCOMPARE(idsAndPointers(resolve(plan).errors()), "plan.cycle /actions/4095/depends_on");
        plan.actions.resize(4097);
        QCOMPARE(idsAndPointers(resolve(plan).errors()), "plan.too_many /actions");
    }
};

QTEST_GUILESS_MAIN(TestLegality)
#include "tst_legality.moc"
