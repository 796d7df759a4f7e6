// Advice: what to change, each gain proven by running the engine again on the changed plan.
// One hint = one file and one line of registration in advice.cpp.
#pragma once

#include "core/analysis/analyze.h"

namespace tilesight {

struct Hint {
    std::string id;        ///< "more_stages", "addresses", "tail", "resident_blocks", "launch_order", "tile_shape", "knob"
    std::string title;     ///< names all that changes: "Use 4 stages instead of 3", "Larger tile: BN = 256, WARPS = 8"
    std::string sentence;  ///< what the change did to the kernel, read off the two analyses, and what it costs
    TilePlan changedPlan;  ///< Apply = replace the plan by this
    double latencySeconds = 0;   ///< of the changed plan
    double gainSeconds = 0;      ///< baseline - changed; positive = faster
    Bottleneck then{};           ///< what limits next
    int examined = 0;            ///< variants tried to find it
    std::string proof;           ///< "exact re-run"
    Explanation derivation;      ///< of the changed plan's latency
};

/// Hints sorted by gain, only those that gain at least 0.5 %. Each candidate is analysed with the same options. A
/// changed plan appears once, under the first kind of hint (in the order of the ids above) whose reason holds for it;
/// one hint for a knob, the smallest change that comes within 2 % of the best gain; a hint that makes the changes of
/// another one and more gains at least 0.5 % more than that one.
Expected<std::vector<Hint>> advise(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline,
                                   const AnalysisOptions& options = {}, StopToken stop = {});

} // namespace tilesight
