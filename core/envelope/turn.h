// Turn: one iteration of a loop that is fed by a software pipeline, for all residents of an SM in one wave.
//
//   compute   residents interleave only partly: identical blocks start together and stay in phase, so their bodies add
//             up unless their pipes differ:  (1 - w) R P + w max(R u_max, P),  w = (R-1)/(R+1),  P = period of one block
//             groups of consumer warps of one block take turns by design: w = 1, P = period of one group with its share
//   L2, DRAM  blocks x bytes of the turn / B(active SMs); rows shorter than a 128 B line cost more requests
//   port      lines through the SM's port to the caches, zero fill beyond the edge included
//   latency   copies for turn i + stages - 1 are issued after the synchronous part S of turn i:
//             (L + own transfer + queue + S) / (stages - 1);   one stage: everything in a row
//             L = L2 latency, up to DRAM latency as soon as some lines of a tile miss (the slowest line counts); as
//                 many of them as copies bring each other's addresses
//             own transfer = bytes of one tile of every block / bandwidth of the chip, or its lines through the SM's port
//             queue = issued matmuls beyond the depth of the instruction queue hold up the warp that would issue the copy
//   floor     a turn never takes less than its barriers; they add to products that the warps wait for one by one
//   warps     products of single warps whose parts are given (mma.sync): tensor and SMEM time share the issue slots,
//             (tensor^4 + smem^4)^(1/4), copies into SMEM included; with fewer than two warps a scheduler loads and
//             products of a warp take turns: x 0.63 for each halving
//   turn      = smooth maximum of them (power 6.7)
#pragma once

#include "core/envelope/kernel_context.h"

namespace tilesight {

struct Turn {
    double seconds = 0;               ///< steady period
    double withoutLatencySeconds = 0; ///< of the last stages - 1 turns: their data is already on the way
    double computeSeconds = 0, l2Seconds = 0, dramSeconds = 0, latencySeconds = 0, floorSeconds = 0,
           portSeconds = 0;
    double loadLatencySeconds = 0; ///< L: issue of a tile copy to its arrival, without queueing
    double transferSeconds = 0;    ///< own transfer at the fair share
    double missShare = 0;          ///< DRAM bytes / bytes asked for
    double copiedBytes = 0;        ///< by one block in one turn
    ResourceVector use;            ///< of all residents of the SM
    Resource computeLimit{};       ///< largest pipe among tensor, cuda, sfu, tmem, smem
    BodySchedule schedule;         ///< of one block
    bool pipelined = false;        ///< copies are issued ahead
    Bottleneck limit{};            ///< the largest of the terms
};

/// A persistent kernel whose copies are issued by warps of their own: they run ahead into the next tile.
inline bool runsAhead(const ResolvedPlan& plan) { return plan.producerWarps && plan.order.persistent; }

/// Products of single warps whose parts are given: a block ends when its stores are issued, and the next one of its
/// slot starts its copies while they drain.
inline bool storesDrain(const ResolvedPlan& plan) {
    for (const ResolvedAction& action : plan.actions)
        if (action.warpTile[0] > 0) return true;
    return false;
}

/// Body actions of a loop (or of the tile body: keys of KernelContext::bodies) with their costs.
std::vector<BodyAction> bodyActions(const KernelContext& context, int body, const WaveState& wave,
                                    double warps = 0);

Turn turnOf(const KernelContext& context, int loop, const WaveState& wave);

/// Share of the tiles that wait for DRAM when their lines do with this probability each.
double lateTileShare(double missShare);

/// Latency of a tile copy whose lines come from DRAM with this probability each, and miss L2 with that of `sideShare`
/// where a memory-side cache stands behind it. A level further out is never nearer.
double loadLatencySeconds(const Gpu& gpu, double missShare, double sideShare = 0);

} // namespace tilesight
