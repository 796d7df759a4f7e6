// Launch orders and cache models: an explorer recomputes them on every drag.
#include "core/cache/launch_order.h"

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

} // namespace
