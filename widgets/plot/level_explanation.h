// Where the explanation tree speaks of a memory level or pipe: paths differ between pipelined and other kernels.
#pragma once

#include "core/analysis/analysis.h"

#include <QString>

namespace tilesight {

/// Id for explainRequested(): the first node of the tree about this resource, else "latency".
QString explanationOfLevel(const Analysis& analysis, Resource resource);

} // namespace tilesight
