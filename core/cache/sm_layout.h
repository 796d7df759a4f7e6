// Where blocks land: the clusters of SMs (GPCs) in the order in which the hardware fills them, and the L2
// partition that each cluster asks first. Decides which blocks can merge requests and which lines cross
// between partitions.
#pragma once

#include "core/hardware/gpu.h"

#include <cstdint>
#include <vector>

namespace tilesight {

struct SmRun {
    int gpc = 0;             ///< cluster of SMs with a common way to L2
    int sms = 0;             ///< of this run; a cluster may be filled in two runs
    int partition = 0;       ///< L2 partition that its SMs ask first
    bool takesFirst = false; ///< filled before all others
};

struct SmLayout {
    std::vector<SmRun> runs; ///< in the order in which a full wave fills them
    int gpcs = 1;
    int partitions = 1;
    int smsPerTpc = 1;
    bool alternate = false; ///< neighbouring blocks go to different partitions (AMD: block i to XCD i mod n)
    bool privatePartitions = false; ///< partitions do not share lines with each other (AMD)
    bool mergesRequests = false;    ///< requests of one GPC for a line merge before L2 (L1.5)
    int sms() const;
};

SmLayout smLayout(const Gpu& gpu);

struct BlockPlace {
    std::int16_t gpc = 0, partition = 0;
};

/// Places of the first `blocks` blocks, which start together: after those that fill the run that takes the first,
/// they are spread evenly over the runs, one SM of each TPC before the other, consecutive blocks side by side
/// (SM numbers of the blocks of 31 grids on H200). More blocks than SMs go round again.
std::vector<BlockPlace> placeBlocks(const SmLayout& layout, std::int64_t blocks);

} // namespace tilesight
