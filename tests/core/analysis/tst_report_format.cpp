#include "core/analysis/report.h"
#include "core/analysis/report_table.h"

#include <QtTest>
#include <limits>

using namespace tilesight;

class TestReportFormat : public QObject {
    Q_OBJECT
private slots:
    void seconds_data();
    void seconds();
    void bytes_data();
    void bytes();
    void others();
    void numbers_data();
    void numbers();
    void counts();
    void waves_data();
    void waves();
    void table();
};

/// Thin spaces as '_', so that rows stay readable.
static QString visible(const std::string& text) {
    return QString::fromStdString(text).replace(QChar(0x2009), '_');
}

void TestReportFormat::counts() {
    QCOMPARE(formatCount(1, "stage", "stages"), std::string("1 stage"));
    QCOMPARE(formatCount(0, "stage", "stages"), std::string("0 stages"));
    QCOMPARE(formatCount(12, "stage", "stages"), std::string("12 stages"));
    QCOMPARE(limitInWords("shared_memory"), std::string("shared memory"));
}

void TestReportFormat::waves_data() {
    QTest::addColumn<int>("full");
    QTest::addColumn<int>("tail");
    QTest::addColumn<QString>("expected");
    QTest::newRow("one") << 1 << 0 << "1 full wave";
    QTest::newRow("one and one") << 1 << 1 << "1 full wave and a tail of 1 block";
    QTest::newRow("many") << 31 << 64 << "31 full waves and a tail of 64 blocks";
    QTest::newRow("partial") << 0 << 128 << "one partial wave of 128 blocks";
}

void TestReportFormat::waves() {
    QFETCH(int, full);
    QFETCH(int, tail);
    Waves waves;
    waves.full = full;
    waves.tailBlocks = tail;
    QTEST(QString::fromStdString(wavesInWords(waves)), "expected");
}

void TestReportFormat::seconds_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("zero") << 0. << "0_s";
    QTest::newRow("nanoseconds") << 1.234e-9 << "1.23_ns";
    QTest::newRow("microseconds") << 179.4e-6 << "179_µs";
    QTest::newRow("carry to the next prefix") << 999.7e-9 << "1_µs";
    QTest::newRow("just below the carry") << 999.4e-9 << "999_ns";
    QTest::newRow("picoseconds") << 3.95e-12 << "3.95_ps";
    QTest::newRow("next to nothing") << 2e-18 << "<1_ps";
    QTest::newRow("milliseconds") << 0.0125 << "12.5_ms";
    QTest::newRow("never kiloseconds") << 12345. << "12345_s";
    QTest::newRow("negative") << -3e-6 << "−3_µs";
    QTest::newRow("unknown") << std::numeric_limits<double>::quiet_NaN() << "unknown_s";
}

void TestReportFormat::seconds() {
    QFETCH(double, value);
    QTEST(visible(formatSeconds(value)), "expected");
}

void TestReportFormat::bytes_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("iec");
    QTest::addColumn<QString>("decimal");
    QTest::newRow("zero") << 0. << "0_B"
                          << "0_B";
    QTest::newRow("bytes") << 512. << "512_B"
                           << "512_B";
    QTest::newRow("KiB") << 147456. << "144_KiB"
                         << "147_kB";
    QTest::newRow("all digits before the point") << 1023. * 1024 << "1023_KiB"
                                                 << "1.05_MB";
    QTest::newRow("MiB") << 251e6 << "239_MiB"
                         << "251_MB";
    QTest::newRow("half a byte") << 0.5 << "0.5_B"
                                 << "0.5_B";
}

void TestReportFormat::bytes() {
    QFETCH(double, value);
    QTEST(visible(formatBytes(value)), "iec");
    QTEST(visible(formatDecimalBytes(value)), "decimal");
}

void TestReportFormat::others() {
    QCOMPARE(visible(formatRate(9.2e12, "B/s")), QString("9.2_TB/s"));
    QCOMPARE(visible(formatRate(1.83e9, "Hz")), QString("1.83_GHz"));
    QCOMPARE(visible(formatPercent(0.7641)), QString("76.4_%"));
    QCOMPARE(visible(formatPercent(0.99996)), QString("100_%"));
    QCOMPARE(visible(formatPercent(0.7641, 2)), QString("76_%"));
    QCOMPARE(visible(formatPercent(2.22e-16)), QString("<0.01_%"));
    QCOMPARE(visible(formatPercent(6.25e-5)), QString("<0.01_%"));
    QCOMPARE(visible(formatPercent(0)), QString("0_%"));
    CacheTraffic traffic;
    traffic.l2WriteBytes = 33.6e6;
    traffic.dramWriteBytes = 25.2e6;
    QCOMPARE(visible(dramWritesInWords(traffic)), QString("25.2_MB of the 33.6_MB written reach DRAM in this launch"));
    traffic.dramWriteBytes = traffic.l2WriteBytes;
    QVERIFY(dramWritesInWords(traffic).empty());
}

void TestReportFormat::numbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("expected");
    QTest::newRow("whole") << 3. << 3 << "3";
    QTest::newRow("digits before the point are kept") << 4096.4 << 3 << "4096";
    QTest::newRow("fraction") << 0.0123456 << 3 << "0.0123";
    QTest::newRow("rounds up") << 9.996 << 3 << "10";
    QTest::newRow("six digits") << 3.14159265 << 6 << "3.14159";
    QTest::newRow("large") << 1e18 << 3 << "1.00e+18";
    QTest::newRow("small") << 1e-9 << 3 << "1.00e-09";
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 3 << "∞";
}

void TestReportFormat::numbers() {
    QFETCH(double, value);
    QFETCH(int, digits);
    QTEST(QString::fromStdString(formatNumber(value, digits)), "expected");
}

void TestReportFormat::table() {
    QCOMPARE(QString::fromStdString(
                 alignedTable({{"a", "µs", "x"}, {"long", "1", "yy"}, {"b", "22"}}, "lrl", "  ")),
             QString("  a     µs  x\n"
                     "  long   1  yy\n"
                     "  b     22\n"));
    QCOMPARE(alignedTable({}, "l"), std::string());
}

QTEST_GUILESS_MAIN(TestReportFormat)
#include "tst_report_format.moc"
