// One row of a table by column.
#pragma once

#include "core/plan/template_registry.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace tilesight {

/// The cell of a column; empty when there is none.
inline const std::string& cellText(const TemplateValues& row, const char* column) {
    static const std::string none;
    const auto found = row.find(column);
    return found == row.end() ? none : found->second;
}

/// Of a whole cell; nothing when it holds no finite number.
inline std::optional<double> numberIn(std::string_view cell) {
    double value = 0;
    const auto [end, fault] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    if (fault != std::errc() || end != cell.data() + cell.size() || !std::isfinite(value)) return {};
    return value;
}

} // namespace tilesight
