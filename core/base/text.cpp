#include "core/base/text.h"

#include "core/base/error.h"

#include <algorithm>
#include <cstdio>

namespace tilesight {
namespace {

/// Length of the character that starts here, 1 to 4; 0 = no UTF-8, or a control character.
std::size_t shownBytes(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return first >= 0x20 && first != 0x7F ? 1 : 0;
    const std::size_t length = first >= 0xF0 && first <= 0xF4 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
    if (first > 0xF4 || length == 0) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    const bool controlC1 = first == 0xC2 && byte(1) < 0xA0;
    const bool overlong = (first == 0xE0 && byte(1) < 0xA0) || (first == 0xF0 && byte(1) < 0x90);
    return controlC1 || overlong ? 0 : length;
}

std::string spelledOut(std::string_view text, bool oneLine) {
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const std::size_t length = shownBytes(text.substr(at));
        if (length > 0 || (!oneLine && (c == '\n' || c == '\t'))) {
            shown += text.substr(at, std::max<std::size_t>(length, 1));
        } else if (c == '\n' || c == '\t' || c == '\r') {
            shown += c == '\n' ? "\\n" : c == '\t' ? "\\t" : "\\r";
        } else {
            char spelled[8];
            std::snprintf(spelled, sizeof spelled, "\\x%02x", static_cast<unsigned char>(c));
            shown += spelled;
        }
        at += std::max<std::size_t>(length, 1);
    }
    return shown;
}

} // namespace

std::string printable(std::string_view text) { return spelledOut(text, false); }
std::string inOneLine(std::string_view text) { return spelledOut(text, true); }

std::string listed(const std::vector<std::string>& words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i)
        text.append(i == 0 ? "" : i + 1 == words.size() ? last : ", ").append(words[i]);
    return text;
}

std::string knownNames(const std::string& unknown, const std::vector<std::string>& known) {
    if (known.empty()) return "there is none so far: add it";
    const std::string nearest = nearestName(unknown, known);
    return nearest.empty() ? "known are " + shortened(listed(known, ", "), 120)
                           : "did you mean '" + nearest + "'?";
}

} // namespace tilesight
