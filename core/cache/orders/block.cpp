#include "core/cache/orders/orders.h"

#include <algorithm>

namespace tilesight {

TileSequence blockOrder(std::int64_t rows, std::int64_t columns, std::int64_t group) {
    TileSequence sequence(static_cast<std::size_t>(rows * columns));
    auto out = sequence.begin();
    for (std::int64_t top = 0; top < rows; top += group) {
        for (std::int64_t left = 0; left < columns; left += group) {
            const std::int64_t bottom = std::min(top + group, rows), right = std::min(left + group, columns);
            for (std::int64_t row = top; row < bottom; ++row)
                for (std::int64_t column = left; column < right; ++column)
                    *out++ = static_cast<std::int32_t>(row * columns + column);
        }
    }
    return sequence;
}

} // namespace tilesight
