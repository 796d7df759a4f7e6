// Edges of the tile-action DAG: names to indices, cycles, what comes after a loop.
#include "core/plan/action_graph.h"
#include "core/plan/resolver.h"

#include <algorithm>
#include <map>

namespace tilesight {

void Resolver::resolveDependencies() {
    const auto& actions = m_plan.actions;
    std::map<std::string_view, int> byName;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        byName.emplace(actions[i].name, static_cast<int>(i));
    }
    const auto resolveList = [&](std::size_t i, const std::vector<std::string>& list, std::string_view key,
                                 std::vector<int>& out) {
        std::set<int> seen;
        for (std::size_t d = 0; d < list.size(); ++d) {
            const std::string where = pointer("/actions/", i, "/", key, "/", d);
            const auto found = byName.find(list[d]);
            if (found == byName.end()) {
                fail("plan.unknown_action",
                     "action '" + actions[i].name + "' waits for an unknown action '" + list[d] + "'",
                     actions[i].name, where, suggestion(list[d], actions));
            } else if (!seen.insert(found->second).second) {
                fail("plan.duplicate_edge", "action '" + actions[i].name + "' names '" + list[d] + "' twice",
                     actions[i].name, where, "remove one of the two");
            } else {
                out.push_back(found->second);
            }
        }
    };
    for (std::size_t i = 0; i < actions.size(); ++i) {
        ResolvedAction& action = m_result.actions[i];
        resolveList(i, actions[i].dependsOn, "depends_on", action.dependsOn);
        resolveList(i, actions[i].carriedFrom, "carried_from", action.carriedFrom);
        for (const int producer : action.carriedFrom)
            if (action.loop < 0 || m_result.actions[static_cast<std::size_t>(producer)].loop != action.loop)
                fail("plan.carried_across_loops",
                     "action '" + action.name + "' carries a value of '" +
                         m_result.actions[static_cast<std::size_t>(producer)].name +
                         (action.loop < 0 ? "' but lies in no loop" : "', which lies in another loop"),
                     action.name, pointer("/actions/", i, "/carried_from"), "both must be in the same loop");
    }
    checkGraph();
}

void Resolver::checkGraph() {
    ActionGraph graph;
    for (const ResolvedAction& action : m_result.actions) {
        graph.dependsOn.push_back(action.dependsOn);
        graph.loop.push_back(action.loop);
    }
    for (const ResolvedLoop& loop : m_result.loops)
        graph.loopParent.push_back(loop.parent);
    const auto nameOfAction = [&](int index) {
        return m_result.actions[static_cast<std::size_t>(index)].name;
    };

    const auto cycles = findCycles(graph);
    for (const auto& cycle : cycles) {
        std::string names;
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            if (i == 12 && cycle.size() > 14) {
                names += ", ...";
                i = cycle.size() - 1;
            }
            names += (i ? ", " : "") + nameOfAction(cycle[i]);
        }
        // The edge that closes the circle: its second action waits for its first.
        fail("plan.cycle", "actions wait for each other in a circle: " + names, nameOfAction(cycle[1]),
             pointer("/actions/", cycle[1], "/depends_on"),
             "remove one of these edges, or carry the value from the previous iteration");
    }
    if (!cycles.empty()) return;
    for (const LoopConflict& conflict : findLoopConflicts(graph))
        fail("plan.loop_order",
             "action '" + nameOfAction(conflict.action) + "' in loop '" +
                 m_result.loops[static_cast<std::size_t>(conflict.loop)].name + "' waits for '" +
                 nameOfAction(conflict.waitsFor) + "', which waits for the end of that loop",
             nameOfAction(conflict.action), pointer("/actions/", conflict.action, "/depends_on"),
             "carry the value from the previous iteration, or move the action into the loop");
    const std::vector<bool> after = afterSomeLoop(graph);
    for (std::size_t i = 0; i < after.size(); ++i)
        m_result.actions[i].afterLoop = after[i] && m_result.actions[i].loop < 0;
}

} // namespace tilesight
