// Sensitivity: how much the latency moves when one thing changes, for every rate of the GPU and every knob of the plan.
//
//   change = T(changed) / T(plan) - 1
//   hardware   the rate times 1 + spread and times 1 - spread (hardware_rates.h)
//   knob       the next larger and the next smaller value that can run (parameterStops of edit.h)
//
// Each change is found by running the engine again, so it includes what limits next: a rate that no longer matters once
// it is 20 % faster shows a short bar on that side.
#pragma once

#include "core/analysis/analyze.h"
#include "core/base/progress.h"
#include "core/search/hardware_rates.h"

namespace tilesight {

/// One end of a bar.
struct SensitivityEnd {
    double setting = 0; ///< of the first number, in its unit, or of the knob
    double latencySeconds = 0;
    double change = 0; ///< relative; negative = faster
    Bottleneck then{};
    std::string thenReason;
    std::string refusal; ///< why it cannot run: the rest is of no meaning; "" = it runs
    /// Values of the knob in between that cannot run, each with its reason.
    std::vector<std::pair<long long, std::string>> skipped;
};

struct SensitivityBar {
    bool knob = false;
    std::string title;             ///< "DRAM bandwidth", "BM"
    std::vector<std::string> keys; ///< numbers of the GPU, or the one parameter
    std::optional<Resource> resource;
    double now = 0;                           ///< of the first number, or of the knob
    std::optional<SensitivityEnd> less, more; ///< empty: there is no smaller or larger value
    double width() const;                     ///< largest change of either sign
};

struct Sensitivity {
    double latencySeconds = 0;
    Bottleneck bottleneck{};
    double spread = 0;
    std::vector<SensitivityBar> bars; ///< widest first; ties in the order of the lists above
};

/// Runs in parallel, the same result on any thread count. Errors: those of analyze() for the plan itself,
/// "engine.stopped".
Expected<Sensitivity> sensitivity(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options = {},
                                  double spread = 0.2, int threads = 0, StopToken stop = {},
                                  const Progress& progress = {});

/// "−11.2 %, then Tensor core" of an end; its reason when it cannot run.
std::string changeInWords(const SensitivityEnd& end, Bottleneck before);
/// The change of the hardware that helps most: "DRAM bandwidth +20 %: −11.2 %, then Tensor core limits."
std::string nextLimitInWords(const Sensitivity& sensitivity);

} // namespace tilesight
