// More (or fewer) pipeline stages: more copies in flight cover more latency, at the price of shared memory.
#include "core/advice/hint_source.h"

#include "core/analysis/report.h"
#include "core/plan/edit.h"

#include <algorithm>

namespace tilesight {

std::vector<Proposal> proposeStages(const TilePlan& plan, const Gpu&, const Analysis&) {
    std::vector<Proposal> proposals;
    const std::string knob = parameterOfRole(plan, "stages");
    const long long now = knobValue(plan, knob);
    for (long long stages = std::max(1LL, now - 1); stages <= now + 3; ++stages)
        if (auto changed = withKnob(plan, knob, stages)) {
            const bool more = stages > now;
            proposals.push_back({std::move(*changed),
                                 "Use " + formatCount(stages, "stage", "stages") + " instead of " + std::to_string(now),
                                 more ? "Each stage costs shared memory." : "Fewer tiles are in flight per block."});
        }
    return proposals;
}

} // namespace tilesight
