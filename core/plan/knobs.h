// What a plan's structure tells about its knobs: which parameter is the tile height, what a new action would
// touch. parameterOfRole() and parameterStops() of edit.h are implemented here, too.
#pragma once

#include "core/plan/edit.h"

namespace tilesight {

/// An unnamed action of this kind that is legal in the plan: the loop, tensor, extents, shape that fit best.
/// Memory operations of a plan without tensors get an empty access.
Action suggestedAction(const TilePlan& plan, Operation operation);

} // namespace tilesight
