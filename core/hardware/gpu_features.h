// What an architecture has or lacks, where that is no number.
#pragma once

#include "core/hardware/gpu.h"

namespace tilesight {

/// Bulk copies by a unit of their own (NVIDIA: TMA): Hopper and later.
bool hasBulkCopies(const Gpu& gpu);

/// Products that four warps issue together with their sums in registers (NVIDIA: wgmma): Hopper alone.
bool hasWarpgroupProducts(const Gpu& gpu);

} // namespace tilesight
