// A sweep as a table.
#pragma once

#include "core/search/sweep.h"

namespace tilesight {

/// One row for each point: the parameters, predicted_us, bottleneck, error.
std::string sweepToCsv(const Sweep& sweep);

} // namespace tilesight
