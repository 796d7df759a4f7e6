// The walk behind the replay (replay.h): blocks on their SMs, stepping through their tiles over the L2 of
// lru_store.h.
#pragma once

#include "core/cache/access_units.h"
#include "core/cache/cache_model.h"
#include "core/cache/lru_store.h"
#include "core/cache/merging.h"
#include "core/cache/reuse_bands.h"
#include "core/cache/reuse_tracker.h"
#include "core/cache/sm_layout.h"

#include <memory_resource>

namespace tilesight {

/// Bytes that grow while tiles are replayed.
struct ReplaySums {
    std::vector<double> requested, dram, side, written; ///< per access
    std::vector<double>
        first; ///< part of dram that was never read before, where a part of the grid is replayed
    double crossing = 0, writtenBack = 0;
};

/// What each launch position moved, kept for maps (l2_map.h): bytes, position x access.
struct ReplayRecord {
    std::vector<float> requested, dram, crossing, evicted, written;
    std::vector<float> held, lost; ///< in L2 when its tile is done, and evicted by then: position x tensor of the plan
    std::vector<std::array<double, reuseBands>> reuse; ///< by tensor of the plan: bytes read again, by reuse distance
};

class ReplayWalk {
public:
    ReplayWalk(const CacheInput& input, std::vector<std::int32_t> sequence,
               std::pmr::memory_resource* memory);
    /// Before run(): replays up to `atMost` tiles, however early the rate is known, and keeps what each moved.
    void keep(ReplayRecord* record, std::int64_t atMost);
    const std::vector<AccessUnits::Access>& accesses() const { return m_accesses; }
    const std::vector<std::int32_t>& sequence() const { return m_sequence; }
    std::int64_t replayed() const { return m_replayed; }             ///< tiles
    std::int64_t slots() const { return std::min(m_wave, m_total); } ///< tiles at work at the same time

    bool run(StopToken stop); ///< false when stopped
    CacheTraffic result();    ///< of the whole grid, after run(); in replay.cpp

private:
    LruStoreShape storeShape();
    bool streams() const;
    void chooseTiles();
    std::int64_t periodsToVisit(std::int64_t period) const;
    double writtenBack(const CacheTraffic& traffic) const;
    std::vector<float> tileHits() const;
    double firstReads(int tensor, double timesMeasured) const;
    double agreeWithSizes(std::vector<TensorTraffic>& tensors, double timesMeasured) const;
    void byStep();
    void prepareAsked();
    void place();
    void assign(std::size_t slot, std::int64_t position);
    void step(std::size_t slot);
    void record(std::size_t slot, std::size_t access, double requested, double written);
    void request(std::size_t slot, std::size_t access, double bytes);
    void finish(std::size_t slot);
    void read(std::size_t slot, std::size_t access, const UnitSpan& span, double share);
    const std::vector<std::int64_t>& coordinatesOf(std::int64_t tile);
    void refill(std::vector<std::int32_t>& finished);

    /// Room for one resident block, which works on one tile after the other.
    struct Slot {
        std::int32_t tile = -1; ///< -1 = nothing left to do
        std::int32_t step = 0, steps = 0;
        std::int32_t round = 0;    ///< tiles so far
        std::int32_t position = 0; ///< of its tile in launch order
        std::int64_t start = 0;    ///< lag in steps
        bool counted = true;       ///< false: its tile only keeps the last counted ones company
        bool measured = false;     ///< its tile is one of those that tell the rate
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
    std::vector<std::int64_t> m_slotKeys;  ///< slot x access
    std::vector<std::int64_t> m_slotAsked; ///< slot x access: its row of m_asked, -1 = none
    std::vector<std::int64_t> m_coordinates;
    std::pmr::vector<Launch> m_launches;
    std::pmr::vector<std::int64_t> m_launchKeys;
    std::pmr::vector<std::int32_t> m_stamp; ///< unit x partition: step of the last look-up + 1
    std::pmr::vector<std::int32_t>
        m_asked; ///< (access, key) x step x partition: the same for the units of a step together
    std::vector<std::int64_t> m_askedBase; ///< per access: first row of m_asked; -1 = looked up unit by unit
    std::vector<bool> m_known;             ///< unit was read before
    std::uint32_t m_refills = 0;
    std::vector<std::pair<std::uint32_t, std::size_t>> m_groups; ///< of one refill: hash, first of `finished`
    double m_warmLeft = 0;
    bool m_streaming = false;         ///< tiles share nothing of weight
    ReplayRecord* m_record = nullptr; ///< what every position moves; null = nobody asks
    ReplaySums m_recorded;            ///< up to the last entry of the record
    double m_recordedEvicted = 0;
    ReuseTracker m_distances; ///< only with a record
    ReplaySums m_sums;
    ReplaySums m_measured;                  ///< of the tiles at m_first .. m_first + m_window in launch order
    std::int64_t m_first = 0, m_window = 0; ///< 0 = all replayed tiles are counted, none tells a rate
    std::vector<double> m_tileRead, m_tileMiss; ///< bytes per tile of the plane
};

} // namespace tilesight
