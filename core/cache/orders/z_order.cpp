#include "core/cache/orders/orders.h"

#include <bit>

namespace tilesight {
namespace {

struct ZWalk {
    std::int64_t rows, columns;
    TileSequence::iterator out;

    /// Emits the part of the square that lies on the plane. Squares wholly outside end at once, so the walk
    /// is linear in the tiles even for a plane of one row.
    void square(std::int64_t top, std::int64_t left, std::int64_t edge) {
        if (top >= rows || left >= columns) return;
        if (edge == 1) {
            *out++ = static_cast<std::int32_t>(top * columns + left);
            return;
        }
        const std::int64_t half = edge / 2;
        square(top, left, half);
        square(top, left + half, half);
        square(top + half, left, half);
        square(top + half, left + half, half);
    }
};

} // namespace

TileSequence zOrder(std::int64_t rows, std::int64_t columns, std::int64_t) {
    TileSequence sequence(static_cast<std::size_t>(rows * columns));
    ZWalk walk{rows, columns, sequence.begin()};
    const auto longest = static_cast<std::uint64_t>(rows > columns ? rows : columns);
    if (!sequence.empty()) walk.square(0, 0, static_cast<std::int64_t>(std::bit_ceil(longest)));
    return sequence;
}

} // namespace tilesight
