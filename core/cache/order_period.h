// Period of a launch order: after how many tiles the order goes on as before, only shifted on the grid. Panels of a
// grouped order, rows of a row-major one, heads of an attention repeat; space-filling curves do not.
//
//   p = smallest p with  position(i + p) - position(i) = constant  for nearly all i     (Z function, linear in tiles)
//
// What a period of tiles reads of L2 and DRAM repeats with it, so one measured period tells the rest of a large grid.
#pragma once

#include "core/cache/access_units.h"

#include <cstdint>
#include <vector>

namespace tilesight {

/// In tiles; 0 = none of at most half of the grid, or tiles that do unequal work or ask for unequal bytes along the shift.
std::int64_t orderPeriod(const ResolvedPlan& plan, const std::vector<std::int32_t>& sequence,
                         const AccessUnits& units);

} // namespace tilesight
