// What tiles touch: keys (Eq. 6), slices, boxes at the boundary, shared units of overlapping accesses.
#include "cache_cases.h"

#include "core/cache/access_units.h"
#include "core/cache/launch_order.h"

#include <QTest>

#include <set>

using namespace tilesight;
using namespace tilesight::test;

namespace {

std::set<std::int32_t> unitsOf(AccessUnits& units, const AccessUnits::Access& access, std::int64_t key,
                               int step) {
    const UnitSpan span = units.touches(access, key, step);
    std::set<std::int32_t> set;
    for (std::uint32_t t = span.begin; t < span.end; ++t)
        set.insert(units.touch(t).unit);
    return set;
}

double bytesOf(AccessUnits& units, const AccessUnits::Access& access, std::int64_t key, int step) {
    const UnitSpan span = units.touches(access, key, step);
    double sum = 0;
    for (std::uint32_t t = span.begin; t < span.end; ++t)
        sum += double(units.touch(t).bytes);
    return sum;
}

TilePlan planWith(std::vector<Tensor> tensors, std::vector<GridDim> grid, std::vector<Loop> loops,
                  std::vector<Action> actions) {
    TilePlan plan;
    plan.name = "drawn";
    plan.tensors = std::move(tensors);
    plan.grid.dims = std::move(grid);
    plan.loops = std::move(loops);
    plan.actions = std::move(actions);
    return plan;
}

} // namespace

class AccessUnitsTest : public QObject {
    Q_OBJECT
private slots:
    void gemmKeysLeaveOutReuseDimensions() {
        const ResolvedPlan plan = resolvedGemm(512, 768, 1024, 128, 128, 64, 4);
        AccessUnits units(plan, 4);
        QCOMPARE(units.accesses().size(), std::size_t(3)); // A, B, C
        const auto& [a, b, c] = std::tie(units.accesses()[0], units.accesses()[1], units.accesses()[2]);
        QCOMPARE(a.keys, std::int64_t(4));
        QCOMPARE(b.keys, std::int64_t(6));
        QCOMPARE(c.keys, std::int64_t(24));
        for (std::int64_t tile = 0; tile < 24; ++tile) {
            const auto at = tileCoordinates(plan, tile);
            QCOMPARE(units.key(a, at), at[0]);
            QCOMPARE(units.key(b, at), at[1]);
        }
        QCOMPARE(a.steps, 4);
        QCOMPARE(units.steps(), 4);
        QVERIFY(a.reads && a.inLoop && c.writes && !c.inLoop);
    }

    void slicesCoverEachTensorOnce_data() {
        QTest::addColumn<int>("m");
        QTest::addColumn<int>("k");
        QTest::addColumn<int>("slices");
        QTest::newRow("even") << 512 << 1024 << 4;
        QTest::newRow("ragged rows") << 500 << 1024 << 4;
        QTest::newRow("ragged depth") << 512 << 1000 << 4;
        QTest::newRow("slices do not divide the loop") << 512 << 640 << 4;
        QTest::newRow("one iteration") << 512 << 64 << 4;
        QTest::newRow("one slice") << 130 << 200 << 1;
    }
    void slicesCoverEachTensorOnce() {
        QFETCH(int, m);
        QFETCH(int, k);
        QFETCH(int, slices);
        const ResolvedPlan plan = resolvedGemm(m, 256, k, 128, 128, 64, 1);
        AccessUnits units(plan, slices);
        const AccessUnits::Access& a = units.accesses()[0];
        double bytes = 0, requested = 0;
        for (std::int64_t key = 0; key < a.keys; ++key) {
            requested += units.requestedBytes(a, key);
            for (int step = 0; step < a.steps; ++step)
                bytes += bytesOf(units, a, key, a.firstStep + step);
        }
        QCOMPARE(bytes, 2.0 * m * k);
        QCOMPARE(requested, 2.0 * m * k);
        QVERIFY(a.steps <= slices);
    }

    void haloTilesShareUnits() {
        // Windows of 16 rows every 8 rows: neighbours overlap by half.
        const auto plan = resolve(planWith(
            {{"X", {"80", "64"}}}, {{"r", "9"}}, {},
            {accessAction("load", Operation::load, "X", "", {"r", "0"}, {"16", "64"}, {"8", "64"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 4);
        const AccessUnits::Access& x = units.accesses()[0];
        std::set<std::int32_t> all;
        double requested = 0;
        for (std::int64_t key = 0; key < 9; ++key) {
            const auto mine = unitsOf(units, x, key, 0);
            all.insert(mine.begin(), mine.end());
            requested += units.requestedBytes(x, key);
            QCOMPARE(mine.size(), std::size_t(2));
        }
        QCOMPARE(all.size(), std::size_t(10));
        QCOMPARE(requested, 9 * 16 * 64 * 2.0);
    }

    void splitsAddIntoTheSameUnits() {
        const auto plan = resolve(
            planWith({{"C", {"256", "256"}, DataType::f32}}, {{"m", "2"}, {"n", "2"}, {"s", "4"}}, {},
                     {accessAction("add", Operation::atomicAdd, "C", "", {"m", "n"}, {"128", "128"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 4);
        const AccessUnits::Access& c = units.accesses()[0];
        QCOMPARE(c.keys, std::int64_t(4)); // the split is a reuse dimension
        QVERIFY(c.writes);
        QVERIFY(unitsOf(units, c, 0, 0) != unitsOf(units, c, 1, 0));
    }

    void indexByDivisionAndFormula() {
        // Grouped heads: h / 4 as a plain quotient, and the same through a general formula.
        const auto plan = resolve(planWith(
            {{"K", {"2", "512"}}}, {{"h", "8"}}, {},
            {accessAction("plain", Operation::load, "K", "", {"h / 4", "0"}, {"1", "512"}),
             accessAction("general", Operation::load, "K", "", {"floor((h + 0) / 4)", "0"}, {"1", "512"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 4);
        const auto& plain = units.accesses()[0];
        const auto& general = units.accesses()[1];
        QCOMPARE(plain.keys, std::int64_t(2));
        for (std::int64_t h = 0; h < 8; ++h)
            QVERIFY(unitsOf(units, plain, units.key(plain, {h}), 0) ==
                    unitsOf(units, general, units.key(general, {h}), 0));
    }

    void twoPassesShareUnits() {
        // Row-wise kernel with two passes: both loops read the same row.
        const auto plan =
            resolve(planWith({{"X", {"64", "4096"}}}, {{"r", "64"}}, {{"i", "4", ""}, {"j", "4", ""}},
                             {accessAction("first", Operation::load, "X", "i", {"r", "i"}, {"1", "1024"}),
                              accessAction("second", Operation::load, "X", "j", {"r", "j"}, {"1", "1024"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 4);
        QCOMPARE(units.steps(), 8);
        const auto& first = units.accesses()[0];
        const auto& second = units.accesses()[1];
        for (int step = 0; step < 4; ++step)
            QVERIFY(unitsOf(units, first, 5, step) == unitsOf(units, second, 5, second.firstStep + step));
    }

    void nestedLoopsRepeatInnerRequests() {
        // W is walked by the inner loop only, so every outer iteration asks for it again.
        const auto plan =
            resolve(planWith({{"W", {"4", "256"}}}, {{"m", "2"}}, {{"o", "3", ""}, {"i", "4", "o"}},
                             {accessAction("load W", Operation::load, "W", "i", {"i", "0"}, {"1", "256"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 64);
        const auto& w = units.accesses()[0];
        QCOMPARE(w.iterations, std::int64_t(12));
        QCOMPARE(units.requestedBytes(w, 0), 3 * 4 * 256 * 2.0);
        QVERIFY(unitsOf(units, w, 0, 0) == unitsOf(units, w, 0, 4));
    }

    void stepsThatComeBackToABoxShareIt() {
        // Taps of a convolution: every second iteration reads the same channels again.
        const auto plan = resolve(
            planWith({{"X", {"4", "128"}}}, {{"m", "4"}}, {{"k", "6", ""}},
                     {accessAction("load X", Operation::load, "X", "k", {"m", "mod(k, 2)"}, {"1", "64"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 6);
        const auto& x = units.accesses()[0];
        QVERIFY(!x.alone);
        QVERIFY(unitsOf(units, x, 1, 0) == unitsOf(units, x, 1, 2));
        QVERIFY(unitsOf(units, x, 1, 0) != unitsOf(units, x, 1, 1));
        QCOMPARE(units.requestedBytes(x, 0), 6 * 64 * 2.0);
    }

    void tilesOfOneExpertShareItsWeights() {
        // Six row tiles belong to two experts: the index uses t but maps three of them to one box.
        const auto plan = resolve(planWith(
            {{"B", {"2", "64"}}}, {{"t", "6"}}, {},
            {accessAction("load B", Operation::load, "B", "", {"floor(t * 2 / 6)", "0"}, {"1", "64"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 4);
        const auto& b = units.accesses()[0];
        QVERIFY(!b.alone);
        QVERIFY(unitsOf(units, b, 0, 0) == unitsOf(units, b, 2, 0));
        QVERIFY(unitsOf(units, b, 2, 0) != unitsOf(units, b, 3, 0));
    }

    void causalBlocksEndEarly() {
        const auto plan =
            resolve(planWith({{"K", {"1024", "64"}}}, {{"q", "8"}}, {{"j", "q + 1", ""}},
                             {accessAction("load K", Operation::load, "K", "j", {"j", "0"}, {"128", "64"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 4);
        QVERIFY(!units.uniform());
        QCOMPARE(units.steps(), 4); // two iterations each
        QCOMPARE(units.shareOfStep(0, {0}), 0.5);
        QCOMPARE(units.shareOfStep(1, {0}), 0.0);
        QCOMPARE(units.shareOfStep(1, {2}), 0.5);
        QCOMPARE(units.shareOfStep(3, {7}), 1.0);
    }

    void hugeTensorsStayCheap() {
        const auto plan =
            resolve(planWith({{"X", {"1000000", "1000000"}}}, {{"r", "1000"}, {"c", "1000"}}, {},
                             {accessAction("load", Operation::load, "X", "", {"r", "c"}, {"1000", "1000"})}));
        QVERIFY2(plan, toString(plan.errors()).c_str());
        AccessUnits units(*plan, 16);
        QCOMPARE(unitsOf(units, units.accesses()[0], 999'999, 0).size(), std::size_t(1));
        QVERIFY(units.units() < 100);
    }
};

QTEST_GUILESS_MAIN(AccessUnitsTest)
#include "tst_access_units.moc"
