// Resource vector u(o) of one execution of one action (paper Eq. 1), by one block alone on its SM.
//
//   tensor   FLOP / (FLOP per clock x clock); warpgroup products need 64 rows, smaller ones run as mma.sync
//   cuda     the largest of FMA / 128, ALU / 64 and issue / 128 lane operations (ALU has half the lanes of FMA)
//   sfu      transcendental operations / 16
//   smem     operand reads of the tensor cores, 64 x N x 16 product: 2048 B of A (unless in registers) + 32 N B of B
//   l15      the SM's port to the caches: one line looked up per clock
//   l2, dram the part of the bytes that gets there (LevelShares, from the cache model); L2 counts lines and sectors,
//            and segments of a bulk copy beyond the tensor's edge
//   l15      of strided plain accesses: the lines that each access of a warp touches (Action::warpLines)
//   waiting  latency beside the pipes: other lanes (Action::crossLane), dependent mma.sync instructions
//
// The duration of an action is its largest entry plus its waiting; a lone warp cannot fill the lane pipes, so lanes
// shrink below 4 warps.
#pragma once

#include "core/cache/access_shape.h"
#include "core/action/rates.h"
#include "core/base/resource.h"
#include "core/plan/resolved_plan.h"

namespace tilesight {

/// Where the bytes of a memory action go, as shares of the bytes that the tiles ask for.
struct LevelShares {
    double l2 = 1;    ///< reach L2 (1 - merged in L1.5)
    double dram = 1;  ///< reach DRAM
    double side = 0;  ///< miss L2 where a memory-side cache stands behind it, at least `dram`; else 0
};

struct ActionCost {
    ResourceVector use;         ///< u(o)
    double seconds = 0;         ///< duration of one execution: largest entry of what it keeps busy
    double latencySeconds = 0;  ///< part of `seconds` that keeps no pipe busy: waiting for other lanes
    double issueSeconds = 0;    ///< time that the issuing warps are held by an asynchronous action
    double matmulInstructions = 0; ///< instructions one warpgroup issues
    bool usesWarpgroups = false;
    bool inLine = false; ///< mma.sync beside warpgroup products: the warps issue it among their other instructions
};

/// True when a copy engine moves whole tiles (TMA), false when lanes do.
bool isBulkCopy(const ResolvedPlan& plan, const ResolvedAction& action);

/// Lane operations of one execution, those of copies by lanes included; 0 for products on tensor cores.
double laneOperations(const ResolvedPlan& plan, const ResolvedAction& action);

/// Instructions that one warp issues for one execution; 0 for matrix products.
double warpInstructions(const ResolvedPlan& plan, const ResolvedAction& action);

/// Time of DRAM for a byte relative to streaming. Rows in pages of their own: a page is opened for a line or two.
double dramCostOf(const ResolvedAction& action);

/// Bytes of traffic that cost the chip's L2 as much as the segments of one bulk copy beyond the tensor's edge.
double outsideCostBytes(const ResolvedPlan& plan, const ResolvedAction& action, const AccessShape& shape);

/// `shape` is that of the action's access; it is not read for compute actions.
ActionCost costOf(const ResolvedPlan& plan, const ResolvedAction& action, const AccessShape& shape, const Gpu& gpu,
                  const Rates& rates, const LevelShares& shares);

} // namespace tilesight
