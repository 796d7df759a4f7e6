// Time by phase as one bar over the whole width, with the numbers below it:
//
//   [launch][pro][        Steady state 154 µs, 86.3 %         ][epilogue]
//   Launch 2.5 µs   Prologue 6.8 µs                     Epilogue 15.2 µs
//
// Length = share of the latency. The steady state is named inside its part when it fits, like the others
// below.
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace tilesight {

inline constexpr double phaseBarHeight = 42;
/// `hasTurns`: of a pipelined loop; without one the parts have the names of a stream of blocks.
void paintPhaseBar(QPainter& painter, const QRectF& rect, const PhaseTimes& phases, bool hasTurns,
                   const Theme& theme);

} // namespace tilesight
