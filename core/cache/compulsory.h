// Compulsory traffic: what no cache can avoid. Lower bound for searches, not an estimate.
//
//   DRAM reads = bytes of each tensor that is read, once, less what an earlier launch left in L2;  DRAM writes = 0
//   L2 reads   = bytes that the tiles ask for / 4 where requests merge on the way (at most four become one), else all
//
// No launch order is walked: the cost does not depend on the size of the grid.
#pragma once

#include "core/cache/cache_model.h"

namespace tilesight {

Expected<CacheTraffic> compulsoryTraffic(const CacheInput& input, StopToken stop);

/// The default model's traffic with the DRAM reads of each tensor cut to the compulsory ones: an L2 that forgets no line
/// that was read, all else as it is. For what misses cost (advice/diagnosis.h).
Expected<CacheTraffic> readOnceTraffic(const CacheInput& input, StopToken stop);

} // namespace tilesight
