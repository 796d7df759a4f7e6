// A GPU with a faster pipe, a higher clock or a nearer memory never runs a plan slower. Not covered: more SMs and larger
// caches change which tiles run together, and a wave that is bound by a shared level takes longer with more blocks in it.
#include "core/analysis/analyze.h"
#include "core/plan/plan_io.h"
#include "core/plan/template_registry.h"
#include "core/search/hardware_rates.h"

#include <QtTest>

using namespace tilesight;

namespace {

const Expected<Gpu>& gpu(const char* id) {
    static std::map<std::string, Expected<Gpu>> found;
    static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    return found.try_emplace(id, database.find(id)).first->second;
}

Expected<TilePlan> planOf(const std::string& name) {
    const TemplateValues attention = {{"B", "2"}, {"HQ", "16"}, {"S", "2048"}, {"D", "128"}};
    const auto with = [](TemplateValues values, const char* name, const char* value) {
        values[name] = value;
        return values;
    };
    if (name == "attention") return makePlan("attention", attention);
    if (name == "attention, one stage") return makePlan("attention", with(attention, "stages", "1"));
    if (name == "small tiles")
        return makePlan(
            "gemm", {{"M", "2048"}, {"N", "2048"}, {"K", "2048"}, {"BM", "64"}, {"BN", "64"}, {"BK", "32"}});
    return readPlan(SOURCE_DIR "/samples/" + name + ".json");
}

bool isTime(const std::string& key) {
    for (const char* part : {"latency", "seconds", "floor", "interval"})
        if (key.find(part) != std::string::npos) return true;
    return false;
}

} // namespace

class TestFasterGpu : public QObject {
    Q_OBJECT
private slots:
    void isNoSlower_data();
    void isNoSlower();
    void nearerMemoryThanL2IsNoFault();
};

void TestFasterGpu::isNoSlower_data() {
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QString>("gpuId");
    for (const char* id : {"h200-sxm", "a100-sxm", "l40s", "b200-sxm", "mi300x"})
        for (const char* plan : {"attention", "attention, one stage", "small tiles", "gemm_8192_fp8",
                                 "mla_decode", "w4_gemm_256", "library_gemm_4096", "softmax_4096"})
            QTest::addRow("%s on %s", plan, id) << plan << id;
}

void TestFasterGpu::isNoSlower() {
    QFETCH(QString, plan);
    QFETCH(QString, gpuId);
    const Expected<Gpu>& base = gpu(qPrintable(gpuId));
    const Expected<TilePlan> tiles = planOf(plan.toStdString());
    QVERIFY(base && tiles);
    const Expected<Analysis> before = analyze(*tiles, *base, nullptr, rankingOptions());
    if (!before) QSKIP("this plan cannot run there");
    for (const HardwareRate& group : hardwareRates(*base)) {
        if (group.title == "SMs" || group.title.ends_with("capacity")) continue;
        for (const std::string& key : group.keys) // one number alone: a pipe overtakes the others
            for (const double factor : {1.1, 1.25, 2.0, 4.0}) {
                const HardwareRate one{key, {key}, {}};
                const Expected<Gpu> faster = withRate(*base, one, isTime(key) ? 1 / factor : factor);
                if (!faster) continue; // outside of what the number may be
                const Expected<Analysis> after = analyze(*tiles, *faster, nullptr, rankingOptions());
                QVERIFY(bool(after));
                const double change = after->latencySeconds / before->latencySeconds - 1;
                // The throttled clock is known to 0.05 %.
                QVERIFY2(change < 5e-4,
                         qPrintable(QString("%1 x %2: %3 %").arg(key.c_str()).arg(factor).arg(100 * change)));
            }
    }
}

void TestFasterGpu::nearerMemoryThanL2IsNoFault() {
    Gpu near = *gpu("h200-sxm");
    near.dramLoadLatency.value = 0.5 * near.l2LoadLatency.value;
    for (const char* name : {"relu", "softmax_4096", "gemm_4096_bf16"}) {
        const Expected<Analysis> before = analyze(*planOf(name), *gpu("h200-sxm")),
                                 after = analyze(*planOf(name), near);
        QVERIFY(before && after);
        QVERIFY(after->latencySeconds <= before->latencySeconds);
        QVERIFY(after->latencySeconds > 0.5 * before->latencySeconds);
    }
}

QTEST_GUILESS_MAIN(TestFasterGpu)
#include "tst_faster_gpu.moc"
