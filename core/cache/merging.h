// L1.5: requests of the SMs of one GPC for the same line merge on their way to L2.
//
// Probed on H200 (SMs that read the same lines at controlled distances in time, sectors counted at L2): all
// SMs of a GPC merge, no others; at most four requests become one; a line can be joined while it is under way
// and for about 1600 clocks, but no longer after 4000; other traffic does not matter. So it is a coalescer,
// not a cache, and what merges depends on which blocks stay in step:
//   - in the first wave, with one block per SM, all start together and every shared line merges
//   - later, blocks stay in step by waiting for the same lines, so only one sharing pattern survives: the one with most
//     bytes to merge (B in a GEMM whose panels go down the rows)
//   - blocks of different length (causal masks) are out of step from their second tile on
//   - blocks whose other operand is a private stream from DRAM drift apart: they wait for different lines
//   - blocks that share an SM: the leading pattern merges to 0.87 in later rounds, the other to 0.24; they drift apart
//     with time, and then 0.3 of the leading pattern merges by chance. How much is left after the kernel's time is the
//     envelope's part (envelope/kernel_time.h): byChance + lockstep x (share - byChance)
//   - a block whose rows are shifted against lines asks for most lines twice, shifted inside of sectors for each sector
//     by itself: fewer blocks then fit into the four requests of an entry
#pragma once

#include "core/cache/access_units.h"
#include "core/cache/sm_layout.h"

#include <memory_resource>
#include <vector>

namespace tilesight {

/// One block's turn: which tile it got, where and in which round (0 = first tile of a slot).
struct Launch {
    std::int32_t tile = 0; ///< linear index
    std::int32_t slot = 0;
    std::int32_t round = 0;
};

struct MergingInput {
    AccessUnits* units = nullptr;
    const std::pmr::vector<Launch>* launches = nullptr;   ///< in launch order
    const std::pmr::vector<std::int64_t>* keys = nullptr; ///< launch x access
    const std::vector<BlockPlace>* places = nullptr;      ///< of the slots
    int gpcs = 1;
    double blocksPerSm = 1;        ///< that really share an SM
    std::vector<double> missShare; ///< per access: DRAM reads / requested bytes
    std::vector<double> requested; ///< per access: requested bytes of the launches
    std::vector<double> lineRequests; ///< per access: requests of one block for a line
};

struct Merging {
    std::vector<double> share;    ///< per access: part of the requested bytes that merges, 0..1
    std::vector<double> byChance; ///< part of it that merges even when blocks are out of step
};

Merging mergingOf(const MergingInput& input);

} // namespace tilesight
