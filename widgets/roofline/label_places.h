// Labels of a plot that keep clear of each other: each has places in order of preference, each takes the first one that
// is inside the plot and free, and one that finds none is not shown (its tooltip says the same).
#pragma once

#include <QLineF>
#include <QPolygonF>
#include <qcustomplot.h>
#include <vector>

namespace tilesight {

struct LabelPlace {
    QPointF at; ///< pixels
    Qt::Alignment alignment;
    double degrees = 0;
};

struct PlacedLabel {
    QCPItemText* item;
    std::vector<LabelPlace> places; ///< the best first
    bool clearOfLines = false;      ///< rather further away than across a line
};

/// Where the item's text lies, in pixels.
QPolygonF outlineOf(const QCPItemText& item);

/// The most important label first. `avoided` (dots) and `lines` may be covered where there is no other place.
void placeApart(const std::vector<PlacedLabel>& labels, const QRectF& plot,
                const std::vector<QRectF>& avoided, const std::vector<QLineF>& lines = {});

} // namespace tilesight
