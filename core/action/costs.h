// Lane operations that one element costs on the CUDA-side pipes, by operation: the defaults of Action::cost.
//
// An FMA pipe also multiplies and adds; the ALU pipe compares, selects and packs conversions; the SFU
// computes exp2, reciprocals and integer-to-float conversions. Counted in the source and the counters of
// fused kernels.
#pragma once

#include "core/plan/tile_plan.h"

namespace tilesight {

/// Zero for memory operations and matrix products on tensor cores: their work is not per element.
ElementCost defaultCost(Operation operation);

/// Clocks until a value gathered from other lanes is there, beside the lane operations themselves:
/// a shuffle takes 25, a barrier 27 (probe), a way through SMEM two barriers and two SMEM latencies.
double crossLaneClocks(CrossLane lanes, int warps);

} // namespace tilesight
