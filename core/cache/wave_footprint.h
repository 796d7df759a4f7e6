// Wave footprint: the cheap cache model, for rankings. Blocks of a wave are taken to run in lockstep.
//
//   DRAM reads of a wave = distinct slices of the wave that no earlier wave left in L2
//   a slice touched dt bytes ago survives with probability clip(1.25 - dt / C, 0, 1), C = capacity that copies leave
//   merged in L1.5       = slices that blocks of one CPC ask for together, 1 - distinct / asked
//
// One pass over the launch order, a few bytes of state for each distinct slice of a tensor.
#pragma once

#include "core/cache/cache_model.h"

namespace tilesight {

Expected<CacheTraffic> waveFootprint(const CacheInput& input, StopToken stop);

} // namespace tilesight
