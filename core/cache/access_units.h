// From a resolved plan to what its tiles touch, in units: boxes of a tensor that are cached as a whole.
//
//   key(access, tile)      the tile's coordinates along the access's non-reuse dimensions, linearised (Eq. 6)
//   step                   one part of a tile's life: loads before the loops, slices of each loop nest,
//   stores after touches(access, key, step)   the units that a tile with this key touches in this step
//
// Slicing the reduction axis is the paper's sampling along reduction axes (section 3.5.2). Units are cut so
// that accesses that overlap (halos, several loads of one tensor, atomics of several splits) share them.
#pragma once

#include "core/cache/unit_ids.h"
#include "core/plan/resolved_plan.h"

#include <cstdint>
#include <memory_resource>
#include <vector>

namespace tilesight {

struct UnitTouch {
    std::int32_t unit = 0;
    float bytes = 0; ///< of the unit that are touched
};

struct UnitSpan {
    std::uint32_t begin = 0, end = 0; ///< into AccessUnits::touch()
    double requestedBytes = 0;        ///< asked for by the block: repeated requests count each time
};

class AccessUnits {
public:
    struct Access {
        int action = -1, tensor = -1;
        bool reads = false, writes = false;
        bool inLoop = false;
        bool alone = false; ///< what it touches, nothing else ever does: no other access, tile or step
        int firstStep = 0, steps = 1;
        std::int64_t iterations = 1;        ///< of its loop nest, at most
        std::vector<int> gridDims;          ///< non-reuse dimensions
        std::vector<std::int64_t> divisors; ///< coordinate / divisor enters the key
        std::vector<std::int64_t> weights;
        std::int64_t keys = 1;
        std::vector<int> nest; ///< enclosing loops, outermost first
    };

    /// `slices` > 0: most steps of one loop nest.
    AccessUnits(const ResolvedPlan& plan, int slices,
                std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    const std::vector<Access>& accesses() const { return m_accesses; }
    int steps() const { return m_steps; }
    int slicesUsed() const { return m_slicesUsed; }
    std::int64_t longestLoop() const { return m_longestLoop; } ///< iterations of the longest loop nest

    std::int64_t key(const Access& access, const std::vector<std::int64_t>& coordinates) const; ///< Eq. 6
    /// Share of the step that this tile executes, 0..1 (causal masks make blocks differ).
    double shareOfStep(int step, const std::vector<std::int64_t>& coordinates) const;
    bool uniform() const { return m_uniform; } ///< every tile executes every step in full

    UnitSpan touches(const Access& access, std::int64_t key, int step) {
        const std::pmr::vector<UnitSpan>& memo =
            m_memo[static_cast<std::size_t>(&access - m_accesses.data())];
        if (!memo.empty()) {
            const UnitSpan& known =
                memo[static_cast<std::size_t>(key * access.steps + (step - access.firstStep))];
            if (known.requestedBytes >= 0) return known;
        }
        return newTouches(access, key, step);
    }
    bool remembers(const Access& access) const {
        return !m_memo[indexOf(access)].empty();
    } ///< touches() of it
    const UnitTouch& touch(std::uint32_t index) const { return m_touches[index]; }
    double requestedBytes(const Access& access, std::int64_t key); ///< over all steps
    double unitBytes(const Access& access);                        ///< typical unit of this access
    std::int32_t units() const { return m_ids.size(); }

private:
    struct Nest {
        int root = -1, firstStep = 0, steps = 1;
        std::int64_t iterations = 1, perStep = 1;
    };
    struct Range {
        std::int64_t first = 0, last = 0;
    }; ///< inclusive
    struct Edge {
        std::int64_t low = 0, high = 0, first = 0, last = 0, at = 0;
    };
    struct Scratch {
        std::vector<std::int64_t> coordinates;
        std::vector<Range> loops;
        std::vector<Edge> edges;
    };
    struct Box {
        std::int64_t low = 0, high = 0;
        double covered = 0;
        double repeats = 1;
    };

    void collect(int slices);
    void chooseGranules();
    void loopRanges(const Access& access, int step, std::vector<Range>& ranges) const;
    void representative(const Access& access, std::int64_t key, std::vector<std::int64_t>& coordinates) const;
    Box box(const Access& access, std::size_t dim, const std::vector<std::int64_t>& coordinates,
            const std::vector<Range>& loops) const;
    bool neverComesBack(const Access& access) const;
    UnitSpan newTouches(const Access& access, std::int64_t key, int step);
    UnitSpan compute(const Access& access, std::int64_t key, int step);
    std::size_t indexOf(const Access& access) const {
        return static_cast<std::size_t>(&access - m_accesses.data());
    }

    const ResolvedPlan& m_plan;
    std::vector<Access> m_accesses;
    std::vector<Nest> m_nests;                         ///< of root loops, in order
    std::vector<std::vector<std::int64_t>> m_granule;  ///< per tensor and dimension, elements
    std::vector<std::pmr::vector<UnitSpan>> m_memo;    ///< per access, key and step; empty = not remembered
    std::vector<std::pmr::vector<double>> m_requested; ///< per access and key, of the first keys
    std::pmr::vector<UnitTouch> m_touches;
    std::size_t m_kept = 0; ///< touches below belong to remembered spans
    UnitIds m_ids;
    Scratch m_scratch;
    int m_steps = 1, m_slicesUsed = 1;
    std::int64_t m_longestLoop = 1;
    bool m_uniform = true;
};

} // namespace tilesight
