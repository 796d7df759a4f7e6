// A legal plan becomes numbers: sizes, bytes, index forms, loop counts.
#include "core/schedule/dag.h"
#include "plans.h"

#include <limits>

using namespace tilesight;

class TestResolve : public QObject {
    Q_OBJECT

private slots:
    void gemm() {
        const auto plan = resolve(smallGemm());
        QVERIFY2(plan, toString(plan.errors()).c_str());
        QCOMPARE(plan->grid, (std::vector<std::int64_t>{3, 4}));
        QCOMPARE(plan->tiles(), 12);
        QCOMPARE(plan->loops[0].count, 2);
        QCOMPARE(plan->orderGroup, 8);
        QCOMPARE(plan->values.at("BM"), 128.0);
        const ResolvedAction& loadA = plan->actions[0];
        QCOMPARE(loadA.bytes, 128 * 32 * 2.0);
        QCOMPARE(loadA.access->reuseDims, std::vector<int>{1});
        QCOMPARE(loadA.access->index[0].gridDim, 0);
        QCOMPARE(loadA.access->index[1].loop, 0);
        QCOMPARE(plan->actions[1].access->reuseDims, std::vector<int>{0});
        QCOMPARE(plan->actions[2].flops, 2.0 * 128 * 64 * 32);
        QCOMPARE(plan->actions[2].dependsOn, (std::vector<int>{0, 1}));
        QCOMPARE(plan->actions[2].carriedFrom, std::vector<int>{2});
        QVERIFY(!plan->actions[2].afterLoop);
        QCOMPARE(plan->actions[3].cost.alu, 0.5);
        QVERIFY(plan->actions[3].afterLoop && plan->actions[4].afterLoop);
        QVERIFY(plan->actions[4].access->reuseDims.empty());
    }

    void causalLoopsDifferByQueryTile() {
        const auto plan = resolve(causalAttention()); // 1000 queries in tiles of 128, keys likewise
        QVERIFY2(plan, toString(plan.errors()).c_str());
        const ResolvedLoop& loop = plan->loops[0];
        QCOMPARE(loop.countByCoordinate, (std::vector<std::int64_t>{1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(loop.countGridDim, 1);
        QCOMPARE(loop.count, 8);
        QCOMPARE(loop.meanCount, 4.5);
        const auto loadK = std::find_if(plan->actions.begin(), plan->actions.end(),
                                        [](const auto& a) { return a.name == "load K"; });
        QCOMPARE(loadK->access->index[0].gridDim, 0); // h / GROUP, four query heads to one key head
        QCOMPARE(loadK->access->index[0].divisor, 4);
        QCOMPARE(loadK->access->reuseDims, std::vector<int>{1});
        QVERIFY(!plan->actions[0].afterLoop); // load Q: before the loop
    }

    void mlaDecodeHas132LegalOrders() {
        const auto plan = readPlan(SOURCE_DIR "/samples/mla_decode.json");
        QVERIFY2(plan, toString(plan.errors()).c_str());
        const auto resolved = resolve(*plan);
        QVERIFY2(resolved, toString(resolved.errors()).c_str());
        const BodyDag body = bodyOf(*resolved, 0);
        QCOMPARE(body.size(), std::size_t{11});
        const OrderCount orders = countLegalOrders(body);
        QVERIFY(orders.exact);
        QCOMPARE(orders.orders, 132.0);
    }

    void overrides() {
        const auto plan = resolve(smallGemm(), {{"BM", 64}, {"BM", 100}});
        QVERIFY(plan);
        QCOMPARE(plan->grid[0], 3); // the last one counts
        QCOMPARE(plan->values.at("BM"), 100.0);
        QCOMPARE(plan->actions[0].bytes, 100 * 32 * 2.0);
        const auto unknown = resolve(smallGemm(), {{"BMM", 64}});
        QVERIFY(!unknown);
        QCOMPARE(unknown.errors()[0].id, "plan.unknown_parameter");
        QCOMPARE(unknown.errors()[0].remedy, "did you mean 'BM'?");
        QVERIFY(!resolve(smallGemm(), {{"BM", std::numeric_limits<double>::infinity()}}));
        QVERIFY(!resolve(smallGemm(), {{"BM", 0.5}}));
    }

    void parametersFollowEachOther() {
        TilePlan plan = smallGemm();
        plan.parameters.push_back({"TILE", "BM * BN", ""});
        QCOMPARE(parameterValues(plan)->back().second, 8192.0);
        QCOMPARE(parameterValues(plan, {{"BM", 2}})->back().second, 128.0);
        QCOMPARE(*evaluate(plan, "TILE / 2"), 4096.0);
        QCOMPARE(evaluate(plan, "TILE / 0").errors()[0].id, "plan.bad_number");
        QCOMPARE(evaluate(plan, "TILES").errors()[0].remedy, "did you mean 'TILE'?");
        plan.parameters.insert(plan.parameters.begin(), {"EARLY", "BM", ""});
        QCOMPARE(idsAndPointers(resolve(plan).errors()), "plan.unknown_name /parameters/0/value");
    }

    void indexForms() {
        TilePlan plan = smallGemm();
        const auto indexOf = [&](const char* text) {
            plan.actions[0].access->index[0] = text;
            const auto resolved = resolve(plan);
            return resolved ? resolved->actions[0].access->index[0] : ResolvedIndex{};
        };
        QCOMPARE(indexOf("n / 2").divisor, 2);
        QCOMPARE(indexOf("n / 2").gridDim, 1);
        QCOMPARE(indexOf("7").constant, 7);
        QCOMPARE(indexOf("BM / 3").constant, 42);
        QCOMPARE(indexOf("k").loop, 0);
        const ResolvedIndex general = indexOf("mod(m + n, 4) + k");
        QVERIFY(general.general);
        QCOMPARE(general.usedGridDims, (std::vector<int>{0, 1}));
        QCOMPARE(general.usedLoops, std::vector<int>{0});
        QCOMPARE(general.general({2, 3}, {10}), 11);
        QCOMPARE(indexOf("n / 2.5").general({0, 7}, {0}), 2);
        QCOMPARE(indexOf("(0 - n) / 2").general({0, 3}, {0}), -2); // floor, not towards zero
        QCOMPARE(indexOf("m / (n - n)").general({0, 0}, {0}), 0);  // not a number: the first tile
        QVERIFY(indexOf("m * 1e300").general({1, 0}, {0}) > 0);    // clamped, not undefined
    }
};

QTEST_GUILESS_MAIN(TestResolve)
#include "tst_resolve.moc"
