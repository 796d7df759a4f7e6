#include "app/explorer/stop_pass.h"

#include "app/explorer/tbb_qt.h"

namespace tilesight {

Expected<StopResults> evaluateStops(const Engine& engine, const std::shared_ptr<const TilePlan>& plan,
                                    const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
    const std::vector<StopQuestion> questions = stopQuestions(*plan);
    StopResults answer{plan, std::vector<StopResult>(questions.size())};
    tbb::parallel_for(std::size_t{0}, questions.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        StopResult& result = answer.results[i];
        result.parameter = questions[i].parameter;
        result.value = questions[i].value;
        const auto refuse = [&result](const Errors& errors) {
            result.fits = false;
            result.reason = errors.front().message;
        };
        const Expected<TilePlan> changed =
            setParameter(*plan, questions[i].parameter, Expression(questions[i].value));
        if (!changed) return refuse(changed.errors());
        const Expected<Analysis> analysis = engine.analyze(*changed, gpu, options, stop);
        if (!analysis) return refuse(analysis.errors());
        result.latencySeconds = analysis->latencySeconds;
    });
    if (stop.stop_requested()) return Error{"engine.stopped", "the stops were cancelled", plan->name, {}, {}};
    return answer;
}

} // namespace tilesight
