#include "core/exchange/tensile_columns.h"
#include "core/exchange/tensile_harness.h"

#include <QtTest>

using namespace tilesight;

/// Tables of Tensile kernels: columns become inputs of gemm_library, what cannot be modelled says why.
class TestTensile : public QObject {
    Q_OBJECT
private slots:
    void columnsBecomeInputs();
    void layouts_data();
    void layouts();
    void refused_data();
    void refused();
    void rowsArePredictedAsTheyAre();
    void harness_data();
    void harness();
};

namespace {
const TemplateValues row = {{"gpu", "MI300X(gfx942)"},
                            {"lib", "Equality"},
                            {"type", "HSS_BH"},
                            {"transA", "T"},
                            {"transB", "N"},
                            {"m", "512"},
                            {"n", "231"},
                            {"k", "768"},
                            {"MacroTile0", "64"},
                            {"MacroTile1", "32"},
                            {"DepthU", "128"},
                            {"GlobalSplitU", "3"},
                            {"WorkGroupMapping", "8"},
                            {"NumThreads", "128"},
                            {"PrefetchGlobalRead", "2"},
                            {"MatrixInstM", "16"},
                            {"LdsNumBytes", "26112.0"}};

TemplateValues with(const char* column, const char* text) {
    TemplateValues changed = row;
    changed[column] = text;
    return changed;
}
} // namespace

void TestTensile::columnsBecomeInputs() {
    const Expected<TemplateValues> values = fromTensile(row);
    QVERIFY(values);
    const TemplateValues expected = {
        {"m", "512"},     {"n", "231"},       {"k", "768"},          {"unit", "matrix_core"},
        {"dtype", "f16"}, {"dtype_a", "f16"}, {"dtype_b", "f16"},    {"dtype_c", "f32"},
        {"major_a", "k"}, {"major_b", "k"},   {"major_c", "m"},      {"BM", "64"},
        {"BN", "32"},     {"BK", "128"},      {"instruction", "16"}, {"split", "3"},
        {"group_n", "8"}, {"stages", "2"},    {"warps", "2"},        {"smem_bytes", "26112"}};
    QCOMPARE(*values, expected);
    QVERIFY(makePlan("gemm_library", *values, true));
}

void TestTensile::layouts_data() {
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("majorA");
    QTest::addColumn<QString>("majorB");
    QTest::newRow("TN") << "T"
                        << "N"
                        << "k"
                        << "k";
    QTest::newRow("NN") << "N"
                        << "N"
                        << "m"
                        << "k";
    QTest::newRow("NT") << "N"
                        << "T"
                        << "m"
                        << "n";
    QTest::newRow("TT") << "T"
                        << "T"
                        << "k"
                        << "n";
}

void TestTensile::layouts() {
    QFETCH(QString, a);
    QFETCH(QString, b);
    TemplateValues given = with("transA", qPrintable(a));
    given["transB"] = b.toStdString();
    const Expected<TemplateValues> values = fromTensile(given);
    QVERIFY(values);
    QTEST(QString::fromStdString(values->at("major_a")), "majorA");
    QTEST(QString::fromStdString(values->at("major_b")), "majorB");
    const Expected<TilePlan> plan = makePlan("gemm_library", *values);
    QVERIFY(plan);
    QVERIFY(resolve(*plan));
    QCOMPARE(plan->grid.order.group.text, std::string("GROUP_N"));
}

void TestTensile::refused_data() {
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    QTest::newRow("type") << "type"
                          << "ZZZ";
    QTest::newRow("stream-K") << "StreamK"
                              << "3";
    QTest::newRow("batch") << "batch"
                           << "4";
    QTest::newRow("threads") << "NumThreads"
                             << "100";
}

void TestTensile::refused() {
    QFETCH(QString, column);
    QFETCH(QString, text);
    const Expected<TemplateValues> values = fromTensile(with(qPrintable(column), qPrintable(text)));
    QVERIFY(!values);
    QCOMPARE(values.errors().front().id, std::string("table.bad_tensile"));
    QVERIFY(values.errors().front().message.find(text.toStdString()) != std::string::npos);
}

void TestTensile::rowsArePredictedAsTheyAre() {
    const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    const auto table =
        tableFromCsv("gpu,lib,type,transA,transB,m,n,k,lat_us,MacroTile0,MacroTile1,DepthU,StreamK\n"
                     "\"MI210(gfx90a,104CU)\",x,BBS_BH,T,N,1024,1024,1024,60,128,128,64,\n"
                     "MI300X(gfx942),x,BBS_BH,T,N,1024,1024,1024,20,128,128,64,0\n"
                     "MI300X(gfx942),x,BBS_BH,T,N,1024,1024,1024,20,128,128,64,2\n");
    QVERIFY(table);
    const Expected<Predictions> predictions = predictTable(*table, database, {});
    QVERIFY(predictions);
    QCOMPARE(predictions->predicted, 2);
    QCOMPARE(predictions->failed, 1);
    const auto error = static_cast<std::size_t>(predictions->table.column("error"));
    QVERIFY(predictions->table.rows[2][error].find("table.bad_tensile") != std::string::npos);
}

void TestTensile::harness_data() {
    QTest::addColumn<QString>("lib");
    QTest::addColumn<QString>("type");
    QTest::addColumn<double>("sums"); // of a thread, that cost cold code
    QTest::addColumn<bool>("alone");
    QTest::newRow("plain") << "Equality"
                           << "HSS_BH" << 0.0 << false;
    QTest::newRow("older generation, launch alone") << "Equality"
                                                    << "HHS_BH_Bias_HAH_SAV" << 0.0 << true;
    QTest::newRow("newer generation") << "Equality"
                                      << "BBS_BH_Bias_HAS_SAV_UserArgs" << 0.0 << false;
    QTest::newRow("cold code") << "GridBased"
                               << "F8HS_BH_BiasSH_HAS_SAB_SAV_UserArgs" << 16.0 << false;
    QTest::newRow("no bias, warm code") << "GridBased"
                                        << "I8BH_UserArgs" << 0.0 << false;
    QTest::newRow("unknown file") << "x"
                                  << "HHS_BH_Bias_HAH_SAV" << 0.0 << false;
}

void TestTensile::harness() {
    QFETCH(QString, lib);
    QFETCH(QString, type);
    QFETCH(double, sums);
    QFETCH(bool, alone);
    const Expected<Gpu> gpu = HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("mi300x");
    QVERIFY(gpu);
    TemplateValues given = with("type", qPrintable(type));
    given["lib"] = lib.toStdString();
    const double seconds = tensileHarnessSeconds(given, *gpu);
    QCOMPARE(seconds > 0, alone || sums > 0);
    if (sums > 0) QCOMPARE(seconds, sums * 830 / 128 * gpu->dramLoadLatency.value);
    given["n"] = "16"; // sums beyond the edge cost nothing
    QCOMPARE(tensileHarnessSeconds(given, *gpu), sums > 0 ? seconds / 2 : seconds);
}

QTEST_GUILESS_MAIN(TestTensile)
#include "tst_tensile.moc"
