// Launch orders: in which sequence the tiles of a grid are handed out. One order = one file and one line of
// registration in launch_order.cpp. A persistent schedule walks the same sequence with a fixed number of blocks.
#pragma once

#include "core/plan/resolved_plan.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tilesight {

struct LaunchOrderKind {
    std::string name;       ///< "grouped"
    std::string title;      ///< "Grouped panels"
    std::string summary;    ///< one sentence for tooltips and lessons
    bool usesGroup = false;
    /// Row-major linear indices (row * columns + column) of all rows x columns tiles, in launch order.
    std::vector<std::int32_t> (*sequence)(std::int64_t rows, std::int64_t columns, std::int64_t group) = nullptr;
};

const std::vector<LaunchOrderKind>& launchOrderKinds();
const LaunchOrderKind* launchOrderKind(std::string_view name);

/// Linear tile indices of the whole grid in launch order (a permutation of 0 .. tiles-1).
/// Linear index: ((dim3 * n2 + dim2) * n0 + dim0) * n1 + dim1, so rows x columns planes follow one another.
/// Errors: "order.unknown", "order.bad_list" (not a permutation), "order.too_large".
Expected<std::vector<std::int32_t>> launchSequence(const ResolvedPlan& plan);

/// Grid coordinates of a linear tile index; inverse of the formula above.
std::vector<std::int64_t> tileCoordinates(const ResolvedPlan& plan, std::int64_t linearIndex);

/// "Grouped panels, 8", "Persistent, grouped 8", "Row-major".
std::string launchOrderTitle(const LaunchOrder& order, std::int64_t group);

} // namespace tilesight
