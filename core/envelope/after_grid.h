// The kernel that follows the grid: actions with `after_grid`, such as adding up the parts of a split K.
//
//   T = T_dependent + bytes read and written / bandwidth
//
// It starts when the last tile is stored, so it pays for a launch, a start and a drain of its own. The parts were written just
// before: they are read at the rate of L2 as far as they fit there, at that of DRAM beyond.
#pragma once

#include "core/envelope/kernel_context.h"

namespace tilesight {

/// 0 without such actions.
double afterGridSeconds(const KernelContext& context);

} // namespace tilesight
