#include "widgets/l2_map/l2_cells.h"

#include "core/analysis/report.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"
#include "widgets/summary/wording.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {
namespace {

constexpr std::int64_t longestLine = 96; ///< a grid of one dimension is folded above
constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

double valueOf(L2Quantity quantity, const L2Moved& moved, double position) {
    switch (quantity) {
    case L2Quantity::hitRate:
        return moved.requested > 0 ? moved.hitRate() : nothing;
    case L2Quantity::requestedBytes:
        return moved.requested;
    case L2Quantity::hitBytes:
        return moved.requested - moved.dram;
    case L2Quantity::dramBytes:
        return moved.dram;
    case L2Quantity::crossingBytes:
        return moved.crossing;
    case L2Quantity::evictedBytes:
        return moved.evicted;
    case L2Quantity::position:
        return position;
    }
    return nothing;
}

/// Values of the grid's plane itself, not folded, after the launches up to `last`.
std::vector<double> planeValues(const L2Map& map, L2Quantity quantity, int tensor, std::int64_t last) {
    const auto plane = std::size_t(map.plane());
    std::vector<L2Moved> moved(plane);
    std::vector<double> position(plane, -1);
    const auto end = std::size_t(std::clamp<std::int64_t>(last + 1, 0, map.replayed));
    for (std::size_t i = 0; i < end; ++i) {
        const auto at = std::size_t(map.tileAt[i]) % plane;
        if (quantity != L2Quantity::position) moved[at] += map.moved(i, tensor);
        position[at] = double(i + 1);
    }
    std::vector<double> values(plane, nothing);
    for (std::size_t i = 0; i < plane; ++i)
        if (position[i] > 0) values[i] = valueOf(quantity, moved[i], position[i]);
    return values;
}

std::vector<double> differences(const L2Look& look, std::int64_t last) {
    const L2Map &map = *look.map, &other = *look.reference;
    std::vector<double> values = planeValues(map, look.quantity, look.tensor, last);
    const int tensor = tensorIn(other, map, look.tensor);
    if (tensor < -1) return std::vector<double>(values.size(), nothing);
    const std::vector<double> base = planeValues(other, look.quantity, tensor, other.replayed - 1);
    double perArea = double(other.plane()) / double(map.plane());
    if (look.quantity == L2Quantity::hitRate) perArea = 1;
    if (look.quantity == L2Quantity::position)
        perArea = double(map.tiles) / double(std::max<std::int64_t>(other.tiles, 1));
    for (std::int64_t r = 0; r < map.rows; ++r)
        for (std::int64_t c = 0; c < map.columns; ++c) {
            const std::int64_t row = (2 * r + 1) * other.rows / (2 * map.rows),
                               column = (2 * c + 1) * other.columns / (2 * map.columns);
            values[std::size_t(r * map.columns + c)] -=
                base[std::size_t(row * other.columns + column)] * perArea;
        }
    return values;
}

std::vector<double> valuesOf(const L2Look& look, std::int64_t last) {
    return look.reference ? differences(look, last)
                          : planeValues(*look.map, look.quantity, look.tensor, last);
}

/// 1, 2 or 5 times a power of ten, not below.
double roundedUp(double value) {
    if (value <= 0) return 1;
    const double decade = std::pow(10, std::floor(std::log10(value)));
    for (const double digit : {1.0, 2.0, 5.0})
        if (value <= digit * decade * (1 + 1e-9)) return digit * decade;
    return 10 * decade;
}

} // namespace

L2Plane l2Plane(const L2Map& map) {
    const std::int64_t plane = map.plane();
    if (std::min(map.rows, map.columns) > 1 || plane <= longestLine)
        return {int(map.rows), int(map.columns), false};
    const auto columns = std::int64_t(std::ceil(std::sqrt(1.6 * double(plane))));
    return {int((plane + columns - 1) / columns), int(columns), true};
}

QPoint L2Plane::cellOf(const L2Map& map, std::int64_t tile) const {
    const std::int64_t in = tile % map.plane();
    return {int(in % columns), int(in / columns)};
}

QString totalsInWords(const L2Map& map) {
    const L2Moved& total = map.total;
    const QString text = L2Words::tr("All launches: %1 of the reads hit, %2 from DRAM, %3 evicted")
                             .arg(toQString(formatPercent(total.hitRate())), toQString(formatDecimalBytes(total.dram)),
                                  toQString(formatDecimalBytes(total.evicted)));
    if (map.partitions <= 1 || total.crossing <= 0) return text;
    return text + L2Words::tr(", %1 between the %2 partitions")
                      .arg(toQString(formatDecimalBytes(total.crossing)))
                      .arg(map.partitions);
}

QString remarksInWords(const L2Map& map, double analysisDramBytes) {
    QString text;
    if (map.total.dram >= map.total.requested) text += L2Words::tr(". No tile finds what another one has read");
    if (analysisDramBytes > 0 && map.replayed == map.tiles && std::abs(map.total.dram / analysisDramBytes - 1) > 0.02)
        text += L2Words::tr(". The analysis, which replays a part, tells %1 from DRAM")
                    .arg(toQString(formatDecimalBytes(analysisDramBytes)));
    if (map.replayed < map.tiles)
        text += L2Words::tr(". The first %1 of %2 launches were replayed; later ones go on at their rate")
                    .arg(map.replayed)
                    .arg(map.tiles);
    return text;
}

double tileAspect(const TilePlan& plan) {
    double sides[2] = {0, 0};
    int i = 0;
    for (const char* role : {"rows", "columns"}) {
        const std::string name = parameterOfRole(plan, role);
        const auto value = name.empty() ? std::nullopt : std::optional(evaluate(plan, Expression(name)));
        if (value && *value) sides[i] = **value;
        ++i;
    }
    return sides[0] > 0 && sides[1] > 0 ? sides[1] / sides[0] : 1;
}

QString tileName(const L2Map& map, std::int64_t tile) {
    const std::int64_t in = tile % map.plane(), plane = tile / map.plane();
    QString name = std::min(map.rows, map.columns) > 1
                       ? QStringLiteral("(%1, %2)").arg(in / map.columns).arg(in % map.columns)
                       : QString::number(in);
    if (map.tiles > map.plane()) name = L2Words::tr("%1 of plane %2").arg(name).arg(plane);
    return name;
}

int tensorIn(const L2Map& reference, const L2Map& map, int tensor) {
    if (tensor < 0) return -1;
    for (std::size_t i = 0; i < reference.tensors.size(); ++i)
        if (reference.tensors[i].name == map.tensors[std::size_t(tensor)].name) return int(i);
    return -2;
}

L2Cells l2Cells(const L2Look& look) {
    const L2Plane plane = l2Plane(*look.map);
    L2Cells cells{plane.rows, plane.columns, {}};
    cells.values = valuesOf(look, look.position); // folding keeps the reading order
    cells.values.resize(std::size_t(plane.rows) * std::size_t(plane.columns), nothing);
    return cells;
}

L2Scale l2Scale(const L2Look& look) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double value : valuesOf(look, look.map->replayed - 1))
        if (std::isfinite(value)) low = std::min(low, value), high = std::max(high, value);
    if (low > high) low = 0, high = 0;
    const bool hitRate = look.quantity == L2Quantity::hitRate;
    if (look.reference) {
        const double most = std::max(std::abs(low), std::abs(high));
        const double limit = hitRate ? std::max(0.1, std::ceil(most * 10 - 1e-6) / 10) : roundedUp(most);
        return {-limit, limit};
    }
    if (look.quantity == L2Quantity::position)
        return {1, double(std::max<std::int64_t>(look.map->replayed, 2))};
    if (!hitRate) return {0, roundedUp(high)};
    L2Scale scale{std::floor(low * 20 + 1e-6) / 20, std::ceil(high * 20 - 1e-6) / 20};
    while (scale.high - scale.low < 0.099) {
        scale.low = std::max(0.0, scale.low - 0.05);
        if (scale.high - scale.low < 0.099) scale.high = std::min(1.0, scale.high + 0.05);
    }
    return scale;
}

std::int64_t positionAt(const L2Map& map, const L2Plane& plane, const QPoint& cell) {
    for (std::int64_t i = map.replayed - 1; i >= 0; --i)
        if (plane.cellOf(map, map.tileAt[std::size_t(i)]) == cell) return i;
    return -1;
}

QString valueText(L2Quantity quantity, double value) {
    if (!std::isfinite(value)) return QStringLiteral("–");
    switch (quantity) {
    case L2Quantity::hitRate:
        return toQString(formatPercent(value));
    case L2Quantity::position:
        return QString::number(std::llround(value));
    default:
        return toQString(formatDecimalBytes(value));
    }
}

QString differenceText(L2Quantity quantity, double difference) {
    if (!std::isfinite(difference)) return QStringLiteral("–");
    const QString arrow = difference > 0 ? QStringLiteral("▲ ") : QStringLiteral("▼ ");
    const double size = std::abs(difference);
    if (quantity == L2Quantity::position) {
        if (std::llround(size) == 0) return L2Words::tr("launched at the same position");
        return arrow + (difference > 0 ? L2Words::tr("launched %1 positions later")
                                       : L2Words::tr("launched %1 positions earlier"))
                           .arg(std::llround(size));
    }
    const bool hitRate = quantity == L2Quantity::hitRate;
    if (size < (hitRate ? 5e-4 : 0.5)) return L2Words::tr("± 0, the same");
    const QString number = hitRate ? L2Words::tr("%1 points").arg(toQString(formatNumber(100 * size)))
                                   : toQString(formatDecimalBytes(size));
    // Bytes asked for, and found, are neither good nor bad: it depends on the rest.
    if (quantity == L2Quantity::requestedBytes || quantity == L2Quantity::hitBytes)
        return arrow + number + QStringLiteral(" ") +
               (difference > 0 ? L2Words::tr("more") : L2Words::tr("less"));
    return arrow + number + QStringLiteral(", ") +
           ((difference > 0) == hitRate ? L2Words::tr("better") : L2Words::tr("worse"));
}

double worseness(L2Quantity quantity, double difference, const L2Scale& scale) {
    const double share = scale.high > 0 ? difference / scale.high : 0;
    return 0.5 + 0.5 * (quantity == L2Quantity::hitRate ? -share : share);
}

} // namespace tilesight
