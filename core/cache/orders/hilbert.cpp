#include "core/cache/orders/orders.h"

namespace tilesight {
namespace {

/// One side of a rectangle: `length` tiles, each `stride` linear indices after the one before.
struct Side {
    std::int32_t stride, length;
    Side first(std::int32_t n) const { return {stride, n}; }
    Side reversed(std::int32_t n) const { return {-stride, n}; }
    std::int32_t at(std::int32_t n) const { return stride * n; }
};

/// Generalised Hilbert curve of J. Cerveny: a rectangle is entered at `corner` and left at the far end of
/// `major`. Halves are kept even where possible, so that steps stay between neighbours (one diagonal step
/// occurs when the longer side is odd and the shorter is even).
struct HilbertWalk {
    std::int32_t* out;

    void line(std::int32_t tile, Side side) {
        for (std::int32_t i = 0; i < side.length; ++i, tile += side.stride)
            *out++ = tile;
    }

    void rectangle(std::int32_t corner, Side major, Side minor) {
        if (minor.length == 1) return line(corner, major);
        if (major.length == 1) return line(corner, minor);
        if (major.length == 2 && minor.length == 2) { // most calls end here
            out[0] = corner;
            out[1] = corner + minor.stride;
            out[2] = corner + minor.stride + major.stride;
            out[3] = corner + major.stride;
            out += 4;
            return;
        }
        std::int32_t half = major.length / 2, rise = minor.length / 2;
        if (2 * major.length > 3 * minor.length) { // long: two parts side by side
            if (half % 2 != 0 && major.length > 2) ++half;
            rectangle(corner, major.first(half), minor);
            rectangle(corner + major.at(half), major.first(major.length - half), minor);
            return;
        }
        if (rise % 2 != 0 && minor.length > 2) ++rise;
        rectangle(corner, minor.first(rise), major.first(half)); // one step up, one long, one down
        rectangle(corner + minor.at(rise), major, minor.first(minor.length - rise));
        rectangle(corner + major.at(major.length - 1) + minor.at(rise - 1), minor.reversed(rise),
                  major.reversed(major.length - half));
    }
};

} // namespace

TileSequence hilbertOrder(std::int64_t rows, std::int64_t columns, std::int64_t) {
    TileSequence sequence(static_cast<std::size_t>(rows * columns));
    if (sequence.empty()) return sequence;
    const auto height = static_cast<std::int32_t>(rows), width = static_cast<std::int32_t>(columns);
    const Side down{width, height}, right{1, width};
    HilbertWalk{sequence.data()}.rectangle(0, width >= height ? right : down, width >= height ? down : right);
    return sequence;
}

} // namespace tilesight
