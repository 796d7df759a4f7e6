// What a cache model is asked: the plan on the GPU, the blocks that share an SM, what earlier launches left in L2.
#pragma once

#include "core/analysis/analyze.h"
#include "core/cache/cache_model.h"

namespace tilesight {

/// Points to `plan` and `gpu`, which must outlive it.
CacheInput cacheInputOf(const ResolvedPlan& plan, const Gpu& gpu, const Occupancy& occupancy,
                        const AnalysisOptions& options);

} // namespace tilesight
