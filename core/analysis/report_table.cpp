#include "core/analysis/report_table.h"

#include <algorithm>

namespace tilesight {
namespace {

/// Characters of UTF-8 text: bytes that do not continue a character.
std::size_t widthOf(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

} // namespace

std::string alignedTable(const std::vector<std::vector<std::string>>& rows, std::string_view alignment,
                         std::string_view indent) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()), 0);
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line(indent);
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += "  ";
            const std::string padding(widths[i] - widthOf(row[i]), ' ');
            const bool right = !alignment.empty() && alignment[std::min(i, alignment.size() - 1)] == 'r';
            line += right ? padding + row[i] : row[i] + padding;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

} // namespace tilesight
