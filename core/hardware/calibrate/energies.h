// Power and energies, from kernels that run for a second or two each:
//
//   energy = (P - P busy) / rate        P busy = board power of a grid that only waits
//
// tensor, fma, sfu: FLOP or operations a second. l2: bytes a second of a set that L2 holds; dram: a large set, less l2's
// energy for the same bytes, which pass through L2. Readers spend energy on instructions too, so l2_energy is a check:
// kernels with bulk copies tell it better.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation energyDerivation();
} // namespace tilesight
