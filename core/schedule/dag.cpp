#include "core/schedule/dag.h"

#include <cstdint>
#include <map>

namespace tilesight {

BodyDag bodyOf(const ResolvedPlan& plan, int loop, bool afterLoop) {
    BodyDag dag;
    std::vector<int> local(plan.actions.size(), -1);
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const ResolvedAction& action = plan.actions[i];
        if (action.afterGrid || action.loop != loop || (loop < 0 && action.afterLoop != afterLoop)) continue;
        local[i] = static_cast<int>(dag.actions.size());
        dag.actions.push_back(static_cast<int>(i));
    }
    const auto inBody = [&](const std::vector<int>& names) {
        std::vector<int> members;
        for (int name : names)
            if (local[static_cast<std::size_t>(name)] >= 0) members.push_back(local[static_cast<std::size_t>(name)]);
        return members;
    };
    for (int index : dag.actions) {
        dag.predecessors.push_back(inBody(plan.actions[static_cast<std::size_t>(index)].dependsOn));
        dag.carried.push_back(inBody(plan.actions[static_cast<std::size_t>(index)].carriedFrom));
    }
    return dag;
}

OrderCount countLegalOrders(const BodyDag& dag) {
    constexpr auto maxSets = static_cast<std::size_t>(maxCountedSets);
    const std::size_t n = dag.size();
    if (n == 0) return {1, true};
    if (n > 64) return {1, false};
    std::vector<std::uint64_t> needs(n, 0);
    for (std::size_t i = 0; i < n; ++i)
        for (int p : dag.predecessors[i]) needs[i] |= std::uint64_t{1} << p;
    // Level by level: all down-closed sets of k actions with the number of ways to reach them.
    std::map<std::uint64_t, double> level{{0, 1.0}};
    std::size_t sets = 1;
    for (std::size_t k = 0; k < n; ++k) {
        std::map<std::uint64_t, double> next;
        for (const auto& [done, ways] : level)
            for (std::size_t i = 0; i < n; ++i) {
                const std::uint64_t bit = std::uint64_t{1} << i;
                if (!(done & bit) && (needs[i] & ~done) == 0) next[done | bit] += ways;
            }
        sets += next.size();
        if (sets > maxSets) {
            // Every way to begin can be completed, and different beginnings are different orders.
            double beginnings = 0;
            for (const auto& entry : next) beginnings += entry.second;
            return {beginnings, false};
        }
        level = std::move(next);
    }
    return {level.begin()->second, true};
}

namespace {
struct Enumerator {
    const BodyDag& dag;
    long long limit;
    const std::function<bool(const std::vector<int>&)>& visit;
    StopToken stop;
    std::vector<int> missing; // unfinished predecessors of each action
    std::vector<std::vector<int>> successors;
    std::vector<char> placed;
    std::vector<int> order;
    long long visited = 0;
    bool going = true;

    void extend() {
        if (order.size() == dag.size()) {
            ++visited;
            going = visit(order) && visited < limit && !stop.stop_requested();
            return;
        }
        for (std::size_t i = 0; i < dag.size() && going; ++i) {
            if (placed[i] || missing[i] > 0) continue;
            placed[i] = 1;
            order.push_back(static_cast<int>(i));
            for (int s : successors[i]) --missing[static_cast<std::size_t>(s)];
            extend();
            for (int s : successors[i]) ++missing[static_cast<std::size_t>(s)];
            order.pop_back();
            placed[i] = 0;
        }
    }
};
} // namespace

long long enumerateLegalOrders(const BodyDag& dag, long long limit,
                               const std::function<bool(const std::vector<int>&)>& visit, StopToken stop) {
    if (dag.size() == 0 || limit < 1) return 0;
    Enumerator e{dag, limit, visit, stop, std::vector<int>(dag.size(), 0), std::vector<std::vector<int>>(dag.size()),
                 std::vector<char>(dag.size(), 0), {}, 0, true};
    for (std::size_t i = 0; i < dag.size(); ++i)
        for (int p : dag.predecessors[i]) {
            ++e.missing[i];
            e.successors[static_cast<std::size_t>(p)].push_back(static_cast<int>(i));
        }
    e.extend();
    return e.visited;
}

} // namespace tilesight
