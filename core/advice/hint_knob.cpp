// One knob, one step: every stop that the sliders offer. Whatever is best among single changes is found here when no
// other source has a reason for it.
#include "core/advice/hint_source.h"
#include "core/plan/edit.h"

namespace tilesight {

std::vector<Proposal> proposeKnob(const TilePlan& plan, const Gpu&, const Analysis&) {
    std::vector<Proposal> proposals;
    for (const Parameter& parameter : plan.parameters)
        for (const long long stop : parameterStops(plan, parameter.name))
            if (auto changed = withKnob(plan, parameter.name, stop)) {
                std::string title = "Set " + changesInWords(plan, *changed);
                proposals.push_back({std::move(*changed), std::move(title), {}});
            }
    return proposals;
}

} // namespace tilesight
