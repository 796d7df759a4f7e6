// What a person waits for: one analysis, the gallery of launch orders, a ranking of a thousand schedules.
#include "core/cache/cache_memo.h"
#include "core/plan/template_registry.h"
#include "core/search/gallery.h"
#include "core/search/rank.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdlib>
#include <string>

using namespace tilesight;

namespace {

const Gpu& h200() {
    static const Expected<Gpu> gpu = HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
    if (!gpu) std::abort();
    return *gpu;
}

const TemplateValues square = {{"M", "4096"}, {"N", "4096"}, {"K", "4096"}};

TilePlan gemmPlan() {
    const Expected<TilePlan> plan = makePlan("gemm", square);
    if (!plan) std::abort();
    return *plan;
}

void analyzeForReport(benchmark::State& state) {
    const TilePlan plan = gemmPlan();
    for (auto _ : state)
        benchmark::DoNotOptimize(analyze(plan, h200()));
}
BENCHMARK(analyzeForReport)->Unit(benchmark::kMicrosecond);

void analyzeForRanking(benchmark::State& state) {
    const TilePlan plan = gemmPlan();
    for (auto _ : state)
        benchmark::DoNotOptimize(analyze(plan, h200(), nullptr, rankingOptions()));
}
BENCHMARK(analyzeForRanking)->Unit(benchmark::kMicrosecond);

/// The same when a schedule with the same cache traffic was ranked before: everything but the cache model.
void analyzeForRankingAgain(benchmark::State& state) {
    const TilePlan plan = gemmPlan();
    CacheMemo memo;
    AnalysisOptions options = rankingOptions();
    options.cacheMemo = &memo;
    for (auto _ : state)
        benchmark::DoNotOptimize(analyze(plan, h200(), nullptr, options));
}
BENCHMARK(analyzeForRankingAgain)->Unit(benchmark::kMicrosecond);

void analyzeLarge(benchmark::State& state) { // 8192^3, 128 x 128 x 64, full report
    const Expected<TilePlan> plan = makePlan("gemm", {{"M", "8192"}, {"N", "8192"}, {"K", "8192"}, {"BM", "128"},
                                                      {"BN", "128"}, {"BK", "64"}});
    if (!plan) std::abort();
    for (auto _ : state)
        benchmark::DoNotOptimize(analyze(*plan, h200()));
}
BENCHMARK(analyzeLarge)->Unit(benchmark::kMicrosecond);

/// One analysis with the full cache model of grids from 100 to 10^6 tiles: at most n log n, and no more than a part of
/// a large grid is replayed.
void analyzeGrowth(benchmark::State& state) {
    const auto side = std::llround(std::sqrt(static_cast<double>(state.range(0))));
    const Expected<TilePlan> plan = makePlan(
        "gemm", {{"M", std::to_string(128 * side)}, {"N", std::to_string(128 * side)}, {"K", "4096"}});
    if (!plan) std::abort();
    for (auto _ : state)
        benchmark::DoNotOptimize(analyze(*plan, h200(), nullptr, rankingOptions()));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(analyzeGrowth)
    ->RangeMultiplier(10)
    ->Range(100, 1000000)
    ->Complexity(benchmark::oNLogN)
    ->Unit(benchmark::kMicrosecond);

void galleryOfOrders(benchmark::State& state) {
    const TilePlan plan = gemmPlan();
    for (auto _ : state)
        benchmark::DoNotOptimize(gallery(plan, h200()));
}
BENCHMARK(galleryOfOrders)->Unit(benchmark::kMillisecond)->UseRealTime();

void rankThousand(benchmark::State& state) {
    const Knobs knobs = {{"BM", {"64", "128"}},
                         {"BN", {"64", "128"}},
                         {"BK", {"32", "64"}},
                         {"stages", {"2", "3", "4"}},
                         {"warps", {"4", "8"}},
                         {"group_m", {"1", "2", "4", "8", "16", "32", "64"}},
                         {"variant", {"tma", "cp_async", "tma_persistent"}}}; // 1008 schedules
    for (auto _ : state) {
        const Expected<Ranking> ranking = rank("gemm", square, knobs, h200(), rankingOptions());
        if (!ranking || ranking->examined != 1008) std::abort();
        benchmark::DoNotOptimize(ranking);
    }
}
BENCHMARK(rankThousand)->MeasureProcessCPUTime()->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
