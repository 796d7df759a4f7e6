// Power and energies, from kernels that run for a second or two each:
//
//   idle_power = P busy, board power of a grid that only waits
//
// Tensor, L2 and DRAM energies are those that fit the engine's own power equation (core/envelope/kernel_time.h) to the
// kernels `tensor` (products alone), `l2` and `dram` (bulk copies alone), `tensor_l2` and `tensor_dram` (both at once):
//
//   P - P busy = E_tensor FLOP/s f/f_tensor + E_L2 bytes/s + E_DRAM bytes/s      least squares of relative differences
//
// f = clock that the kernel ran at, f_tensor = tensor_clock; bytes from DRAM pass L2 too. Products on all SMs run into the
// power limit, which pulls the clock down: that is where the engine needs energies, and where the mixed kernels tell them
// as real kernels spend them. Energies of products measured at full clock are too large there, because voltage falls with
// the clock: on H200 8.0e-13 J/FLOP at 1.80 GHz, 6.2e-13 at 1.59, 3.8e-13 at 1.23, so with its square, while the engine
// goes straight; the fit meets it halfway. Without mixed kernels three kernels give three numbers exactly.
//
//   fma, sfu: (P - P busy) / rate at the clock f, times f_tensor / f. Each ex2 has an FMA before it, whose energy is taken
//   off; where lanes and not the copy engine read, their instructions are in the energy of bytes.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation energyDerivation();
} // namespace tilesight
