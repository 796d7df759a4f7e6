#include "core/plan/edit.h"

#include "core/plan/action_graph.h"
#include "core/plan/knobs.h"

#include <algorithm>
#include <cctype>

namespace tilesight {
namespace {

Error editError(std::string id, std::string message, std::string_view object, std::string remedy) {
    return {std::move(id), std::move(message), std::string(object), {}, std::move(remedy)};
}

Error noSuchAction(const TilePlan& plan, std::string_view name) {
    std::vector<std::string> known;
    for (const Action& action : plan.actions)
        known.push_back(action.name);
    const std::string nearest = nearestName(std::string(name), known);
    return editError("edit.no_such_action", "there is no action '" + std::string(name) + "'", name,
                     nearest.empty() ? "use a name of the plan" : "did you mean '" + nearest + "'?");
}

bool contains(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

void eraseName(std::vector<std::string>& list, std::string_view name) {
    list.erase(std::remove(list.begin(), list.end(), name), list.end());
}

std::string freeName(const TilePlan& plan, const std::string& wanted) {
    if (!plan.action(wanted)) return wanted;
    for (int number = 2;; ++number)
        if (const std::string name = wanted + " " + std::to_string(number); !plan.action(name)) return name;
}

/// The graph as far as names are known; a plan under construction may be faulty elsewhere.
ActionGraph graphOf(const TilePlan& plan) {
    ActionGraph graph;
    const auto loopIndex = [&](const std::string& name) {
        const auto found =
            std::find_if(plan.loops.begin(), plan.loops.end(), [&](const Loop& l) { return l.name == name; });
        return name.empty() || found == plan.loops.end() ? -1 : static_cast<int>(found - plan.loops.begin());
    };
    for (const Loop& loop : plan.loops)
        graph.loopParent.push_back(loopIndex(loop.parent));
    for (std::size_t i = 0; i < plan.loops.size();
         ++i) { // loops in a circle are a fault of their own: opened here
        int parent = graph.loopParent[i];
        for (std::size_t steps = 0; parent >= 0 && steps < plan.loops.size(); ++steps)
            parent = graph.loopParent[static_cast<std::size_t>(parent)];
        if (parent >= 0) graph.loopParent[i] = -1;
    }
    for (const Action& action : plan.actions) {
        auto& producers = graph.dependsOn.emplace_back();
        for (const std::string& name : action.dependsOn)
            if (const int producer = plan.actionIndex(name); producer >= 0) producers.push_back(producer);
        graph.loop.push_back(loopIndex(action.loop));
    }
    return graph;
}

} // namespace

Expected<TilePlan> renameAction(TilePlan plan, std::string_view from, std::string_view to) {
    Action* action = plan.action(from);
    if (!action) return noSuchAction(plan, from);
    const bool printable =
        std::all_of(to.begin(), to.end(), [](unsigned char c) { return c >= ' ' && c != 127; });
    if (to.empty() || to.size() > 100 || !printable || to.front() == ' ' || to.back() == ' ')
        return editError("edit.bad_name", to.empty() ? "a name cannot be empty" : "this name cannot be used",
                         from, "use 1 to 100 characters without line breaks, no space at the ends");
    if (from == to) return plan;
    if (plan.action(to))
        return editError("edit.name_taken", "there is already an action '" + std::string(to) + "'", to,
                         "choose another name");
    const std::string oldName = action->name; // `from` may be a view into the plan
    action->name = to;
    for (Action& other : plan.actions) {
        std::replace(other.dependsOn.begin(), other.dependsOn.end(), oldName, std::string(to));
        std::replace(other.carriedFrom.begin(), other.carriedFrom.end(), oldName, std::string(to));
    }
    return plan;
}

TilePlan addAction(TilePlan plan, Operation operation, std::optional<std::array<double, 2>> position) {
    Action action = suggestedAction(plan, operation);
    if (isMemory(operation) && plan.tensors.empty()) { // something to touch
        plan.tensors.push_back({"X", {1024}});
        action.access = TensorAccess{"X", {0}, {1024}, {}};
    }
    std::string wanted(nameOf(operation));
    std::replace(wanted.begin(), wanted.end(), '_', ' ');
    action.name = freeName(plan, wanted);
    action.position = position;
    plan.actions.push_back(std::move(action));
    return plan;
}

TilePlan removeActions(TilePlan plan, const std::vector<std::string>& names) {
    plan.actions.erase(std::remove_if(plan.actions.begin(), plan.actions.end(),
                                      [&](const Action& action) { return contains(names, action.name); }),
                       plan.actions.end());
    for (Action& action : plan.actions)
        for (const std::string& name : names) {
            eraseName(action.dependsOn, name);
            eraseName(action.carriedFrom, name);
        }
    return plan;
}

std::string edgeRefusal(const TilePlan& plan, std::string_view from, std::string_view to) {
    const int producer = plan.actionIndex(from), consumer = plan.actionIndex(to);
    if (producer < 0) return "there is no action '" + std::string(from) + "'";
    if (consumer < 0) return "there is no action '" + std::string(to) + "'";
    if (producer == consumer) return "an action cannot wait for itself";
    if (contains(plan.actions[static_cast<std::size_t>(consumer)].dependsOn, from)) return "exists already";

    ActionGraph graph = graphOf(plan);
    const std::size_t conflictsBefore = findLoopConflicts(graph).size();
    // A path from consumer to producer would be closed by the new edge. Shortest one, by breadth-first
    // search.
    const auto consumers = graph.consumers();
    std::vector<int> cameFrom(plan.actions.size(), -1), open = {consumer};
    cameFrom[static_cast<std::size_t>(consumer)] = consumer;
    for (std::size_t i = 0; i < open.size(); ++i)
        for (const int next : consumers[static_cast<std::size_t>(open[i])])
            if (cameFrom[static_cast<std::size_t>(next)] < 0) {
                cameFrom[static_cast<std::size_t>(next)] = open[i];
                open.push_back(next);
            }
    if (cameFrom[static_cast<std::size_t>(producer)] >= 0) {
        std::string path = plan.actions[static_cast<std::size_t>(producer)].name;
        for (int step = producer; step != consumer;) {
            step = cameFrom[static_cast<std::size_t>(step)];
            path = plan.actions[static_cast<std::size_t>(step)].name + ", " + path;
        }
        return "would close a cycle: " + path + ", " + std::string(to);
    }
    graph.dependsOn[static_cast<std::size_t>(consumer)].push_back(producer);
    if (findLoopConflicts(graph).size() > conflictsBefore)
        return "would make a loop wait for its own end: '" + std::string(from) +
               "' comes after the loop of '" + std::string(to) + "'";
    return {};
}

Expected<TilePlan> addEdge(TilePlan plan, std::string_view from, std::string_view to) {
    if (!plan.action(from)) return noSuchAction(plan, from);
    if (!plan.action(to)) return noSuchAction(plan, to);
    if (const std::string refusal = edgeRefusal(plan, from, to); !refusal.empty())
        return editError("edit.edge_refused",
                         "the edge from '" + std::string(from) + "' to '" + std::string(to) + "' " + refusal,
                         to, "choose another edge");
    plan.action(to)->dependsOn.emplace_back(from);
    return plan;
}

TilePlan removeEdge(TilePlan plan, std::string_view from, std::string_view to) {
    Action* consumer = plan.action(to);
    if (!consumer) return plan;
    eraseName(contains(consumer->dependsOn, from) ? consumer->dependsOn : consumer->carriedFrom, from);
    return plan;
}

TilePlan withoutCompiledNumbers(TilePlan plan, std::string_view parameter) {
    const auto forget = [](Expression& number) {
        const bool named = std::any_of(number.text.begin(), number.text.end(),
                                       [](unsigned char c) { return std::isalpha(c) || c == '_'; });
        if (!named) number = {};
    };
    for (const char* role : {"rows", "columns", "depth", "stages", "warps"}) {
        if (parameterOfRole(plan, role) != parameter) continue;
        forget(plan.pipeline.registersPerThread);
        forget(plan.pipeline.sharedBytes);
        forget(plan.pipeline.spilledRegisters);
        break;
    }
    return plan;
}

const Parameter* parameterNamed(const TilePlan& plan, std::string_view name) {
    if (const Parameter* exact = plan.parameter(name)) return exact;
    const auto same = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    const Parameter* found = nullptr;
    for (const Parameter& parameter : plan.parameters) {
        if (!std::equal(name.begin(), name.end(), parameter.name.begin(), parameter.name.end(), same)) continue;
        if (found) return nullptr;
        found = &parameter;
    }
    return found;
}

Expected<TilePlan> setParameter(TilePlan plan, std::string_view name, const Expression& value) {
    Parameter* parameter = plan.parameter(name);
    if (!parameter)
        return editError("edit.no_such_parameter", "there is no parameter '" + std::string(name) + "'", name,
                         "use a name of the plan");
    if (parameter->value == value) return plan;
    parameter->value = value;
    return withoutCompiledNumbers(std::move(plan), name);
}

TilePlan setPosition(TilePlan plan, std::string_view action, std::optional<std::array<double, 2>> position) {
    if (Action* found = plan.action(action)) found->position = position;
    return plan;
}

TilePlan setLaunchOrder(TilePlan plan, const LaunchOrder& order) {
    plan.grid.order = order;
    return plan;
}

} // namespace tilesight
