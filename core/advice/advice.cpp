#include "core/advice/hint_source.h"

#include "core/analysis/report.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double worthShowing = 0.005; // of the latency

const std::vector<HintSource>& hintSources() {
    static const std::vector<HintSource> sources = {
        {"more_stages", proposeStages},       {"tile_shape", proposeTileShape}, {"launch_order", proposeLaunchOrder},
        {"resident_blocks", proposeResidentBlocks}, {"tail", proposeTail},
    };
    return sources;
}

/// What the change does to the blocks of an SM, "" = nothing.
std::string residentsChange(const Occupancy& before, const Occupancy& after) {
    const int was = before.residentBlocks, is = after.residentBlocks;
    if (is == was) return {};
    return " " + formatCount(is, "block", "blocks") + " per SM instead of " + std::to_string(was) +
           (is > was ? ": one works while another waits." : ".");
}

} // namespace

long long knobValue(const TilePlan& plan, const std::string& parameter) {
    if (parameter.empty()) return 0;
    const auto value = evaluate(plan, Expression(parameter));
    return value ? std::llround(*value) : 0;
}

std::optional<TilePlan> withKnob(const TilePlan& plan, const std::string& parameter, long long value) {
    if (parameter.empty() || value < 1 || knobValue(plan, parameter) == value) return {};
    auto changed = setParameter(plan, parameter, Expression(value));
    if (!changed) return {};
    changed->pipeline.registersPerThread = {};
    changed->pipeline.sharedBytes = {};
    return std::move(changed).value();
}

Expected<std::vector<Hint>> advise(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline,
                                   const AnalysisOptions& options, StopToken stop) {
    AnalysisOptions each = options;
    each.lanes = each.tileHits = each.explain = false;
    std::vector<Hint> hints;
    for (const HintSource& source : hintSources()) {
        Hint best;
        best.gainSeconds = 0;
        int examined = 0;
        for (Proposal& proposal : source.propose(plan, gpu, baseline)) {
            if (stop.stop_requested()) return Error{"engine.stopped", "the advice was cancelled", plan.name, {}, {}};
            const auto result = analyze(proposal.plan, gpu, nullptr, each, stop);
            ++examined;
            if (!result) continue; // does not fit: no hint
            const double gain = baseline.latencySeconds - result->latencySeconds;
            if (gain <= best.gainSeconds) continue;
            best.title = std::move(proposal.title);
            best.sentence = std::move(proposal.sentence) + residentsChange(baseline.occupancy, result->occupancy);
            best.changedPlan = std::move(proposal.plan);
            best.latencySeconds = result->latencySeconds;
            best.gainSeconds = gain;
            best.then = result->bottleneck;
        }
        if (best.gainSeconds < worthShowing * baseline.latencySeconds) continue;
        best.id = source.id;
        best.examined = examined;
        best.proof = "exact re-run";
        hints.push_back(std::move(best));
    }
    std::stable_sort(hints.begin(), hints.end(),
                     [](const Hint& a, const Hint& b) { return a.gainSeconds > b.gainSeconds; });
    return hints;
}

} // namespace tilesight
