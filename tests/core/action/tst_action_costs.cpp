// Costs of single actions, and the mechanisms of kernels of plain loads that they feed.
#include "core/action/costs.h"
#include "core/action/resource_vector.h"
#include "core/analysis/analyze.h"
#include "core/plan/template_registry.h"

#include <QtTest>

using namespace tilesight;
Q_DECLARE_METATYPE(TemplateValues)

class TestActionCosts : public QObject {
    Q_OBJECT

    Gpu m_gpu;

    ResolvedPlan planOf(const char* name, const TemplateValues& values) {
        const auto plan = makePlan(name, values, true);
        return *resolve(*plan);
    }
    ActionCost costIn(const ResolvedPlan& plan, const char* action) {
        for (const ResolvedAction& candidate : plan.actions)
            if (candidate.name == action)
                return costOf(plan, candidate, accessShapeOf(plan, candidate), m_gpu,
                              Rates::of(m_gpu, 1e9, 132), {});
        return {};
    }
    double secondsOf(const char* name, const TemplateValues& values, int copies = 0) {
        AnalysisOptions options;
        options.inputCopies = copies;
        const auto analysis = analyze(*makePlan(name, values, true), m_gpu, nullptr, options, {});
        return analysis ? analysis->latencySeconds : -1;
    }

private slots:
    void initTestCase() {
        const auto gpu = HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
        QVERIFY(gpu);
        m_gpu = *gpu;
    }

    void waitsAcrossLanes() {
        QCOMPARE(crossLaneClocks(CrossLane::none, 4), 0.0);
        QVERIFY(crossLaneClocks(CrossLane::quad, 4) < crossLaneClocks(CrossLane::exchange, 4));
        QVERIFY(crossLaneClocks(CrossLane::exchange, 4) < crossLaneClocks(CrossLane::block, 4));
        QCOMPARE(crossLaneClocks(CrossLane::block, 1),
                 crossLaneClocks(CrossLane::warp, 1)); // one warp needs no barrier
        const ResolvedPlan plan = planOf("rowwise", {{"op", "softmax"}, {"M", "64"}, {"N", "1024"}});
        const ActionCost sum = costIn(plan, "row sum");
        QCOMPARE(sum.latencySeconds, crossLaneClocks(CrossLane::block, 4) * 1e-9);
        QCOMPARE(sum.seconds, sum.use[sum.use.largest()] + sum.latencySeconds);
    }

    void tallPoolingBlocksTouchMoreLines_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("columns");
        QTest::addColumn<double>("linesOfAccess");
        QTest::newRow("along a row") << "1"
                                     << "128" << 1.0;
        QTest::newRow("four rows") << "4"
                                   << "32" << 4.0;
        QTest::newRow("a row for each lane") << "32"
                                             << "4" << 32.0;
    }
    void tallPoolingBlocksTouchMoreLines() {
        QFETCH(QString, rows);
        QFETCH(QString, columns);
        QFETCH(double, linesOfAccess);
        const ResolvedPlan plan = planOf("avgpool", {{"NC", "8"},
                                                     {"H", "256"},
                                                     {"W", "256"},
                                                     {"BH", rows.toStdString()},
                                                     {"BW", columns.toStdString()}});
        // 128 outputs of 2 x 2 elements: 16 accesses of a warp, one line a clock
        QCOMPARE(costIn(plan, "load X").use[Resource::l15], 16 * linesOfAccess * 1e-9);
    }

    void dependentProductsOfSmallTilesWait() {
        const TemplateValues common{{"M", "64"}, {"N", "4096"}, {"K", "4096"}, {"BN", "64"}, {"BK", "64"}};
        TemplateValues small = common, large = common;
        small["BM"] = "16";
        large["BM"] = "64";
        const ActionCost inLine = costIn(planOf("gemm_splitk", small), "matmul");
        QVERIFY(inLine.inLine);
        QCOMPARE(inLine.latencySeconds, 4 * 33e-9); // four steps of depth 16
        QCOMPARE(costIn(planOf("gemm_splitk", large), "matmul").latencySeconds, 0.0);
    }

    void splitsNarrowTheCopies_data() {
        QTest::addColumn<int>("splits");
        QTest::addColumn<int>("bytes");
        QTest::addColumn<bool>("async");
        QTest::newRow("whole") << 1 << 16 << true;
        QTest::newRow("four") << 4 << 8 << true;
        QTest::newRow("eight") << 8 << 4 << true;
        QTest::newRow("sixteen") << 16 << 2 << false;
    }
    void splitsNarrowTheCopies() {
        QFETCH(int, splits);
        QFETCH(int, bytes);
        QFETCH(bool, async);
        const ResolvedPlan plan = planOf(
            "gemm_splitk", {{"M", "64"}, {"N", "4096"}, {"K", "4096"}, {"splits", std::to_string(splits)}});
        QCOMPARE(plan.actions[0].copyBytes, bytes);
        QCOMPARE(plan.actions[0].async, async);
        QVERIFY(plan.actions[1].async);
    }

    void gatheredAddressesCostIssue() {
        const ResolvedPlan plan =
            planOf("conv2d_nhwc", {{"H", "56"}, {"W", "56"}, {"C", "64"}, {"KO", "64"}});
        QVERIFY(costIn(plan, "load X").issueSeconds > 5 * costIn(plan, "load W").issueSeconds);
    }

    void secondPassIsNear() {
        TemplateValues values{{"op", "rmsnorm"}, {"M", "4096"}, {"N", "4096"}, {"BLOCK", "4096"}};
        const double onePass = secondsOf("rowwise", values);
        values["op"] = "rmsnorm_two_pass";
        values["BLOCK"] = "1024";
        const double twoPasses = secondsOf("rowwise", values);
        QVERIFY2(twoPasses > 0 && twoPasses < 1.3 * onePass, "the row is not read from DRAM twice");
    }

    void launchesInARowShareTheWrites() {
        const TemplateValues values{{"M", "4096"}, {"N", "4096"}};
        const double warm = secondsOf("transpose", {{"M", "1024"}, {"N", "1024"}}, 1);
        QVERIFY(warm < secondsOf("transpose", {{"M", "1024"}, {"N", "1024"}}, 1000));
        // Alone, half of the output stays in L2; among its like, each launch writes as much as it produces.
        QVERIFY(secondsOf("transpose", values, 8) > 1.1 * secondsOf("transpose", values, 0));
    }
};

QTEST_GUILESS_MAIN(TestActionCosts)
#include "tst_action_costs.moc"
