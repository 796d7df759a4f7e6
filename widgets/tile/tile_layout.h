// Where the parts of the tile picture lie: pure geometry, as in the textbook figure.
//
//            +--- top operand (B) ---+
//            |  depth downwards      |
//   +--------+-----------------------+      +----------+
//   | left   |  output tile and      |      | whole    |
//   | (A)    |  its neighbours       |      | grid     |
//   +--------+-----------------------+      +----------+
//   | notes: what is not to scale or not drawn          |
//   | shared memory ................................... |
//   | blocks per SM: a row for each limit               |
//
// One scale for all axes as long as the shapes allow; otherwise each axis has its own (`toScale` is false).
// The scale depends on the stops, not on the current tile, so an edge follows the pointer exactly.
#pragma once

#include "widgets/tile/tile_figure.h"

#include <QRectF>

namespace tilesight {

struct TileLayout {
    bool toScale = true;
    double rowScale = 1, columnScale = 1; ///< pixels per element
    double leftDepthScale = 1, topDepthScale = 1;
    QRectF output; ///< window on the output matrix, its top left is the tile's
    QRectF tile;
    QRectF left, top;           ///< windows on the operands; null when not shown
    QRectF leftSlice, topSlice; ///< first slice of the loop
    QRectF corner;              ///< free room above left and left of top: names of the operands
    QRectF grid;                ///< whole grid; null when there is no room
    QRectF gridWords;           ///< beside or below the grid
    QRectF memory;              ///< the bar; its caption stands above
    QRectF memoryWords;
    bool memoryTwoLines = false; ///< title and figure do not fit side by side
    QRectF notes;     ///< one line below the figure
    QRectF occupancy; ///< its rows; its caption stands above
    QRectF occupancyWords;
    double cellWidth = 0, cellHeight = 0; ///< of the grid
    int gridColumns = 0, gridRows = 0;    ///< drawn; a flat grid is folded into rows
};

TileLayout tileLayout(const TileFigure& figure, QSizeF size, double fontScale = 1);

} // namespace tilesight
