// Geometry of the lanes as pure functions: time to pixels with the steady state folded, ruler ticks, rows.
//
//   x(t) = t s - scroll                                for t <= foldStart
//        = foldStart s + foldPixels (t - foldStart) / foldSeconds - scroll      inside the fold
//        = foldStart s + foldPixels + (t - foldEnd) s - scroll                  behind it
//
// with s = pixelsPerSecond. x counts from the left edge of the plot; timeAt() is the exact inverse.
#pragma once

#include <QRectF>
#include <QString>
#include <algorithm>
#include <cmath>
#include <vector>

namespace tilesight {

struct LaneAxis {
    double totalSeconds = 0;                      ///< of one block, true length
    double foldStartSeconds = 0, foldSeconds = 0; ///< hidden stretch; foldSeconds 0 = nothing is folded
    double foldPixels = 54;                       ///< what the fold takes instead
    double width = 0;                             ///< of the plot
    double pixelsPerSecond = 0;
    double scrollPixels = 0; ///< how far the content has moved to the left
};

inline double foldWidth(const LaneAxis& a) { return a.foldSeconds > 0 ? a.foldPixels : 0; }

/// Seconds drawn at true scale; never negative.
inline double shownSeconds(const LaneAxis& a) { return std::max(0.0, a.totalSeconds - a.foldSeconds); }

inline double contentWidth(const LaneAxis& a) { return shownSeconds(a) * a.pixelsPerSecond + foldWidth(a); }

inline double xOf(const LaneAxis& a, double seconds) {
    const double past = seconds - a.foldStartSeconds;
    if (a.foldSeconds <= 0 || past <= 0) return seconds * a.pixelsPerSecond - a.scrollPixels;
    const double foldX = a.foldStartSeconds * a.pixelsPerSecond - a.scrollPixels;
    if (past < a.foldSeconds) return foldX + a.foldPixels * past / a.foldSeconds;
    return foldX + a.foldPixels + (past - a.foldSeconds) * a.pixelsPerSecond;
}

/// Not clamped: pixels left of the block give negative times. 0 while there is no scale.
inline double timeAt(const LaneAxis& a, double x) {
    if (a.pixelsPerSecond <= 0) return 0;
    const double content = x + a.scrollPixels;
    const double foldX = a.foldStartSeconds * a.pixelsPerSecond;
    if (a.foldSeconds <= 0 || content <= foldX) return content / a.pixelsPerSecond;
    if (content < foldX + a.foldPixels)
        return a.foldStartSeconds + (content - foldX) / a.foldPixels * a.foldSeconds;
    return a.foldStartSeconds + a.foldSeconds + (content - foldX - a.foldPixels) / a.pixelsPerSecond;
}

inline bool insideFold(const LaneAxis& a, double seconds) {
    return a.foldSeconds > 0 && seconds > a.foldStartSeconds && seconds < a.foldStartSeconds + a.foldSeconds;
}

/// The scale at which everything just fits. An empty block or plot gives 1 pixel per second.
inline double fittingScale(const LaneAxis& a) {
    const double room = a.width - foldWidth(a);
    return shownSeconds(a) > 0 && room > 0 ? room / shownSeconds(a) : 1;
}

/// Between "all fits" and a 100 000-fold zoom, never scrolled past an end.
inline LaneAxis clamped(LaneAxis a) {
    const double fit = fittingScale(a);
    a.pixelsPerSecond = std::clamp(a.pixelsPerSecond, fit, fit * 1e5);
    a.scrollPixels = std::clamp(a.scrollPixels, 0.0, std::max(0.0, contentWidth(a) - a.width));
    return a;
}

inline LaneAxis fittedAll(LaneAxis a) {
    a.pixelsPerSecond = fittingScale(a);
    a.scrollPixels = 0;
    return a;
}

/// Shows [from, to] with a margin of a twelfth of the width on both sides.
inline LaneAxis fittedRange(LaneAxis a, double from, double to) {
    const bool acrossFold =
        a.foldSeconds > 0 && from < a.foldStartSeconds + a.foldSeconds && to > a.foldStartSeconds;
    double seconds = to - from;
    if (acrossFold) {
        const double hiddenFrom = std::max(from, a.foldStartSeconds);
        const double hiddenTo = std::min(to, a.foldStartSeconds + a.foldSeconds);
        seconds -= hiddenTo - hiddenFrom;
    }
    if (seconds <= 0 || a.width <= 0) return clamped(a);
    const double room = a.width * 5 / 6 - (acrossFold ? a.foldPixels : 0);
    a.pixelsPerSecond = std::max(room, 1.0) / seconds;
    a.scrollPixels = 0;
    a.scrollPixels = xOf(a, from) - a.width / 12;
    return clamped(a);
}

/// Zooms about the pixel x: the time under it stays there (unless an end gets in the way).
inline LaneAxis zoomed(LaneAxis a, double factor, double x) {
    const double seconds = timeAt(a, x);
    a.pixelsPerSecond *= factor;
    a = clamped(a);
    a.scrollPixels += xOf(a, seconds) - x;
    return clamped(a);
}

/// Moves the content by `pixels` to the left (positive = later times come in).
inline LaneAxis panned(LaneAxis a, double pixels) {
    a.scrollPixels += pixels;
    return clamped(a);
}

/// Smallest of 1, 2, 5 x 10^n that is at least `minimum`; 1 for a minimum that is not positive.
inline double niceStep(double minimum) {
    if (!(minimum > 0)) return 1;
    const double power = std::pow(10.0, std::floor(std::log10(minimum)));
    for (double digit : {1.0, 2.0, 5.0})
        if (digit * power >= minimum * (1 - 1e-9)) return digit * power;
    return 10 * power;
}

struct RulerTick {
    double seconds = 0, x = 0;
    bool labelled = true; ///< false where the label would touch the fold or the edge
};

/// Ticks at least `spacing` pixels apart, none inside the fold; labels take `labelWidth` to the right of
/// their tick.
std::vector<RulerTick> rulerTicks(const LaneAxis& axis, double spacing, double labelWidth);

/// One unit for a whole axis.
struct TimeUnit {
    double seconds = 1;
    QString name;
};
TimeUnit timeUnitFor(double totalSeconds);
/// The unit of an axis: that of what is drawn, which a fold makes much less than the whole.
TimeUnit axisUnit(const LaneAxis& axis);
/// "3.0": digits follow from the distance of the ticks.
QString tickLabel(double seconds, double stepSeconds, const TimeUnit& unit);
/// "13.31935 ms": as many digits as a pixel of this axis tells apart.
QString timeAtPixel(double seconds, const LaneAxis& axis, const TimeUnit& unit);

struct LaneLayout {
    QRectF overview, ruler, phases, lanes, foot; ///< full width; `lanes` is the visible part
    double labelWidth = 0, laneHeight = 0, scrollY = 0;
    double endMargin = 0;               ///< free pixels behind the end of the block
    int laneCount = 0, pinnedCount = 0; ///< the first `pinnedCount` lanes do not scroll
    bool ghosts = false;                ///< room for the baseline under each bar
    bool names = true;                  ///< room for lane names beside the chips

    double plotLeft() const { return lanes.left() + labelWidth; }
    double plotWidth() const { return std::max(0.0, lanes.width() - labelWidth); }
    double axisWidth() const { return std::max(0.0, plotWidth() - endMargin); }
    double contentHeight() const { return laneCount * laneHeight; }
    double pinnedHeight() const { return pinnedCount * laneHeight; }
    QRectF lane(int row) const;
    QRectF clip(int row) const;  ///< what shows of a lane is within: others scroll beneath the pinned ones
    QRectF bar(int row) const;   ///< full plot width
    QRectF ghost(int row) const; ///< 5 px below the bar; empty without ghosts
    int laneAt(double y) const;  ///< -1 = none
};

/// Rows of the panel: overview 40, ruler 20, phases 22, lanes 24 to 140 each, foot 24, all times `scale`. Without room for
/// three lanes the overview goes, then the foot; lanes are 20 at least then. More lanes than fit are scrolled, all but the
/// `pinned` first ones, as far as a lane to scroll is left.
LaneLayout laneLayout(const QRectF& bounds, int laneCount, double scale, double scrollY, bool ghosts,
                      bool overview = true, int pinned = 0);

} // namespace tilesight
