#include "core/exchange/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tilesight {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

double quantile(std::vector<double> values, double q) {
    if (values.empty()) return unknown;
    std::sort(values.begin(), values.end());
    const double position = std::clamp(q, 0., 1.) * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (position - static_cast<double>(below)) * (values[above] - values[below]);
}

Spread spreadOf(const std::vector<double>& errors) {
    if (errors.empty()) return {unknown, unknown, unknown, unknown};
    std::vector<double> sizes;
    double sum = 0, sumOfSizes = 0;
    for (const double error : errors) {
        sizes.push_back(std::abs(error));
        sum += error;
        sumOfSizes += sizes.back();
    }
    const auto count = static_cast<double>(errors.size());
    return {sumOfSizes / count, quantile(sizes, 0.5), sum / count, quantile(sizes, 0.95)};
}

PickQuality pickQuality(std::vector<Candidate> candidates) {
    std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.shape != b.shape ? a.shape < b.shape : a.predicted < b.predicted;
    });
    PickQuality sum;
    for (auto first = candidates.begin(); first != candidates.end();) {
        const auto last = std::find_if(first, candidates.end(),
                                       [&](const Candidate& c) { return c.shape != first->shape; });
        const auto faster = [](const Candidate& a, const Candidate& b) { return a.measured < b.measured; };
        if (const auto count = last - first; count >= 2) {
            const double best = std::min_element(first, last, faster)->measured;
            const auto picks = (count + 19) / 20; // 5 %, rounded up
            sum.pickOne += best / first->measured;
            sum.topFive += best / std::min_element(first, first + picks, faster)->measured;
            ++sum.shapes;
        }
        first = last;
    }
    if (sum.shapes == 0) return {unknown, unknown, 0};
    const auto shapes = static_cast<double>(sum.shapes);
    return {sum.pickOne / shapes, sum.topFive / shapes, sum.shapes};
}

} // namespace tilesight
