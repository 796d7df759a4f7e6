// W S zoom and A D pan the time axis, in the lanes and side by side.
#pragma once

#include "widgets/lanes/lane_geometry.h"
#include "widgets/shortcuts/picture_keys.h"

#include <optional>

namespace tilesight {

/// Zooming keeps the time at `centre` (pixels of the axis); nothing for other keys.
inline std::optional<LaneAxis> axisAfterKey(const LaneAxis& axis, int key, double centre) {
    switch (key) {
    case Qt::Key_W:
        return zoomed(axis, keyZoom, centre);
    case Qt::Key_S:
        return zoomed(axis, 1 / keyZoom, centre);
    case Qt::Key_A:
        return panned(axis, -axis.width / 8);
    case Qt::Key_D:
        return panned(axis, axis.width / 8);
    default:
        return {};
    }
}

} // namespace tilesight
