// More resident blocks: a neighbour works while one block fills its pipeline or stores its tile.
#include "core/advice/hint_source.h"
#include "core/plan/edit.h"

namespace tilesight {

std::vector<Proposal> proposeResidentBlocks(const TilePlan& plan, const Gpu&, const Analysis& baseline) {
    std::vector<Proposal> proposals;
    const std::string stages = parameterOfRole(plan, "stages"), warps = parameterOfRole(plan, "warps");
    const auto add = [&](std::optional<TilePlan> changed, std::string cost) {
        if (!changed) return;
        std::string title = "More resident blocks: " + changesInWords(plan, *changed);
        proposals.push_back({std::move(*changed), std::move(title), std::move(cost)});
    };
    if (baseline.occupancy.limitedBy == "shared_memory")
        for (long long s = knobValue(plan, stages) - 1; s >= 2; --s)
            add(withKnob(plan, stages, s), "Fewer tiles are in flight per block.");
    for (const long long w : {4LL, 8LL}) add(withKnob(plan, warps, w), "Registers per thread change with the warps.");
    return proposals;
}

} // namespace tilesight
