// The workspace's run conditions: clock and caches. Like the choice of a GPU they are no step of undo, and everything
// on screen is computed anew under them: the pinned variants, too, since times taken differently cannot be compared.
#include "app/explorer/workspace.h"

namespace tilesight {

void Workspace::setConditions(const RunConditions& conditions) {
    if (conditions == m_state.conditions) return;
    if (isFresh()) m_grace.start(); // as in recompute(), which finds it old already
    m_state.conditions = conditions;
    // What lags behind the analysis would be taken for part of the new result.
    m_state.gallery = nullptr;
    m_beforePreview = nullptr;
    emit stopsChanged({});
    recompute();
    onVariants();
}

TaskService<ConditionsOffers, int>::Compute Workspace::offersOf(const Engine& engine) {
    return [analyze = engine.analyze](const TilePlan& plan, const Gpu& gpu, int, const AnalysisOptions& given,
                                      StopToken stop, const Progress&) -> Expected<ConditionsOffers> {
        ConditionsOffers offers;
        for (const RunConditions& conditions : offeredConditions({given.regime, given.inputCopies})) {
            AnalysisOptions options = under(conditions, given);
            options.lanes = options.tileHits = options.explain = false;
            const Expected<Analysis> analysis = analyze(plan, gpu, options, stop);
            if (stop.stop_requested()) return Error{"engine.stopped", "the offers were cancelled", plan.name, {}, {}};
            if (analysis) offers.push_back({conditions, analysis->latencySeconds, analysis->clock.hz});
        }
        return offers;
    };
}

} // namespace tilesight
