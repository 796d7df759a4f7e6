// How much L2 holds of what all SMs read: the knee of a curve over the working set.
//
//   C      = set at which the curve crosses the middle between its levels in L2 and in DRAM
//   copies = round(l2_bytes / C)         l2_effective_bytes = l2_bytes / copies
//
// The levels are the medians over sets up to an eighth of L2 and from four times L2. A curve is the latency of a pointer
// chase, or, as a check, the bandwidth of SMs that all read the same set. Parts of L2 that each keep a copy of every line
// leave a whole share; a knee that is no share within 15 % is taken as it is.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation capacityDerivation();
} // namespace tilesight
