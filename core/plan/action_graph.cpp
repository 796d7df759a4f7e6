#include "core/plan/action_graph.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace tilesight {
namespace {
std::size_t at(int index) { return static_cast<std::size_t>(index); }
} // namespace

std::vector<std::vector<int>> ActionGraph::consumers() const {
    std::vector<std::vector<int>> result(dependsOn.size());
    for (std::size_t i = 0; i < dependsOn.size(); ++i)
        for (const int producer : dependsOn[i])
            result[at(producer)].push_back(static_cast<int>(i));
    return result;
}

bool ActionGraph::encloses(int outer, int inner) const {
    for (; inner >= 0; inner = loopParent[at(inner)])
        if (inner == outer) return true;
    return false;
}

/// Depth-first search from consumer to producer, with a stack of its own: plans may be deep.
std::vector<std::vector<int>> findCycles(const ActionGraph& graph) {
    enum class Mark : char { fresh, open, done };
    std::vector<Mark> marks(graph.dependsOn.size(), Mark::fresh);
    std::vector<std::pair<int, std::size_t>> path; // action, its next dependency
    std::vector<std::vector<int>> cycles;
    const auto enter = [&](int action) {
        marks[at(action)] = Mark::open;
        path.emplace_back(action, 0);
    };
    for (std::size_t start = 0; start < marks.size(); ++start) {
        if (marks[start] == Mark::fresh) enter(static_cast<int>(start));
        while (!path.empty()) {
            auto& [current, next] = path.back();
            const auto& dependencies = graph.dependsOn[at(current)];
            if (next == dependencies.size()) {
                marks[at(current)] = Mark::done;
                path.pop_back();
                continue;
            }
            const int dependency = dependencies[next++];
            if (marks[at(dependency)] == Mark::fresh) {
                enter(dependency);
            } else if (marks[at(dependency)] == Mark::open && cycles.size() < maxFoundFaults) {
                std::vector<int> cycle = {dependency};
                for (auto step = path.rbegin(); step->first != dependency; ++step)
                    cycle.push_back(step->first);
                cycle.push_back(dependency);
                cycles.push_back(std::move(cycle));
            }
        }
    }
    return cycles;
}

/// For each loop: walks from its actions to everything that runs after it. What lies in another loop brings
/// that whole loop along, because a loop is finished before anything outside sees its results.
std::vector<LoopConflict> findLoopConflicts(const ActionGraph& graph) {
    const auto consumers = graph.consumers();
    const int actionCount = static_cast<int>(graph.dependsOn.size());
    std::vector<LoopConflict> conflicts;
    for (int loop = 0; loop < static_cast<int>(graph.loopParent.size()); ++loop) {
        const auto inside = [&](int action) { return graph.encloses(loop, graph.loop[at(action)]); };
        std::vector<bool> after(graph.dependsOn.size());
        std::vector<bool> broughtLoops(graph.loopParent.size());
        std::vector<int> open;
        for (int i = 0; i < actionCount; ++i)
            if (inside(i)) open.push_back(i);
        const auto reach = [&](int action) {
            if (after[at(action)]) return;
            after[at(action)] = true;
            open.push_back(action);
            int outermost = -1; // loop around the action that does not also contain `loop`
            for (int l = graph.loop[at(action)]; l >= 0 && !graph.encloses(l, loop);
                 l = graph.loopParent[at(l)])
                outermost = l;
            if (outermost < 0 || broughtLoops[at(outermost)]) return;
            broughtLoops[at(outermost)] = true;
            for (int i = 0; i < actionCount; ++i)
                if (!after[at(i)] && graph.encloses(outermost, graph.loop[at(i)])) {
                    after[at(i)] = true;
                    open.push_back(i);
                }
        };
        while (!open.empty()) {
            const int current = open.back();
            open.pop_back();
            for (const int consumer : consumers[at(current)]) {
                if (!inside(consumer))
                    reach(consumer);
                else if (!inside(current) && conflicts.size() < maxFoundFaults)
                    conflicts.push_back({loop, consumer, current});
            }
        }
    }
    return conflicts;
}

std::vector<bool> afterSomeLoop(const ActionGraph& graph) {
    const auto consumers = graph.consumers();
    std::vector<bool> after(graph.dependsOn.size());
    std::vector<int> open;
    for (std::size_t i = 0; i < graph.loop.size(); ++i)
        if (graph.loop[i] >= 0) open.push_back(static_cast<int>(i));
    while (!open.empty()) {
        const int current = open.back();
        open.pop_back();
        for (const int consumer : consumers[at(current)])
            if (!after[at(consumer)]) {
                after[at(consumer)] = true;
                open.push_back(consumer);
            }
    }
    return after;
}

} // namespace tilesight
