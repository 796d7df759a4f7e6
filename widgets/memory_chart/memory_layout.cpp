#include "widgets/memory_chart/memory_layout.h"

#include "widgets/theme/painting.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>

namespace tilesight {
namespace {

constexpr double margin = 12, smPad = 8, smHead = 20, head = 24, pad = 8;
constexpr double thinnest = 3, thickest = 20;
constexpr double leastBox = 106, leastLink = 98, mostBox = 176, mostLink = 176;

double lineHeight(const Theme& theme) { return 17 * theme.fontScale; }
double deltaHeight(const Theme& theme) { return 14 * theme.fontScale; }

/// The name stands above its value where both do not fit into one line.
bool breaks(const MemoryNumber& n, const Theme& theme, double width) {
    return !n.label.isEmpty() &&
           textWidth(theme.font(11), n.label) + 5 + textWidth(theme.font(12, true), n.value) > width + 0.5;
}

double heightOf(const MemoryNumber& n, const Theme& theme, double width) {
    return lineHeight(theme) * (breaks(n, theme, width) ? 2 : 1) + (n.delta.text.isEmpty() ? 0 : deltaHeight(theme));
}

double heightOf(const std::vector<MemoryNumber>& numbers, const Theme& theme, double width, std::size_t from,
                std::size_t to) {
    double sum = 0;
    for (std::size_t i = from; i < to; ++i)
        sum += heightOf(numbers[i], theme, width) + 2;
    return sum;
}

void stack(const std::vector<MemoryNumber>& numbers, std::size_t from, std::size_t to, QRectF column,
           const Theme& theme, MemoryLayout& layout) {
    double y = column.top();
    for (std::size_t i = from; i < to; ++i) {
        const double high = heightOf(numbers[i], theme, column.width());
        layout.numbers.push_back({&numbers[i], {column.left(), y, column.width(), high}});
        y += high + 2;
    }
}

void layoutRow(const MemoryChart& chart, const QSizeF& room, const Theme& theme, MemoryLayout& layout) {
    const double s = theme.fontScale;
    const auto n = double(chart.boxes.size());
    const double width = room.width() - 2 * margin - 2 * smPad;
    const double wanted = n * mostBox * s + (n - 1) * mostLink * s;
    const double factor = std::min(1.0, width / wanted);
    const double boxWidth = mostBox * s * factor, linkWidth = mostLink * s * factor;
    double boxHeight = 0, linkHalf = 0;
    for (const MemoryBox& box : chart.boxes)
        boxHeight = std::max(boxHeight, head * s + pad +
                                            heightOf(box.numbers, theme, boxWidth - 2 * pad, 0, box.numbers.size()));
    // Writing on a link that leaves the SMs keeps clear of their frame.
    const auto indent = [&](std::size_t i) {
        return 10 + (chart.boxes[i].inSm && !chart.boxes[i + 1].inSm ? smPad : 0);
    };
    for (std::size_t i = 0; i < chart.links.size(); ++i) {
        const MemoryLink& link = chart.links[i];
        const std::size_t bytes = link.numbers.size() - 2;
        const double room = linkWidth - indent(i) - 2;
        linkHalf = std::max({linkHalf, heightOf(link.numbers, theme, room, 0, bytes) + 22 * s,
                             heightOf(link.numbers, theme, room, bytes, link.numbers.size())});
    }
    boxHeight = std::max(boxHeight, 2 * (linkHalf + thickest / 2 + 4));
    const double high = boxHeight + smHead * s + smPad;
    layout.size = {room.width(), std::max(room.height(), high + 2 * margin)};
    const double top = std::max(margin, (layout.size.height() - high) / 2) + smHead * s;
    const double middle = top + boxHeight / 2;
    double x = margin + smPad + (width - (n * boxWidth + (n - 1) * linkWidth)) / 2;
    for (std::size_t i = 0; i < chart.boxes.size(); ++i) {
        const MemoryBox& box = chart.boxes[i];
        const QRectF rect(x, top, boxWidth, boxHeight);
        layout.boxes.push_back(rect);
        if (box.inSm) layout.sm |= rect.adjusted(-smPad, -smHead * s, smPad, smPad);
        stack(box.numbers, 0, box.numbers.size(), {x + pad, top + head * s + 4, boxWidth - 2 * pad, 0}, theme,
              layout);
        x += boxWidth;
        if (i == chart.links.size()) break;
        const MemoryLink& link = chart.links[i];
        const double thick = thinnest + (thickest - thinnest) * std::min(1.0, link.share);
        const QRectF bar(x, middle - thick / 2, linkWidth, thick);
        layout.links.push_back(bar);
        const std::size_t bytes = link.numbers.size() - 2;
        const QRectF column(x + indent(i), 0, linkWidth - indent(i) - 2, 0);
        const double above = bar.top() - 4 - heightOf(link.numbers, theme, column.width(), 0, bytes);
        layout.chips.push_back({column.left(), above - 20 * s, chipSize.width() * s, chipSize.height() * s});
        stack(link.numbers, 0, bytes, column.translated(0, above), theme, layout);
        stack(link.numbers, bytes, link.numbers.size(), column.translated(0, bar.bottom() + 4), theme,
              layout);
        x += linkWidth;
    }
}

/// Side by side, in rows as they fit. Returns the height taken.
double flow(const std::vector<MemoryNumber>& numbers, const QRectF& area, const Theme& theme,
            MemoryLayout& layout) {
    const double cell = 118 * theme.fontScale;
    const int perRow = std::max(1, int(area.width() / cell));
    double rowHeight = 0;
    for (const MemoryNumber& number : numbers)
        rowHeight = std::max(rowHeight, heightOf(number, theme, cell - 6));
    for (std::size_t i = 0; i < numbers.size(); ++i)
        layout.numbers.push_back({&numbers[i],
                                  {area.left() + double(int(i) % perRow) * cell,
                                   area.top() + double(int(i) / perRow) * (rowHeight + 2), cell - 6,
                                   heightOf(numbers[i], theme, cell - 6)}});
    return double((int(numbers.size()) + perRow - 1) / perRow) * (rowHeight + 2);
}

void layoutColumn(const MemoryChart& chart, const QSizeF& room, const Theme& theme, MemoryLayout& layout) {
    layout.vertical = true;
    const double s = theme.fontScale, left = margin + smPad, width = room.width() - 2 * left;
    double y = margin + smHead * s;
    for (std::size_t i = 0; i < chart.boxes.size(); ++i) {
        const MemoryBox& box = chart.boxes[i];
        const double taken = flow(box.numbers, {left + 96 * s, y + 4, width - 100 * s, 0}, theme, layout);
        const QRectF rect(left, y, width, std::max(head * s, taken + 6));
        layout.boxes.push_back(rect);
        if (box.inSm) layout.sm |= rect.adjusted(-smPad, -smHead * s, smPad, smPad);
        y = rect.bottom();
        if (i == chart.links.size()) break;
        const MemoryLink& link = chart.links[i];
        const double thick = thinnest + (thickest - thinnest) * std::min(1.0, link.share);
        const bool leaves = box.inSm && !chart.boxes[i + 1].inSm;
        const double top = y + (leaves ? smPad : 0) + 4;
        const double high = flow(link.numbers, {left + 96 * s, top, width - 100 * s, 0}, theme, layout) + 4;
        layout.links.push_back({left + 24 * s - thick / 2, y, thick, top + high - y});
        layout.chips.push_back({left + 46 * s, top + 1, chipSize.width() * s, chipSize.height() * s});
        y = top + high;
    }
    layout.size = {room.width(), y + margin};
}

void paintNumber(QPainter& p, const PlacedNumber& placed, const Theme& theme, bool marked) {
    const MemoryNumber& n = *placed.number;
    QRectF line(placed.rect.left(), placed.rect.top(), placed.rect.width(), lineHeight(theme));
    QFont value = theme.font(12, true);
    value.setUnderline(marked);
    double x = line.left();
    if (!n.label.isEmpty()) {
        const QFont small = theme.font(11);
        const bool above = breaks(n, theme, line.width());
        const double room = above ? line.width() : line.width() - textWidth(value, n.value) - 5;
        p.setFont(small);
        p.setPen(theme.textSecondary);
        const QString label = QFontMetricsF(small).elidedText(n.label, Qt::ElideRight, std::max(0.0, room));
        p.drawText(QRectF(x, line.top(), room + 1, line.height()), Qt::AlignLeft | Qt::AlignVCenter, label);
        if (above)
            line.translate(0, line.height());
        else
            x += textWidth(small, label) + 5;
    }
    p.setFont(value);
    p.setPen(marked ? theme.accent : theme.text);
    p.drawText(QRectF(x, line.top(), line.right() - x + 2, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetricsF(value).elidedText(n.value, Qt::ElideRight, line.right() - x + 2));
    if (n.delta.text.isEmpty()) return;
    const QFont small = theme.font(10.5);
    const bool whole = textWidth(small, n.delta.sentence()) <= line.width();
    p.setFont(small);
    p.setPen(judgementColor(theme, n.delta.judgement));
    p.drawText(QRectF(line.left(), line.bottom(), line.width() + 4, deltaHeight(theme)),
               Qt::AlignLeft | Qt::AlignVCenter, whole ? n.delta.sentence() : n.delta.text);
}

} // namespace

MemoryLayout memoryLayout(const MemoryChart& chart, const QSizeF& room, const Theme& theme) {
    MemoryLayout layout;
    layout.size = room;
    if (chart.empty()) return layout;
    const auto n = double(chart.boxes.size());
    const double least = (n * leastBox + (n - 1) * leastLink) * theme.fontScale + 2 * (margin + smPad);
    if (room.width() >= least)
        layoutRow(chart, room, theme, layout);
    else
        layoutColumn(chart, room, theme, layout);
    return layout;
}

void paintMemoryChart(QPainter& p, const MemoryChart& chart, const MemoryLayout& layout, const Theme& theme,
                      int marked, bool focused, bool stale) {
    p.setRenderHint(QPainter::Antialiasing);
    if (stale) p.setOpacity(0.5);
    const double s = theme.fontScale;
    p.setPen(QPen(theme.control, theme.borderWidth, Qt::DashLine));
    p.setBrush(theme.sunken);
    p.drawRoundedRect(layout.sm, 6, 6);
    p.setFont(theme.font(11, true));
    p.setPen(theme.textSecondary);
    p.drawText(layout.sm.adjusted(pad, 2, -pad, 0), Qt::AlignLeft | Qt::AlignTop, chart.smTitle);
    for (std::size_t i = 0; i < chart.links.size(); ++i) {
        paintResourceBar(p, layout.links[i], chart.links[i].level, theme);
        paintChip(p, layout.chips[i], chart.links[i].level, theme);
        if (int(i) != chart.busiest()) continue;
        p.setFont(theme.font(10.5));
        p.setPen(theme.text);
        const QRectF chip = layout.chips[i];
        const double room = layout.links[i].right() - chip.right() - 5;
        if (!layout.vertical)
            p.drawText(QRectF(chip.right() + 5, chip.top(), room, chip.height()),
                       Qt::AlignLeft | Qt::AlignVCenter,
                       QFontMetricsF(p.font()).elidedText(QCoreApplication::translate("MemoryChart", "busiest"),
                                                          Qt::ElideRight, room));
    }
    for (std::size_t i = 0; i < chart.boxes.size(); ++i) {
        const QRectF& rect = layout.boxes[i];
        p.setPen(QPen(theme.control, theme.borderWidth));
        p.setBrush(theme.raised);
        p.drawRoundedRect(rect, 5, 5);
        QRectF title(rect.left() + pad, rect.top(), rect.width() - 2 * pad, head * s);
        if (const auto level = chart.boxes[i].level) {
            paintChip(p,
                      {title.left(), title.center().y() - 8 * s, chipSize.width() * s, chipSize.height() * s},
                      *level, theme);
            title.setLeft(title.left() + chipSize.width() * s + 6);
        }
        p.setFont(theme.font(12, true));
        p.setPen(theme.text);
        p.drawText(title, Qt::AlignLeft | Qt::AlignVCenter, chart.boxes[i].title);
    }
    for (std::size_t i = 0; i < layout.numbers.size(); ++i) {
        paintNumber(p, layout.numbers[i], theme, int(i) == marked);
        if (focused && int(i) == marked)
            paintFocusRing(p, layout.numbers[i].rect.adjusted(-3, -2, 3, 2), theme);
    }
    p.setOpacity(1);
}

} // namespace tilesight
