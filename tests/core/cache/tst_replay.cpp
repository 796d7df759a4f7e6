// The replay against a line-by-line simulator, its parts by hand, and what must hold for any plan.
#include "cache_cases.h"

#include "core/cache/hit_rate.h"
#include "core/cache/launch_order.h"
#include "core/cache/lru_store.h"
#include "core/cache/sm_layout.h"

#include <QTest>

#include <list>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

using namespace tilesight;
using namespace tilesight::test;

namespace {

/// Plain LRU cache of lines.
class LineCache {
public:
    explicit LineCache(std::size_t lines) : m_capacity(lines) {}
    bool touch(long line) {
        const auto found = m_where.find(line);
        const bool hit = found != m_where.end();
        if (hit) m_order.erase(found->second);
        m_order.push_front(line);
        m_where[line] = m_order.begin();
        if (m_order.size() > m_capacity) {
            m_where.erase(m_order.back());
            m_order.pop_back();
        }
        return hit;
    }

private:
    std::size_t m_capacity;
    std::list<long> m_order;
    std::map<long, std::list<long>::iterator> m_where;
};

struct Lines {
    double dram = 0, crossing = 0;
};

/// A persistent GEMM line by line: one block per SM, blocks in step through the K loop, each line looked up
/// in the SM's half, then in its home half. Lines of a tile alternate between the halves.
Lines simulateLines(const ResolvedPlan& plan, const Gpu& gpu, long k, int bm, int bn, int slices) {
    constexpr long line = 128;
    const auto layout = smLayout(gpu);
    const int partitions = layout.partitions;
    const auto sequence = *launchSequence(plan);
    const auto sms = std::min<std::size_t>(sequence.size(), std::size_t(gpu.smCount.value));
    const auto places = placeBlocks(layout, std::int64_t(sms));
    std::vector<LineCache> caches(std::size_t(partitions),
                                  LineCache(std::size_t(gpu.l2Bytes.value / partitions / line)));
    Lines moved;
    const long kSlice = k / slices;
    for (std::size_t first = 0; first < sequence.size(); first += sms) {
        const std::size_t end = std::min(first + sms, sequence.size());
        for (int slice = 0; slice < slices; ++slice) {
            std::set<std::tuple<int, long, int>>
                asked; // tensor, tile row or column, half: blocks in step ask together
            for (std::size_t i = first; i < end; ++i) {
                const long row = sequence[i] / plan.grid[1], column = sequence[i] % plan.grid[1];
                const int half = places[i - first].partition;
                for (const auto& [tensor, tile, rows] :
                     {std::tuple{0, row, long(bm)}, {1, column, long(bn)}}) {
                    if (!asked.insert({tensor, tile, half}).second) continue;
                    const long lines = rows * kSlice * 2 / line;
                    for (int home = 0; home < partitions; ++home) // same order as the replay takes the homes
                        for (long l = home; l < lines; l += partitions) {
                            const long address = ((tensor * 1000 + tile) * 1000 + slice) * 100000 + l;
                            if (caches[std::size_t(half)].touch(address)) continue;
                            if (home == half) {
                                moved.dram += line;
                                continue;
                            }
                            moved.crossing += line;
                            if (!caches[std::size_t(home)].touch(address)) moved.dram += line;
                        }
                }
            }
        }
        for (std::size_t i = first; i < end; ++i)
            for (long l = 0; l < bm * bn * 2L / line; ++l)
                caches[std::size_t(l % partitions)].touch((2000L * 1000 + sequence[i]) * 1000 * 1000 + l);
    }
    return moved;
}

TilePlan templatePlan(const std::string& name, TemplateValues values) { return *makePlan(name, values); }

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT
private slots:
    void storeByHand() {
        // Two halves of 100 bytes, one set each: units of 40 bytes, 20 of them at home in each half.
        LruStore store({.partitions = 2, .partitionBytes = 100, .meanUnitBytes = 40});
        const auto read = [&](int unit, int half) {
            const LruStore::Moved moved = store.read(unit, 40, half);
            return std::pair(moved.dram, moved.crossing);
        };
        QCOMPARE(read(0, 0), std::pair(40.0, 20.0)); // cold: all from DRAM, the far part crosses
        QCOMPARE(read(0, 0), std::pair(0.0, 0.0));   // the copy is in the near half
        QCOMPARE(read(0, 1), std::pair(0.0, 20.0));  // both homes have it, half 1 copies the other part
        QCOMPARE(read(1, 0), std::pair(40.0, 20.0)); // half 0 holds 80 of 100 bytes now
        QCOMPARE(read(2, 0), std::pair(40.0, 20.0)); // 120: the oldest goes, which is the copy of unit 0; its
                                                     // home part was asked for by half 1 since
        QCOMPARE(read(0, 1), std::pair(0.0, 0.0));   // half 1 still has both parts
        QCOMPARE(read(0, 0), std::pair(0.0, 20.0));  // half 0 fetches its copy again
        store.write(3, 40, 0);
        QCOMPARE(store.dirtyBytes(), 40.0);
        for (int unit = 4; unit < 10; ++unit)
            store.read(unit, 40, 0), store.read(unit, 40, 1);
        QCOMPARE(store.writtenBack(), 40.0);
        QCOMPARE(store.dirtyBytes(), 0.0);
    }

    void partOfAUnitThenAll() {
        LruStore store({.partitions = 1, .partitionBytes = 1000, .meanUnitBytes = 100});
        QCOMPARE(store.read(0, 30, 0).dram, 30.0);
        QCOMPARE(store.read(0, 100, 0).dram, 70.0);
        QCOMPARE(store.read(0, 50, 0).dram, 0.0);
        QCOMPARE(store.read(1, 100, 0, 40).dram, 60.0); // 40 bytes were there from an earlier launch
    }

    void privatePartitionsWithMemorySideCache() {
        LruStore store({.partitions = 2,
                        .privatePartitions = true,
                        .partitionBytes = 100,
                        .memorySideBytes = 1000,
                        .meanUnitBytes = 100});
        QCOMPARE(store.read(0, 60, 0).dram, 60.0);
        QCOMPARE(store.read(0, 60, 1).dram, 0.0); // the memory-side cache has it
        QCOMPARE(store.read(0, 60, 1).crossing, 0.0);
    }

    void layouts() {
        const SmLayout even = smLayout(smallGpu(22, 4, 1e6, 2));
        QCOMPARE(even.sms(), 22);
        std::map<int, int> perPartition;
        for (const SmRun& run : even.runs)
            perPartition[run.partition] += run.sms;
        QCOMPARE(perPartition.size(), std::size_t(2));
        Gpu hopper = smallGpu(132, 8, 6e7, 2);
        hopper.architecture = "hopper";
        const SmLayout probed = smLayout(hopper);
        QCOMPARE(probed.sms(), 132);
        perPartition.clear();
        for (const SmRun& run : probed.runs)
            perPartition[run.partition] += run.sms;
        QCOMPARE(perPartition[0], 66);
        QCOMPARE(perPartition[1], 66);
        Gpu amd = smallGpu(16, 4, 1e6, 4);
        amd.vendor = "AMD";
        const auto places = placeBlocks(smLayout(amd), 8);
        for (std::size_t i = 0; i < places.size(); ++i)
            QCOMPARE(int(places[i].partition), int(i % 4));
    }

    void fewBlocksSpreadOverClusters() {
        const SmLayout layout = smLayout(smallGpu(32, 4, 1e6, 2));
        for (const int blocks : {1, 3, 4, 7, 13, 32}) {
            std::map<int, int> perGpc;
            for (const BlockPlace& place : placeBlocks(layout, blocks))
                ++perGpc[place.gpc];
            QCOMPARE(perGpc.size(), std::size_t(std::min(blocks, 4)));
            for (const auto& [gpc, count] : perGpc)
                QVERIFY(count == blocks / 4 || count == (blocks + 3) / 4);
        }
    }

    void linesAgree_data() {
        QTest::addColumn<int>("tiles");
        QTest::addColumn<int>("group");
        QTest::addColumn<int>("partitions");
        QTest::addColumn<double>("l2");
        for (const int partitions : {1, 2})
            for (const int group : {1, 3, 8})
                for (const double l2 : {0.75e6, 1.5e6, 3e6, 2e7})
                    for (const int tiles : {8, 20}) // the larger grid is replayed in part
                        QTest::addRow("%dx%d tiles, panels of %d, %d partition(s), %.2f MB", tiles, tiles,
                                      group, partitions, l2 / 1e6)
                            << tiles << group << partitions << l2;
    }
    void linesAgree() {
        QFETCH(int, tiles);
        QFETCH(int, group);
        QFETCH(int, partitions);
        QFETCH(double, l2);
        const long size = 128L * tiles, k = 1024;
        const ResolvedPlan plan = resolvedGemm(size, size, k, 128, 128, 64, group);
        const Gpu gpu = smallGpu(8, 4, l2, partitions);
        const CacheTraffic units = traffic("replay", plan, gpu);
        if (tiles > 8) QVERIFY(units.sampled);
        const Lines lines = simulateLines(plan, gpu, k, 128, 128, 4);
        const QByteArray text = QString("DRAM %1 and %2, crossing %3 and %4")
                                    .arg(units.dramReadBytes)
                                    .arg(lines.dram)
                                    .arg(units.crossingBytes)
                                    .arg(lines.crossing)
                                    .toUtf8();
        // Lines are evicted one by one, units whole, and sets of the replay are hashed: 12 % of what tiles
        // ask for.
        QVERIFY2(std::abs(units.dramReadBytes - lines.dram) <=
                     0.12 * lines.dram + 0.02 * units.requestedBytes,
                 text);
        QVERIFY2(std::abs(units.crossingBytes - lines.crossing) <=
                     0.12 * lines.crossing + 0.02 * units.requestedBytes,
                 text);
    }

    void mergingByHand() {
        // One GPC of eight SMs, one wave. Row-major 1 x 8: all share A (8 requests, 2 entries), B is private.
        const Gpu one = smallGpu(8, 1, 1e9, 1);
        const CacheTraffic row = traffic("replay", resolvedGemm(128, 1024, 64, 128, 128, 64, 1), one);
        QVERIFY(row.tensors[0].mergeable.inStep <= 0.75 * row.tensors[0].requestedBytes);
        QVERIFY(row.tensors[0].mergeable.inStep >=
                0.7 * row.tensors[0].requestedBytes); // one step: no drift yet
        QCOMPARE(row.tensors[1].mergeable.inStep, 0.0);
        // 2 x 4 tiles: A 4 requests a row, B 2 a column: 3/4 and 1/2 merge.
        const CacheTraffic block = traffic("replay", resolvedGemm(256, 512, 64, 128, 128, 64, 2), one);
        // (a single step leaves hardly any time to drift)
        const auto near = [](double a, double b) { return a <= b && a >= 0.97 * b; };
        QVERIFY(near(block.tensors[0].mergeable.inStep, 0.75 * block.tensors[0].requestedBytes));
        QVERIFY(near(block.tensors[1].mergeable.inStep, 0.5 * block.tensors[1].requestedBytes));
        // Two GPCs of one SM each merge nothing, and neither does a GPU without L1.5.
        QCOMPARE(traffic("replay", resolvedGemm(128, 256, 64, 128, 128, 64, 1), smallGpu(2, 2, 1e9, 1))
                     .mergeable.inStep,
                 0.0);
        QCOMPARE(traffic("replay", resolvedGemm(256, 512, 64, 128, 128, 64, 2), smallGpu(8, 1, 1e9, 1, false))
                     .mergeable.inStep,
                 0.0);
    }

    void privateStreamsBreakMerging() {
        // Deep row-major kernel whose B columns each come from DRAM for one block: A merges by chance only.
        const Gpu gpu = smallGpu(8, 1, 2e6, 1);
        const CacheTraffic t = traffic("replay", resolvedGemm(1024, 4096, 8192, 128, 128, 64, 1), gpu);
        QVERIFY(t.tensors[0].mergeable.inStep < 0.5 * 0.75 * t.tensors[0].requestedBytes);
        QVERIFY(t.mergeable.byChance <= t.mergeable.inStep && t.mergeable.byChance > 0);
    }

    void anyPlan_data() {
        QTest::addColumn<QString>("kernel");
        QTest::addColumn<int>("residents");
        for (const int residents : {1, 2, 3})
            for (const char* kernel :
                 {"persistent", "row-major", "ragged", "one tile", "causal attention", "elementwise"})
                QTest::addRow("%s, %d per SM", kernel, residents) << QString(kernel) << residents;
    }
    void anyPlan() {
        QFETCH(QString, kernel);
        QFETCH(int, residents);
        const ResolvedPlan plan = planOf(kernel);
        double before = 1e300;
        for (const double l2 : {1e6, 2e6, 4e6, 8e6, 1.6e7, 6.4e7, 1e9}) {
            const Gpu gpu = smallGpu(12, 4, l2, 2);
            const CacheTraffic t = traffic("replay", plan, gpu, residents, 8, 0, true);
            const QByteArray where = QString("L2 of %1 MB: D %2, S %3")
                                         .arg(l2 / 1e6)
                                         .arg(t.dramReadBytes)
                                         .arg(t.l2ReadBytes)
                                         .toUtf8();
            QVERIFY2(t.requestedBytes >= t.l2ReadBytes * (1 - 1e-9), where);
            QVERIFY2(t.l2ReadBytes >= t.dramReadBytes * (1 - 1e-6), where);
            QVERIFY2(t.crossingBytes >= 0.49 * t.dramReadBytes && t.crossingBytes <= t.requestedBytes, where);
            QVERIFY2(t.l2Hit >= 0 && t.l2Hit <= 1, where);
            QVERIFY2(t.dramReadBytes <= 1.02 * before, where); // a larger cache reads no more, hashing aside
            QVERIFY2(t.dramWriteBytes <= t.l2WriteBytes * (1 + 1e-6), where);
            before = t.dramReadBytes;
            double requested = 0, compulsory = 0;
            for (const TensorTraffic& tensor : t.tensors) {
                requested += tensor.requestedBytes;
                if (tensor.requestedBytes > 0) compulsory += plan.tensors[std::size_t(tensor.tensor)].bytes();
            }
            QCOMPARE(requested, t.requestedBytes);
            QVERIFY2(t.dramReadBytes >= compulsory * (1 - 1e-6), where);
            if (l2 >= 1e9) QVERIFY2(t.dramReadBytes <= compulsory * (1 + 1e-6), where);
            for (const float hit : t.tileHit)
                QVERIFY(hit >= 0 && hit <= 1);
            QCOMPARE(t.tileHit.size(), std::size_t(plan.grid[0] * (plan.grid.size() > 1 ? plan.grid[1] : 1)));
        }
    }

    void largerCachesReadNoMore_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("k");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("partitions");
        QTest::newRow("wide, shallow") << 8192 << 512 << 64 << 1;
        QTest::newRow("wide, shallow, two halves") << 8192 << 512 << 64 << 2;
        QTest::newRow("few sets") << 4096 << 4096 << 64 << 1;
        QTest::newRow("many sets") << 2048 << 4096 << 32 << 2;
    }
    void largerCachesReadNoMore() {
        QFETCH(int, side);
        QFETCH(int, k);
        QFETCH(int, depth);
        QFETCH(int, partitions);
        const ResolvedPlan plan = resolvedGemm(side, side, k, 128, 128, depth, 8, "tma");
        double least = 0, first = 0, last = 0;
        for (double bytes = 4e6; bytes < 80e6; bytes *= 1.04) {
            last = traffic("replay", plan, smallGpu(48, 4, bytes, partitions), 1, 8, 0).dramReadBytes;
            if (first <= 0) first = least = last;
            // Sets that are divided in two spread what they hold differently: a few per cent.
            QVERIFY2(last <= 1.04 * least,
                     qPrintable(QString("%1 MB: %2 %").arg(bytes / 1e6).arg(100 * (last / least - 1))));
            least = std::min(least, last);
        }
        QVERIFY(last < 0.8 * first);
    }

    void setsAreDividedOneByOne() {
        // Whatever the number of sets, what a smaller cache holds after a cyclic pass mostly stays in a larger one.
        double before = 1e18;
        for (int sets = 4; sets <= 16; ++sets) {
            LruStore store({.partitions = 1, .partitionBytes = 3200.0 * sets, .meanUnitBytes = 100});
            double missed = 0;
            for (int pass = 0; pass < 3; ++pass)
                for (int unit = 0; unit < 320; ++unit)
                    missed += store.read(unit, 100, 0).dram;
            QVERIFY(missed <= 1.02 * before);
            before = missed;
        }
        QCOMPARE(before, 32000.0); // 512 places for 320 units
    }

    void warmLaunchReadsNothing() {
        const ResolvedPlan plan = resolvedGemm(1024, 1024, 1024, 128, 128, 64, 4);
        const Gpu gpu = smallGpu(12, 4, 1e9, 2);
        const double inputs = 2 * 2.0 * 1024 * 1024;
        QCOMPARE(traffic("replay", plan, gpu, 1, 4, 0).dramReadBytes, inputs);
        QCOMPARE(traffic("replay", plan, gpu, 1, 4, inputs / 2).dramReadBytes, inputs / 2);
        QCOMPARE(traffic("replay", plan, gpu, 1, 4, 2 * inputs).dramReadBytes, 0.0);
    }

    void writesAreCounted() {
        const ResolvedPlan plan = resolvedGemm(1000, 1000, 512, 128, 128, 64, 4);
        const CacheTraffic fits = traffic("replay", plan, smallGpu(12, 4, 1e9, 2));
        QCOMPARE(fits.l2WriteBytes, 1000 * 1000 * 2.0);
        QCOMPARE(fits.dramWriteBytes, 0.0); // still dirty in L2 at the end
        const CacheTraffic small = traffic("replay", plan, smallGpu(12, 4, 5e5, 2));
        QVERIFY(small.dramWriteBytes > 0.6 * small.l2WriteBytes);
    }

    void samePlanSameBits() {
        const ResolvedPlan plan = planOf("row-major");
        const Gpu gpu = smallGpu(12, 4, 4e6, 2);
        const CacheTraffic first = traffic("replay", plan, gpu, 2);
        traffic("replay", planOf("ragged"), gpu, 3); // another evaluation in between leaves no trace
        const CacheTraffic second = traffic("replay", plan, gpu, 2);
        QVERIFY(first.dramReadBytes == second.dramReadBytes && first.crossingBytes == second.crossingBytes &&
                first.mergeable.inStep == second.mergeable.inStep &&
                first.dramWriteBytes == second.dramWriteBytes);
    }

    void largeGridsAreSampled() {
        // The steady state of a panel repeats, so a part of the grid tells the whole.
        const Gpu gpu = smallGpu(132, 8, 6e6, 2);
        const ResolvedPlan plan = resolvedGemm(64 * 256, 64 * 256, 256, 64, 64, 64, 8);
        const CacheTraffic t = traffic("replay", plan, gpu, 1);
        QVERIFY(t.sampled && !t.note.empty());
        QCOMPARE(t.requestedBytes, 65536.0 * 128 * 256 * 2);
        QVERIFY(std::abs(t.l2WriteBytes / (64 * 256.0 * 64 * 256 * 2) - 1) < 1e-9);
        QVERIFY(t.dramReadBytes >= 2 * 2.0 * 64 * 256 * 256);
    }

    void stops() {
        const ResolvedPlan plan = planOf("row-major");
        const Gpu gpu = smallGpu(12, 4, 4e6, 2);
        CacheInput input;
        input.plan = &plan;
        input.gpu = &gpu;
        StopSource source;
        source.request_stop();
        for (const CacheModelKind& kind : cacheModelKinds()) {
            const auto result = kind.evaluate(input, source.get_token());
            QVERIFY(!result);
            QCOMPARE(result.errors().front().id, std::string("engine.stopped"));
        }
    }

    void faultsOfTheOrderAreReported() {
        ResolvedPlan plan = planOf("row-major");
        plan.order.kind = "spiral";
        const Gpu gpu = smallGpu(12, 4, 4e6, 2);
        CacheInput input;
        input.plan = &plan;
        input.gpu = &gpu;
        for (const CacheModelKind& kind : cacheModelKinds())
            QCOMPARE(kind.evaluate(input, {}).errors().front().id, std::string("order.unknown"));
    }

    void hitRateFormula() {
        QCOMPARE(profilerHitRate(100, 20, 10, 10, true), 1 - 20 / 140.0);
        QCOMPARE(profilerHitRate(100, 20, 10, 10, false), 1 - 10 / 120.0);
        QCOMPARE(profilerHitRate(0, 0, 0, 0, true), 0.0);
        // A streaming kernel: each line read once, half of it crosses, nothing written.
        QCOMPARE(profilerHitRate(100, 0, 100, 50, true), 0.0);
        // The same with as many bytes written: 50 %, as relu shows under the profiler.
        QCOMPARE(profilerHitRate(100, 100, 100, 50, true), 0.5);
    }

    void registry() {
        QCOMPARE(cacheModelKinds().front().name, std::string("replay"));
        for (const char* name : {"replay", "reuse_distance_exact", "reuse_distance_gaussian"})
            QVERIFY(cacheModelKind(name));
        QVERIFY(!cacheModelKind("oracle"));
    }

private:
    static ResolvedPlan planOf(const QString& kernel) {
        if (kernel == "persistent") return resolvedGemm(2048, 1024, 1024, 128, 128, 64, 4);
        if (kernel == "row-major") return resolvedGemm(2048, 1024, 1024, 128, 128, 64, 1, "tma");
        if (kernel == "ragged") return resolvedGemm(1000, 1100, 700, 128, 64, 64, 3, "tma");
        if (kernel == "one tile") return resolvedGemm(128, 128, 64, 128, 128, 64, 1, "tma");
        if (kernel == "elementwise")
            return *resolve(templatePlan("elementwise",
                                         {{"op", "relu"}, {"M", "1024"}, {"N", "1024"}, {"BLOCK", "1024"}}));
        return *resolve(templatePlan("attention", {{"B", "1"},
                                                   {"HQ", "4"},
                                                   {"HK", "4"},
                                                   {"S", "2048"},
                                                   {"D", "64"},
                                                   {"BM", "128"},
                                                   {"BN", "64"},
                                                   {"causal", "1"}}));
    }
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "tst_replay.moc"
