// Legal orders of the actions of one loop body (paper section 3.4): topological orders of the dependency DAG.
//
// Counting walks the lattice of down-closed sets (a set is reached by every order that finishes exactly its members
// first), so it is exact without enumerating: MLA decode's 11 actions give 132. Enumeration is in lexicographic order
// of action indices, hence the same everywhere.
#pragma once

#include "core/base/stop.h"
#include "core/plan/resolved_plan.h"

#include <functional>
#include <vector>

namespace tilesight {

/// The actions of one body, renumbered 0 .. n-1 in plan order.
struct BodyDag {
    std::vector<int> actions;                    ///< index into ResolvedPlan::actions
    std::vector<std::vector<int>> predecessors;  ///< same iteration, body numbering
    std::vector<std::vector<int>> carried;       ///< previous iteration
    std::size_t size() const { return actions.size(); }
};

/// Body of a loop; `loop` = -1 with `afterLoop` picks the prologue (false) or epilogue (true) of the tile body.
BodyDag bodyOf(const ResolvedPlan& plan, int loop, bool afterLoop = false);

struct OrderCount { double orders = 1; bool exact = true; };
/// The lattice is walked up to this many sets.
inline constexpr long long maxCountedSets = 1LL << 18;
/// Number of legal orders; `exact` is false when the lattice has more than maxCountedSets, or the body more than 64
/// actions; then `orders` is a lower bound.
OrderCount countLegalOrders(const BodyDag& dag);

/// Calls `visit(order)` for legal orders until it returns false or `limit` orders were visited. Returns the number.
long long enumerateLegalOrders(const BodyDag& dag, long long limit,
                               const std::function<bool(const std::vector<int>&)>& visit, StopToken stop = {});

} // namespace tilesight
