// Launch orders and cache models: an explorer recomputes them on every drag.
#include "core/cache/cache_model.h"
#include "core/cache/launch_order.h"
#include "core/plan/template_registry.h"

#include <benchmark/benchmark.h>

using namespace tilesight;

namespace {

void launchOrder(benchmark::State& state, const std::string& kind) {
    const auto edge = state.range(0);
    for (auto _ : state)
        benchmark::DoNotOptimize(launchOrderKind(kind)->sequence(edge, edge, 8));
    state.SetItemsProcessed(state.iterations() * edge * edge);
}
BENCHMARK_CAPTURE(launchOrder, row_major, std::string("row_major"))->Arg(64)->Arg(1000);
BENCHMARK_CAPTURE(launchOrder, grouped, std::string("grouped"))->Arg(64)->Arg(1000);
BENCHMARK_CAPTURE(launchOrder, block, std::string("block"))->Arg(64)->Arg(1000);
BENCHMARK_CAPTURE(launchOrder, z_order, std::string("z_order"))->Arg(64)->Arg(1000);
BENCHMARK_CAPTURE(launchOrder, hilbert, std::string("hilbert"))->Arg(64)->Arg(1000);

/// The model on one H200: matrix edge, tile edge, residents, slices.
void cacheModel(benchmark::State& state, const std::string& model) {
    const auto size = std::to_string(state.range(0)), tile = std::to_string(state.range(1));
    const ResolvedPlan plan = *resolve(*makePlan("gemm", {{"M", size}, {"N", size}, {"K", size}, {"BM", tile},
                                                          {"BN", tile}, {"BK", "64"}, {"group_m", "8"}}));
    const Gpu gpu = *HardwareDatabase::load({SOURCE_DIR "/hwdb"}).find("h200-sxm");
    CacheInput input;
    input.plan = &plan;
    input.gpu = &gpu;
    input.residentBlocks = static_cast<int>(state.range(2));
    input.slices = static_cast<int>(state.range(3));
    const CacheModelKind& kind = *cacheModelKind(model);
    for (auto _ : state) benchmark::DoNotOptimize(kind.evaluate(input, {}));
}
void gemms(benchmark::internal::Benchmark* bench) {
    bench->ArgNames({"size", "tile", "residents", "slices"})
        ->Args({1024, 128, 2, 4})
        ->Args({8192, 128, 2, 4})
        ->Args({8192, 128, 2, 16})
        ->Args({8192, 64, 3, 4})
        ->Args({65536, 64, 3, 4})
        ->Unit(benchmark::kMicrosecond);
}
BENCHMARK_CAPTURE(cacheModel, replay, std::string("replay"))->Apply(gemms);
BENCHMARK_CAPTURE(cacheModel, reuse_distance_exact, std::string("reuse_distance_exact"))->Apply(gemms);
BENCHMARK_CAPTURE(cacheModel, reuse_distance_gaussian, std::string("reuse_distance_gaussian"))->Apply(gemms);

} // namespace
