// Instructions of one SM in a clock, from loops of independent instructions timed in cycles, which power limits do not
// touch. Lanes are taken as measured. Of tensor cores the probe gives two numbers:
//
//   peak       = the base's rate where it is known of this architecture, else the next power of two above the probe
//   efficiency = probe / peak,   at most 1
//
// The rate counts cycles, so a full pipe gives 1 and what busy tensor cores lose in clock is in tensor_clock: only the product
// of both is a rate in time, and compares with files whose clock is the datasheet's (H200: 1.784 GHz x 1.0 = 1.83 x 0.975).
//
// The probe is the best instruction of the type: wgmma on Hopper, else mma.sync. tensor_mma_sync is mma.sync's rate alone,
// operands in registers; with ldmatrix before each, warps of 16 rows reach 96 % of it and warps of 32 rows 99 %.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation rateDerivation();
} // namespace tilesight
