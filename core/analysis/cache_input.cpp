#include "core/analysis/cache_input.h"

#include "core/analysis/earlier_launches.h"
#include "core/hardware/gpu_features.h"

namespace tilesight {

Expected<ResolvedPlan> resolvedOn(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options) {
    Expected<ResolvedPlan> resolved = resolve(plan, options.overrides);
    if (resolved && resolved->copy == CopyMechanism::tma && !hasBulkCopies(gpu))
        resolved->copy = CopyMechanism::cpAsync;
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

} // namespace tilesight
