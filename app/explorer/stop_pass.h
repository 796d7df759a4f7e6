// Latency at every stop of every knob, for the properties: one cheap analysis for each, in parallel.
#pragma once

#include "app/explorer/engine.h"
#include "widgets/properties/stop_results.h"

namespace tilesight {

/// Results in the order of stopQuestions(). A stop that is no legal plan says why. Error "engine.stopped".
Expected<StopResults> evaluateStops(const Engine& engine, const std::shared_ptr<const TilePlan>& plan,
                                    const Gpu& gpu, const AnalysisOptions& options, StopToken stop);

} // namespace tilesight
