// The ladder of occupancy: one row of cells for each limit, a cell a block that it alone allows. The line stands at
// the blocks that are resident; rows that end there bind, the dashed cell is the block that they keep away.
//
//   Blocks per SM                     1, shared memory binds
//   Shared memory   [#]|[ ]                                1
//   Registers       [#]|[ ]                                1
//   Warps           [#]|[ ][ ][ ][ ][ ][ ][ ]              8
//   2 blocks: 31 KiB less shared memory and 40 registers a thread fewer
//
// Values and equations: core/envelope/occupancy_ladder.h.
#pragma once

#include "core/envelope/occupancy_ladder.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QPainter>

namespace tilesight {

struct OccupancyPicture {
    std::vector<LadderStep> steps;
    int resident = 0;
    bool old = false; ///< of a plan that is no longer shown
    bool known() const { return !steps.empty(); }
    QString summary() const; ///< "1, shared memory binds"
    QString next() const;    ///< "2 blocks: 31 KiB less shared memory"
    QString tip() const;     ///< every row as a sentence
    QString tip(int row) const;
};

OccupancyPicture occupancyPicture(const ViewState& state);

/// Of the rows and the line below, without the title.
double occupancyHeight(const OccupancyPicture& picture, const Theme& theme);
/// Row at a height below the top of the rows; -1 = none.
int occupancyRowAt(const OccupancyPicture& picture, double y, const Theme& theme);
void paintOccupancy(QPainter& painter, const QRectF& rect, const OccupancyPicture& picture,
                    const Theme& theme);

} // namespace tilesight
