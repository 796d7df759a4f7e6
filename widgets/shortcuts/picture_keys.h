// Keys that zoom and pan a picture alike in every view: W S A D, F and Home.
#pragma once

#include <QKeyEvent>

namespace tilesight {

inline constexpr double keyZoom = 1.25; ///< of one W; S undoes it

inline bool isPictureKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_W:
    case Qt::Key_A:
    case Qt::Key_S:
    case Qt::Key_D:
    case Qt::Key_F:
    case Qt::Key_Home:
        return true;
    default:
        return false;
    }
}

} // namespace tilesight
