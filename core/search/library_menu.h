// The plans that a vendor library's GEMM has on each architecture: what it can choose from.
//
//   hopper        long side of the instruction 64, 128, 192, 256, 320, other side 8 ... 256, at most 40960 sums; either side
//                 along N; cluster of two where two tiles share an operand; as many stages as fit, at most 12
//   blackwell     128 rows an SM (64 where the problem has no more), other side 8 ... 256; pairs of SMs
//   ampere, ada,  16x64 ... 128x256 by four or eight warps, two or three stages, one to four blocks an SM
//   blackwell_rtx, volta
//   cdna2, cdna3, cdna4
//                 16x16 ... 256x256 by waves of 64, one step of 32 to 256 in LDS, tiles in panels of 1 or 8 columns
//   all           K in 1, 2, 3, 4, 6, 8, 12, 16, 24, 32 ranges of at least four steps; a step is 128 bytes deep (64 elements of 16 bits)
//
// Sides, stages and clusters were read off the names of 129 cuBLAS kernels (Hopper) and of the published kernel lists of
// CUTLASS and cuBLAS (others), and of the logic files of Tensile and hipBLASLt for gfx90a and gfx942 (MIT). One architecture = one function and one line in the table of library_menu.cpp.
#pragma once

#include "core/hardware/gpu.h"
#include "core/plan/template_registry.h"

namespace tilesight {

struct LibraryProblem {
    long long m = 0, n = 0, k = 0;
    TemplateValues given = {}; ///< types and majors as asked for: inputs of gemm_library that are no plan
    DataType operand = DataType::bf16; ///< the wider of A and B
    TemplateValues named = {}; ///< knobs of the plan that are not to be chosen (search/library_named.h)
    /// Elements of an operand in so many bytes of a row.
    long long elementsIn(long long bytes) const { return 8 * bytes / bitsOf(operand); }
    double bytesOf(double elements) const { return elements * bitsOf(operand) / 8; }
};

/// One plan of the menu: inputs of the template gemm_library besides the problem.
struct LibraryPlan {
    long long bm = 0, bn = 0, split = 1, stages = 1, warps = 8, clusterM = 1, clusterN = 1, groupM = 1;
    bool swapped = false, pair = false;
    std::string unit;
    long long groupN = 0; ///< columns of tiles of a panel in launch order; 0 = panels of rows, groupM

    long long depth = 64; ///< of a step
    /// Tiles of the grid, ranges of K included.
    long long tiles(const LibraryProblem& problem) const;
    TemplateValues values(const LibraryProblem& problem) const;
    /// "128x256 tile, cluster 1x2, 4 stages, no split"
    std::string title() const;
    bool operator==(const LibraryPlan&) const = default;
};

/// Every plan fits the GPU; in a fixed order, no two equal.
std::vector<LibraryPlan> libraryMenu(const LibraryProblem& problem, const Gpu& gpu);

} // namespace tilesight
