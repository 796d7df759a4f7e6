// Sensitivity: bars against runs of the engine, knobs with their refusals, determinism, stopping.
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "core/search/sensitivity.h"

#include <QtTest>

using namespace tilesight;

namespace {

TilePlan sample(const char* name) {
    const Expected<TilePlan> plan = readPlan(std::string(SOURCE_DIR "/samples/") + name + ".json");
    return plan ? *plan : TilePlan{};
}

Gpu gpu(const char* id) {
    static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    const Expected<Gpu> found = database.find(id);
    return found ? *found : Gpu{};
}

const SensitivityBar* bar(const Sensitivity& s, const std::string& title) {
    for (const SensitivityBar& b : s.bars)
        if (b.title == title) return &b;
    return nullptr;
}

} // namespace

class TestSensitivity : public QObject {
    Q_OBJECT
private slots:
    void barsAreRunsOfTheEngine();
    void widestFirst_data();
    void widestFirst();
    void fasterHardwareIsNoSlower_data();
    void fasterHardwareIsNoSlower();
    void streamingPlanHangsOnDram();
    void knobsSkipWhatCannotRun();
    void ratesOfTheGpu();
    void sameOnAnyThreadCount();
    void progressCountsUp();
    void stopsAndFaults();
    void words();
};

void TestSensitivity::barsAreRunsOfTheEngine() {
    const TilePlan plan = sample("gemm_4096_bf16");
    const Gpu h200 = gpu("h200-sxm");
    const Expected<Sensitivity> s = sensitivity(plan, h200);
    QVERIFY(bool(s));
    AnalysisOptions options;
    options.lanes = options.tileHits = options.explain = false;
    QCOMPARE(s->latencySeconds, analyze(plan, h200, nullptr, options)->latencySeconds);
    const SensitivityBar* power = bar(*s, "Board power");
    QVERIFY(power && power->more);
    Gpu moved = h200;
    moved.boardPowerWatts.value *= 1.2;
    moved.burstPowerWatts.value *= 1.2;
    QCOMPARE(power->more->latencySeconds, analyze(plan, moved, nullptr, options)->latencySeconds);
    const SensitivityBar* rows = bar(*s, "BM");
    QVERIFY(rows && rows->knob && rows->less);
    QCOMPARE(rows->now, 128.0);
    const auto changed = setParameter(plan, "BM", Expression(static_cast<long long>(rows->less->setting)));
    QCOMPARE(rows->less->latencySeconds, analyze(*changed, h200, nullptr, options)->latencySeconds);
    QCOMPARE(rows->less->change, rows->less->latencySeconds / s->latencySeconds - 1);
}

void TestSensitivity::widestFirst_data() {
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QString>("gpuId");
    QTest::newRow("gemm on H200") << "gemm_4096_bf16"
                                  << "h200-sxm";
    QTest::newRow("gemm on A100") << "gemm_4096_bf16"
                                  << "a100-sxm";
    QTest::newRow("softmax on MI300X") << "softmax_4096"
                                       << "mi300x";
    QTest::newRow("attention on B200") << "attention_4096_d128"
                                       << "b200-sxm";
    QTest::newRow("MLA decode on H200") << "mla_decode"
                                        << "h200-sxm";
}

void TestSensitivity::widestFirst() {
    QFETCH(QString, plan);
    QFETCH(QString, gpuId);
    const Expected<Sensitivity> s =
        sensitivity(sample(qPrintable(plan)), gpu(qPrintable(gpuId)), rankingOptions());
    if (!s) QSKIP("this plan cannot run there");
    QVERIFY(s->bars.size() >= 10);
    for (std::size_t i = 1; i < s->bars.size(); ++i)
        QVERIFY(s->bars[i - 1].width() >= s->bars[i].width());
    for (const SensitivityBar& b : s->bars)
        for (const auto& end : {b.less, b.more}) {
            QVERIFY2(b.knob || end, b.title.c_str()); // hardware always has both ends
            if (!end) continue;
            QVERIFY2(end->refusal.empty() == (end->latencySeconds > 0), b.title.c_str());
            QVERIFY(std::isfinite(end->change));
        }
}

void TestSensitivity::fasterHardwareIsNoSlower_data() { widestFirst_data(); }

void TestSensitivity::fasterHardwareIsNoSlower() {
    QFETCH(QString, plan);
    QFETCH(QString, gpuId);
    const Expected<Sensitivity> s = sensitivity(sample(qPrintable(plan)), gpu(qPrintable(gpuId)));
    if (!s) QSKIP("this plan cannot run there");
    for (const char* title : {"L2 bandwidth", "DRAM bandwidth", "SMEM rate", "Board power"}) {
        const SensitivityBar* b = bar(*s, title);
        if (!b) continue;
        QVERIFY2(b->more->change <= 0.005,
                 title); // a faster pipe may cost clock under the power limit, but little
        QVERIFY2(b->less->change >= -0.005, title);
    }
}

void TestSensitivity::streamingPlanHangsOnDram() {
    const Expected<Sensitivity> s = sensitivity(sample("relu"), gpu("h200-sxm"));
    QVERIFY(bool(s));
    const SensitivityBar* dram = bar(*s, "DRAM bandwidth");
    QVERIFY(dram && dram->resource == Resource::dram);
    QVERIFY2(dram->less->change > 0.15 && dram->less->change < 0.25,
             qPrintable(QString::number(dram->less->change)));
    QVERIFY2(dram->more->change < -0.05, qPrintable(QString::number(dram->more->change)));
    QVERIFY(bar(*s, "Tensor core rate")->width() < 1e-9);
    QVERIFY(QString::fromStdString(nextLimitInWords(*s)).startsWith("DRAM bandwidth +20"));
}

void TestSensitivity::knobsSkipWhatCannotRun() {
    const TilePlan plan = sample("gemm_4096_bf16"); // 48 KiB a stage of 227: 4 run, 5 do not
    const Expected<Sensitivity> s = sensitivity(*setParameter(plan, "STAGES", 4), gpu("h200-sxm"));
    QVERIFY(bool(s));
    const SensitivityBar* stages = bar(*s, "STAGES");
    QVERIFY(stages && stages->more && stages->less);
    QVERIFY2(stages->more->refusal.find("SMEM") != std::string::npos, stages->more->refusal.c_str());
    QCOMPARE(stages->more->skipped.size(), std::size_t(4)); // 5 to 8, each said
    QCOMPARE(stages->more->skipped.front().first, 5LL);
    QCOMPARE(stages->less->setting, 3.0);
    QVERIFY(stages->less->refusal.empty());
    QCOMPARE(changeInWords(*stages->more, s->bottleneck), stages->more->refusal);
}

void TestSensitivity::ratesOfTheGpu() {
    const auto titles = [](const Gpu& g) {
        QStringList list;
        for (const HardwareRate& rate : hardwareRates(g)) {
            list << QString::fromStdString(rate.title);
            for (const std::string& key : rate.keys)
                if (!gpuField(key)) return QStringList{QString::fromStdString(key)};
        }
        return list;
    };
    QVERIFY(!titles(gpu("h200-sxm")).contains("L1.5 bandwidth")); // no time depends on it
    QVERIFY(!titles(gpu("h200-sxm")).contains("TMEM rate"));
    QVERIFY(titles(gpu("b200-sxm")).contains("TMEM rate"));
    QVERIFY(titles(gpu("mi300x")).contains("MALL bandwidth"));
    const Gpu h200 = gpu("h200-sxm");
    for (const HardwareRate& rate : hardwareRates(h200)) {
        const Expected<Gpu> faster = withRate(h200, rate, 1.2);
        if (!faster) continue;
        for (const std::string& key : rate.keys) {
            const GpuField& field = *gpuField(key);
            const double wanted = 1.2 * (h200.*field.member).value;
            QCOMPARE(((*faster).*field.member).value, field.whole ? std::round(wanted) : wanted);
        }
    }
}

void TestSensitivity::sameOnAnyThreadCount() {
    const TilePlan plan = sample("mla_decode");
    const Expected<Sensitivity> one = sensitivity(plan, gpu("h200-sxm"), rankingOptions(), 0.2, 1);
    const Expected<Sensitivity> many = sensitivity(plan, gpu("h200-sxm"), rankingOptions(), 0.2, 7);
    QVERIFY(one && many);
    QCOMPARE(one->bars.size(), many->bars.size());
    for (std::size_t i = 0; i < one->bars.size(); ++i) {
        QCOMPARE(one->bars[i].title, many->bars[i].title);
        for (const auto end : {&SensitivityBar::less, &SensitivityBar::more}) {
            const auto &a = one->bars[i].*end, &b = many->bars[i].*end;
            QCOMPARE(a.has_value(), b.has_value());
            if (!a) continue;
            QVERIFY(a->latencySeconds == b->latencySeconds);
            QCOMPARE(a->refusal, b->refusal);
        }
    }
}

void TestSensitivity::progressCountsUp() {
    std::vector<std::size_t> seen;
    std::size_t total = 0;
    const auto s = sensitivity(sample("relu"), gpu("h200-sxm"), rankingOptions(), 0.2, 4, {},
                               [&](std::size_t done, std::size_t all) {
                                   seen.push_back(done);
                                   total = all;
                               });
    QVERIFY(bool(s));
    QCOMPARE(seen.size(), total);
    for (std::size_t i = 0; i < seen.size(); ++i)
        QCOMPARE(seen[i], i + 1);
}

void TestSensitivity::stopsAndFaults() {
    StopSource stop;
    const auto stopped = sensitivity(sample("gemm_4096_bf16"), gpu("h200-sxm"), {}, 0.2, 0, stop.get_token(),
                                     [&](std::size_t, std::size_t) { stop.request_stop(); });
    QVERIFY(!stopped);
    QCOMPARE(stopped.errors().front().id, std::string("engine.stopped"));
    const auto unfit = sensitivity(*setParameter(sample("gemm_4096_bf16"), "STAGES", 8), gpu("h200-sxm"));
    QVERIFY(!unfit);
    QCOMPARE(unfit.errors().front().id, std::string("occupancy.does_not_fit"));
}

void TestSensitivity::words() {
    SensitivityEnd end;
    end.latencySeconds = 1;
    end.change = -0.112;
    end.then = Bottleneck::tensor;
    QCOMPARE(QString::fromStdString(changeInWords(end, Bottleneck::dram)).replace(QChar(0x2009), ' '),
             QString("−11.2 %, then Tensor core limits"));
    end.change = 0;
    QCOMPARE(QString::fromStdString(changeInWords(end, Bottleneck::tensor)), QString("no change"));
    Sensitivity nothing;
    QCOMPARE(QString::fromStdString(nextLimitInWords(nothing)),
             QString("No rate of the GPU makes this plan faster."));
}

QTEST_GUILESS_MAIN(TestSensitivity)
#include "tst_sensitivity.moc"
