#include "core/cache/order_period.h"

#include "core/cache/launch_order.h"

#include <algorithm>
#include <numeric>

namespace tilesight {
namespace {

constexpr std::size_t mostExamined = 1 << 15; // tiles
constexpr double repeatedShare = 0.75;        // of them; the last panel may be smaller

/// Step of the order from each tile to the next, one number for all dimensions of the grid.
std::vector<std::int64_t> stepsOf(const ResolvedPlan& plan, const std::vector<std::int32_t>& sequence) {
    const std::size_t tiles = std::min(sequence.size(), mostExamined);
    const std::int64_t rows = plan.grid[0], columns = plan.grid.size() > 1 ? plan.grid[1] : 1;
    // Row, column and plane, each with a factor of its own.
    const auto number = [&](std::int64_t tile) {
        return tile % columns + (std::int64_t{1} << 20) * (tile / columns % rows) +
               (std::int64_t{1} << 41) * (tile / columns / rows);
    };
    std::vector<std::int64_t> steps;
    steps.reserve(tiles);
    for (std::size_t i = 1; i < tiles; ++i)
        steps.push_back(number(sequence[i]) - number(sequence[i - 1]));
    return steps;
}

/// z[i] = how far the text from i on agrees with its beginning.
std::vector<std::size_t> agreement(const std::vector<std::int64_t>& text) {
    std::vector<std::size_t> z(text.size(), 0);
    for (std::size_t i = 1, left = 0, right = 0; i < text.size(); ++i) {
        if (i < right) z[i] = std::min(right - i, z[i - left]);
        while (i + z[i] < text.size() && text[z[i]] == text[i + z[i]])
            ++z[i];
        if (i + z[i] > right) left = i, right = i + z[i];
    }
    return z;
}

/// Shifted tiles do the same: loops of equal length, and whole blocks of tiles that share an index.
bool shiftIsWhole(const ResolvedPlan& plan, const AccessUnits& units,
                  const std::vector<std::int64_t>& shift) {
    for (const ResolvedLoop& loop : plan.loops)
        if (!loop.countByCoordinate.empty() &&
            (loop.countGridDim < 0 || shift[static_cast<std::size_t>(loop.countGridDim)] != 0))
            return false;
    for (const AccessUnits::Access& access : units.accesses())
        for (std::size_t d = 0; d < access.gridDims.size(); ++d)
            if (shift[static_cast<std::size_t>(access.gridDims[d])] % access.divisors[d] != 0) return false;
    return true;
}

/// Tiles one or more periods apart ask for as much: looked at over the whole grid but its last period, which may be cut.
bool asksAlike(const ResolvedPlan& plan, const std::vector<std::int32_t>& sequence, std::size_t period) {
    constexpr std::size_t looks = 8;
    AccessUnits units(plan, 1); // of its own: the caller's numbers its units in the order of their use
    const std::size_t whole = sequence.size() / period - 1;
    for (const std::size_t offset : {std::size_t{0}, period / 2}) {
        const auto first = tileCoordinates(plan, sequence[offset]);
        for (std::size_t look = 1; look <= std::min(looks, whole); ++look) {
            const std::size_t later = offset + period * (look * whole / std::min(looks, whole));
            if (later + period > sequence.size()) continue;
            const auto at = tileCoordinates(plan, sequence[later]);
            for (const AccessUnits::Access& access : units.accesses())
                if (units.requestedBytes(access, units.key(access, at)) !=
                    units.requestedBytes(access, units.key(access, first)))
                    return false;
        }
    }
    return true;
}

} // namespace

std::int64_t orderPeriod(const ResolvedPlan& plan, const std::vector<std::int32_t>& sequence,
                         const AccessUnits& units) {
    const std::vector<std::int64_t> steps = stepsOf(plan, sequence);
    const std::vector<std::size_t> z = agreement(steps);
    const auto enough = static_cast<std::size_t>(repeatedShare * static_cast<double>(steps.size()));
    for (std::size_t p = 1; 2 * p <= steps.size() + 1; ++p) {
        if (p + z[p] < std::max(enough, 2 * p - 1)) continue;
        const auto from = tileCoordinates(plan, sequence[0]), to = tileCoordinates(plan, sequence[p]);
        std::vector<std::int64_t> shift(from.size());
        std::transform(to.begin(), to.end(), from.begin(), shift.begin(), std::minus<>());
        if (shiftIsWhole(plan, units, shift) && asksAlike(plan, sequence, p))
            return static_cast<std::int64_t>(p);
    }
    return 0;
}

} // namespace tilesight
