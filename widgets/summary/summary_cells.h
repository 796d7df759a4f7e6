// The summary strip in words, without a widget: which cells there are and what each says. Strip, report and
// screen reader use these.
#pragma once

#include "widgets/summary/wording.h"
#include "widgets/view_state.h"

#include <QStringList>
#include <optional>
#include <vector>

namespace tilesight {

enum class CellTone { normal, better, worse, error, warning, edited };

struct SummaryCell {
    QString id;            ///< "latency", "baseline", "bottleneck", "l2_hit", "waves", "occupancy", "result"
    QString caption;       ///< "Latency, predicted"
    QString value, detail; ///< "Tensor core, 98 % of steady", "Clock 1740 of 1980 MHz: power limit"
    QString briefValue, briefDetail; ///< where the window is narrow; empty = as above
    QString icon;                    ///< before the value; may be empty
    std::optional<Resource> chip;    ///< before the value
    CellTone tone = CellTone::normal;
    QStringList more;               ///< further lines of the tooltip
    std::vector<double> waveShares; ///< busy share of each wave, for the micro bars

    /// Everything in one sentence, for tooltips and screen readers.
    QString sentence() const;
    bool operator==(const SummaryCell&) const = default;
};

/// What the strip knows beside the state: a measurement and how far the model is usually off.
struct LatencyMarks {
    std::optional<double> measuredSeconds;
    std::optional<double> relativeBand; ///< 0.067 = +-6.7 %
    QString bandSource;                 ///< "mean error of 3540 GEMM cases on H200"
};

std::vector<SummaryCell> summaryCells(const ViewState& state, const LatencyMarks& marks = {});

/// The line of the gauge: marks and a range that holds them all, ends on multiples of `step`.
struct LatencyGauge {
    double from = 0, to = 0, step = 0; ///< seconds
    double predicted = 0;
    std::optional<double> measured, baseline, bandFrom, bandTo;
    bool empty() const { return !(to > from); }
    bool operator==(const LatencyGauge&) const = default;
};
/// Empty when the prediction would stand alone: a line with one mark says nothing.
LatencyGauge latencyGauge(const ViewState& state, const LatencyMarks& marks);

} // namespace tilesight
