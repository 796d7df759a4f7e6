#include "core/cache/wave_footprint.h"

#include "core/cache/launch_order.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace tilesight {
namespace {

constexpr double byChance =
    0.2; // requests of blocks that are out of step still meet: about as often as in the replay

/// One load of the plan: which slice of the tensor a tile asks for.
struct Stream {
    int tensor = -1;
    double tileBytes = 0;                ///< of one tile over all loop iterations, clipped on average
    std::vector<std::int64_t> keyWeight; ///< per grid dim: contribution to the slice number; 0 = reuse dim
    std::vector<std::int64_t> divisor;
    std::int64_t keys = 1;
    std::vector<double> seenAt; ///< bytes on the clock at the last touch; -1 = never
    std::vector<std::int32_t> seenInWave, seenInGroup;
    double requested = 0, distinctInGroups = 0, dram = 0, distance = 0;
    double distances = 0;
};

std::vector<Stream> streamsOf(const ResolvedPlan& plan) {
    std::vector<Stream> streams;
    for (const ResolvedAction& action : plan.actions) {
        if (action.operation != Operation::load || !action.access || action.afterGrid) continue;
        Stream s;
        s.tensor = action.access->tensor;
        const double iterations = plan.iterationsOf(action.loop);
        s.keyWeight.assign(plan.grid.size(), 0);
        s.divisor.assign(plan.grid.size(), 1);
        for (const ResolvedIndex& index : action.access->index)
            for (int dim : index.usedGridDims) {
                const auto d = static_cast<std::size_t>(dim);
                if (s.keyWeight[d] != 0) continue;
                s.keyWeight[d] = s.keys;
                s.divisor[d] = index.gridDim == dim ? std::max<std::int64_t>(1, index.divisor) : 1;
                s.keys *= (plan.grid[d] + s.divisor[d] - 1) / s.divisor[d];
            }
        // A tile never reads beyond the tensor: whole-tensor bytes bound the sum over distinct slices.
        const double full = action.bytes * iterations;
        const double tensorBytes = plan.tensors[static_cast<std::size_t>(s.tensor)].bytes();
        s.tileBytes = std::min(full, tensorBytes / static_cast<double>(s.keys));
        if (s.tileBytes <= 0) s.tileBytes = full;
        s.seenAt.assign(static_cast<std::size_t>(s.keys), -1);
        s.seenInWave.assign(static_cast<std::size_t>(s.keys), -1);
        s.seenInGroup.assign(static_cast<std::size_t>(s.keys), -1);
        streams.push_back(std::move(s));
    }
    return streams;
}

} // namespace

Expected<CacheTraffic> waveFootprint(const CacheInput& input, StopToken stop) {
    const ResolvedPlan& plan = *input.plan;
    const Gpu& gpu = *input.gpu;
    const auto sequence = launchSequence(plan);
    if (!sequence) return sequence.errors();
    std::vector<Stream> streams = streamsOf(plan);
    const auto wave = static_cast<std::int64_t>(gpu.smCount.value) * input.residentBlocks;
    const auto group = static_cast<std::int64_t>(std::max(1.0, gpu.smsPerCpc.value));
    const double capacity = gpu.l2EffectiveBytes.known() ? gpu.l2EffectiveBytes.value : gpu.l2Bytes.value;
    double clock = 0, retained = input.preloadedBytes;

    std::vector<std::int64_t> at(plan.grid.size(), 0);
    for (std::size_t i = 0; i < sequence->size(); ++i) {
        if ((i & 4095) == 0 && stop.stop_requested())
            return Error{"engine.stopped", "the analysis was cancelled", plan.name, {}, {}};
        std::int64_t linear = (*sequence)[i];
        if (plan.grid.size() > 1) {
            at[1] = linear % plan.grid[1];
            linear /= plan.grid[1];
        }
        at[0] = linear % plan.grid[0];
        linear /= plan.grid[0];
        for (std::size_t d = 2; d < plan.grid.size(); ++d) {
            at[d] = linear % plan.grid[d];
            linear /= plan.grid[d];
        }
        const auto waveNumber = static_cast<std::int32_t>(static_cast<std::int64_t>(i) / wave);
        const auto groupNumber = static_cast<std::int32_t>(static_cast<std::int64_t>(i) / group);
        for (Stream& s : streams) {
            std::int64_t key = 0;
            for (std::size_t d = 0; d < at.size(); ++d)
                key += s.keyWeight[d] * (at[d] / s.divisor[d]);
            const auto k = static_cast<std::size_t>(key);
            s.requested += s.tileBytes;
            if (s.seenInGroup[k] != groupNumber) {
                s.seenInGroup[k] = groupNumber;
                s.distinctInGroups += s.tileBytes;
            }
            if (s.seenInWave[k] == waveNumber) continue;
            s.seenInWave[k] = waveNumber;
            if (s.seenAt[k] < 0) {
                const double warm = std::min(retained, s.tileBytes);
                retained -= warm;
                s.dram += s.tileBytes - warm;
            } else {
                const double distance = clock - s.seenAt[k];
                s.distance += distance;
                s.distances += 1;
                s.dram += s.tileBytes * (1 - std::clamp(1.25 - distance / capacity, 0.0, 1.0));
            }
            clock += s.tileBytes;
            s.seenAt[k] = clock;
        }
    }

    CacheTraffic traffic;
    for (const Stream& s : streams) {
        TensorTraffic t;
        t.tensor = s.tensor;
        t.requestedBytes = s.requested;
        t.mergeable.inStep = s.requested - s.distinctInGroups;
        t.mergeable.byChance = byChance * t.mergeable.inStep;
        t.l2Bytes = s.distinctInGroups;
        t.dramBytes = s.dram;
        t.meanReuseDistanceBytes = s.distances > 0 ? s.distance / s.distances : 0;
        traffic.requestedBytes += t.requestedBytes;
        traffic.mergeable += t.mergeable;
        traffic.l2ReadBytes += t.l2Bytes;
        traffic.dramReadBytes += t.dramBytes;
        traffic.tensors.push_back(t);
    }
    for (const ResolvedAction& action : plan.actions)
        if (isMemory(action.operation) && action.operation != Operation::load && action.access &&
            !action.afterGrid) {
            const double bytes = plan.tensors[static_cast<std::size_t>(action.access->tensor)].bytes();
            traffic.l2WriteBytes += bytes;
        }
    traffic.dramWriteBytes = traffic.l2WriteBytes;
    // Lines that several SMs of both halves read cross once; a line that one SM reads crosses with
    // probability 1/2.
    traffic.crossingBytes = gpu.l2Partitions.value > 1 ? traffic.dramReadBytes * 0.9 : 0;
    const double lookups = traffic.l2ReadBytes + 1.5 * traffic.l2WriteBytes + traffic.crossingBytes;
    if (lookups > 0)
        traffic.l2Hit = std::clamp(1 - (traffic.dramReadBytes + traffic.crossingBytes) / lookups, 0.0, 1.0);
    traffic.slicesUsed = 1;
    return traffic;
}

} // namespace tilesight
