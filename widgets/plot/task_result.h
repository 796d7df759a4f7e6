// What a view knows about a value that is computed in the background for it.
#pragma once

#include "core/analysis/run_conditions.h"
#include "core/hardware/gpu.h"
#include "core/plan/tile_plan.h"

#include <memory>

namespace tilesight {

template <class Value>
struct TaskResult {
    std::shared_ptr<const Value> value;   ///< the newest there is; null = none yet, or errors
    std::shared_ptr<const TilePlan> plan; ///< what `value` or `errors` belong to
    std::shared_ptr<const Gpu> gpu;
    RunConditions conditions;
    Errors errors;                   ///< why there is no value
    std::size_t done = 0, total = 0; ///< of what is being computed; 0 of 0 = not known yet
    bool running = false;
    bool slow = false;      ///< runs for longer than 0.3 s: time to show progress
    bool cancelled = false; ///< by the user or because nobody looked
};

} // namespace tilesight
