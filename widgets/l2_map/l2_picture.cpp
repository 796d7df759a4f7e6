#include "widgets/l2_map/l2_picture.h"

#include "widgets/theme/painting.h"

#include <QFontMetricsF>
#include <QLineF>
#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double mostStretch = 1.6;

QColor colourOf(const L2Look& look, double value, const L2Scale& scale, const Theme& theme) {
    if (look.reference) return theme.mapColor(theme.difference, worseness(look.quantity, value, scale));
    const double range = scale.high - scale.low, t = range > 0 ? (value - scale.low) / range : 0.5;
    return theme.mapColor(look.quantity == L2Quantity::hitRate ? theme.viridis : theme.cividis, t);
}

QString tickText(const L2Look& look, double value) {
    return look.reference ? differenceText(look.quantity, value) : valueText(look.quantity, value);
}

/// Sides of the cells of the wave that is at work, where it ends.
QVector<QLineF> waveOutline(const L2Look& look, const L2Layout& layout) {
    const L2Map& map = *look.map;
    const L2Plane& plane = layout.plane;
    const std::int64_t first = map.waveOf(look.position) * map.waveTiles;
    const std::int64_t end = std::min(first + map.waveTiles, map.replayed);
    std::vector<char> inside(std::size_t(plane.rows) * std::size_t(plane.columns), 0);
    const auto index = [&](const QPoint& c) {
        return std::size_t(c.y()) * std::size_t(plane.columns) + std::size_t(c.x());
    };
    std::vector<QPoint> cells;
    for (std::int64_t i = first; i < end; ++i) {
        const QPoint cell = plane.cellOf(map, map.tileAt[std::size_t(i)]);
        if (!inside[index(cell)]) cells.push_back(cell);
        inside[index(cell)] = 1;
    }
    const auto isIn = [&](const QPoint& c) { return plane.contains(c) && inside[index(c)]; };
    QVector<QLineF> lines;
    for (const QPoint& cell : cells) {
        const QRectF r = layout.cell(cell);
        if (!isIn(cell + QPoint(0, -1))) lines << QLineF(r.topLeft(), r.topRight());
        if (!isIn(cell + QPoint(0, 1))) lines << QLineF(r.bottomLeft(), r.bottomRight());
        if (!isIn(cell + QPoint(-1, 0))) lines << QLineF(r.topLeft(), r.bottomLeft());
        if (!isIn(cell + QPoint(1, 0))) lines << QLineF(r.topRight(), r.bottomRight());
    }
    return lines;
}

void paintScale(QPainter& p, const QRectF& rect, const L2Look& look, const L2Scale& scale,
                const Theme& theme) {
    const double s = theme.fontScale;
    p.setFont(theme.font(10.5));
    const QFontMetricsF metrics(p.font());
    const QRectF bar(rect.left(), rect.top() + metrics.height() / 2, 10 * s,
                     rect.height() - metrics.height());
    if (bar.height() < 20) return;
    // Strips that overlap by half a pixel: a gradient brush would become an image in PDF.
    const int strips = std::max(2, int(bar.height()));
    for (int i = 0; i < strips; ++i) {
        const double value = scale.high - (scale.high - scale.low) * (i + 0.5) / strips;
        p.fillRect(QRectF(bar.left(), bar.top() + bar.height() * i / strips, bar.width(),
                          bar.height() / strips + 0.5),
                   colourOf(look, value, scale, theme));
    }
    p.setPen(QPen(theme.control, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(bar.adjusted(-0.5, -0.5, 0.5, 0.5));
    const int intervals = bar.height() > 8 * metrics.height() && !look.reference ? 4 : 2;
    for (int i = 0; i <= intervals; ++i) {
        const double y = bar.bottom() - bar.height() * i / intervals;
        p.setPen(QPen(theme.control, 1));
        p.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 3 * s, y));
        p.setPen(theme.textSecondary);
        const QRectF place(bar.right() + 5 * s, y - metrics.height() / 2, rect.right() - bar.right() - 5 * s,
                           metrics.height());
        p.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                   metrics.elidedText(tickText(look, scale.low + (scale.high - scale.low) * i / intervals),
                                      Qt::ElideRight, place.width()));
    }
}

} // namespace

QRectF L2Layout::cell(const QPoint& at) const {
    const double w = map.width() / plane.columns, h = map.height() / plane.rows;
    return {map.left() + w * at.x(), map.top() + h * at.y(), w, h};
}

QPoint L2Layout::cellAt(const QPointF& pixel) const {
    if (map.width() <= 0 || map.height() <= 0 || !map.contains(pixel)) return {-1, -1};
    const QPoint at(int((pixel.x() - map.left()) * plane.columns / map.width()),
                    int((pixel.y() - map.top()) * plane.rows / map.height()));
    return plane.contains(at) ? at : QPoint(-1, -1);
}

L2Layout l2Layout(const L2Look& look, const QRectF& space, const Theme& theme) {
    L2Layout layout;
    layout.plane = l2Plane(*look.map);
    const double s = theme.fontScale;
    const QFontMetricsF metrics(theme.font(10.5));
    const L2Scale scale = l2Scale(look);
    double labels = 0;
    for (const double at : {0.0, 0.25, 0.5, 0.75, 1.0})
        labels = std::max(
            labels, metrics.horizontalAdvance(tickText(look, scale.low + (scale.high - scale.low) * at)));
    const double scaleWidth = std::min(18 * s + labels, space.width() / 2);
    const double gap = 10 * s;
    const QRectF room(space.left(), space.top(), std::max(1.0, space.width() - scaleWidth - gap),
                      space.height());
    const double aspect = layout.plane.folded ? 1 : look.tileAspect;
    const double ratio = std::clamp(aspect * layout.plane.columns / layout.plane.rows, 0.625, 1.8);
    // Close to the shape of the output, wider or higher when there is room.
    double width = room.width(), height = width / ratio;
    if (height > room.height()) {
        height = room.height();
        width = std::min(room.width(), height * ratio * mostStretch);
    } else {
        height = std::min(room.height(), height * mostStretch);
    }
    layout.map = {room.left(), room.top(), std::floor(width), std::floor(height)};
    layout.scale = {layout.map.right() + gap, layout.map.top(), scaleWidth, layout.map.height()};
    return layout;
}

QImage l2Image(const L2Cells& cells, const L2Look& look, const L2Scale& scale, const Theme& theme) {
    QImage image(cells.columns, cells.rows, QImage::Format_RGB32);
    for (int r = 0; r < cells.rows; ++r) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(r));
        for (int c = 0; c < cells.columns; ++c) {
            const double value = cells.at({c, r});
            line[c] = (std::isfinite(value) ? colourOf(look, value, scale, theme) : theme.sunken).rgb();
        }
    }
    return image;
}

void paintL2Map(QPainter& p, const L2Look& look, const L2Layout& layout, const L2Scale& scale,
                const Theme& theme, const L2PictureState& state) {
    p.save();
    if (state.old) p.setOpacity(0.5);
    p.setRenderHint(QPainter::SmoothPixmapTransform, false);
    p.setRenderHint(QPainter::Antialiasing, false);
    p.drawImage(layout.map, l2Image(l2Cells(look), look, scale, theme));
    const QRectF first = layout.cell({0, 0});
    if (std::min(first.width(), first.height()) >= (theme.highContrast ? 4 : 7)) {
        p.setPen(QPen(theme.panel, theme.highContrast ? 1 : 0.6));
        for (int c = 1; c < layout.plane.columns; ++c)
            p.drawLine(
                QLineF(layout.cell({c, 0}).topLeft(), {layout.cell({c, 0}).left(), layout.map.bottom()}));
        for (int r = 1; r < layout.plane.rows; ++r)
            p.drawLine(
                QLineF(layout.cell({0, r}).topLeft(), {layout.map.right(), layout.cell({0, r}).top()}));
    }
    p.setPen(QPen(theme.line, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(layout.map.adjusted(-0.5, -0.5, 0.5, 0.5));
    p.setRenderHint(QPainter::Antialiasing, true);
    // Light under dark, so that the lines are seen on every colour; not smoothed, because ends would show as dots.
    const QVector<QLineF> outline = waveOutline(look, layout);
    p.setRenderHint(QPainter::Antialiasing, false);
    p.setPen(QPen(theme.panel, 3));
    p.drawLines(outline);
    p.setPen(QPen(theme.text, theme.highContrast ? 2 : 1));
    p.drawLines(outline);
    p.setRenderHint(QPainter::Antialiasing, true);
    const auto frame = [&](const QPoint& cell, const QColor& colour, double width) {
        QRectF r = layout.cell(cell);
        const double grow = std::max(0.0, 7 - std::min(r.width(), r.height())) / 2;
        r.adjust(-grow, -grow, grow, grow);
        p.setPen(QPen(theme.panel, width + 2.4));
        p.drawRect(r);
        p.setPen(QPen(colour, width));
        p.drawRect(r);
    };
    if (state.hovered.x() >= 0) frame(state.hovered, theme.text, 1.2);
    if (look.map->replayed > 0) {
        const auto at = std::size_t(std::clamp<std::int64_t>(look.position, 0, look.map->replayed - 1));
        frame(layout.plane.cellOf(*look.map, look.map->tileAt[at]), theme.accent, 2.4);
    }
    paintScale(p, layout.scale, look, scale, theme);
    p.restore();
}

} // namespace tilesight
