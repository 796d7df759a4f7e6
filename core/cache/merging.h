// L1.5: requests of the SMs of one GPC for the same line merge on their way to L2.
//
// Probed on H200 (SMs that read the same lines at controlled distances in time, sectors counted at L2): all
// SMs of a GPC merge, no others; at most four requests become one; a line can be joined while it is under way
// and for about 1600 clocks, but no longer after 4000; other traffic does not matter. So it is a coalescer,
// not a cache, and what merges depends on which blocks stay in step:
//   - in the first wave, with one block per SM, all start together and every shared line merges
//   - later, blocks stay in step by waiting for the same lines, so only one sharing pattern survives: the one that
//     neighbours in launch order share (B in a GEMM whose panels go down the rows)
//   - blocks of different length (causal masks) are out of step from their second tile on
//   - blocks whose other operand is a private stream from DRAM drift apart: they wait for different lines
//   - blocks that share an SM drift with time (envelope/kernel_time.h): what neighbours share merges to 0.84 at the
//     start, what others share (the next row of blocks, other residents) in full, but not for long; 0.17 merges by chance
//     (read counters of 250 kernels of 1 to 4 residents, 10 us to 12 ms); it takes a few such SMs only: grids of 136 to
//     152 blocks on 132 SMs merge like those that fill all twice, not like those of 132
//   - a block whose rows are shifted against lines asks for most lines twice, shifted inside of sectors for each sector
//     by itself: fewer blocks then fit into the four requests of an entry
#pragma once

#include "core/cache/access_units.h"
#include "core/cache/cache_model.h"
#include "core/cache/sm_layout.h"

#include <memory_resource>
#include <vector>

namespace tilesight {

/// Requests for a line that become one; the fifth goes to L2 by itself (probe).
inline constexpr int requestsPerEntry = 4;

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
    double blocksPerSm = 1; ///< that really share an SM
    double laterRounds = 1; ///< tiles of the grid after the first of each slot / those among the launches
    std::vector<double> missShare;    ///< per access: DRAM reads / requested bytes
    std::vector<double> requested;    ///< per access: requested bytes of the launches
    std::vector<double> lineRequests; ///< per access: requests of one block for a line
};

/// Per access, as shares of its requested bytes.
std::vector<MergeableBytes> mergingOf(const MergingInput& input);

} // namespace tilesight
