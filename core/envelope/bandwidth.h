// Bandwidth against active SMs: one SM can only draw so much, the whole chip only so much.
//
//   B(a) = ((a b1)^-4 + Bmax^-4)^(-1/4)      a = active SMs, b1 = rate of one SM, Bmax = rate of the chip
//
// Nearly linear up to about half of the SMs, then it bends into the plateau (probe: bandwidth against active SMs).
#pragma once

#include <cmath>

namespace tilesight {

inline double bandwidthOfActiveSms(double activeSms, double perSmBytesPerSecond, double chipBytesPerSecond) {
    const double linear = activeSms * perSmBytesPerSecond;
    if (!(linear > 0)) return 0;
    const double ratio = linear / chipBytesPerSecond;
    return linear / std::sqrt(std::sqrt(1 + ratio * ratio * ratio * ratio));
}

/// Smooth maximum (sum x^power)^(1/power): limits that nearly meet cost a little more than the larger one,
/// because the jitter of each is not absorbed by the other. Zero terms do not count.
template <class Range>
double smoothMaximum(const Range& terms, double power) {
    double largest = 0;
    for (double t : terms)
        largest = t > largest ? t : largest;
    if (!(largest > 0)) return 0;
    double sum = 0;
    for (double t : terms)
        if (t > 0) sum += std::pow(t / largest, power);
    return largest * std::pow(sum, 1 / power);
}

} // namespace tilesight
