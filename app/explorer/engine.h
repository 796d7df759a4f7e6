// The engine's calls as the explorer needs them, as function objects so that tests can put a stand-in there.
#pragma once

#include "core/advice/advice.h"
#include "core/analysis/analyze.h"
#include "core/analysis/gpu_estimate.h"
#include "core/search/gallery.h"

#include <functional>

namespace tilesight {

struct Engine {
    std::function<Expected<Analysis>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> analyze;
    std::function<Expected<Gallery>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> gallery;
    std::function<Expected<std::vector<Hint>>(const TilePlan&, const Gpu&, const Analysis&,
                                              const AnalysisOptions&, StopToken)>
        advise;
    // May be left out, then there are no bands and no comparison of GPUs.
    std::function<Expected<Doubt>(const TilePlan&, const Gpu&, StopToken)> doubt{};
    std::function<GpuEstimate(const TilePlan&, const Gpu&, StopToken)> estimate{};
};

/// core's analyze(), gallery(), advise(), doubtOf() and estimateOn().
Engine coreEngine();

} // namespace tilesight
