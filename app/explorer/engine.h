// The engine's calls as the explorer needs them, as function objects so that tests can put a stand-in there.
#pragma once

#include "core/advice/advice.h"
#include "core/advice/diagnosis.h"
#include "core/analysis/analyze.h"
#include "core/analysis/gpu_estimate.h"
#include "core/search/gallery.h"
#include "core/search/l2_study.h"
#include "core/search/sensitivity.h"
#include "core/search/sweep.h"

#include <functional>

namespace tilesight {

struct Engine {
    std::function<Expected<Analysis>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> analyze;
    std::function<Expected<Gallery>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> gallery;
    std::function<Expected<std::vector<Hint>>(const TilePlan&, const Gpu&, const Analysis&,
                                              const AnalysisOptions&, StopToken)>
        advise;
    // May be left out, then there are no bands, no comparison of GPUs, no sensitivity, no sweeps, no L2, no
    // diagnosis.
    std::function<Expected<Doubt>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> doubt{};
    std::function<GpuEstimate(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> estimate{};
    std::function<Expected<Sensitivity>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken,
                                        const Progress&)>
        sensitivity{};
    std::function<Expected<Sweep>(const TilePlan&, const Gpu&, const std::vector<SweepAxis>&,
                                  const AnalysisOptions&, StopToken, const Progress&)>
        sweep{};
    std::function<Expected<L2Study>(const TilePlan&, const Gpu&, const L2Reference&, const AnalysisOptions&,
                                    StopToken, const Progress&)>
        l2{};
    std::function<Expected<std::vector<Diagnosis>>(const TilePlan&, const Gpu&, const Analysis&, const AnalysisOptions&,
                                                   StopToken)>
        diagnose{};
};

/// core's analyze(), gallery(), advise(), doubtOf(), estimateOn(), sensitivity(), sweep(), l2Study() and diagnose().
Engine coreEngine();

} // namespace tilesight
