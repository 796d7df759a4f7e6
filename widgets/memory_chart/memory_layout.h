// Where boxes, links and numbers of the memory chart stand, and their painting. In a row where it is wide enough,
// else one below the other.
#pragma once

#include "widgets/memory_chart/memory_chart.h"

#include <QPainter>
#include <QRectF>

namespace tilesight {

struct PlacedNumber {
    const MemoryNumber* number = nullptr;
    QRectF rect;
};

struct MemoryLayout {
    bool vertical = false;
    QSizeF size;                                 ///< what is needed; never narrower than asked for
    QRectF sm;                                   ///< around the boxes of an SM
    std::vector<QRectF> boxes, links;            ///< links: the bar between two boxes, as thick as its share
    std::vector<QRectF> chips;                   ///< of the links
    std::vector<PlacedNumber> numbers;           ///< in reading order
};

/// `chart` must outlive the layout.
MemoryLayout memoryLayout(const MemoryChart& chart, const QSizeF& room, const Theme& theme);

/// `marked`: the number under the pointer or with the focus; -1 = none.
void paintMemoryChart(QPainter& painter, const MemoryChart& chart, const MemoryLayout& layout,
                      const Theme& theme, int marked = -1, bool focused = false, bool stale = false);

} // namespace tilesight
