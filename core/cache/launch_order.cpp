#include "core/cache/launch_order.h"

#include "core/cache/orders/orders.h"

#include <algorithm>
#include <cctype>

namespace tilesight {
namespace {

Error orderError(const char* id, std::string message, std::string remedy) {
    SourceLocation where;
    where.pointer = "/grid/order";
    return {id, std::move(message), "launch order", where, std::move(remedy)};
}

std::int64_t count(const ResolvedPlan& plan, std::size_t dim) {
    return dim < plan.grid.size() ? std::max<std::int64_t>(plan.grid[dim], 1) : 1;
}

/// Saturates above maxGridTiles so that no product overflows.
std::int64_t product(const std::vector<std::int64_t>& counts) {
    std::int64_t tiles = 1;
    for (const std::int64_t n : counts) {
        if (n > maxGridTiles || tiles > maxGridTiles) return maxGridTiles + 1;
        tiles *= std::max<std::int64_t>(n, 1);
    }
    return tiles;
}

/// A list orders either one plane, repeated for the outer dimensions, or the whole grid.
Expected<TileSequence> checkedList(const std::vector<int>& list, std::int64_t plane, std::int64_t tiles) {
    const auto length = static_cast<std::int64_t>(list.size());
    if (length != plane && length != tiles)
        return orderError("order.bad_list",
                          "The launch order lists " + std::to_string(length) + " tiles but the grid has " +
                              std::to_string(plane) + " in a plane and " + std::to_string(tiles) + " in all.",
                          "List each tile index from 0 once.");
    std::vector<bool> seen(list.size(), false);
    Errors errors;
    for (std::size_t i = 0; i < list.size() && errors.size() < 10; ++i) {
        const int tile = list[i];
        const bool inside = tile >= 0 && tile < length;
        if (inside && !seen[static_cast<std::size_t>(tile)]) {
            seen[static_cast<std::size_t>(tile)] = true;
            continue;
        }
        errors.push_back(
            orderError("order.bad_list",
                       "Entry " + std::to_string(i) + " of the launch order, tile " + std::to_string(tile) +
                           (inside ? ", was listed before." : ", is not in the grid."),
                       "List each tile index from 0 to " + std::to_string(length - 1) + " once."));
        errors.back().where.pointer = "/grid/order/list/" + std::to_string(i);
    }
    if (!errors.empty()) return errors;
    return TileSequence(list.begin(), list.end());
}

} // namespace

const std::vector<LaunchOrderKind>& launchOrderKinds() {
    static const std::vector<LaunchOrderKind> kinds = {
        {"row_major", "Row-major", "Left to right, then the next row: neighbours share a row panel.", false,
         rowMajorOrder},
        {"column_major", "Column-major",
         "Top to bottom, then the next column: neighbours share a column panel.", false, columnMajorOrder},
        {"grouped", "Grouped panels",
         "Down a few row tiles, then one column right: neighbours share columns and a small set of rows.",
         true, groupedOrder},
        {"block", "Square blocks", "Square blocks of tiles one after the other, row-major inside.", true,
         blockOrder},
        {"z_order", "Z-order (Morton)", "Bits of row and column interleaved: squares inside squares.", false,
         zOrder},
        {"hilbert", "Hilbert curve", "Squares inside squares, and each tile touches the one before.", false,
         hilbertOrder},
        {"list", "User list", "The tile indices as listed in the plan.", false, listOrder},
    };
    return kinds;
}

const LaunchOrderKind* launchOrderKind(std::string_view name) {
    for (const LaunchOrderKind& kind : launchOrderKinds())
        if (kind.name == name) return &kind;
    return nullptr;
}

Expected<std::vector<std::int32_t>> launchSequence(const ResolvedPlan& plan) {
    const LaunchOrderKind* kind = launchOrderKind(plan.order.kind);
    if (!kind) {
        std::vector<std::string> known;
        for (const LaunchOrderKind& k : launchOrderKinds())
            known.push_back(k.name);
        const std::string nearest = nearestName(plan.order.kind, known);
        return orderError("order.unknown", "There is no launch order \"" + plan.order.kind + "\".",
                          nearest.empty()
                              ? "Use row_major, column_major, grouped, block, z_order, hilbert or list."
                              : "Did you mean \"" + nearest + "\"?");
    }
    const std::int64_t tiles = product(plan.grid);
    if (tiles > maxGridTiles)
        return orderError("order.too_large",
                          "The grid has more than " + std::to_string(maxGridTiles) + " tiles.",
                          "Choose larger tiles or a smaller problem.");

    const std::int64_t rows = count(plan, 0), columns = count(plan, 1), plane = rows * columns;
    TileSequence sequence;
    if (kind->name == "list") {
        Expected<TileSequence> list = checkedList(plan.order.list, plane, tiles);
        if (!list) return list;
        sequence = std::move(list).value();
    } else {
        sequence = kind->sequence(rows, columns, std::clamp<std::int64_t>(plan.orderGroup, 1, maxGridTiles));
    }
    if (static_cast<std::int64_t>(sequence.size()) == tiles) return sequence;

    sequence.resize(static_cast<std::size_t>(tiles));
    for (std::int64_t i = plane; i < tiles; ++i)
        sequence[static_cast<std::size_t>(i)] =
            sequence[static_cast<std::size_t>(i - plane)] + static_cast<std::int32_t>(plane);
    return sequence;
}

std::vector<std::int64_t> tileCoordinates(const ResolvedPlan& plan, std::int64_t linearIndex) {
    std::vector<std::int64_t> coordinates(plan.grid.size(), 0);
    // Fastest first: columns, rows, then the outer dimensions in the order of their declaration.
    for (const std::size_t dim : {std::size_t{1}, std::size_t{0}, std::size_t{2}, std::size_t{3}}) {
        if (dim >= coordinates.size()) continue;
        coordinates[dim] = linearIndex % count(plan, dim);
        linearIndex /= count(plan, dim);
    }
    return coordinates;
}

std::string launchOrderTitle(const LaunchOrder& order, std::int64_t group) {
    const LaunchOrderKind* kind = launchOrderKind(order.kind);
    std::string title = kind ? kind->title : order.kind;
    if (kind && kind->name == "grouped" && order.persistent)
        title = "grouped " + std::to_string(group);
    else if (kind && kind->usesGroup)
        title += ", " + std::to_string(group);
    if (!order.persistent || title.empty()) return title;
    // Names of people keep their capital letter.
    if (order.kind != "hilbert" && order.kind != "z_order")
        title[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(title[0])));
    return "Persistent, " + title;
}

} // namespace tilesight
