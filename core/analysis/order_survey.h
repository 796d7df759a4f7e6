// Legal orders of the reported loop body, each with its steady time (paper Eq. 4): what the order explorer and
// `tilesight orders --list` show. analyze() looks for the best one only; here all examined ones are kept.
//
//   T_steady(sigma) = max( max_r sum_o u_r(o), period(sigma) ),   at the settled clock like OrderSearch::steadySeconds
#pragma once

#include "core/analysis/analyze.h"
#include "core/schedule/steady_state.h"

namespace tilesight {

struct ExaminedOrder {
    std::vector<int> order; ///< body numbering: indices into OrderSurvey::dag.actions
    double seconds = 0;     ///< a turn of one block alone
};

struct OrderSurvey {
    std::string planName, gpuName;
    std::vector<std::string> names; ///< of the body's actions, in body numbering
    BodyDag dag;
    std::vector<BodyAction> actions;
    OrderCount legal;
    long long examined = 0;
    bool complete = true;              ///< every legal order was examined
    bool hasTurns = true;              ///< a loop body; false: the tile's straight line
    std::vector<ExaminedOrder> orders; ///< fastest first, equal ones in the order of the plan; at most maxListed
    std::vector<int> chosen;           ///< the one that the analysis uses, body numbering
    double chosenSeconds = 0, fastestSeconds = 0, slowestSeconds = 0;
    /// Examined orders by time: bins of equal width from the fastest to the slowest; one bin when all are equal.
    std::vector<long long> histogram;
    double clockFactor = 1; ///< settled over ceiling clock's time

    static constexpr std::size_t maxListed = 2000, bins = 24;

    /// Time and starts of any legal order of this body.
    BodySchedule scheduleOfOrder(const std::vector<int>& order) const;
};

/// `analysis` is that of the same plan, GPU and options. Examines up to options.maxOrders. Errors as of analyze().
Expected<OrderSurvey> surveyOrders(const TilePlan& plan, const Gpu& gpu, const Analysis& analysis,
                                   const AnalysisOptions& options = {}, StopToken stop = {});

/// Moving the action at place `from` to place `to` of an order (body numbering).
struct OrderMove {
    std::vector<int> order; ///< after the move; empty when it is refused
    int blocker = -1;       ///< the action (body numbering) that the moved one may not pass
    int producer = -1, consumer = -1; ///< the edge that forbids it
};
OrderMove moveInOrder(const BodyDag& dag, const std::vector<int>& order, std::size_t from, std::size_t to);

} // namespace tilesight
