// What lies around and over the bars: critical chain, lane heads, foot with legend, pointer and measuring
// marks.
#include "core/analysis/report.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>

namespace tilesight {
namespace {

void paintArrowHead(QPainter& p, const QPointF& tip, const QColor& colour) {
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawPolygon(QPolygonF({tip + QPointF(4, 0), tip + QPointF(-3, -4), tip + QPointF(-3, 4)}));
}

/// A `dense` one is a thin line: a wide one would cover all, and takes long.
void paintChainLine(QPainter& p, const LaneFrame& f, const QPolygonF& line, bool dense) {
    if (dense) {
        p.setPen(QPen(f.theme.critical, 1));
        p.drawPolyline(line);
        return;
    }
    for (const auto& [width, colour] : {std::pair{4.6, f.theme.panel}, std::pair{2.0, f.theme.critical}}) {
        p.setPen(QPen(colour, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        p.setBrush(Qt::NoBrush);
        p.drawPolyline(line);
    }
    p.setPen(QPen(f.theme.panel, 1));
    p.setBrush(f.theme.critical);
    p.drawEllipse(line.first(), 3.5, 3.5);
    paintArrowHead(p, line.last(), f.theme.critical);
}

/// The line runs along the upper edge where there is writing, through the middle of other bars.
double chainY(const LaneFrame& f, const ChainPoint& point) {
    const QRectF bar = f.layout.bar(point.row);
    const LaneSegment& s = f.scene.lanes().segments[std::size_t(point.segment)];
    const bool narrow = s.durationSeconds * f.axis.pixelsPerSecond < 8; // no writing fits
    if (narrow && !showsWaits(f, point.row)) return bar.center().y();
    const DrawnSegment drawn{point.segment, s.startSeconds, s.durationSeconds, s.iteration};
    if (!barLabel(f, point.row, drawn).rect.isEmpty() || showsWaits(f, point.row)) return bar.top();
    return bar.center().y();
}

struct LegendEntry {
    QString text;
    double symbolWidth;
    int symbol;
};
enum { ghostSymbol, waitSymbol, chainSymbol };

void paintSymbol(QPainter& p, const LaneFrame& f, int symbol, const QRectF& r) {
    const Theme& theme = f.theme;
    const double y = std::round(r.center().y());
    if (symbol == ghostSymbol) {
        p.setPen(QPen(theme.textTertiary, 1));
        p.setBrush(theme.panel);
        p.drawRect(QRectF(r.left() + 0.5, y - 2.5, r.width() - 1, 5));
    } else if (symbol == waitSymbol) {
        const QRectF box(r.left(), y - 6, r.width(), 12);
        paintHatch(p, box, theme);
        p.fillRect(QRectF(box.left(), box.top(), 4, box.height()), theme.resource(Resource::dram).fill);
        p.setPen(QPen(theme.line, 1));
        p.setBrush(Qt::NoBrush);
        p.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
    } else {
        p.save();
        p.setRenderHint(QPainter::Antialiasing, true);
        p.setPen(QPen(theme.critical, 2));
        p.drawLine(QPointF(r.left(), y), QPointF(r.right() - 6, y));
        paintArrowHead(p, QPointF(r.right() - 4, y), theme.critical);
        p.restore();
    }
}

std::vector<LegendEntry> legendEntries(const LaneFrame& f) {
    const double s = f.theme.fontScale;
    std::vector<LegendEntry> entries;
    if (f.layout.ghosts) {
        QString text = f.options.baselineName.isEmpty() ? tr("baseline")
                                                        : tr("baseline “%1”").arg(f.options.baselineName);
        if (const QString later = baselineLater(f); baselineEndRect(f).isEmpty() && !later.isEmpty())
            text += tr(", ends %1 later").arg(later);
        entries.push_back({text, 25 * s, ghostSymbol});
    }
    if (!f.scene.lanes().waits.empty())
        entries.push_back({tr("waits (stripe = who is to blame)"), 25 * s, waitSymbol});
    if (!f.scene.chain.empty()) entries.push_back({tr("critical chain"), 28 * s, chainSymbol});
    return entries;
}

/// The names of the idle lanes give way to the legend where both do not fit.
QString idleText(const LaneFrame& f) {
    const double s = f.theme.fontScale;
    const QFont font = f.theme.font(11);
    double legend = 0;
    for (const LegendEntry& entry : legendEntries(f))
        legend += textWidth(font, entry.text) + entry.symbolWidth + 28 * s;
    const QString sentence = idleSentence(f.scene.idle);
    const bool fits = textWidth(font, sentence) + 48 * s + legend <= f.layout.foot.width();
    return fits ? sentence : idleSentence(f.scene.idle, false);
}

} // namespace

void paintCriticalChain(QPainter& p, const LaneFrame& f) {
    p.save();
    p.setClipRect(
        QRectF(f.layout.plotLeft(), f.layout.lanes.top(), f.layout.plotWidth(), f.layout.lanes.height()));
    p.setRenderHint(QPainter::Antialiasing, true);
    const double left = f.layout.plotLeft() - 20, right = f.layout.lanes.right() + 20;
    for (const auto& part : chainParts(f.scene, f.axis)) {
        QPolygonF line;
        double y = 0;
        int row = -1;
        // More points than pixels are merged into columns; nobody could follow each of them.
        const auto seen = std::count_if(part.begin(), part.end(), [&](const ChainPoint& point) {
            return f.x(point.seconds) >= left && f.x(point.seconds) <= right;
        });
        const double column = double(seen) > f.layout.plotWidth() / 2 ? 4 : 0;
        p.setRenderHint(QPainter::Antialiasing, column == 0);
        for (std::size_t i = 0; i < part.size(); ++i) {
            const ChainPoint& point = part[i];
            if (i + 1 < part.size() && (f.x(part[i + 1].seconds) < left || f.x(point.seconds) > right))
                continue; // out of sight, as is the next
            if (point.row != row) y = std::max(chainY(f, point), f.layout.clip(point.row).top());
            row = point.row;
            double x = std::clamp(f.x(point.seconds), left, right);
            if (column > 0) x = std::floor(x / column) * column;
            // A lane change is a vertical step at the x where the next segment starts.
            if (!line.isEmpty() && line.last().y() != y && line.last().x() != x)
                line << QPointF(x, line.last().y());
            if (line.isEmpty() || line.last() != QPointF(x, y)) line << QPointF(x, y);
            if (line.size() > 2 && line.last().x() == line[line.size() - 2].x() &&
                line.last().x() == line[line.size() - 3].x())
                line.removeAt(line.size() - 2);
        }
        if (line.size() >= 2) paintChainLine(p, f, line, column > 0);
    }
    p.restore();
}

void paintLaneHeads(QPainter& p, const LaneFrame& f) {
    const Theme& theme = f.theme;
    const double s = theme.fontScale;
    p.save();
    const QFont nameFont = theme.font(12), shareFont = theme.font(12, true);
    for (int i = 0; i < f.layout.laneCount; ++i) {
        const LaneRow& row = f.scene.rows[std::size_t(i)];
        const QRectF lane = f.layout.lane(i);
        p.setClipRect(f.layout.clip(i));
        if (row.pinned)
            paintIcon(p, QRectF(lane.left() + s, lane.center().y() - 5 * s, 10 * s, 10 * s),
                      QStringLiteral("pin"), theme.accent);
        const QRectF head(lane.left() + 12 * s, lane.top(), f.layout.labelWidth - 24 * s, lane.height());
        const QSizeF chip = chipSize * s;
        p.setRenderHint(QPainter::Antialiasing, true);
        paintChip(p, QRectF(QPointF(head.left(), std::round(head.center().y() - chip.height() / 2)), chip),
                  row.resource, theme);
        p.setRenderHint(QPainter::Antialiasing, false);
        const QString share = QString::fromStdString(formatPercent(row.steadyUse, 2));
        p.setFont(shareFont);
        p.setPen(theme.text);
        p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, share);
        if (!f.layout.names) continue;
        const double left = head.left() + chip.width() + 7 * s;
        const double room = head.right() - textWidth(shareFont, share) - 4 - left;
        p.setFont(nameFont);
        p.drawText(
            QRectF(left, head.top(), room + 2, head.height()), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(nameFont).elidedText(engineWord(resourceName(row.resource)), Qt::ElideRight, room));
    }
    if (f.layout.pinnedCount > 0) { // what scrolls goes beneath this line
        p.setClipping(false);
        p.setPen(QPen(theme.control, std::max(1.5, double(theme.borderWidth))));
        const double y = std::round(f.layout.lanes.top() + f.layout.pinnedHeight());
        p.drawLine(QPointF(f.layout.lanes.left(), y), QPointF(f.layout.lanes.right(), y));
    }
    p.restore();
}

QRectF idleToggleRect(const LaneFrame& f) {
    if (f.scene.idle.empty() || f.layout.foot.height() <= 0) return {};
    const double width = textWidth(f.theme.font(11), idleText(f));
    const double s = f.theme.fontScale;
    return QRectF(f.layout.foot.left() + 8 * s, f.layout.foot.top() + 2, width + 28 * s,
                  f.layout.foot.height() - 3);
}

void paintLaneFoot(QPainter& p, const LaneFrame& f) {
    const Theme& theme = f.theme;
    const double s = theme.fontScale;
    const QRectF foot = f.layout.foot;
    if (foot.height() <= 0) return;
    p.fillRect(foot.adjusted(0, 1, 0, 0), theme.panel);
    p.setFont(theme.font(11));
    const QFontMetricsF metrics(p.font());
    double leftLimit = foot.left() + 12 * s;
    const QRectF toggle = idleToggleRect(f);
    if (!toggle.isEmpty()) {
        const QRectF icon(toggle.left() + 2 * s, toggle.center().y() - 6.5 * s, 13 * s, 13 * s);
        p.setRenderHint(QPainter::Antialiasing, true);
        paintIcon(p, icon, f.options.showIdle ? QStringLiteral("down") : QStringLiteral("right"),
                  theme.textTertiary);
        p.setRenderHint(QPainter::Antialiasing, false);
        p.setPen(theme.textSecondary);
        const double room = foot.right() - icon.right() - 16 * s;
        p.drawText(QRectF(icon.right() + 5 * s, foot.top(), room, foot.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(idleText(f), Qt::ElideRight, room));
        leftLimit = toggle.right() + 12 * s;
    }
    const std::vector<LegendEntry> entries = legendEntries(f);
    double right = foot.right() - 16 * s;
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const double text = textWidth(p.font(), entry->text);
        const double left = right - text - 10 * s - entry->symbolWidth;
        if (left < leftLimit) break;
        p.setPen(theme.textSecondary);
        p.drawText(QRectF(right - text, foot.top(), text + 2, foot.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, entry->text);
        paintSymbol(p, f, entry->symbol, QRectF(left, foot.top(), entry->symbolWidth, foot.height()));
        right = left - 18 * s;
    }
}

void paintLaneMarks(QPainter& p, const LaneFrame& f) {
    const Theme& theme = f.theme;
    const double s = theme.fontScale;
    const QRectF area(f.layout.plotLeft(), f.layout.ruler.top(), f.layout.plotWidth(),
                      f.layout.lanes.bottom() - f.layout.ruler.top());
    p.save();
    p.setClipRect(area);
    p.setRenderHint(QPainter::Antialiasing, true);
    const auto flag = [&](double centre, const QString& text) {
        p.setFont(theme.font(11, true));
        const double width = textWidth(p.font(), text) + 14 * s;
        const double left =
            std::clamp(centre - width / 2, area.left(), std::max(area.left(), area.right() - width));
        const QRectF r(left, f.layout.ruler.top() + 1, width, f.layout.ruler.height() - 2);
        p.setPen(Qt::NoPen);
        p.setBrush(theme.accent);
        p.drawRoundedRect(r, 2.5, 2.5);
        p.setPen(theme.accentOn);
        p.drawText(r, Qt::AlignCenter, text);
    };
    if (f.options.measuredSeconds) {
        const auto [a, b] = *f.options.measuredSeconds;
        const double left = f.x(std::min(a, b)), right = f.x(std::max(a, b));
        QColor tint = theme.accent;
        tint.setAlphaF(0.14f);
        p.fillRect(QRectF(left, f.layout.ruler.bottom(), right - left, area.bottom()), tint);
        p.setPen(QPen(theme.accent, 1));
        for (double x : {left, right})
            p.drawLine(QPointF(x, f.layout.ruler.top()), QPointF(x, area.bottom()));
        flag((left + right) / 2, timeAtPixel(std::abs(b - a), f.axis, timeUnitFor(std::abs(b - a))));
    } else if (f.options.guideSeconds) {
        const double x = f.x(*f.options.guideSeconds);
        p.setPen(QPen(theme.accent, 1.5));
        p.drawLine(QPointF(x, f.layout.ruler.bottom()), QPointF(x, area.bottom()));
        flag(x, timeAtPixel(*f.options.guideSeconds, f.axis, axisUnit(f.axis)));
    }
    p.restore();
}

} // namespace tilesight
