// Operands: does each matrix product get from its loads what it multiplies?
//
// A product of m x n x k multiplies m k elements of one operand and k n of the other. Where both come from loads of the
// same body, directly or through conversions that keep the number of elements, the loads must bring as many in
// each execution. Which load serves which operand is not said in a plan: whatever division among them covers
// both operands counts as enough. What comes from elsewhere (computed, kept from before the loop, carried from the turn
// before) is taken to be complete.
#pragma once

#include "core/analysis/analysis.h"
#include "core/plan/resolved_plan.h"

namespace tilesight {

/// A warning "plan.operands_differ" for each product whose loads bring too little.
std::vector<Remark> operandRemarks(const ResolvedPlan& plan);

} // namespace tilesight
