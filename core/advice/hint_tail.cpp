// Tail wave: a grid that is no multiple of the wave leaves SMs idle at the end. Tiles that divide the grid into whole
// waves, or smaller ones in one direction, shorten it.
#include "core/advice/hint_source.h"
#include "core/plan/edit.h"

namespace tilesight {

std::vector<Proposal> proposeTail(const TilePlan& plan, const Gpu&, const Analysis& baseline) {
    std::vector<Proposal> proposals;
    if (baseline.waves.tailBlocks == 0) return proposals;
    for (const char* role : {"rows", "columns"}) {
        const std::string knob = parameterOfRole(plan, role);
        const long long now = knobValue(plan, knob);
        for (const long long stop : parameterStops(plan, knob)) {
            if (stop > 2 * now || 4 * stop < now) continue;
            if (auto changed = withKnob(plan, knob, stop)) {
                std::string title = "Shorten the tail: " + changesInWords(plan, *changed);
                proposals.push_back({std::move(*changed), std::move(title), {}});
            }
        }
    }
    return proposals;
}

} // namespace tilesight
