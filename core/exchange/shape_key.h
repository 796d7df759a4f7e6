// Which rows of a table are the same problem under different tile configurations.
#pragma once

#include "core/exchange/measurements.h"

namespace tilesight {

/// True for inputs that say how a kernel is tiled, not what it computes: BM, stages, variant ...
bool isConfiguration(std::string_view inputName);

/// Columns that are inputs of some kernel template, in the table's order; with `template` and `gpu`.
std::vector<std::size_t> inputColumns(const Table& table);

/// For each row the text of its inputs that are not configuration: equal texts = one shape.
std::vector<std::string> shapeKeys(const Table& table);

} // namespace tilesight
