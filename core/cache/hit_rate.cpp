#include "core/cache/hit_rate.h"

#include <algorithm>

namespace tilesight {

double profilerHitRate(double l2ReadBytes, double l2WriteBytes, double dramReadBytes, double crossingBytes,
                       bool partitionsShareLines) {
    const double crossing = partitionsShareLines ? crossingBytes : 0;
    const double lookups = l2ReadBytes + (partitionsShareLines ? 1.5 : 1.0) * l2WriteBytes + crossing;
    return lookups > 0 ? std::clamp(1 - (dramReadBytes + crossing) / lookups, 0.0, 1.0) : 0;
}

} // namespace tilesight
