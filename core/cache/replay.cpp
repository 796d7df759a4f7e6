#include "core/cache/replay.h"

#include "core/cache/access_shape.h"
#include "core/cache/hit_rate.h"
#include "core/cache/launch_order.h"
#include "core/cache/replay_walk.h"
#include "core/cache/scratch.h"

#include <algorithm>

namespace tilesight {

/// Written bytes that do not fit into L2 at the end, which holds the last of what passed: a line that is read
/// takes its place at home and, if that is another partition, one nearby.
double ReplayWalk::writtenBack(const CacheTraffic& traffic) const {
    const double places = m_layout.privatePartitions ? 1 : 2 - 1.0 / m_layout.partitions;
    const double passed = places * traffic.dramReadBytes + traffic.l2WriteBytes;
    const double kept = passed > 0 ? std::min(1.0, m_input.gpu->l2Bytes.value / passed) : 1;
    return traffic.l2WriteBytes * (1 - kept);
}

CacheTraffic ReplayWalk::result() {
    CacheTraffic traffic;
    const bool sampled = m_replayed < m_total;
    const auto rest = static_cast<double>(m_total - m_replayed);
    const double whole = static_cast<double>(m_total) / static_cast<double>(m_replayed);
    const auto measured = static_cast<double>(m_late.tiles - m_early.tiles);
    const bool steady = sampled && !m_streaming && measured > 0;
    const auto grown = [&](double now, double early, double late) {
        return steady ? now + (late - early) * rest / measured : now * whole;
    };
    const std::size_t n = m_accesses.size();
    MergingInput in;
    in.units = &m_units;
    in.launches = &m_launches;
    in.keys = &m_launchKeys;
    in.places = &m_places;
    in.gpcs = m_layout.gpcs;
    in.blocksPerSm = static_cast<double>(m_slots.size()) / m_layout.sms();
    in.requested = m_sums.requested;
    for (std::size_t a = 0; a < n; ++a) {
        in.missShare.push_back(m_sums.requested[a] > 0 ? m_sums.dram[a] / m_sums.requested[a] : 0);
        const auto action = static_cast<std::size_t>(m_accesses[a].action);
        in.lineRequests.push_back(accessShapeOf(m_plan, m_plan.actions[action]).lineRequests());
    }
    std::vector<MergeableBytes> merging;
    merging.resize(n);
    if (m_layout.mergesRequests) merging = mergingOf(in);

    for (std::size_t a = 0; a < n; ++a) {
        const double requested = m_sums.requested[a] * whole, written = m_sums.written[a] * whole;
        const double early = steady ? m_early.dram[a] : 0, late = steady ? m_late.dram[a] : 0;
        double dram = std::min(grown(m_sums.dram[a], early, late), requested);
        const double side = !m_store.hasMemorySide() ? 0 : std::min(grown(m_sums.side[a], steady ? m_early.side[a] : 0, steady ? m_late.side[a] : 0),
                               requested);
        if (m_streaming && !m_accesses[a].alone) // read once, then it stays in L2
            dram = std::min(dram, m_plan.tensors[static_cast<std::size_t>(m_accesses[a].tensor)].bytes());
        auto at = std::find_if(traffic.tensors.begin(), traffic.tensors.end(),
                               [&](const TensorTraffic& t) { return t.tensor == m_accesses[a].tensor; });
        if (at == traffic.tensors.end()) {
            traffic.tensors.emplace_back().tensor = m_accesses[a].tensor;
            at = traffic.tensors.end() - 1;
        }
        at->requestedBytes += requested;
        // What merges never reaches L2; what reaches DRAM passed it.
        const double most = requested > 0 ? std::min(1.0, (requested - dram) / requested) : 0;
        const MergeableBytes share = merging[a].atMost(most);
        at->mergeable += {requested * share.inStep, requested * share.byChance, requested * share.distant};
        at->dramBytes += dram;
        at->sideBytes += std::max(dram, side);
        at->writtenBytes += written;
    }
    for (TensorTraffic& t : traffic.tensors) {
        t.l2Bytes = t.requestedBytes - t.mergeable.inStep;
        traffic.requestedBytes += t.requestedBytes;
        traffic.mergeable += t.mergeable;
        traffic.l2ReadBytes += t.l2Bytes;
        traffic.dramReadBytes += t.dramBytes;
        traffic.l2WriteBytes += t.writtenBytes;
    }
    traffic.crossingBytes = grown(m_sums.crossing, m_early.crossing, m_late.crossing);
    traffic.dramWriteBytes = sampled ? writtenBack(traffic) : m_sums.writtenBack;
    // L2s of several dies do not see each other's writes: a kernel ends by writing its own back.
    if (m_layout.privatePartitions && m_layout.partitions > 1) traffic.dramWriteBytes = traffic.l2WriteBytes;
    traffic.l2Hit =
        profilerHitRate(traffic.l2ReadBytes, traffic.l2WriteBytes, traffic.dramReadBytes,
                        traffic.crossingBytes, m_layout.partitions > 1 && !m_layout.privatePartitions);
    traffic.slicesUsed = m_units.slicesUsed();
    traffic.sampled = sampled;
    if (sampled)
        traffic.note = std::to_string(m_replayed) + " of " + std::to_string(m_total) +
                       " tiles were replayed; the rest continues at their rate";
    if (m_input.wantTileHits) {
        double read = 0, miss = 0;
        for (std::size_t i = 0; i < m_tileRead.size(); ++i)
            read += m_tileRead[i], miss += m_tileMiss[i];
        const double mean = read > 0 ? 1 - miss / read : 0;
        traffic.tileHit.resize(m_tileRead.size());
        for (std::size_t i = 0; i < m_tileRead.size(); ++i)
            traffic.tileHit[i] = static_cast<float>(
                std::clamp(m_tileRead[i] > 0 ? 1 - m_tileMiss[i] / m_tileRead[i] : mean, 0.0, 1.0));
    }
    return traffic;
}

Expected<CacheTraffic> replay(const CacheInput& input, StopToken stop) {
    Expected<std::vector<std::int32_t>> sequence = launchSequence(*input.plan);
    if (!sequence) return sequence.errors();
    if (sequence->empty()) return CacheTraffic{};
    thread_local Scratch memory;
    memory.reset();
    ReplayWalk walk(input, std::move(sequence).value(), &memory);
    if (!walk.run(stop))
        return Error{"engine.stopped", "the analysis was cancelled", input.plan->name, {}, {}};
    return walk.result();
}

} // namespace tilesight
