// Clocks that the SMs really run at: cycles of a kernel over its nanoseconds.
//
//   boost_clock  = clock of a light kernel on all SMs
//   tensor_clock = clock while all SMs multiply zeros, so that the power limit does not act; not above boost_clock
#pragma once

#include "core/hardware/calibrate/derivations.h"

namespace tilesight {
Derivation clockDerivation();
} // namespace tilesight
