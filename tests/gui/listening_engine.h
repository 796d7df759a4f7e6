// The engine with an ear: it notes which calls were made, and which of them under other run conditions than expected.
#pragma once

#include "app/explorer/engine.h"

#include <mutex>
#include <set>
#include <string>

namespace tilesight {

class Listener {
public:
    std::set<std::string> wrong, called; ///< names of calls
    RunConditions expected;

    Engine engine() {
        const Engine core = coreEngine();
        Engine noted;
        noted.analyze = [this, core](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
            note("analyze", options);
            return core.analyze(plan, gpu, options, stop);
        };
        noted.gallery = [this, core](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
            note("gallery", options);
            return core.gallery(plan, gpu, options, stop);
        };
        noted.advise = [this, core](const TilePlan& plan, const Gpu& gpu, const Analysis& analysis,
                                    const AnalysisOptions& options, StopToken stop) {
            note("advise", options);
            return core.advise(plan, gpu, analysis, options, stop);
        };
        noted.doubt = [this, core](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
            note("doubt", options);
            return core.doubt(plan, gpu, options, stop);
        };
        noted.estimate = [this, core](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
            note("estimate", options);
            return core.estimate(plan, gpu, options, stop);
        };
        noted.sensitivity = [this, core](const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options,
                                         StopToken stop, const Progress& progress) {
            note("sensitivity", options);
            return core.sensitivity(plan, gpu, options, stop, progress);
        };
        noted.sweep = [this, core](const TilePlan& plan, const Gpu& gpu, const std::vector<SweepAxis>& axes,
                                   const AnalysisOptions& options, StopToken stop, const Progress& progress) {
            note("sweep", options);
            return core.sweep(plan, gpu, axes, options, stop, progress);
        };
        noted.l2 = [this, core](const TilePlan& plan, const Gpu& gpu, const L2Reference& reference,
                                const AnalysisOptions& options, StopToken stop, const Progress& progress) {
            note("l2", options);
            return core.l2(plan, gpu, reference, options, stop, progress);
        };
        noted.diagnose = [this, core](const TilePlan& plan, const Gpu& gpu, const Analysis& analysis,
                                      const AnalysisOptions& options, StopToken stop) {
            note("diagnose", options);
            return core.diagnose(plan, gpu, analysis, options, stop);
        };
        return noted;
    }

private:
    void note(const char* call, const AnalysisOptions& options) {
        const std::lock_guard lock(m_mutex);
        called.insert(call);
        if (RunConditions{options.regime, options.inputCopies} != expected) wrong.insert(call);
    }
    std::mutex m_mutex;
};

} // namespace tilesight
