#include "core/cache/orders/orders.h"

#include <algorithm>

namespace tilesight {

TileSequence groupedOrder(std::int64_t rows, std::int64_t columns, std::int64_t group) {
    TileSequence sequence(static_cast<std::size_t>(rows * columns));
    auto out = sequence.begin();
    for (std::int64_t first = 0; first < rows; first += group) {
        const std::int64_t height = std::min(group, rows - first);
        for (std::int64_t column = 0; column < columns; ++column) {
            auto tile = static_cast<std::int32_t>(first * columns + column);
            for (std::int64_t row = 0; row < height; ++row, tile += static_cast<std::int32_t>(columns))
                *out++ = tile;
        }
    }
    return sequence;
}

} // namespace tilesight
