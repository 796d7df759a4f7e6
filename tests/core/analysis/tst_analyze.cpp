// The entry point as a whole: determinism, one engine for templates and drawn plans, monotone answers, parts
// that add up.
#include "core/advice/advice.h"
#include "core/analysis/explain.h"
#include "core/analysis/report.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "core/plan/template_registry.h"
#include "core/search/gallery.h"

#include <oneapi/tbb/global_control.h>

#include <QtTest>

#include <set>

using namespace tilesight;

namespace {

const HardwareDatabase& database() {
    static const HardwareDatabase loaded = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    return loaded;
}
Gpu gpu(const std::string& id = "h200-sxm") { return *database().find(id); }

TilePlan gemm(const TemplateValues& changes = {}) {
    TemplateValues values{{"M", "4096"}, {"N", "4096"},   {"K", "4096"},  {"BM", "128"},   {"BN", "256"},
                          {"BK", "64"},  {"stages", "3"}, {"warps", "8"}, {"group_m", "8"}};
    for (const auto& [name, value] : changes)
        values[name] = value;
    return *makePlan("gemm", values);
}

const std::vector<std::string> sampleNames{"gemm_4096_bf16", "attention_4096_d128", "relu", "mla_decode"};
TilePlan sample(const std::string& name) { return *readPlan(SOURCE_DIR "/samples/" + name + ".json"); }

} // namespace

class TestAnalyze : public QObject {
    Q_OBJECT
private slots:
    void consumerGroupsTakeTurns() {
        // One block an SM: two groups hide each other's softmax behind their products, a single one cannot.
        TilePlan plan = *makePlan("attention", {{"variant", "tma"},
                                                {"HQ", "64"},
                                                {"S", "4096"},
                                                {"D", "128"},
                                                {"BM", "128"},
                                                {"BN", "128"},
                                                {"warps", "8"}});
        const Gpu gpu = *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
        const double alone = analyze(plan, gpu)->latencySeconds;
        plan.pipeline.consumerGroups = 2;
        const Analysis shared = *analyze(plan, gpu);
        QVERIFY(shared.latencySeconds < 0.9 * alone);
        // Neither pipe is asked for less than the work of the whole tile.
        for (const ResourceUse& use : shared.resources)
            QVERIFY(use.steadyUtilization <= 1);
    }

    void splitTailKeepsEverySmAtWork() {
        // 288 tiles on 132 SMs: a tail of 24, which the cut along K shares out over all of them.
        const Gpu gpu = *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
        TilePlan plan = sample("streamk_3072");
        const Analysis cut = *analyze(plan, gpu);
        plan.grid.order.splitTail = false;
        const Analysis whole = *analyze(plan, gpu);
        const double tail = whole.waves.list.back().durationSeconds,
                     share = cut.waves.list.back().durationSeconds / tail;
        QVERIFY2(share > 24.0 / 132 && share < 0.5, qPrintable(QString::number(share)));
        QVERIFY(cut.latencySeconds < whole.latencySeconds);
        // Without a tail there is nothing to cut.
        TilePlan even = *makePlan(
            "gemm_streamk", {{"M", "1408"}, {"N", "3072"}, {"K", "4096"}, {"BM", "128"}, {"BN", "256"}});
        const double streamed = analyze(even, gpu)->latencySeconds;
        even.grid.order.splitTail = false;
        QCOMPARE(analyze(even, gpu)->latencySeconds, streamed);
    }

    void warpInstructionsAreSlowerWhereWarpgroupsHaveTheirOwn() {
        TilePlan plan = *makePlan("gemm", {{"M", "4096"}, {"N", "4096"}, {"K", "4096"}});
        const auto database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        const auto slowdown = [&](const char* id) {
            TilePlan changed = plan;
            changed.action("matmul")->mmaSync = true;
            const Gpu gpu = *database.find(id);
            return analyze(changed, gpu)->latencySeconds / analyze(plan, gpu)->latencySeconds;
        };
        QVERIFY(slowdown("h200-sxm") > 1.1);
        QCOMPARE(slowdown("a100-sxm"), 1.0); // has no other instructions
    }

    void everySampleOnEveryGpuIsAnsweredOrRefusedWithAReason() {
        for (const std::string& name : sampleNames)
            for (const Gpu& g : database().gpus()) {
                const auto result = analyze(sample(name), g);
                if (!result) {
                    QCOMPARE(result.errors().front().id, std::string("occupancy.does_not_fit"));
                    continue;
                }
                const Analysis& a = *result;
                QVERIFY2(a.latencySeconds > 1e-7 && a.latencySeconds < 1, (name + g.id).c_str());
                const double sum = a.phases.launchSeconds + a.phases.prologueSeconds +
                                   a.phases.steadySeconds + a.phases.epilogueSeconds;
                QVERIFY2(std::abs(sum / a.latencySeconds - 1) < 1e-9, (name + g.id).c_str());
                for (const ResourceUse& use : a.resources) {
                    QVERIFY(use.busySeconds >= 0 && use.busySeconds <= a.latencySeconds);
                    QVERIFY(use.utilization >= 0 && use.utilization <= 1);
                    QVERIFY(use.steadyUtilization >= 0 && use.steadyUtilization <= 1);
                }
                QVERIFY(a.cache.l2Hit >= 0 && a.cache.l2Hit <= 1);
                QVERIFY(a.l15Hit >= 0 && a.l15Hit <= 1);
                QVERIFY(a.cache.dramReadBytes <= a.cache.l2ReadBytes * (1 + 1e-9));
                QCOMPARE(a.actions.size(), a.plan.actions.size());
            }
    }

    void lanesFillTheBlock() {
        for (const std::string& name : sampleNames) {
            const Analysis a = *analyze(sample(name), gpu());
            const double end = a.lanes.prologueSeconds + a.lanes.steadySeconds + a.lanes.epilogueSeconds;
            QVERIFY2(!a.lanes.segments.empty(), name.c_str());
            for (const LaneSegment& s : a.lanes.segments) {
                QVERIFY2(s.startSeconds >= 0 && s.durationSeconds > 0, name.c_str());
                QVERIFY2(s.startSeconds + s.durationSeconds <= end * (1 + 1e-9), name.c_str());
            }
            for (const LaneWait& w : a.lanes.waits)
                QVERIFY(!w.sentence.empty() && w.durationSeconds > 0);
        }
    }

    void sameBitsOnAnyNumberOfThreads() {
        std::vector<std::string> reports;
        for (const int threads : {1, 2, 8}) {
            oneapi::tbb::global_control limit(oneapi::tbb::global_control::max_allowed_parallelism,
                                              static_cast<std::size_t>(threads));
            std::string all;
            const Gallery orders = *gallery(gemm(), gpu());
            for (const GalleryEntry& e : orders.entries)
                all += e.title + analysisToJson(e.analysis);
            reports.push_back(all);
        }
        QCOMPARE(reports[0], reports[1]);
        QCOMPARE(reports[0], reports[2]);
    }

    void aDrawnPlanThatEqualsATemplateHasTheSameTime() {
        TilePlan drawn = gemm();
        drawn.kernelTemplate.clear();
        drawn.name = "by hand";
        QCOMPARE(analyze(drawn, gpu())->latencySeconds, analyze(gemm(), gpu())->latencySeconds);
        // numbers written out instead of parameters
        for (Parameter& p : drawn.parameters)
            for (Action& a : drawn.actions)
                if (a.access)
                    for (Expression& e : a.access->extent)
                        if (e.text == p.name) e = p.value;
        QCOMPARE(analyze(drawn, gpu())->latencySeconds, analyze(gemm(), gpu())->latencySeconds);
    }

    void deeperPipelinesAreNotSlowerUntilTheyCostAResident() {
        double previous = 1;
        for (const char* stages : {"2", "3", "4"}) {
            const double t = analyze(gemm({{"stages", stages}}), gpu())->latencySeconds;
            QVERIFY(t <= previous * 1.001);
            previous = t;
        }
    }

    void moreWorkTakesLonger() {
        double previous = 0;
        for (const char* k : {"512", "1024", "2048", "8192"}) {
            const double t = analyze(gemm({{"K", k}}), gpu())->latencySeconds;
            QVERIFY(t > previous);
            previous = t;
        }
    }

    void everyNumberOfTheTreeIsExplained() {
        const Analysis a = *analyze(gemm(), gpu());
        QCOMPARE(a.explanation.value, a.latencySeconds);
        int hardware = 0;
        const std::function<void(const Explanation&)> walk = [&](const Explanation& node) {
            QVERIFY2(!node.title.empty(), node.id.c_str());
            if (!node.hardwareKey.empty()) {
                ++hardware;
                QVERIFY2(!node.source.empty() && !node.provenance.empty(), node.id.c_str());
            }
            for (const Explanation& input : node.inputs)
                walk(input);
        };
        walk(a.explanation);
        QVERIFY(hardware >= 10);
    }

    /// Why is a number what it is: each number of the report has an entry of the same value.
    void everyNumberHasAReason() {
        for (const char* name : {"gemm_4096_bf16", "attention_4096_d128", "relu", "mla_decode"}) {
            const Analysis a = *analyze(sample(name), gpu());
            std::vector<std::pair<std::string, double>> numbers = {
                {"latency", a.latencySeconds},
                {"waves/blocks", double(a.waves.gridBlocks)},
                {"waves/per_wave", double(a.waves.blocksPerWave)},
                {"occupancy", a.occupancy.residentBlocks},
                {"occupancy/registers_per_thread", a.occupancy.registersPerThread},
                {"occupancy/shared_bytes_per_block", a.occupancy.sharedBytesPerBlock},
                {"occupancy/warps_per_block", a.occupancy.warpsPerBlock},
                {"l2_hit", a.cache.l2Hit},
                {"l2_hit/reads", a.readHit()},
                {"l2_hit/l15", a.l15Hit},
                {"l2_hit/requested", a.cache.requestedBytes},
                {"l2_hit/s", a.cache.l2ReadBytes},
                {"l2_hit/d", a.cache.dramReadBytes},
                {"l2_hit/fr", a.cache.crossingBytes},
                {"l2_hit/w", a.cache.l2WriteBytes},
                {"l2_hit/dram_write", a.cache.dramWriteBytes},
                {"clock", a.clock.hz},
                {"clock/power", a.clock.powerWatts},
                {"clock/burst_latency", a.clock.burstLatencySeconds},
                {"result", double(a.orders.examined)},
                {"result/legal", a.orders.legal},
                {"result/best", a.orders.steadySeconds},
                {"result/worst", a.orders.worstSeconds},
                {"result/overlap", a.overlapRate}};
            for (const Resource resource : allResources) {
                const ResourceUse& use = a.use(resource);
                const std::string id = "pipes/" + std::string(resourceId(resource));
                if (use.busySeconds <= 0 && use.used <= 0) continue;
                numbers.insert(numbers.end(), {{id, use.utilization},
                                               {id + "/busy", use.busySeconds},
                                               {id + "/steady", use.steadyUtilization},
                                               {id + "/used", use.used}});
            }
            for (std::size_t i = 0; i < a.actions.size(); ++i) {
                const std::string id = "action/" + a.plan.actions[i].name;
                numbers.insert(numbers.end(), {{id, a.actions[i].secondsPerExecution},
                                               {id + "/busy", a.actions[i].busySeconds},
                                               {id + "/executions", double(a.actions[i].executions)}});
            }
            for (const TensorTraffic& t : a.cache.tensors) {
                if (t.l2Bytes <= 0) continue;
                const std::string id = "l2_hit/" + a.plan.tensors[std::size_t(t.tensor)].name;
                numbers.insert(numbers.end(), {{id + "/requested", t.requestedBytes},
                                               {id + "/l2", t.l2Bytes},
                                               {id + "/dram", t.dramBytes}});
            }
            for (const auto& [id, value] : numbers) {
                const Explanation* why = findExplanation(a.explanation, id);
                QVERIFY2(why, (std::string(name) + ": " + id).c_str());
                QCOMPARE(why->value, value);
            }
        }
    }

    void overlapFollowsItsFormula() {
        for (const char* name : {"gemm_4096_bf16", "gemm_8192_fp8", "w4_gemm_256", "mla_decode"}) {
            const Analysis a = *analyze(sample(name), gpu());
            double sum = 0;
            for (const int action : a.orders.chosen)
                sum += a.actions[std::size_t(action)].secondsPerExecution;
            QCOMPARE(a.overlapRate, std::max(0.0, 1 - a.orders.steadySeconds / sum));
        }
    }

    /// A faster memory never makes a kernel slower.
    void fasterMemoryIsNeverSlower() {
        for (const char* name : {"relu", "transpose_4096", "softmax_4096", "gather_8192"}) {
            double before = 1;
            for (const double factor : {0.5, 1.0, 2.0, 4.0, 8.0}) {
                Gpu faster = gpu();
                faster.dramBandwidth.value *= factor;
                const double now = analyze(sample(name), faster)->latencySeconds;
                QVERIFY2(now <= before * 1.0001, name);
                before = now;
            }
        }
    }

    void explanationsHaveDistinctIds() {
        const Analysis a = *analyze(sample("attention_4096_d128"), gpu());
        std::set<std::string> ids;
        const std::function<void(const Explanation&)> walk = [&](const Explanation& node) {
            QVERIFY2(ids.insert(node.id).second, node.id.c_str());
            for (const Explanation& input : node.inputs)
                walk(input);
        };
        walk(a.explanation);
        QVERIFY(ids.size() > 50);
    }

    /// A kernel without a pipelined loop is explained as a stream of blocks: no turns, no steady state.
    void directKernelsAreExplainedInTheirWords() {
        const Analysis a = *analyze(sample("relu"), gpu());
        QVERIFY(!a.hasTurns);
        QVERIFY(analyze(gemm(), gpu())->hasTurns);
        bool dram = false;
        const std::function<void(const Explanation&)> walk = [&](const Explanation& node) {
            const std::string words = node.title + "|" + node.reason;
            QVERIFY2(node.hardwareKey.empty() == false || words.find("turn'") == std::string::npos,
                     words.c_str());
            for (const char* wrong : {"Steady", "0 turns", "1 stages", "N = 0"})
                QVERIFY2(words.find(wrong) == std::string::npos, words.c_str());
            dram = dram || node.id == "latency/steady/dram";
            for (const Explanation& input : node.inputs)
                walk(input);
        };
        walk(a.explanation);
        QVERIFY(dram);
        double sum = 0;
        for (std::size_t i = 0; i < 3; ++i)
            sum += a.explanation.inputs[i].value;
        QVERIFY(std::abs(sum / a.latencySeconds - 1) < 1e-9);
        const std::string text = analysisToText(a);
        QVERIFY(text.find("of a turn") == std::string::npos);
        QVERIFY(text.find("31 full waves and a tail of 64 blocks") != std::string::npos);
    }

    void readsAloneAreWhatTheMapsShow() {
        AnalysisOptions options;
        options.tileHits = true;
        for (const char* name : {"relu", "gemm_4096_bf16"}) {
            const Analysis a = *analyze(sample(name), gpu(), nullptr, options);
            double mean = 0;
            for (const float hit : a.cache.tileHit)
                mean += static_cast<double>(hit) / static_cast<double>(a.cache.tileHit.size());
            QVERIFY2(std::abs(mean - a.readHit()) < 0.03, name);
        }
    }

    void busyCountsPrologueAndEpilogue() {
        const Analysis a = *analyze(gemm(), gpu());
        double convert = 0;
        for (std::size_t i = 0; i < a.actions.size(); ++i)
            if (a.plan.actions[i].operation == Operation::convert)
                convert += a.actions[i].perExecution[Resource::cuda];
        QVERIFY(convert > 0);
        QVERIFY(a.use(Resource::cuda).busySeconds >= convert);
    }

    void workOfCopiesByLanesCounts() {
        const Analysis a = *analyze(sample("gather_8192"), gpu());
        const ResourceUse& cuda = a.use(Resource::cuda);
        QVERIFY(cuda.busySeconds > 0 && cuda.used > 0);
        for (const Resource resource : allResources)
            QVERIFY2((a.use(resource).busySeconds > 0) == (a.use(resource).used > 0),
                     resourceName(resource).data());
    }

    void ratesThatAreNoneOfTheGpuAreWarnedOf_data() {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("warned");
        QTest::newRow("A100, f8") << QByteArray("a100-sxm") << QByteArray("gemm_8192_fp8") << true;
        QTest::newRow("H200, f8") << QByteArray("h200-sxm") << QByteArray("gemm_8192_fp8") << false;
        QTest::newRow("A100, bf16") << QByteArray("a100-sxm") << QByteArray("gemm_4096_bf16") << false;
    }
    void ratesThatAreNoneOfTheGpuAreWarnedOf() {
        QFETCH(QByteArray, id);
        QFETCH(QByteArray, name);
        QFETCH(bool, warned);
        TilePlan plan = *setParameter(sample(name.toStdString()), "STAGES", 2);
        const Gpu chosen = *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find(id.toStdString());
        const auto a = analyze(plan, chosen);
        QVERIFY2(a.hasValue(), toString(a.errors()).c_str());
        QCOMPARE(std::any_of(a->remarks.begin(), a->remarks.end(),
                             [](const Remark& r) { return r.id == "tensor.no_own_rate" && r.warning; }),
                 warned);
    }

    void fewerStagesSayWhatTheyGive() {
        const TilePlan plan = sample("mla_decode");
        const Analysis now = *analyze(plan, gpu());
        const auto hints = advise(plan, gpu(), now);
        QVERIFY(hints.hasValue());
        for (const Hint& hint : *hints) {
            if (hint.id != "more_stages") continue;
            QCOMPARE(hint.title, std::string("Use 1 stage instead of 2"));
            QVERIFY2(hint.sentence.find("2 blocks per SM instead of 1") != std::string::npos,
                     hint.sentence.c_str());
            return;
        }
        QSKIP("the engine finds no gain in fewer stages");
    }

    void cacheModelsAreSelectable() {
        for (const CacheModelKind& kind : cacheModelKinds()) {
            AnalysisOptions options;
            options.cacheModel = kind.name;
            const auto a = analyze(gemm(), gpu(), nullptr, options);
            QVERIFY2(a.hasValue(), kind.name.c_str());
            QCOMPARE(a->cacheModel, kind.name);
            // compulsory traffic is the least: A and B once
            QVERIFY2(a->cache.dramReadBytes >= 2 * 4096.0 * 4096 * 2 * 0.99, kind.name.c_str());
        }
        AnalysisOptions wrong;
        wrong.cacheModel = "replai";
        QCOMPARE(analyze(gemm(), gpu(), nullptr, wrong).errors().front().id,
                 std::string("cache.unknown_model"));
    }

    void hintsAreProven() {
        const TilePlan plan = gemm({{"stages", "2"}});
        const Analysis before = *analyze(plan, gpu());
        const auto hints = advise(plan, gpu(), before);
        QVERIFY(hints.hasValue() && !hints->empty());
        for (const Hint& hint : *hints) {
            const Analysis after = *analyze(hint.changedPlan, gpu());
            QVERIFY2(qFuzzyCompare(after.latencySeconds, hint.latencySeconds), hint.title.c_str());
            QVERIFY(hint.gainSeconds >= 0.005 * before.latencySeconds);
            QVERIFY(!hint.sentence.empty());
        }
        QVERIFY(
            std::any_of(hints->begin(), hints->end(), [](const Hint& h) { return h.id == "more_stages"; }));
    }

    void galleryIsSortedAndKeepsThePlansOwnOrder() {
        const Gallery g = *gallery(gemm(), gpu());
        QVERIFY(g.entries.size() >= 6);
        QCOMPARE(std::count_if(g.entries.begin(), g.entries.end(),
                               [](const GalleryEntry& e) { return e.current; }),
                 1);
        for (std::size_t i = 1; i < g.entries.size(); ++i)
            QVERIFY(g.entries[i - 1].analysis.latencySeconds <= g.entries[i].analysis.latencySeconds);
    }

    void stopsWhenAsked() {
        StopSource source;
        source.request_stop();
        const auto result = analyze(gemm(), gpu(), nullptr, {}, source.get_token());
        QVERIFY(!result);
        QCOMPARE(result.errors().front().id, std::string("engine.stopped"));
    }

    void warmLaunchesReadLessFromDram() {
        AnalysisOptions warm;
        warm.inputCopies = 1;
        const TilePlan plan = gemm({{"M", "1024"}, {"N", "1024"}, {"K", "1024"}});
        const Analysis cold = *analyze(plan, gpu()), again = *analyze(plan, gpu(), nullptr, warm);
        QVERIFY(again.cache.dramReadBytes < 0.1 * cold.cache.dramReadBytes);
        QVERIFY(again.latencySeconds < cold.latencySeconds);
    }
};

QTEST_GUILESS_MAIN(TestAnalyze)
#include "tst_analyze.moc"
