// Loads that bring the addresses of other loads: fetched ahead by the loop's pipeline instead of waited for.
#include "core/advice/hint_source.h"

namespace tilesight {

std::set<std::string> producersOf(const TilePlan& plan, const Action& action) {
    std::set<std::string> found;
    std::vector<std::string> open = action.dependsOn;
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        if (!found.insert(name).second) continue;
        if (const Action* producer = plan.action(name))
            open.insert(open.end(), producer->dependsOn.begin(), producer->dependsOn.end());
    }
    return found;
}

std::vector<std::string> addressLoads(const TilePlan& plan) {
    std::set<std::string> waitedFor;
    for (const Action& action : plan.actions)
        if (action.operation == Operation::load) waitedFor.merge(producersOf(plan, action));
    std::vector<std::string> found;
    for (const Action& address : plan.actions)
        if (address.operation == Operation::load && waitedFor.count(address.name)) found.push_back(address.name);
    return found;
}

std::vector<Proposal> proposeAddressesAhead(const TilePlan& plan, const Gpu&, const Analysis&) {
    Proposal proposal;
    proposal.plan = plan;
    std::string changed;
    for (const std::string& name : addressLoads(plan)) {
        Action& load = *proposal.plan.action(name);
        if (load.async || load.loop.empty()) continue;
        load.async = true;
        changed += (changed.empty() ? "" : ", ") + name;
    }
    if (changed.empty()) return {};
    proposal.title = "Fetch addresses ahead: " + changed + " asynchronous";
    proposal.cost = "Needs a buffer for the addresses of each stage.";
    return {proposal};
}

} // namespace tilesight
