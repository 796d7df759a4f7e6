// Texts as people read them: what a file or an argument calls itself must not break a line or steer a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

/// What could move the cursor, change a terminal's modes, turn the line around or cannot be seen is spelled as in C: control
/// characters and bytes that are no UTF-8 "\x1b", others "\u202E". Line breaks and tabs stay.
std::string printable(std::string_view text);
/// The same with line breaks and tabs spelled "\n" and "\t", so that the text stays in one line.
std::string inOneLine(std::string_view text);

/// "A", "A and B", "A, B and C".
std::string listed(const std::vector<std::string>& words, std::string_view last = " and ");

/// What to do about an unknown name: "did you mean 'x'?" (nearestName()), or else what is known, shortened.
std::string knownNames(const std::string& unknown, const std::vector<std::string>& known);

} // namespace tilesight
