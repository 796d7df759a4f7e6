// Heat maps of launch orders: one cell = one output tile, colour = L2 hit rate of its loads, or its
// difference against the current order. All maps of a view share one MapScale.
#pragma once

#include "core/search/gallery.h"
#include "widgets/theme/theme.h"

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QSize>

namespace tilesight {

enum class MapMode { hitRate, difference };

struct MapScale {
    MapMode mode = MapMode::hitRate;
    double minimum = 0, maximum = 1; ///< shares; the difference is symmetric about zero
    bool valid = false;              ///< false = no map has data
    bool below = false;              ///< a few tiles lie below the minimum and have its colour
};

/// Range of all maps but for the coldest tenth of the tiles, widened to full 5 % and to at least 10 %: the few tiles
/// that start a wave would take the whole scale for themselves.
MapScale hitRateScale(const Gallery& gallery);
/// Symmetric range of (tile hit - hit of the same tile in `reference`), full 10 points.
MapScale differenceScale(const Gallery& gallery, const Analysis& reference);

/// Cells of the plane of rows and columns, averaged over further grid dimensions and down to at most `most`
/// cells. NaN = no data. Empty when the analysis has no map.
struct MapCells {
    int rows = 0, columns = 0;
    std::vector<double> values; ///< row-major
    bool empty() const { return values.empty(); }
};
MapCells mapCells(const Analysis& analysis, QSize most);

/// One pixel for each cell. Blue is always "better": more hits than the reference.
QImage mapImage(const Analysis& analysis, const Analysis* reference, const MapScale& scale,
                const Theme& theme, QSize most);

/// Where the map lies in `space`: the shape of the output matrix, but never longer than 8 : 5.
QRectF mapRect(const QRectF& space, const Analysis& analysis);

/// Map with a frame; a dashed box with words when there is no data. `reference` only for differences.
void paintGalleryMap(QPainter& painter, const QRectF& rect, const Analysis& analysis,
                     const Analysis* reference, const MapScale& scale, const Theme& theme);

/// Colour bar 10 px high at the top of `rect`, ticks and labels with unit below.
void paintMapScale(QPainter& painter, const QRectF& rect, const MapScale& scale, const Theme& theme);
QString mapScaleSentence(const MapScale& scale);

} // namespace tilesight
