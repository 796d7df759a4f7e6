#include "core/cache/replay_walk.h"

#include "core/cache/order_period.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

// Lag of SMs with several blocks: fitted to the DRAM reads of deep GEMMs, see HIT_RATE.md.
constexpr double largestLag = 0.5;
constexpr double lagSteps = 80;
constexpr std::int32_t refillGroup = 6;
// Look-ups until a large grid without a period has shown its rate, per slice that is told apart.
constexpr std::int64_t lookUpsPerSlice = 24000;

std::uint32_t scrambled(std::uint32_t x) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x *= 0x846ca68bu;
    return x ^ (x >> 16);
}
std::int64_t divideUp(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }
double fraction(std::uint32_t x) { return scrambled(x) / 4294967296.0; }

} // namespace

ReplayWalk::ReplayWalk(const CacheInput& input, std::vector<std::int32_t> sequence,
                       std::pmr::memory_resource* memory)
    : m_input(input), m_plan(*input.plan), m_sequence(std::move(sequence)),
      m_units(m_plan, input.slices, memory), m_layout(smLayout(*input.gpu)), m_store(storeShape(), memory),
      m_accesses(m_units.accesses()), m_launches(memory), m_launchKeys(memory), m_stamp(memory),
      m_asked(memory) {
    const std::size_t n = m_accesses.size();
    for (ReplaySums* sums : {&m_sums, &m_measured})
        for (auto* bytes : {&sums->requested, &sums->dram, &sums->side, &sums->written, &sums->first})
            bytes->assign(n, 0);
    m_total = static_cast<std::int64_t>(m_sequence.size());
    m_wave = static_cast<std::int64_t>(m_layout.sms()) * std::max(input.residentBlocks, 1);
    m_streaming = std::all_of(m_accesses.begin(), m_accesses.end(), [](const auto& a) { return a.alone; });
    chooseTiles();
    m_warmLeft = std::max(input.preloadedBytes, 0.0);
    m_launches.reserve(static_cast<std::size_t>(m_replayed));
    m_launchKeys.reserve(static_cast<std::size_t>(m_replayed) * n);
    byStep();
    prepareAsked();
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

/// Periods until what later ones share was asked for several times.
std::int64_t ReplayWalk::periodsToVisit(std::int64_t period) const {
    constexpr std::int64_t visits = 4; // each by a partition at random: one in sixteen is still to come
    std::int64_t periods = 1;
    for (const AccessUnits::Access& access : m_accesses)
        if (access.reads)
            periods = std::max(periods, divideUp(visits * std::min(access.keys, period), period));
    return m_layout.partitions > 1 ? periods : 1;
}

/// Which tiles are replayed, and which of them tell the rate at which the rest of a large grid goes on.
void ReplayWalk::chooseTiles() {
    constexpr std::int64_t unknownCost = 6; // of a look-up whose unit no earlier tile has named
    if (m_streaming) {                      // nothing is touched twice: one wave and a bit tells all
        m_replayed = std::min(m_total, m_wave + m_wave / 2);
        return;
    }
    std::int64_t lookUps = 0;
    for (const AccessUnits::Access& access : m_accesses)
        lookUps += access.steps * (access.keys == m_total ? unknownCost : 1);
    const std::int64_t affordable =
        std::max(lookUpsPerSlice * m_units.slicesUsed() / std::max<std::int64_t>(lookUps, 1), 5 * m_wave / 2);
    const std::int64_t period = m_total > 4 * m_wave ? orderPeriod(m_plan, m_sequence, m_units) : 0;
    if (period > 0) {
        // One period brings in what all later ones share, a few visits bring it into each partition.
        m_first = period * std::max(divideUp(3 * m_wave / 2, period), periodsToVisit(period));
        m_window = period * divideUp(3 * m_wave / 2, period);
        m_replayed = m_wave * divideUp(m_first + m_window, m_wave);
        if (m_replayed <= std::min(affordable, m_total - m_wave)) return;
    }
    m_replayed = std::min(m_total, affordable);
    m_first = m_replayed < m_total ? m_replayed / 3 : 0;
    m_window = m_replayed < m_total ? m_replayed - m_first - m_wave / 2 : 0;
}

void ReplayWalk::keep(ReplayRecord* record, std::int64_t atMost) {
    m_record = record;
    m_replayed = std::min(m_total, std::max<std::int64_t>(atMost, 1));
    m_first = m_window = 0;
    const std::size_t cells = static_cast<std::size_t>(m_replayed) * m_accesses.size();
    for (std::vector<float>* bytes :
         {&record->requested, &record->dram, &record->crossing, &record->evicted, &record->written})
        bytes->assign(cells, 0);
    for (std::vector<float>* bytes : {&record->held, &record->lost})
        bytes->assign(static_cast<std::size_t>(m_replayed) * m_plan.tensors.size(), 0);
    record->reuse.assign(m_plan.tensors.size(), {});
    m_store.countHeld(m_plan.tensors.size());
    m_recorded = m_sums;
}

/// What has been moved since the last entry is this one's.
void ReplayWalk::record(std::size_t slot, std::size_t access, double requested, double written) {
    const std::size_t at = static_cast<std::size_t>(m_slots[slot].position) * m_accesses.size() + access;
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

/// Blocks in step that share a key ask for the same units: all but the first of a partition are passed over at once.
void ReplayWalk::prepareAsked() {
    constexpr std::int64_t mostRows = 1 << 20;
    std::int64_t rows = 0;
    m_askedBase.assign(m_accesses.size(), -1);
    for (std::size_t a = 0; a < m_accesses.size() && m_units.uniform(); ++a) {
        const AccessUnits::Access& access = m_accesses[a];
        if (!access.reads || !m_units.remembers(access) || rows + access.keys * access.steps > mostRows)
            continue;
        m_askedBase[a] = rows;
        rows += access.keys * access.steps;
    }
    m_asked.assign(static_cast<std::size_t>(rows * m_layout.partitions), 0);
}

void ReplayWalk::place() {
    const std::int64_t slots = std::min(m_wave, m_total);
    m_places = placeBlocks(m_layout, slots);
    m_slots.resize(static_cast<std::size_t>(slots));
    m_slotKeys.resize(m_slots.size() * std::max<std::size_t>(m_accesses.size(), 1));
    m_slotAsked.resize(m_slotKeys.size());
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
    s.counted = m_window == 0 || position < m_first + m_window;
    s.measured = s.counted && position >= m_first;
    s.step = 0;
    s.steps = m_units.steps();
    const std::vector<std::int64_t>& at = coordinatesOf(s.tile);
    for (std::size_t a = 0; a < m_accesses.size(); ++a) {
        const std::int64_t key = m_units.key(m_accesses[a], at);
        const AccessUnits::Access& access = m_accesses[a];
        m_slotKeys[slot * m_accesses.size() + a] = key;
        m_slotAsked[slot * m_accesses.size() + a] =
            m_askedBase[a] < 0
                ? -1
                : (m_askedBase[a] + key * access.steps - access.firstStep) * m_layout.partitions +
                      m_places[slot].partition;
        m_launchKeys.push_back(key);
    }
    m_launches.push_back({s.tile, static_cast<std::int32_t>(slot), s.round++});
}

void ReplayWalk::read(std::size_t slot, std::size_t access, const UnitSpan& span, double share) {
    const int partition = m_places[slot].partition;
    const auto partitions = static_cast<std::size_t>(m_layout.partitions);
    double missed = 0, side = 0, crossing = 0, firstTime = 0;
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
        bool first = false; // that this unit is read, as far as anybody asks
        if (m_window > 0 || m_warmLeft > 0 || !m_input.warmShares.empty()) {
            const auto unit = static_cast<std::size_t>(touch.unit);
            if (m_known.size() <= unit) m_known.resize(2 * unit + 64, false);
            first = !m_known[unit];
            m_known[unit] = true;
        }
        double warm = 0;
        if (first && !m_input.warmShares.empty()) {
            warm = bytes * m_input.warmShares[static_cast<std::size_t>(m_accesses[access].tensor)];
        } else if (first && m_warmLeft > 0) {
            warm = std::min(m_warmLeft, bytes);
            m_warmLeft -= warm;
        }
        if (m_record) {
            const auto tensor = static_cast<std::size_t>(m_accesses[access].tensor);
            m_store.setOwner(touch.unit, static_cast<std::int32_t>(tensor));
            const double distance = m_distances.touch(touch.unit, bytes);
            if (distance >= 0) m_record->reuse[tensor][reuseBandOf(distance)] += bytes;
        }
        const LruStore::Moved moved = m_store.read(touch.unit, bytes, partition, warm);
        missed += moved.dram;
        side += moved.side;
        crossing += moved.crossing;
        if (first) firstTime += moved.dram;
    }
    const auto add = [&](ReplaySums& sums) {
        sums.dram[access] += missed;
        sums.side[access] += side;
        sums.crossing += crossing;
        sums.first[access] += firstTime;
    };
    if (m_slots[slot].counted) add(m_sums);
    if (m_slots[slot].measured) add(m_measured);
    if (m_input.wantTileHits) {
        const auto tile = static_cast<std::size_t>(m_slots[slot].tile) % m_tileRead.size();
        m_tileMiss[tile] += missed;
    }
}

void ReplayWalk::step(std::size_t slot) {
    const Slot& s = m_slots[slot];
    const double share = m_units.uniform() ? 1 : m_units.shareOfStep(s.step, coordinatesOf(s.tile));
    for (const std::size_t a : m_stepAccesses[static_cast<std::size_t>(s.step)]) {
        const AccessUnits::Access& access = m_accesses[a];
        const std::int64_t asked = m_slotAsked[slot * m_accesses.size() + a];
        if (asked >= 0) {
            std::int32_t& stamp = m_asked[static_cast<std::size_t>(asked + s.step * m_layout.partitions)];
            if (stamp == static_cast<std::int32_t>(m_time + 1)) {
                if (m_record) {
                    const std::int64_t key = m_slotKeys[slot * m_accesses.size() + a];
                    record(slot, a, m_units.touches(access, key, s.step).requestedBytes, 0);
                }
                continue;
            }
            stamp = static_cast<std::int32_t>(m_time + 1);
        }
        const double part = access.inLoop ? share : 1;
        if (part <= 0) continue;
        const UnitSpan span = m_units.touches(access, m_slotKeys[slot * m_accesses.size() + a], s.step);
        if (access.reads) {
            if (asked < 0) request(slot, a, span.requestedBytes * part);
            read(slot, a, span, part);
            if (m_record) record(slot, a, span.requestedBytes * part, 0);
            continue;
        }
        if (s.counted) m_sums.written[a] += span.requestedBytes * part;
        for (std::uint32_t t = span.begin; m_record && t < span.end; ++t) {
            m_store.setOwner(m_units.touch(t).unit, static_cast<std::int32_t>(access.tensor));
            m_distances.touch(m_units.touch(t).unit, static_cast<double>(m_units.touch(t).bytes) * part);
        }
        for (std::uint32_t t = span.begin; t < span.end; ++t)
            m_store.write(m_units.touch(t).unit, static_cast<double>(m_units.touch(t).bytes) * part,
                          m_places[slot].partition);
        if (m_record) record(slot, a, 0, span.requestedBytes * part);
    }
}

void ReplayWalk::request(std::size_t slot, std::size_t access, double bytes) {
    if (m_slots[slot].counted) m_sums.requested[access] += bytes;
    if (m_input.wantTileHits)
        m_tileRead[static_cast<std::size_t>(m_slots[slot].tile) % m_tileRead.size()] += bytes;
}

/// What step() passed over is counted as asked for when the tile is done.
void ReplayWalk::finish(std::size_t slot) {
    if (m_record)
        for (std::size_t tensor = 0; tensor < m_plan.tensors.size(); ++tensor) {
            const std::size_t at =
                static_cast<std::size_t>(m_slots[slot].position) * m_plan.tensors.size() + tensor;
            m_record->held[at] = static_cast<float>(m_store.held()[tensor]);
            m_record->lost[at] = static_cast<float>(m_store.lost()[tensor]);
        }
    for (std::size_t a = 0; a < m_accesses.size(); ++a)
        if (m_askedBase[a] >= 0)
            request(slot, a, m_units.requestedBytes(m_accesses[a], m_slotKeys[slot * m_accesses.size() + a]));
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
    // Groups in scrambled order; `finished` ascends, so a group is a run of it.
    m_groups.clear();
    for (std::size_t i = 0; i < finished.size(); ++i) {
        const std::int32_t group = finished[i] / refillGroup;
        if (i == 0 || group != finished[i - 1] / refillGroup)
            m_groups.push_back({scrambled(static_cast<std::uint32_t>(group) * 977u + seed), i});
    }
    std::sort(m_groups.begin(), m_groups.end());
    for (const auto& [hash, first] : m_groups)
        for (std::size_t i = first;
             i < finished.size() && finished[i] / refillGroup == finished[first] / refillGroup; ++i)
            assign(static_cast<std::size_t>(finished[i]), m_next++);
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
            if (++slot.step < slot.steps) continue;
            finish(i);
            finished.push_back(static_cast<std::int32_t>(i));
        }
        if (finished.empty()) continue;
        refill(finished);
        running = 0;
        for (const Slot& slot : m_slots)
            running += slot.tile >= 0;
    }
    m_sums.writtenBack = m_store.writtenBack();
    return true;
}

} // namespace tilesight
