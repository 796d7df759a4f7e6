// Ceilings, and caps of one SM from bandwidth over active SMs:
//
//   b1   = median of B(a) / a over few SMs (a <= 4) with most bytes in flight
//
// L2:   l2_bandwidth = best plateau / 0.96
//
// The plateau is the highest rate of all or nearly all SMs over sets of 1/8 to 1/2 of L2: where a set's lines fall unevenly
// on the parts of L2 the probe is slower by up to 6 %, and larger sets cross between the halves. 0.96: the number is the
// ceiling of the engine's smooth maximum, which no kernel touches; its terms beside L2 (latency, products) leave L2 busy for
// 95 to 96 % of the time of the kernels that counters show to be saturated. So a kernel at the plateau comes out at it.
//
// DRAM: sets of at least 4 x l2_bytes for b1; the ceiling is a stream over a large array, because a set that is read again
// and again is partly found in L2. The ceiling of the engine's curve through the points of nearly all SMs (fit.h) stands
// beside it as a check.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation bandwidthDerivation();
} // namespace tilesight
