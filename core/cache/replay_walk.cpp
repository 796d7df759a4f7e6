#include "core/cache/replay_walk.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

// Lag of SMs with several blocks: fitted to the DRAM reads of deep GEMMs, see HIT_RATE.md.
constexpr double largestLag = 0.5;
constexpr double lagSteps = 80;
constexpr std::int32_t refillGroup = 6;
// Look-ups until a large grid has shown its rate, per slice that is told apart.
constexpr std::int64_t lookUpsPerSlice = 24000;

std::uint32_t scrambled(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ (x >> 16);
}
double fraction(std::uint32_t x) { return scrambled(x) / 4294967296.0; }

} // namespace

ReplayWalk::ReplayWalk(const CacheInput& input, std::vector<std::int32_t> sequence,
                       std::pmr::memory_resource* memory)
    : m_input(input), m_plan(*input.plan), m_sequence(std::move(sequence)),
      m_units(m_plan, input.slices, memory), m_layout(smLayout(*input.gpu)), m_store(storeShape(), memory),
      m_accesses(m_units.accesses()), m_launches(memory), m_launchKeys(memory), m_stamp(memory) {
    const std::size_t n = m_accesses.size();
    m_sums.requested.assign(n, 0);
    m_sums.dram.assign(n, 0);
    m_sums.side.assign(n, 0);
    m_sums.written.assign(n, 0);
    m_total = static_cast<std::int64_t>(m_sequence.size());
    m_wave = static_cast<std::int64_t>(m_layout.sms()) * std::max(input.residentBlocks, 1);
    m_streaming = std::all_of(m_accesses.begin(), m_accesses.end(), [](const auto& a) { return a.alone; });
    m_replayed = std::min(m_total, enoughTiles());
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

LruStoreShape ReplayWalk::storeShape() {
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

/// Tiles share nothing but tensors so small that they stay in L2 (weights of a row, tables).
bool ReplayWalk::streams() const {
    double shared = 0;
    for (const AccessUnits::Access& access : m_accesses)
        if (!access.alone) shared += m_plan.tensors[static_cast<std::size_t>(access.tensor)].bytes();
    return shared <= m_input.gpu->l2Bytes.value / 16;
}

/// Tiles to replay before the rest of a large grid is taken to go on at the same rate.
std::int64_t ReplayWalk::enoughTiles() const {
    constexpr std::int64_t unknownCost = 6;      // of a look-up whose unit no earlier tile has named
    if (m_streaming) return m_wave + m_wave / 2; // nothing is touched twice: one wave and a bit tells all
    std::int64_t lookUps = 0;
    for (const AccessUnits::Access& access : m_accesses)
        lookUps += access.steps * (access.keys == m_total ? unknownCost : 1);
    return std::max(lookUpsPerSlice * m_units.slicesUsed() / std::max<std::int64_t>(lookUps, 1),
                    5 * m_wave / 2);
}

void ReplayWalk::keep(ReplayRecord* record, std::int64_t atMost) {
    m_record = record;
    m_replayed = std::min(m_total, std::max<std::int64_t>(atMost, 1));
    const std::size_t cells = static_cast<std::size_t>(m_replayed) * m_accesses.size();
    for (std::vector<float>* bytes :
         {&record->requested, &record->dram, &record->crossing, &record->evicted, &record->written})
        bytes->assign(cells, 0);
    m_recorded = m_sums;
}

/// What has been moved since the last entry is this one's.
void ReplayWalk::record(std::size_t slot, std::size_t access, double requested, double written) {
    const std::size_t at =
        static_cast<std::size_t>(m_slots[slot].position) * m_accesses.size() + access;
    const auto add = [at](std::vector<float>& bytes, double more) { bytes[at] += static_cast<float>(more); };
    add(m_record->requested, requested);
    add(m_record->written, written);
    add(m_record->dram, m_sums.dram[access] - m_recorded.dram[access]);
    add(m_record->crossing, m_sums.crossing - m_recorded.crossing);
    add(m_record->evicted, m_store.evicted() - m_recordedEvicted);
    m_recorded.dram[access] = m_sums.dram[access];
    m_recorded.crossing = m_sums.crossing;
    m_recordedEvicted = m_store.evicted();
}

void ReplayWalk::byStep() {
    m_stepAccesses.resize(static_cast<std::size_t>(m_units.steps()));
    for (std::size_t s = 0; s < m_stepAccesses.size(); ++s)
        for (std::size_t a = 0; a < m_accesses.size(); ++a) {
            const auto step = static_cast<int>(s);
            const auto& access = m_accesses[a];
            if (step >= access.firstStep && step < access.firstStep + access.steps)
                m_stepAccesses[s].push_back(a);
        }
}

void ReplayWalk::place() {
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

const std::vector<std::int64_t>& ReplayWalk::coordinatesOf(std::int64_t tile) {
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

void ReplayWalk::assign(std::size_t slot, std::int64_t position) {
    Slot& s = m_slots[slot];
    if (position >= m_replayed) {
        s.tile = -1;
        return;
    }
    s.tile = m_sequence[static_cast<std::size_t>(position)];
    s.position = static_cast<std::int32_t>(position);
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

void ReplayWalk::read(std::size_t slot, std::size_t access, const UnitSpan& span, double share) {
    const int partition = m_places[slot].partition;
    const auto partitions = static_cast<std::size_t>(m_layout.partitions);
    double missed = 0, side = 0;
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
        if (!m_input.warmShares.empty()) {
            const auto unit = static_cast<std::size_t>(touch.unit);
            if (m_known.size() <= unit) m_known.resize(2 * unit + 64, false);
            if (!m_known[unit])
                warm = bytes * m_input.warmShares[static_cast<std::size_t>(m_accesses[access].tensor)];
            m_known[unit] = true;
        } else if (m_warmLeft > 0) {
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
        side += moved.side;
        m_sums.crossing += moved.crossing;
    }
    m_sums.dram[access] += missed;
    m_sums.side[access] += side;
    if (m_input.wantTileHits) {
        const auto tile = static_cast<std::size_t>(m_slots[slot].tile) % m_tileRead.size();
        m_tileRead[tile] += span.requestedBytes * share;
        m_tileMiss[tile] += missed;
    }
}

void ReplayWalk::step(std::size_t slot) {
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
            if (m_record) record(slot, a, span.requestedBytes * part, 0);
            continue;
        }
        m_sums.written[a] += span.requestedBytes * part;
        for (std::uint32_t t = span.begin; t < span.end; ++t)
            m_store.write(m_units.touch(t).unit, static_cast<double>(m_units.touch(t).bytes) * part,
                          m_places[slot].partition);
        if (m_record) record(slot, a, 0, span.requestedBytes * part);
    }
}

void ReplayWalk::refill(std::vector<std::int32_t>& finished) {
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

bool ReplayWalk::run(StopToken stop) {
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
        // The steady rate is taken between two times at which all slots are busy.
        m_sums.writtenBack = m_store.writtenBack();
        if (m_early.tiles == 0 && m_sums.tiles >= m_replayed / 3) m_early = m_sums;
        if (m_late.tiles == 0 && running < m_slots.size()) m_late = m_sums;
    }
    return true;
}

} // namespace tilesight
