// Numbers filled in, and numbers edited by the user.
#include "core/hardware/gpu_edit.h"

#include <QTest>

using namespace tilesight;

namespace {

Expected<Gpu> withNumber(const Gpu& gpu, const std::string& key, double value) {
    return withEdits(gpu, {ownNumber(key, value)});
}

} // namespace

class TestDerive : public QObject {
    Q_OBJECT
    HardwareDatabase m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});

    Gpu gpu(const char* id) { return *m_database.find(id); }

private slots:
    /// The spot checks state where a value must come from, not only that there is one.
    void rules_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("kind");
        QTest::newRow("Hopper siblings share the merging unit") << "h100-pcie"
                                                                << "sms_per_cpc" << 6.0 << "guess";
        QTest::newRow("Ampere: mma.sync is all there is") << "a100-sxm"
                                                          << "tensor_mma_sync" << 2048.0 << "derived";
        QTest::newRow("Ada: the same") << "l40s"
                                       << "tensor_mma_sync" << 1024.0 << "derived";
        QTest::newRow("Hopper: mma.sync from H200") << "h100-sxm"
                                                    << "tensor_mma_sync" << 0.577 * 4096 << "guess";
        QTest::newRow("no fp8 on Ampere") << "a100-sxm"
                                          << "tensor_fp8" << 2048.0 << "derived";
        QTest::newRow("no tf32 on Volta") << "v100-sxm"
                                          << "tensor_tf32" << 128.0 << "derived";
        QTest::newRow("no TMEM on Hopper") << "h200-sxm"
                                           << "tmem_bytes_per_sm" << 0.0 << "derived";
        QTest::newRow("no memory-side cache on NVIDIA") << "b200-sxm"
                                                        << "mall_bytes" << 0.0 << "derived";
        QTest::newRow("one partition keeps all of L2") << "rtx-4090"
                                                       << "l2_effective_bytes" << 75497472.0 << "derived";
        QTest::newRow("eight private L2s") << "mi300x"
                                           << "l2_effective_bytes" << 4194304.0 << "guess";
        QTest::newRow("fixed costs as on H200") << "b200-sxm"
                                                << "block_start_seconds" << 0.52e-6 << "guess";
        QTest::newRow("turns scale with the clock")
            << "a100-sxm"
            << "turn_floor_one_group" << 0.095e-6 * 1.83 / 1.41 << "guess";
        QTest::newRow("energy not above H200's") << "a100-sxm-40gb"
                                                 << "tensor_energy" << 0.85e-12 << "guess";
    }
    void rules() {
        QFETCH(QString, id);
        QFETCH(QString, key);
        QFETCH(double, value);
        QFETCH(QString, kind);
        const Gpu g = gpu(qPrintable(id));
        const Quantity& number = g.*gpuField(key.toStdString())->member;
        QVERIFY2(std::abs(number.value - value) <= 1e-9 * std::abs(value),
                 qPrintable(QString::number(number.value)));
        QCOMPARE(std::string(nameOf(number.kind)), kind.toStdString());
    }

    void twiceIsOnce() {
        Gpu once = gpu("l4"), twice = once;
        derive(twice);
        for (const GpuField& field : gpuFields()) {
            QCOMPARE((twice.*field.member).value, (once.*field.member).value);
            QCOMPARE((twice.*field.member).filledIn, (once.*field.member).filledIn);
        }
    }

    void anEditIsMarkedAndKeepsWhatWas() {
        const Gpu before = gpu("h200-sxm");
        const auto after = withNumber(before, "l2_bandwidth", 9e12);
        QVERIFY(after);
        QVERIFY(after->edited && !before.edited);
        QCOMPARE(after->l2Bandwidth.value, 9e12);
        QCOMPARE(after->l2Bandwidth.kind, Provenance::edited);
        QCOMPARE(after->l2Bandwidth.alternatives.front().value, before.l2Bandwidth.value);
        QCOMPARE(after->l2Bandwidth.alternatives.size(), before.l2Bandwidth.alternatives.size() + 1);
        const auto again =
            withNumber(*after, "l2_bandwidth", 8e12); // its own earlier edit is not worth keeping
        QCOMPARE(again->l2Bandwidth.alternatives.size(), after->l2Bandwidth.alternatives.size());
        const auto reread = gpuFromJson(gpuToJson(*again), "edited.json");
        QVERIFY2(reread.hasValue(), toString(reread.errors()).c_str());
        QVERIFY(reread->edited);
        QCOMPARE(gpuToJson(*reread), gpuToJson(*again));
    }

    void whatIsFilledInFollowsAnEdit() {
        const Gpu before = gpu("rtx-4090");
        QVERIFY(before.l2Bandwidth.filledIn);
        const auto after = withNumber(before, "sm_count", 64);
        QCOMPARE(after->l2Bandwidth.value, before.l2Bandwidth.value / 2);
        const auto fixed = withNumber(before, "l2_bandwidth", 5e12); // now stated: it no longer follows
        QCOMPARE(withNumber(*fixed, "sm_count", 64)->l2Bandwidth.value, 5e12);
        QVERIFY(gpuToJson(*fixed).find("l2_bandwidth") != std::string::npos);
    }

    void editsThatCannotBe_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("error");
        QTest::newRow("unknown key") << "l3_bytes" << 1.0 << "gpu.unknown_key";
        QTest::newRow("zero SMs") << "sm_count" << 0.0 << "gpu.out_of_range";
        QTest::newRow("half an SM") << "sm_count" << 10.5 << "gpu.out_of_range";
        QTest::newRow("not a number") << "sm_count" << std::nan("") << "gpu.out_of_range";
        QTest::newRow("infinite") << "l2_bandwidth" << double(INFINITY) << "gpu.out_of_range";
        QTest::newRow("boost below tensor clock") << "boost_clock" << 1.5e9 << "gpu.inconsistent";
    }
    void editsThatCannotBe() {
        QFETCH(QString, key);
        QFETCH(double, value);
        QFETCH(QString, error);
        const auto after = withNumber(gpu("h200-sxm"), key.toStdString(), value);
        QVERIFY(!after.hasValue());
        QCOMPARE(after.errors()[0].id, error.toStdString());
    }

    /// Whatever stated numbers are legal, what is filled in stays within its range.
    void extremes() {
        for (const GpuField& field : gpuFields()) {
            for (double value : {field.minimum, field.maximum}) {
                Gpu g = gpu("l4");
                for (const GpuField& other : gpuFields()) // keep only what is required
                    if (!other.required) g.*other.member = {};
                (g.*field.member).value = value;
                derive(g);
                for (const GpuField& other : gpuFields()) {
                    const double filled = (g.*other.member).value;
                    QVERIFY2(
                        filled >= other.minimum && filled <= other.maximum,
                        qPrintable(
                            QString("%1 with %2 = %3").arg(other.key.c_str(), field.key.c_str()).arg(value)));
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestDerive)
#include "tst_derive.moc"
