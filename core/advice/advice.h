// Advice: what to change, each gain proven by running the engine again on the changed plan.
// One hint = one file and one line of registration in advice.cpp.
#pragma once

#include "core/analysis/analyze.h"

namespace tilesight {

struct Hint {
    std::string id;        ///< "more_stages", "tile_shape", "launch_order", "resident_blocks", "tail"
    std::string title;     ///< "Use 4 stages instead of 3"
    std::string sentence;  ///< why it helps and what it costs
    TilePlan changedPlan;  ///< Apply = replace the plan by this
    double latencySeconds = 0;   ///< of the changed plan
    double gainSeconds = 0;      ///< baseline - changed; positive = faster
    Bottleneck then{};           ///< what limits next
    int examined = 0;            ///< variants tried to find it
    std::string proof;           ///< "exact re-run"
};

/// Hints sorted by gain, only those that gain at least 0.5 %. Each candidate is analysed with the same options.
Expected<std::vector<Hint>> advise(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline,
                                   const AnalysisOptions& options = {}, StopToken stop = {});

} // namespace tilesight
