// Replay: walks the launch order through the real structure of L2. The default cache model.
//
// Blocks take their places on the SMs (sm_layout.h) and step together through the slices of their tiles; in a
// step each unit (access_units.h) is looked up once per partition, in LRU order (lru_store.h). No distances
// are computed.
//   D  = bytes that a home partition missed       Fr = bytes that crossed between partitions
//   W  = bytes written                            S  = bytes read by the blocks - what merges in L1.5 (merging.h)
//   hit rate = 1 - (D + Fr) / (S + 1.5 W + Fr)    (HIT_RATE.md)
//
// Blocks keep step while their own loads are on the critical path. With two or more blocks on an SM and more
// than one wave nothing pulls them together: each SM then carries a fixed lag of up to 0.5 n / (n + 80) of a
// tile, n = steps of its loop. Blocks of a kernel that is not persistent get their next tile by groups of 6
// SMs in scrambled order. Of large grids a part is replayed: one period of the launch order (order_period.h)
// to warm up, then one or more whose rate the rest continues at; without a period, the first few thousand tiles.
#pragma once

#include "core/cache/cache_model.h"

namespace tilesight {

Expected<CacheTraffic> replay(const CacheInput& input, StopToken stop);

} // namespace tilesight
