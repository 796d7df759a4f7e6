#include "app/explorer/engine.h"

namespace tilesight {

Engine coreEngine() {
    return {[](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
                return analyze(plan, gpu, nullptr, options, stop);
            },
            [](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
                return gallery(plan, gpu, options, stop);
            },
            [](const TilePlan& plan, const Gpu& gpu, const Analysis& baseline, const AnalysisOptions& options,
               StopToken stop) { return advise(plan, gpu, baseline, options, stop); },
            [](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
                return doubtOf(plan, gpu, rankingOptions(options), stop);
            },
            [](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
                return estimateOn(plan, gpu, options, stop);
            },
            [](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop,
               const Progress& progress) { return sensitivity(plan, gpu, options, 0.2, 0, stop, progress); },
            [](const TilePlan& plan, const Gpu& gpu, const std::vector<SweepAxis>& axes,
               const AnalysisOptions& options, StopToken stop,
               const Progress& progress) { return sweep(plan, gpu, axes, options, 0, stop, progress); },
            [](const TilePlan& plan, const Gpu& gpu, const L2Reference& reference, const AnalysisOptions& options,
               StopToken stop, const Progress& progress) {
                return l2Study(plan, gpu, reference, options, 0, stop, progress);
            },
            [](const TilePlan& plan, const Gpu& gpu, const Analysis& baseline, const AnalysisOptions& options,
               StopToken stop) { return diagnose(plan, gpu, baseline, options, stop); }};
}

} // namespace tilesight
