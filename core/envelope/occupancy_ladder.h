// Occupancy as a ladder: how many blocks of an SM each limit alone would allow, which one binds, and what one block
// more would take of it.
//
//   shared memory   #            1   binds: 114 KiB a block for 2
//   registers       #            1   binds: 128 registers a thread for 2
//   warps           ########     8
//   block slots     ########... 32
//
// One block more, n = resident + 1 (the inverse of the floors of occupancy.h):
//   shared memory  <= floor(SMEM per SM / n - reserved bytes per block, to the allocation unit)
//   registers      <= floor(registers per SM / (n x warps) to the allocation unit) / threads per warp
//   warps          <= floor(warps per SM / n)
#pragma once

#include "core/analysis/analysis.h"
#include "core/hardware/gpu.h"

#include <string>
#include <vector>

namespace tilesight {

struct LadderStep {
    std::string name;     ///< of the limit, as in OccupancyLimit
    std::string title;    ///< "Shared memory"
    int blocks = 0;       ///< this limit alone allows
    bool binds = false;   ///< not a block more than are resident
    std::string sentence; ///< what a block takes: "144.5 of 227 KiB per block"
    std::string
        next; ///< what one more block takes: "31.5 KiB less shared memory for 2 blocks"; "" = it allows one
};

/// In the order of the analysis' limits; empty when nothing is resident.
std::vector<LadderStep> occupancyLadder(const Occupancy& occupancy, const Gpu& gpu);

/// The steps that one more block needs, all of them, as a sentence; "" = no limit binds.
std::string oneMoreBlockInWords(const std::vector<LadderStep>& ladder);

} // namespace tilesight
