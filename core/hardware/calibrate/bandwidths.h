// Ceilings and caps of one SM, from bandwidth over active SMs:
//
//   b1   = median of B(a) / a over few SMs (a <= 4) with most bytes in flight
//   Bmax = ceiling of the engine's curve through the points with nearly all SMs (fit.h)
//
// L2: sets up to 3/4 of l2_bytes, near and far parts alike; where there is no such curve, the plateau of read_bandwidth.
// DRAM: sets of at least 4 x l2_bytes for b1; the ceiling is a stream over a large array, because a set that is read again
// and again is partly found in L2. The ceiling of the curve stands beside it as a check.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation bandwidthDerivation();
} // namespace tilesight
