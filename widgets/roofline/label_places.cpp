#include "widgets/roofline/label_places.h"

#include <algorithm>

namespace tilesight {

QPolygonF outlineOf(const QCPItemText& item) {
    return QPolygonF({item.topLeft->pixelPosition(), item.topRight->pixelPosition(),
                      item.bottomRight->pixelPosition(), item.bottomLeft->pixelPosition()});
}

namespace {

bool crosses(const QPolygonF& outline, const QLineF& line) {
    for (qsizetype i = 0; i < outline.size(); ++i)
        if (QLineF(outline[i], outline[(i + 1) % outline.size()]).intersects(line) ==
            QLineF::BoundedIntersection)
            return true;
    return outline.containsPoint(line.p1(), Qt::OddEvenFill);
}

} // namespace

void placeApart(const std::vector<PlacedLabel>& labels, const QRectF& plot,
                const std::vector<QRectF>& avoided, const std::vector<QLineF>& lines) {
    enum Care { dotsAndLines, dots, labelsOnly };
    std::vector<QPolygonF> taken;
    const auto isFree = [&](const QPolygonF& outline, Care care) {
        const auto meets = [&](const auto& other) { return outline.intersects(QPolygonF(other)); };
        const auto across = [&](const QLineF& line) { return crosses(outline, line); };
        return plot.contains(outline.boundingRect()) && std::none_of(taken.begin(), taken.end(), meets) &&
               (care == labelsOnly || std::none_of(avoided.begin(), avoided.end(), meets)) &&
               (care != dotsAndLines || std::none_of(lines.begin(), lines.end(), across));
    };
    for (const PlacedLabel& label : labels) {
        const auto findsPlace = [&](Care care) {
            for (const LabelPlace& place : label.places) {
                label.item->position->setType(QCPItemPosition::ptAbsolute);
                label.item->position->setCoords(place.at);
                label.item->setPositionAlignment(place.alignment);
                label.item->setRotation(place.degrees);
                if (isFree(outlineOf(*label.item), care)) return true;
            }
            return false;
        };
        const bool placed =
            (label.clearOfLines && findsPlace(dotsAndLines)) || findsPlace(dots) || findsPlace(labelsOnly);
        label.item->setVisible(placed);
        if (placed) taken.push_back(outlineOf(*label.item));
    }
}

} // namespace tilesight
