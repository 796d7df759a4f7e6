// What the lanes show, prepared once per result: rows, waits, the critical chain, and the repeating period
// that stands for the folded iterations.
//
// Unfolding does not copy segments: a segment of the last period before the fold is visited again at
// start + i * period for i = 1 .. foldedIterations, only where it is visible. Closer than half a pixel, several
// repeats are one entry that says how many it stands for, so that busy time is never lost. Waits are repeated alike.
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/lanes/lane_geometry.h"

#include <memory>
#include <optional>

namespace tilesight {

struct LaneRow {
    Resource resource{};
    std::vector<int> segments;  ///< indices into Lanes::segments, by start
    std::vector<double> maxEnd; ///< latest end up to that segment, for culling
    std::vector<int> repeating; ///< those that start in the last period before the fold
    std::vector<int> waits;     ///< indices into Lanes::waits, by start
    bool pinned = false;        ///< stays on top while the others scroll
    double steadyUse = 0;       ///< busy share of the steady period
    bool idleInLoop = false;
};

struct LaneScene {
    const Analysis* analysis = nullptr; ///< not owned; outlives the scene
    const Lanes* source = nullptr;      ///< not owned either
    std::vector<LaneRow> rows;          ///< lanes with work, pinned ones first, else in lane order
    std::vector<Resource> idle;         ///< lanes without
    std::vector<int> chain;             ///< critical segments by start
    double totalSeconds = 0;
    double foldStartSeconds = 0, foldSeconds = 0;

    const Lanes& lanes() const { return *source; }
    bool empty() const { return rows.empty(); }
    int rowOf(Resource resource) const; ///< -1 = idle
    int pinnedCount() const;            ///< pinned rows are the first
};

/// `showIdle` also makes rows of lanes without work. Rows of `pinned` resources come first, idle ones too.
LaneScene makeLaneScene(const Lanes& lanes, const Analysis& analysis, bool showIdle = false,
                        const std::vector<Resource>& pinned = {});

/// Axis for the scene; scale and scroll are left to the caller.
LaneAxis laneAxis(const LaneScene& scene, double width, bool folded, double foldPixels = 54);

/// One visible segment; repeated ones have their own start and iteration.
struct DrawnSegment {
    int segment = -1;
    double startSeconds = 0, durationSeconds = 0; ///< of one
    long long iteration = -1;
    long long count = 1;    ///< repeats it stands for, a period apart
    double spanSeconds = 0; ///< from the first of them to the start of the last
    double endSeconds() const { return startSeconds + spanSeconds + durationSeconds; }
    double busySeconds() const { return double(count) * durationSeconds; }
};

/// Segments of a row that touch [x0, x1] pixels, repeated ones among the others, by start.
std::vector<DrawnSegment> visibleSegments(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis,
                                          double x0, double x1);

/// The segment under a pixel, or within 2 px of it.
std::optional<DrawnSegment> segmentAt(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis,
                                      double x);
/// The start or end of a segment, in any lane, or of a phase that lies nearest to a pixel, at most `reach` pixels away; else
/// the time of the pixel itself, within the block.
double snappedTime(const LaneScene& scene, const LaneAxis& axis, double x, double reach = 6);
/// One visible wait; repeated ones have their own start, and what the fold had cut is whole.
struct DrawnWait {
    int wait = -1; ///< index into Lanes::waits
    double startSeconds = 0, durationSeconds = 0;
    double endSeconds() const { return startSeconds + durationSeconds; }
};
/// Waits of a row that touch [x0, x1] pixels, by start. Repeats are left out where a period takes less than 2 pixels.
std::vector<DrawnWait> visibleWaits(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis,
                                    double x0, double x1);
std::optional<DrawnWait> waitAt(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis, double x);

/// Corner points of the critical chain in block time: along a segment until the next one starts, then over to
/// it.
struct ChainPoint {
    double seconds = 0;
    int row = 0, segment = -1;
    bool operator==(const ChainPoint&) const = default;
};
std::vector<std::vector<ChainPoint>> chainParts(const LaneScene& scene, const LaneAxis& axis);

/// Neighbour of a segment in its lane (step +1, -1); without a current one the first or the last. -1 = no
/// segments.
int neighbourSegment(const LaneScene& scene, int segment, int step);
/// Segment of the next lane up (-1) or down (+1) whose start is nearest; `segment` itself at the border.
int neighbourLane(const LaneScene& scene, int segment, int step);

} // namespace tilesight
