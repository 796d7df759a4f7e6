// Instructions of one SM in a clock, from loops of independent instructions timed in cycles, which power limits do not
// touch. Lanes are taken as measured. Of tensor cores the probe gives two numbers:
//
//   peak       = the base's rate where it is known of this architecture, else the next power of two above the probe
//   efficiency = probe / peak,   at most 1
//
// The probe is the best instruction of the type: wgmma on Hopper, else mma.sync. tensor_mma_sync is mma.sync's rate alone.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation rateDerivation();
} // namespace tilesight
