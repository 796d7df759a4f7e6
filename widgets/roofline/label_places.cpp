#include "widgets/roofline/label_places.h"

#include <algorithm>

namespace tilesight {

QPolygonF outlineOf(const QCPItemText& item) {
    return QPolygonF({item.topLeft->pixelPosition(), item.topRight->pixelPosition(),
                      item.bottomRight->pixelPosition(), item.bottomLeft->pixelPosition()});
}

void placeApart(const std::vector<PlacedLabel>& labels, const QRectF& plot,
                const std::vector<QRectF>& avoided) {
    std::vector<QPolygonF> taken;
    const auto isFree = [&](const QPolygonF& outline, bool besideDots) {
        const auto meets = [&](const auto& other) { return outline.intersects(QPolygonF(other)); };
        return plot.contains(outline.boundingRect()) && std::none_of(taken.begin(), taken.end(), meets) &&
               (!besideDots || std::none_of(avoided.begin(), avoided.end(), meets));
    };
    for (const PlacedLabel& label : labels) {
        const auto findsPlace = [&](bool besideDots) {
            for (const LabelPlace& place : label.places) {
                label.item->position->setType(QCPItemPosition::ptAbsolute);
                label.item->position->setCoords(place.at);
                label.item->setPositionAlignment(place.alignment);
                label.item->setRotation(place.degrees);
                if (isFree(outlineOf(*label.item), besideDots)) return true;
            }
            return false;
        };
        const bool placed = findsPlace(true) || findsPlace(false);
        label.item->setVisible(placed);
        if (placed) taken.push_back(outlineOf(*label.item));
    }
}

} // namespace tilesight
