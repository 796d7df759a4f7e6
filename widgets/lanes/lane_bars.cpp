// Bars, waits, labels and baseline ghosts. What falls on one pixel is merged, so cost follows the width of
// the plot.
#include "core/analysis/report.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {
namespace {

constexpr double patternFrom = 3; ///< narrower bars are merged runs without pattern

/// Busy share of each pixel column of a lane by bars too narrow to tell apart. A tone stands for the mean of up to
/// `toneColumns` columns, as the beat of periods against pixels would make stripes that are not there.
class NarrowBars {
public:
    explicit NarrowBars(const LaneFrame& f)
        : m_left(std::floor(f.layout.plotLeft())),
          m_columns(std::size_t(std::ceil(f.layout.plotWidth())) + 1) {}

    void add(double left, double right, double busyShare) {
        left -= m_left;
        right = std::max(right - m_left, left + 1e-9);
        const double from =
            left - m_end <= 1 ? std::min(left, m_end) : left; // gaps of a pixel belong to the run
        m_end = std::max(m_end, right);
        const auto last = std::ptrdiff_t(std::ceil(std::min(right, double(m_columns.size()))));
        for (auto c = std::ptrdiff_t(std::max(0.0, std::floor(from))); c < last; ++c) {
            Column& column = m_columns[std::size_t(c)];
            column.seen = true;
            column.busy +=
                busyShare * std::max(0.0, std::min(right, double(c + 1)) - std::max(left, double(c)));
        }
    }
    void paint(QPainter& p, const LaneFrame& f, const LaneRow& row, const QRectF& lane) const {
        const double opacity = p.opacity();
        for (std::size_t c = 0; c < m_columns.size();) {
            const std::size_t first = c;
            double busy = 0;
            for (; c < m_columns.size() && c < first + toneColumns && m_columns[c].seen; ++c)
                busy += m_columns[c].busy;
            if (c == first) {
                ++c;
                continue;
            }
            p.setOpacity(opacity * runOpacity(busy / double(c - first)));
            p.fillRect(QRectF(m_left + double(first), lane.top(), double(c - first), lane.height()),
                       f.theme.edge(row.resource));
        }
        p.setOpacity(opacity);
    }

private:
    static constexpr std::size_t toneColumns = 12;
    struct Column {
        bool seen = false;
        double busy = 0;
    };
    double m_left, m_end = -1e18;
    std::vector<Column> m_columns;
};

bool contains(const std::vector<int>& list, int value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

void paintSegmentLabel(QPainter& p, const LaneFrame& f, int rowIndex, const DrawnSegment& s,
                       const QRectF& bar, double freeUntil) {
    const Theme& theme = f.theme;
    const LaneRow& row = f.scene.rows[std::size_t(rowIndex)];
    const BarLabel label = barLabel(f, rowIndex, s);
    if (!label.rect.isEmpty()) {
        const ResourceStyle& style = theme.resource(row.resource);
        if (style.pattern != QLatin1String("solid"))
            p.fillRect(label.rect.intersected(bar.adjusted(1, 1, -1, -1)), style.fill);
        p.setFont(theme.font(11, true));
        p.setPen(style.text);
        p.drawText(label.rect, Qt::AlignCenter, label.text);
        return;
    }
    // One-off work that is too short for its name is named beside the bar, if nothing follows there.
    if (s.iteration >= 0 || label.text.isEmpty() || bar.right() < f.layout.plotLeft()) return;
    const double chainX = chainLeavesAt(f, s.segment);
    p.setFont(theme.font(11));
    const double left = (std::isnan(chainX) ? bar.right() : std::max(bar.right(), chainX)) + 12;
    const double width = textWidth(p.font(), label.text);
    if (left + width > freeUntil) return;
    p.setPen(theme.textSecondary);
    p.drawText(QRectF(left, bar.top(), width + 2, bar.height()), Qt::AlignLeft | Qt::AlignVCenter,
               label.text);
}

/// Accent ring; thin bars keep their colour and get a bracket above and below.
void paintRing(QPainter& p, const LaneFrame& f, const QRectF& bar, bool current) {
    p.save();
    p.setBrush(Qt::NoBrush);
    if (bar.width() < 9) {
        for (double y : {bar.top() - 2, bar.bottom()})
            p.fillRect(QRectF(bar.left(), y, bar.width(), 2), f.theme.accent);
        p.restore();
        return;
    }
    p.setRenderHint(QPainter::Antialiasing, true);
    if (current) {
        QColor halo = f.theme.accent;
        halo.setAlphaF(0.28f);
        p.setPen(QPen(halo, 6));
        p.drawRoundedRect(bar, 3, 3);
    }
    // The inner line keeps the ring visible on fills close to the accent.
    p.setPen(QPen(f.theme.panel, 1));
    p.drawRoundedRect(bar.adjusted(1.5, 1.5, -1.5, -1.5), 1, 1);
    p.setPen(QPen(f.theme.accent, 2));
    p.drawRoundedRect(bar, 2, 2);
    p.restore();
}

void paintSegments(QPainter& p, const LaneFrame& f, int rowIndex) {
    const LaneRow& row = f.scene.rows[std::size_t(rowIndex)];
    const QRectF lane = f.layout.bar(rowIndex);
    const auto segments = visibleSegments(f.scene, row, f.axis, -1, f.layout.plotWidth());
    const double foldLeft = f.axis.foldSeconds > 0 ? f.x(f.axis.foldStartSeconds) : 1e18;
    const double foldRight = foldLeft + f.axis.foldPixels;
    const std::vector<DrawnWait> waits = visibleWaits(f.scene, row, f.axis, -1, f.layout.plotWidth());
    // The narrow ones lie under the others: a label beside a bar is not painted over.
    NarrowBars narrow(f);
    std::vector<std::size_t> wide;
    const auto edges = [&](const DrawnSegment& s) {
        double left = f.x(s.startSeconds), right = f.x(s.endSeconds());
        if (left < foldLeft)
            right = std::min(right, foldLeft);
        else if (left < foldRight)
            left = foldRight;
        return std::pair(left, right);
    };
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const DrawnSegment& s = segments[i];
        const auto [left, right] = edges(s);
        if (s.count == 1 && right - left >= patternFrom)
            wide.push_back(i);
        else
            narrow.add(left, right, s.busySeconds() / std::max(1e-300, s.endSeconds() - s.startSeconds));
    }
    narrow.paint(p, f, row, lane);
    for (const std::size_t i : wide) {
        const DrawnSegment& s = segments[i];
        const auto [left, right] = edges(s);
        const QRectF bar(left, lane.top(), right - left - (right - left > 6 ? 1 : 0), lane.height());
        paintResourceBar(p, bar, row.resource, f.theme);
        double freeUntil =
            i + 1 < segments.size() ? f.x(segments[i + 1].startSeconds) - 4 : f.layout.lanes.right() - 4;
        const auto wait =
            std::lower_bound(waits.begin(), waits.end(), right - 2,
                             [&](const DrawnWait& w, double x) { return f.x(w.startSeconds) < x; });
        if (wait != waits.end()) freeUntil = std::min(freeUntil, f.x(wait->startSeconds) - 4);
        paintSegmentLabel(p, f, rowIndex, s, bar, freeUntil);
        const int action = f.scene.lanes().segments[std::size_t(s.segment)].action;
        const bool current = s.segment == f.options.currentSegment &&
                             s.iteration == f.scene.lanes().segments[std::size_t(s.segment)].iteration;
        if (current || contains(f.options.selectedActions, action)) paintRing(p, f, bar, current);
    }
}

void paintWaitBar(QPainter& p, const LaneFrame& f, const LaneWait& wait, const QRectF& whole,
                  const QRectF& shown) {
    const Theme& theme = f.theme;
    paintHatch(p, shown, theme);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(theme.line, 1));
    p.drawRect(shown.adjusted(0.5, 0.5, -0.5, -0.5));
    if (whole.left() < shown.left()) return;
    p.fillRect(
        QRectF(shown.left(), shown.top(), std::min(4.0 * theme.fontScale, shown.width() / 2), shown.height()),
        theme.highContrast ? theme.resource(wait.blamedResource).fill : theme.edge(wait.blamedResource));
}

/// Hatching, stripe of who is to blame, and the sentence: in full where it fits, in short where it was not
/// said yet; never cut.
void paintWaits(QPainter& p, const LaneFrame& f, int rowIndex) {
    const Theme& theme = f.theme;
    const LaneRow& row = f.scene.rows[std::size_t(rowIndex)];
    const QRectF lane = f.layout.bar(rowIndex);
    const std::vector<double> crossings = chainCrossings(f, rowIndex);
    const QFontMetricsF metrics(theme.font(11));
    QStringList said;
    for (const DrawnWait& drawn : visibleWaits(f.scene, row, f.axis, -8, f.layout.plotWidth())) {
        const LaneWait& wait = f.scene.lanes().waits[std::size_t(drawn.wait)];
        const bool steady = wait.phase == Phase::steady;
        if (steady && row.idleInLoop) continue; // has its own words
        const double start = drawn.startSeconds, end = drawn.endSeconds();
        if (insideFold(f.axis, start) && insideFold(f.axis, end)) continue;
        const QRectF whole(f.x(start), lane.top(), f.x(end) - f.x(start), lane.height());
        const QRectF r = whole.intersected(
            QRectF(f.layout.plotLeft() - 8, lane.top(), f.layout.plotWidth() + 8, lane.height()));
        if (r.width() < 2) continue;
        paintWaitBar(p, f, wait, whole, r);

        const QString sentence = toQString(wait.sentence);
        double left = std::max(r.left(), f.layout.plotLeft()) + 8 * theme.fontScale, right = r.right() - 4;
        if (f.axis.foldSeconds >
            0) { // the fold is drawn over the wait: write beside it, where there is more room
            const double foldLeft = f.x(f.axis.foldStartSeconds), foldRight = foldLeft + f.axis.foldPixels;
            if (left < foldRight && right > foldLeft)
                (foldLeft - left > right - foldRight ? right : left) =
                    foldLeft - left > right - foldRight ? foldLeft - 4 : foldRight + 5;
        }
        QString shown;
        double width = 0, at = std::numeric_limits<double>::quiet_NaN();
        for (const QString& words : waitWords(sentence)) {
            if (words != sentence && said.contains(sentence)) break; // said in full already
            width = textWidth(theme.font(11), words) + 10;
            at = clearOf(crossings, left, right, width);
            shown = words;
            if (!std::isnan(at)) break;
        }
        if (std::isnan(at)) continue;
        said << sentence;
        p.fillRect(QRectF(at, r.top() + 1, width, r.height() - 2), steady ? theme.panel : theme.sunken);
        p.setFont(theme.font(11));
        p.setPen(theme.textSecondary);
        p.drawText(QRectF(at + 5, r.top(), width, r.height()), Qt::AlignLeft | Qt::AlignVCenter, shown);
    }
}

void paintIdleNote(QPainter& p, const LaneFrame& f, int rowIndex) {
    const LaneRow& row = f.scene.rows[std::size_t(rowIndex)];
    const Lanes& lanes = f.scene.lanes();
    if (!row.idleInLoop) return;
    const double from = f.x(lanes.prologueSeconds), to = f.x(lanes.prologueSeconds + lanes.steadySeconds);
    double left = std::max(from, f.layout.plotLeft()) + 10, right = std::min(to, f.layout.lanes.right()) - 4;
    if (f.axis.foldSeconds > 0) {
        const double foldLeft = f.x(f.axis.foldStartSeconds);
        if (left < foldLeft + f.axis.foldPixels) {
            if (foldLeft - left > 60)
                right = std::min(right, foldLeft - 6);
            else
                left = foldLeft + f.axis.foldPixels + 8;
        }
    }
    p.setFont(f.theme.font(11));
    p.setPen(f.theme.textTertiary);
    const std::vector<double> crossings = chainCrossings(f, rowIndex);
    for (const QString& text : {tr("idle: no work in the loop"), tr("idle in the loop"), tr("idle")}) {
        const double width = textWidth(p.font(), text);
        const double at = clearOf(crossings, left, right, width);
        if (std::isnan(at)) continue;
        const QRectF bar = f.layout.bar(rowIndex);
        p.fillRect(QRectF(at - 3, bar.center().y() - 8, width + 6, 16), f.theme.panel);
        p.drawText(QRectF(at, bar.top(), width + 2, bar.height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        return;
    }
}

void paintGhosts(QPainter& p, const LaneFrame& f, int rowIndex) {
    const LaneScene& base = *f.baseline;
    const int baseRow = base.rowOf(f.scene.rows[std::size_t(rowIndex)].resource);
    if (baseRow < 0) return;
    const QRectF lane = f.layout.ghost(rowIndex);
    // The baseline unfolded, on the axis of the current plan: repeats are visited only where they show.
    LaneAxis unfolded = f.axis;
    unfolded.foldSeconds = 0;
    p.setPen(QPen(f.theme.textTertiary, 1));
    p.setBrush(f.theme.panel);
    const auto paintPart = [&](double fromSeconds, double toSeconds) {
        if (toSeconds <= fromSeconds) return;
        const double x0 = xOf(unfolded, fromSeconds), x1 = xOf(unfolded, toSeconds);
        double lastX = -1e18;
        for (const DrawnSegment& s :
             visibleSegments(base, base.rows[std::size_t(baseRow)], unfolded, x0, x1)) {
            const double left = f.x(std::max(s.startSeconds, fromSeconds)),
                         right = f.x(std::min(s.endSeconds(), toSeconds));
            if (right < lastX + 1) continue;
            lastX = right;
            const QRectF bar(std::round(left) + 0.5, lane.top() + 0.5,
                             std::max(1.0, std::round(right - left) - 2), lane.height() - 1);
            p.drawRect(bar);
        }
    };
    const double first = std::max(0.0, timeAt(f.axis, 0)), last = timeAt(f.axis, f.layout.plotWidth());
    if (f.axis.foldSeconds > 0) {
        const double foldEnd = f.axis.foldStartSeconds + f.axis.foldSeconds;
        paintPart(first, std::min(last, f.axis.foldStartSeconds));
        paintPart(std::max(first, foldEnd), last);
    } else {
        paintPart(first, last);
    }
}

/// "baseline ends 26.3 µs later"
QString baselineEndText(const LaneFrame& f) {
    const QString later = baselineLater(f);
    return later.isEmpty() ? later : tr("baseline ends %1 later").arg(later);
}

void paintBaselineEnd(QPainter& p, const LaneFrame& f) {
    const QRectF box = baselineEndRect(f);
    if (box.isEmpty()) return;
    const Theme& theme = f.theme;
    const double right = f.layout.lanes.right() - 6, y = std::round(box.center().y()) + 0.5;
    p.fillRect(QRectF(box.left() - 4, box.top(), right - box.left() + 8, box.height()), theme.sunken);
    p.setFont(theme.font(11));
    p.setPen(theme.textSecondary);
    p.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, baselineEndText(f));
    QPen dotted(theme.textTertiary, 1, Qt::CustomDashLine);
    dotted.setDashPattern({3, 2});
    p.setPen(dotted);
    p.drawLine(QPointF(box.right() + 4, y), QPointF(right - 5, y));
    p.save();
    p.setRenderHint(QPainter::Antialiasing, true);
    p.setPen(Qt::NoPen);
    p.setBrush(theme.textTertiary);
    p.drawPolygon(QPolygonF({{right, y}, {right - 6, y - 3}, {right - 6, y + 3}}));
    p.restore();
}

} // namespace

QString baselineLater(const LaneFrame& f) {
    const double later = f.baseline ? f.baseline->totalSeconds - f.scene.totalSeconds : 0;
    if (later <= 0 || f.x(f.baseline->totalSeconds) <= f.layout.lanes.right()) return {};
    return QString::fromStdString(formatSeconds(later));
}

QRectF baselineEndRect(const LaneFrame& f) {
    const QString text = baselineEndText(f);
    if (text.isEmpty() || f.layout.laneCount < 2) return {};
    const QFontMetricsF metrics(f.theme.font(11));
    const double width = metrics.horizontalAdvance(text) + 4, height = std::ceil(metrics.ascent()) + 1,
                 arrow = 40;
    const double top = f.layout.bar(0).bottom() + 2;
    const QRectF box(f.layout.lanes.right() - 6 - arrow - 6 - width, top, width, height);
    // Needs the row of ghosts, the free edge of the next lane, and a place behind the loop and its chain.
    const Lanes& lanes = f.scene.lanes();
    const bool free = top + height <= f.layout.bar(1).top() &&
                      box.left() > f.x(lanes.prologueSeconds + lanes.steadySeconds) + 16;
    return free ? box : QRectF();
}

double runOpacity(double busyShare) { return 0.35 + 0.65 * std::clamp(busyShare, 0.0, 1.0); }

bool showsWaits(const LaneFrame& f, int row) {
    if (row == f.options.hoveredRow) return true;
    const int current = f.options.currentSegment;
    if (current >= 0 &&
        f.scene.lanes().segments[std::size_t(current)].resource == f.scene.rows[std::size_t(row)].resource)
        return true;
    const auto busiest =
        std::max_element(f.scene.rows.begin(), f.scene.rows.end(),
                         [](const LaneRow& a, const LaneRow& b) { return a.steadyUse < b.steadyUse; });
    return row == int(busiest - f.scene.rows.begin());
}

std::vector<double> chainCrossings(const LaneFrame& f, int row) {
    std::vector<double> out;
    for (const auto& part : chainParts(f.scene, f.axis))
        for (std::size_t i = 1; i < part.size(); ++i) {
            const int above = std::min(part[i - 1].row, part[i].row),
                      below = std::max(part[i - 1].row, part[i].row);
            if (above != below && row >= above && row <= below) out.push_back(f.x(part[i].seconds));
        }
    std::sort(out.begin(), out.end());
    return out;
}

double clearOf(const std::vector<double>& crossings, double left, double right, double width) {
    constexpr double margin = 5;
    for (double x : crossings)
        if (x > left - margin && x < left + width + margin) left = x + margin;
    return left + width <= right ? left : std::numeric_limits<double>::quiet_NaN();
}

double chainLeavesAt(const LaneFrame& f, int segment) {
    const auto& chain = f.scene.chain;
    const auto& segments = f.scene.lanes().segments;
    const LaneSegment& s = segments[std::size_t(segment)];
    auto at = std::lower_bound(chain.begin(), chain.end(), s.startSeconds, [&](int i, double start) {
        return segments[std::size_t(i)].startSeconds < start;
    });
    at = std::find(at, chain.end(), segment);
    if (!s.critical || at == chain.end()) return std::numeric_limits<double>::quiet_NaN();
    if (std::next(at) == chain.end()) return f.x(s.startSeconds + s.durationSeconds);
    return f.x(segments[std::size_t(*std::next(at))].startSeconds);
}

BarLabel barLabel(const LaneFrame& f, int rowIndex, const DrawnSegment& s) {
    const LaneRow& row = f.scene.rows[std::size_t(rowIndex)];
    const QRectF lane = f.layout.bar(rowIndex);
    const QFontMetricsF metrics(f.theme.font(11, true));
    const QStringList labels = segmentLabels(f.scene, row, s);
    if (labels.isEmpty()) return {};
    double left = std::max(f.x(s.startSeconds), f.layout.plotLeft());
    double right = std::min(f.x(s.endSeconds()), f.layout.lanes.right());
    // Folded away: as much of the bar as shows.
    if (f.axis.foldSeconds > 0 && s.startSeconds < f.axis.foldStartSeconds)
        right = std::min(right, f.x(f.axis.foldStartSeconds));
    const LaneSegment& segment = f.scene.lanes().segments[std::size_t(s.segment)];
    if (segment.critical && s.iteration == segment.iteration && right - left > metrics.height()) {
        const double step = chainLeavesAt(f, s.segment);
        if (step > left + 2 && step < right - 2) (step - left > right - step ? right : left) = step;
    }
    // Patterned bars of the loop repeat so often that they are written on only with room to spare.
    const bool solid = f.theme.resource(row.resource).pattern == QLatin1String("solid");
    const double margin = s.iteration >= 0 && !solid ? 24 : 8;
    if (lane.height() < metrics.ascent() + 1) return {labels.first(), {}};
    for (const QString& text : labels) {
        const double width = textWidth(f.theme.font(11, true), text);
        if (width + margin > right - left) continue;
        const double centre = (left + right) / 2;
        return {text, QRectF(centre - width / 2 - 4, lane.center().y() - metrics.height() / 2 + 1, width + 8,
                             metrics.height() - 2)};
    }
    return {labels.first(), {}};
}

void paintLaneBars(QPainter& p, const LaneFrame& f) {
    p.save();
    const QRectF plot(f.layout.plotLeft(), f.layout.lanes.top(), f.layout.plotWidth(),
                      f.layout.lanes.height());
    for (int row = 0; row < f.layout.laneCount; ++row) {
        if (!f.layout.lane(row).intersects(f.layout.clip(row))) continue;
        p.setClipRect(plot.intersected(f.layout.clip(row)));
        if (f.baseline && f.layout.ghosts) paintGhosts(p, f, row);
        paintIdleNote(p, f, row);
        if (showsWaits(f, row)) paintWaits(p, f, row);
        paintSegments(p, f, row);
    }
    p.setClipRect(plot);
    if (f.baseline && f.layout.ghosts && f.layout.laneCount > 0) paintBaselineEnd(p, f);
    p.restore();
}

} // namespace tilesight
