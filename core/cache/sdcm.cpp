#include "core/cache/sdcm.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tilesight {
namespace {

/// Cases that need no formula; false when the formula is needed.
bool trivial(double distance, double ways, double capacity, double& probability) {
    if (!(capacity > 0) || !(ways >= 1) || std::isnan(distance))
        probability = 0;
    else if (distance <= 0)
        probability = 1;
    else if (capacity <= ways)
        probability = std::clamp(capacity - distance, 0.0, 1.0);
    else if (distance <= ways - 1 || std::isinf(capacity))
        probability = 1; // fewer blocks than ways
    else
        return false;
    return true;
}

/// P(X <= ways - 1) for X binomial(distance, p), distance a whole number >= ways.
double binomialBelow(double distance, double ways, double p) {
    // The first term underflows only where the mean is above 700 and the sum, of at most some hundred terms,
    // is 0.
    double logTerm = distance * std::log1p(-p);
    const double logOdds = std::log(p) - std::log1p(-p);
    double sum = 0;
    for (double a = 0; a < ways; ++a) {
        sum += std::exp(logTerm);
        if (a >= distance) break;
        logTerm += std::log((distance - a) / (a + 1)) + logOdds;
    }
    return std::min(sum, 1.0);
}

/// The same by Eq. 8-9.
double gaussianBelow(double distance, double ways, double p) {
    const double mean = distance * p, deviation = std::sqrt(mean * (1 - p));
    const double z = (ways - 0.5 - mean) / deviation;
    const double skewness = (1 - 2 * p) / deviation;
    if (std::abs(skewness) < 1e-6) return normalDistribution(z);
    const double base = 1 + skewness * z / 2;
    if (base <= 0) return skewness > 0 ? 0 : 1; // beyond the end of the skewed curve
    return normalDistribution(6 / skewness * (std::cbrt(base) - 1) + skewness / 6);
}

/// Probability at a fractional distance, linear between the whole ones around it. `below` holds from `ways`
/// on.
template <class Below>
double betweenWholes(double distance, double ways, Below below) {
    const double whole = std::floor(distance), part = distance - whole;
    const double left = whole < ways ? 1.0 : below(whole);
    return part > 0 ? left + part * (below(whole + 1) - left) : left;
}

} // namespace

double hitProbabilityExact(double distance, double ways, double capacity) {
    ways = std::floor(ways);
    double probability = 0;
    if (trivial(distance, ways, capacity, probability)) return probability;
    return betweenWholes(distance, ways,
                         [&](double whole) { return binomialBelow(whole, ways, ways / capacity); });
}

double normalDistribution(double x) {
    const double t = 1 / (1 + 0.33267 * std::abs(x));
    const double density = std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi);
    const double upper = t * (0.4361836 + t * (-0.1201676 + t * 0.9372980)) * density;
    return x >= 0 ? 1 - upper : upper;
}

double hitProbabilityGaussian(double distance, double ways, double capacity) {
    ways = std::floor(ways);
    double probability = 0;
    if (trivial(distance, ways, capacity, probability)) return probability;
    return betweenWholes(distance, ways,
                         [&](double whole) { return gaussianBelow(whole, ways, ways / capacity); });
}

} // namespace tilesight
