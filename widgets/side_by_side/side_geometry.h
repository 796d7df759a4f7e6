// Where two results stand side by side, as pure functions: one above or beside the other, on one axis.
//
//   heads and lanes of both, and below all a note where something has to be said about the pair
//   axis    total = max of both; fold = what both fold, so that x(t) is the same on both sides:
//           [max of the starts, min of the ends], nothing where one does not fold or they do not meet
#pragma once

#include "widgets/lanes/lane_scene.h"

#include <QRectF>
#include <array>

namespace tilesight {

struct SideBySideLayout {
    std::array<QRectF, 2> heads, lanes;
    QRectF note; ///< empty = none
    bool beside = false;
};

inline constexpr double sideHeadHeight = 28;      ///< of one line, times the scale
inline constexpr double besideHeadHeight = 50;    ///< of two lines: half as wide
inline constexpr double sideNoteHeight = 24;

/// True where stacked sides would not show four lanes each and there is width for two.
bool isBesideBetter(const QSizeF& size, double scale);

SideBySideLayout sideBySideLayout(const QRectF& bounds, double scale, bool beside, bool note);

/// Axis of the scenes that are there (null = no lanes); scale and scroll are left to the caller.
LaneAxis sharedAxis(const LaneScene* first, const LaneScene* second, double width, bool folded, double foldPixels);

/// Leaves the same rows in both, so that lanes stand in line: those with work on either side, all with `showIdle`. Both were
/// made with idle rows. What is idle on both sides is then `idle` of each.
void shareRows(LaneScene& first, LaneScene& second, bool showIdle);

} // namespace tilesight
