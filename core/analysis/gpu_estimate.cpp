#include "core/analysis/gpu_estimate.h"

#include "core/action/rates.h"
#include "core/base/parallel.h"

#include <algorithm>

namespace tilesight {
namespace {

/// The analysis is of a kernel that cannot run there as it is.
bool lacksBulkCopies(const Analysis& analysis) {
    return std::any_of(analysis.remarks.begin(), analysis.remarks.end(),
                       [](const Remark& remark) { return remark.id == "copy.no_bulk_copies"; });
}

/// "SMEM 144 of 99 KiB: one block needs ..." without the explanation, which names the GPU again.
std::string reasonOf(const Errors& errors) {
    const Error& first = errors.front();
    std::string text = first.message;
    if (first.id == "occupancy.does_not_fit") {
        if (text.starts_with("SMEM ")) text.resize(std::min(text.size(), text.find(':')));
        text = "does not fit: " + text;
    }
    if (errors.size() > 1) text += ", and " + std::to_string(errors.size() - 1) + " more";
    return text;
}

/// Nearest to a peak: products at the largest tensor clock, or bytes through DRAM.
void rateAgainstPeaks(const Gpu& gpu, const TilePlan& plan, const Analysis& analysis, GpuEstimate& row) {
    double tensorSeconds = 0, done = 0;
    for (std::size_t i = 0; i < analysis.actions.size(); ++i) {
        if (plan.actions[i].operation != Operation::matmul) continue;
        const ActionResult& result = analysis.actions[i];
        const double peak =
            gpu.smCount.value * tensorFlopsPerClock(gpu, plan.actions[i].dtype) * gpu.tensorClockHz.value;
        const double flops = result.flops * static_cast<double>(result.executions) *
                             static_cast<double>(analysis.waves.gridBlocks);
        if (peak > 0) tensorSeconds += flops / peak;
        done += flops;
    }
    if (done > 0) tensorSeconds *= analysis.flops / done; // padding at the edges is no use of the peak
    const double dramSeconds = analysis.cache.dramReadBytes / gpu.dramBandwidth.value +
                               analysis.cache.dramWriteBytes / gpu.dramWriteBandwidth.value;
    row.efficiencyOf = tensorSeconds >= dramSeconds ? Resource::tensor : Resource::dram;
    row.efficiency = std::min(1.0, std::max(tensorSeconds, dramSeconds) / analysis.latencySeconds);
}

} // namespace

GpuEstimate estimateOn(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options, StopToken stop) {
    GpuEstimate row;
    row.gpuId = gpu.id;
    row.gpuName = gpu.name;
    row.edited = gpu.edited;
    AnalysisOptions lean = options;
    lean.lanes = lean.tileHits = lean.explain = false;
    const Expected<Analysis> analysis = analyze(plan, gpu, nullptr, lean, stop);
    if (!analysis) {
        row.reason = stop.stop_requested() ? "stopped" : reasonOf(analysis.errors());
        return row;
    }
    if (lacksBulkCopies(*analysis)) {
        row.reason = "no TMA on this GPU; analyze estimates it with cp_async";
        return row;
    }
    row.latencySeconds = analysis->latencySeconds;
    row.bottleneck = analysis->bottleneck;
    row.bottleneckReason = analysis->bottleneckReason;
    row.clockHz = analysis->clock.hz;
    row.throttled = analysis->clock.throttled;
    row.residentBlocks = analysis->occupancy.residentBlocks;
    row.limitedBy = analysis->occupancy.limitedBy;
    rateAgainstPeaks(gpu, plan, *analysis, row);
    if (Expected<Doubt> doubt = doubtOf(plan, gpu, rankingOptions(options), stop))
        row.doubt = std::move(doubt).value();
    else
        row.reason = "stopped";
    return row;
}

Expected<std::vector<GpuEstimate>> estimateOnAll(const TilePlan& plan, const std::vector<Gpu>& gpus,
                                                 const AnalysisOptions& options, int threads,
                                                 StopToken stop) {
    std::vector<GpuEstimate> rows(gpus.size());
    if (!parallelFor(
            rows.size(), threads, [&](std::size_t i) { rows[i] = estimateOn(plan, gpus[i], options, stop); },
            stop) ||
        stop.stop_requested())
        return Error{"engine.stopped", "the comparison was stopped", plan.name, {}, {}};
    sortFastestFirst(rows);
    return rows;
}

void sortFastestFirst(std::vector<GpuEstimate>& rows) {
    std::stable_sort(rows.begin(), rows.end(), [](const GpuEstimate& a, const GpuEstimate& b) {
        if (a.reason.empty() != b.reason.empty()) return a.reason.empty();
        return a.reason.empty() && a.latencySeconds < b.latencySeconds;
    });
}

} // namespace tilesight
