// Bands of reuse distances for histograms: band i holds distances from 32 KiB x 2^i to twice that; the first and the
// last one are open.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>

namespace tilesight {

inline constexpr std::size_t reuseBands = 16;
inline constexpr double firstReuseBandBytes = 32768;

inline double lowerEndOfReuseBand(std::size_t band) {
    return std::ldexp(firstReuseBandBytes, static_cast<int>(band));
}

inline std::size_t reuseBandOf(double bytes) {
    std::size_t band = 0;
    while (band + 1 < reuseBands && bytes >= lowerEndOfReuseBand(band + 1))
        ++band;
    return band;
}

} // namespace tilesight
