#include "widgets/tile/tile_layout.h"

#include "widgets/theme/painting.h"

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {

constexpr double margin = 14, gap = 10, spread = 1.42, depthSpread = 1.3, unlikeShapes = 5;
constexpr double gridMaximum = 190, gridFromWidth = 460, memoryFromHeight = 190, occupancyFromHeight = 300;

void placeGrid(TileLayout& layout, const TileFigure& figure, const QRectF& room, double scale) {
    layout.gridColumns = int(std::min<long long>(figure.gridColumns, 1 << 20));
    layout.gridRows = int(std::min<long long>(figure.gridRows, 1 << 20));
    if (figure.flat && layout.gridColumns > 32) { // one long row is no picture: fold it
        const int across = std::min(256, int(std::ceil(std::sqrt(double(layout.gridColumns)))));
        layout.gridRows = (layout.gridColumns + across - 1) / across;
        layout.gridColumns = across;
    }
    const double words = 76 * scale;
    const double width = room.width(), height = std::max(20.0, room.height() - words);
    const double tileAspect =
        layout.toScale
            ? std::clamp(double(figure.columns.tile) / double(std::max(1LL, figure.rows.tile)), 0.25, 4.0)
            : 1;
    const double aspect = figure.flat ? 1.0 : tileAspect;
    double cellHeight = std::min(height / layout.gridRows, width / (layout.gridColumns * aspect));
    cellHeight = std::min(cellHeight, 24.0);
    double cellWidth = cellHeight * aspect;
    // Long thin grids would vanish: give up the tile's aspect rather than the picture.
    if (cellHeight * layout.gridRows < 24) cellHeight = std::min(24.0, height) / layout.gridRows;
    if (cellWidth * layout.gridColumns < 24) cellWidth = std::min(24.0, width) / layout.gridColumns;
    layout.cellWidth = cellWidth;
    layout.cellHeight = cellHeight;
    layout.grid = QRectF(room.x(), room.y(), cellWidth * layout.gridColumns, cellHeight * layout.gridRows);
    layout.gridWords = QRectF(room.x(), layout.grid.bottom() + 6, width, words - 6);
}

} // namespace

TileLayout tileLayout(const TileFigure& figure, QSizeF size, double fontScale) {
    TileLayout layout;
    if (!figure.shown) return layout;
    QRectF room = QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin);
    const double words = 20 * fontScale;
    if (figure.occupancy.known() && room.height() > occupancyFromHeight * fontScale) {
        Theme theme = Theme::light();
        theme.fontScale = fontScale;
        const double rows = occupancyHeight(figure.occupancy, theme);
        layout.occupancy = QRectF(room.x(), room.bottom() - rows, room.width(), rows);
        layout.occupancyWords = QRectF(room.x(), layout.occupancy.y() - words, room.width(), words);
        room.setBottom(layout.occupancyWords.y() - 5);
    }
    if (figure.memory.known() && room.height() > memoryFromHeight) {
        const double bar = 16 * fontScale;
        Theme theme = Theme::light();
        theme.fontScale = fontScale;
        layout.memoryTwoLines = textWidth(theme.font(12, true), SharedMemoryUse::title()) + 12 * fontScale +
                                    textWidth(theme.font(11), figure.memory.caption()) >
                                room.width();
        const double lines = words * (layout.memoryTwoLines ? 1.8 : 1);
        layout.memory = QRectF(room.x(), room.bottom() - bar, room.width(), bar);
        layout.memoryWords = QRectF(room.x(), layout.memory.y() - lines - 2, room.width(), lines);
        room.setBottom(layout.memoryWords.y() - 8);
    }
    QRectF gridRoom;
    if (size.width() >= gridFromWidth * fontScale) {
        const double width = std::min(gridMaximum * fontScale, room.width() * 0.3);
        gridRoom = QRectF(room.right() - width, room.y(), width, room.height());
        room.setRight(gridRoom.left() - 2 * margin);
    }
    // Names of the operands need a line where no depth is drawn above.
    const double line = 18 * fontScale;
    if (!figure.top.shown) room.setTop(room.top() + line);

    const double rows = double(figure.flat ? 1 : figure.rows.largest()) * spread;
    const double columns = double(figure.columns.largest()) * spread;
    const bool left = figure.left.shown, top = figure.top.shown;
    const double leftDepth = left ? double(figure.left.depth.largest()) * depthSpread : 0;
    const double topDepth = top ? double(figure.top.depth.largest()) * depthSpread : 0;
    double most = std::max(rows, columns), least = std::min(rows, columns);
    for (const double depth : {leftDepth, topDepth})
        if (depth > 0) {
            most = std::max(most, depth);
            least = std::min(least, depth);
        }
    layout.toScale = !figure.flat && most / least <= unlikeShapes;
    if ((!layout.toScale && !figure.flat) || !figure.notDrawn.isEmpty()) {
        layout.notes = QRectF(room.x(), room.bottom() - line, room.width(), line);
        room.setBottom(layout.notes.y() - 2);
    }
    const double width = room.width() - (left ? gap : 0), height = room.height() - (top ? gap : 0);
    if (layout.toScale) {
        layout.rowScale = layout.columnScale = layout.leftDepthScale = layout.topDepthScale =
            std::min(width / (leftDepth + columns), height / (topDepth + rows));
    } else { // every axis gets a fair part of the room
        const double scale =
            std::min(left ? width * 0.4 / leftDepth : 1e9, top ? height * 0.4 / topDepth : 1e9);
        layout.leftDepthScale = layout.topDepthScale = scale;
        layout.columnScale = (width - leftDepth * scale) / columns;
        layout.rowScale = (height - topDepth * scale) / rows;
        if (figure.flat) layout.rowScale = std::min(height * 0.5, 90.0 * fontScale) / rows;
    }
    const double leftPixels = leftDepth * layout.leftDepthScale, topPixels = topDepth * layout.topDepthScale;
    // What the height leaves over goes to both sides, and the grid stands next to the figure.
    const double used = (left ? leftPixels + gap : 0) + columns * layout.columnScale;
    const double spare = std::max(0.0, room.width() - used);
    room.setLeft(room.left() + spare / 2);
    if (!gridRoom.isNull()) gridRoom.translate(-spare / 2, 0);
    const QPointF origin(room.x() + (left ? leftPixels + gap : 0), room.y() + (top ? topPixels + gap : 0));
    const auto window = [](double wanted, double whole, double scale) {
        return std::min(wanted, whole) * scale;
    };
    const double rowWhole = figure.flat ? 1 : double(figure.rows.whole);
    layout.output = QRectF(origin, QSizeF(window(columns, double(figure.columns.whole), layout.columnScale),
                                          window(rows, rowWhole, layout.rowScale)));
    layout.tile = QRectF(origin, QSizeF(double(figure.columns.tile) * layout.columnScale,
                                        double(figure.flat ? 1 : figure.rows.tile) * layout.rowScale));
    if (left) {
        const TileAxis& depth = figure.left.depth;
        layout.left =
            QRectF(room.x(), origin.y(), window(leftDepth, double(depth.whole), layout.leftDepthScale),
                   layout.output.height());
        layout.leftSlice =
            QRectF(room.x(), origin.y(), double(depth.tile) * layout.leftDepthScale, layout.tile.height());
    }
    if (top) {
        const TileAxis& depth = figure.top.depth;
        layout.top = QRectF(origin.x(), room.y(), layout.output.width(),
                            window(topDepth, double(depth.whole), layout.topDepthScale));
        layout.topSlice =
            QRectF(origin.x(), room.y(), layout.tile.width(), double(depth.tile) * layout.topDepthScale);
    }
    layout.corner = QRectF(room.topLeft(), QPointF(origin.x() - gap, origin.y() - gap));
    if (!gridRoom.isNull()) placeGrid(layout, figure, gridRoom, fontScale);
    return layout;
}

} // namespace tilesight
