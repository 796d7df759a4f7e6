#include "core/analysis/lanes.h"

#include "core/analysis/lane_parts.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr long long shownAtEachEnd = 4; // iterations drawn before and after the fold
// A quiet start longer than this share of the block is folded down to a fraction of what follows it.
constexpr double longStart = 0.35, shownStart = 0.2;

void foldLongStart(Lanes& lanes) {
    if (lanes.foldedIterations > 0 || lanes.segments.empty()) return;
    const double total = lanes.prologueSeconds + lanes.steadySeconds + lanes.epilogueSeconds;
    double quiet = total;
    for (const LaneSegment& s : lanes.segments)
        quiet = std::min(quiet, s.startSeconds);
    const double shown = shownStart * (total - quiet);
    if (quiet < longStart * total || shown >= quiet) return;
    lanes.foldStartSeconds = 0.5 * shown;
    lanes.foldSeconds = quiet - shown;
}

} // namespace

std::vector<LaneSegment> barsOf(const LaneStretch& stretch) {
    std::vector<LaneSegment> bars;
    const double length = stretch.lengthSeconds;
    for (Resource r : allResources) {
        double total = 0, at = 0;
        for (const LaneWork& work : stretch.work)
            total += work.use[r];
        if (!(total > 0) || !(length > 0)) continue;
        const double scale = std::min(1.0, length / total);
        std::vector<const LaneWork*> inOrder;
        for (const LaneWork& work : stretch.work)
            if (work.use[r] > 0) inOrder.push_back(&work);
        std::stable_sort(inOrder.begin(), inOrder.end(), [](const LaneWork* a, const LaneWork* b) {
            return a->startSeconds < b->startSeconds;
        });
        const std::size_t first = bars.size();
        for (const LaneWork* work : inOrder) {
            const double start = std::max(at, work->startSeconds), duration = scale * work->use[r];
            bars.push_back({work->action, r, stretch.phase, -1, start, duration, work->readyAfter, false});
            at = start + duration;
        }
        double limit = length;
        for (std::size_t i = bars.size(); i-- > first;) {
            LaneSegment& bar = bars[i];
            bar.startSeconds = std::max(0.0, std::min(bar.startSeconds, limit - bar.durationSeconds));
            limit = bar.startSeconds;
        }
    }
    return bars;
}

void addTurns(const std::vector<LaneSegment>& bars, double from, double period, Lanes& lanes) {
    const long long shown = std::min(lanes.iterations, 2 * shownAtEachEnd);
    lanes.steadyPeriodSeconds = period;
    lanes.foldedIterations = lanes.iterations - shown;
    lanes.foldStartSeconds = from + static_cast<double>(shownAtEachEnd) * period;
    lanes.foldSeconds = static_cast<double>(lanes.foldedIterations) * period;
    for (long long k = 0; k < lanes.iterations; ++k) {
        if (lanes.foldedIterations > 0 && k == shownAtEachEnd) k += lanes.foldedIterations;
        for (LaneSegment bar : bars) {
            bar.startSeconds += from + static_cast<double>(k) * period;
            bar.iteration = k;
            lanes.segments.push_back(bar);
        }
    }
}

int outermostLoop(const ResolvedPlan& plan, int loop) {
    while (loop >= 0 && plan.loops[static_cast<std::size_t>(loop)].parent >= 0)
        loop = plan.loops[static_cast<std::size_t>(loop)].parent;
    return loop;
}

Lanes lanesOf(const KernelContext& context, const KernelTime& time) {
    Lanes lanes;
    if (time.blockLifeSeconds > 0)
        addDirectSegments(context, time, lanes);
    else
        addPipelinedSegments(context, time, lanes);
    foldLongStart(lanes);
    std::stable_sort(lanes.segments.begin(), lanes.segments.end(),
                     [](const LaneSegment& a, const LaneSegment& b) {
                         return std::pair(a.resource, a.startSeconds) < std::pair(b.resource, b.startSeconds);
                     });
    addWaits(context, time, lanes);
    return lanes;
}

} // namespace tilesight
