#include "core/analysis/band_words.h"

#include "core/analysis/report.h"

#include <cmath>

namespace tilesight {

std::string bandWithTime(const Doubt& doubt, double latencySeconds) {
    const double seconds = doubt.band * latencySeconds; // to two digits: it is an estimate
    const double digit = std::pow(10., std::floor(std::log10(std::max(seconds, 1e-15))) - 1);
    return "± " + formatSeconds(std::round(seconds / digit) * digit) + " (" + formatPercent(doubt.band, 2) + ")";
}

} // namespace tilesight
