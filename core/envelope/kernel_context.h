// What every part of the envelope reads: plan, GPU, occupancy, traffic and the state of one evaluation.
#pragma once

#include "core/action/resource_vector.h"
#include "core/analysis/analysis.h"
#include "core/schedule/steady_state.h"

#include <map>

namespace tilesight {

/// Fixed for one analysis.
struct KernelContext {
    const ResolvedPlan* plan = nullptr;
    const Gpu* gpu = nullptr;
    const Occupancy* occupancy = nullptr;
    const CacheTraffic* traffic = nullptr;
    std::vector<AccessShape> shapes; ///< one per action
    std::vector<double> filledShares; ///< one per action: of a product, what is no padding (UsefulShare::filled)
    std::map<int, BodyDag> bodies;   ///< loop index -> body; -1 = prologue, -2 = epilogue of the tile body
    std::map<int, std::vector<int>> chosenOrder; ///< same keys: the best legal order of each body
    bool hasMatmul = false;
    double earlierWriteBytes =
        0; ///< that launches before left in L2 and that are written to DRAM during this one
};

/// One evaluation: a wave class at a clock, with the share of mergeable requests that still merge.
struct WaveState {
    double clockHz = 0;
    Lockstep merging;     ///< step between blocks that is left
    long long blocks = 0; ///< of this wave
    double activeSms = 1; ///< min(blocks, SMs)
    double residents = 1; ///< blocks on the fullest SM
    double blocksPerActiveSm() const { return static_cast<double>(blocks) / activeSms; }
};

ActionCost costOf(const KernelContext& context, int action, const Rates& rates, const Lockstep& merging);

LevelShares sharesOf(const KernelContext& context, const ResolvedAction& action, const Lockstep& merging);

} // namespace tilesight
