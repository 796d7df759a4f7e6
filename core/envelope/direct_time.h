// Kernels without a software pipeline: plain loads into registers (elementwise, reductions, transpose ...).
// Equation and reading: kernel_time.h.
#pragma once

#include "core/envelope/kernel_time.h"

namespace tilesight {

/// No loop of the plan is fed by asynchronous copies and no tensor core works.
bool isDirect(const ResolvedPlan& plan);

KernelTime directTimeAt(const KernelContext& context, double clockHz);

} // namespace tilesight
