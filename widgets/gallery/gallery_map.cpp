#include "widgets/gallery/gallery_map.h"

#include "core/plan/edit.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {
namespace {

/// Value of a tile knob in this analysis; 1 when it has none.
double knob(const Analysis& analysis, std::string_view role) {
    const std::string name = parameterOfRole(analysis.plan, role);
    for (const auto& [key, value] : analysis.parameters)
        if (key == name && value > 0) return value;
    return 1;
}

/// Averages `planes` planes of rows x columns floats into out x out cells.
std::vector<double> averaged(const std::vector<float>& hits, long long rows, long long columns, int outRows,
                             int outColumns) {
    std::vector<double> sum(std::size_t(outRows) * std::size_t(outColumns), 0.0), count(sum.size(), 0.0);
    const long long plane = rows * columns;
    for (std::size_t i = 0; i < hits.size(); ++i) {
        if (!std::isfinite(hits[i])) continue;
        const long long in = static_cast<long long>(i) % plane;
        const auto r = std::size_t(in / columns * outRows / rows),
                   c = std::size_t(in % columns * outColumns / columns);
        sum[r * std::size_t(outColumns) + c] += double(hits[i]);
        count[r * std::size_t(outColumns) + c] += 1;
    }
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] = count[i] > 0 ? sum[i] / count[i] : std::numeric_limits<double>::quiet_NaN();
    return sum;
}

constexpr QSize statisticsSize{64, 64};

} // namespace

MapCells mapCells(const Analysis& a, QSize most) {
    const auto tiles = static_cast<long long>(a.cache.tileHit.size());
    if (a.gridRows <= 0 || a.gridColumns <= 0 || tiles == 0 || most.isEmpty()) return {};
    // A map that does not match its grid would be drawn skewed: better none at all.
    if (tiles % (a.gridRows * a.gridColumns) != 0) return {};
    MapCells cells;
    cells.rows = int(std::min<long long>(a.gridRows, most.height()));
    cells.columns = int(std::min<long long>(a.gridColumns, most.width()));
    cells.values = averaged(a.cache.tileHit, a.gridRows, a.gridColumns, cells.rows, cells.columns);
    return cells;
}

MapScale hitRateScale(const Gallery& gallery) {
    std::vector<double> all;
    for (const GalleryEntry& e : gallery.entries)
        for (double v : mapCells(e.analysis, statisticsSize).values)
            if (std::isfinite(v)) all.push_back(v);
    if (all.empty()) return {};
    std::sort(all.begin(), all.end());
    const double low = all[all.size() / 10], high = all.back();
    MapScale scale{MapMode::hitRate, std::floor(low * 20 + 1e-6) / 20, std::ceil(high * 20 - 1e-6) / 20,
                   true};
    while (scale.maximum - scale.minimum < 0.099) {
        scale.minimum = std::max(0.0, scale.minimum - 0.05);
        if (scale.maximum - scale.minimum < 0.099) scale.maximum = std::min(1.0, scale.maximum + 0.05);
    }
    scale.below = all.front() < scale.minimum - 1e-6;
    return scale;
}

MapScale differenceScale(const Gallery& gallery, const Analysis& reference) {
    const MapCells base = mapCells(reference, statisticsSize);
    double most = 0;
    bool any = false;
    for (const GalleryEntry& e : gallery.entries) {
        const MapCells cells = mapCells(e.analysis, statisticsSize);
        if (cells.values.size() != base.values.size()) continue;
        for (std::size_t i = 0; i < base.values.size(); ++i) {
            const double d = std::abs(cells.values[i] - base.values[i]);
            if (std::isfinite(d)) most = std::max(most, d), any = true;
        }
    }
    const double limit = std::max(0.1, std::ceil(most * 10 - 1e-6) / 10);
    return {MapMode::difference, -limit, limit, any};
}

QImage mapImage(const Analysis& analysis, const Analysis* reference, const MapScale& scale,
                const Theme& theme, QSize most) {
    MapCells cells = mapCells(analysis, most);
    if (cells.empty()) return {};
    if (scale.mode == MapMode::difference) {
        const MapCells base = reference ? mapCells(*reference, most) : MapCells{};
        if (base.values.size() != cells.values.size()) return {};
        for (std::size_t i = 0; i < cells.values.size(); ++i)
            cells.values[i] -= base.values[i];
    }
    QImage image(cells.columns, cells.rows, QImage::Format_RGB32);
    const double range = scale.maximum - scale.minimum;
    for (int r = 0; r < cells.rows; ++r) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(r));
        for (int c = 0; c < cells.columns; ++c) {
            const double v = cells.values[std::size_t(r) * std::size_t(cells.columns) + std::size_t(c)];
            const double t = range > 0 ? (v - scale.minimum) / range : 0.5;
            // The difference table runs from better to worse; more hits are better, so it is read backwards.
            line[c] = (scale.mode == MapMode::difference ? theme.mapColor(theme.difference, 1 - t)
                                                         : theme.mapColor(theme.viridis, t))
                          .rgb();
        }
    }
    return image;
}

QRectF mapRect(const QRectF& space, const Analysis& a) {
    if (a.gridRows <= 0 || a.gridColumns <= 0) return space;
    const double wide = double(a.gridColumns) * knob(a, "columns"),
                 high = double(a.gridRows) * knob(a, "rows");
    const double ratio = std::clamp(wide / high, 0.625, 1.6);
    double width = space.width(), height = width / ratio;
    if (height > space.height()) {
        height = space.height();
        width = height * ratio;
    }
    return {space.left(), space.top(), std::floor(width), std::floor(height)};
}

void paintGalleryMap(QPainter& p, const QRectF& rect, const Analysis& analysis, const Analysis* reference,
                     const MapScale& scale, const Theme& theme) {
    const double ratio = p.device() ? p.device()->devicePixelRatioF() : 1;
    const QRectF area = mapRect(rect, analysis);
    const QSize most = (area.size() * ratio).toSize();
    const QImage image = scale.valid ? mapImage(analysis, reference, scale, theme, most) : QImage();
    p.save();
    if (image.isNull()) {
        p.setPen(QPen(theme.line, 1, Qt::DashLine));
        p.setBrush(theme.sunken);
        p.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
        p.setPen(theme.textTertiary);
        p.setFont(theme.font(11));
        p.drawText(area.adjusted(6, 4, -6, -4), Qt::AlignCenter | Qt::TextWordWrap, tr("no tile map"));
        p.restore();
        return;
    }
    p.setRenderHint(QPainter::SmoothPixmapTransform, false);
    p.setRenderHint(QPainter::Antialiasing, false);
    p.drawImage(area, image);
    if (theme.highContrast && area.width() / image.width() >= 4 && area.height() / image.height() >= 3) {
        p.setPen(QPen(theme.panel, 0.5));
        for (int c = 1; c < image.width(); ++c) {
            const double x = area.left() + area.width() * c / image.width();
            p.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        }
        for (int r = 1; r < image.height(); ++r) {
            const double y = area.top() + area.height() * r / image.height();
            p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        }
    }
    p.setPen(QPen(theme.line, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5));
    p.restore();
}

namespace {
QString tickText(const MapScale& scale, double value) {
    const int number = int(std::lround(value * 100));
    if (scale.mode == MapMode::hitRate) {
        const bool end = scale.below && value <= scale.minimum + 1e-9;
        return (end ? QStringLiteral("≤\u2009") : QString()) + QString::number(number) +
               QStringLiteral("\u2009%");
    }
    const QString sign = number > 0 ? QStringLiteral("+") : number < 0 ? QStringLiteral("−") : QString();
    return sign + QString::number(std::abs(number));
}
} // namespace

QString mapScaleSentence(const MapScale& scale) {
    if (!scale.valid) return tr("no tile maps in this result");
    return tr("from %1 to %2%3")
        .arg(tickText(scale, scale.minimum), tickText(scale, scale.maximum),
             scale.mode == MapMode::difference ? tr(" points, blue: more hits") : QString());
}

void paintMapScale(QPainter& p, const QRectF& rect, const MapScale& scale, const Theme& theme) {
    if (!scale.valid || rect.width() < 40) return;
    const double s = theme.fontScale;
    p.save();
    p.setFont(theme.font(10.5));
    const QFontMetricsF metrics(p.font());
    const double overhang = metrics.horizontalAdvance(tickText(scale, scale.maximum)) / 2 + 1;
    const QRectF bar(rect.left() + overhang, rect.top(), rect.width() - 2 * overhang, 9 * s);
    // Strips that overlap by half a pixel: a gradient brush would become an image in PDF.
    const int strips = std::max(2, int(bar.width()));
    for (int i = 0; i < strips; ++i) {
        const double t = (i + 0.5) / strips;
        p.fillRect(QRectF(bar.left() + bar.width() * i / strips, bar.top(), bar.width() / strips + 0.5,
                          bar.height()),
                   scale.mode == MapMode::difference ? theme.mapColor(theme.difference, 1 - t)
                                                     : theme.mapColor(theme.viridis, t));
    }
    p.setPen(QPen(theme.control, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(bar.adjusted(-0.5, -0.5, 0.5, 0.5));
    const double range = scale.maximum - scale.minimum;
    int intervals = 2; // as many as give whole per cents and leave room between the labels
    for (int n : {5, 4, 3}) {
        const double step = range * 100 / n;
        if (std::abs(step - std::round(step)) > 1e-6 || bar.width() / n < 2.6 * overhang) continue;
        if (scale.mode == MapMode::difference && n % 2) continue; // zero must be named
        intervals = n;
        break;
    }
    for (int i = 0; i <= intervals; ++i) {
        const double x = bar.left() + bar.width() * i / intervals;
        p.setPen(QPen(theme.control, 1));
        p.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 3 * s));
        p.setPen(theme.textSecondary);
        p.drawText(QRectF(x - 40 * s, bar.bottom() + 3 * s, 80 * s, metrics.height()),
                   Qt::AlignHCenter | Qt::AlignTop, tickText(scale, scale.minimum + range * i / intervals));
    }
    p.restore();
}

} // namespace tilesight
