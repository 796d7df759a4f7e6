#include "core/cache/replay.h"

#include "core/cache/access_units.h"
#include "core/cache/hit_rate.h"
#include "core/cache/launch_order.h"
#include "core/cache/lru_store.h"
#include "core/cache/merging.h"
#include "core/cache/scratch.h"
#include "core/cache/sm_layout.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

// Lag of SMs with several blocks: fitted to the DRAM reads of deep GEMMs, see HIT_RATE.md.
constexpr double largestLag = 0.5;
constexpr double lagSteps = 80;
constexpr std::int32_t refillGroup = 6;
constexpr std::int64_t mostReplayed = 20000; // tiles; larger grids are replayed in part

std::uint32_t scrambled(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ (x >> 16);
}
double fraction(std::uint32_t x) { return scrambled(x) / 4294967296.0; }

/// Sums that grow while tiles are replayed.
struct Sums {
    std::vector<double> requested, dram, written; ///< per access
    double crossing = 0, writtenBack = 0;
    std::int64_t tiles = 0; ///< finished
};

class Replay {
public:
    Replay(const CacheInput& input, std::vector<std::int32_t> sequence, std::pmr::memory_resource* memory)
        : m_input(input), m_plan(*input.plan), m_sequence(std::move(sequence)),
          m_units(m_plan, input.slices, memory), m_layout(smLayout(*input.gpu)),
          m_store(storeShape(), memory), m_accesses(m_units.accesses()), m_launches(memory),
          m_launchKeys(memory), m_stamp(memory) {
        const std::size_t n = m_accesses.size();
        m_sums.requested.assign(n, 0);
        m_sums.dram.assign(n, 0);
        m_sums.written.assign(n, 0);
        m_total = static_cast<std::int64_t>(m_sequence.size());
        m_wave = static_cast<std::int64_t>(m_layout.sms()) * std::max(input.residentBlocks, 1);
        m_replayed = m_total;
        if (m_total > mostReplayed) m_replayed = std::min(m_total, std::max(mostReplayed, 4 * m_wave));
        m_warmLeft = std::max(input.preloadedBytes, 0.0);
        m_launches.reserve(static_cast<std::size_t>(m_replayed));
        m_launchKeys.reserve(static_cast<std::size_t>(m_replayed) * n);
        byStep();
        if (input.wantTileHits) {
            const auto plane =
                static_cast<std::size_t>(m_plan.grid[0] * (m_plan.grid.size() > 1 ? m_plan.grid[1] : 1));
            m_tileRead.assign(plane, 0);
            m_tileMiss.assign(plane, 0);
        }
    }

    bool run(StopToken stop);
    CacheTraffic result();

private:
    LruStoreShape storeShape();
    void byStep();
    void place();
    void assign(std::size_t slot, std::int64_t position);
    void step(std::size_t slot);
    void read(std::size_t slot, std::size_t access, const UnitSpan& span, double share);
    const std::vector<std::int64_t>& coordinatesOf(std::int64_t tile);
    void refill(std::vector<std::int32_t>& finished);

    struct Slot {
        std::int32_t tile = -1;
        std::int32_t step = 0, steps = 0;
        std::int32_t round = 0;
        std::int64_t start = 0;
    };

    const CacheInput& m_input;
    const ResolvedPlan& m_plan;
    std::vector<std::int32_t> m_sequence;
    AccessUnits m_units;
    SmLayout m_layout;
    LruStore m_store;
    const std::vector<AccessUnits::Access>& m_accesses;
    std::vector<std::vector<std::size_t>> m_stepAccesses;

    std::int64_t m_total = 0, m_wave = 1, m_replayed = 0, m_next = 0, m_time = 0;
    std::vector<BlockPlace> m_places;
    std::vector<Slot> m_slots;
    std::vector<std::int64_t> m_slotKeys; ///< slot x access
    std::vector<std::int64_t> m_coordinates;
    std::pmr::vector<Launch> m_launches;
    std::pmr::vector<std::int64_t> m_launchKeys;
    std::pmr::vector<std::int32_t> m_stamp; ///< unit x partition: step of the last look-up + 1
    std::vector<bool> m_known;              ///< unit was read before
    std::uint32_t m_refills = 0;
    double m_warmLeft = 0;
    Sums m_sums, m_half;
    std::vector<double> m_tileRead, m_tileMiss;
};

LruStoreShape Replay::storeShape() {
    LruStoreShape shape;
    shape.partitions = m_layout.partitions;
    shape.privatePartitions = m_layout.privatePartitions;
    shape.partitionBytes = m_input.gpu->l2Bytes.value / m_layout.partitions;
    if (shape.privatePartitions && m_input.gpu->mallBytes.known())
        shape.memorySideBytes = m_input.gpu->mallBytes.value;
    double bytes = 0, weight = 0;
    for (const AccessUnits::Access& access : m_units.accesses()) {
        if (!access.reads) continue;
        const double unit = m_units.unitBytes(access);
        bytes += unit * access.steps;
        weight += access.steps;
    }
    shape.meanUnitBytes = weight > 0 && bytes > 0 ? bytes / weight : 4096;
    return shape;
}

void Replay::byStep() {
    m_stepAccesses.resize(static_cast<std::size_t>(m_units.steps()));
    for (std::size_t s = 0; s < m_stepAccesses.size(); ++s)
        for (std::size_t a = 0; a < m_accesses.size(); ++a) {
            const auto step = static_cast<int>(s);
            const auto& access = m_accesses[a];
            if (step >= access.firstStep && step < access.firstStep + access.steps)
                m_stepAccesses[s].push_back(a);
        }
}

void Replay::place() {
    const std::int64_t slots = std::min(m_wave, m_total);
    m_places = placeBlocks(m_layout, slots);
    m_slots.resize(static_cast<std::size_t>(slots));
    m_slotKeys.resize(m_slots.size() * std::max<std::size_t>(m_accesses.size(), 1));
    double lag = 0; // in steps
    if (m_input.residentBlocks >= 2 && m_total > m_wave) {
        const auto n = static_cast<double>(m_units.longestLoop());
        lag = largestLag * n / (n + lagSteps) * m_units.steps();
    }
    const auto sms = static_cast<std::uint32_t>(m_layout.sms());
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const auto number = static_cast<std::uint32_t>(i);
        if (lag > 0)
            m_slots[i].start = static_cast<std::int64_t>(fraction(number % sms * 7919u + 13u) * lag +
                                                         fraction(number * 31u + 7u));
        assign(i, static_cast<std::int64_t>(i));
    }
    m_next = slots;
}

const std::vector<std::int64_t>& Replay::coordinatesOf(std::int64_t tile) {
    std::vector<std::int64_t>& at = m_coordinates; // as tileCoordinates(), without a new vector
    at.resize(m_plan.grid.size());
    const auto take = [&](std::size_t dim) {
        at[dim] = tile % m_plan.grid[dim];
        tile /= m_plan.grid[dim];
    };
    if (at.size() > 1) take(1);
    for (std::size_t d = 0; d < at.size(); ++d)
        if (d != 1) take(d);
    return at;
}

void Replay::assign(std::size_t slot, std::int64_t position) {
    Slot& s = m_slots[slot];
    if (position >= m_replayed) {
        s.tile = -1;
        return;
    }
    s.tile = m_sequence[static_cast<std::size_t>(position)];
    s.step = 0;
    s.steps = m_units.steps();
    const std::vector<std::int64_t>& at = coordinatesOf(s.tile);
    for (std::size_t a = 0; a < m_accesses.size(); ++a) {
        const std::int64_t key = m_units.key(m_accesses[a], at);
        m_slotKeys[slot * m_accesses.size() + a] = key;
        m_launchKeys.push_back(key);
    }
    m_launches.push_back({s.tile, static_cast<std::int32_t>(slot), s.round++});
}

void Replay::read(std::size_t slot, std::size_t access, const UnitSpan& span, double share) {
    const int partition = m_places[slot].partition;
    const auto partitions = static_cast<std::size_t>(m_layout.partitions);
    double missed = 0;
    for (std::uint32_t t = span.begin; t < span.end; ++t) {
        const UnitTouch touch = m_units.touch(t);
        const std::size_t at =
            static_cast<std::size_t>(touch.unit) * partitions + static_cast<std::size_t>(partition);
        if (m_stamp.size() <= at) m_stamp.resize(std::max(at + partitions, 2 * m_stamp.size()), 0);
        // Blocks in step: one look-up per partition.
        const auto now = static_cast<std::int32_t>(m_time + 1);
        if (m_stamp[at] == now) continue;
        if (share >= 1) m_stamp[at] = now;
        const double bytes = static_cast<double>(touch.bytes) * share;
        double warm = 0;
        if (m_warmLeft > 0) {
            const auto unit = static_cast<std::size_t>(touch.unit);
            if (m_known.size() <= unit) m_known.resize(2 * unit + 64, false);
            if (!m_known[unit]) {
                warm = std::min(m_warmLeft, bytes);
                m_warmLeft -= warm;
                m_known[unit] = true;
            }
        }
        const LruStore::Moved moved = m_store.read(touch.unit, bytes, partition, warm);
        missed += moved.dram;
        m_sums.crossing += moved.crossing;
    }
    m_sums.dram[access] += missed;
    if (m_input.wantTileHits) {
        const auto tile = static_cast<std::size_t>(m_slots[slot].tile) % m_tileRead.size();
        m_tileRead[tile] += span.requestedBytes * share;
        m_tileMiss[tile] += missed;
    }
}

void Replay::step(std::size_t slot) {
    const Slot& s = m_slots[slot];
    const double share = m_units.uniform() ? 1 : m_units.shareOfStep(s.step, coordinatesOf(s.tile));
    for (const std::size_t a : m_stepAccesses[static_cast<std::size_t>(s.step)]) {
        const AccessUnits::Access& access = m_accesses[a];
        const double part = access.inLoop ? share : 1;
        if (part <= 0) continue;
        const UnitSpan span = m_units.touches(access, m_slotKeys[slot * m_accesses.size() + a], s.step);
        if (access.reads) {
            m_sums.requested[a] += span.requestedBytes * part;
            read(slot, a, span, part);
            continue;
        }
        m_sums.written[a] += span.requestedBytes * part;
        for (std::uint32_t t = span.begin; t < span.end; ++t)
            m_store.write(m_units.touch(t).unit, static_cast<double>(m_units.touch(t).bytes) * part,
                          m_places[slot].partition);
    }
}

void Replay::refill(std::vector<std::int32_t>& finished) {
    if (m_plan.order.persistent) {
        for (const std::int32_t slot : finished) {
            const auto at = static_cast<std::size_t>(slot);
            assign(at, slot + static_cast<std::int64_t>(m_slots[at].round) *
                                  static_cast<std::int64_t>(m_slots.size()));
        }
        return;
    }
    const std::uint32_t seed = m_refills++ * 131u;
    std::vector<std::pair<std::uint32_t, std::int32_t>> order;
    order.reserve(finished.size());
    for (const std::int32_t slot : finished)
        order.push_back({scrambled(static_cast<std::uint32_t>(slot / refillGroup) * 977u + seed), slot});
    std::sort(order.begin(), order.end());
    for (const auto& [hash, slot] : order)
        assign(static_cast<std::size_t>(slot), m_next++);
}

bool Replay::run(StopToken stop) {
    place();
    std::size_t running = m_slots.size();
    std::vector<std::int32_t> finished;
    for (; running > 0; ++m_time) {
        if (stop.stop_requested()) return false;
        finished.clear();
        for (std::size_t i = 0; i < m_slots.size(); ++i) {
            Slot& slot = m_slots[i];
            if (slot.tile < 0 || m_time < slot.start) continue;
            step(i);
            if (++slot.step >= slot.steps) finished.push_back(static_cast<std::int32_t>(i));
        }
        if (finished.empty()) continue;
        m_sums.tiles += static_cast<std::int64_t>(finished.size());
        refill(finished);
        running = 0;
        for (const Slot& slot : m_slots)
            running += slot.tile >= 0;
        if (m_half.tiles == 0 && m_replayed < m_total && m_sums.tiles >= m_replayed / 2) {
            m_half = m_sums;
            m_half.writtenBack = m_store.writtenBack();
        }
    }
    m_sums.writtenBack = m_store.writtenBack();
    return true;
}

CacheTraffic Replay::result() {
    CacheTraffic traffic;
    const auto rest = static_cast<double>(m_total - m_replayed);
    const bool sampled = m_replayed < m_total;
    const auto grown = [&](double now, double half) {
        if (!sampled) return now;
        return now + (now - half) * rest / std::max(1.0, static_cast<double>(m_sums.tiles - m_half.tiles));
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
    for (std::size_t a = 0; a < n; ++a)
        in.missShare.push_back(m_sums.requested[a] > 0 ? m_sums.dram[a] / m_sums.requested[a] : 0);
    Merging merging;
    merging.share.assign(n, 0.0);
    merging.byChance.assign(n, 0.0);
    if (m_layout.mergesRequests) merging = mergingOf(in);

    for (std::size_t a = 0; a < n; ++a) {
        const double requested = grown(m_sums.requested[a], sampled ? m_half.requested[a] : 0);
        const double dram = std::min(grown(m_sums.dram[a], sampled ? m_half.dram[a] : 0), requested);
        const double written = grown(m_sums.written[a], sampled ? m_half.written[a] : 0);
        auto at = std::find_if(traffic.tensors.begin(), traffic.tensors.end(),
                               [&](const TensorTraffic& t) { return t.tensor == m_accesses[a].tensor; });
        if (at == traffic.tensors.end()) {
            traffic.tensors.emplace_back().tensor = m_accesses[a].tensor;
            at = traffic.tensors.end() - 1;
        }
        at->requestedBytes += requested;
        // What merges never reaches L2; what reaches DRAM passed it.
        at->mergeableBytes += std::min(requested * merging.share[a], requested - dram);
        at->mergedByChanceBytes += std::min(requested * merging.byChance[a], requested - dram);
        at->dramBytes += dram;
        at->writtenBytes += written;
    }
    for (TensorTraffic& t : traffic.tensors) {
        t.l2Bytes = t.requestedBytes - t.mergeableBytes;
        traffic.requestedBytes += t.requestedBytes;
        traffic.mergeableBytes += t.mergeableBytes;
        traffic.mergedByChanceBytes += t.mergedByChanceBytes;
        traffic.l2ReadBytes += t.l2Bytes;
        traffic.dramReadBytes += t.dramBytes;
        traffic.l2WriteBytes += t.writtenBytes;
    }
    traffic.crossingBytes = grown(m_sums.crossing, m_half.crossing);
    traffic.dramWriteBytes = grown(m_sums.writtenBack, m_half.writtenBack);
    traffic.privateStreamFactor = merging.privateStreamFactor;
    traffic.l2Hit =
        profilerHitRate(traffic.l2ReadBytes, traffic.l2WriteBytes, traffic.dramReadBytes,
                        traffic.crossingBytes, m_layout.partitions > 1 && !m_layout.privatePartitions);
    traffic.slicesUsed = m_units.slicesUsed();
    traffic.sampled = sampled;
    if (sampled)
        traffic.note = std::to_string(m_replayed) + " of " + std::to_string(m_total) +
                       " tiles were replayed; the rest continues at the rate of the second half";
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

} // namespace

Expected<CacheTraffic> replay(const CacheInput& input, StopToken stop) {
    Expected<std::vector<std::int32_t>> sequence = launchSequence(*input.plan);
    if (!sequence) return sequence.errors();
    if (sequence->empty()) return CacheTraffic{};
    thread_local Scratch memory;
    memory.reset();
    Replay walk(input, std::move(sequence).value(), &memory);
    if (!walk.run(stop))
        return Error{"engine.stopped", "the analysis was cancelled", input.plan->name, {}, {}};
    return walk.result();
}

} // namespace tilesight
