// What earlier launches left in L2: data that this launch finds there, and written lines that it drives out.
//
// Launches rotate over copies of the tensors. Between two uses of one copy of tensor t lie c_t launches, which touch
//
//   D_t = sum over tensors u of  min(c_u, c_t) x bytes of u x places of u
//
// distinct bytes. Cyclic use of an LRU cache keeps all or nothing; the change-over is as wide as hashed sets make it. A
// line takes one place in its home half of L2 and one in the other half if an SM there reads it: 2 places when several
// tiles read it, 1.5 on average when one does (probe: copies of 0.5 to 60 MB; warm below 38 MB, cold at 50 MB when
// streamed).
#pragma once

#include "core/analysis/analyze.h"
#include "core/hardware/gpu.h"

namespace tilesight {

/// Part of what all copies together occupy that is still in L2, by its size relative to L2, in places.
double retainedShare(double occupiedShare);
/// Bytes still in L2 when all tensors have this many copies; 0 copies = cold.
double preloadedBytes(const ResolvedPlan& plan, const Gpu& gpu, int copies);
/// Share of each tensor that is still in L2; tensors that are not named have one copy.
std::vector<double> warmShares(const ResolvedPlan& plan, const Gpu& gpu,
                               const std::vector<std::pair<std::string, int>>& copies);

/// Bytes that launches before left in L2 unwritten and that this one drives out. Nothing if the output stays in L2 from
/// launch to launch, or if the caches were emptied before.
double earlierWriteBytes(const ResolvedPlan& plan, const CacheTraffic& traffic, double preloaded, int copies);
double earlierWriteBytes(const ResolvedPlan& plan, const CacheTraffic& traffic,
                         const std::vector<double>& warmShares);

} // namespace tilesight
