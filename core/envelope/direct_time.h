// Kernels without a software pipeline: plain loads into registers (elementwise, reductions, transpose ...).
//
//   T = gap + edges + smooth maximum (power 4.6) of { waves x life - edges, issue, SFU, port, SMEM, DRAM, L2, launch }
//   life of a block  = start and end + load latency + work, loops included; below 4 waves they are counted whole
//   edges            = half a start + load latency and work of one turn (first lines, last stores) + cold code + ramp
//   loops of 8 turns and more keep the residents in phase: their bodies add up, a turn waits for the lines of its own warp
//   blocks of short loops replace each other at random times: memory, latency and issue overlap
//   cold code        = 3 clocks for each instruction of a warp, once
//   near loads       a second pass over the same part, and what every block reads, hit L1 if they fit beside SMEM
//   DRAM             reads + writes + turning the bus; writes include what earlier launches left in L2
//   L2               reads + 1.5 writes (a written line is looked up in its home half and, every other one, on its way)
//
// Checked on 540 + 228 measured kernels of 0.25 MB to 0.8 GB, warm and cold. Known to be wrong: 64 and more elements a
// thread with two residents (16 % too fast), silu and gelu with 32 elements a thread below 8 MB (too fast: cold code).
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

/// No loop of the plan is fed by asynchronous copies and no tensor core works.
bool isDirect(const ResolvedPlan& plan);

KernelTime directTimeAt(const KernelContext& context, double clockHz);

} // namespace tilesight
