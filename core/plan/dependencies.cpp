// Edges of the tile-action DAG: names to indices, cycles, what comes after a loop.
#include "core/plan/resolver.h"

#include <algorithm>
#include <map>

namespace tilesight {

void Resolver::resolveDependencies() {
    const auto& actions = m_plan.actions;
    if (m_result.actions.size() != actions.size()) return; // too many, reported
    std::map<std::string_view, int> byName;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        byName.emplace(actions[i].name, static_cast<int>(i));
        names.push_back(actions[i].name);
    }
    const auto resolveList = [&](std::size_t i, const std::vector<std::string>& list, std::string_view key,
                                 std::vector<int>& out) {
        std::set<int> seen;
        for (std::size_t d = 0; d < list.size(); ++d) {
            const std::string where = pointer("/actions/", i, "/", key, "/", d);
            const auto found = byName.find(list[d]);
            if (found == byName.end()) {
                const std::string nearest = nearestName(list[d], names);
                fail("plan.unknown_action",
                     "action '" + actions[i].name + "' waits for an unknown action '" + list[d] + "'",
                     actions[i].name, where, nearest.empty() ? "" : "did you mean '" + nearest + "'?");
            } else if (!seen.insert(found->second).second) {
                fail("plan.duplicate_edge", "action '" + actions[i].name + "' names '" + list[d] + "' twice",
                     actions[i].name, where);
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
    const std::size_t before = m_errors.size();
    findCycles();
    if (m_errors.size() != before) return;
    findLoopCycles();
    markEpilogue();
}

/// Depth-first search with its own stack; each circle that a back edge closes is named once.
void Resolver::findCycles() {
    auto& actions = m_result.actions;
    enum class Mark : char { fresh, open, done };
    std::vector<Mark> marks(actions.size(), Mark::fresh);
    std::vector<std::pair<int, std::size_t>> path; // action, next dependency
    for (std::size_t start = 0; start < actions.size(); ++start) {
        if (marks[start] != Mark::fresh) continue;
        path.emplace_back(static_cast<int>(start), 0);
        marks[start] = Mark::open;
        while (!path.empty()) {
            auto& [current, next] = path.back();
            const auto& dependencies = actions[static_cast<std::size_t>(current)].dependsOn;
            if (next == dependencies.size()) {
                marks[static_cast<std::size_t>(current)] = Mark::done;
                path.pop_back();
                continue;
            }
            const int dependency = dependencies[next++];
            Mark& mark = marks[static_cast<std::size_t>(dependency)];
            if (mark == Mark::fresh) {
                mark = Mark::open;
                path.emplace_back(dependency, 0);
            } else if (mark == Mark::open) {
                // The path runs from consumer to producer; shown in the direction of the data.
                std::string circle = actions[static_cast<std::size_t>(dependency)].name;
                std::size_t shown = 0;
                for (auto step = path.rbegin(); step != path.rend(); ++step) {
                    if (++shown <= 12) circle += ", " + actions[static_cast<std::size_t>(step->first)].name;
                    if (step->first == dependency) break;
                }
                if (shown > 12) circle += ", ...";
                fail("plan.cycle", "actions wait for each other in a circle: " + circle,
                     actions[static_cast<std::size_t>(dependency)].name,
                     pointer("/actions/", current, "/depends_on"),
                     "remove one of these edges, or carry it from the previous iteration");
            }
        }
    }
}

/// An action outside a loop that waits for the loop runs after it, so nothing in the loop may wait for it.
void Resolver::findLoopCycles() {
    const auto& actions = m_result.actions;
    std::vector<std::vector<int>> consumers(actions.size());
    for (std::size_t i = 0; i < actions.size(); ++i)
        for (const int producer : actions[i].dependsOn)
            consumers[static_cast<std::size_t>(producer)].push_back(static_cast<int>(i));
    for (std::size_t loop = 0; loop < m_result.loops.size(); ++loop) {
        std::vector<bool> reached(actions.size());
        std::vector<int> open;
        const auto inside = [&](int action) {
            return encloses(static_cast<int>(loop), actions[static_cast<std::size_t>(action)].loop);
        };
        for (int i = 0; i < static_cast<int>(actions.size()); ++i)
            if (inside(i)) open.push_back(i);
        while (!open.empty()) {
            const int current = open.back();
            open.pop_back();
            for (const int consumer : consumers[static_cast<std::size_t>(current)]) {
                if (inside(consumer)) {
                    if (inside(current)) continue;
                    fail("plan.loop_order",
                         "action '" + actions[static_cast<std::size_t>(consumer)].name + "' in loop '" +
                             m_result.loops[loop].name + "' waits for '" +
                             actions[static_cast<std::size_t>(current)].name +
                             "', which waits for the end of that loop",
                         actions[static_cast<std::size_t>(consumer)].name,
                         pointer("/actions/", consumer, "/depends_on"),
                         "carry the value from the previous iteration, or move the action into the loop");
                } else if (!reached[static_cast<std::size_t>(consumer)]) {
                    reached[static_cast<std::size_t>(consumer)] = true;
                    open.push_back(consumer);
                }
            }
        }
    }
}

void Resolver::markEpilogue() {
    auto& actions = m_result.actions;
    std::vector<std::vector<int>> consumers(actions.size());
    std::vector<int> open;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        for (const int producer : actions[i].dependsOn)
            consumers[static_cast<std::size_t>(producer)].push_back(static_cast<int>(i));
        if (actions[i].loop >= 0) open.push_back(static_cast<int>(i));
    }
    while (!open.empty()) {
        const int current = open.back();
        open.pop_back();
        for (const int consumer : consumers[static_cast<std::size_t>(current)]) {
            ResolvedAction& action = actions[static_cast<std::size_t>(consumer)];
            if (action.loop >= 0 || action.afterLoop) continue;
            action.afterLoop = true;
            open.push_back(consumer);
        }
    }
}

} // namespace tilesight
