// One plan on all GPUs, and how doubtful each number is.
#include "core/analysis/gpu_estimate.h"
#include "core/hardware/gpu_edit.h"
#include "core/plan/plan_io.h"

#include <QTest>
#include <cmath>

using namespace tilesight;

class TestGpuEstimate : public QObject {
    Q_OBJECT
    HardwareDatabase m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    Gpu gpu(const char* id) { return *m_database.find(id); }
    TilePlan plan(const char* name) {
        return *readPlan(std::string(SOURCE_DIR "/samples/") + name + ".json");
    }

private slots:
    void sameNumberAsTheAnalysis() {
        const TilePlan gemm = plan("gemm_4096_bf16");
        const GpuEstimate row = estimateOn(gemm, gpu("h200-sxm"));
        const auto analysis = analyze(gemm, gpu("h200-sxm"));
        QVERIFY2(row.reason.empty(), row.reason.c_str());
        QCOMPARE(row.latencySeconds, analysis->latencySeconds);
        QCOMPARE(row.clockHz, analysis->clock.hz);
        QCOMPARE(row.residentBlocks, analysis->occupancy.residentBlocks);
        QCOMPARE(int(row.efficiencyOf), int(Resource::tensor));
        const Gpu h200 = gpu("h200-sxm");
        const double peak =
            h200.smCount.value * h200.tensorBf16FlopsPerClock.value * h200.tensorClockHz.value;
        QVERIFY(std::abs(row.efficiency - analysis->flops / row.latencySeconds / peak) < 1e-9);
    }

    void reasons_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("reason");
        QTest::newRow("runs") << "h100-sxm"
                              << "";
        QTest::newRow("shared memory") << "l40s"
                                       << "does not fit: SMEM 144 of 99 KiB";
        QTest::newRow("bulk copies") << "a100-sxm"
                                     << "no TMA on this GPU; analyze estimates it with cp_async";
    }
    void reasons() {
        QFETCH(QString, id);
        QFETCH(QString, reason);
        const GpuEstimate row = estimateOn(plan("gemm_4096_bf16"), gpu(qPrintable(id)));
        QCOMPARE(QString::fromStdString(row.reason), reason);
    }

    void allOfThemFastestFirstOnAnyThreadCount() {
        const TilePlan softmax = plan("softmax_4096");
        const auto one = estimateOnAll(softmax, m_database.gpus(), {}, 1);
        const auto many = estimateOnAll(softmax, m_database.gpus(), {}, 4);
        QCOMPARE(one->size(), m_database.gpus().size());
        for (std::size_t i = 0; i < one->size(); ++i) {
            QCOMPARE(one->at(i).gpuId, many->at(i).gpuId);
            QCOMPARE(one->at(i).latencySeconds, many->at(i).latencySeconds);
            QCOMPARE(one->at(i).doubt.band, many->at(i).doubt.band);
            if (i) QVERIFY(one->at(i - 1).latencySeconds <= one->at(i).latencySeconds);
        }
    }

    void stopping() {
        StopSource source;
        source.request_stop();
        const auto rows = estimateOnAll(plan("softmax_4096"), m_database.gpus(), {}, 1, source.get_token());
        QVERIFY(!rows);
        QCOMPARE(rows.errors().front().id, std::string("engine.stopped"));
    }

    void measuredNumbersLeaveTheBandOfTheModel() {
        const auto gemm = doubtOf(plan("gemm_4096_bf16"), gpu("h200-sxm"));
        QCOMPARE(gemm->band, gemm->modelBand);
        QVERIFY(gemm->numbers.empty());
        QCOMPARE(QString::fromStdString(guessesInWords(*gemm)), QString());
        const auto rows = doubtOf(plan("softmax_4096"), gpu("h200-sxm"));
        QVERIFY(rows->modelBand > gemm->modelBand);
    }

    void aLimitingGuessWidensTheBand() {
        const auto doubt = doubtOf(plan("softmax_4096"), gpu("l4"));
        QVERIFY(!doubt->numbers.empty());
        QCOMPARE(QString::fromStdString(doubt->numbers.front().key), QStringLiteral("dram_bandwidth"));
        QVERIFY(doubt->numbers.front().change > 0.1 && doubt->numbers.front().change <= guessSpread + 0.01);
        QVERIFY(doubt->band > 2 * doubt->modelBand);
        const QString words = QString::fromStdString(guessesInWords(*doubt));
        QVERIFY2(words.startsWith("rests on guesses: DRAM bandwidth ("), qPrintable(words));
        // The user's own word on it ends the doubt.
        const Gpu l4 = gpu("l4");
        const auto sure = withEdits(l4, {ownNumber("dram_bandwidth", l4.dramBandwidth.value * 0.999)});
        QVERIFY(doubtOf(plan("softmax_4096"), *sure)->band < doubt->band);
    }
    void whatCannotRunHasNoDoubt() {
        const auto doubt = doubtOf(plan("gemm_4096_bf16"), gpu("l4"));
        QCOMPARE(doubt.errors().front().id, std::string("occupancy.does_not_fit"));
    }
};

QTEST_GUILESS_MAIN(TestGpuEstimate)
#include "tst_gpu_estimate.moc"
