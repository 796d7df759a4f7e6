// Draws the map of L2: cells up to a position of the launch order, the wave of that position outlined, its tile framed,
// the scale at the right. Screen, exported picture and tests draw with the same functions.
#pragma once

#include "widgets/l2_map/l2_cells.h"
#include "widgets/theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QRectF>

namespace tilesight {

struct L2Layout {
    L2Plane plane;
    QRectF map;   ///< all cells
    QRectF scale; ///< bar and its labels
    QRectF cell(const QPoint& at) const;
    /// (-1, -1) = none.
    QPoint cellAt(const QPointF& pixel) const;
};
L2Layout l2Layout(const L2Look& look, const QRectF& space, const Theme& theme);

struct L2PictureState {
    bool old = false; ///< of an earlier plan
    QPoint hovered{-1, -1};
};

QImage l2Image(const L2Cells& cells, const L2Look& look, const L2Scale& scale, const Theme& theme);
void paintL2Map(QPainter& painter, const L2Look& look, const L2Layout& layout, const L2Scale& scale,
                const Theme& theme, const L2PictureState& state = {});

} // namespace tilesight
