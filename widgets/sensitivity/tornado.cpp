#include "widgets/sensitivity/tornado.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/theme/marks.h"
#include "widgets/theme/painting.h"
#include "widgets/fault_text.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double noEffect = 5e-4; ///< changes below are called none
constexpr double margin = 12, lineHeight = 19, rowGap = 7, headHeight = 22;

bool isShown(const SensitivityBar& bar) {
    if (bar.knob || bar.width() >= noEffect) return true;
    for (const auto& end : {bar.less, bar.more})
        if (end && !end->refusal.empty()) return true; // what cannot run is said
    return false;
}

/// The widest rate of the GPU and the best gain fit; knobs that ruin everything are cut.
double limitOf(const Sensitivity& s) {
    double limit = 0.02;
    for (const SensitivityBar& bar : s.bars)
        for (const auto& end : {bar.less, bar.more})
            if (end && end->refusal.empty() && (!bar.knob || end->change < 0))
                limit = std::max(limit, std::abs(end->change));
    return limit * 1.08;
}

QString percentOf(double fraction) { return toQString(formatPercent(fraction, 2)); }

} // namespace

int TornadoLayout::lineAt(const QPointF& position) const {
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i].rect.contains(position)) return int(i);
    return -1;
}

const SensitivityEnd* endOf(const Sensitivity& s, const TornadoLine& line) {
    const SensitivityBar& bar = s.bars[std::size_t(line.bar)];
    const auto& end = line.more ? bar.more : bar.less;
    return end ? &*end : nullptr;
}

QString settingText(const Sensitivity& s, const TornadoLine& line) {
    const SensitivityBar& bar = s.bars[std::size_t(line.bar)];
    if (!bar.knob) return (line.more ? QStringLiteral("+") : QStringLiteral("−")) + percentOf(s.spread);
    const SensitivityEnd* end = endOf(s, line);
    if (!end) return line.more ? tr("largest") : tr("smallest");
    return QString::number(end->setting, 'g', 12);
}

QString effectText(const Sensitivity& s, const SensitivityEnd& end) {
    if (!end.refusal.empty()) return shortFault(toQString(end.refusal));
    if (std::abs(end.change) < noEffect) return tr("no change");
    QString text = latencyDelta(s.latencySeconds, end.latencySeconds).sentence();
    if (end.then != s.bottleneck) text += tr(", then %1 limits").arg(engineWord(titleOf(end.then)));
    return text;
}

QString withoutEffect(const Sensitivity& s) {
    QStringList titles;
    for (const SensitivityBar& bar : s.bars)
        if (!isShown(bar)) titles << toQString(bar.title);
    return titles.isEmpty() ? QString() : tr("Without effect: %1").arg(titles.join(QStringLiteral(", ")));
}

TornadoLayout tornadoLayout(const Sensitivity& s, double width, const Theme& theme, bool buttons) {
    TornadoLayout layout;
    const double f = theme.fontScale, line = lineHeight * f;
    const double room = width - 2 * margin;
    const bool narrow = room < 620 * f;
    const double title = (narrow ? 118 : 170) * f;
    const double button = buttons ? std::max(54 * f, textWidth(theme.font(11), tr("Apply")) + 16 * f) : 0;
    layout.settingWidth = 52 * f;
    const double words = narrow ? 92 * f : std::min(300 * f, room * 0.36);
    layout.settingLeft = margin + title;
    const double trackLeft = layout.settingLeft + layout.settingWidth + 8;
    const double trackWidth = std::max(40.0, room - title - layout.settingWidth - words - button - 24);
    layout.wordsLeft = trackLeft + trackWidth + 8;
    layout.limit = limitOf(s);
    double y = margin + headHeight * f;
    layout.axis = {trackLeft, y, trackWidth, 0};
    for (std::size_t i = 0; i < s.bars.size(); ++i) {
        if (!isShown(s.bars[i])) continue;
        layout.shown.push_back(int(i));
        layout.titles.push_back({margin, y, title - 6, 2 * line});
        for (const bool more : {true, false}) {
            TornadoLine drawn{
                int(i), more, {margin - 4, y, room + 8, line}, {trackLeft, y + 2, trackWidth, line - 4}, {}};
            const SensitivityEnd* end = endOf(s, drawn);
            if (buttons && s.bars[i].knob && end && end->refusal.empty())
                drawn.button = {width - margin - button, y + 0.5, button, line - 1};
            layout.lines.push_back(drawn);
            y += line;
        }
        y += rowGap * f;
    }
    layout.axis.setBottom(y);
    const QString rest = withoutEffect(s);
    if (!rest.isEmpty()) {
        const double high = QFontMetricsF(theme.font(11))
                                .boundingRect(QRectF(0, 0, room, 1000), Qt::TextWordWrap, rest)
                                .height();
        layout.rest = {margin, y + 4, room, high + 4};
        y = layout.rest.bottom();
    }
    layout.size = {width, y + margin};
    return layout;
}

namespace {

void paintAxis(QPainter& p, const TornadoLayout& layout, const Theme& theme) {
    const QRectF& axis = layout.axis;
    const double zero = axis.center().x();
    p.setFont(theme.font(10.5));
    const QRectF head(axis.left(), axis.top() - 18 * theme.fontScale, axis.width(), 16 * theme.fontScale);
    p.setPen(theme.textTertiary);
    p.drawText(head, Qt::AlignHCenter | Qt::AlignVCenter, QStringLiteral("0"));
    const QString end = percentOf(layout.limit);
    const bool room = axis.width() > 230 * theme.fontScale;
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter,
               QStringLiteral("−") + end + (room ? tr(" faster") : QString()));
    p.drawText(head, Qt::AlignRight | Qt::AlignVCenter,
               QStringLiteral("+") + end + (room ? tr(" slower") : QString()));
    p.setPen(QPen(theme.control, theme.borderWidth));
    p.drawLine(QPointF(zero, axis.top()), QPointF(zero, axis.bottom() - 4));
}

void paintBar(QPainter& p, const SensitivityEnd& end, const QRectF& track, double limit, const Theme& theme) {
    if (!end.refusal.empty()) return paintMisfit(p, track, theme);
    const double zero = track.center().x(), half = track.width() / 2;
    const bool cut = std::abs(end.change) > limit;
    const double length = std::min(1.0, std::abs(end.change) / limit) * half;
    const bool faster = end.change < 0;
    const QRectF bar(faster ? zero - length : zero, track.top(), std::max(1.0, length), track.height());
    const Judgement judgement = std::abs(end.change) < noEffect ? Judgement::same
                                : faster                        ? Judgement::better
                                                                : Judgement::worse;
    p.fillRect(bar, judgementColor(theme, judgement));
    if (!cut) return;
    const double tip = faster ? bar.left() : bar.right(), step = faster ? 5 : -5;
    QPainterPath notch;
    notch.moveTo(tip, bar.top());
    notch.lineTo(tip + step, bar.center().y());
    notch.lineTo(tip, bar.bottom());
    p.fillPath(notch, theme.panel);
}

void paintButton(QPainter& p, const TornadoLine& line, const Theme& theme, bool hovered) {
    p.setPen(QPen(hovered ? theme.accent : theme.control, theme.borderWidth));
    p.setBrush(hovered ? theme.accentTint : theme.panel);
    p.drawRoundedRect(line.button.adjusted(0.5, 1, -0.5, -1), 4, 4);
    p.setPen(hovered ? theme.accent : theme.text);
    p.setFont(theme.font(11));
    p.drawText(line.button, Qt::AlignCenter, tr("Apply"));
}

void paintTitle(QPainter& p, const SensitivityBar& bar, const QRectF& rect, const Theme& theme) {
    const double f = theme.fontScale;
    QRectF title(rect.left(), rect.top(), rect.width(), rect.height() / 2);
    if (bar.resource) {
        paintChip(p, {title.left(), title.center().y() - 7.5 * f, 25 * f, 15 * f}, *bar.resource, theme);
        title.setLeft(title.left() + 31 * f);
    }
    p.setFont(theme.font(12, true));
    p.setPen(theme.text);
    p.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(p.font()).elidedText(toQString(bar.title), Qt::ElideRight, title.width()));
    p.setFont(theme.font(11));
    p.setPen(theme.textTertiary);
    const QString below = bar.knob              ? tr("knob, now %1").arg(QString::number(bar.now, 'g', 12))
                          : bar.keys.size() > 1 ? tr("%1 numbers").arg(bar.keys.size())
                                                : tr("1 number");
    p.drawText(QRectF(title.left(), rect.center().y(), title.width(), rect.height() / 2),
               Qt::AlignLeft | Qt::AlignVCenter, below);
}

void paintLine(QPainter& p, const Sensitivity& s, const TornadoLayout& layout, const TornadoLine& line,
               const Theme& theme, bool hovered) {
    const SensitivityEnd* end = endOf(s, line);
    p.setFont(theme.font(11));
    p.setPen(end ? theme.textSecondary : theme.textDisabled);
    p.drawText(QRectF(layout.settingLeft, line.rect.top(), layout.settingWidth, line.rect.height()),
               Qt::AlignRight | Qt::AlignVCenter, settingText(s, line));
    if (!end) return;
    paintBar(p, *end, line.track, layout.limit, theme);
    const double right = line.button.isEmpty() ? line.rect.right() - 4 : line.button.left() - 6;
    const QRectF words(layout.wordsLeft, line.rect.top(), right - layout.wordsLeft, line.rect.height());
    const Judgement judgement = end->change < 0 ? Judgement::better : Judgement::worse;
    const bool changes = end->refusal.empty() && std::abs(end->change) >= noEffect;
    p.setPen(!end->refusal.empty() ? theme.error
             : changes             ? judgementColor(theme, judgement)
                                   : theme.textTertiary);
    p.setFont(theme.font(11.5, changes));
    p.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(p.font()).elidedText(effectText(s, *end), Qt::ElideRight, words.width()));
    if (!line.button.isEmpty()) paintButton(p, line, theme, hovered);
}

} // namespace

void paintTornado(QPainter& p, const Sensitivity& s, const TornadoLayout& layout, const Theme& theme,
                  const TornadoMarks& marks) {
    p.setRenderHint(QPainter::Antialiasing);
    if (marks.stale) p.setOpacity(0.5);
    for (const int index : {marks.hovered, marks.current})
        if (index >= 0 && index < int(layout.lines.size()) && (index == marks.hovered || marks.focused))
            p.fillRect(layout.lines[std::size_t(index)].rect, theme.sunken);
    paintAxis(p, layout, theme);
    for (std::size_t i = 0; i < layout.shown.size(); ++i) {
        paintTitle(p, s.bars[std::size_t(layout.shown[i])], layout.titles[i], theme);
        p.setPen(theme.lineSoft);
        const double y = layout.titles[i].bottom() + rowGap * theme.fontScale / 2;
        p.drawLine(QPointF(margin, y), QPointF(layout.size.width() - margin, y));
    }
    for (std::size_t i = 0; i < layout.lines.size(); ++i)
        paintLine(p, s, layout, layout.lines[i], theme,
                  int(i) == marks.hovered || (marks.focused && int(i) == marks.current));
    if (marks.focused && marks.current >= 0 && marks.current < int(layout.lines.size()))
        paintFocusRing(p, layout.lines[std::size_t(marks.current)].rect, theme);
    p.setFont(theme.font(11));
    p.setPen(theme.textTertiary);
    p.drawText(layout.rest, Qt::TextWordWrap, withoutEffect(s));
    p.setOpacity(1);
}

QString tornadoCsv(const Sensitivity& s) {
    QString csv = QStringLiteral("what,kind,setting,latency_us,change_percent,bottleneck,reason\n");
    for (std::size_t i = 0; i < s.bars.size(); ++i)
        for (const bool more : {true, false}) {
            const TornadoLine line{int(i), more, {}, {}, {}};
            const SensitivityEnd* end = endOf(s, line);
            if (!end) continue;
            const bool runs = end->refusal.empty();
            csv += QStringList{csvField(toQString(s.bars[i].title)),
                               s.bars[i].knob ? QStringLiteral("knob") : QStringLiteral("hardware"),
                               QString::number(end->setting, 'g', 9),
                               runs ? QString::number(end->latencySeconds * 1e6, 'g', 7) : QString(),
                               runs ? QString::number(end->change * 100, 'g', 4) : QString(),
                               runs ? toQString(nameOf(end->then)) : QString(),
                               csvField(toQString(end->refusal))}
                       .join(',') +
                   '\n';
        }
    return csv;
}

} // namespace tilesight
