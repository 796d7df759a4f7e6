// Probes that cannot be: bad tables and impossible devices are refused with their place, doubtful numbers are warned of.
#include "core/hardware/calibrate/calibrate.h"

#include <QtTest>

using namespace tilesight;

namespace {

std::vector<Probe> h200Probes() {
    std::vector<Probe> probes;
    for (const char* name : {"microbench_1.csv", "microbench_2.csv"}) {
        const auto read = readProbes(std::string(SOURCE_DIR "/tests/data/h200/") + name);
        if (read) probes.insert(probes.end(), read->begin(), read->end());
    }
    return probes;
}

const char* const header = "probe,case,sms,set_bytes,in_flight_bytes,count,value,unit,note\n";

} // namespace

class TestCalibrateFaults : public QObject {
    Q_OBJECT
    HardwareDatabase m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});

private slots:
    void valuesOutOfThePossibleAreLocated() {
        const Gpu base = *m_database.find("h200-sxm");
        const auto probes =
            probesFromCsv(std::string(header) +
                              "clock,light,,,,,1e9,Hz,\nstream,read,,,,,0,B/s,\nstream,write,,,,,1e20,B/s,\n",
                          "ODD.csv");
        QVERIFY(probes.hasValue());
        const auto out = calibrate(*probes, &base, "odd");
        QVERIFY(!out.hasValue());
        QCOMPARE(out.errors().size(), std::size_t(2)); // all together
        std::vector<int> lines;
        for (const Error& error : out.errors()) {
            QCOMPARE(error.id, std::string("calibrate.bad_value"));
            QCOMPARE(error.where.file, std::string("ODD.csv"));
            lines.push_back(error.where.line);
        }
        std::sort(lines.begin(), lines.end());
        QCOMPARE(lines, (std::vector<int>{3, 4}));
    }

    /// What the driver says must be possible, agree with what the probes did and be of one device.
    void oddDevices_data() {
        QTest::addColumn<QString>("rows");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("fault"); // id and line
        const QString sms = "device,sm_count,,,,,132,1,\n";
        QTest::newRow("base of AMD") << "device,compute_capability,,,,,9.0,1,\n" + sms << "mi300x"
                                     << "calibrate.other_architecture 2";
        QTest::newRow("base of another architecture")
            << "device,compute_capability,,,,,9.0,1,\n" + sms << "a100-sxm"
            << "calibrate.other_architecture 2";
        QTest::newRow("probes of AMD") << "device,name,,,,,,,AMD Instinct MI300X\n" + sms << "h200-sxm"
                                       << "calibrate.other_architecture 2";
        QTest::newRow("half an SM") << "device,sm_count,,,,,132.5,1,\n"
                                    << "h200-sxm"
                                    << "calibrate.bad_value 2";
        QTest::newRow("more SMs at work than there are")
            << "device,sm_count,,,,,1,1,\nactive_sms,l2,1,12582912,131072,,1e11,B/s,\n"
               "active_sms,l2,132,12582912,131072,,9e12,B/s,\n"
            << "h200-sxm"
            << "calibrate.contradiction 4";
        QTest::newRow("kernels above the power limit")
            << "power,limit,,,,,50,W,\npower,busy,,,,,110,W,\npower,tensor,,,,,650,W,\n"
            << "h200-sxm"
            << "calibrate.contradiction 2";
        QTest::newRow("tensor clock above the light clock")
            << "clock,light,,,,,1.98e9,Hz,\nclock,tensor,,,,,9e9,Hz,\n"
            << "h200-sxm"
            << "calibrate.contradiction 3";
        QTest::newRow("light clock of 9 GHz") << "clock,light,,,,,9e9,Hz,\n"
                                              << "h200-sxm"
                                              << "calibrate.bad_value 2";
        QTest::newRow("L2 of 10 GB") << "device,l2_bytes,,,,,1e10,1,\n"
                                     << "h200-sxm"
                                     << "calibrate.bad_value 2";
        QTest::newRow("warp of 33") << sms + "device,warp_size,,,,,33,1,\n"
                                    << "h200-sxm"
                                    << "calibrate.bad_value 3";
        QTest::newRow("two devices") << sms + "device,sm_count,,,,,114,1,\n"
                                     << "h200-sxm"
                                     << "calibrate.mixed_devices 3";
        QTest::newRow("two names") << "device,name,,,,,,,NVIDIA H200\ndevice,name,,,,,,,NVIDIA L4\n" + sms
                                   << "h200-sxm"
                                   << "calibrate.mixed_devices 3";
    }
    void oddDevices() {
        QFETCH(QString, rows);
        QFETCH(QString, base);
        QFETCH(QString, fault);
        const auto probes = probesFromCsv(header + rows.toStdString(), "ODD.csv");
        QVERIFY2(probes.hasValue(), toString(probes.errors()).c_str());
        const Gpu from = *m_database.find(base.toStdString());
        const auto out = calibrate(*probes, &from, "odd");
        QVERIFY(!out.hasValue());
        QCOMPARE(out.errors().size(), std::size_t(1));
        const Error& error = out.errors().front();
        QCOMPARE(QString("%1 %2").arg(error.id.c_str()).arg(error.where.line), fault);
        QVERIFY(!error.remedy.empty() && !error.where.pointer.empty());
    }

    void numbersFarFromTheBaseAreDoubted() {
        const Gpu base = *m_database.find("h200-sxm");
        const auto probes = probesFromCsv(
            std::string(header) + "device,sm_count,,,,,20,1,\npower,limit,,,,,500,W,\n", "ODD.csv");
        const auto out = calibrate(*probes, &base, "odd");
        QVERIFY2(out.hasValue(), toString(out.errors()).c_str());
        QCOMPARE(out->warnings,
                 std::vector<std::string>{"ODD.csv:2: sm_count = 20, but 132 in h200-sxm (check the row, or "
                                          "take a base that is nearer)"});
        QVERIFY(calibrate(h200Probes(), &base, "my-gpu")->warnings.empty());
    }

    /// A number that was only carried over does not pull a probe's value down.
    void carriedNumbersGiveWayToProbes() {
        const Gpu base = *m_database.find("h200-sxm"); // 700 W, 900 W for some milliseconds
        const auto probes = probesFromCsv(std::string(header) + "power,limit,,,,,1000,W,\n", "P.csv");
        const auto out = calibrate(*probes, &base, "x");
        QVERIFY2(out.hasValue(), toString(out.errors()).c_str());
        QCOMPARE(out->gpu.boardPowerWatts.value, 1000.0);
        QCOMPARE(out->gpu.burstPowerWatts.value, 1000.0);
        QCOMPARE(out->contradictions.size(), std::size_t(1));
        QVERIFY(gpuFromJson(gpuToJson(out->gpu), "again.json").hasValue());
    }

    void idsThatNobodyCanName() {
        for (const char* id : {"", "-", "--help", "x-", "My GPU"})
            QCOMPARE(calibrate({}, nullptr, id).errors().front().id, std::string("gpu.bad_name"));
    }

    void tableForPeople() {
        const Gpu base = *m_database.find("h200-sxm");
        const QString text =
            QString::fromStdString(calibrationToText(*calibrate(h200Probes(), &base, "my-gpu"), &base));
        const QStringList lines = text.split('\n');
        const auto line = [&](const char* start) { return lines.filter(QRegularExpression(start)).value(0); };
        QVERIFY2(line("^sm_count ").contains(QRegularExpression(" count +132 .* new value ")),
                 qPrintable(line("^sm_count ")));
        QVERIFY2(line("check only").contains("ceiling of the curve"), qPrintable(line("check only")));
        QVERIFY2(text.contains("gpc_count = 8 (guess)"), qPrintable(text));
    }

    void badTables_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fault");
        const QString head = header;
        QTest::newRow("empty") << ""
                               << "csv.empty 0";
        QTest::newRow("another table") << "M,N,K\n1,2,3\n"
                                       << "file.other_kind 1";
        QTest::newRow("other columns") << QString(head).replace("sms", "cores") + "clock,light,,,,,1e9,Hz,\n"
                                       << "probe.no_table 1 sms";
        QTest::newRow("header only") << head << "probe.no_table 0";
        QTest::newRow("only reasons") << head + "clock,light,,,,,,,no driver\n"
                                      << "probe.no_table 0";
        QTest::newRow("unknown probe") << head + "clock,light,,,,,1e9,Hz,\nclok,light,,,,,1e9,Hz,\n"
                                       << "probe.unknown 3 probe";
        QTest::newRow("value is a word") << head + "clock,light,,,,,fast,Hz,\n"
                                         << "probe.bad_value 2 value";
        QTest::newRow("not a number") << head + "clock,light,,,,,nan,Hz,\n"
                                      << "probe.bad_value 2 value";
        QTest::newRow("negative") << head + "clock,light,,,,,-1,Hz,\n"
                                  << "probe.bad_value 2 value";
        QTest::newRow("parameter") << head + "chase,global,1,12MiB,,,288,clk,\n"
                                   << "probe.bad_value 2 set_bytes";
        QTest::newRow("unit") << head + "clock,light,,,,,1980,MHz,\n"
                              << "probe.wrong_unit 2 unit";
        QTest::newRow("no reason") << head + "clock,light,,,,,,Hz,\n"
                                   << "probe.no_reason 2 value";
        QTest::newRow("ragged") << head + "clock,light,1e9,Hz\n"
                                << "csv.ragged 2";
        QTest::newRow("before: unknown") << "prop.sms,0,132,count\nread_bv,1,2,GB/s\n"
                                         << "probe.unknown 2";
        QTest::newRow("before: cut off") << "prop.sms,0,132,count\nbw_sms,ws_mb=12,sms=1\n"
                                         << "probe.bad_value 2";
        QTest::newRow("before: unit") << "dram_read,0,4455.8,TB/s\n"
                                      << "probe.wrong_unit 1";
        QTest::newRow("before: value") << "dram_read,0,x,GB/s\n"
                                       << "probe.bad_value 1";
        QTest::newRow("before: no detail") << "imad,0,16.70,TOP/s\n"
                                           << "probe.bad_value 1";
    }
    void badTables() {
        QFETCH(QString, text);
        QFETCH(QString, fault);
        const auto probes = probesFromCsv(text.toStdString(), "folder/bad.csv");
        QVERIFY(!probes.hasValue());
        const Error& error = probes.errors().front();
        QString found =
            QString("%1 %2 %3").arg(error.id.c_str()).arg(error.where.line).arg(error.where.pointer.c_str());
        QCOMPARE(found.trimmed(), fault);
        QCOMPARE(error.where.file, std::string("folder/bad.csv"));
    }

    void withoutBaseSomeNumbersAreNeeded() {
        const auto probes = probesFromCsv(std::string(header) + "clock,light,,,,,1e9,Hz,\n", "P.csv");
        QVERIFY(probes.hasValue());
        const auto calibration = calibrate(*probes, nullptr, "x");
        QVERIFY(!calibration.hasValue());
        QCOMPARE(calibration.errors().size(), std::size_t(8)); // all but boost_clock
        for (const Error& error : calibration.errors())
            QCOMPARE(error.id, std::string("calibrate.missing_number"));
        QCOMPARE(calibrate(*probes, nullptr, "My GPU").errors().front().id, std::string("gpu.bad_name"));
    }
};

QTEST_GUILESS_MAIN(TestCalibrateFaults)
#include "tst_calibrate_faults.moc"
