#include "core/cache/orders/orders.h"

namespace tilesight {

TileSequence columnMajorOrder(std::int64_t rows, std::int64_t columns, std::int64_t) {
    // One panel as high as the plane.
    return groupedOrder(rows, columns, rows);
}

} // namespace tilesight
