// The dependency graph of a plan's actions as plain indices: what legality checks and edits both ask.
#pragma once

#include <vector>

namespace tilesight {

struct ActionGraph {
    std::vector<std::vector<int>> dependsOn; ///< producers of each action, same iteration
    std::vector<int> loop;                   ///< of each action; -1 = tile body
    std::vector<int> loopParent;             ///< of each loop; -1 = outermost; without circles

    std::vector<std::vector<int>> consumers() const;
    /// `outer` is `inner` or a loop around it.
    bool encloses(int outer, int inner) const;
};

inline constexpr std::size_t maxFoundFaults = 20; ///< circles or conflicts reported of one graph

/// Circles, one for each edge that closes one, found in the order of the actions. The first action is
/// repeated at the end; data flows from each to the next.
std::vector<std::vector<int>> findCycles(const ActionGraph& graph);

/// An action of a loop waits for one that itself waits for the end of that loop.
struct LoopConflict {
    int loop = -1, action = -1, waitsFor = -1;
};
std::vector<LoopConflict> findLoopConflicts(const ActionGraph& graph);

/// For each action: does it wait, directly or not, for an action inside a loop?
std::vector<bool> afterSomeLoop(const ActionGraph& graph);

} // namespace tilesight
