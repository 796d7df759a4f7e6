// The menu of a vendor library, and the search for the plan that it takes.
#include "core/search/library_named.h"
#include "core/search/library_search.h"
#include "core/search/rank.h"

#include <QtTest>

using namespace tilesight;

namespace {

const LibraryProblem problems[] = {{1, 4096, 4096}, {64, 1536, 8192}, {1000, 3000, 1000}, {4096, 4096, 512}};
const char* const gpus[] = {"h200-sxm", "h100-sxm", "b200-sxm", "a100-sxm", "l40s", "rtx-pro-6000-server",
                            "mi300x"};

TemplateValues valuesOf(const LibraryProblem& p) {
    return {{"M", std::to_string(p.m)}, {"N", std::to_string(p.n)}, {"K", std::to_string(p.k)}};
}

} // namespace

class TestLibrarySearch : public QObject {
    Q_OBJECT
private slots:
    void everyPlanFits_data();
    void everyPlanFits();
    void boundsHold_data();
    void boundsHold();
    void findsWhatBruteForceFinds_data();
    void findsWhatBruteForceFinds();
    void sameOnAnyThreadCount();
    void reasonNamesTheWinner();
    void splitsDeepProblems();
    void matrixCores();
    void typesAndMajorsReachThePlan();
    void namedKnobsAreKept_data();
    void namedKnobsAreKept();
    void longProblemsAreComparedOnAPart();
    void plainTemplateIsNoFasterOnMatrixCores();
    void unitsOfTheGpu_data();
    void unitsOfTheGpu();
    void faults();

private:
    static void rows() {
        QTest::addColumn<QString>("gpuId");
        QTest::addColumn<int>("problem");
        for (const char* gpu : gpus)
            for (int p = 0; p < 4; ++p)
                QTest::addRow("%s %lldx%lldx%lld", gpu, problems[p].m, problems[p].n, problems[p].k)
                    << QString(gpu) << p;
    }
    static Gpu gpuOf(const QString& id) {
        static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
        return database.find(id.toStdString()).value();
    }
};

void TestLibrarySearch::everyPlanFits_data() { rows(); }
void TestLibrarySearch::everyPlanFits() {
    QFETCH(QString, gpuId);
    QFETCH(int, problem);
    const Gpu gpu = gpuOf(gpuId);
    AnalysisOptions options = rankingOptions();
    options.cacheModel = "compulsory";
    const std::vector<LibraryPlan> menu = libraryMenu(problems[problem], gpu);
    QVERIFY(menu.size() >= 17);
    for (std::size_t i = 0; i < menu.size(); ++i) {
        const Expected<TilePlan> plan = makePlan("gemm_library", menu[i].values(problems[problem]), true);
        QVERIFY2(plan.hasValue(), toString(plan.errors()).c_str());
        const Expected<Analysis> analysis = analyze(*plan, gpu, nullptr, options);
        QVERIFY2(analysis.hasValue(), (menu[i].title() + ": " + toString(analysis.errors())).c_str());
        QCOMPARE(analysis->waves.gridBlocks, menu[i].tiles(problems[problem]));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY2(!(menu[i] == menu[j]), menu[i].title().c_str());
    }
}

void TestLibrarySearch::boundsHold_data() { rows(); }
void TestLibrarySearch::boundsHold() {
    QFETCH(QString, gpuId);
    QFETCH(int, problem);
    const Gpu gpu = gpuOf(gpuId);
    const std::vector<LibraryPlan> menu = libraryMenu(problems[problem], gpu);
    AnalysisOptions compulsory = rankingOptions();
    compulsory.cacheModel = "compulsory";
    for (std::size_t i = 0; i < menu.size(); i += 7) {
        const Expected<TilePlan> plan = makePlan("gemm_library", menu[i].values(problems[problem]));
        const double bound = libraryBoundSeconds(menu[i], problems[problem], gpu, 1);
        const double tighter = analyze(*plan, gpu, nullptr, compulsory)->latencySeconds;
        const double latency = analyze(*plan, gpu, nullptr, rankingOptions())->latencySeconds;
        QVERIFY2(bound <= tighter * 1.003, menu[i].title().c_str());
        QVERIFY2(tighter <= latency * 1.003, menu[i].title().c_str());
    }
}

void TestLibrarySearch::findsWhatBruteForceFinds_data() {
    QTest::addColumn<QString>("gpuId");
    QTest::addColumn<int>("problem");
    QTest::newRow("hopper, one row") << "h200-sxm" << 0;
    QTest::newRow("hopper, ragged") << "h100-sxm" << 2;
    QTest::newRow("blackwell, deep") << "b200-sxm" << 1;
    QTest::newRow("ampere, ragged") << "a100-sxm" << 2;
    QTest::newRow("ada, short") << "l40s" << 3;
}
void TestLibrarySearch::findsWhatBruteForceFinds() {
    QFETCH(QString, gpuId);
    QFETCH(int, problem);
    const Gpu gpu = gpuOf(gpuId);
    const TemplateValues values = valuesOf(problems[problem]);
    const Expected<LibrarySearch> search = searchLibrary(values, gpu, rankingOptions());
    QVERIFY2(search.hasValue(), toString(search.errors()).c_str());
    const Expected<Ranking> all = rank("gemm_library", values, {}, gpu, rankingOptions());
    QVERIFY2(all.hasValue(), toString(all.errors()).c_str());
    QCOMPARE(all->examined, search->menu);
    QCOMPARE(search->candidates.front().latencySeconds, all->schedules.front().latencySeconds);
    QVERIFY(search->examined < search->menu / 2);
}

void TestLibrarySearch::sameOnAnyThreadCount() {
    const Gpu gpu = gpuOf("h200-sxm");
    const Expected<LibrarySearch> one = searchLibrary(valuesOf(problems[2]), gpu, rankingOptions(), 1);
    for (const int threads : {2, 8}) {
        const Expected<LibrarySearch> more =
            searchLibrary(valuesOf(problems[2]), gpu, rankingOptions(), threads);
        QCOMPARE(more->reason, one->reason);
        QCOMPARE(more->examined, one->examined);
        for (std::size_t i = 0; i < one->candidates.size(); ++i) {
            QVERIFY(more->candidates[i].plan == one->candidates[i].plan);
            QCOMPARE(more->candidates[i].latencySeconds, one->candidates[i].latencySeconds);
        }
    }
}

void TestLibrarySearch::reasonNamesTheWinner() {
    const Expected<LibrarySearch> search =
        searchLibrary(valuesOf({4096, 4096, 4096}), gpuOf("h200-sxm"), rankingOptions());
    QVERIFY2(search.hasValue(), toString(search.errors()).c_str());
    const QString reason = QString::fromStdString(search->reason);
    QVERIFY2(reason.startsWith(QString::fromStdString(search->candidates.front().plan.title())),
             search->reason.c_str());
    QVERIFY2(reason.contains("; next ") && reason.contains("% slower: "), search->reason.c_str());
    QCOMPARE(search->analysis.remarks.front().id, std::string("library.choice"));
    QCOMPARE(search->analysis.remarks.front().sentence, search->reason);
    QVERIFY(QString::fromStdString(search->plan.description).contains(reason));
}

void TestLibrarySearch::splitsDeepProblems() {
    const Gpu gpu = gpuOf("a100-sxm");
    const Expected<LibrarySearch> deep = searchLibrary(valuesOf({128, 128, 65536}), gpu, rankingOptions());
    QVERIFY(deep->candidates.front().plan.split > 1);
    QVERIFY(deep->plan.action("add parts") && deep->plan.action("add parts")->afterGrid);
    const Expected<LibrarySearch> flat = searchLibrary(valuesOf({4096, 4096, 256}), gpu, rankingOptions());
    QCOMPARE(flat->candidates.front().plan.split, 1LL);
}

void TestLibrarySearch::matrixCores() {
    const LibraryProblem problem{1024, 2304, 4096};
    for (const char* id : {"mi210", "mi300x"}) {
        const Gpu gpu = gpuOf(id);
        const Expected<LibrarySearch> search = searchLibrary(valuesOf(problem), gpu, rankingOptions());
        QVERIFY(search);
        const LibraryPlan& plan = search->candidates.front().plan;
        QCOMPARE(plan.unit, std::string("matrix_core"));
        QVERIFY(plan.groupN > 0);
        QVERIFY2(QString::fromStdString(search->reason).contains("CUs") ||
                     QString::fromStdString(search->reason).contains("rounds"),
                 search->reason.c_str());
        // The plan that hipBLASLt was tuned to there is on the menu.
        const std::vector<LibraryPlan> menu = libraryMenu(problem, gpu);
        QVERIFY(std::any_of(menu.begin(), menu.end(), [](const LibraryPlan& each) {
            return each.bm == 128 && each.bn == 64 && each.depth == 128 && each.split == 1;
        }));
    }
}

void TestLibrarySearch::typesAndMajorsReachThePlan() {
    const auto found = [](TemplateValues more, const char* gpu = "h200-sxm") {
        more.insert({{"M", "4096"}, {"N", "4096"}, {"K", "4096"}});
        return searchLibrary(more, gpuOf(gpu), rankingOptions());
    };
    const auto bf16 = found({}), fp8 = found({{"dtype", "f8"}}), alias = found({{"dtype", "fp8"}}),
               f32 = found({{"dtype", "f32"}}), wide = found({{"dtype_c", "f32"}}),
               turned = found({{"major_a", "m"}});
    QVERIFY(bf16 && fp8 && alias && f32 && wide && turned);
    // Half the bits: twice the rate and half the bytes, at twice the depth of a step; and the other way round.
    QVERIFY(fp8->analysis.latencySeconds < 0.7 * bf16->analysis.latencySeconds);
    QVERIFY(f32->analysis.latencySeconds > 1.6 * bf16->analysis.latencySeconds);
    QCOMPARE(alias->analysis.latencySeconds, fp8->analysis.latencySeconds);
    const auto depth = [](const LibrarySearch& search) { return search.candidates.front().plan.depth; };
    QCOMPARE(depth(*fp8), 128LL);
    QCOMPARE(depth(*f32), 32LL);
    QCOMPARE(wide->analysis.cache.l2WriteBytes, 2 * bf16->analysis.cache.l2WriteBytes);
    QCOMPARE(turned->plan.tensors.front().dims.front().text, std::string("K"));
    const auto amd = found({{"dtype", "f8"}}, "mi300x"), amd16 = found({}, "mi300x");
    QVERIFY(amd && amd16 && amd->analysis.latencySeconds < 0.8 * amd16->analysis.latencySeconds);
    QCOMPARE(found({{"dtype", "banana"}}).errors().front().id, std::string("template.bad_value"));
}

void TestLibrarySearch::namedKnobsAreKept_data() {
    QTest::addColumn<QString>("gpuId");
    QTest::addColumn<QString>("knob");
    QTest::addColumn<QString>("value");
    QTest::newRow("tile of the menu") << "a100-sxm"
                                      << "BM"
                                      << "64";
    QTest::newRow("tile that no plan has") << "l40s"
                                           << "BN"
                                           << "48";
    QTest::newRow("stages") << "h200-sxm"
                            << "stages"
                            << "3";
    QTest::newRow("split") << "b200-sxm"
                           << "split"
                           << "2";
    QTest::newRow("panel") << "mi300x"
                           << "group_m"
                           << "4";
    QTest::newRow("unit") << "h200-sxm"
                          << "unit"
                          << "warp";
}
void TestLibrarySearch::namedKnobsAreKept() {
    QFETCH(QString, gpuId);
    QFETCH(QString, knob);
    QFETCH(QString, value);
    const Gpu gpu = gpuOf(gpuId);
    TemplateValues values = valuesOf({1000, 1000, 1024});
    const Expected<LibrarySearch> free = searchLibrary(values, gpu, rankingOptions());
    values[knob.toStdString()] = value.toStdString();
    const Expected<LibrarySearch> named = searchLibrary(values, gpu, rankingOptions());
    QVERIFY2(free && named, toString(named.errors()).c_str());
    QVERIFY(named->menu > 3); // the rest is searched
    for (const LibraryCandidate& candidate : named->candidates)
        QCOMPARE(candidate.plan.values(problems[2]).at(knob.toStdString()), value.toStdString());
    QVERIFY2(
        named->reason.starts_with((knob + " " + value + " as named, the rest is chosen: ").toStdString()),
        named->reason.c_str());
    if (knob != "unit") // a plan of another unit is none of the menu
        QVERIFY(named->analysis.latencySeconds >= 0.999 * free->analysis.latencySeconds ||
                named->menu >= free->menu);
    const Expected<Ranking> ranking = rank("gemm_library", values, {}, gpu, rankingOptions());
    QVERIFY(ranking && ranking->examined == named->menu);
}

void TestLibrarySearch::longProblemsAreComparedOnAPart() {
    const Gpu gpu = gpuOf("h200-sxm");
    const auto longest = searchLibrary(valuesOf({1LL << 31, 64, 64}), gpu, rankingOptions());
    QVERIFY2(longest.hasValue(), toString(longest.errors()).c_str());
    const LibraryCandidate& winner = longest->candidates.front();
    // The times of the candidates are those of the whole problem.
    QVERIFY(std::abs(winner.latencySeconds / longest->analysis.latencySeconds - 1) < 0.01);
    QVERIFY(longest->analysis.waves.gridBlocks > 1 << 22);
    const auto part = searchLibrary(valuesOf({1LL << 25, 64, 64}), gpu, rankingOptions());
    QCOMPARE(part->candidates.front().plan.bm, winner.plan.bm);
    const auto tooLarge = searchLibrary(valuesOf({1LL << 31, 4096, 64}), gpu, rankingOptions());
    QVERIFY(!tooLarge && !tooLarge.errors().front().message.empty());
}

/// The same tile without the library's single LDS buffer and operands along K: never ahead of it.
void TestLibrarySearch::plainTemplateIsNoFasterOnMatrixCores() {
    for (const char* id : {"mi300x", "mi210"})
        for (const char* rows : {"64", "128", "256"})
            for (const char* columns : {"64", "128"}) {
                TemplateValues plain = valuesOf({4096, 4096, 4096});
                plain.insert({{"BM", rows}, {"BN", columns}, {"BK", "32"}, {"stages", "2"}, {"warps", "4"}, {"group_m", "8"}});
                TemplateValues library = plain;
                library["unit"] = "matrix_core";
                const auto slow = analyze(*makePlan("gemm", plain), gpuOf(id), nullptr, rankingOptions());
                const auto fast = analyze(*makePlan("gemm_library", library), gpuOf(id), nullptr, rankingOptions());
                QVERIFY(slow && fast);
                QVERIFY2(fast->latencySeconds <= slow->latencySeconds, rows);
            }
}

void TestLibrarySearch::unitsOfTheGpu_data() {
    QTest::addColumn<QString>("gpuId");
    QTest::addColumn<QString>("unit");
    QTest::newRow("tensor memory on Hopper") << "h200-sxm"
                                             << "tensor_memory";
    QTest::newRow("matrix cores on Hopper") << "h200-sxm"
                                            << "matrix_core";
    QTest::newRow("warpgroups on Ampere") << "a100-sxm"
                                          << "warpgroup";
    QTest::newRow("warpgroups on Volta") << "v100-sxm"
                                         << "warpgroup";
    QTest::newRow("warpgroups on AMD") << "mi300x"
                                       << "warpgroup";
}
void TestLibrarySearch::unitsOfTheGpu() {
    QFETCH(QString, gpuId);
    QFETCH(QString, unit);
    TemplateValues values = valuesOf({1024, 1024, 1024});
    values["unit"] = unit.toStdString();
    const auto refused = searchLibrary(values, gpuOf(gpuId), rankingOptions());
    QVERIFY(!refused);
    QCOMPARE(refused.errors().front().id, std::string("library.no_unit"));
    QCOMPARE(refused.errors().front().object, std::string("unit"));
    QVERIFY(!refused.errors().front().remedy.empty());
    values.erase("unit"); // what is left open is one that the GPU has
    values["BM"] = "128";
    const auto chosen = searchLibrary(values, gpuOf(gpuId), rankingOptions());
    QVERIFY(chosen);
    QCOMPARE(chosen->candidates.front().plan.unit, libraryUnits(gpuOf(gpuId)).front());
}

void TestLibrarySearch::faults() {
    for (const auto& [knob, value, id] : {std::tuple{"split", "0", "template.bad_value"},
                                          {"pair", "2", "template.bad_value"},
                                          {"pair", "1", "library.no_unit"},
                                          {"BM", "x", "template.bad_value"}}) {
        TemplateValues values = valuesOf({1024, 1024, 1024});
        values[knob] = value;
        const auto refused = searchLibrary(values, gpuOf("h200-sxm"), rankingOptions());
        QVERIFY2(!refused, knob);
        QCOMPARE(refused.errors().front().id, std::string(id));
    }
    Gpu tiny = gpuOf("mi300x"); // no tile fits
    tiny.sharedBytesPerBlockMax.value = 64;
    const auto unknown = searchLibrary(valuesOf({1024, 1024, 1024}), tiny, rankingOptions());
    QVERIFY(!unknown);
    QCOMPARE(unknown.errors().front().id, std::string("library.no_plan"));
    QVERIFY2(unknown.errors().front().message.find("shared memory") != std::string::npos,
             unknown.errors().front().message.c_str());
    const auto shallow = searchLibrary(valuesOf({4096, 4096, 13}), gpuOf("mi210"), rankingOptions());
    QVERIFY(!shallow);
    QCOMPARE(shallow.errors().front().object, std::string("K"));
    QVERIFY2(shallow.errors().front().message.find("for K = 13 on") != std::string::npos,
             shallow.errors().front().message.c_str());
    QCOMPARE(shallow.errors().front().remedy, std::string("take K of at least 16, or name a plan: BM, BN ..."));
    QVERIFY(searchLibrary(valuesOf({4096, 4096, 16}), gpuOf("mi210"), rankingOptions()).hasValue());
    const Expected<LibrarySearch> missing = searchLibrary({{"M", "4"}}, gpuOf("l40s"), rankingOptions());
    QVERIFY(!missing);
    QCOMPARE(missing.errors().size(), std::size_t(2));
    QCOMPARE(missing.errors().front().id, std::string("template.missing_input"));
}

QTEST_GUILESS_MAIN(TestLibrarySearch)
#include "tst_library_search.moc"
