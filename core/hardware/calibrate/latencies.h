// Latencies. A pointer chase gives cycles of one load; a tile's copy takes longer, because its slowest line counts and
// the copy engine works its addresses out first:
//
//   smem_latency      = chase shared / boost clock
//   l2_load_latency   = 1.5 x chase over sets up to 1/8 of L2 / boost clock
//   dram_load_latency = 1.9 x chase over sets of at least 4 x L2 / boost clock
//
// 1.5 and 1.9 are the ratios found on H200 between whole kernels and a chase (the same that carry a sibling's chase over).
// Checks beside them: a bulk copy on its own, as t(bytes) = latency + bytes / rate by least squares; and Little's law,
//
//   latency = SMs x bytes in flight of an SM / bandwidth      where few bytes are in flight
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation latencyDerivation();
} // namespace tilesight
