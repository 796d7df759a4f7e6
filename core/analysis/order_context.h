// In which state legal orders are compared: the ceiling clock, a full wave. Shared by analyze() and surveyOrders().
#pragma once

#include "core/envelope/kernel_context.h"

namespace tilesight {

/// Fills the bodies of all loops and of the tile's straight lines into the context, and returns the state.
WaveState orderSearchState(KernelContext& context);

/// Key (see KernelContext::bodies) of the body whose orders are reported: the innermost loop, or the tile's first line.
int reportedBody(const ResolvedPlan& plan);

} // namespace tilesight
