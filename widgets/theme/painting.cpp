#include "widgets/theme/painting.h"

#include <QCache>
#include <QPaintEngine>
#include <QPainterPath>

#include <cmath>

namespace tilesight {

namespace {

constexpr double patternTile = 8, patternStroke = 1.1, hatchStep = 6;

/// The part of `rect` that the painter can show, so that a bar of a million pixels costs what one screen
/// costs.
QRectF visiblePart(const QPainter& painter, const QRectF& rect) {
    bool invertible = false;
    const QTransform inverse = painter.combinedTransform().inverted(&invertible);
    if (!invertible) return {};
    // The transform leads to device pixels, the viewport counts device-independent ones.
    const double ratio = painter.device()->devicePixelRatioF();
    const QRectF device(QPointF(painter.viewport().topLeft()) * ratio,
                        QSizeF(painter.viewport().size()) * ratio);
    QRectF shown = rect & inverse.mapRect(device);
    if (painter.hasClipping()) shown &= painter.clipBoundingRect();
    return shown;
}

/// Lines of slope +-1 through `shown`, `step` apart along x, anchored at `origin`.
void addDiagonals(QPainterPath& path, const QRectF& shown, QPointF origin, double step, bool rising) {
    const double h = shown.height();
    // On a rising line x + y is constant, on a falling one x - y.
    const double low = rising ? shown.left() + shown.top() : shown.left() - shown.bottom();
    const double high = low + shown.width() + h;
    const double anchor = rising ? origin.x() + origin.y() : origin.x() - origin.y();
    for (double c = anchor + std::ceil((low - anchor) / step) * step; c <= high; c += step) {
        path.moveTo(rising ? QPointF(c - shown.top(), shown.top()) : QPointF(c + shown.top(), shown.top()));
        path.lineTo(rising ? QPointF(c - shown.bottom(), shown.bottom())
                           : QPointF(c + shown.bottom(), shown.bottom()));
    }
}

void addParallels(QPainterPath& path, const QRectF& shown, QPointF origin, double step, bool vertical) {
    const double start = vertical ? origin.x() : origin.y(), low = vertical ? shown.left() : shown.top(),
                 high = vertical ? shown.right() : shown.bottom();
    for (double c = start + step / 2 + std::floor((low - start) / step) * step; c <= high; c += step) {
        path.moveTo(vertical ? QPointF(c, shown.top()) : QPointF(shown.left(), c));
        path.lineTo(vertical ? QPointF(c, shown.bottom()) : QPointF(shown.right(), c));
    }
}

/// Calls draw(topLeft) for each pattern tile that touches `shown`.
template <class Draw>
void forEachTile(const QRectF& shown, QPointF origin, Draw draw) {
    const double x0 = origin.x() + std::floor((shown.left() - origin.x()) / patternTile) * patternTile;
    const double y0 = origin.y() + std::floor((shown.top() - origin.y()) / patternTile) * patternTile;
    for (double y = y0; y < shown.bottom(); y += patternTile)
        for (double x = x0; x < shown.right(); x += patternTile)
            draw(QPointF(x, y));
}

/// Strokes the pattern `kind` all over `shown`; "hatch" is the one for waiting.
void strokePattern(QPainter& painter, const QRectF& shown, QPointF origin, const QString& kind,
                   const QColor& colour) {
    QPainterPath lines, dots;
    double width = patternStroke;
    if (kind == QLatin1String("dots")) {
        forEachTile(shown, origin, [&](QPointF p) {
            dots.addEllipse(p + QPointF(2, 2), 1, 1);
            dots.addEllipse(p + QPointF(6, 6), 1, 1);
        });
    } else if (kind == QLatin1String("cross")) {
        forEachTile(shown, origin, [&](QPointF p) {
            lines.moveTo(p + QPointF(4, 2));
            lines.lineTo(p + QPointF(4, 6));
            lines.moveTo(p + QPointF(2, 4));
            lines.lineTo(p + QPointF(6, 4));
        });
    } else if (kind == QLatin1String("chev")) {
        forEachTile(shown, origin, [&](QPointF p) {
            lines.moveTo(p + QPointF(0, 5.5));
            lines.lineTo(p + QPointF(4, 2.5));
            lines.lineTo(p + QPointF(8, 5.5));
        });
    } else if (kind == QLatin1String("vert") || kind == QLatin1String("horiz")) {
        addParallels(lines, shown, origin, patternTile / 2, kind == QLatin1String("vert"));
    } else if (kind == QLatin1String("hatch")) {
        addDiagonals(lines, shown, origin, hatchStep, true);
        width = 1;
    } else {
        if (kind == QLatin1String("fdiag") || kind == QLatin1String("xdiag"))
            addDiagonals(lines, shown, origin, patternTile, true);
        if (kind == QLatin1String("bdiag") || kind == QLatin1String("xdiag"))
            addDiagonals(lines, shown, origin, patternTile, false);
    }
    if (!dots.isEmpty()) painter.fillPath(dots, colour);
    if (!lines.isEmpty()) painter.strokePath(lines, QPen(colour, width));
}

/// One period of the pattern at `scale` device pixels for each unit, with what juts out of its neighbours.
QImage patternPicture(const QString& kind, const QColor& colour, double period, double scale) {
    const int side = qRound(period * scale);
    QImage picture(side, side, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    strokePattern(painter, QRectF(-period, -period, 3 * period, 3 * period), {}, kind, colour);
    return picture;
}

/// The pattern over `shown`: from a remembered picture where device pixels are whole, else stroked.
void paintPattern(QPainter& painter, const QRectF& shown, QPointF origin, const QString& kind,
                  const QColor& colour) {
    const double period = kind == QLatin1String("hatch") ? hatchStep : patternTile;
    const QTransform t = painter.deviceTransform();
    const bool upright = t.type() <= QTransform::TxScale && qFuzzyCompare(t.m11(), t.m22()) && t.m11() > 0;
    const double pixels = period * t.m11();
    if (!upright || std::abs(pixels - std::round(pixels)) > 1e-6 ||
        painter.paintEngine()->type() != QPaintEngine::Raster) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setClipRect(shown, Qt::IntersectClip);
        strokePattern(painter, shown, origin, kind, colour);
        painter.restore();
        return;
    }
    thread_local QCache<QString, QImage> pictures(200);
    const QString key = kind + colour.name(QColor::HexArgb) + QString::number(pixels);
    QImage* picture = pictures.object(key);
    if (!picture) {
        picture = new QImage(patternPicture(kind, colour, period, t.m11()));
        pictures.insert(key, picture);
    }
    const QPointF whole = t.map(origin);
    QBrush brush(*picture);
    brush.setTransform(QTransform::fromScale(1 / t.m11(), 1 / t.m11()));
    const QPointF before = painter.brushOrigin();
    painter.setBrushOrigin(t.inverted().map(QPointF(std::round(whole.x()), std::round(whole.y()))));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(shown, brush);
    painter.setBrushOrigin(before);
}

} // namespace

void paintChip(QPainter& painter, const QRectF& rect, Resource resource, const Theme& theme) {
    const ResourceStyle& style = theme.resource(resource);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(style.fill);
    painter.setPen(QPen(theme.edge(resource), 1));
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
    QFont font = theme.font(10, true);
    font.setPixelSize(std::max(1, qRound(rect.height() * 10 / chipSize.height())));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(style.text);
    painter.drawText(rect, Qt::AlignCenter, style.code);
    painter.restore();
}

void paintResourceBar(QPainter& painter, const QRectF& rect, Resource resource, const Theme& theme,
                      double patternStrength) {
    const QRectF shown = visiblePart(painter, rect);
    if (shown.isEmpty()) return;
    const ResourceStyle& style = theme.resource(resource);
    if (rect.width() < 3) {
        painter.fillRect(shown, theme.edge(resource));
        return;
    }
    const double strength = patternStrength < 0 ? theme.patternStrength : patternStrength;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Outlines far outside the view would overflow the rasteriser: cut them a little beyond what is shown.
    const QRectF body = (rect & shown.adjusted(-8, -8, 8, 8)).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = std::min(1.5, body.height() / 2);
    QPainterPath outline;
    outline.addRoundedRect(body, radius, radius);
    painter.fillPath(outline, style.fill);
    if (strength > 0 && style.pattern != QLatin1String("solid")) {
        QColor colour = style.text;
        colour.setAlphaF(float(strength));
        paintPattern(painter, shown & body, rect.topLeft(), style.pattern, colour);
        painter.setRenderHint(QPainter::Antialiasing);
    }
    painter.strokePath(outline, QPen(theme.edge(resource), 1));
    painter.restore();
}

void paintHatch(QPainter& painter, const QRectF& rect, const Theme& theme) {
    const QRectF shown = visiblePart(painter, rect);
    if (shown.isEmpty()) return;
    painter.save();
    paintPattern(painter, shown, rect.topLeft(), QStringLiteral("hatch"), theme.hatch);
    painter.restore();
}

double textWidth(const QFont& font, const QString& text) {
    struct Entry {
        double width;
    };
    thread_local QCache<QString, Entry> widths(8000);
    const QString key = font.family() + QChar(ushort(font.pixelSize())) + QChar(ushort(font.weight())) + text;
    Entry* entry = widths.object(key);
    if (!entry) {
        entry = new Entry{QFontMetricsF(font).horizontalAdvance(text)};
        widths.insert(key, entry);
    }
    return entry->width;
}

void paintFocusRing(QPainter& painter, const QRectF& rect, const Theme& theme, double radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
    painter.restore();
}

} // namespace tilesight
