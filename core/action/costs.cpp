#include "core/action/costs.h"

namespace tilesight {

ElementCost defaultCost(Operation operation) {
    switch (operation) {
    case Operation::reduce:
        return {.fma = 1}; // a sum; a maximum is 1 ALU operation instead
    case Operation::exponential:
        return {.fma = 1, .sfu = 1}; // subtract or scale, then exp2
    case Operation::rescale:
        return {.fma = 1};
    case Operation::convert:
        return {.alu = 0.5}; // one pack instruction makes two 16-bit values
    case Operation::elementwise:
        return {.fma = 1};
    case Operation::load:
    case Operation::store:
    case Operation::atomicAdd:
    case Operation::matmul:
    case Operation::cudaMatmul: // counted by its shape: m n k multiply-adds
    case Operation::remoteTransfer:
        return {};
    }
    return {};
}

double crossLaneClocks(CrossLane lanes, int warps) {
    constexpr double shuffle = 25, barrier = 27, throughSmem = 115, quadReduction = 60;
    constexpr double warpReduction = 5 * shuffle;
    switch (lanes) {
    case CrossLane::none: return 0;
    case CrossLane::quad: return quadReduction;
    case CrossLane::warp: return warpReduction;
    case CrossLane::block: return warps > 1 ? 2 * warpReduction + 4 * barrier : warpReduction;
    case CrossLane::exchange: return throughSmem;
    }
    return 0;
}

} // namespace tilesight
