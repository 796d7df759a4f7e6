// The error band in words, beside a time.
#pragma once

#include "core/analysis/doubt.h"

namespace tilesight {

/// "± 10 µs (5.6 %)".
std::string bandWithTime(const Doubt& doubt, double latencySeconds);

} // namespace tilesight
