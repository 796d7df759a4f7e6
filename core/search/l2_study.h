// L2 study: the map of one launch (cache/l2_map.h), and how the hit rate of its reads changes with the size of L2 and
// with the shape of the tile.
//
//   capacity     1/8 to 4 times the GPU's, by steps of the root of 2; everything else stays. The plan is what it was
//   tile shape   every pair of stops of the tile's rows and columns that can run; other parameters stay
//   hit rate     1 - bytes read from DRAM / bytes asked for
#pragma once

#include "core/cache/l2_map.h"
#include "core/search/sweep.h"

#include <memory>
#include <optional>

namespace tilesight {

struct L2CapacityPoint {
    double factor = 1; ///< of the GPU's capacity
    double l2Bytes = 0, readHit = 0, dramBytes = 0;
    bool current = false;
};

struct L2Study {
    L2Map map;
    std::vector<L2CapacityPoint> capacities; ///< smallest first
    std::optional<Sweep> shapes;             ///< axes: rows, columns; without when the plan has no such knob
    std::shared_ptr<const L2Map> reference;  ///< of the plan to compare with; null = none, or it cannot run
};

/// What to compare with; may be null.
struct L2Reference {
    std::shared_ptr<const TilePlan> plan;
    std::shared_ptr<const Gpu> gpu;
};

/// The map of a plan alone. Errors: those of resolve(), "occupancy.does_not_fit", "order.*", "engine.stopped".
Expected<L2Map> l2Map(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options = {},
                      const L2MapLimits& limits = {}, StopToken stop = {});

/// Runs in parallel, the same result on any thread count. Errors: those of l2Map().
Expected<L2Study> l2Study(const TilePlan& plan, const Gpu& gpu, const L2Reference& reference = {},
                          const AnalysisOptions& options = {}, int threads = 0, StopToken stop = {},
                          const Progress& progress = {});

} // namespace tilesight
