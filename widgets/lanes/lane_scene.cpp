#include "widgets/lanes/lane_scene.h"

#include <algorithm>
#include <numeric>

namespace tilesight {
namespace {

LaneRow makeRow(const Lanes& lanes, const Analysis& analysis, Resource resource) {
    LaneRow row;
    row.resource = resource;
    row.steadyUse = analysis.use(resource).steadyUtilization;
    for (std::size_t i = 0; i < lanes.segments.size(); ++i)
        if (lanes.segments[i].resource == resource) row.segments.push_back(int(i));
    std::stable_sort(row.segments.begin(), row.segments.end(), [&](int a, int b) {
        return lanes.segments[std::size_t(a)].startSeconds < lanes.segments[std::size_t(b)].startSeconds;
    });
    row.idleInLoop = lanes.iterations > 0;
    double latest = 0;
    const double templateFrom = lanes.foldStartSeconds - lanes.steadyPeriodSeconds;
    for (int i : row.segments) {
        const LaneSegment& s = lanes.segments[std::size_t(i)];
        latest = std::max(latest, s.startSeconds + s.durationSeconds);
        row.maxEnd.push_back(latest);
        if (s.iteration >= 0) row.idleInLoop = false;
        // Half a ten-thousandth of a period of slack: both ends carry rounding of long sums.
        const double slack = 5e-5 * lanes.steadyPeriodSeconds;
        if (lanes.foldedIterations > 0 && s.iteration >= 0 && s.startSeconds >= templateFrom - slack &&
            s.startSeconds < lanes.foldStartSeconds - slack)
            row.repeating.push_back(i);
    }
    for (std::size_t i = 0; i < lanes.waits.size(); ++i)
        if (lanes.waits[i].resource == resource) row.waits.push_back(int(i));
    return row;
}

/// The axis hides all that the engine folded. A narrower fold, which two results share on one axis, leaves turns to draw.
bool hidesAllFolded(const LaneScene& scene, const LaneAxis& axis) {
    const double slack = 5e-5 * scene.lanes().steadyPeriodSeconds;
    return axis.foldSeconds > 0 && axis.foldStartSeconds <= scene.foldStartSeconds + slack &&
           axis.foldStartSeconds + axis.foldSeconds >= scene.foldStartSeconds + scene.foldSeconds - slack;
}

/// What is drawn of [from, to] at true scale: before and behind the fold.
std::vector<std::pair<double, double>> shownStretches(const LaneScene& scene, const LaneAxis& axis, double from, double to) {
    if (axis.foldSeconds <= 0) return {{from, to}};
    const double slack = 5e-5 * scene.lanes().steadyPeriodSeconds;
    return {{from, std::min(to, axis.foldStartSeconds - slack)},
            {std::max(from, axis.foldStartSeconds + axis.foldSeconds + slack), to}};
}

void addRepeats(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis, double from, double to,
                std::vector<DrawnSegment>& out) {
    const Lanes& lanes = scene.lanes();
    const double period = lanes.steadyPeriodSeconds;
    if (hidesAllFolded(scene, axis) || lanes.foldedIterations <= 0 || period <= 0) return;
    const auto stride =
        std::max(1LL, (long long)std::ceil(0.5 / std::max(1e-12, period * axis.pixelsPerSecond)));
    const auto stretches = shownStretches(scene, axis, from, to);
    for (int index : row.repeating) {
        const LaneSegment& s = lanes.segments[std::size_t(index)];
        long long added = 0; // the last repeat that is there already: a long one reaches into both stretches
        for (const auto& [begin, end] : stretches) {
            const double first = std::ceil((begin - s.startSeconds - s.durationSeconds) / period);
            const double last = std::floor((end - s.startSeconds) / period);
            const auto i0 = std::max(added + 1, (long long)std::clamp(first, 1.0, 1e15));
            const auto i1 = std::min(lanes.foldedIterations, (long long)std::clamp(last, 0.0, 1e15));
            for (long long i = i0; i <= i1; i += stride) {
                const long long count = std::min(stride, i1 - i + 1);
                out.push_back({index, s.startSeconds + double(i) * period, s.durationSeconds, s.iteration + i,
                               count, double(count - 1) * period});
            }
            added = std::max(added, i1);
        }
    }
    // Turns behind the fold were added before: one order for all, which whoever paints relies on.
    std::stable_sort(out.begin(), out.end(),
                     [](const auto& a, const auto& b) { return a.startSeconds < b.startSeconds; });
}

/// The waits of the last period before the fold, again in each folded period.
void addRepeatedWaits(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis, double from,
                      double to, std::vector<DrawnWait>& out) {
    const Lanes& lanes = scene.lanes();
    const double period = lanes.steadyPeriodSeconds;
    if (hidesAllFolded(scene, axis) || lanes.foldedIterations <= 0 || period * axis.pixelsPerSecond < 2) return;
    const double templateFrom = lanes.foldStartSeconds - period;
    const auto stretches = shownStretches(scene, axis, from, to);
    for (int index : row.waits) {
        const LaneWait& w = lanes.waits[std::size_t(index)];
        const double start = std::max(w.startSeconds, templateFrom);
        const double end = std::min(w.startSeconds + w.durationSeconds, lanes.foldStartSeconds);
        if (w.phase != Phase::steady || end - start <= 1e-6 * period) continue;
        long long added = 0;
        for (const auto& [begin, stop] : stretches) {
            const auto i0 =
                std::max(added + 1, (long long)std::clamp(std::ceil((begin - end) / period), 1.0, 1e15));
            const auto i1 = std::min(lanes.foldedIterations,
                                     (long long)std::clamp(std::floor((stop - start) / period), 0.0, 1e15));
            for (long long i = i0; i <= i1; ++i)
                out.push_back({index, start + double(i) * period, end - start});
            added = std::max(added, i1);
        }
    }
}

} // namespace

int LaneScene::rowOf(Resource resource) const {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].resource == resource) return int(i);
    return -1;
}

int LaneScene::pinnedCount() const {
    return int(std::count_if(rows.begin(), rows.end(), [](const LaneRow& row) { return row.pinned; }));
}

LaneScene makeLaneScene(const Lanes& lanes, const Analysis& analysis, bool showIdle,
                        const std::vector<Resource>& pinned) {
    LaneScene scene;
    scene.analysis = &analysis;
    scene.source = &lanes;
    for (Resource resource : allResources) {
        LaneRow row = makeRow(lanes, analysis, resource);
        const bool works = !row.segments.empty();
        row.pinned = std::find(pinned.begin(), pinned.end(), resource) != pinned.end();
        if (!works) scene.idle.push_back(resource);
        if (works || ((showIdle || row.pinned) && !lanes.segments.empty()))
            scene.rows.push_back(std::move(row));
    }
    std::stable_partition(scene.rows.begin(), scene.rows.end(),
                          [](const LaneRow& row) { return row.pinned; });
    scene.totalSeconds = lanes.prologueSeconds + lanes.steadySeconds + lanes.epilogueSeconds;
    for (std::size_t i = 0; i < lanes.segments.size(); ++i) {
        const LaneSegment& s = lanes.segments[i];
        scene.totalSeconds = std::max(scene.totalSeconds, s.startSeconds + s.durationSeconds);
        if (s.critical) scene.chain.push_back(int(i));
    }
    std::stable_sort(scene.chain.begin(), scene.chain.end(), [&](int a, int b) {
        return lanes.segments[std::size_t(a)].startSeconds < lanes.segments[std::size_t(b)].startSeconds;
    });
    if (lanes.foldSeconds > 0) {
        scene.foldStartSeconds = lanes.foldStartSeconds;
        scene.foldSeconds = lanes.foldSeconds;
    }
    return scene;
}

LaneAxis laneAxis(const LaneScene& scene, double width, bool folded, double foldPixels) {
    LaneAxis axis;
    axis.totalSeconds = scene.totalSeconds;
    axis.width = width;
    axis.foldPixels = foldPixels;
    axis.foldStartSeconds = scene.foldStartSeconds;
    axis.foldSeconds = folded ? scene.foldSeconds : 0;
    return axis;
}

std::vector<DrawnSegment> visibleSegments(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis,
                                          double x0, double x1) {
    std::vector<DrawnSegment> out;
    const auto& segments = scene.lanes().segments;
    const double from = timeAt(axis, x0), to = timeAt(axis, x1);
    const auto firstVisible =
        std::lower_bound(row.maxEnd.begin(), row.maxEnd.end(), from) - row.maxEnd.begin();
    for (auto i = std::size_t(firstVisible); i < row.segments.size(); ++i) {
        const LaneSegment& s = segments[std::size_t(row.segments[i])];
        if (s.startSeconds > to) break;
        if (s.startSeconds + s.durationSeconds < from) continue;
        out.push_back({row.segments[i], s.startSeconds, s.durationSeconds, s.iteration, 1, 0});
    }
    addRepeats(scene, row, axis, from, to, out);
    return out;
}

std::optional<DrawnSegment> segmentAt(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis,
                                      double x) {
    std::optional<DrawnSegment> best;
    double bestDistance = 2.001;
    for (const DrawnSegment& s : visibleSegments(scene, row, axis, x - 2, x + 2)) {
        const double left = xOf(axis, s.startSeconds), right = xOf(axis, s.endSeconds());
        const double distance = std::max({0.0, left - x, x - right});
        if (distance < bestDistance) {
            bestDistance = distance;
            best = s;
        }
    }
    return best;
}

double snappedTime(const LaneScene& scene, const LaneAxis& axis, double x, double reach) {
    double best = std::clamp(timeAt(axis, x), 0.0, scene.totalSeconds), distance = reach;
    const auto offer = [&](double seconds) {
        const double away = std::abs(xOf(axis, seconds) - x);
        if (away >= distance || insideFold(axis, seconds)) return;
        distance = away;
        best = seconds;
    };
    const Lanes& lanes = scene.lanes();
    for (const double edge :
         {0.0, lanes.prologueSeconds, lanes.prologueSeconds + lanes.steadySeconds, scene.totalSeconds})
        offer(edge);
    for (const LaneRow& row : scene.rows)
        for (const DrawnSegment& s : visibleSegments(scene, row, axis, x - reach, x + reach)) {
            offer(s.startSeconds);
            offer(s.endSeconds());
        }
    return best;
}

std::vector<DrawnWait> visibleWaits(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis,
                                    double x0, double x1) {
    const Lanes& lanes = scene.lanes();
    const double from = timeAt(axis, x0), to = timeAt(axis, x1);
    std::vector<DrawnWait> parts;
    for (int i : row.waits) {
        const LaneWait& w = lanes.waits[std::size_t(i)];
        parts.push_back({i, w.startSeconds, w.durationSeconds});
    }
    addRepeatedWaits(scene, row, axis, from, to, parts);
    std::stable_sort(parts.begin(), parts.end(),
                     [](const auto& a, const auto& b) { return a.startSeconds < b.startSeconds; });
    std::vector<DrawnWait> out;
    for (const DrawnWait& part : parts) {
        if (!out.empty() && !hidesAllFolded(scene, axis)) { // cut by the end of a period: one wait
            const LaneWait &before = lanes.waits[std::size_t(out.back().wait)],
                           &after = lanes.waits[std::size_t(part.wait)];
            const bool meets =
                std::abs(part.startSeconds - out.back().endSeconds()) < 1e-4 * lanes.steadyPeriodSeconds;
            if (meets && before.phase == after.phase && before.sentence == after.sentence) {
                out.back().durationSeconds = part.endSeconds() - out.back().startSeconds;
                continue;
            }
        }
        out.push_back(part);
    }
    std::erase_if(out, [&](const DrawnWait& w) { return w.startSeconds > to || w.endSeconds() < from; });
    return out;
}

std::optional<DrawnWait> waitAt(const LaneScene& scene, const LaneRow& row, const LaneAxis& axis, double x) {
    // A period to each side, so that a wait which the end of a period cuts is found whole.
    const double reach = scene.lanes().steadyPeriodSeconds * axis.pixelsPerSecond;
    for (const DrawnWait& w : visibleWaits(scene, row, axis, x - reach, x + reach))
        if (x >= xOf(axis, w.startSeconds) && x < xOf(axis, w.endSeconds())) return w;
    return {};
}

std::vector<std::vector<ChainPoint>> chainParts(const LaneScene& scene, const LaneAxis& axis) {
    std::vector<std::vector<ChainPoint>> parts;
    std::vector<ChainPoint> part;
    const auto& segments = scene.lanes().segments;
    const auto endOf = [&](int i) {
        return segments[std::size_t(i)].startSeconds + segments[std::size_t(i)].durationSeconds;
    };
    const auto beforeFold = [&](int i) {
        return segments[std::size_t(i)].startSeconds < scene.foldStartSeconds;
    };
    const auto finish = [&](double end) {
        if (part.empty()) return;
        part.push_back({end, part.back().row, part.back().segment});
        parts.push_back(std::move(part));
        part.clear();
    };
    int previous = -1;
    for (int i : scene.chain) {
        const int row = scene.rowOf(segments[std::size_t(i)].resource);
        if (row < 0) continue;
        const double start = segments[std::size_t(i)].startSeconds;
        if (previous >= 0 && axis.foldSeconds > 0 && beforeFold(previous) && !beforeFold(i))
            finish(std::min(endOf(previous), scene.foldStartSeconds));
        if (!part.empty() && part.back().row != row)
            part.push_back({start, part.back().row, part.back().segment});
        if (part.empty() || part.back().row != row) part.push_back({start, row, i});
        previous = i;
    }
    if (previous >= 0) finish(endOf(previous));
    return parts;
}

int neighbourSegment(const LaneScene& scene, int segment, int step) {
    if (scene.empty()) return -1;
    const auto& all = scene.lanes().segments;
    if (segment < 0 || segment >= int(all.size())) {
        const auto& row = step > 0 ? scene.rows.front().segments : scene.rows.back().segments;
        return row.empty() ? -1 : step > 0 ? row.front() : row.back();
    }
    const int row = scene.rowOf(all[std::size_t(segment)].resource);
    if (row < 0) return -1;
    const auto& list = scene.rows[std::size_t(row)].segments;
    const auto at = std::find(list.begin(), list.end(), segment) - list.begin();
    const auto next = std::clamp<std::ptrdiff_t>(at + step, 0, std::ptrdiff_t(list.size()) - 1);
    return list[std::size_t(next)];
}

int neighbourLane(const LaneScene& scene, int segment, int step) {
    const auto& all = scene.lanes().segments;
    if (segment < 0 || segment >= int(all.size())) return neighbourSegment(scene, -1, step);
    int row = scene.rowOf(all[std::size_t(segment)].resource) + step;
    while (row >= 0 && row < int(scene.rows.size()) && scene.rows[std::size_t(row)].segments.empty())
        row += step;
    if (row < 0 || row >= int(scene.rows.size())) return segment;
    const double start = all[std::size_t(segment)].startSeconds;
    const auto& list = scene.rows[std::size_t(row)].segments;
    return *std::min_element(list.begin(), list.end(), [&](int a, int b) {
        return std::abs(all[std::size_t(a)].startSeconds - start) <
               std::abs(all[std::size_t(b)].startSeconds - start);
    });
}

} // namespace tilesight
