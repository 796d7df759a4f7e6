#include "widgets/lanes/lane_geometry.h"

namespace tilesight {

std::vector<RulerTick> rulerTicks(const LaneAxis& axis, double spacing, double labelWidth) {
    std::vector<RulerTick> ticks;
    if (axis.pixelsPerSecond <= 0 || axis.width <= 0) return ticks;
    const double step = niceStep(spacing / axis.pixelsPerSecond);
    const double foldLeft = xOf(axis, axis.foldStartSeconds);
    const double foldRight = foldLeft + foldWidth(axis);
    const auto add = [&](double from, double to) {
        for (double n = std::ceil(from / step - 1e-6); n * step <= to + step * 1e-6; ++n) {
            RulerTick tick{n * step, xOf(axis, n * step), true};
            const double left = tick.x, right = tick.x + labelWidth;
            if (right > axis.width + labelWidth / 3) tick.labelled = false;
            if (foldWidth(axis) > 0 && right > foldLeft && left < foldRight) tick.labelled = false;
            ticks.push_back(tick);
        }
    };
    const double first = std::max(0.0, timeAt(axis, 0)),
                 last = std::min(axis.totalSeconds, timeAt(axis, axis.width));
    if (axis.foldSeconds <= 0) {
        add(first, last);
        return ticks;
    }
    const double foldEnd = axis.foldStartSeconds + axis.foldSeconds;
    if (first < axis.foldStartSeconds) add(first, std::min(last, axis.foldStartSeconds));
    if (last > foldEnd) add(std::max(first, foldEnd), last);
    return ticks;
}

TimeUnit timeUnitFor(double totalSeconds) {
    if (totalSeconds < 1e-6) return {1e-9, QStringLiteral("ns")};
    if (totalSeconds < 1e-3) return {1e-6, QStringLiteral("µs")};
    if (totalSeconds < 1) return {1e-3, QStringLiteral("ms")};
    return {1, QStringLiteral("s")};
}

TimeUnit axisUnit(const LaneAxis& axis) {
    return timeUnitFor(axis.foldSeconds > 0 ? shownSeconds(axis) : axis.totalSeconds);
}

QString timeAtPixel(double seconds, const LaneAxis& axis, const TimeUnit& unit) {
    const double pixel = axis.pixelsPerSecond > 0 ? 1 / axis.pixelsPerSecond : unit.seconds;
    return tickLabel(seconds, niceStep(std::max(pixel, 1e-12)), unit) + u' ' + unit.name;
}

QString tickLabel(double seconds, double stepSeconds, const TimeUnit& unit) {
    const double step = stepSeconds / unit.seconds;
    const int digits = step > 0 ? std::clamp(int(std::ceil(-std::log10(step) - 1e-9)), 0, 9) : 0;
    return QString::number(seconds / unit.seconds, 'f', digits);
}

QRectF LaneLayout::lane(int row) const {
    const double scrolled = row < pinnedCount ? 0 : scrollY;
    return {lanes.left(), lanes.top() - scrolled + row * laneHeight, lanes.width(), laneHeight};
}

QRectF LaneLayout::clip(int row) const {
    return row < pinnedCount ? lanes : lanes.adjusted(0, pinnedHeight(), 0, 0);
}

QRectF LaneLayout::bar(int row) const {
    const QRectF whole = lane(row);
    const double under = ghosts ? 7 : 0;
    const double padding = std::max(2.0, std::round(laneHeight * (ghosts ? 0.09 : 0.15)));
    return {plotLeft(), whole.top() + padding, plotWidth(), whole.height() - 2 * padding - under};
}

QRectF LaneLayout::ghost(int row) const {
    if (!ghosts) return {};
    const QRectF above = bar(row);
    return {above.left(), above.bottom() + 2, above.width(), 5};
}

int LaneLayout::laneAt(double y) const {
    if (y < lanes.top() || y >= lanes.bottom() || laneHeight <= 0) return -1;
    const double scrolled = y < lanes.top() + pinnedHeight() ? 0 : scrollY;
    const int row = int(std::floor((y - lanes.top() + scrolled) / laneHeight));
    return row < laneCount ? row : -1;
}

LaneLayout laneLayout(const QRectF& bounds, int laneCount, double scale, double scrollY, bool ghosts,
                      bool overview, int pinned) {
    LaneLayout out;
    out.laneCount = laneCount;
    out.ghosts = ghosts;
    out.names = bounds.width() >= 560 * scale;
    out.labelWidth = std::min((out.names ? 166 : 92) * scale, bounds.width() / 2);
    out.endMargin = 20 * scale;
    double y = bounds.top();
    const auto row = [&](double height) {
        const QRectF r(bounds.left(), y, bounds.width(), std::round(height * scale));
        y = r.bottom();
        return r;
    };
    // Three lanes stay readable: where room is short, as with large letters, the strip above goes first, then the foot.
    constexpr double overviewHeight = 40, rulerHeight = 20, phasesHeight = 22, footRow = 24, lane = 24,
                     leastLane = 20;
    const double least = std::min(3, laneCount) * lane * scale;
    const double rest = bounds.height() - (rulerHeight + phasesHeight) * scale;
    overview = overview && rest - (overviewHeight + footRow) * scale >= least - 1;
    const bool foot = rest - (overview ? overviewHeight : 0) * scale - footRow * scale >= least - 1;
    out.overview = row(overview ? overviewHeight : 0);
    out.ruler = row(rulerHeight);
    out.phases = row(phasesHeight);
    const double footHeight = foot ? std::round(footRow * scale) : 0;
    const double room = std::max(0.0, bounds.bottom() - y - footHeight);
    const double wanted = laneCount > 0 ? room / laneCount : 0;
    out.laneHeight = std::floor(std::clamp(wanted, (foot ? lane : leastLane) * scale, 140 * scale));
    out.lanes = QRectF(bounds.left(), y, bounds.width(), std::min(room, laneCount * out.laneHeight));
    const int whole = out.laneHeight > 0 ? int(out.lanes.height() / out.laneHeight) : 0;
    out.pinnedCount = std::clamp(pinned, 0, std::max(0, whole - 1));
    out.foot = QRectF(bounds.left(), out.lanes.bottom(), bounds.width(), footHeight);
    out.scrollY = std::clamp(scrollY, 0.0, std::max(0.0, out.contentHeight() - out.lanes.height()));
    return out;
}

} // namespace tilesight
