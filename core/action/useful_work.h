// Useful work: the part of a product that lies inside the tensors. Tiles at the edge multiply padding as well.
//
//   share = product over m, n and k of (elements inside the tensor, all positions) / (positions x extent of the tile)
//
// so that a GEMM of any tile does 2 M N K FLOP. A dimension of the product is told by what its index walks over: k is the
// one that both operands share, and counts once.
#pragma once

#include "core/plan/resolved_plan.h"

namespace tilesight {

struct UsefulShare {
    double all = 1;   ///< of the product, 0..1
    double depth = 1; ///< of k alone
    /// Of the operands, what is no padding of zeros: tiles beyond the last row of a tensor are rows that another tile holds
    /// as well, such as those of the next expert.
    double filled = 1;
};

/// 1 for actions that are no products.
UsefulShare usefulShareOf(const ResolvedPlan& plan, const ResolvedAction& action);

} // namespace tilesight
