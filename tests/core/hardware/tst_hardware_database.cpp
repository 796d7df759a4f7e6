// The shipped files: complete, plausible, sourced, in canonical form; directories and search by name.
#include "core/hardware/gpu.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace tilesight;

namespace {
const QString shipped = SOURCE_DIR "/hwdb";

QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}
void write(const QString& path, const QByteArray& text) {
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}
QString name(const Gpu& gpu, const GpuField& field) {
    return QString::fromStdString(gpu.id + " " + field.key);
}
} // namespace

class TestHardwareDatabase : public QObject {
    Q_OBJECT
    HardwareDatabase m_database = HardwareDatabase::load({shipped.toStdString()});

    void gpuRows() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < int(m_database.gpus().size()); ++i)
            QTest::newRow(m_database.gpus()[i].id.c_str()) << i;
    }

private slots:
    void allAreThere() {
        QCOMPARE(toString(m_database.errors()), std::string());
        std::vector<std::string> ids;
        for (const Gpu& gpu : m_database.gpus())
            ids.push_back(gpu.id);
        const std::vector<std::string> wanted = {
            "a100-sxm", "a100-sxm-40gb", "b200-sxm", "gb200",    "h100-pcie", "h100-sxm",
            "h200-nvl", "h200-sxm",      "l4",       "l40s",     "mi210",     "mi250x",
            "mi300x",   "mi325x",        "mi355x",   "rtx-4090", "rtx-5090",  "rtx-pro-6000-server",
            "v100-sxm"};
        QCOMPARE(ids, wanted);
    }

    void everyNumberIsKnown_data() { gpuRows(); }
    void everyNumberIsKnown() {
        QFETCH(int, index);
        const Gpu& gpu = m_database.gpus()[index];
        QVERIFY(!gpu.edited);
        QVERIFY(!gpu.name.empty() && !gpu.vendor.empty() && !gpu.architecture.empty() && !gpu.file.empty());
        for (const GpuField& field : gpuFields()) {
            const Quantity& number = gpu.*field.member;
            QVERIFY2(number.known(), qPrintable(name(gpu, field)));
            QVERIFY2(number.value >= field.minimum && number.value <= field.maximum,
                     qPrintable(name(gpu, field)));
            QVERIFY2(number.unit == field.unit, qPrintable(name(gpu, field)));
            QVERIFY2(!number.source.empty(), qPrintable(name(gpu, field)));
            QVERIFY2(number.kind != Provenance::edited, qPrintable(name(gpu, field)));
            // A required number is never filled in, and what is filled in never pretends to be a statement.
            QVERIFY2(!(field.required && number.filledIn), qPrintable(name(gpu, field)));
            if (number.filledIn)
                QVERIFY2(number.kind == Provenance::derived || number.kind == Provenance::guess,
                         qPrintable(name(gpu, field)));
            for (const Quantity::Alternative& other : number.alternatives)
                QVERIFY2(!other.source.empty() && other.value >= field.minimum, qPrintable(name(gpu, field)));
        }
    }

    void plausible_data() { gpuRows(); }
    void plausible() {
        QFETCH(int, index);
        const Gpu& g = m_database.gpus()[index];
        const auto within = [&g](const char* key, double low, double high) {
            const double value = (g.*gpuField(key)->member).value;
            QVERIFY2(value >= low && value <= high, qPrintable(QString("%1 = %2").arg(key).arg(value)));
        };
        within("sm_count", 20, 400);
        within("boost_clock", 1.2e9, 3e9);
        within("tensor_clock", 1.2e9, g.boostClockHz.value);
        within("board_power", 50, 1500);
        within("tensor_efficiency", 0.8, 1);
        within("l2_bandwidth", 1e12, 50e12);
        within("dram_bandwidth", 100e9, 50e12);
        within("dram_bandwidth", 0.2 * g.l2Bandwidth.value * 0.4, g.l2Bandwidth.value);
        within("dram_write_bandwidth", 0.5 * g.dramBandwidth.value, 1.2 * g.dramBandwidth.value);
        within("l2_bandwidth_per_sm", 1.0 * g.l2Bandwidth.value / g.smCount.value, 5e11);
        within("dram_bandwidth_per_sm", 1.0 * g.dramBandwidth.value / g.smCount.value,
               g.l2BandwidthPerSm.value);
        within("l15_bandwidth", g.l2Bandwidth.value, 50e12);
        within("dram_bytes", 10e9, 400e9);
        within("l2_effective_bytes", 1e6, g.l2Bytes.value);
        within("shared_bytes_per_sm", 64 << 10, 256 << 10);
        within("smem_latency", 5e-9, 50e-9);
        within("l2_load_latency", 0.1e-6, 0.5e-6);
        within("dram_load_latency", 1.5 * g.l2LoadLatency.value, 1.5e-6);
        within("kernel_fixed_seconds", g.graphGapSeconds.value, 10e-6);
        within("tensor_mma_sync", 0.2 * g.tensorBf16FlopsPerClock.value, g.tensorBf16FlopsPerClock.value);
        within("tensor_fp8", g.tensorBf16FlopsPerClock.value, 2 * g.tensorBf16FlopsPerClock.value);
        const bool dataCentreBlackwell = g.architecture == "blackwell";
        QCOMPARE(g.tmemBytesPerSm.value > 0, dataCentreBlackwell);
        QCOMPARE(g.tmemReadBytesPerClock.value > 0, dataCentreBlackwell);
        QCOMPARE(g.warpSize.value, g.vendor == "AMD" ? 64.0 : 32.0);
        QVERIFY((g.mallBytes.value > 0) == (g.mallBandwidth.value > 0));
    }

    /// Dense bf16/fp16 peaks of the datasheets, from SMs, rate and tensor clock.
    void tensorPeak_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("teraflops");
        QTest::newRow("V100") << "v100-sxm" << 125.0;
        QTest::newRow("A100") << "a100-sxm" << 312.0;
        QTest::newRow("H100 SXM") << "h100-sxm" << 989.4;
        QTest::newRow("H100 PCIe") << "h100-pcie" << 756.5;
        QTest::newRow("H200") << "h200-sxm" << 989.4;
        QTest::newRow("B200") << "b200-sxm" << 2250.0;
        QTest::newRow("L40S") << "l40s" << 362.1;
        QTest::newRow("L4") << "l4" << 121.0;
        QTest::newRow("RTX 4090") << "rtx-4090" << 165.2;
        QTest::newRow("RTX PRO 6000") << "rtx-pro-6000-server" << 467.8;
        QTest::newRow("MI210") << "mi210" << 181.0;
        QTest::newRow("MI300X") << "mi300x" << 1307.4;
        QTest::newRow("MI355X") << "mi355x" << 2516.6;
    }
    void tensorPeak() {
        QFETCH(QString, id);
        QFETCH(double, teraflops);
        const auto gpu = m_database.find(id.toStdString());
        QVERIFY(gpu);
        const double peak =
            gpu->smCount.value * gpu->tensorBf16FlopsPerClock.value * gpu->tensorClockHz.value;
        QVERIFY2(std::abs(peak / (teraflops * 1e12) - 1) < 0.01, qPrintable(QString::number(peak)));
    }

    void canonicalText_data() { gpuRows(); }
    void canonicalText() {
        QFETCH(int, index);
        const Gpu& gpu = m_database.gpus()[index];
        const QString path =
            shipped + "/gpu/" + QString::fromStdString(gpu.id) + ".json"; // the id is the name
        QCOMPARE(gpuToJson(gpu), read(path).toStdString());
    }

    void find_data() {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("remedy");
        QTest::newRow("exact") << "h200-sxm"
                               << "h200-sxm"
                               << "";
        QTest::newRow("underscore") << "h200_sxm"
                                    << "h200-sxm"
                                    << "";
        QTest::newRow("case") << "RTX_Pro-6000_SERVER"
                              << "rtx-pro-6000-server"
                              << "";
        QTest::newRow("typing slip") << "h200-sxn"
                                     << ""
                                     << "did you mean \"h200-sxm\"?";
        QTest::newRow("part of two") << "H200"
                                     << ""
                                     << "did you mean \"h200-nvl\" or \"h200-sxm\"?";
        QTest::newRow("part of three") << "rtx"
                                       << ""
                                       << "did you mean \"rtx-4090\", \"rtx-5090\" or "
                                          "\"rtx-pro-6000-server\"?";
        QTest::newRow("part of many") << "sxm"
                                      << ""
                                      << "list them with: tilesight gpus";
        QTest::newRow("nothing in common") << "hw"
                                           << ""
                                           << "list them with: tilesight gpus";
        QTest::newRow("nothing near") << "banana-9000-turbo"
                                      << ""
                                      << "list them with: tilesight gpus";
        QTest::newRow("empty") << ""
                               << ""
                               << "list them with: tilesight gpus";
    }
    void find() {
        QFETCH(QString, asked);
        QFETCH(QString, id);
        QFETCH(QString, remedy);
        const auto gpu = m_database.find(asked.toStdString());
        QCOMPARE(gpu.hasValue(), !id.isEmpty());
        if (gpu) {
            QCOMPARE(gpu->id, id.toStdString());
            return;
        }
        QCOMPARE(gpu.errors().size(), std::size_t(1));
        QCOMPARE(gpu.errors()[0].id, std::string("gpu.unknown"));
        QCOMPARE(gpu.errors()[0].remedy, remedy.toStdString());
    }

    void userFilesReplaceShippedOnes() {
        QTemporaryDir user;
        QByteArray text = read(shipped + "/gpu/l4.json");
        text.replace("\"NVIDIA L4\"", "\"My L4\"");
        write(user.filePath("gpu/mine.json"), text);
        write(user.filePath("gpu/notes.txt"), "no GPU");
        write(user.filePath("gpu/broken.json"), "{ \"format\": \"gpu/1\"");
        write(user.filePath("gpu/huge.json"), QByteArray(2 << 20, ' '));
        const auto both =
            HardwareDatabase::load({shipped.toStdString(), "/no/such/directory", user.path().toStdString()});
        QCOMPARE(both.gpus().size(), m_database.gpus().size());
        QCOMPARE(both.find("l4")->name, std::string("My L4"));
        QCOMPARE(both.find("l4")->file, user.filePath("gpu/mine.json").toStdString());
        // Faulty files are skipped and reported, in the order of their names.
        QCOMPARE(both.errors().size(), std::size_t(2));
        QCOMPARE(both.errors()[0].id, std::string("json.syntax"));
        QCOMPARE(both.errors()[0].where.file, user.filePath("gpu/broken.json").toStdString());
        QCOMPARE(both.errors()[1].id, std::string("file.too_large"));
        const auto other = HardwareDatabase::load({user.path().toStdString(), shipped.toStdString()});
        QCOMPARE(other.find("l4")->name, std::string("NVIDIA L4"));
        // A file that lies elsewhere is named by its path.
        QCOMPARE(other.find(user.filePath("gpu/mine.json").toStdString())->name, std::string("My L4"));
        QCOMPARE(other.find(user.filePath("gpu/broken.json").toStdString()).errors()[0].id, std::string("json.syntax"));
        QCOMPARE(other.find("no/such.json").errors()[0].id, std::string("file.missing"));
        text.replace("\"ada\"", "\"Ada\"");
        write(user.filePath("spelled.json"), text);
        const auto spelled = other.find(user.filePath("spelled.json").toStdString());
        QCOMPARE(spelled.errors()[0].where.pointer, std::string("/architecture"));
        QCOMPARE(spelled.errors()[0].remedy, std::string("did you mean \"ada\"?"));
    }

    /// In one folder an id is given once: the first file by name is used, each other one is a fault with its place.
    void twoFilesOfOneId() {
        QTemporaryDir user;
        QByteArray text = read(shipped + "/gpu/l4.json");
        write(user.filePath("gpu/b.json"), text);
        write(user.filePath("gpu/a.json"), text.replace("\"NVIDIA L4\"", "\"My L4\""));
        const auto database = HardwareDatabase::load({shipped.toStdString(), user.path().toStdString()});
        QCOMPARE(database.find("l4")->name, std::string("My L4"));
        QCOMPARE(database.errors().size(), std::size_t(1));
        const Error& error = database.errors()[0];
        QCOMPARE(error.id, std::string("gpu.duplicate_id"));
        QCOMPARE(error.where.file, user.filePath("gpu/b.json").toStdString());
        QCOMPARE(error.where.pointer, std::string("/id"));
        QCOMPARE(error.where.line, 3);
        QVERIFY2(error.message.find("a.json") != std::string::npos && !error.remedy.empty(),
                 error.message.c_str());
    }

    /// What lies among the GPU files but is none, each with its own reason; a pipe is not waited for.
    void whatIsNoFile() {
        QTemporaryDir user;
        QVERIFY(QDir().mkpath(user.filePath("gpu/folder.json")));
        QVERIFY(QFile::link("nowhere", user.filePath("gpu/link.json")));
        QCOMPARE(QProcess::execute("mkfifo", {user.filePath("gpu/pipe.json")}), 0);
        const auto database = HardwareDatabase::load({user.path().toStdString()});
        QStringList ids;
        for (const Error& error : database.errors()) {
            ids << QString::fromStdString(error.id);
            QVERIFY2(error.remedy.find("permissions") == std::string::npos, error.remedy.c_str());
        }
        QCOMPARE(ids, (QStringList{"file.is_directory", "file.missing", "file.not_regular"}));
    }

    void directories() {
        QTemporaryDir place;
        const auto at = [&place](const char* path) { return place.filePath(path).toStdString(); };
        QVERIFY(QDir().mkpath(place.filePath("source/hwdb/gpu")));
        QVERIFY(QDir().mkpath(place.filePath("source/build/app")));
        QVERIFY(QDir().mkpath(place.filePath("usr/share/tilesight-explorer/hwdb/gpu")));
        qputenv("TILESIGHT_HWDB", place.filePath("given").toUtf8());
        qputenv("XDG_DATA_HOME", place.filePath("data").toUtf8());
        const std::string userData = at("data/tilesight-explorer/hwdb");
        // Later ones win. In the build tree, in the installation, and with nothing near.
        QCOMPARE(hardwareDirectories(at("source/build/app")),
                 (std::vector{at("source/hwdb"), userData, at("given")}));
        QCOMPARE(hardwareDirectories(at("usr/bin")),
                 (std::vector{at("usr/share/tilesight-explorer/hwdb"), userData, at("given")}));
        qunsetenv("TILESIGHT_HWDB");
        qunsetenv("XDG_DATA_HOME");
        qputenv("HOME", place.filePath("home").toUtf8());
        QCOMPARE(hardwareDirectories("/"), std::vector{at("home/.local/share/tilesight-explorer/hwdb")});
    }
};

QTEST_GUILESS_MAIN(TestHardwareDatabase)
#include "tst_hardware_database.moc"
