// What the tuning runs behind Tensile's logic files time beside the kernel in its steady state.
//
// The files were made over years by differing runs; two things show in their smallest problems, where the product itself
// takes 2 us but rows start at 5, 17, 30 or 440 us for the same tile:
//   launch alone  files of the older generation (fused bias, but kernels without "UserArgs") timed one launch between two
//                 waits of the host: 25 us, on MI210 and MI300X alike
//   cold code     tuning can flush the instruction cache before every launch (ICacheFlush, hipBLASLt pull request 789). Grid
//                 files of kernels with a bias show it: the straight line that takes a thread's sums out is fetched line
//                 by line from DRAM:  sums of a thread x bytes of code of a sum / line x latency of DRAM
//                 830 bytes for a sum, 320 where values stay in the type of the sums (HAH; SB): no conversion
//                 Lines of code are 64 bytes on CDNA2 (as LLVM has them for gfx9), here taken as 128 on CDNA3, as its other lines
//
// Three numbers, read off the smallest rows of these files, since no file says how it was timed. They are properties of those
// runs, not of the GPU: no plan and no other table depends on them; the column `note` says how much of a prediction they are.
// Fitted on MI210 alone a sum has 770 bytes, on MI300X 850; the launch is 25.5 and 25.8 us on halves of MI210's shapes.
#pragma once

#include "core/hardware/gpu.h"
#include "core/plan/template_registry.h"

namespace tilesight {

/// `row`: the columns lib, type, m, n, MacroTile0 ... of the table.
double tensileHarnessSeconds(const TemplateValues& row, const Gpu& gpu);

} // namespace tilesight
