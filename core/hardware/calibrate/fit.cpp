#include "core/hardware/calibrate/fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {
namespace {

struct Means {
    double x = 0, y = 0;
};
Means meansOf(const std::vector<CurvePoint>& points) {
    Means sum;
    for (const CurvePoint& point : points) {
        sum.x += point.x;
        sum.y += point.y;
    }
    const double count = static_cast<double>(points.size());
    return {sum.x / count, sum.y / count};
}

} // namespace

double medianOf(std::vector<double> values) {
    if (values.empty()) return std::numeric_limits<double>::quiet_NaN();
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

std::optional<double> slopeOf(const std::vector<CurvePoint>& points) {
    if (points.size() < 2) return std::nullopt;
    const Means mean = meansOf(points);
    double across = 0, along = 0;
    for (const CurvePoint& point : points) {
        across += (point.x - mean.x) * (point.y - mean.y);
        along += (point.x - mean.x) * (point.x - mean.x);
    }
    if (!(along > 0)) return std::nullopt;
    return across / along;
}

std::optional<double> interceptOf(const std::vector<CurvePoint>& points) {
    const std::optional<double> slope = slopeOf(points);
    if (!slope) return std::nullopt;
    const Means mean = meansOf(points);
    return mean.y - *slope * mean.x;
}

std::array<double, 3> leastSquares(const std::vector<std::array<double, 3>>& rows) {
    std::array<double, 3> scale{}; // columns of like size, so that rounding treats them alike
    for (const auto& row : rows)
        for (std::size_t i = 0; i < 3; ++i)
            scale[i] = std::max(scale[i], std::abs(row[i]));
    double m[3][4] = {};
    for (const auto& row : rows)
        for (std::size_t i = 0; i < 3; ++i) {
            if (!(scale[i] > 0)) continue;
            for (std::size_t j = 0; j < 3; ++j)
                m[i][j] += scale[j] > 0 ? row[i] / scale[i] * row[j] / scale[j] : 0;
            m[i][3] += row[i] / scale[i];
        }
    constexpr double least = 1e-9;
    std::array<bool, 3> told{};
    for (std::size_t i = 0; i < 3; ++i) { // symmetric and not negative: the diagonal serves as pivot
        told[i] = m[i][i] > least;
        for (std::size_t r = 0; told[i] && r < 3; ++r) {
            if (r == i) continue;
            const double factor = m[r][i] / m[i][i];
            for (std::size_t c = 0; c < 4; ++c)
                m[r][c] -= factor * m[i][c];
        }
    }
    std::array<double, 3> x{};
    for (std::size_t i = 0; i < 3; ++i)
        if (told[i]) x[i] = m[i][3] / m[i][i] / scale[i];
    return x;
}

std::optional<double> kneeOf(std::vector<CurvePoint> points, double low, double high) {
    const double middle = (low + high) / 2;
    std::stable_sort(points.begin(), points.end(),
                     [](const CurvePoint& a, const CurvePoint& b) { return a.x < b.x; });
    for (std::size_t i = 1; i < points.size(); ++i) {
        const CurvePoint &a = points[i - 1], &b = points[i];
        if (a.y == b.y || (a.y - middle) * (b.y - middle) > 0) continue;
        return a.x + (b.x - a.x) * (middle - a.y) / (b.y - a.y);
    }
    return std::nullopt;
}

std::optional<double> ceilingOf(const std::vector<CurvePoint>& points, double perSm, double sms) {
    constexpr double nearlyFull = 0.9;
    std::vector<double> ceilings;
    for (const CurvePoint& point : points) {
        if (point.x < nearlyFull * sms || !(point.y > 0)) continue;
        const double share = point.y / (point.x * perSm); // of what the SMs would draw alone
        const double rest = 1 - share * share * share * share;
        ceilings.push_back(rest > 0.05 ? point.y / std::sqrt(std::sqrt(rest)) : point.y);
    }
    if (ceilings.empty()) return std::nullopt;
    return medianOf(std::move(ceilings));
}

} // namespace tilesight
