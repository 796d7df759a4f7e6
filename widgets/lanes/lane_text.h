// The words of the lanes: bar labels, tooltips, and what a screen reader says. Numbers come from core's
// formatters.
#pragma once

#include "widgets/lanes/lane_scene.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QString>

namespace tilesight {

/// "MMA"; "" when the index is out of range.
QString actionName(const Analysis& analysis, int action);
/// Candidates from long to short; the painter takes the first that fits: "Load B, k 3", "Load B".
QStringList segmentLabels(const LaneScene& scene, const LaneRow& row, const DrawnSegment& segment);
/// "64 × 603 ns = 38.6 µs"; "" without a loop.
QString steadyFormula(const Lanes& lanes);

/// The sentence of a wait from long to short: "waits: store C, one block per SM", "waits: store C", "store
/// C".
QStringList waitWords(const QString& sentence);

TooltipText segmentTooltip(const LaneScene& scene, const DrawnSegment& segment, const QString& series = {});
TooltipText waitTooltip(const LaneScene& scene, const DrawnWait& wait);
/// "Tensor core: MMA, k = 3, starts at 3.02 µs, takes 589 ns, on the critical chain"
QString segmentSentence(const LaneScene& scene, const DrawnSegment& segment);
/// Every bar, one a line, with times in seconds; the folded turns are one line that says how many and how long.
QString lanesCsv(const LaneScene& scene);
/// "3 lanes without work: SFU, TMEM, Network"; without names "3 lanes without work".
QString idleSentence(const std::vector<Resource>& idle, bool names = true);
/// "Lanes of tile 0 on SM 0: prologue 1.7 µs, steady state ..., epilogue 3.8 µs. 6 lanes with work."
QString lanesSentence(const LaneScene& scene);

} // namespace tilesight
