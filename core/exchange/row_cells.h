// One row of a table by column.
#pragma once

#include "core/plan/template_registry.h"

#include <string>

namespace tilesight {

/// The cell of a column; empty when there is none.
inline const std::string& cellText(const TemplateValues& row, const char* column) {
    static const std::string none;
    const auto found = row.find(column);
    return found == row.end() ? none : found->second;
}

} // namespace tilesight
