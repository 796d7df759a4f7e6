// Steady state of a loop body under one legal order, and the best order (paper Eq. 4-5).
//
// One block is one actor: it issues its actions in the order sigma. A synchronous action holds it until its result is
// there; an asynchronous one (bulk copy, warpgroup product) is issued and runs on its own pipe, and only a consumer
// waits for it. Copies of a software pipeline come from stages - 1 iterations ago, so in here they cost issue slots
// only; their latency and bandwidth limit the turn in envelope/turn.h.
//
//   period(sigma)  = time between the ends of equal actions of consecutive iterations, from a short play of the body
//   T_steady(sigma) = max( max_r sum_o u_r(o), period(sigma) )                                          (Eq. 4)
//   T_steady        = min over legal sigma                                                               (Eq. 5)
//
// Residents share the pipes and copies wait for the synchronous part, so of the orders that are best in the period or in
// that part the analysis takes the one with the shortest turn.
#pragma once

#include "core/action/resource_vector.h"
#include "core/analysis/analysis.h"
#include "core/schedule/dag.h"

#include <algorithm>

namespace tilesight {

/// What the play needs to know of one action of the body.
struct BodyAction {
    ResourceVector use;
    double seconds = 0;      ///< duration once started, latency included
    double issueSeconds = 0; ///< holds the issuing warps although asynchronous
    bool async = false;
    bool pipelinedCopy = false; ///< fetched stages - 1 iterations ahead
};

struct BodySchedule {
    std::vector<int> order; ///< body numbering
    std::vector<double>
        startSeconds;         ///< of each action (body numbering) in a steady iteration, from its begin
    double periodSeconds = 0; ///< one block alone
    double synchronousSeconds =
        0;                  ///< the block cannot issue the next copies before this much of the turn is over
    ResourceVector use;     ///< sum over the body
    bool countExact = true; ///< of bestSchedule(): false = OrderSearch::legal is a lower bound
};

BodySchedule scheduleOf(const BodyDag& dag, const std::vector<BodyAction>& actions,
                        const std::vector<int>& order);

/// Orders of which none is behind another in both the period and the synchronous part: which one makes the shortest turn
/// depends on what else bounds it (envelope/turn.h). Shortest period first; at most maxCandidateOrders.
struct CandidateOrders {
    std::vector<std::vector<int>> orders; ///< body numbering; equal ones as the first in lexicographic order
    bool countExact = true;               ///< false = OrderSearch::legal is a lower bound
};
inline constexpr std::size_t maxCandidateOrders = 16;
/// Of wide bodies fewer orders are examined, so that no more than this many actions are played.
inline constexpr long long maxPlayedActions = 400'000;
/// Orders of a body that a search examines at most.
inline long long orderLimit(const BodyDag& dag, long long maxOrders) {
    const auto actions = static_cast<long long>(dag.size());
    return actions > 0 ? std::min(maxOrders, std::max(1LL, maxPlayedActions / actions)) : maxOrders;
}
CandidateOrders candidateOrders(const BodyDag& dag, const std::vector<BodyAction>& actions,
                                long long maxOrders, OrderSearch& search, StopToken stop);

/// Best order of one block alone; `search` tells how many are legal, how many were examined, and whether the search was cut short.
BodySchedule bestSchedule(const BodyDag& dag, const std::vector<BodyAction>& actions, long long maxOrders,
                          OrderSearch& search, StopToken stop);

} // namespace tilesight
