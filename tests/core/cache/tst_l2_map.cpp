// The map of L2 by hand on tiny grids, against the analysis on real plans; the study of capacities and tile shapes.
#include "cache_cases.h"

#include "core/cache/l2_map.h"
#include "core/cache/launch_order.h"
#include "core/plan/plan_io.h"
#include "core/search/l2_study.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace tilesight;
using namespace tilesight::test;

namespace {

Gpu realGpu() { return *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm"); }
TilePlan sample(const std::string& name) { return *readPlan(SOURCE_DIR "/samples/" + name + ".json"); }

/// 2 x 2 tiles of 64 x 64 on one SM: A and B take 64 KiB for each row or column of tiles.
L2Map tinyMap(double l2Bytes) {
    const Gpu gpu = smallGpu(1, 1, l2Bytes, 1, false);
    const ResolvedPlan plan = resolvedGemm(128, 128, 512, 64, 64, 64, 1);
    CacheInput input;
    input.plan = &plan;
    input.gpu = &gpu;
    return *l2Map(input);
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-5 * std::max(std::abs(a), std::abs(b)); }

} // namespace

class L2MapTest : public QObject {
    Q_OBJECT
private slots:
    void tinyGridByHand() {
        const L2Map map = tinyMap(64 << 20);
        QCOMPARE(map.rows, std::int64_t(2));
        QCOMPARE(map.columns, std::int64_t(2));
        QCOMPARE(map.replayed, map.tiles);
        QCOMPARE(map.waveTiles, std::int64_t(1));
        QCOMPARE(map.tensors.size(), std::size_t(3));
        QCOMPARE(map.tensors[0].name, std::string("A"));
        constexpr double piece = 64 * 512 * 2; // bytes of A or B that a tile reads
        bool rowSeen[2] = {}, columnSeen[2] = {};
        for (std::size_t i = 0; i < 4; ++i) {
            const int row = map.tileAt[i] / 2, column = map.tileAt[i] % 2;
            // A row of A comes from DRAM for the first tile of that row only; B by columns.
            QCOMPARE(map.moved(i, 0).dram, rowSeen[row] ? 0.0 : piece);
            QCOMPARE(map.moved(i, 1).dram, columnSeen[column] ? 0.0 : piece);
            QCOMPARE(map.moved(i, -1).requested, 2 * piece);
            QCOMPARE(map.moved(i, 2).written, 64.0 * 64 * 2);
            QCOMPARE(map.moved(i, -1).evicted, 0.0);
            QCOMPARE(map.moved(i, -1).crossing, 0.0);
            rowSeen[row] = columnSeen[column] = true;
        }
        QCOMPARE(map.total.dram, 4 * piece);
        QCOMPARE(map.total.hitRate(), 0.5);
        QCOMPARE(map.moved(3, -1).hitRate(), 1.0); // the last tile finds everything
        QCOMPARE(map.waveOf(3), std::int64_t(3));
    }

    /// By hand: what was read or written so far is there, and a slice comes again after those of the other tensor.
    void residentAndReuse() {
        const L2Map map = tinyMap(64 << 20);
        constexpr double piece = 64 * 512 * 2;
        double brought[3] = {};
        for (std::size_t i = 0; i < 4; ++i) {
            for (int t = 0; t < 3; ++t) {
                brought[t] += map.moved(i, t).dram + map.moved(i, t).written;
                QCOMPARE(double(map.tensors[std::size_t(t)].resident[i]), brought[t]);
            }
        }
        double again = 0;
        for (const double bytes : map.tensors[0].reuse)
            again += bytes;
        QCOMPARE(again, 2 * piece); // each row of A is read twice
        QCOMPARE(std::accumulate(map.tensors[2].reuse.begin(), map.tensors[2].reuse.end(), 0.0), 0.0);
        // The next tile begins when the slices of one tile, A's and B's, and its output have been touched.
        QCOMPARE(reuseBandOf(2 * piece), std::size_t(2));
        QVERIFY(map.tensors[0].reuse[1] + map.tensors[0].reuse[2] > 0);
    }

    void residentStaysWithinL2_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"gemm_4096_bf16", "attention_4096_d128", "softmax_4096"})
            QTest::newRow(name) << name;
    }
    void residentStaysWithinL2() {
        QFETCH(QString, name);
        const L2Map map = *l2Map(sample(name.toStdString()), realGpu());
        QVERIFY(map.capacityBytes > 0);
        double most = 0;
        for (std::size_t i = 0; i < std::size_t(map.replayed); ++i) {
            double all = 0;
            for (const L2Map::Tensor& tensor : map.tensors) {
                QVERIFY(tensor.resident[i] >= -1);
                all += double(tensor.resident[i]);
            }
            most = std::max(most, all);
        }
        QVERIFY2(most > 0 && most <= 1.05 * map.capacityBytes,
                 qPrintable(QString::number(most / map.capacityBytes)));
    }

    void whatDoesNotFitIsEvicted() {
        // Room for one slice or two: nothing is left when its row or column comes back.
        const L2Map map = tinyMap(32 << 10);
        constexpr double all = 4 * 2 * 64 * 512 * 2;
        QCOMPARE(map.total.requested, all);
        QCOMPARE(map.total.dram, all);
        QVERIFY(map.total.evicted > 0.9 * all);
        QVERIFY(map.total.evicted <= all + map.total.written);
        // Seen from those who pushed and from those who were pushed out it is the same.
        double lost = 0;
        for (const L2Map::Tensor& tensor : map.tensors)
            lost += double(tensor.lost.back());
        QVERIFY(near(lost, map.total.evicted));
        const L2Map::Tensor& a = map.tensors[0];
        QCOMPARE(a.lostNext(1, 1), double(a.lost[2]) - double(a.lost[1]));
        QCOMPARE(a.lostNext(1, 100), double(a.lost[3]) - double(a.lost[1]));
        QCOMPARE(a.lostNext(3, 1), 0.0);
    }

    /// What came in and is no longer there has been pushed out.
    void lostIsWhatCameAndIsGone() {
        const L2Map map = tinyMap(96 << 10);
        double brought[3] = {};
        for (std::size_t i = 0; i < 4; ++i)
            for (int t = 0; t < 3; ++t) {
                const L2Map::Tensor& tensor = map.tensors[std::size_t(t)];
                brought[t] += map.moved(i, t).dram + map.moved(i, t).written;
                QVERIFY(std::abs(brought[t] - double(tensor.resident[i]) - double(tensor.lost[i])) <= 1);
            }
        QVERIFY(map.tensors[0].lost[3] + map.tensors[1].lost[3] > 0);
    }

    void sumsAreTheTrafficOfTheAnalysis_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"gemm_4096_bf16", "attention_4096_d128", "mla_decode", "moe_64_experts",
                                 "gemm_8192_fp8", "streamk_3072", "softmax_4096", "rope_8192"})
            QTest::newRow(name) << name;
    }
    void sumsAreTheTrafficOfTheAnalysis() {
        QFETCH(QString, name);
        const TilePlan plan = sample(name.toStdString());
        const Gpu gpu = realGpu();
        const auto map = l2Map(plan, gpu);
        AnalysisOptions options = rankingOptions();
        const auto analysis = analyze(plan, gpu, nullptr, options);
        QVERIFY(map && analysis);
        QCOMPARE(map->replayed, map->tiles);
        QVERIFY(near(map->total.requested, analysis->cache.requestedBytes));
        // The map is of every tile; the analysis of a large grid goes on at the rate of a part (order_period.h).
        const double share = analysis->cache.sampled ? 0.05 : 1e-5;
        const auto alike = [share](double a, double b) { return std::abs(a - b) <= share * std::max(a, b); };
        QVERIFY(alike(map->total.dram, analysis->cache.dramReadBytes));
        // Which partition asks again for what comes back a plane later is not known of the part (rope: 17 % more).
        const double crossingShare = analysis->cache.sampled ? 0.2 : 1e-5;
        QVERIFY2(
            std::abs(map->total.crossing - analysis->cache.crossingBytes) <=
                crossingShare * std::max(map->total.crossing, analysis->cache.crossingBytes),
            qPrintable(QString("%1 and %2").arg(map->total.crossing).arg(analysis->cache.crossingBytes)));
        QVERIFY(near(map->total.written, analysis->cache.l2WriteBytes));
        for (const TensorTraffic& t : analysis->cache.tensors) {
            const auto of = std::find_if(map->tensors.begin(), map->tensors.end(),
                                         [&](const L2Map::Tensor& m) { return m.tensor == t.tensor; });
            QVERIFY(of != map->tensors.end());
            const double small = analysis->cache.sampled ? 0.001 * analysis->cache.dramReadBytes : 0;
            QVERIFY2(alike(of->total.dram, t.dramBytes) || std::abs(of->total.dram - t.dramBytes) <= small,
                     of->name.c_str());
        }
        const ResolvedPlan resolved = *resolve(plan);
        QCOMPARE(map->tileAt, *launchSequence(resolved)); // every tile, where it is launched
    }

    void largeGridsAreReplayedInPart() {
        const Gpu gpu = smallGpu(4, 1, 1 << 20, 1, false);
        const ResolvedPlan plan = resolvedGemm(1024, 1024, 256, 64, 64, 64, 1);
        CacheInput input;
        input.plan = &plan;
        input.gpu = &gpu;
        const auto part = l2Map(input, {100});
        const auto whole = l2Map(input);
        QVERIFY(part && whole);
        QCOMPARE(part->tiles, std::int64_t(256));
        QCOMPARE(part->replayed, std::int64_t(100));
        QCOMPARE(part->tileAt.size(), std::size_t(100));
        for (std::size_t i = 0; i < 96; ++i) // what follows does not change what was
            QCOMPARE(part->moved(i, -1).requested, whole->moved(i, -1).requested);
    }

    void stops() {
        StopSource stop;
        stop.request_stop();
        const auto map = l2Map(sample("gemm_4096_bf16"), realGpu(), {}, {}, stop.get_token());
        QVERIFY(!map);
        QCOMPARE(map.errors().front().id, std::string("engine.stopped"));
        QVERIFY(!l2Study(sample("gemm_4096_bf16"), realGpu(), {}, {}, 0, stop.get_token()));
    }

    void studyIsTheSameOnAnyThreadCount() {
        const TilePlan plan = sample("gemm_4096_bf16");
        const Gpu gpu = realGpu();
        const L2Reference itself{std::make_shared<const TilePlan>(plan), std::make_shared<const Gpu>(gpu)};
        std::size_t done = 0, total = 0;
        const auto one = l2Study(plan, gpu, itself, {}, 1, {}, [&](std::size_t d, std::size_t t) {
            QVERIFY(d >= done);
            done = d, total = t;
        });
        const auto many = l2Study(plan, gpu, itself, {}, 4);
        QVERIFY(one && many);
        QVERIFY(total > 10);
        QCOMPARE(done, total);
        QCOMPARE(one->map.tensors.size(), many->map.tensors.size());
        for (std::size_t t = 0; t < one->map.tensors.size(); ++t) {
            QCOMPARE(one->map.tensors[t].dram, many->map.tensors[t].dram);
            QCOMPARE(one->map.tensors[t].evicted, many->map.tensors[t].evicted);
        }
        QVERIFY(one->reference);
        QCOMPARE(one->reference->total.dram, one->map.total.dram);
        for (std::size_t i = 0; i < one->capacities.size(); ++i)
            QCOMPARE(one->capacities[i].readHit, many->capacities[i].readHit);
    }

    void studyMeetsTheAnalysis() {
        const TilePlan plan = sample("gemm_4096_bf16");
        const Gpu gpu = realGpu();
        const auto study = l2Study(plan, gpu);
        const auto analysis = analyze(plan, gpu);
        QVERIFY(study && analysis);
        int current = 0;
        for (std::size_t i = 0; i < study->capacities.size(); ++i) {
            const L2CapacityPoint& point = study->capacities[i];
            QVERIFY(i == 0 || point.l2Bytes > study->capacities[i - 1].l2Bytes);
            if (!point.current) continue;
            ++current;
            QCOMPARE(point.l2Bytes, gpu.l2Bytes.value);
            QCOMPARE(point.readHit, analysis->readHit());
            QCOMPARE(point.dramBytes, analysis->cache.dramReadBytes);
        }
        QCOMPARE(current, 1);
        QVERIFY(study->capacities.front().readHit < study->capacities.back().readHit);
        QVERIFY(study->shapes);
        QCOMPARE(study->shapes->axes.size(), std::size_t(2));
        int now = 0;
        for (const SweepPoint& point : study->shapes->points) {
            if (!point.current) continue;
            ++now;
            QCOMPARE(point.readHit, analysis->readHit());
        }
        QCOMPARE(now, 1);
        QVERIFY(!study->reference);
    }
};

QTEST_GUILESS_MAIN(L2MapTest)
#include "tst_l2_map.moc"
