// Work and peak of a pipe against its busy time: the numbers of the report can be derived from each other.
//
//   busy x peak >= work: no pipe does more than its peak allows; busy is of the fullest SM and at the rate that its
//   instructions reach. Where every unit of work passes at the peak rate, only uneven shares of the SMs lie between:
//   busy x peak = work x (blocks of the fullest SM / mean)
#include "../plan/plans.h"
#include "core/analysis/analyze.h"
#include "core/analysis/explain.h"
#include "core/analysis/report.h"
#include "core/hardware/gpu.h"

#include <cmath>

using namespace tilesight;

namespace {

const HardwareDatabase& database() {
    static const HardwareDatabase loaded = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    return loaded;
}

} // namespace

class TestResourceWork : public QObject {
    Q_OBJECT
private slots:
    void busyTimesPeakIsTheWork_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("gpu");
        for (const std::string& path : samplePaths())
            for (const char* gpu : {"h200-sxm", "a100-sxm"})
                QTest::newRow((std::filesystem::path(path).stem().string() + " on " + gpu).c_str())
                    << QString::fromStdString(path) << gpu;
    }
    void busyTimesPeakIsTheWork() {
        QFETCH(QString, path);
        QFETCH(QString, gpu);
        const Gpu g = *database().find(gpu.toStdString());
        const auto analysis = analyze(*readPlan(path.toStdString()), g);
        if (!analysis) QSKIP(toString(analysis.errors()).c_str()); // too large for this GPU
        const Analysis& a = *analysis;
        // Blocks of the fullest SM over their mean. A stream of blocks, and a tail cut along K, keep all SMs alike.
        const double mean = static_cast<double>(a.waves.gridBlocks) / g.smCount.value;
        const double uneven = std::ceil(mean) / mean;
        for (const Resource r : allResources) {
            const ResourceUse& use = a.use(r);
            if (!(use.peak > 0) || !(use.used > 0)) continue;
            const double ratio = use.busySeconds * use.peak / use.used;
            const QString words = QString::fromStdString(std::string(resourceName(r))) + " " +
                                  QString::number(ratio, 'f', 3) + ", uneven " +
                                  QString::number(uneven, 'f', 3);
            QVERIFY2(ratio > 0.98, qPrintable(words));
            if (r == Resource::l15 || r == Resource::smem || r == Resource::tmem)
                QVERIFY2(ratio < uneven * 1.02, qPrintable(words));
        }
    }

    void portOfTheSm() {
        // 16 KiB of A are 128 lines, one a clock.
        TilePlan plan = *readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json");
        const Analysis a = *analyze(plan, *database().find("h200-sxm"), nullptr, {});
        const double clocks = a.actions[0].perExecution[Resource::l15] * a.clock.hz;
        QVERIFY(std::abs(clocks - 128) < 1e-6);
        const ResourceUse& port = a.use(Resource::l15);
        QVERIFY(std::abs(port.peak / (132 * 128 * a.clock.hz) - 1) < 1e-9);
        QVERIFY(std::abs(port.used / a.cache.requestedBytes - 1) <
                1e-9); // aligned rows: whole lines are what is asked for
        const Explanation* pipe = findExplanation(a.explanation, "action/load A/l15");
        QVERIFY(pipe);
        QVERIFY(pipe->inputs.empty()); // no bandwidth of the hardware file stands behind it
        QVERIFY(analysisToText(a).find("L1.5: the ports of the SMs") != std::string::npos);
    }

    void limitThatIsNotTheBusiestOverTheKernel() {
        const Analysis a = *analyze(*readPlan(SOURCE_DIR "/samples/diagnosis/l2_locality.json"),
                                    *database().find("h200-sxm"));
        QCOMPARE(a.bottleneck, Bottleneck::tensor);
        QVERIFY(a.use(Resource::tensor).steadyUtilization > a.use(Resource::dram).steadyUtilization);
        QVERIFY(a.use(Resource::tensor).utilization < a.use(Resource::dram).utilization);
        QVERIFY2(a.bottleneckReason.find("of the steady period; over the whole kernel DRAM is busier, ") !=
                     std::string::npos,
                 a.bottleneckReason.c_str());
        const Analysis even =
            *analyze(*readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json"), *database().find("h200-sxm"));
        QVERIFY(even.bottleneckReason.ends_with(" of the steady period"));
    }

    /// Turns of a thin product are 15 % of the kernel: the stores of C limit it, not the tensor cores of a turn.
    void turnsThatAreMinorLimitNothing() {
        TilePlan plan = *readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json");
        for (const auto& [name, value] : {std::pair{"M", 16384}, std::pair{"N", 16384}, std::pair{"K", 64}})
            plan.parameter(name)->value = Expression(value);
        const Analysis thin = *analyze(plan, *database().find("h200-sxm"));
        QVERIFY(thin.phases.steadySeconds < thin.phases.prologueSeconds + thin.phases.epilogueSeconds);
        QCOMPARE(thin.bottleneck, Bottleneck::dram);
        for (const Resource r : allResources)
            QVERIFY(thin.use(r).utilization <= thin.use(Resource::dram).utilization);
        QCOMPARE(thin.bottleneckReason, std::string("52 % of the kernel; prologue and epilogue take 84 % of it"));

        plan.parameter("K")->value = Expression(512);
        const Analysis deep = *analyze(plan, *database().find("h200-sxm"));
        QVERIFY(deep.phases.steadySeconds > deep.phases.prologueSeconds + deep.phases.epilogueSeconds);
        QCOMPARE(deep.bottleneck, Bottleneck::tensor);
    }
};

QTEST_GUILESS_MAIN(TestResourceWork)
#include "tst_resource_work.moc"
