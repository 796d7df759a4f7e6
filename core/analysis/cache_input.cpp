#include "core/analysis/cache_input.h"

#include "core/analysis/earlier_launches.h"
#include "core/base/text.h"
#include "core/hardware/gpu_features.h"

#include <algorithm>

namespace tilesight {
namespace {

/// Matrix cores: a plan whose loop does nothing but multiply shares its tile out among the waves, in parts of whole
/// instructions as square as can be, whether it says so or not.
void divideAmongWaves(ResolvedPlan& plan) {
    constexpr std::int64_t instruction = 16;
    ResolvedAction* product = nullptr;
    for (ResolvedAction& action : plan.actions) {
        if (action.operation == Operation::load || action.loop < 0) continue;
        if (product || action.operation != Operation::matmul || action.warpTile[0] > 0) return;
        product = &action;
    }
    if (!product) return;
    std::int64_t rows = product->matmul[0], columns = product->matmul[1];
    for (int left = plan.warps; left > 1; left /= 2) {
        const bool byRows = rows / 2 >= instruction, byColumns = columns / 2 >= instruction;
        if (!byRows && !byColumns) break;
        (byRows && (rows >= columns || !byColumns) ? rows : columns) /= 2;
    }
    product->warpTile = {rows, columns};
}

} // namespace

Expected<ResolvedPlan> resolvedOn(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options) {
    Expected<ResolvedPlan> resolved = resolve(plan, options.overrides);
    if (resolved && resolved->copy == CopyMechanism::tma && !hasBulkCopies(gpu))
        resolved->copy = CopyMechanism::cpAsync;
    if (resolved && gpu.warpSize.value > 32) divideAmongWaves(*resolved);
    return resolved;
}

CacheInput cacheInputOf(const ResolvedPlan& plan, const Gpu& gpu, const Occupancy& occupancy,
                        const AnalysisOptions& options) {
    CacheInput input;
    input.plan = &plan;
    input.gpu = &gpu;
    input.residentBlocks = occupancy.residentBlocks;
    input.slices = options.cacheSlices;
    input.wantTileHits = options.tileHits;
    if (options.tensorCopies.empty()) {
        input.preloadedBytes = preloadedBytes(plan, gpu, options.inputCopies);
        return input;
    }
    input.warmShares = warmShares(plan, gpu, options.tensorCopies);
    for (std::size_t t = 0; t < plan.tensors.size(); ++t)
        input.preloadedBytes += input.warmShares[t] * plan.tensors[t].bytes();
    return input;
}

Expected<const CacheModelKind*> askedCacheModel(const AnalysisOptions& options) {
    const std::string& name = options.cacheModel;
    if (const CacheModelKind* found = name.empty() ? &cacheModelKinds().front() : cacheModelKind(name))
        return found;
    std::vector<std::string> names;
    for (const CacheModelKind& kind : cacheModelKinds())
        names.push_back(kind.name);
    return Error{"cache.unknown_model",
                 "there is no cache model '" + shortened(name) + "'",
                 name,
                 {},
                 knownNames(name, names)};
}

} // namespace tilesight
