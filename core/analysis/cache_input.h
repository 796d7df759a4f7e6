// What the engine is asked: the plan as it runs on the GPU. What a cache model is asked: that plan, the blocks that share an SM, what earlier launches left in L2.
#pragma once

#include "core/analysis/analyze.h"
#include "core/cache/cache_model.h"

namespace tilesight {

/// As resolve(); bulk copies on a GPU without them are made by the lanes (cp.async), which analyze() says in a remark.
Expected<ResolvedPlan> resolvedOn(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options);

/// Points to `plan` and `gpu`, which must outlive it.
CacheInput cacheInputOf(const ResolvedPlan& plan, const Gpu& gpu, const Occupancy& occupancy,
                        const AnalysisOptions& options);

/// The cache model asked for, the first one where none is. Error "cache.unknown_model".
Expected<const CacheModelKind*> askedCacheModel(const AnalysisOptions& options);

} // namespace tilesight
