#include "core/cache/orders/orders.h"

namespace tilesight {

TileSequence listOrder(std::int64_t rows, std::int64_t columns, std::int64_t group) {
    return rowMajorOrder(rows, columns, group);
}

} // namespace tilesight
