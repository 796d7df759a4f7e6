// The one entry point of the engine: Algorithm 1 of the paper. Pure, thread-safe, deterministic to the last bit.
#pragma once

#include "core/analysis/analysis.h"
#include "core/base/stop.h"
#include "core/plan/resolved_plan.h"

namespace tilesight {

struct Topology; // several GPUs: core/network

class CacheMemo;

struct AnalysisOptions {
    std::string cacheModel;     ///< registered name; "" = the default
    int cacheSlices = 8;        ///< K-slices told apart by the cache model; more make no difference to the measured tables
    bool lanes = true;
    bool tileHits = true;       ///< fill cache.tileHit for heat maps
    bool explain = true;
    long long maxOrders = 20'000; ///< legal orders examined at most
    /// Copies of the tensors that back-to-back launches rotate through: 0 = caches cold, 1 = everything that fits is
    /// warm, n = what n copies leave in L2.
    int inputCopies = 0;
    /// Sustained: the clock that seconds of repetition settle at (board power). Burst: the first tens of milliseconds,
    /// before the controller averages; what short benchmarks measure.
    ClockRegime regime = ClockRegime::sustained;
    /// The same by tensor, where launches rotate over copies of some only (weights of several layers, one activation);
    /// unnamed tensors have one copy. Empty = all have inputCopies.
    std::vector<std::pair<std::string, int>> tensorCopies;
    /// How many launches were timed, and how many ran right before them; 0 = as `regime` says. Decides how much of the
    /// time lies before the power controller answers.
    int timedLaunches = 0, warmUpLaunches = 0;
    Overrides overrides;        ///< parameters set from outside
    CacheMemo* cacheMemo = nullptr; ///< shared by the analyses of one search on one GPU; not owned
};

/// Errors: those of resolve(), "gpu.incomplete", "occupancy.does_not_fit" (with the numbers), "order.*", "engine.stopped".
Expected<Analysis> analyze(const TilePlan& plan, const Gpu& gpu, const Topology* topology = nullptr,
                           const AnalysisOptions& options = {}, StopToken stop = {});

/// The cheap form of options, for rankings and live dragging: no lanes, no maps, no tree. Same engine, same numbers.
AnalysisOptions rankingOptions(AnalysisOptions options = {});

} // namespace tilesight
