// Sweep: the latency over one parameter, or over two. Every point is a whole analysis of the changed plan; points that
// cannot run keep their place and say why.
#pragma once

#include "core/analysis/analyze.h"
#include "core/base/progress.h"

#include <array>

namespace tilesight {

inline constexpr std::size_t maxSweepPoints = 10'000;

struct SweepAxis {
    std::string parameter;
    std::vector<long long> values; ///< in the order given, each once
    bool operator==(const SweepAxis&) const = default;
};

/// Values as people write them: "64,128,256", "2..6", "16..256*2" (times two), "0..64:16" (in steps of 16), mixed.
/// Errors: "sweep.bad_values", "sweep.too_many".
Expected<std::vector<long long>> sweepValues(const std::string& text, const std::string& parameter = {});

/// "BM=64,128,256" with a parameter of the plan; a name that differs in case only is taken. Errors: those of
/// sweepValues(), "sweep.unknown_parameter".
Expected<SweepAxis> sweepAxis(const TilePlan& plan, const std::string& text);

/// Values worth trying without being told: the stops of a knob; a quarter to four times of a size of the problem.
std::vector<long long> suggestedValues(const TilePlan& plan, const std::string& parameter);

struct SweepPoint {
    std::array<long long, 2> values{}; ///< of the axes; the second is 0 without a second axis
    double latencySeconds = 0;
    double readHit = 0;   ///< share of the reads that DRAM does not serve, 0..1
    double dramBytes = 0; ///< read from DRAM
    Bottleneck bottleneck{};
    std::string bottleneckReason;
    std::string reason;   ///< why it cannot run; the numbers are then of no meaning
    bool current = false; ///< the plan as it is
    bool runs() const { return reason.empty(); }
};

struct Sweep {
    std::vector<SweepAxis> axes;    ///< one or two
    std::vector<SweepPoint> points; ///< the first axis runs fastest
    double latencySeconds = 0;      ///< of the plan as it is; 0 = it cannot run

    const SweepPoint& at(std::size_t first, std::size_t second = 0) const {
        return points[second * axes[0].values.size() + first];
    }
    const SweepPoint* fastest() const; ///< of equals the present one; null = none can run
    bool presentIsFastest() const;     ///< no point is faster than the plan as it is
};

/// The plan with the point's values set, as one edit. Errors of setParameter().
Expected<TilePlan> planAt(const TilePlan& plan, const Sweep& sweep, const SweepPoint& point);

/// Runs in parallel, the same result on any thread count. Errors: "sweep.no_axis", "sweep.same_parameter",
/// "sweep.unknown_parameter", "sweep.too_many", "engine.stopped". A plan of which no point runs is no error.
Expected<Sweep> sweep(const TilePlan& plan, const Gpu& gpu, const std::vector<SweepAxis>& axes,
                      const AnalysisOptions& options = {}, int threads = 0, StopToken stop = {},
                      const Progress& progress = {});

} // namespace tilesight
