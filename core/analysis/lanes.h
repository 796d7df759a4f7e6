// Lanes: the timeline of one block slot of SM 0 in a full wave, as a folded sequence of busy stretches per pipe.
//
//   | prologue |  k 0  k 1  k 2  k 3  ~fold~  k N-3  k N-2  k N-1 | epilogue |
//
// Bars are what all residents of the SM ask of the pipe in that turn. A gap is hatched and names who is to blame:
// the first load in the prologue, the limit of the turn in the steady state, the store in the epilogue.
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

Lanes lanesOf(const KernelContext& context, const KernelTime& time);

} // namespace tilesight
