#include "core/analysis/remarks.h"

#include "core/action/rates.h"
#include "core/analysis/coverage.h"
#include "core/analysis/operands.h"
#include "core/analysis/order_words.h"
#include "core/analysis/report.h"
#include "core/hardware/gpu_features.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

/// Products of a type whose tensor rate is no number of this GPU's own.
void addRateWarnings(const ResolvedPlan& plan, const Gpu& gpu, Analysis& a) {
    std::vector<DataType> seen;
    for (const ResolvedAction& action : plan.actions) {
        if (action.operation != Operation::matmul || std::find(seen.begin(), seen.end(), action.dtype) != seen.end()) continue;
        seen.push_back(action.dtype);
        std::string reason;
        const auto filled = [&](const Quantity& rate) {
            if (!rate.filledIn && rate.known()) return;
            reason = rate.note.empty() ? rate.source : rate.note;
            if (const std::size_t colon = reason.find(": "); reason.starts_with("no ") && colon != std::string::npos)
                reason = reason.substr(colon + 2); // "no fp8 tensor rate: ..." repeats what is said here
        };
        switch (action.dtype) {
        case DataType::bf16:
            if (gpu.architecture == "volta") reason = "its tensor cores multiply f16 only, counted at that rate";
            [[fallthrough]];
        case DataType::f16: filled(gpu.tensorBf16FlopsPerClock); break;
        case DataType::f8: filled(gpu.tensorFp8FlopsPerClock); break;
        case DataType::i8: filled(gpu.tensorInt8OpsPerClock); break;
        case DataType::tf32: filled(gpu.tensorTf32FlopsPerClock); break;
        case DataType::i4: reason = "counted at the rate of i8"; break;
        case DataType::f32: reason = "counted at the rate of tf32"; break;
        case DataType::f64:
        case DataType::i32: reason = "counted at half the fp32 rate of the CUDA cores"; break;
        }
        if (reason.empty()) continue;
        a.remarks.push_back({"tensor.no_own_rate", gpu.name + " has no tensor rate of its own for " + std::string(nameOf(action.dtype)) +
                             " products: " + reason, true});
    }
}

/// Bulk copies on a GPU without the unit: the kernel cannot run there as it is.
void addCopyWarning(const TilePlan& plan, const Gpu& gpu, Analysis& a) {
    const bool copies = std::any_of(plan.actions.begin(), plan.actions.end(), [](const Action& action) {
        return action.operation == Operation::load && action.async;
    });
    if (copies && plan.pipeline.copy == CopyMechanism::tma && !hasBulkCopies(gpu))
        a.remarks.push_back({"copy.no_bulk_copies", gpu.name + " has no TMA: the plan cannot run there as it is, and is estimated with cp_async in its place", true});
}

/// A tensor map wants a pitch of whole 16 bytes (CUDA driver API, cuTensorMapEncodeTiled: globalStrides); one of the tensors
/// is named for all.
void addPitchWarning(const ResolvedPlan& plan, const Gpu& gpu, Analysis& a) {
    if (plan.copy != CopyMechanism::tma || !hasBulkCopies(gpu)) return;
    for (const ResolvedAction& action : plan.actions) {
        if (action.operation != Operation::load || !action.async || !action.access) continue;
        const ResolvedTensor& tensor = plan.tensors[static_cast<std::size_t>(action.access->tensor)];
        const std::int64_t rowBits = tensor.dims.back() * bitsOf(tensor.dtype);
        const bool oneRow = std::all_of(tensor.dims.begin(), tensor.dims.end() - 1, [](auto size) { return size == 1; });
        if (oneRow || rowBits % 128 == 0) continue;
        const std::int64_t padded = (rowBits + 127) / 128 * 128 / bitsOf(tensor.dtype);
        a.remarks.push_back({"copy.row_pitch",
                             "rows of " + tensor.name + " are " + std::to_string((rowBits + 7) / 8) + " B" +
                                 " apart, and TMA copies only rows a multiple of 16 B apart: pad them to " +
                                 std::to_string(padded) + " elements, or copy with cp_async",
                             true});
        return;
    }
}

/// A warpgroup product is issued by four warps together. A single producer warp may stand beside them.
void addWarpgroupWarning(const ResolvedPlan& plan, const Gpu& gpu, Analysis& a) {
    constexpr int group = 4;
    constexpr std::int64_t groupRows = 64; // with fewer rows or warps, warps multiply by themselves
    const int left = plan.warps % group;
    if (!hasWarpgroupProducts(gpu) || plan.warps < group || left == 0 || (plan.producerWarps && left == 1)) return;
    for (const ResolvedAction& action : plan.actions) {
        if (action.operation != Operation::matmul || action.mmaSync || action.matmul[0] < groupRows) continue;
        const int below = plan.warps - left;
        a.remarks.push_back({"matmul.warpgroups",
                             action.name + " is a product of warpgroups, which are four warps each, and " +
                                 std::to_string(plan.warps) + " warps do not divide into them: take " +
                                 std::to_string(below) + " or " + std::to_string(below + group) + ", or mma_sync",
                             true});
        return;
    }
}

void addMemoryWarning(const ResolvedPlan& plan, const Gpu& gpu, Analysis& a) {
    double bytes = 0;
    for (const auto& tensor : plan.tensors) bytes += tensor.bytes();
    if (gpu.dramBytes.known() && bytes > gpu.dramBytes.value)
        a.remarks.push_back({"memory.exceeded", "the tensors take " + formatBytes(bytes) + ", the memory of " + gpu.name + " holds " +
                             formatBytes(gpu.dramBytes.value), true});
}

void addConditions(const AnalysisOptions& options, Analysis& a) {
    const auto add = [&](std::string id, std::string sentence, bool warning) {
        a.remarks.push_back({std::move(id), std::move(sentence), warning});
    };
    if (a.orders.bounded)
        add("orders.bounded", "best of " + std::to_string(a.orders.examined) + " of " + legalOrdersInWords(a) +
                                  " legal orders, the search was bounded", true);
    if (a.cache.sampled) add("cache.sampled", "the cache model looked at a part of the grid and extrapolated", false);
    if (a.cache.slicesUsed > 0 && a.cache.slicesUsed != options.cacheSlices)
        add("cache.slices", "cache slices: " + std::to_string(options.cacheSlices) + " requested, " +
                                std::to_string(a.cache.slicesUsed) + " used", false);
    if (a.occupancy.registersEstimated)
        add("registers.estimated", "registers per thread are estimated: " + std::to_string(a.occupancy.registersPerThread), false);
    if (a.occupancy.sharedEstimated) add("shared.estimated", "shared memory per block is estimated", false);
    if (a.clock.throttled)
        add("clock.throttled", "the power limit pulls the clock down to " + std::to_string(std::llround(a.clock.hz / 1e6)) + " MHz", true);
    if (!a.cache.note.empty()) add("cache.note", a.cache.note, false);
}

} // namespace

void addRemarks(const TilePlan& plan, const ResolvedPlan& resolved, const Gpu& gpu, const AnalysisOptions& options,
                Analysis& analysis) {
    addConditions(options, analysis);
    for (Remark& remark : operandRemarks(resolved))
        analysis.remarks.push_back(std::move(remark));
    for (Remark& remark : coverageRemarks(resolved))
        analysis.remarks.push_back(std::move(remark));
    addRateWarnings(resolved, gpu, analysis);
    addCopyWarning(plan, gpu, analysis);
    addPitchWarning(resolved, gpu, analysis);
    addWarpgroupWarning(resolved, gpu, analysis);
    addMemoryWarning(resolved, gpu, analysis);
}

} // namespace tilesight
