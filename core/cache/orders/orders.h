// The plane orders behind launchOrderKinds(). Each yields the row-major linear indices (row * columns +
// column) of all rows x columns tiles in launch order. `group` counts tiles and is at least 1; orders that do
// not use it ignore it. All run in O(rows * columns).
#pragma once

#include <cstdint>
#include <vector>

namespace tilesight {

using TileSequence = std::vector<std::int32_t>;

/// Left to right, then the next row.
TileSequence rowMajorOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);
/// Top to bottom, then the next column.
TileSequence columnMajorOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);
/// Panels of `group` rows; inside a panel down the rows, then one column right (GROUP_SIZE_M of Triton's
/// tutorial).
TileSequence groupedOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);
/// Square blocks of `group` x `group` tiles, row-major, and row-major inside a block.
TileSequence blockOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);
/// Morton order: bits of row and column interleaved, tiles outside the rectangle skipped.
TileSequence zOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);
/// Generalised Hilbert curve: neighbours in launch order touch on the plane, for any rectangle.
TileSequence hilbertOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);
/// Starting point of a hand-made list: row-major. The list itself is in the plan.
TileSequence listOrder(std::int64_t rows, std::int64_t columns, std::int64_t group);

} // namespace tilesight
