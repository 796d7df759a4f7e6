// Reuse distance: the paper's cache model (section 3.5). Tile reuse distances over the concrete launch order
// give hit probabilities by SDCM (sdcm.h), exact or Gaussian, in a cascade L1.5 -> L2 -> DRAM.
//
//   key(x, R) = linearise(x_d | d not in R)                                                     (Eq. 6)
//   D_T       = distinct bytes touched between two touches of one block / mean block
//   P(h|D_T)  = Eq. 7 or Eq. 8-10, with l2_ways ways and l2_effective_bytes / mean block blocks
//
// Blocks of a wave step together through slices of their loops, so the order of touches is wave, slice,
// block, access: loads within a tile follow one another and stores age the lines of other tensors. The first
// touch of a block misses. L1.5: the tiles that one group of SMs loads in one iteration; a hit there never
// reaches L2. Crossings between L2 partitions are not seen by distances; Fr = D (1 - 2^-(S/D)), the chance
// that S/D readers of a line sit in both halves. Merging needs blocks in step, so what is mergeable is what L1.5
// hits.
#pragma once

#include "core/cache/cache_model.h"

namespace tilesight {

Expected<CacheTraffic> reuseDistanceExact(const CacheInput& input, StopToken stop);
Expected<CacheTraffic> reuseDistanceGaussian(const CacheInput& input, StopToken stop);

} // namespace tilesight
