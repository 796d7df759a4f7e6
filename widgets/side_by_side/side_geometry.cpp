#include "widgets/side_by_side/side_geometry.h"

namespace tilesight {

bool isBesideBetter(const QSizeF& size, double scale) {
    constexpr double rulerAndPhases = 42, lanes = 4 * 24, leastWidth = 430;
    return size.height() < 2 * (sideHeadHeight + rulerAndPhases + lanes) * scale && size.width() >= 2 * leastWidth * scale;
}

SideBySideLayout sideBySideLayout(const QRectF& bounds, double scale, bool beside, bool note) {
    SideBySideLayout out;
    out.beside = beside;
    const double noteHeight = note ? std::min(bounds.height() / 4, std::round(sideNoteHeight * scale)) : 0;
    out.note = note ? QRectF(bounds.left(), bounds.bottom() - noteHeight, bounds.width(), noteHeight) : QRectF();
    const double height = bounds.height() - noteHeight;
    const double head = std::round((beside ? besideHeadHeight : sideHeadHeight) * scale);
    const double gap = 1; // a line between the sides
    const double w = beside ? std::floor((bounds.width() - gap) / 2) : bounds.width();
    const double h = beside ? height : std::floor((height - gap) / 2);
    for (std::size_t side = 0; side < 2; ++side) {
        const QPointF at = bounds.topLeft() + double(side) * (beside ? QPointF(w + gap, 0) : QPointF(0, h + gap));
        out.heads[side] = QRectF(at, QSizeF(w, std::min(head, h)));
        out.lanes[side] = QRectF(at.x(), at.y() + out.heads[side].height(), w, std::max(0.0, h - head));
    }
    return out;
}

LaneAxis sharedAxis(const LaneScene* first, const LaneScene* second, double width, bool folded, double foldPixels) {
    if (!first || !second) {
        const LaneScene* only = first ? first : second;
        return only ? laneAxis(*only, width, folded, foldPixels) : LaneAxis{};
    }
    LaneAxis axis = laneAxis(first->totalSeconds >= second->totalSeconds ? *first : *second, width, false, foldPixels);
    axis.foldStartSeconds = axis.foldSeconds = 0;
    if (!folded || first->foldSeconds <= 0 || second->foldSeconds <= 0) return axis;
    const double start = std::max(first->foldStartSeconds, second->foldStartSeconds);
    const double end = std::min(first->foldStartSeconds + first->foldSeconds, second->foldStartSeconds + second->foldSeconds);
    if (end <= start) return axis;
    axis.foldStartSeconds = start;
    axis.foldSeconds = end - start;
    return axis;
}

void shareRows(LaneScene& first, LaneScene& second, bool showIdle) {
    std::vector<Resource> idle;
    for (const Resource resource : first.idle)
        if (std::find(second.idle.begin(), second.idle.end(), resource) != second.idle.end()) idle.push_back(resource);
    for (LaneScene* scene : {&first, &second}) {
        scene->idle = idle;
        if (showIdle) continue;
        std::erase_if(scene->rows, [&](const LaneRow& row) {
            return std::find(idle.begin(), idle.end(), row.resource) != idle.end();
        });
    }
}

} // namespace tilesight
