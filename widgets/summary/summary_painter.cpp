#include "widgets/summary/summary_painter.h"

#include "widgets/lanes/lane_geometry.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double gaugeWidth = 186, longestDetail = 260;

double paddingOf(SummaryDetail detail) { return detail == SummaryDetail::narrow ? 8 : 13; }

QColor toneColor(const Theme& t, CellTone tone) {
    switch (tone) {
    case CellTone::better:
        return t.better;
    case CellTone::worse:
        return t.worse;
    default:
        return t.text;
    }
}

QColor iconColor(const Theme& t, const SummaryCell& cell) {
    switch (cell.tone) {
    case CellTone::error:
        return t.error;
    case CellTone::warning:
        return t.warning;
    case CellTone::edited:
        return t.edited;
    default:
        return cell.icon == QLatin1String("check") ? t.legal : t.textSecondary;
    }
}

QColor background(const Theme& t, CellTone tone) {
    switch (tone) {
    case CellTone::error:
        return t.errorTint;
    case CellTone::warning:
        return t.warningTint;
    case CellTone::edited:
        return t.editedTint;
    default:
        return t.panel;
    }
}

bool isBrief(SummaryDetail detail) { return detail != SummaryDetail::full; }
const QString& valueOf(const SummaryCell& c, SummaryDetail d) {
    return isBrief(d) && !c.briefValue.isEmpty() ? c.briefValue : c.value;
}
const QString& detailOf(const SummaryCell& c, SummaryDetail d) {
    return isBrief(d) && !c.briefDetail.isEmpty() ? c.briefDetail : c.detail;
}
QFont valueFont(const SummaryCell& c, const Theme& t) {
    return c.id == QLatin1String("latency") ? t.font(26, true) : t.font(15, true);
}
double markWidth(const SummaryCell& c, const Theme& t) {
    return (c.chip ? chipSize.width() + 7 : c.icon.isEmpty() ? 0 : 22) * t.fontScale;
}
bool showsWaves(const SummaryCell& c, SummaryDetail d) {
    return d == SummaryDetail::full && c.waveShares.size() > 1;
}
double wavesWidth(const SummaryCell& c, const Theme& t) {
    return std::min(double(c.waveShares.size()) * 28, 116.0) * t.fontScale;
}
bool showsGauge(const CellLook& look) {
    return look.gauge && !look.gauge->empty() && look.detail < SummaryDetail::noGauge;
}

void paintWaveBars(QPainter& p, const QRectF& r, const SummaryCell& cell, const Theme& theme) {
    const auto count = std::min<std::size_t>(cell.waveShares.size(), 16);
    const double step = r.width() / double(count), gap = step > 8 ? 3 : 1;
    p.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < count; ++i) {
        // With more waves than bars the last bar is the last wave.
        const double share = cell.waveShares[i + 1 == count ? cell.waveShares.size() - 1 : i];
        const QRectF slot(r.left() + double(i) * step, r.top(), step - gap, r.height());
        p.setBrush(theme.lineSoft);
        p.drawRoundedRect(slot, 2, 2);
        p.setBrush(theme.highContrast ? theme.text : theme.control);
        const double height = std::max(2.0, slot.height() * share);
        p.drawRoundedRect(QRectF(slot.left(), slot.bottom() - height, slot.width(), height), 2, 2);
    }
}

void paintGauge(QPainter& p, const QRectF& r, const LatencyGauge& g, const Theme& theme) {
    const double s = theme.fontScale;
    const TimeUnit unit = timeUnitFor(g.to);
    const QRectF axis(r.left() + 14 * s, r.top(), r.width() - 28 * s, r.height());
    const double y = std::round(r.top() + 36 * s) + 0.5;
    const auto x = [&](double seconds) {
        return axis.left() + axis.width() * (seconds - g.from) / (g.to - g.from);
    };
    p.setPen(QPen(theme.line, 2));
    p.drawLine(QPointF(axis.left(), y), QPointF(axis.right(), y));
    p.setFont(theme.font(10.5));
    const QFontMetricsF metrics(p.font());
    double free = -1e9;
    for (double t = g.from; t <= g.to + g.step / 2; t += g.step) {
        p.setPen(QPen(theme.control, 1));
        p.drawLine(QPointF(x(t), y + 2), QPointF(x(t), y + 5 * s));
        QString label = tickLabel(t, g.step, unit);
        if (t + g.step > g.to + g.step / 2) label += QLatin1Char(' ') + unit.name;
        const double width = metrics.horizontalAdvance(label);
        const double left = std::min(x(t) - width / 2, r.right() - width);
        if (left < free) continue;
        free = left + width + 4;
        p.setPen(theme.textTertiary);
        p.drawText(QRectF(left, y + 5 * s, width + 2, metrics.height()), Qt::AlignLeft | Qt::AlignTop, label);
    }
    if (g.bandFrom && g.bandTo) {
        p.setPen(QPen(theme.accent, 1));
        p.setBrush(theme.accentTint);
        p.drawRoundedRect(QRectF(x(*g.bandFrom), y - 5 * s, x(*g.bandTo) - x(*g.bandFrom), 10 * s), 2, 2);
    }
    if (g.baseline) {
        p.setPen(QPen(theme.textSecondary, 1.4, Qt::DotLine));
        p.setBrush(theme.panel);
        p.drawEllipse(QPointF(x(*g.baseline), y), 4.5 * s, 4.5 * s);
    }
    p.setPen(Qt::NoPen);
    p.setBrush(theme.accent);
    p.drawRect(QRectF(x(g.predicted) - 1.25 * s, y - 8 * s, 2.5 * s, 16 * s));
    if (g.measured) {
        p.setPen(QPen(theme.text, 1.6));
        p.setBrush(theme.panel);
        const double m = x(*g.measured), d = 4.5 * s;
        p.drawPolygon(QPolygonF({{m, y - d}, {m + d, y}, {m, y + d}, {m - d, y}}));
    }
    // Legend: shapes, so that no mark is told by colour alone.
    p.setFont(theme.font(11));
    double left = axis.left() - 4;
    const double middle = r.top() + 15 * s;
    const auto word = [&](const QString& text) {
        const double width = QFontMetricsF(p.font()).horizontalAdvance(text);
        p.setPen(theme.textTertiary);
        p.drawText(QRectF(left, middle - 9 * s, width + 2, 18 * s), Qt::AlignLeft | Qt::AlignVCenter, text);
        left += width + 9 * s;
    };
    p.setPen(Qt::NoPen);
    p.setBrush(theme.accent);
    p.drawRect(QRectF(left, middle - 6 * s, 2, 12 * s));
    left += 7 * s;
    word(tr("predicted"));
    if (g.measured) {
        p.setPen(QPen(theme.text, 1.2));
        p.setBrush(Qt::NoBrush);
        const double d = 4 * s, m = left + d;
        p.drawPolygon(QPolygonF({{m, middle - d}, {m + d, middle}, {m, middle + d}, {m - d, middle}}));
        left += 2 * d + 4;
        word(tr("measured"));
    } else if (g.baseline) {
        p.setPen(QPen(theme.textSecondary, 1.4, Qt::DotLine));
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(QPointF(left + 4 * s, middle), 4 * s, 4 * s);
        left += 13 * s;
        word(tr("baseline"));
    }
}

} // namespace

/// Of the value alone, without which a cell says nothing.
double summaryCellLeast(const SummaryCell& cell, const Theme& theme, const CellLook& look) {
    const double s = theme.fontScale;
    double value = QFontMetricsF(valueFont(cell, theme)).horizontalAdvance(valueOf(cell, look.detail)) +
                   markWidth(cell, theme);
    if (showsWaves(cell, look.detail)) value += 8 * s + wavesWidth(cell, theme);
    if (cell.id == QLatin1String("baseline") && cell.value.isEmpty()) value = pinButtonWidth * s;
    if (showsGauge(look)) value += gaugeWidth * s;
    return std::ceil(value + 2 * paddingOf(look.detail) * s + 1);
}

double summaryCellWidth(const SummaryCell& cell, const Theme& theme, const CellLook& look) {
    const double s = theme.fontScale;
    const QFontMetricsF small(theme.font(11));
    double caption = std::min(small.horizontalAdvance(cell.caption), longestDetail * s);
    if (cell.id == QLatin1String("baseline") && !cell.value.isEmpty()) caption += 48 * s; // two small buttons
    const double detail = std::min(small.horizontalAdvance(detailOf(cell, look.detail)), longestDetail * s);
    double width = std::max(caption, detail);
    if (showsGauge(look)) width += gaugeWidth * s;
    return std::max(summaryCellLeast(cell, theme, look),
                    std::ceil(width + 2 * paddingOf(look.detail) * s + 1));
}

void paintSummaryCell(QPainter& p, const QRectF& rect, const SummaryCell& cell, const Theme& theme,
                      const CellLook& look) {
    const double s = theme.fontScale;
    p.save();
    p.setRenderHint(QPainter::Antialiasing, true);
    p.fillRect(rect,
               look.hovered && cell.tone <= CellTone::worse ? theme.raised : background(theme, cell.tone));
    const bool latency = cell.id == QLatin1String("latency");
    const double padding = paddingOf(look.detail) * s, left = rect.left() + padding;
    double room = rect.right() - padding / 2 - left;
    if (showsGauge(look)) room -= gaugeWidth * s - padding / 2;
    const QFont small = theme.font(11), big = valueFont(cell, theme);
    const QFontMetricsF smallMetrics(small), bigMetrics(big);

    p.setFont(small);
    p.setPen(cell.tone == CellTone::error ? theme.textSecondary : theme.textTertiary);
    const double captionTop = rect.top() + (latency ? 5 : 8) * s;
    p.drawText(QRectF(left, captionTop, room, 16 * s), Qt::AlignLeft | Qt::AlignVCenter,
               smallMetrics.elidedText(cell.caption, Qt::ElideRight, room));

    p.setOpacity(look.opacity);
    const double valueTop = rect.top() + (latency ? 20 : 24) * s, valueHeight = (latency ? 32 : 23) * s;
    double x = left;
    if (cell.chip) {
        const QSizeF chip = chipSize * s;
        paintChip(p, QRectF(QPointF(x, valueTop + (valueHeight - chip.height()) / 2), chip), *cell.chip,
                  theme);
    } else if (!cell.icon.isEmpty()) {
        const double side = 16 * s;
        paintIcon(p, QRectF(x, valueTop + (valueHeight - side) / 2, side, side), cell.icon,
                  iconColor(theme, cell));
    }
    x += markWidth(cell, theme);
    const QString& value = valueOf(cell, look.detail);
    p.setFont(big);
    p.setPen(toneColor(theme, cell.tone));
    p.drawText(QRectF(x, valueTop, left + room - x + 2, valueHeight), Qt::AlignLeft | Qt::AlignVCenter,
               bigMetrics.elidedText(value, Qt::ElideRight, left + room - x + 1));
    if (showsWaves(cell, look.detail)) {
        const double at = x + bigMetrics.horizontalAdvance(value) + 8 * s;
        paintWaveBars(p, QRectF(at, valueTop + 5 * s, wavesWidth(cell, theme), 13 * s), cell, theme);
    }
    p.setFont(small);
    p.setPen(theme.textSecondary);
    p.drawText(QRectF(left, rect.top() + (latency ? 50 : 46) * s, room + 2, 17 * s),
               Qt::AlignLeft | Qt::AlignVCenter,
               smallMetrics.elidedText(detailOf(cell, look.detail), Qt::ElideRight, room + 1));
    if (showsGauge(look))
        paintGauge(p, QRectF(rect.right() - gaugeWidth * s - 9, rect.top(), gaugeWidth * s, rect.height()),
                   *look.gauge, theme);
    p.setOpacity(1);
    if (look.focused) paintFocusRing(p, rect.adjusted(1, 1, -1, -1), theme, 3);
    p.restore();
}

SummaryLayout summaryLayout(const std::vector<SummaryCell>& cells, const LatencyGauge& gauge,
                            const Theme& theme, double width) {
    const double s = theme.fontScale;
    SummaryLayout out;
    out.detail = width < 1280 * s   ? SummaryDetail::noOccupancy
                 : width < 1500 * s ? SummaryDetail::brief
                                    : SummaryDetail::full;
    double total = 0;
    for (;; out.detail = SummaryDetail(int(out.detail) + 1)) {
        out.widths.clear();
        total = 0;
        for (const SummaryCell& cell : cells) {
            CellLook look;
            look.detail = out.detail;
            look.gauge = cell.id == QLatin1String("latency") ? &gauge : nullptr;
            const bool hidden =
                out.detail >= SummaryDetail::noOccupancy && cell.id == QLatin1String("occupancy");
            out.widths.push_back(hidden ? 0 : summaryCellWidth(cell, theme, look));
            total += out.widths.back();
        }
        if (total <= width || out.detail == SummaryDetail::narrow) break;
    }
    if (cells.empty()) return out;
    if (total <= width) {
        // Spare room lies left of the result, which keeps to the right edge.
        double rest = width - total;
        for (std::size_t i = 0; i < cells.size() && rest > 0; ++i) {
            if (cells[i].tone != CellTone::error || out.widths[i] <= 0) continue; // a fault is read in full
            const double whole = QFontMetricsF(theme.font(11)).horizontalAdvance(detailOf(cells[i], out.detail)) +
                                 2 * paddingOf(out.detail) * s + 1;
            const double more = std::clamp(std::ceil(whole) - out.widths[i], 0.0, rest);
            out.widths[i] += more;
            rest -= more;
        }
        if (cells.size() > 1) {
            auto spare = out.widths.size() - 2;
            while (spare > 0 && out.widths[spare] == 0)
                --spare;
            out.widths[spare] += rest;
        }
        return out;
    }
    // Captions and details are elided, values only when there is no room for all of them, and the latency never.
    std::vector<double> least;
    double values = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        least.push_back(out.widths[i] > 0 ? summaryCellLeast(cells[i], theme, {.detail = out.detail}) : 0);
        values += least.back();
    }
    const double kept = std::min(least.front(), width);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (values <= width)
            out.widths[i] =
                std::floor(least[i] + (out.widths[i] - least[i]) * (width - values) / (total - values));
        else
            out.widths[i] =
                i == 0 ? kept : std::floor(least[i] * (width - kept) / std::max(1.0, values - kept));
    }
    return out;
}

void paintSummary(QPainter& p, const QRectF& rect, const ViewState& state, const Theme& theme,
                  const LatencyMarks& marks) {
    const auto cells = summaryCells(state, marks);
    const LatencyGauge gauge = latencyGauge(state, marks);
    const SummaryLayout layout = summaryLayout(cells, gauge, theme, rect.width());
    double x = rect.left();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (layout.widths[i] <= 0) continue;
        CellLook look;
        look.detail = layout.detail;
        look.gauge = cells[i].id == QLatin1String("latency") ? &gauge : nullptr;
        SummaryCell cell = cells[i];
        if (cell.id == QLatin1String("baseline") && cell.value.isEmpty()) cell.value = tr("none");
        paintSummaryCell(p, QRectF(x, rect.top(), layout.widths[i], rect.height()), cell, theme, look);
        x += layout.widths[i];
        p.setPen(QPen(theme.line, 1));
        if (i + 1 < cells.size()) p.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    }
}

} // namespace tilesight
