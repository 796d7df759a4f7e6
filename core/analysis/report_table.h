// Aligned columns of text, for every table that is printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

/// Rows of cells, two spaces between columns. `alignment` has one letter a column: 'l' left, 'r' right; the
/// last letter also serves all further columns. Widths count characters, not bytes. Each line starts with
/// `indent`.
std::string alignedTable(const std::vector<std::vector<std::string>>& rows, std::string_view alignment,
                         std::string_view indent = {});

} // namespace tilesight
