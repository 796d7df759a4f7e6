// Two results of the engine, told apart in a sentence: how much faster, and by what.
#pragma once

#include "core/analysis/analysis.h"

namespace tilesight {

/// "6.9 % faster: tensor cores busy 90.4 % instead of 88 % of the time, 0.8 GB instead of 1.6 GB read from L2."
/// Names at most three quantities that changed by more than `threshold` (a share), the largest changes first.
/// Changes of the latency below the threshold are "about the same".
std::string differenceInWords(const Analysis& baseline, const Analysis& now, double threshold = 0.01);

} // namespace tilesight
