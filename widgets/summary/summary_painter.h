// Painting of the summary strip: 72 px high, caption, value, detail.
#pragma once

#include "widgets/summary/summary_cells.h"

#include <QPainter>
#include <QRectF>

namespace tilesight {

/// How much a strip says, from everything to the least; the strip takes the first that fits.
enum class SummaryDetail { full, brief, noOccupancy, noGauge, narrow };

struct CellLook {
    SummaryDetail detail = SummaryDetail::full;
    const LatencyGauge* gauge = nullptr; ///< only for the latency cell
    double opacity = 1;                  ///< of value and detail; 0.5 while stale
    bool hovered = false, focused = false;
};

inline constexpr double summaryHeight = 72;
/// Room that child buttons of the baseline cell need right of the caption, and of "Pin as baseline".
inline constexpr double pinButtonWidth = 128;

/// Width that shows the cell without clipping. Long details (errors) count at most 260 px and are elided.
double summaryCellWidth(const SummaryCell& cell, const Theme& theme, const CellLook& look);
void paintSummaryCell(QPainter& painter, const QRectF& rect, const SummaryCell& cell, const Theme& theme,
                      const CellLook& look);

/// Width of each cell for this total, and the level of detail. A hidden cell has width 0.
struct SummaryLayout {
    SummaryDetail detail = SummaryDetail::full;
    std::vector<double> widths;
};
SummaryLayout summaryLayout(const std::vector<SummaryCell>& cells, const LatencyGauge& gauge,
                            const Theme& theme, double width);

/// The whole strip, for reports.
void paintSummary(QPainter& painter, const QRectF& rect, const ViewState& state, const Theme& theme,
                  const LatencyMarks& marks = {});

} // namespace tilesight
