#include "core/cache/replay.h"

#include "core/cache/access_shape.h"
#include "core/cache/compulsory.h"
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

/// Bytes that come from DRAM for the first time, if the measured tiles follow so many times more.
double ReplayWalk::firstReads(int tensor, double timesMeasured) const {
    double first = 0;
    for (std::size_t a = 0; a < m_accesses.size(); ++a)
        if (m_accesses[a].tensor == tensor) first += m_sums.first[a] + timesMeasured * m_measured.first[a];
    return first;
}

/// A tensor has no more bytes than it has, and a kernel that goes through all of it reads each of them once. Returns the
/// bytes by which DRAM reads change.
double ReplayWalk::agreeWithSizes(std::vector<TensorTraffic>& tensors, double timesMeasured) const {
    const Expected<CacheTraffic> once = compulsoryTraffic(m_input, {});
    double passed = 0, changed = 0;
    for (const TensorTraffic& t : tensors)
        passed += t.dramBytes + t.writtenBytes;
    for (TensorTraffic& t : tensors) {
        double cold = 0;
        for (const TensorTraffic& c : once->tensors)
            if (c.tensor == t.tensor) cold = c.dramBytes;
        const double first = firstReads(t.tensor, timesMeasured);
        const double dram = t.dramBytes;
        // What comes back after the whole tensor has passed is still there if all that passed meanwhile fits.
        const bool stays = passed * cold <= first * m_input.gpu->l2Bytes.value;
        if (first > 1.02 * cold && stays)
            t.dramBytes = std::max(cold, dram - (first - cold));
        else if (m_units.uniform() && first < cold &&
                 first >= cold / 2) // the rest of it is in what was not replayed
            t.dramBytes = std::min(dram + cold - first, t.requestedBytes);
        t.sideBytes = std::max(t.dramBytes, t.sideBytes + t.dramBytes - dram);
        changed += t.dramBytes - dram;
    }
    return changed;
}

CacheTraffic ReplayWalk::result() {
    CacheTraffic traffic;
    const bool sampled = m_replayed < m_total;
    const std::int64_t counted = m_window > 0 ? m_first + m_window : m_replayed;
    const double whole = static_cast<double>(m_total) / static_cast<double>(counted);
    const bool steady = sampled && m_window > 0;
    // Times that the measured tiles follow once more.
    const double more = steady ? static_cast<double>(m_total - counted) / static_cast<double>(m_window) : 0;
    const auto grown = [&](double now, double measured) {
        return steady ? now + measured * more : now * whole;
    };
    const std::size_t n = m_accesses.size();
    MergingInput in;
    in.units = &m_units;
    in.launches = &m_launches;
    in.keys = &m_launchKeys;
    in.places = &m_places;
    in.gpcs = m_layout.gpcs;
    in.blocksPerSm = static_cast<double>(m_slots.size()) / m_layout.sms();
    const auto inFirst = static_cast<double>(m_slots.size());
    if (sampled && static_cast<double>(m_replayed) > inFirst)
        in.laterRounds =
            (static_cast<double>(m_total) - inFirst) / (static_cast<double>(m_replayed) - inFirst);
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
        double dram = std::min(grown(m_sums.dram[a], m_measured.dram[a]), requested);
        const double side =
            m_store.hasMemorySide() ? std::min(grown(m_sums.side[a], m_measured.side[a]), requested) : 0;
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
    const double changed = steady ? agreeWithSizes(traffic.tensors, more) : 0;
    for (TensorTraffic& t : traffic.tensors) {
        t.l2Bytes = t.requestedBytes - t.mergeable.inStep;
        traffic.requestedBytes += t.requestedBytes;
        traffic.mergeable += t.mergeable;
        traffic.l2ReadBytes += t.l2Bytes;
        traffic.dramReadBytes += t.dramBytes;
        traffic.l2WriteBytes += t.writtenBytes;
    }
    // Of what comes from DRAM for the first time, the parts at home in other partitions cross.
    const double crossing = m_layout.privatePartitions ? 0 : 1 - 1.0 / m_layout.partitions;
    traffic.crossingBytes = std::max(0.0, grown(m_sums.crossing, m_measured.crossing) + crossing * changed);
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
    if (m_input.wantTileHits) traffic.tileHit = tileHits();
    return traffic;
}

/// Tiles that were not replayed show what the tile one or more windows before them did.
std::vector<float> ReplayWalk::tileHits() const {
    const std::size_t plane = m_tileRead.size();
    std::vector<double> read = m_tileRead, miss = m_tileMiss;
    for (std::int64_t position = m_replayed; m_window > 0 && position < m_total; ++position) {
        const std::int64_t like = m_first + (position - m_first) % m_window;
        const auto tile = static_cast<std::size_t>(m_sequence[static_cast<std::size_t>(position)]) % plane;
        const auto other = static_cast<std::size_t>(m_sequence[static_cast<std::size_t>(like)]) % plane;
        if (tile == other) continue; // planes lie over one another
        read[tile] += m_tileRead[other];
        miss[tile] += m_tileMiss[other];
    }
    double allRead = 0, allMiss = 0;
    for (std::size_t i = 0; i < plane; ++i)
        allRead += read[i], allMiss += miss[i];
    const double mean = allRead > 0 ? 1 - allMiss / allRead : 0;
    std::vector<float> hits(plane);
    for (std::size_t i = 0; i < plane; ++i)
        hits[i] = static_cast<float>(std::clamp(read[i] > 0 ? 1 - miss[i] / read[i] : mean, 0.0, 1.0));
    return hits;
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
