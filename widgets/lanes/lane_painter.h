// Resource lanes of one block, drawn on any paint device (screen, PDF, SVG):
//
//   Whole kernel   [launch][ Wave 1 ][ Wave 2 ] ...   the view rectangle marks the block below
//   Tile 0 on SM 0  0.0    1.0    2.0   ~  40.0        ruler, one unit
//   Phase           Prologue | Steady state 64 x 603 ns = 38.6 us | Epilogue
//   TC Tensor core  //waits//[k 0][k 1] 57 more [k 63]  bars, waits, fold, critical chain
//   > 3 lanes without work: SFU, TMEM, Network         legend
//
// How to read it: a bar is work of one pipe; hatching is waiting, its stripe has the colour of who is to
// blame; the strong line is the chain of actions that sets the block's time; hollow bars are the baseline.
#pragma once

#include "widgets/lanes/lane_scene.h"
#include "widgets/theme/theme.h"

#include <QPainter>
#include <QString>
#include <optional>
#include <utility>
#include <vector>

namespace tilesight {

struct LanesOptions {
    bool folded = true;   ///< hide the repeating middle of the steady state
    bool overview = true; ///< draw the whole-kernel strip
    bool showIdle = false;
    const Analysis* baseline = nullptr; ///< drawn as hollow bars
    QString baselineName;
    double pixelsPerSecond = 0; ///< 0 = everything fits
    double scrollPixels = 0;
    double scrollY = 0;
    std::vector<int> selectedActions; ///< indices; ringed in the accent colour
    int currentSegment = -1;          ///< has the keyboard focus
    int hoveredRow = -1;              ///< its waits are drawn as well
    double kernelSeconds = 0;     ///< that the strip above spans at least: one scale for several results
    std::optional<double> guideSeconds;
    std::optional<std::pair<double, double>> measuredSeconds;
};

/// Everything the parts of the painter need.
struct LaneFrame {
    const LaneScene& scene;
    const LaneScene* baseline = nullptr;
    LaneLayout layout;
    LaneAxis axis; ///< x counts from layout.plotLeft()
    const Theme& theme;
    const LanesOptions& options;
    double x(double seconds) const { return layout.plotLeft() + xOf(axis, seconds); }
};

/// Waits are drawn in the busiest lane, and in the one that is hovered or holds the current segment: hatching
/// every gap of every lane would drown the bars. Tooltips name the waits of all lanes.
bool showsWaits(const LaneFrame& frame, int row);
/// Bars too narrow to tell apart are one stretch; how strong it is follows from the share of it that is busy.
double runOpacity(double busyShare);
/// x of the vertical steps of the critical chain that pass through a lane.
std::vector<double> chainCrossings(const LaneFrame& frame, int row);
/// Left edge for `width` pixels of writing in [left, right] clear of the crossings; NaN = no room.
double clearOf(const std::vector<double>& crossings, double left, double right, double width);

/// Where the writing of a bar goes, or why there is none.
struct BarLabel {
    QString text;
    QRectF rect; ///< inside the bar; empty = does not fit
};
/// The first label that fits beside the step of the critical chain, if that crosses the bar.
BarLabel barLabel(const LaneFrame& frame, int row, const DrawnSegment& segment);
/// Where "baseline ends ... later" is written; empty = no room, or the baseline ends in sight. The legend
/// says it then.
QRectF baselineEndRect(const LaneFrame& frame);
/// "26.3 µs": how much later than the plan the baseline ends, out of sight; else "".
QString baselineLater(const LaneFrame& frame);
/// x at which the critical chain leaves a segment for another lane; NaN = the segment is not on the chain.
double chainLeavesAt(const LaneFrame& frame, int segment);

/// Layout and axis for these options, scroll positions clamped.
LaneFrame laneFrame(const QRectF& rect, const LaneScene& scene, const LaneScene* baseline, const Theme& theme,
                    const LanesOptions& options);
void paintLanes(QPainter& painter, const LaneFrame& frame);

/// The figure as one call; cost is bounded by the pixels once the scene is sorted.
void paintLanes(QPainter& painter, const QRectF& rect, const Lanes& lanes, const Analysis& analysis,
                const Theme& theme, const LanesOptions& options = {});

// Parts, in painting order.
void paintOverview(QPainter& painter, const LaneFrame& frame);
void paintLaneBackground(QPainter& painter, const LaneFrame& frame);
void paintLaneBars(QPainter& painter, const LaneFrame& frame);
void paintFold(QPainter& painter, const LaneFrame& frame);
void paintCriticalChain(QPainter& painter, const LaneFrame& frame);
void paintLaneHeads(QPainter& painter, const LaneFrame& frame);
void paintLaneFoot(QPainter& painter, const LaneFrame& frame);
void paintLaneMarks(QPainter& painter, const LaneFrame& frame);

/// Overview geometry: seconds of the whole kernel to x, and where the view rectangle lies.
double overviewX(const LaneFrame& frame, double kernelSeconds);
double overviewSeconds(const LaneFrame& frame, double x);
QRectF overviewViewRect(const LaneFrame& frame);
/// The click target of the "lanes without work" line.
QRectF idleToggleRect(const LaneFrame& frame);

} // namespace tilesight
