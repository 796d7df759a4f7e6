// Tables of Tensile and hipBLASLt kernels: their columns as inputs of the template gemm_library.
//
//   MacroTile0, MacroTile1, DepthU   rows, columns and depth of a step: BM, BN, BK
//   transA, transB                   Tensile is column-major, A is m x k: T = A lies along K, N = along M; B: N = along K
//   type                             first letters: operands, then result: BBS = bf16, HHS, HSS, I8II, F8H, S ...
//   GlobalSplitU                     ranges of K; parts are added up by a second kernel
//   WorkGroupMapping                 columns of tiles of a panel in launch order (0 and 1: down the rows first)
//   PrefetchGlobalRead               0: one stage. Else two: one step on its way into registers beside the one in LDS. With 2
//                                    the registers are asked for again as soon as they are written to LDS, no earlier.
//   LdsNumBytes, NumThreads          LDS of a work-group; waves = threads / 64
//   MatrixInstM                      rows of an instruction
//   StreamK                          0 = whole tiles; other values are refused: no such row has been timed
//
// Launches of such tables find cold caches: tuning rotates over buffers larger than they are. The rows say so too: matrices
// of 134 MB, half of MI300X's memory-side cache, come at 3 TB/s, the rate of its DRAM.
#pragma once

#include "core/exchange/measurements.h"
#include "core/plan/template_registry.h"

namespace tilesight {

/// The table's columns are Tensile's.
bool isTensileTable(const Table& table);

/// Inputs of gemm_library. Errors: "table.bad_tensile" for a value that no plan can have.
Expected<TemplateValues> fromTensile(const TemplateValues& row);

/// "MI210(gfx90a,104CU)" -> "MI210"
std::string gpuNameWithoutDetails(const std::string& text);

} // namespace tilesight
