// Tail wave: a grid that is no multiple of the wave leaves SMs idle at the end. Tiles that divide the grid into whole
// waves, smaller tiles in one direction, or a persistent walk shorten it.
#include "core/advice/hint_source.h"
#include "core/analysis/report.h"
#include "core/plan/edit.h"

namespace tilesight {

std::vector<Proposal> proposeTail(const TilePlan& plan, const Gpu&, const Analysis& baseline) {
    std::vector<Proposal> proposals;
    const Waves& waves = baseline.waves;
    if (waves.tailBlocks == 0) return proposals;
    const std::string tail = (waves.full > 0 ? "The last wave has " : "The only wave has ") + std::to_string(waves.tailBlocks) +
                             " of " + formatCount(waves.blocksPerWave, "block", "blocks") + ". ";
    for (const char* role : {"rows", "columns"}) {
        const std::string knob = parameterOfRole(plan, role);
        const long long now = knobValue(plan, knob);
        for (const long long stop : parameterStops(plan, knob)) {
            if (stop > 2 * now || 4 * stop < now) continue;
            if (auto changed = withKnob(plan, knob, stop))
                proposals.push_back({std::move(*changed), "Shorten the tail: " + knob + " = " + std::to_string(stop),
                                     tail + "This tile divides the grid more evenly."});
        }
    }
    if (!plan.grid.order.persistent) {
        LaunchOrder order = plan.grid.order;
        order.persistent = true;
        proposals.push_back({setLaunchOrder(plan, order), "Shorten the tail: persistent blocks",
                             tail + "Persistent blocks start once and walk the tiles."});
    }
    return proposals;
}

} // namespace tilesight
