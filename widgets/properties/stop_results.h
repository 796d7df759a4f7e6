// How long the kernel would take at each stop of each knob: found by whoever runs the engine, shown by the
// properties.
#pragma once

#include "core/plan/edit.h"

#include <memory>
#include <string>
#include <vector>

namespace tilesight {

/// One knob at one of its stops.
struct StopQuestion {
    std::string parameter;
    long long value = 0;
};

struct StopResult {
    std::string parameter;
    long long value = 0;
    double latencySeconds = 0; ///< when it fits
    bool fits = true;
    std::string reason; ///< why it does not fit: "SMEM needs 240 KiB of 227 KiB"
};

struct StopResults {
    std::shared_ptr<const TilePlan> plan; ///< what the other parameters were
    std::vector<StopResult> results;
};

/// The stops worth asking about, knob by knob: rows, columns, depth, stages.
std::vector<StopQuestion> stopQuestions(const TilePlan& plan);

/// True when the plans differ in nothing but this parameter and what has no effect on time (positions, notes,
/// names).
bool sameButFor(const TilePlan& a, const TilePlan& b, const std::string& parameter);

/// Names of the knobs that have rows of stops, in the order of the rows, each once.
std::vector<std::string> stopParameters(const TilePlan& plan);

} // namespace tilesight
