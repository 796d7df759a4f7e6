// Edits laid over a GPU of the database: marks, alternatives, what follows, what is refused.
#include "core/hardware/gpu_edit.h"
#include "core/hardware/user_hardware.h"

#include <QTest>

using namespace tilesight;

class TestGpuEdit : public QObject {
    Q_OBJECT
    HardwareDatabase m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    Gpu gpu(const char* id = "h200-sxm") { return *m_database.find(id); }

private slots:
    void nothingChangesNothing() {
        const auto same = withEdits(gpu(), {});
        QVERIFY(same);
        QCOMPARE(gpuToJson(*same), gpuToJson(gpu()));
        QVERIFY(!same->edited);
        // A statement that repeats the database is none.
        const auto repeated = withEdits(gpu(), {ownNumber("sm_count", 132)});
        QVERIFY(!repeated->edited);
        QCOMPARE(repeated->name, gpu().name);
    }

    void ownNumbersAreMarkedAndCounted() {
        const Gpu before = gpu();
        const auto after = withEdits(before, {ownNumber("l2_bandwidth", 9e12), ownNumber("sm_count", 114)});
        QVERIFY(after);
        QVERIFY(after->edited);
        QCOMPARE(after->name, before.name + ", edited (2 numbers)");
        QCOMPARE(after->id, before.id);
        QCOMPARE(after->l2Bandwidth.value, 9e12);
        QCOMPARE(after->l2Bandwidth.kind, Provenance::edited);
        QCOMPARE(after->l2Bandwidth.alternatives.front().value, before.l2Bandwidth.value);
        QCOMPARE(after->l2Bandwidth.alternatives.front().source, before.l2Bandwidth.source);
        QCOMPARE(withEdits(before, {ownNumber("sm_count", 114)})->name, before.name + ", edited (1 number)");
    }

    void anAlternativeKeepsItsKindAndSource() {
        const Gpu before = gpu();
        const GpuField* field = nullptr;
        for (const GpuField& candidate : gpuFields()) {
            const Quantity& number = before.*candidate.member;
            if (!number.alternatives.empty() && number.alternatives.front().kind != number.kind)
                field = &candidate;
        }
        QVERIFY2(field, "the H200 has a number with a datasheet value beside the measured one");
        const Quantity was = before.*(field->member);
        const auto after = withEdits(before, {{field->key, was.alternatives.front()}});
        QVERIFY(after);
        const Quantity& now = (*after).*(field->member);
        QCOMPARE(now.value, was.alternatives.front().value);
        QCOMPARE(now.kind, was.alternatives.front().kind);
        QCOMPARE(now.source, was.alternatives.front().source);
        QCOMPARE(now.alternatives.size(), was.alternatives.size()); // swapped, none lost
        QCOMPARE(now.alternatives.front().value, was.value);
        QVERIFY(after->edited);
    }

    void whatFollowsIsComputedAnew() {
        const Gpu before = gpu("h100-sxm");
        QVERIFY(before.tensorMmaSyncFlopsPerClock.filledIn);
        const auto after =
            withEdits(before, {ownNumber("tensor_bf16", before.tensorBf16FlopsPerClock.value / 2)});
        QCOMPARE(after->tensorMmaSyncFlopsPerClock.value, before.tensorMmaSyncFlopsPerClock.value / 2);
    }

    void takingAnEditBackIsExact() {
        NumberEdits edits = withEdit({}, ownNumber("l2_bandwidth", 9e12));
        edits = withEdit(edits, ownNumber("l2_bandwidth", 8e12));
        QCOMPARE(edits.size(), std::size_t(1));
        QCOMPARE(withEdits(gpu(), edits)->l2Bandwidth.value, 8e12);
        edits = withoutEdit(edits, "l2_bandwidth");
        QCOMPARE(gpuToJson(*withEdits(gpu(), edits)), gpuToJson(gpu()));
    }

    void refusals_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("id");
        QTest::newRow("unknown key") << "l3_bandwidth" << 1e12 << "gpu.unknown_key";
        QTest::newRow("below the range") << "l2_bandwidth" << 1.0 << "gpu.out_of_range";
        QTest::newRow("no number") << "l2_bandwidth" << std::nan("") << "gpu.out_of_range";
        QTest::newRow("half an SM") << "sm_count" << 131.5 << "gpu.out_of_range";
        QTest::newRow("block above SM") << "shared_bytes_per_block_max" << 1e6 << "gpu.inconsistent";
    }
    void refusals() {
        QFETCH(QString, key);
        QFETCH(double, value);
        QFETCH(QString, id);
        const auto refused = withEdits(gpu(), {ownNumber(key.toStdString(), value)});
        QVERIFY(!refused);
        QCOMPARE(QString::fromStdString(refused.errors().front().id), id);
        QCOMPARE(QString::fromStdString(refused.errors().front().object), key);
    }

    void contradictingPairsCanChangeTogether() {
        const auto both = withEdits(gpu(), {ownNumber("shared_bytes_per_block_max", 300 * 1024),
                                            ownNumber("shared_bytes_per_sm", 301 * 1024)});
        QVERIFY2(both, qPrintable(QString::fromStdString(toString(both.errors()))));
    }

    void savedAndReadAgain() {
        Gpu own = *withEdits(gpu(), {ownNumber("dram_bandwidth", 4e12)});
        own.id = "my-h200";
        own.name = "My H200";
        const auto read = gpuFromJson(gpuToJson(own), "my-h200.json");
        QVERIFY2(read, qPrintable(QString::fromStdString(toString(read.errors()))));
        QCOMPARE(read->dramBandwidth.value, 4e12);
        QCOMPARE(read->dramBandwidth.kind, Provenance::edited);
        QCOMPARE(read->dramBandwidth.alternatives, own.dramBandwidth.alternatives);
    }

    void userDirectoryIsAmongThoseSearched() {
        qputenv("XDG_DATA_HOME", "/somewhere/data");
        QCOMPARE(QString::fromStdString(userHardwareDirectory()),
                 QStringLiteral("/somewhere/data/tilesight-explorer/hwdb"));
        const auto searched = hardwareDirectories(BINARY_DIR);
        QVERIFY(std::find(searched.begin(), searched.end(), userHardwareDirectory()) != searched.end());
        qunsetenv("XDG_DATA_HOME");
    }
};

QTEST_GUILESS_MAIN(TestGpuEdit)
#include "tst_gpu_edit.moc"
