// Sweep: values as people write them, points against runs of the engine, gaps with reasons, determinism.
#include "core/exchange/measurements.h"
#include "core/exchange/sweep_csv.h"
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "core/search/sweep.h"

#include <QtTest>
#include <numeric>
#include <random>

using namespace tilesight;

using Values = std::vector<long long>;
Q_DECLARE_METATYPE(Values)

namespace {

TilePlan gemm() {
    const Expected<TilePlan> plan = readPlan(SOURCE_DIR "/samples/gemm_4096_bf16.json");
    return plan ? *plan : TilePlan{};
}

Gpu h200() {
    static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    const Expected<Gpu> found = database.find("h200-sxm");
    return found ? *found : Gpu{};
}

} // namespace

class TestSweep : public QObject {
    Q_OBJECT
private slots:
    void values_data();
    void values();
    void badValues_data();
    void badValues();
    void anyTextIsAnswered();
    void axes();
    void suggestions();
    void pointsAreRunsOfTheEngine();
    void gapsSayWhy();
    void thePresentOneWinsATie();
    void twoParameters();
    void formulasStay();
    void sameOnAnyThreadCount();
    void faults();
    void csvReadsBack();
};

void TestSweep::values_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<Values>("expected");
    QTest::newRow("list") << "64,128,256" << Values{64, 128, 256};
    QTest::newRow("spaces") << " 64, 128 " << Values{64, 128};
    QTest::newRow("one") << "5" << Values{5};
    QTest::newRow("range") << "2..6" << Values{2, 3, 4, 5, 6};
    QTest::newRow("step") << "16..64:16" << Values{16, 32, 48, 64};
    QTest::newRow("step past the end") << "1..10:4" << Values{1, 5, 9};
    QTest::newRow("factor") << "16..256*2" << Values{16, 32, 64, 128, 256};
    QTest::newRow("mixed, each once") << "1,1..3,8" << Values{1, 2, 3, 8};
    QTest::newRow("order kept") << "9,3" << Values{9, 3};
}

void TestSweep::values() {
    QFETCH(QString, text);
    QFETCH(Values, expected);
    const auto found = sweepValues(text.toStdString());
    QVERIFY2(bool(found), found ? "" : toString(found.errors()).c_str());
    QCOMPARE(*found, expected);
}

void TestSweep::badValues_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    for (const char* text : {"", ",", "a", "1,", "1..", "..3", "6..2", "1..4:0", "1..4*1", "0..4*2", "-3",
                             "1.5", "1e3", "1..2..3", "99999999999999999999", "1..4:", "1..4*"})
        QTest::newRow(text) << text << "sweep.bad_values";
    QTest::newRow("endless") << "0..1000000000000"
                             << "sweep.too_many";
}

void TestSweep::badValues() {
    QFETCH(QString, text);
    QFETCH(QString, id);
    const auto found = sweepValues(text.toStdString(), "BM");
    QVERIFY(!found);
    QCOMPARE(QString::fromStdString(found.errors().front().id), id);
    QCOMPARE(found.errors().front().object, std::string("BM"));
    QVERIFY(!found.errors().front().remedy.empty());
    if (text == "-3")
        QCOMPARE(found.errors().front().message, std::string("'-3' is negative, but values must be positive"));
}

void TestSweep::anyTextIsAnswered() {
    std::mt19937 random(20261130); // whatever is typed: values, or one error
    const std::string letters = "0123456789012.....,*:- aB";
    for (int round = 0; round < 5000; ++round) {
        std::string text;
        for (auto length = random() % 14; length > 0; --length)
            text += letters[random() % letters.size()];
        const auto found = sweepValues(text);
        if (found)
            QVERIFY2(!found->empty() && found->size() <= maxSweepPoints, text.c_str());
        else
            QCOMPARE(found.errors().size(), std::size_t(1));
    }
}

void TestSweep::axes() {
    const TilePlan plan = gemm();
    QCOMPARE(*sweepAxis(plan, "stages=2..3"), (SweepAxis{"STAGES", {2, 3}}));
    const auto unknown = sweepAxis(plan, "BX=1");
    QCOMPARE(unknown.errors().front().id, std::string("sweep.unknown_parameter"));
    QVERIFY(unknown.errors().front().remedy.find("'B") != std::string::npos);
    for (const char* text : {"", "BM", "=3", "BM="})
        QCOMPARE(sweepAxis(plan, text).errors().front().id, std::string("sweep.bad_values"));
}

void TestSweep::suggestions() {
    const TilePlan plan = gemm();
    QCOMPARE(suggestedValues(plan, "BM"), parameterStops(plan, "BM"));
    const Values sizes = suggestedValues(plan, "M");
    QVERIFY(sizes.front() == 1024 && sizes.back() == 16384);
    QVERIFY(std::find(sizes.begin(), sizes.end(), 4096) != sizes.end());
    QVERIFY(suggestedValues(plan, "nothing").empty());
}

void TestSweep::pointsAreRunsOfTheEngine() {
    const TilePlan plan = gemm();
    const auto s = sweep(plan, h200(), {{"STAGES", {2, 3, 4}}});
    QVERIFY(bool(s));
    QCOMPARE(s->points.size(), std::size_t(3));
    AnalysisOptions options;
    options.lanes = options.tileHits = options.explain = false;
    for (const SweepPoint& point : s->points) {
        const auto changed = setParameter(plan, "STAGES", Expression(point.values[0]));
        const auto analysis = analyze(*changed, h200(), nullptr, options);
        QCOMPARE(point.latencySeconds, analysis->latencySeconds);
        QCOMPARE(point.bottleneck, analysis->bottleneck);
        QCOMPARE(point.current, point.values[0] == 3);
        QCOMPARE(planAt(plan, *s, point)->parameter("STAGES")->value, Expression(point.values[0]));
    }
    QCOMPARE(s->latencySeconds, s->at(1).latencySeconds);
    for (const SweepPoint& point : s->points)
        QVERIFY(s->fastest()->latencySeconds <= point.latencySeconds);
}

void TestSweep::gapsSayWhy() {
    const auto s = sweep(gemm(), h200(), {{"STAGES", {0, 4, 5}}});
    QVERIFY(bool(s));
    QVERIFY(!s->at(0).runs() && s->at(1).runs() && !s->at(2).runs());
    QVERIFY2(s->at(2).reason.find("SMEM") != std::string::npos, s->at(2).reason.c_str());
    QVERIFY(s->latencySeconds > 0); // of the plan, which is none of the points
    const auto none = sweep(gemm(), h200(), {{"STAGES", {7, 8}}});
    QVERIFY(none && !none->fastest());
}

void TestSweep::thePresentOneWinsATie() {
    const auto even = sweep(gemm(), h200(), {{"WARPS", {5, 8, 12}}});
    QVERIFY(bool(even));
    QCOMPARE(even->at(0).latencySeconds, even->at(1).latencySeconds);
    QCOMPARE(even->fastest()->values[0], 8LL);
    QVERIFY(even->presentIsFastest());
    const auto slower = sweep(gemm(), h200(), {{"BM", {64}}});
    QVERIFY(slower->presentIsFastest() && !slower->fastest()->current);
    TilePlan slow = *setParameter(gemm(), "BM", Expression(64));
    QVERIFY(!sweep(slow, h200(), {{"BM", {128}}})->presentIsFastest());
}

void TestSweep::twoParameters() {
    const auto s = sweep(gemm(), h200(), {{"BM", {64, 128}}, {"BN", {64, 128, 256}}});
    QVERIFY(bool(s));
    QCOMPARE(s->points.size(), std::size_t(6));
    for (std::size_t j = 0; j < 3; ++j)
        for (std::size_t i = 0; i < 2; ++i)
            QCOMPARE(s->at(i, j).values,
                     (std::array<long long, 2>{s->axes[0].values[i], s->axes[1].values[j]}));
    QVERIFY(s->at(1, 2).current);
    const auto line = sweep(gemm(), h200(), {{"BM", {64, 128}}});
    QCOMPARE(line->at(0).latencySeconds, s->at(0, 2).latencySeconds);
}

void TestSweep::formulasStay() {
    TilePlan plan = gemm();
    plan.parameter("BN")->value = "2 * BM";
    const auto s = sweep(plan, h200(), {{"BN", {128, 256}}});
    QVERIFY(bool(s));
    QVERIFY(s->at(1).current);
    QCOMPARE(planAt(plan, *s, s->at(1))->parameter("BN")->value, Expression("2 * BM"));
    QCOMPARE(planAt(plan, *s, s->at(0))->parameter("BN")->value, Expression(128));
}

void TestSweep::sameOnAnyThreadCount() {
    const std::vector<SweepAxis> axes = {{"BM", {64, 128, 256}}, {"STAGES", {1, 2, 3, 4, 5}}};
    const auto one = sweep(gemm(), h200(), axes, rankingOptions(), 1);
    const auto many = sweep(gemm(), h200(), axes, rankingOptions(), 7);
    QCOMPARE(sweepToCsv(*one), sweepToCsv(*many));
    for (std::size_t i = 0; i < one->points.size(); ++i)
        QVERIFY(one->points[i].latencySeconds == many->points[i].latencySeconds);
}

void TestSweep::faults() {
    const auto id = [](const std::vector<SweepAxis>& axes) {
        const auto s = sweep(gemm(), h200(), axes);
        return s ? std::string() : s.errors().front().id;
    };
    QCOMPARE(id({}), std::string("sweep.no_axis"));
    QCOMPARE(id({{"BQ", {1}}}), std::string("sweep.unknown_parameter"));
    QCOMPARE(id({{"BM", {}}}), std::string("sweep.bad_values"));
    QCOMPARE(id({{"BM", {64}}, {"BM", {128}}}), std::string("sweep.same_parameter"));
    Values many(200);
    std::iota(many.begin(), many.end(), 1);
    QCOMPARE(id({{"M", many}, {"N", many}}), std::string("sweep.too_many"));
    StopSource stop;
    stop.request_stop();
    const auto stopped = sweep(gemm(), h200(), {{"BM", {64}}}, {}, 0, stop.get_token());
    QCOMPARE(stopped.errors().front().id, std::string("engine.stopped"));
}

void TestSweep::csvReadsBack() {
    const auto s = sweep(gemm(), h200(), {{"BM", {128, 256}}, {"STAGES", {3, 5}}});
    const auto table = tableFromCsv(sweepToCsv(*s));
    QVERIFY(bool(table));
    QCOMPARE(table->columns,
             (std::vector<std::string>{"BM", "STAGES", "predicted_us", "bottleneck", "error"}));
    QCOMPARE(table->rows.size(), std::size_t(4));
    for (const auto& row : table->rows)
        QVERIFY(row[2].empty() != row[4].empty());
}

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
