// Two plans that differ in name only: a knob without effect, such as the width of a panel that is wider than the grid.
#pragma once

#include "core/plan/tile_plan.h"

namespace tilesight {

/// Equal tiles, stages, warps and actions, launched in the same sequence. Plans that do not resolve are the same only
/// when they are equal.
bool sameSchedule(const TilePlan& a, const TilePlan& b);

} // namespace tilesight
