// Lanes: the timeline of one block slot of SM 0 in a full wave, as a folded sequence of busy stretches per
// pipe.
//
//   | prologue |  k 0  k 1  k 2  k 3  ~fold~  k N-3  k N-2  k N-1 | epilogue |
//   | start, load latency ~fold~ | work |                                       kernels without a loop
//
// Bars are what all residents of the SM ask of the pipe in that turn: together they last as long as the pipe
// is busy for one block slot. Every action has a bar on each pipe that it uses, whatever kind of loop it is
// in. A gap is hatched and names who is to blame: the first load in the prologue, the limit of the turn in
// the steady state, the store in the epilogue. A block slot of a kernel without software pipeline takes (T -
// launch) / waves.
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

Lanes lanesOf(const KernelContext& context, const KernelTime& time);

} // namespace tilesight
