#include "core/exchange/measurements.h"
#include "core/exchange/protocol.h"
#include "core/exchange/statistics.h"

#include <QtTest>
#include <cmath>

using namespace tilesight;

class TestValidate : public QObject {
    Q_OBJECT
private slots:
    void quantiles_data();
    void quantiles();
    void spread();
    void picks();
    void topFiveOfMany();
    void copies_data();
    void copies();
    void measuredColumns_data();
    void measuredColumns();
    void statistics();
    void badTimes_data();
    void badTimes();
    void groups();
    void counters();
    void worstFirst();
    void faults_data();
    void faults();
    void text();
    void launchOrdersOfAnotherCard();
};

void TestValidate::quantiles_data() {
    QTest::addColumn<QVector<double>>("values");
    QTest::addColumn<double>("q");
    QTest::addColumn<double>("expected");
    QTest::newRow("one value") << QVector<double>{7} << 0.95 << 7.;
    QTest::newRow("median of odd") << QVector<double>{3, 1, 2} << 0.5 << 2.;
    QTest::newRow("median of even") << QVector<double>{4, 1, 2, 3} << 0.5 << 2.5;
    QTest::newRow("between") << QVector<double>{0, 10} << 0.95 << 9.5;
    QTest::newRow("largest") << QVector<double>{5, 1} << 1. << 5.;
}

void TestValidate::quantiles() {
    QFETCH(QVector<double>, values);
    QFETCH(double, q);
    QTEST(quantile({values.begin(), values.end()}, q), "expected");
    QVERIFY(std::isnan(quantile({}, q)));
}

void TestValidate::spread() {
    const Spread spread = spreadOf({-10, 20, 0});
    QCOMPARE(spread.meanAbsolute, 10.);
    QCOMPARE(spread.medianAbsolute, 10.);
    QCOMPARE(spread.mean, 10. / 3);
    QCOMPARE(spread.p95Absolute, 19.);
    QVERIFY(std::isnan(spreadOf({}).meanAbsolute));
}

void TestValidate::picks() {
    // Shape a: the pick is the best. Shape b: the pick takes twice the best. Shape c has one configuration
    // only.
    const PickQuality quality = pickQuality(
        {{"a", 10, 9}, {"a", 20, 25}, {"b", 10, 30}, {"b", 20, 15}, {"b", 40, 50}, {"c", 1, 100}});
    QCOMPARE(quality.shapes, 2LL);
    QCOMPARE(quality.pickOne, (1 + 0.5) / 2);
    QCOMPARE(quality.topFive, (1 + 0.5) / 2);
    QVERIFY(std::isnan(pickQuality({{"c", 1, 1}}).pickOne));
}

void TestValidate::topFiveOfMany() {
    std::vector<Candidate> candidates; // 40 configurations: two picks, the second one is the best
    for (int i = 0; i < 40; ++i)
        candidates.push_back({"a", 100. + i, 200. + i});
    candidates[0].predicted = 201;
    candidates[1].predicted = 200;
    const PickQuality quality = pickQuality(candidates);
    QCOMPARE(quality.pickOne, 100. / 101);
    QCOMPARE(quality.topFive, 1.);
}

void TestValidate::copies_data() {
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<int>("expected");
    QTest::newRow("small GEMM: the cap") << QByteArray("gemm") << 1e6 << 12;
    QTest::newRow("GEMM between") << QByteArray("gemm") << 25e6 << 7;
    QTest::newRow("large GEMM: always one") << QByteArray("gemm") << 1e9 << 1;
    QTest::newRow("fused kernels") << QByteArray("attention") << 1e6 << 8;
    QTest::newRow("row gather") << QByteArray("gather_rows") << 1e6 << 2;
    QTest::newRow("nothing known of the size") << QByteArray("gemm") << 0. << 12;
}

void TestValidate::copies() {
    QFETCH(QByteArray, kernel);
    QFETCH(double, bytes);
    QTEST(rotatedCopies(kernel.toStdString(), bytes), "expected");
}

void TestValidate::measuredColumns_data() {
    QTest::addColumn<QByteArray>("columns");
    QTest::addColumn<QByteArray>("wanted");
    QTest::addColumn<int>("index");
    QTest::addColumn<double>("factor");
    QTest::newRow("microseconds") << QByteArray("M,measured_us\n") << QByteArray() << 1 << 1.;
    QTest::newRow("counters") << QByteArray("M,duration_ns,x\n") << QByteArray() << 1 << 1e-3;
    QTest::newRow("microseconds win") << QByteArray("duration_ns,measured_us\n") << QByteArray() << 1 << 1.;
    QTest::newRow("collectives") << QByteArray("op,time_us\n") << QByteArray() << 1 << 1.;
    QTest::newRow("bare us") << QByteArray("us,kernel\n") << QByteArray() << 0 << 1.;
    QTest::newRow("asked for") << QByteArray("measured_us,mine\n") << QByteArray("mine") << 1 << 1.;
    QTest::newRow("asked for, milliseconds")
        << QByteArray("measured_us,t_ms\n") << QByteArray("t_ms") << 1 << 1e3;
    QTest::newRow("asked for, seconds") << QByteArray("measured_us,t_s\n") << QByteArray("t_s") << 1 << 1e6;
    QTest::newRow("asked for, nanoseconds")
        << QByteArray("measured_us,t_ns\n") << QByteArray("t_ns") << 1 << 1e-3;
    QTest::newRow("none") << QByteArray("M,N\n") << QByteArray() << -1 << 1.;
}

void TestValidate::measuredColumns() {
    QFETCH(QByteArray, columns);
    QFETCH(QByteArray, wanted);
    const MeasuredColumn found = measuredColumn(*tableFromCsv(columns.toStdString()), wanted.toStdString());
    QTEST(found.index, "index");
    if (found.index >= 0) QTEST(found.microsecondsPerUnit, "factor");
}

static Predictions predictionsOf(const std::string& csv) { return {*tableFromCsv(csv), 0, 0}; }

static const char* const fourRows = "template,M,BM,measured_us,predicted_us\n"
                                    "gemm,1,64,10,11\n"
                                    "gemm,1,128,20,18\n"
                                    "gemm,2,64,10,10\n"
                                    "gemm,2,128,8,\n"
                                    "gemm,3,128,,9\n";

void TestValidate::statistics() {
    const Expected<Validation> validation = validate(predictionsOf(fourRows), {});
    QVERIFY2(validation.hasValue(), toString(validation.errors()).c_str());
    QCOMPARE(validation->measuredColumn, std::string("measured_us"));
    QCOMPARE(validation->failed, 1LL);
    QCOMPARE(validation->unmeasured, 1LL);
    QCOMPARE(validation->groups.size(), std::size_t(1));
    const ErrorStatistics& all = validation->groups.front();
    QCOMPARE(all.rows, 3LL);
    QVERIFY(qAbs(all.meanAbsolutePercent - 20. / 3) < 1e-9);
    QCOMPARE(all.medianPercent, 10.);
    QVERIFY(qAbs(all.biasPercent) < 1e-9);
    QCOMPARE(all.shapes, 1LL); // only M = 1 has two compared configurations
    QCOMPARE(all.pickOnePercent, 100.);
    QVERIFY(validation->counters.empty());
}

void TestValidate::badTimes_data() {
    QTest::addColumn<QString>("cell");
    QTest::addColumn<bool>("good");
    QTest::newRow("an hour") << "3600000000" << true;
    QTest::newRow("a nanosecond") << "0.001" << true;
    QTest::newRow("empty") << "" << true;
    QTest::newRow("above an hour") << "3600000001" << false;
    QTest::newRow("below a nanosecond") << "0.0009" << false;
    for (const char* cell : {"\"1,234.5\"", "nan", "-5", "0", "205us"}) QTest::newRow(cell) << cell << false;
}

void TestValidate::badTimes() {
    QFETCH(QString, cell);
    QFETCH(bool, good);
    const Expected<Validation> validation =
        validate(predictionsOf("measured_us,predicted_us\n10,11\n" + cell.toStdString() + ",10\n"), {});
    QVERIFY(validation.hasValue()); // one row is left
    QCOMPARE(validation->badTimes, good ? 0LL : 1LL);
    const QString words = "'" + QString(cell).remove('"') +
                          "' is no time of a kernel: a plain number is needed, of a nanosecond at least and an hour at most";
    QCOMPARE(QString::fromStdString(validation->firstBadTime), good ? QString() : "line 3: " + words);
    if (good) return;
    const Expected<Validation> none = validate(predictionsOf("measured_us,predicted_us\n" + cell.toStdString() + ",10\n"), {});
    QCOMPARE(none.errors().size(), std::size_t(1));
    const Error& error = none.errors().front();
    QCOMPARE(QString::fromStdString(error.id + " " + error.message), "table.bad_time " + words);
    QCOMPARE(error.where.line, 2);
    QCOMPARE(error.where.pointer, std::string("measured_us"));
}

void TestValidate::groups() {
    const Expected<Validation> validation = validate(predictionsOf(fourRows), {"BM"});
    QVERIFY(validation.hasValue());
    QCOMPARE(validation->groups.size(), std::size_t(3));
    QCOMPARE(validation->groups[1].group, std::string("BM=64")); // by size, not by text
    QCOMPARE(validation->groups[1].rows, 2LL);
    QCOMPARE(validation->groups[2].group, std::string("BM=128"));
    QVERIFY(std::isnan(validation->groups[2].pickOnePercent));
}

void TestValidate::counters() {
    const Expected<Validation> validation = validate(
        predictionsOf(
            "duration_ns,predicted_us,l2_hit_pct,model_l2_hit_pct,dram_read_bytes,model_dram_read_bytes,"
            "l2_read_sectors_from_sm,model_l2_read_bytes,model_l15_hit_pct\n"
            "1000,1.1,80,78,1000,1100,100,3200,20\n"
            "1000,1.1,50,56,0,10,100,4000,0\n"),
        {});
    QVERIFY2(validation.hasValue(), toString(validation.errors()).c_str());
    QCOMPARE(validation->counters.size(), std::size_t(4));
    const CounterStatistics& hit = validation->counters[0];
    QCOMPARE(hit.counter, std::string("L2 hit rate"));
    QCOMPARE(hit.meanAbsolute, 4.);
    QCOMPARE(hit.bias, 2.);
    const CounterStatistics& absorbed = validation->counters[1];
    QVERIFY(qAbs(absorbed.meanAbsolute - 10) < 1e-9); // exact, and 0 instead of 1 - 3200 / 4000
    const CounterStatistics& dram = validation->counters[3];
    QCOMPARE(dram.counter, std::string("DRAM read bytes"));
    QCOMPARE(dram.rows, 1LL); // no percentage of zero bytes
    QVERIFY(qAbs(dram.bias - 10) < 1e-9);
}

void TestValidate::worstFirst() {
    std::string csv = "measured_us,predicted_us\n";
    for (int i = 1; i <= 15; ++i)
        csv += "100," + std::to_string(i % 2 ? 100 + i : 100 - i) + "\n";
    const Expected<Validation> validation = validate(predictionsOf(csv), {});
    QCOMPARE(validation->worst.size(), std::size_t(10));
    QCOMPARE(validation->worst[0].row, std::size_t(14));
    QCOMPARE(validation->worst[0].errorPercent, 15.);
    QCOMPARE(validation->worst[1].errorPercent, -14.);
}

void TestValidate::faults_data() {
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QByteArray>("by");
    QTest::addColumn<QByteArray>("measured");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("no measured column") << QByteArray("M,predicted_us\n1,2\n") << QByteArray() << QByteArray()
                                        << QByteArray("table.no_measured");
    QTest::newRow("unknown group") << QByteArray("us,predicted_us\n1,2\n") << QByteArray("varient")
                                   << QByteArray() << QByteArray("table.no_column");
    QTest::newRow("unknown measured column") << QByteArray("us,predicted_us\n1,2\n") << QByteArray()
                                             << QByteArray("time") << QByteArray("table.no_column");
    QTest::newRow("no prediction") << QByteArray("us,predicted_us\n1,\n") << QByteArray() << QByteArray()
                                   << QByteArray("table.nothing_to_compare");
}

void TestValidate::faults() {
    QFETCH(QByteArray, csv);
    QFETCH(QByteArray, by);
    QFETCH(QByteArray, measured);
    std::vector<std::string> groups;
    if (!by.isEmpty()) groups.push_back(by.toStdString());
    const Expected<Validation> validation =
        validate(predictionsOf(csv.toStdString()), groups, measured.toStdString());
    QVERIFY(!validation);
    QTEST(QByteArray::fromStdString(validation.errors().front().id), "id");
}

void TestValidate::text() {
    const Predictions predictions = predictionsOf(fourRows);
    const Expected<Validation> validation = validate(predictions, {"BM"});
    const QString text = QString::fromStdString(validationToText(*validation, predictions));
    const QString expected =
        R"(5 rows against measured_us: 3 compared, 1 without prediction, 1 without a measured time

Time, errors in % of the measured time (bias: positive = predicted too slow)
group   rows   MAPE  median    bias    p95  shapes  pick 1  top 5 %
all        3   6.67   10.00    0.00  10.00       1  100.00   100.00
BM=64      2   5.00    5.00    5.00   9.50       -       -        -
BM=128     1  10.00   10.00  -10.00  10.00       -       -        -
pick 1, top 5 %: best measured time of a shape / best measured among the configurations predicted fastest, in %

Worst
row  measured µs  predicted µs  error %  case
  1       10.000        11.000     10.0  gemm M=1 BM=64
  2       20.000        18.000    -10.0  gemm M=1 BM=128
  3       10.000        10.000      0.0  gemm M=2 BM=64
)";
    QCOMPARE(text, expected);
}

/// Measured after the model was made, on another card of the kind: which order is best, and how long each takes.
void TestValidate::launchOrdersOfAnotherCard() {
    const auto table = readTable(SOURCE_DIR "/tests/data/h200/launch_orders.csv");
    QVERIFY(table);
    PredictOptions options;
    options.gpuId = "h200-sxm";
    options.regime = ClockRegime::burst;
    const auto predictions = predictTable(*table, HardwareDatabase::load({SOURCE_DIR "/hwdb"}), options);
    QVERIFY(predictions);
    const auto validation = validate(*predictions, {});
    QVERIFY(validation);
    const ErrorStatistics& all = validation->groups.front();
    QCOMPARE(all.rows, 54LL);
    QCOMPARE(all.shapes, 9LL);
    QVERIFY2(all.meanAbsolutePercent < 2, std::to_string(all.meanAbsolutePercent).c_str());
    QVERIFY2(all.pickOnePercent > 99.5, std::to_string(all.pickOnePercent).c_str());
}

QTEST_GUILESS_MAIN(TestValidate)
#include "tst_validate.moc"
