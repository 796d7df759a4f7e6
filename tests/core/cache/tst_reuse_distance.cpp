// Reuse distances against a brute-force count, and what the two models make of them.
#include "cache_cases.h"

#include "core/cache/hit_table.h"
#include "core/cache/reuse_tracker.h"
#include "core/cache/sdcm.h"

#include <QTest>

#include <cmath>
#include <random>
#include <set>

using namespace tilesight;
using namespace tilesight::test;

namespace {

/// Bytes of the distinct units between the touch at `now` and the last touch of the same unit before it; -1 =
/// none.
double distanceByCounting(const std::vector<int>& stream, const std::vector<double>& bytes, std::size_t now) {
    std::set<int> between;
    for (std::size_t i = now; i-- > 0;) {
        if (stream[i] == stream[now]) {
            double sum = 0;
            for (const int unit : between)
                sum += bytes[std::size_t(unit)];
            return sum;
        }
        between.insert(stream[i]);
    }
    return -1;
}

const char* const models[] = {"reuse_distance_exact", "reuse_distance_gaussian"};

} // namespace

class ReuseDistanceTest : public QObject {
    Q_OBJECT
private slots:
    void trackerCountsDistinctBytes_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("length");
        QTest::newRow("one unit") << 1 << 20;
        QTest::newRow("few units") << 7 << 400;
        QTest::newRow("many units") << 200 << 1500;
        QTest::newRow("renumbers the tree") << 30 << 6000;
    }
    void trackerCountsDistinctBytes() {
        QFETCH(int, units);
        QFETCH(int, length);
        std::mt19937 random(7);
        std::vector<int> stream;
        std::vector<double> bytes;
        for (int u = 0; u < units; ++u)
            bytes.push_back(double(1 + random() % 1000));
        for (int i = 0; i < length; ++i)
            stream.push_back(int(random() % unsigned(units)));
        ReuseTracker tracker;
        for (std::size_t i = 0; i < stream.size(); ++i) {
            const double distance = tracker.touch(stream[i], bytes[std::size_t(stream[i])]);
            if (i > 4000 && i % 50 != 0) continue; // the count is quadratic
            QCOMPARE(distance, distanceByCounting(stream, bytes, i));
        }
    }

    void tableInterpolatesTheFormula() {
        for (const auto probability : {hitProbabilityExact, hitProbabilityGaussian}) {
            HitTable table(probability, 16, 1000 * 512.0, 512);
            for (double distance = 0; distance < 3000; distance += 7.25)
                QVERIFY(std::abs(table.at(distance * 512) - probability(distance, 16, 1000)) < 1e-9);
        }
    }

    void everythingFits() {
        const ResolvedPlan plan = resolvedGemm(1024, 1024, 1024, 128, 128, 64, 4);
        const Gpu gpu = smallGpu(8, 2, 1e9, 1, false);
        for (const char* model : models) {
            const CacheTraffic t = traffic(model, plan, gpu);
            QVERIFY(std::abs(t.dramReadBytes / (2 * 2.0 * 1024 * 1024) - 1) < 1e-6); // A and B once
            QCOMPARE(t.requestedBytes, 64 * 2 * 128 * 1024 * 2.0);
            QVERIFY(std::abs(t.l2Hit - (1 - t.dramReadBytes / (t.requestedBytes + t.l2WriteBytes))) < 1e-12);
        }
    }

    void distancesFollowTheLaunchOrder() {
        // Panels keep B columns close; row-major walks all of B before it comes back.
        const Gpu gpu = smallGpu(4, 2, 3e6, 1, false);
        for (const char* model : models) {
            const CacheTraffic rows = traffic(model, resolvedGemm(2048, 2048, 2048, 128, 128, 64, 1), gpu);
            const CacheTraffic panels = traffic(model, resolvedGemm(2048, 2048, 2048, 128, 128, 64, 4), gpu);
            QVERIFY(rows.tensors[1].meanReuseDistanceBytes > panels.tensors[1].meanReuseDistanceBytes);
            QVERIFY(rows.dramReadBytes > panels.dramReadBytes);
        }
    }

    void gaussianIsNearExact() {
        for (const double l2 : {1e6, 3e6, 8e6, 3e7})
            for (const int group : {1, 4, 16}) {
                const ResolvedPlan plan = resolvedGemm(2048, 1920, 1024, 128, 128, 64, group);
                const Gpu gpu = smallGpu(8, 2, l2, 2);
                const CacheTraffic exact = traffic(models[0], plan, gpu),
                                   gaussian = traffic(models[1], plan, gpu);
                QVERIFY(std::abs(exact.dramReadBytes - gaussian.dramReadBytes) < 0.03 * exact.requestedBytes);
                QCOMPARE(exact.mergeable.inStep > 0, true); // L1.5 is there
            }
    }

    void groupsOfSmsHitInL15() {
        // Two SMs a group, one row of tiles: they share A, each has its own B; the second load of A hits.
        const ResolvedPlan plan = resolvedGemm(128, 256, 512, 128, 128, 64, 1);
        const CacheTraffic t = traffic(models[0], plan, smallGpu(2, 1, 1e9, 1));
        QCOMPARE(t.tensors[0].mergeable.inStep, 0.5 * t.tensors[0].requestedBytes);
        QCOMPARE(t.tensors[1].mergeable.inStep, 0.0);
    }
};

QTEST_GUILESS_MAIN(ReuseDistanceTest)
#include "tst_reuse_distance.moc"
