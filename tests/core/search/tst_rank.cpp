#include "core/search/rank.h"
#include "core/search/same_schedule.h"

#include <QtTest>

using namespace tilesight;

class TestRank : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void fastestFirst();
    void countsWhatCannotRun();
    void listsAScheduleOnce();
    void fixedValuesWin();
    void defaultsCoverTheTemplate();
    void sameOnAnyThreadCount();
    void oneScheduleUnderTwoNames();
    void faults_data();
    void faults();

private:
    Expected<Ranking> ranked(const TemplateValues& fixed, const Knobs& knobs, int threads = 0) const {
        return rank("gemm", fixed, knobs, *m_gpu, rankingOptions(), threads);
    }
    std::optional<Gpu> m_gpu;
};

static const TemplateValues size = {{"M", "1024"}, {"N", "1024"}, {"K", "1024"}};

void TestRank::initTestCase() {
    const Expected<Gpu> gpu = HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
    QVERIFY2(gpu.hasValue(), toString(gpu.errors()).c_str());
    m_gpu = *gpu;
}

void TestRank::fastestFirst() {
    const Expected<Ranking> ranking =
        ranked(size, {{"BM", {"64", "128"}}, {"BN", {"64", "128"}}, {"stages", {"2", "4"}}});
    QVERIFY2(ranking.hasValue(), toString(ranking.errors()).c_str());
    QCOMPARE(ranking->examined, 8LL);
    QCOMPARE(ranking->schedules.size(), std::size_t(8));
    for (std::size_t i = 1; i < ranking->schedules.size(); ++i)
        QVERIFY(ranking->schedules[i - 1].latencySeconds <= ranking->schedules[i].latencySeconds);
    // Each is the engine's own number, to the last bit, although the ranking remembers cache traffic.
    for (const Schedule& schedule : ranking->schedules) {
        const Expected<Analysis> analysis =
            analyze(*makePlan("gemm", schedule.values), *m_gpu, nullptr, rankingOptions());
        QCOMPARE(schedule.latencySeconds, analysis->latencySeconds);
    }
}

void TestRank::countsWhatCannotRun() {
    const Expected<Ranking> ranking =
        ranked(size, {{"BM", {"128"}}, {"BN", {"256"}}, {"BK", {"64"}}, {"stages", {"2", "8"}}});
    QVERIFY2(ranking.hasValue(), toString(ranking.errors()).c_str());
    QCOMPARE(ranking->infeasible, 1LL); // 8 stages of 48 KiB
    QVERIFY(ranking->schedules.front().error.empty());
    QVERIFY(!ranking->schedules.back().error.empty());
    QCOMPARE(ranking->schedules.back().values.at("stages"), std::string("8"));
}

void TestRank::listsAScheduleOnce() {
    const Knobs knobs = {{"BM", {"64", "128"}}, {"group_m", {"1", "4", "8"}}};
    const Expected<Ranking> oneRow = ranked({{"M", "64"}, {"N", "4096"}, {"K", "1024"}}, knobs);
    QCOMPARE(oneRow->examined, 6LL);
    QCOMPARE(oneRow->repeated, 4LL); // one row of tiles: every panel walks it alike
    for (const Schedule& schedule : oneRow->schedules)
        QCOMPARE(schedule.values.at("group_m"), std::string("1")); // the first in the order of the knob
    const Expected<Ranking> many = ranked({{"M", "4096"}, {"N", "4096"}, {"K", "1024"}}, knobs);
    QCOMPARE(many->repeated, 0LL);
    QCOMPARE(many->schedules.size(), std::size_t(6));
    // More equal schedules than are looked at twice.
    Knobs wide = {{"BM", {"64", "128"}}, {"BN", {"64", "128"}}, {"stages", {"2", "3", "4"}}, {"group_m", {}}};
    for (int group = 32; group <= 47; ++group) // of 32 rows at most: one panel each
        wide.back().second.push_back(std::to_string(group));
    const Expected<Ranking> repeats = ranked({{"M", "2048"}, {"N", "16384"}, {"K", "8192"}}, wide);
    QCOMPARE(repeats->examined, 192LL);
    QCOMPARE(repeats->repeated, 180LL);
    for (const Schedule& schedule : repeats->schedules)
        QCOMPARE(schedule.values.at("group_m"), std::string("32"));
}

void TestRank::fixedValuesWin() {
    TemplateValues fixed = size;
    fixed["BM"] = "128";
    const Expected<Ranking> ranking = ranked(fixed, {{"BM", {"64", "256"}}, {"BN", {"64", "128"}}});
    QCOMPARE(ranking->examined, 2LL);
    for (const Schedule& schedule : ranking->schedules)
        QCOMPARE(schedule.values.at("BM"), std::string("128"));
}

void TestRank::defaultsCoverTheTemplate() {
    QStringList names;
    for (const auto& [name, values] : defaultKnobs("gemm")) {
        names << QString::fromStdString(name);
        QVERIFY(values.size() >= 2);
    }
    QCOMPARE(names.join(' '), QString("variant BM BN BK group_m stages warps"));
    QVERIFY(defaultKnobs("nosuch").empty());
}

void TestRank::sameOnAnyThreadCount() {
    const Knobs knobs = {{"BM", {"64", "128", "256"}}, {"group_m", {"1", "4", "8"}}, {"warps", {"4", "8"}}};
    const Expected<Ranking> one = ranked(size, knobs, 1);
    const Expected<Ranking> four = ranked(size, knobs, 4);
    QCOMPARE(one->schedules.size(), four->schedules.size());
    for (std::size_t i = 0; i < one->schedules.size(); ++i) {
        QCOMPARE(one->schedules[i].values, four->schedules[i].values);
        QCOMPARE(one->schedules[i].latencySeconds, four->schedules[i].latencySeconds);
    }
}

void TestRank::oneScheduleUnderTwoNames() {
    TilePlan named = *makePlan("gemm", {{"M", "4096"}, {"N", "4096"}, {"K", "4096"}, {"group_m", "8"}});
    TilePlan number = named, other = named;
    named.parameter("GROUP_M")->value = "16";
    number.grid.order.group = "16"; // the parameter stays 8, and nothing uses it any more
    QVERIFY(sameSchedule(named, number));
    QVERIFY(sameSchedule(number, named));
    QVERIFY(!sameSchedule(named, other));
    other.parameter("GROUP_M")->value = "32"; // as many rows of tiles as there are
    number.grid.order = {};
    number.grid.order.kind = "column_major";
    QVERIFY(sameSchedule(other, number));
    number = named;
    number.grid.order.splitTail = true; // the same sequence, but the last wave is cut
    QVERIFY(!sameSchedule(named, number));
}

void TestRank::faults_data() {
    QTest::addColumn<QByteArray>("kernel");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("values");
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("unknown template")
        << QByteArray("gem") << QByteArray("BM") << 1 << QByteArray("template.unknown");
    QTest::newRow("unknown knob") << QByteArray("gemm") << QByteArray("BX") << 2
                                  << QByteArray("template.unknown_input");
    QTest::newRow("too many") << QByteArray("gemm") << QByteArray("BM") << 1'000'001
                              << QByteArray("rank.too_many");
}

void TestRank::faults() {
    QFETCH(QByteArray, kernel);
    QFETCH(QByteArray, input);
    QFETCH(int, values);
    const Knobs knobs = {
        {input.toStdString(), std::vector<std::string>(static_cast<std::size_t>(values), "64")}};
    const Expected<Ranking> ranking = rank(kernel.toStdString(), size, knobs, *m_gpu, rankingOptions());
    QVERIFY(!ranking);
    QTEST(QByteArray::fromStdString(ranking.errors().front().id), "id");
}

QTEST_GUILESS_MAIN(TestRank)
#include "tst_rank.moc"
