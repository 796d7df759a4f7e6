// One block of a wave: prologue, loops, epilogue (paper Eq. 2, Algorithm 2).
//
//   T_loop = (N - d) turn + d turn' + L          d = min(N, stages - 1), turn' = turn without the latency term
//
// Persistent blocks whose copies are issued by warps of their own (turn.h, runsAhead): the ring is full when the next
// tile starts, stores leave while its loop runs, and with the sums in TMEM the epilogue is done beside it as well:
//
//   between tiles = smooth maximum (loop + own work of the epilogue, bytes of loop and stores / bandwidth) - loop
//   in TMEM       = smooth maximum (loop, epilogue, bytes ...) - loop
//
// Same envelope as Eq. 2 with the fill written as the latency of the first copy and the drain as turns whose data is
// already there. Loops nest: the body of an outer loop holds the envelope of the inner one as one long action.
#pragma once

#include "core/envelope/turn.h"

namespace tilesight {

/// Part of fill and epilogue that shows with two or more residents: a neighbour's loop hides the rest (probe: short K, 1
/// against 2 blocks).
inline constexpr double exposedWithNeighbours = 0.73;

struct LoopTime {
    int loop = -1;
    double iterations = 0;
    double fillSeconds = 0, steadySeconds = 0; ///< sum = time of the loop
    Turn turn;                                 ///< of the innermost loop below (or the loop itself)
};

struct BlockTime {
    double prologueSeconds = 0, steadySeconds = 0, epilogueSeconds = 0;
    double perIterationSeconds = 0; ///< slope of the block's time with the count of the innermost loop
    LoopTime inner;                 ///< the innermost loop, for lanes and explanations
    bool hasLoop = false;
    double storeSeconds = 0; ///< part of the epilogue: the burst of stores
    /// From the end of one tile's loop to the start of the next one's when copies run ahead (see below); else the whole
    /// of epilogue and prologue, less what of the stores drains beside the next block (turn.h, storesDrain).
    double betweenTilesSeconds = 0;
    double totalSeconds() const { return prologueSeconds + steadySeconds + epilogueSeconds; }
};

BlockTime blockTimeOf(const KernelContext& context, const WaveState& wave);

} // namespace tilesight
