// Explanation tree of an Analysis: each number with formula, equation of the paper, inputs and hardware entry.
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

Explanation explain(const KernelContext& context, const KernelTime& time, const Analysis& analysis);

} // namespace tilesight
