#include "widgets/report/order_sheet.h"

#include "core/analysis/report.h"
#include "widgets/gallery/gallery_map.h"
#include "widgets/words.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr int columns = 4;
constexpr double cardHeight = 164, mapHeight = 104, scaleHeight = 34, gap = 14;

QString text(const std::string& s) { return QString::fromStdString(s); }

int shownOrders(const Gallery& gallery) { return std::min(mostOrdersOnSheet, int(gallery.entries.size())); }

double currentLatency(const Gallery& gallery) {
    for (const GalleryEntry& entry : gallery.entries)
        if (entry.current) return entry.analysis.latencySeconds;
    return 0;
}

void paintCard(QPainter& painter, const QRectF& rect, const GalleryEntry& entry, double current,
               const MapScale& scale, const Theme& theme) {
    painter.setFont(theme.font(11, true));
    painter.setPen(theme.text);
    const QString title =
        QFontMetricsF(painter.font()).elidedText(text(entry.title), Qt::ElideRight, rect.width());
    painter.drawText(QRectF(rect.x(), rect.y(), rect.width(), 16), Qt::AlignLeft | Qt::AlignVCenter, title);

    const QRectF space(rect.x() + 2, rect.y() + 20, rect.width() - 4, mapHeight);
    QRectF map = mapRect(space, entry.analysis);
    map.moveTopLeft(space.topLeft());
    paintGalleryMap(painter, map, entry.analysis, nullptr, scale, theme);
    if (entry.current) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 1.6));
        painter.drawRoundedRect(map.adjusted(-2.4, -2.4, 2.4, 2.4), 2, 2);
    }

    painter.setFont(theme.font(11));
    painter.setPen(theme.text);
    QRectF line(rect.x(), map.bottom() + 4, rect.width(), 15);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     tr("%1, reads hit %2")
                         .arg(text(formatSeconds(entry.analysis.latencySeconds)),
                              text(formatPercent(entry.analysis.readHit()))));
    line.translate(0, 15);
    painter.setFont(theme.font(11, true));
    const double change = current > 0 ? entry.analysis.latencySeconds / current - 1 : 0;
    const QString amount = text(formatPercent(std::abs(change), std::abs(change) < 0.0995 ? 2 : 3));
    if (entry.current) {
        painter.setPen(theme.accent);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tr("chosen"));
    } else if (current > 0 && std::abs(change) >= 0.0005) {
        painter.setPen(change < 0 ? theme.better : theme.worse);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                         change < 0 ? tr("▼ %1 faster").arg(amount) : tr("▲ %1 slower").arg(amount));
    } else {
        painter.setPen(theme.textSecondary);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tr("the same time"));
    }
}

} // namespace

double orderSheetHeight(const Gallery& gallery) {
    const int rows = (shownOrders(gallery) + columns - 1) / columns;
    return rows * cardHeight + (hitRateScale(gallery).valid ? scaleHeight : 0);
}

void paintOrderSheet(QPainter& painter, const QRectF& rect, const Gallery& gallery, const Theme& theme) {
    const MapScale scale = hitRateScale(gallery);
    const double current = currentLatency(gallery);
    const double width = (rect.width() - gap * (columns - 1)) / columns;
    for (int i = 0; i < shownOrders(gallery); ++i)
        paintCard(painter,
                  QRectF(rect.x() + (i % columns) * (width + gap), rect.y() + i / columns * cardHeight, width,
                         cardHeight - 8),
                  gallery.entries[std::size_t(i)], current, scale, theme);
    if (scale.valid)
        paintMapScale(painter, QRectF(rect.x() + 14, rect.bottom() - scaleHeight + 4, 230, scaleHeight - 4),
                      scale, theme);
}

} // namespace tilesight
