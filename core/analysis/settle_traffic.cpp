#include "core/analysis/settle_traffic.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr double sectorBytes = 32;
constexpr double instructionBytesPerSm = 2560;

/// How the reads of one tensor look from L2.
struct ReadShape {
    double sectorShare = 1; ///< bytes of the sectors moved / bytes asked for
    double missedShare = 1; ///< requests that miss / sectors that come from DRAM
};

ReadShape readShapeOf(const KernelContext& context, int tensor) {
    double moved = 0, asked = 0, single = 0;
    for (std::size_t i = 0; i < context.plan->actions.size(); ++i) {
        const ResolvedAction& action = context.plan->actions[i];
        if (action.operation != Operation::load || !action.access || action.access->tensor != tensor)
            continue;
        const AccessShape& shape = context.shapes[i];
        const double executions = context.plan->iterationsOf(action.loop);
        const double outside = isBulkCopy(*context.plan, action) ? shape.outsideSegments : 0;
        moved += executions * sectorBytes * (shape.sectors + outside);
        asked += executions * shape.bytes;
        if (shape.segmentBytes <= sectorBytes) single += executions * shape.bytes;
    }
    if (asked <= 0) return {};
    return {std::max(1.0, moved / asked), 1 - 0.5 * single / asked};
}

/// Blocks that one request for the tensor serves at least: its loads' multicast.
double blocksServed(const ResolvedPlan& plan, int tensor) {
    int served = 0;
    for (const ResolvedAction& action : plan.actions)
        if (action.operation == Operation::load && action.access && action.access->tensor == tensor)
            served = served == 0 ? action.multicast : std::min(served, action.multicast);
    return std::max(1, served);
}

} // namespace

void settleTraffic(const KernelContext& context, const KernelTime& time, Analysis& analysis) {
    CacheTraffic& c = analysis.cache;
    const Gpu& gpu = *context.gpu;
    c.l2ReadBytes = 0;
    double missed = 0, sharedByClusters = 0;
    for (TensorTraffic& t : c.tensors) {
        const ReadShape shape = readShapeOf(context, t.tensor);
        const auto index = static_cast<std::size_t>(t.tensor);
        const double near = index < time.l1Share.size() ? time.l1Share[index] : 0;
        // As the time has it: one request serves a cluster, in step or not; merges within the cluster are part of it.
        const double unmerged = t.requestedBytes - t.mergeable.merged(time.merging);
        const double arriving =
            std::min(unmerged, std::max(t.requestedBytes / blocksServed(*context.plan, t.tensor), t.dramBytes));
        sharedByClusters += unmerged - arriving;
        t.l2Bytes = std::max(t.dramBytes, arriving * (1 - near)) * shape.sectorShare;
        c.l2ReadBytes += t.l2Bytes;
        missed += t.dramBytes * shape.missedShare;
    }
    const bool parted = gpu.l2Partitions.value > 1;
    const double crossings = parted ? c.crossingBytes : 0;
    const double lookups = c.l2ReadBytes + (parted ? 1.5 : 1.0) * c.l2WriteBytes + crossings +
                           instructionBytesPerSm * time.wave.activeSms;
    if (c.l2ReadBytes + c.l2WriteBytes > 0)
        c.l2Hit = std::clamp(1 - (missed + crossings) / lookups, 0.0, 1.0);
    analysis.l15Hit = c.requestedBytes > 0 ? (c.mergeable.merged(time.merging) + sharedByClusters) / c.requestedBytes : 0;
}

} // namespace tilesight
