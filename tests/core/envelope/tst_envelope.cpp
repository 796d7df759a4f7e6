// Bandwidth curve, smooth maximum, occupancy, access shapes: each against what can be worked out by hand.
#include "core/cache/access_shape.h"
#include "core/envelope/bandwidth.h"
#include "core/envelope/occupancy.h"
#include "core/plan/template_registry.h"

#include <QtTest>

using namespace tilesight;

namespace {

Gpu gpuNamed(const std::string& id) {
    const auto database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    return *database.find(id);
}

Gpu h200() { return gpuNamed("h200-sxm"); }

ResolvedPlan gemm(const TemplateValues& changes) {
    TemplateValues values{{"M", "4096"}, {"N", "4096"}, {"K", "4096"}, {"BM", "128"}, {"BN", "128"}, {"BK", "64"},
                          {"stages", "3"}, {"warps", "4"}};
    for (const auto& [name, value] : changes) values[name] = value;
    return *resolve(*makePlan("gemm", values));
}

} // namespace

class TestEnvelope : public QObject {
    Q_OBJECT
private slots:
    void bandwidthGrowsLinearlyThenBends() {
        QCOMPARE(bandwidthOfActiveSms(0, 0.18e12, 10e12), 0.0);
        QVERIFY(std::abs(bandwidthOfActiveSms(1, 0.18e12, 10e12) / 0.18e12 - 1) < 1e-6);
        double previous = 0;
        for (int sms = 1; sms <= 132; ++sms) {
            const double b = bandwidthOfActiveSms(sms, 0.18e12, 10e12);
            QVERIFY(b > previous);
            QVERIFY(b <= 10e12 && b <= sms * 0.18e12 * (1 + 1e-12));
            previous = b;
        }
    }

    void smoothMaximumIsBetweenMaximumAndSum() {
        const std::array<double, 3> terms{3, 5, 4.9};
        const double m = smoothMaximum(terms, 7);
        QVERIFY(m >= 5 && m < 3 + 5 + 4.9);
        QCOMPARE(smoothMaximum(std::array<double, 2>{0, 0}, 7), 0.0);
        QVERIFY(qFuzzyCompare(smoothMaximum(std::array<double, 2>{2, 0}, 7), 2.0));
        // no overflow for seconds as small as the engine has them, nor for huge ones
        QVERIFY(std::isfinite(smoothMaximum(std::array<double, 2>{1e-300, 1e-301}, 7)));
        QVERIFY(std::isfinite(smoothMaximum(std::array<double, 2>{1e300, 1e300}, 7)));
    }

    void estimatesMatchTheCompiler_data() {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QList<int>>("tile"); // BM BN BK stages warps
        QTest::addColumn<int>("registers");
        QTest::addColumn<int>("sharedBytes");
        // as compiled, from our table of measured kernels
        QTest::newRow("64x64x32 s2") << "tma" << QList<int>{64, 64, 32, 2, 4} << 58 << 16400;
        QTest::newRow("128x128x64 s3") << "tma" << QList<int>{128, 128, 64, 3, 4} << 154 << 98328;
        QTest::newRow("128x256x64 s4") << "tma" << QList<int>{128, 256, 64, 4, 8} << 154 << 196640;
        QTest::newRow("persistent 128x256") << "tma_persistent" << QList<int>{128, 256, 64, 3, 8} << 154 << 213016;
        QTest::newRow("persistent 64x256") << "tma_persistent" << QList<int>{64, 256, 64, 3, 4} << 154 << 155672;
        QTest::newRow("cp.async 128x128x64 w8") << "cp_async" << QList<int>{128, 128, 64, 3, 8} << 118 << 98304;
        QTest::newRow("cp.async 256x128 s4") << "cp_async" << QList<int>{256, 128, 64, 4, 8} << 224 << 196608;
    }
    void estimatesMatchTheCompiler() {
        QFETCH(QString, variant);
        QFETCH(QList<int>, tile);
        QFETCH(int, registers);
        QFETCH(int, sharedBytes);
        const auto text = [&](int i) { return std::to_string(tile[i]); };
        const ResolvedPlan plan = gemm({{"variant", variant.toStdString()}, {"BM", text(0)}, {"BN", text(1)},
                                        {"BK", text(2)}, {"stages", text(3)}, {"warps", text(4)}});
        QVERIFY(std::abs(estimatedSharedBytes(plan) / sharedBytes - 1) < 0.001);
        QVERIFY(std::abs(static_cast<double>(estimatedRegisters(plan, h200())) / registers - 1) < 0.2);
    }

    void occupancyNamesTheBindingLimit() {
        const auto shared = occupancyOf(gemm({}), h200());
        QVERIFY(shared.hasValue());
        QCOMPARE(shared->residentBlocks, 2);
        QCOMPARE(shared->limitedBy, std::string("shared_memory"));
        const auto persistent = occupancyOf(gemm({{"variant", "tma_persistent"}, {"BM", "64"}, {"BN", "64"}}), h200());
        QCOMPARE(persistent->residentBlocks, 1);
        QCOMPARE(persistent->limitedBy, std::string("persistent"));
        const auto registers = occupancyOf(gemm({{"stages", "2"}, {"regs", "255"}, {"BK", "32"}, {"warps", "8"}}), h200());
        QCOMPARE(registers->residentBlocks, 1);
        QCOMPARE(registers->limitedBy, std::string("registers"));
    }

    void tensorMemoryLimitsBlocks() {
        // Sums of 128 x 128 in f32 take 64 of 256 KiB; a GPU without tensor memory refuses.
        ResolvedPlan plan = gemm({{"BM", "128"}, {"BN", "128"}, {"BK", "32"}, {"stages", "2"}, {"variant", "tma"}});
        for (ResolvedAction& action : plan.actions)
            if (action.operation == Operation::matmul) action.result = Placement::tmem;
        const auto blackwell = occupancyOf(plan, gpuNamed("b200-sxm"));
        QVERIFY(blackwell);
        const auto limit = std::find_if(blackwell->limits.begin(), blackwell->limits.end(),
                                        [](const OccupancyLimit& each) { return each.name == "tmem"; });
        QVERIFY(limit != blackwell->limits.end());
        QCOMPARE(limit->blocks, 4);
        const auto hopper = occupancyOf(plan, h200());
        QVERIFY(!hopper);
        QVERIFY(hopper.errors().front().message.starts_with("TMEM 64 of 0 KiB"));
    }

    void whatDoesNotFitIsRefusedWithNumbers() {
        const auto result = occupancyOf(gemm({{"BM", "256"}, {"BN", "256"}, {"stages", "4"}, {"warps", "8"}}), h200());
        QVERIFY(!result);
        QCOMPARE(result.errors().front().id, std::string("occupancy.does_not_fit"));
        QVERIFY(result.errors().front().message.find("256 of 227 KiB") != std::string::npos);
    }

    void accessShapes_data() {
        QTest::addColumn<QString>("n");
        QTest::addColumn<double>("validShare");
        QTest::addColumn<double>("linesPerSegment");
        QTest::addColumn<double>("sectorsPerSegment");
        QTest::addColumn<double>("outsideSegments"); // of the 64 x 2 of a 64 x 128 tile of B, mean over the grid
        QTest::newRow("aligned, whole tiles") << "4096" << 1.0 << 1.0 << 4.0 << 0.0;
        QTest::newRow("half a tile over") << "64" << 0.5 << 1.0 << 4.0 << 64.0;
        QTest::newRow("rows shifted by 16 bytes") << "4104" << 4104.0 / (33 * 128) << 1.875 << 4.5 << 64.0 / 33;
    }
    void accessShapes() {
        QFETCH(QString, n);
        QFETCH(double, validShare);
        QFETCH(double, linesPerSegment);
        QFETCH(double, sectorsPerSegment);
        QFETCH(double, outsideSegments);
        const ResolvedPlan plan = gemm({{"N", n.toStdString()}});
        const AccessShape b = accessShapeOf(plan, plan.actions[1]);
        QVERIFY2(std::abs(b.validShare - validShare) < 1e-9, std::to_string(b.validShare).c_str());
        QVERIFY2(std::abs(b.lines / b.segments - linesPerSegment) < 1e-9, std::to_string(b.lines / b.segments).c_str());
        QVERIFY2(std::abs(b.sectors / b.segments - sectorsPerSegment) < 0.08, std::to_string(b.sectors / b.segments).c_str());
        QVERIFY2(std::abs(b.outsideSegments - outsideSegments) < 1e-6, std::to_string(b.outsideSegments).c_str());
    }

    void alignedTrafficCostsItsBytes() {
        const ResolvedPlan plan = gemm({});
        const AccessShape a = accessShapeOf(plan, plan.actions[0]);
        QVERIFY(qFuzzyCompare(a.l2EquivalentBytes(), 128 * a.segments));
        QVERIFY(qFuzzyCompare(a.bytes, 128.0 * 64 * 2));
    }
};

QTEST_GUILESS_MAIN(TestEnvelope)
#include "tst_envelope.moc"
