// One plan on many GPUs: a row for each, with a number or with the reason why there is none.
#pragma once

#include "core/analysis/doubt.h"

namespace tilesight {

struct GpuEstimate {
    std::string gpuId, gpuName;
    bool edited = false; ///< the GPU holds numbers changed by the user
    /// Why the plan cannot run there: "does not fit: SMEM 232 of 228 KiB", "no TMA on this GPU; ..."; "" = it can.
    std::string reason;
    double latencySeconds = 0; ///< the rest is of no meaning with a reason
    Doubt doubt;
    Bottleneck bottleneck{};
    std::string bottleneckReason;
    double efficiency =
        0; ///< share of that GPU's peak, 0..1: of the one of both that the plan comes nearer to
    Resource
        efficiencyOf{}; ///< tensor: FLOP/s at the largest tensor clock, by type; dram: bytes/s of reads and writes
    double clockHz = 0;
    bool throttled = false;
    int residentBlocks = 0;
    std::string limitedBy; ///< as in Occupancy
};

/// The same number as analyze() with these options; the doubt is found with the cheap ones. Stopped early: reason
/// "stopped".
GpuEstimate estimateOn(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options = {},
                       StopToken stop = {});

/// Rows that can run, fastest first, then the others in the order of `gpus`. Stopped early: error "engine.stopped".
Expected<std::vector<GpuEstimate>> estimateOnAll(const TilePlan& plan, const std::vector<Gpu>& gpus,
                                                 const AnalysisOptions& options = {}, int threads = 0,
                                                 StopToken stop = {});

/// Fastest first, then those that cannot run, each in the order they had.
void sortFastestFirst(std::vector<GpuEstimate>& rows);

} // namespace tilesight
