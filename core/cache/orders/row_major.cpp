#include "core/cache/orders/orders.h"

#include <numeric>

namespace tilesight {

TileSequence rowMajorOrder(std::int64_t rows, std::int64_t columns, std::int64_t) {
    TileSequence sequence(static_cast<std::size_t>(rows * columns));
    std::iota(sequence.begin(), sequence.end(), 0);
    return sequence;
}

} // namespace tilesight
