// Limits as the driver states them: SMs, registers, shared memory, capacities, power limit. No arithmetic but
//
//   max_warps_per_sm = max_threads_per_sm / warp_size
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation limitDerivation();
} // namespace tilesight
