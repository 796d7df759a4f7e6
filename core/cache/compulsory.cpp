#include "core/cache/compulsory.h"

#include "core/cache/access_shape.h"
#include "core/cache/merging.h"

#include <algorithm>

namespace tilesight {
Expected<CacheTraffic> compulsoryTraffic(const CacheInput& input, StopToken) {
    const ResolvedPlan& plan = *input.plan;
    const bool merges = smLayout(*input.gpu).mergesRequests;
    double warm = input.preloadedBytes;
    CacheTraffic traffic;
    for (const ResolvedAction& action : plan.actions) {
        if (!isMemory(action.operation) || action.operation == Operation::remoteTransfer || !action.access ||
            action.afterGrid)
            continue;
        const auto index = static_cast<std::size_t>(action.access->tensor);
        const double executions = static_cast<double>(plan.tiles()) * plan.iterationsOf(action.loop);
        const double asked = accessShapeOf(plan, action).bytes * executions;
        auto at = std::find_if(traffic.tensors.begin(), traffic.tensors.end(),
                               [&](const TensorTraffic& t) { return t.tensor == action.access->tensor; });
        if (at == traffic.tensors.end()) {
            traffic.tensors.emplace_back().tensor = action.access->tensor;
            at = traffic.tensors.end() - 1;
        }
        if (action.operation != Operation::load) {
            at->writtenBytes += asked;
            continue;
        }
        // Several loads of one tensor read it once between them.
        const double before = std::min(at->requestedBytes, plan.tensors[index].bytes());
        const double once = std::min(asked, plan.tensors[index].bytes() - before);
        double cold = once;
        if (!input.warmShares.empty()) {
            cold *= 1 - input.warmShares[index];
        } else {
            cold = std::max(0.0, once - warm);
            warm -= once - cold;
        }
        at->requestedBytes += asked;
        at->dramBytes += cold;
        at->mergeable.inStep += merges ? std::min(asked * (1 - 1.0 / requestsPerEntry), asked - cold) : 0;
    }
    for (TensorTraffic& t : traffic.tensors) {
        t.mergeable.byChance = t.mergeable.inStep;
        t.l2Bytes = t.requestedBytes - t.mergeable.inStep;
        traffic.requestedBytes += t.requestedBytes;
        traffic.mergeable += t.mergeable;
        traffic.l2ReadBytes += t.l2Bytes;
        traffic.dramReadBytes += t.dramBytes;
        traffic.l2WriteBytes += t.writtenBytes;
    }
    traffic.slicesUsed = input.slices;
    return traffic;
}

Expected<CacheTraffic> readOnceTraffic(const CacheInput& input, StopToken stop) {
    Expected<CacheTraffic> traffic = cacheModelKinds().front().evaluate(input, stop);
    const Expected<CacheTraffic> bound = compulsoryTraffic(input, stop);
    if (!traffic || !bound) return traffic;
    traffic->dramReadBytes = 0;
    for (TensorTraffic& t : traffic->tensors) {
        for (const TensorTraffic& once : bound->tensors)
            if (once.tensor == t.tensor) t.dramBytes = std::min(t.dramBytes, once.dramBytes);
        t.sideBytes = std::min(t.sideBytes, t.dramBytes);
        traffic->dramReadBytes += t.dramBytes;
    }
    return traffic;
}

} // namespace tilesight
