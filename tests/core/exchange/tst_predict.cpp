#include "core/exchange/measurements.h"

#include <QtTest>

using namespace tilesight;

class TestPredict : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void addsTheColumnsOfTheContract();
    void keepsRowsThatCannotBeModelled();
    void columnsOverrideOptions();
    void aliases();
    void copiesMatter();
    void sameOnAnyThreadCount();
    void predictsAgainInPlace();
    void ownColumnsAreKept();
    void misspelledColumns_data();
    void misspelledColumns();
    void hintsStandInTheRow();
    void faults_data();
    void faults();
    void stops();

private:
    Predictions predict(const std::string& csv, PredictOptions options = {}) const;
    static std::string cell(const Predictions& predictions, std::size_t row, const char* column);
    HardwareDatabase m_database;
};

static PredictOptions h200() {
    PredictOptions options;
    options.gpuId = "h200-sxm";
    return options;
}

void TestPredict::initTestCase() {
    m_database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    QVERIFY(!m_database.gpus().empty());
}

Predictions TestPredict::predict(const std::string& csv, PredictOptions options) const {
    if (options.gpuId.empty()) options.gpuId = "h200-sxm";
    const Expected<Predictions> predictions = predictTable(*tableFromCsv(csv), m_database, options);
    if (!predictions) qFatal("%s", toString(predictions.errors()).c_str());
    return *predictions;
}

std::string TestPredict::cell(const Predictions& predictions, std::size_t row, const char* column) {
    return predictions.table.rows.at(row).at(static_cast<std::size_t>(predictions.table.column(column)));
}

void TestPredict::addsTheColumnsOfTheContract() {
    const Predictions predictions = predict("template,M,N,K,mine\ngemm,512,512,512,x\n");
    const std::vector<std::string> expected = {"template",
                                               "M",
                                               "N",
                                               "K",
                                               "mine",
                                               "predicted_us",
                                               "model_l2_hit_pct",
                                               "model_l15_hit_pct",
                                               "model_l2_read_bytes",
                                               "model_dram_read_bytes",
                                               "model_dram_write_bytes",
                                               "model_clock_mhz",
                                               "bottleneck",
                                               "note",
                                               "error"};
    QCOMPARE(predictions.table.columns, expected);
    QCOMPARE(cell(predictions, 0, "mine"), std::string("x"));
    QCOMPARE(cell(predictions, 0, "error"), std::string());
    const double time = std::stod(cell(predictions, 0, "predicted_us"));
    QVERIFY2(time > 1 && time < 20, qPrintable(QString::number(time)));
    QVERIFY(std::stod(cell(predictions, 0, "model_clock_mhz")) > 1000);
    QVERIFY(!cell(predictions, 0, "bottleneck").empty());
}

void TestPredict::keepsRowsThatCannotBeModelled() {
    const Predictions predictions = predict("template,M,N,K,BM,note2\n"
                                            "gemm,512,512,512,64,a\n"
                                            "gemm,512,,512,64,b\n"
                                            "nosuch,512,512,512,64,c\n"
                                            "gemm,512,512,512,sixty,d\n"
                                            ",512,512,512,64,e\n"
                                            "gemm,1024,512,512,64,f\n");
    QCOMPARE(predictions.predicted, 2LL);
    QCOMPARE(predictions.failed, 4LL);
    const char* const names[] = {"a", "b", "c", "d", "e", "f"};
    for (std::size_t row = 0; row < 6; ++row) {
        QCOMPARE(cell(predictions, row, "note2"), std::string(names[row]));
        QCOMPARE(cell(predictions, row, "predicted_us").empty(), !cell(predictions, row, "error").empty());
    }
    QVERIFY(cell(predictions, 1, "error").find("[template.missing_input]") != std::string::npos);
    QVERIFY(cell(predictions, 2, "error").find("[template.unknown]") != std::string::npos);
    QVERIFY(cell(predictions, 3, "error").find("[template.bad_value]") != std::string::npos);
    QVERIFY(cell(predictions, 4, "error").find("[table.no_template]") != std::string::npos);
}

void TestPredict::columnsOverrideOptions() {
    PredictOptions options = h200();
    options.templateName = "gemm";
    const Predictions predictions =
        predict("gpu,M,N,K\nl4,4096,4096,4096\n,4096,4096,4096\nL4,4096,4096,4096\nx9,1,1,1\n", options);
    const double onL4 = std::stod(cell(predictions, 0, "predicted_us"));
    const double onH200 = std::stod(cell(predictions, 1, "predicted_us"));
    QVERIFY(onL4 > 3 * onH200);
    QCOMPARE(cell(predictions, 2, "predicted_us"), cell(predictions, 0, "predicted_us"));
    QVERIFY(cell(predictions, 3, "error").find("[gpu.unknown]") != std::string::npos);
}

void TestPredict::aliases() {
    const Predictions upper = predict("template,M,N,K\ngemm,512,1024,2048\n");
    const Predictions lower = predict("template,m,n,k\ngemm,512,1024,2048\n");
    QCOMPARE(cell(lower, 0, "predicted_us"), cell(upper, 0, "predicted_us"));
}

void TestPredict::copiesMatter() {
    // 25 MB of tensors: cold caches read them from DRAM, a single copy stays in L2.
    const Predictions predictions =
        predict("template,M,N,K,copies\ngemm,2048,2048,2048,0\ngemm,2048,2048,2048,1\n"
                "gemm,2048,2048,2048,many\n");
    QVERIFY(std::stod(cell(predictions, 0, "model_dram_read_bytes")) > 10e6);
    QVERIFY(std::stod(cell(predictions, 1, "model_dram_read_bytes")) < 1e6);
    QVERIFY(cell(predictions, 2, "error").find("[table.bad_copies]") != std::string::npos);
    // Counter tables are cold without saying so.
    const Predictions counters = predict("template,M,N,K,duration_ns\ngemm,2048,2048,2048,9\n");
    QCOMPARE(cell(counters, 0, "model_dram_read_bytes"), cell(predictions, 0, "model_dram_read_bytes"));
}

void TestPredict::sameOnAnyThreadCount() {
    std::string csv = "template,M,N,K,BM,BN\n";
    for (int i = 1; i <= 40; ++i)
        csv += "gemm," + std::to_string(96 * i) + ",1024,512," + (i % 2 ? "64" : "128") + ",128\n";
    PredictOptions options = h200();
    options.threads = 1;
    const std::string one = tableToCsv(predict(csv, options).table);
    for (const int threads : {2, 3, 8}) {
        options.threads = threads;
        QCOMPARE(tableToCsv(predict(csv, options).table), one);
    }
}

void TestPredict::predictsAgainInPlace() {
    const Predictions once = predict("template,M,N,K\ngemm,512,512,512\n");
    const Predictions twice = predict(tableToCsv(once.table));
    QCOMPARE(tableToCsv(twice.table), tableToCsv(once.table));
}

void TestPredict::ownColumnsAreKept() {
    const Predictions predictions =
        predict("template,M,N,K,note,error,input_note\ngemm,512,512,512,mine,also mine,third\n");
    QCOMPARE(cell(predictions, 0, "input_input_note"), std::string("mine"));
    QCOMPARE(cell(predictions, 0, "input_note"), std::string("third"));
    QCOMPARE(cell(predictions, 0, "input_error"), std::string("also mine"));
    QCOMPARE(cell(predictions, 0, "error"), std::string());
    QCOMPARE(predictions.remarks.size(), std::size_t(2));
    QVERIFY(predictions.remarks[0].find("'note'") != std::string::npos);
}

void TestPredict::misspelledColumns_data() {
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("suggestion"); // empty = silent
    QTest::newRow("case") << "bm"
                          << "BM";
    QTest::newRow("case of a word") << "STAGES"
                                    << "stages";
    QTest::newRow("a letter missing") << "stage"
                                      << "stages";
    QTest::newRow("letters exchanged") << "wraps"
                                       << "warps";
    QTest::newRow("a column of the table") << "copie"
                                           << "copies";
    QTest::newRow("measurement") << "measured_us"
                                 << "";
    QTest::newRow("short and another word") << "us"
                                            << "";
    QTest::newRow("the right one is there, too") << "BM,bm"
                                                 << "";
    QTest::newRow("alias") << "m"
                           << "";
}

void TestPredict::misspelledColumns() {
    QFETCH(QString, columns);
    QFETCH(QString, suggestion);
    const QString ones = columns.contains(',') ? "64,64" : columns == "m" ? "512" : "2";
    const QString csv = "template,M,N,K," + columns + "\ngemm,512,512,512," + ones + "\n";
    const Predictions predictions = predict(csv.toStdString());
    QCOMPARE(predictions.remarks.size(), suggestion.isEmpty() ? std::size_t(0) : std::size_t(1));
    if (!suggestion.isEmpty())
        QVERIFY(predictions.remarks[0].find("'" + suggestion.toStdString() + "'") != std::string::npos);
}

void TestPredict::hintsStandInTheRow() {
    const Predictions predictions = predict("template,M,N,K,gpu\ngemm,512,512,512,h300-sxm\n");
    QVERIFY(cell(predictions, 0, "error").find("did you mean") != std::string::npos);
}

void TestPredict::faults_data() {
    QTest::addColumn<QByteArray>("gpu");
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QByteArray>("ids");
    QTest::newRow("nothing named") << QByteArray() << QByteArray()
                                   << QByteArray("table.no_template table.no_gpu ");
    QTest::newRow("unknown GPU") << QByteArray("h300") << QByteArray("gemm") << QByteArray("gpu.unknown ");
    QTest::newRow("unknown template")
        << QByteArray("h200-sxm") << QByteArray("gem") << QByteArray("template.unknown ");
}

void TestPredict::faults() {
    QFETCH(QByteArray, gpu);
    QFETCH(QByteArray, kernel);
    PredictOptions options;
    options.gpuId = gpu.toStdString();
    options.templateName = kernel.toStdString();
    const Expected<Predictions> predictions =
        predictTable(*tableFromCsv("M,N,K\n1,1,1\n"), m_database, options);
    QVERIFY(!predictions);
    QByteArray ids;
    for (const Error& error : predictions.errors())
        ids += QByteArray::fromStdString(error.id) + " ";
    QTEST(ids, "ids");
}

void TestPredict::stops() {
    StopSource source;
    source.request_stop();
    const Expected<Predictions> predictions =
        predictTable(*tableFromCsv("template,M,N,K\ngemm,1,1,1\n"), m_database, h200(), source.get_token());
    QVERIFY(!predictions);
    QCOMPARE(predictions.errors().front().id, std::string("engine.stopped"));
}

QTEST_GUILESS_MAIN(TestPredict)
#include "tst_predict.moc"
