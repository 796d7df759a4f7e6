#include "core/cache/orders/orders.h"

#include <cstdlib>

namespace tilesight {
namespace {

struct Step {
    std::int64_t row = 0, column = 0;
    Step operator+(Step o) const { return {row + o.row, column + o.column}; }
    Step operator-(Step o) const { return {row - o.row, column - o.column}; }
    Step operator-() const { return {-row, -column}; }
    Step half() const { return {row / 2, column / 2}; } // towards zero, so that signs do not matter
    std::int64_t length() const { return std::abs(row + column); } // axis-parallel: one of them is 0
    Step unit() const { return {(row > 0) - (row < 0), (column > 0) - (column < 0)}; }
};

/// Generalised Hilbert curve of J. Cerveny: a rectangle spanned by `major` and `minor` is entered at `corner`
/// and left at the far end of `major`. Halves are kept even where possible, so that steps stay between
/// neighbours (one diagonal step occurs when the longer side is odd and the shorter is even).
struct HilbertWalk {
    std::int64_t columns;
    TileSequence::iterator out;

    void emit(Step at) { *out++ = static_cast<std::int32_t>(at.row * columns + at.column); }

    void line(Step corner, Step direction, std::int64_t length) {
        for (std::int64_t i = 0; i < length; ++i, corner = corner + direction)
            emit(corner);
    }

    void rectangle(Step corner, Step major, Step minor) {
        const std::int64_t width = major.length(), height = minor.length();
        const Step along = major.unit(), across = minor.unit();
        if (height == 1) return line(corner, along, width);
        if (width == 1) return line(corner, across, height);

        Step majorHalf = major.half(), minorHalf = minor.half();
        if (2 * width > 3 * height) { // long: two parts side by side
            if (majorHalf.length() % 2 != 0 && width > 2) majorHalf = majorHalf + along;
            rectangle(corner, majorHalf, minor);
            rectangle(corner + majorHalf, major - majorHalf, minor);
            return;
        }
        if (minorHalf.length() % 2 != 0 && height > 2) minorHalf = minorHalf + across;
        rectangle(corner, minorHalf, majorHalf); // one step up, one long, one down
        rectangle(corner + minorHalf, major, minor - minorHalf);
        rectangle(corner + (major - along) + (minorHalf - across), -minorHalf, -(major - majorHalf));
    }
};

} // namespace

TileSequence hilbertOrder(std::int64_t rows, std::int64_t columns, std::int64_t) {
    TileSequence sequence(static_cast<std::size_t>(rows * columns));
    if (sequence.empty()) return sequence;
    HilbertWalk walk{columns, sequence.begin()};
    const Step down{rows, 0}, right{0, columns};
    if (columns >= rows)
        walk.rectangle({}, right, down);
    else
        walk.rectangle({}, down, right);
    return sequence;
}

} // namespace tilesight
