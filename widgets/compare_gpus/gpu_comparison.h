// One plan on all GPUs as the views see it: rows come one by one while it is computed.
#pragma once

#include "core/analysis/gpu_estimate.h"
#include "core/hardware/gpu.h"

#include <QMetaType>
#include <memory>
#include <vector>

namespace tilesight {

struct GpuComparison {
    std::shared_ptr<const TilePlan> plan;         ///< null = none has been asked for
    std::vector<std::shared_ptr<const Gpu>> gpus; ///< all, in the database's order
    RunConditions conditions;
    std::vector<GpuEstimate> rows;   ///< of `plan`; of an earlier one until the first new rows come
    std::size_t done = 0, total = 0; ///< of what is being computed
    bool running = false;
    bool cancelled = false; ///< by the user: rows may be missing
};

} // namespace tilesight

Q_DECLARE_METATYPE(tilesight::GpuComparison)
