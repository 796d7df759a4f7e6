// More resident blocks: a neighbour works while one block fills its pipeline or stores its tile.
#include "core/advice/hint_source.h"
#include "core/analysis/report.h"
#include "core/plan/edit.h"

namespace tilesight {

std::vector<Proposal> proposeResidentBlocks(const TilePlan& plan, const Gpu&, const Analysis& baseline) {
    std::vector<Proposal> proposals;
    const std::string stages = parameterOfRole(plan, "stages"), warps = parameterOfRole(plan, "warps");
    const int residents = baseline.occupancy.residentBlocks;
    const auto add = [&](std::optional<TilePlan> changed, std::string title, std::string cost) {
        if (changed)
            proposals.push_back({std::move(*changed), std::move(title),
                                 "Now " + std::to_string(residents) + " per SM, limited by " + limitInWords(baseline.occupancy.limitedBy) + ". " + cost});
    };
    if (baseline.occupancy.limitedBy == "shared_memory")
        for (long long s = knobValue(plan, stages) - 1; s >= 2; --s)
            add(withKnob(plan, stages, s), "More resident blocks: " + formatCount(s, "stage", "stages"), "Fewer tiles are in flight per block.");
    for (const long long w : {4LL, 8LL})
        add(withKnob(plan, warps, w), "More resident blocks: " + formatCount(w, "warp", "warps"), "Registers per thread change with the warps.");
    if (plan.grid.order.persistent) {
        LaunchOrder order = plan.grid.order;
        order.persistent = false;
        add(setLaunchOrder(plan, order), "One block per tile instead of a persistent walk", "Blocks start and drain for each tile.");
    }
    return proposals;
}

} // namespace tilesight
