// Clocks that the SMs really run at: cycles of a kernel over its nanoseconds.
//
//   boost_clock  = clock of a light kernel on all SMs
//   tensor_clock = clock while 8 SMs multiply zeros, just after a rest; not above boost_clock
//
// Busy tensor cores lower the clock of even one SM; on few SMs neither power nor current pulls it further down. On all SMs
// zeros run some 3 % slower (listed beside): kernels that keep all tensor cores busy with numbers are slowed by power
// anyway, which the engine works out itself.
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation clockDerivation();
} // namespace tilesight
