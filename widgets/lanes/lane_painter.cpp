#include "widgets/lanes/lane_painter.h"

#include "core/analysis/report.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QPainterPath>

namespace tilesight {
namespace {

QString seconds(double value) { return QString::fromStdString(formatSeconds(value)); }

struct PhaseBand {
    double from, to;
    QString name, value;
    bool steady;
};

std::vector<PhaseBand> phaseBands(const LaneFrame& f) {
    const Lanes& l = f.scene.lanes();
    const double a = l.prologueSeconds, b = a + l.steadySeconds, end = f.scene.totalSeconds;
    std::vector<PhaseBand> bands;
    const bool turns = f.scene.analysis->hasTurns; // without a pipelined loop there is no steady state
    if (a > 0)
        bands.push_back({0, a, turns ? tr("Prologue") : tr("Start and load latency"), seconds(a), false});
    if (b > a)
        bands.push_back({a, b, turns ? tr("Steady state") : tr("Work"),
                         l.iterations > 0 ? steadyFormula(l) : seconds(l.steadySeconds), true});
    if (end > b) bands.push_back({b, end, tr("Epilogue"), seconds(l.epilogueSeconds), false});
    return bands;
}

void paintRuler(QPainter& p, const LaneFrame& f) {
    const Theme& theme = f.theme;
    const QRectF row = f.layout.ruler;
    p.fillRect(row, theme.header);
    const TimeUnit unit = axisUnit(f.axis);
    const double s = theme.fontScale, spacing = 64 * s;
    p.setFont(theme.font(10.5));
    const double step = f.axis.pixelsPerSecond > 0 ? niceStep(spacing / f.axis.pixelsPerSecond) : 1;
    const double labelWidth = textWidth(p.font(), tickLabel(f.scene.totalSeconds, step, unit)) + 6;
    p.save();
    p.setClipRect(QRectF(f.layout.plotLeft(), row.top(), f.layout.plotWidth(), row.height()));
    for (const RulerTick& tick : rulerTicks(f.axis, spacing / 2, 0)) {
        p.setPen(QPen(theme.control, 1));
        const double x = std::round(f.layout.plotLeft() + tick.x) + 0.5;
        p.drawLine(QPointF(x, row.bottom() - 5 * s), QPointF(x, row.bottom()));
    }
    p.setPen(theme.textTertiary);
    for (const RulerTick& tick : rulerTicks(f.axis, spacing, labelWidth)) {
        if (!tick.labelled) continue;
        p.drawText(QRectF(f.layout.plotLeft() + tick.x + 4, row.top(), labelWidth + 20, row.height() - 2),
                   Qt::AlignLeft | Qt::AlignVCenter, tickLabel(tick.seconds, step, unit));
    }
    p.restore();
    const QRectF head(row.left() + 12 * s, row.top(), f.layout.labelWidth - 24 * s, row.height());
    p.setPen(theme.textTertiary);
    p.setFont(theme.font(11));
    p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, unit.name);
    p.setPen(theme.textSecondary);
    p.setFont(theme.font(11, true));
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, f.layout.names ? tr("Tile 0 on SM 0") : tr("Tile 0"));
}

void paintPhaseRow(QPainter& p, const LaneFrame& f) {
    const Theme& theme = f.theme;
    const QRectF row = f.layout.phases;
    const double s = theme.fontScale;
    p.fillRect(row, theme.panel);
    p.save();
    p.setClipRect(QRectF(f.layout.plotLeft(), row.top(), f.layout.plotWidth(), row.height()));
    const QFont strong = theme.font(12, true), plain = theme.font(11);
    for (const PhaseBand& band : phaseBands(f)) {
        const QRectF r(f.x(band.from), row.top(), f.x(band.to) - f.x(band.from), row.height());
        p.fillRect(r, band.steady ? theme.accentTint : theme.sunken);
        // The name stays in sight while its band is scrolled, and gives way before it would be cut.
        const double left = std::max(r.left(), f.layout.plotLeft()) + 8 * s, right = r.right() - 4 * s;
        const double nameWidth = textWidth(strong, band.name);
        if (left + nameWidth > right) continue;
        p.setFont(strong);
        p.setPen(theme.text);
        p.drawText(QRectF(left, row.top(), nameWidth + 2, row.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   band.name);
        const double valueLeft = left + nameWidth + 10 * s;
        if (valueLeft + textWidth(plain, band.value) > right) continue;
        p.setFont(plain);
        p.setPen(theme.textSecondary);
        p.drawText(QRectF(valueLeft, row.top(), right - valueLeft + 2, row.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, band.value);
    }
    p.restore();
    p.setFont(theme.font(11, true));
    p.setPen(theme.textSecondary);
    p.drawText(row.adjusted(12 * s, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, tr("Phase"));
}

void paintIterationLines(QPainter& p, const LaneFrame& f) {
    const Lanes& lanes = f.scene.lanes();
    const double period = lanes.steadyPeriodSeconds;
    if (period * f.axis.pixelsPerSecond < 12) return;
    QPen pen(f.theme.line, 1, Qt::CustomDashLine);
    pen.setDashPattern({1, 3});
    p.setPen(pen);
    const double first = std::max(0.0, timeAt(f.axis, 0)), last = timeAt(f.axis, f.layout.plotWidth());
    const double begin = lanes.prologueSeconds, end = begin + lanes.steadySeconds;
    // Inside the fold nothing is drawn, so its iterations are stepped over.
    for (double n = std::max(0.0, std::ceil((first - begin) / period));
         begin + n * period <= std::min(last, end) + 1e-15; ++n) {
        const double t = begin + n * period;
        if (insideFold(f.axis, t)) {
            n = std::max(n,
                         std::floor((f.axis.foldStartSeconds + f.axis.foldSeconds - begin) / period - 1e-6));
            continue;
        }
        const double x = std::round(f.x(t)) + 0.5;
        p.drawLine(QPointF(x, f.layout.lanes.top()), QPointF(x, f.layout.lanes.bottom()));
    }
}

} // namespace

LaneFrame laneFrame(const QRectF& rect, const LaneScene& scene, const LaneScene* baseline, const Theme& theme,
                    const LanesOptions& options) {
    LaneFrame f{scene, baseline, {}, {}, theme, options};
    const bool ghosts = baseline && !baseline->empty();
    f.layout = laneLayout(rect, int(scene.rows.size()), theme.fontScale, options.scrollY, ghosts,
                          options.overview, scene.pinnedCount());
    f.axis = laneAxis(scene, f.layout.axisWidth(), options.folded, 54 * theme.fontScale);
    f.axis.pixelsPerSecond = options.pixelsPerSecond > 0 ? options.pixelsPerSecond : fittingScale(f.axis);
    f.axis.scrollPixels = options.scrollPixels;
    f.axis = clamped(f.axis);
    return f;
}

void paintLaneBackground(QPainter& p, const LaneFrame& f) {
    const Theme& theme = f.theme;
    paintRuler(p, f);
    paintPhaseRow(p, f);
    p.fillRect(f.layout.lanes, theme.panel);
    p.save();
    p.setClipRect(
        QRectF(f.layout.plotLeft(), f.layout.lanes.top(), f.layout.plotWidth(), f.layout.lanes.height()));
    for (const PhaseBand& band : phaseBands(f))
        if (!band.steady)
            p.fillRect(QRectF(f.x(band.from), f.layout.lanes.top(), f.x(band.to) - f.x(band.from),
                              f.layout.lanes.height()),
                       theme.sunken);
    paintIterationLines(p, f);
    p.restore();
    p.setPen(QPen(theme.lineSoft, 1));
    p.save();
    for (int row = 1; row < f.layout.laneCount; ++row) {
        p.setClipRect(f.layout.clip(row));
        const double y = std::round(f.layout.lane(row).top()) + 0.5;
        p.drawLine(QPointF(f.layout.lanes.left(), y), QPointF(f.layout.lanes.right(), y));
    }
    p.restore();
    p.setPen(QPen(theme.line, theme.borderWidth));
    for (double y :
         {f.layout.ruler.top(), f.layout.ruler.bottom(), f.layout.phases.bottom(), f.layout.foot.top()})
        p.drawLine(QPointF(f.layout.ruler.left(), y + 0.5), QPointF(f.layout.ruler.right(), y + 0.5));
    const double x = std::round(f.layout.plotLeft()) - 0.5;
    p.drawLine(QPointF(x, f.layout.ruler.top()), QPointF(x, f.layout.lanes.bottom()));
}

void paintFold(QPainter& p, const LaneFrame& f) {
    if (f.axis.foldSeconds <= 0) return;
    const double left = f.x(f.axis.foldStartSeconds), right = left + f.axis.foldPixels;
    const QRectF area(left, f.layout.lanes.top(), right - left, f.layout.lanes.height());
    if (right < f.layout.plotLeft() || left > f.layout.lanes.right()) return;
    p.save();
    p.setClipRect(QRectF(f.layout.plotLeft(), area.top(), f.layout.plotWidth(), area.height()));
    p.setRenderHint(QPainter::Antialiasing, true);
    const double tooth = 6;
    QPainterPath zigzag;
    zigzag.moveTo(left, area.top());
    int i = 0;
    for (double y = area.top(); y < area.bottom() + tooth; y += tooth)
        zigzag.lineTo(left + (++i % 2 ? -3 : 3), y);
    QPainterPath back;
    i = 0;
    back.moveTo(right, area.top());
    for (double y = area.top(); y < area.bottom() + tooth; y += tooth)
        back.lineTo(right + (++i % 2 ? -3 : 3), y);
    QPainterPath fill = zigzag;
    fill.connectPath(back.toReversed());
    p.fillPath(fill, f.theme.panel);
    p.setPen(QPen(f.theme.control, 1));
    p.drawPath(zigzag);
    p.drawPath(back);
    // A fold that two results share on one axis hides fewer turns than the engine folded.
    const double period = f.scene.lanes().steadyPeriodSeconds;
    long long iterations = f.scene.lanes().foldedIterations;
    if (period > 0) iterations = std::min(iterations, std::llround(f.axis.foldSeconds / period));
    const QString count = iterations > 0 ? QString::number(iterations) : seconds(f.axis.foldSeconds);
    p.setPen(f.theme.textSecondary);
    p.setFont(f.theme.font(11));
    p.translate(area.center());
    p.rotate(-90);
    const QStringList texts =
        iterations > 0 ? QStringList{tr("%1 more, same period").arg(count), tr("%1 more").arg(count), count}
                       : QStringList{tr("%1 without work").arg(count), tr("%1 more").arg(count), count};
    for (const QString& text : texts) {
        if (textWidth(p.font(), text) > area.height() - 8) continue;
        p.drawText(QRectF(-area.height() / 2, -area.width() / 2, area.height(), area.width()),
                   Qt::AlignCenter, text);
        break;
    }
    p.restore();
}

void paintLanes(QPainter& p, const LaneFrame& f) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing, false);
    paintOverview(p, f);
    paintLaneBackground(p, f);
    paintLaneBars(p, f);
    paintFold(p, f);
    paintCriticalChain(p, f);
    paintLaneHeads(p, f);
    paintLaneFoot(p, f);
    paintLaneMarks(p, f);
    p.restore();
}

void paintLanes(QPainter& p, const QRectF& rect, const Lanes& lanes, const Analysis& analysis,
                const Theme& theme, const LanesOptions& options) {
    const LaneScene scene = makeLaneScene(lanes, analysis, options.showIdle);
    std::optional<LaneScene> baseline;
    if (options.baseline) baseline = makeLaneScene(options.baseline->lanes, *options.baseline, true);
    paintLanes(p, laneFrame(rect, scene, baseline ? &*baseline : nullptr, theme, options));
}

} // namespace tilesight
