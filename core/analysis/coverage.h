// Coverage: do loops and grid walk over the tensors that they index, no more and no less?
//
// Along one dimension an access begins at index x step and is `extent` long; the index runs to its largest value over grid
// and loops. Its last end against the size of the dimension:
//
//   last start >= size, last end > 4/3 size   a loop walks over tiles that lie outside: work that the tensor does not have
//   largest end of all loads < 3/4 size       the rest is never read: the product is of a part of the tensor
//
// Tiles that only hang over the edge stay within these bounds. Dimensions with an index
// that is no plain coordinate (lookups, sums, quotients of loops) are left alone.
#pragma once

#include "core/analysis/analysis.h"
#include "core/plan/resolved_plan.h"

namespace tilesight {

/// Warnings "plan.beyond_tensor" and "plan.tensor_unread", at most one of each for a tensor.
std::vector<Remark> coverageRemarks(const ResolvedPlan& plan);

/// Bytes of all tensors that loads reach, as far as their indices are plain coordinates; others count whole.
double bytesReached(const ResolvedPlan& plan);

} // namespace tilesight
