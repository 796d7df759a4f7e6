#include "core/analysis/earlier_launches.h"

#include <algorithm>

namespace tilesight {
namespace {

// Of the capacity. All copies are used equally often: cyclic use of LRU sets keeps all or nothing.
constexpr double allRetained = 0.9, noneRetained = 1.2;

/// A memory-side cache keeps each line once; it outlives launches, which L2s of several dies do not.
bool keptAtMemory(const Gpu& gpu) { return gpu.mallBytes.value > 0; }

double keptBytes(const Gpu& gpu) { return keptAtMemory(gpu) ? gpu.mallBytes.value : gpu.l2Bytes.value; }

std::vector<double> placesOf(const ResolvedPlan& plan, const Gpu& gpu) {
    const bool halves = gpu.l2Partitions.value > 1 && !keptAtMemory(gpu);
    std::vector<double> places(plan.tensors.size(), halves ? 1.5 : 1.0);
    for (const ResolvedAction& action : plan.actions) {
        if (action.operation != Operation::load || !action.access || !halves || action.afterGrid) continue;
        for (int dim : action.access->reuseDims)
            if (plan.grid[static_cast<std::size_t>(dim)] > 1)
                places[static_cast<std::size_t>(action.access->tensor)] = 2;
    }
    return places;
}

// Tensors of unequal copies: those used most often lie among the others, so sets overflow sooner (steps of library GEMM
// times at 16 to 24 MB of weights with 128 MB of L2, at 14 to 18 MB with 96 MB, six copies).
constexpr double someLost = 0.75, allLost = 1.15;

double retained(double occupiedShare, double all, double none) {
    return std::clamp((none - occupiedShare) / (none - all), 0.0, 1.0);
}

bool isStored(const ResolvedPlan& plan, std::size_t tensor) {
    return std::any_of(plan.actions.begin(), plan.actions.end(), [&](const ResolvedAction& action) {
        return isMemory(action.operation) && action.operation != Operation::load && action.access &&
               action.access->tensor == static_cast<int>(tensor);
    });
}

} // namespace

double retainedShare(double occupiedShare) { return retained(occupiedShare, allRetained, noneRetained); }

double preloadedBytes(const ResolvedPlan& plan, const Gpu& gpu, int copies) {
    if (copies < 1) return 0;
    const std::vector<double> places = placesOf(plan, gpu);
    double touched = 0, occupied = 0;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t) {
        touched += plan.tensors[t].bytes();
        occupied += plan.tensors[t].bytes() * places[t];
    }
    return touched * retainedShare(occupied * copies / keptBytes(gpu));
}

std::vector<double> warmShares(const ResolvedPlan& plan, const Gpu& gpu,
                               const std::vector<std::pair<std::string, int>>& named) {
    const std::vector<double> places = placesOf(plan, gpu);
    std::vector<double> copies(plan.tensors.size(), 1.0), shares;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t)
        for (const auto& [name, count] : named)
            if (name == plan.tensors[t].name) copies[t] = count;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t) {
        double between = 0;
        for (std::size_t u = 0; u < plan.tensors.size(); ++u)
            between += std::min(copies[u], copies[t]) * plan.tensors[u].bytes() * places[u];
        shares.push_back(copies[t] < 1 ? 0 : retained(between / keptBytes(gpu), someLost, allLost));
    }
    return shares;
}

double earlierWriteBytes(const ResolvedPlan& plan, const CacheTraffic& traffic, double preloaded,
                         int copies) {
    if (copies < 1) return 0;
    double touched = 0, written = 0;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t) {
        touched += plan.tensors[t].bytes();
        if (isStored(plan, t)) written += plan.tensors[t].bytes();
    }
    const double kept = touched > 0 ? preloaded / touched : 0;
    return (1 - std::min(1.0, kept)) * std::max(0.0, written - traffic.dramWriteBytes);
}

double earlierWriteBytes(const ResolvedPlan& plan, const CacheTraffic& traffic,
                         const std::vector<double>& warmShares) {
    double written = 0, driven = 0;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t)
        if (isStored(plan, t)) {
            written += plan.tensors[t].bytes();
            driven += (1 - warmShares[t]) * plan.tensors[t].bytes();
        }
    return written > 0 ? driven / written * std::max(0.0, written - traffic.dramWriteBytes) : 0;
}

} // namespace tilesight
