// Launch orders on one sheet, fastest first, four in a row, all maps on one colour scale:
//
//   Persistent, grouped 8    Grouped panels, 8     Hilbert curve      ...
//   [map]                    [map, framed]         [map]
//   178 µs, hit 77.1 %       179 µs, hit 76.4 %    184 µs, hit 74.2 %
//   ▼ 0.6 % faster           chosen                ▲ 2.8 % slower
//   45 % [scale] 95 %
//
// One cell of a map = one output tile, colour = L2 hit rate of its loads.
#pragma once

#include "core/search/gallery.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace tilesight {

inline constexpr int mostOrdersOnSheet = 8;
double orderSheetHeight(const Gallery& gallery);
void paintOrderSheet(QPainter& painter, const QRectF& rect, const Gallery& gallery, const Theme& theme);

} // namespace tilesight
