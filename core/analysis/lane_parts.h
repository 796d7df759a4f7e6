// What the lanes of pipelined and of direct kernels have in common: bars of one turn, the fold, the waits.
#pragma once

#include "core/analysis/lanes.h"

namespace tilesight {

/// Work of one action inside a stretch of time, as all residents of the SM ask for it.
struct LaneWork {
    int action = -1;
    ResourceVector use;      ///< seconds on each pipe
    double startSeconds = 0; ///< earliest start, from the begin of the stretch
    int readyAfter = -1;
    bool copy = false; ///< of a software pipeline
};

/// A stretch of a block: its bars are those of `work`, each pipe serving one action after the other.
///
///   start_i = max(earliest start, end of the bar before); then from the back: end_i = min(end_i,
///   start_{i+1})
///
/// so that nothing is lost at the end of the stretch. Only work beyond the stretch is scaled down to it.
struct LaneStretch {
    Phase phase{};
    double fromSeconds = 0, lengthSeconds = 0;
    std::vector<LaneWork> work;
};

/// Bars of a stretch as segments that start at its begin; the caller says which are critical.
std::vector<LaneSegment> barsOf(const LaneStretch& stretch);

/// Adds a loop of `lanes.iterations` equal turns; `bars` as barsOf() gives them for the first one.
void addTurns(const std::vector<LaneSegment>& bars, double from, double period, Lanes& lanes);

/// The outermost loop around a loop; -1 for the tile's body.
int outermostLoop(const ResolvedPlan& plan, int loop);

void addPipelinedSegments(const KernelContext& context, const KernelTime& time, Lanes& lanes);
void addDirectSegments(const KernelContext& context, const KernelTime& time, Lanes& lanes);

/// Gaps between the busy stretches of every pipe that works at all; one sentence for each phase.
void addWaits(const KernelContext& context, const KernelTime& time, Lanes& lanes);

} // namespace tilesight
