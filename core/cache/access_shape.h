// Access shape: how the rows of a tile meet the 128-byte lines and 32-byte sectors of memory, and the tensor's edge.
//
//   segment    128 bytes (or a shorter row) of one tile row: what one request of a copy engine or of a warp asks for
//   lines      lines that a segment touches: 1 when aligned, 2 when the row pitch or the tile's column shifts it
//   sectors    32-byte sectors that it touches: 4 of an aligned segment, 5 when shifted by a part of a sector
//   L2 cost    0.28 for each line looked up + 0.18 for each sector moved, so that an aligned 128-byte segment costs 1
//              (probes of shifted rows alone give 0.38 and 0.155; tiles of 64-byte rows in GEMM tables ask for less)
//
// Averages over the tiles of the grid; tiles at the tensor's edge have segments outside of it, which move no bytes.
#pragma once

#include "core/plan/resolved_plan.h"

namespace tilesight {

struct AccessShape {
    double validShare = 1;         ///< elements inside the tensor / elements of a full tile
    double segments = 0;           ///< inside the tensor, per execution
    double outsideSegments = 0;    ///< of a full tile, beyond the edge
    double lines = 0, sectors = 0; ///< touched by the segments inside, per execution
    double shiftedSegments = 0;    ///< segments that start inside a sector (rows aligned to 16 bytes or less)
    double bytes = 0;              ///< real bytes per execution
    double segmentBytes = 0;
    /// Bytes of aligned 128-byte traffic that cost L2 as much.
    double l2EquivalentBytes() const { return 128 * (0.28 * lines + 0.18 * sectors); }
    /// Requests that one block sends for each line it touches: rows shifted against lines ask for most lines twice,
    /// rows shifted inside of sectors for each sector by itself.
    double lineRequests() const {
        if (shiftedSegments > 0) return 4;
        return lines > 1.01 * segments ? 2 : 1;
    }
};

AccessShape accessShapeOf(const ResolvedPlan& plan, const ResolvedAction& action);

} // namespace tilesight
