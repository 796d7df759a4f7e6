#include "core/base/text.h"

#include "core/base/error.h"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <utility>

namespace tilesight {
namespace {

struct Character {
    std::size_t bytes = 1;
    char32_t code = invalid;
    static constexpr char32_t invalid = 0xFFFFFFFF; ///< the byte is no UTF-8
};

Character characterAt(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    const unsigned first = byte(0);
    if (first < 0x80) return {1, first};
    const std::size_t length = first >= 0xF0 && first <= 0xF4 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
    if (first > 0xF4 || length == 0) return {};
    char32_t code = first & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3F);
    }
    const bool overlong = code < (length == 4 ? 0x10000u : length == 3 ? 0x800u : 0x80u);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return overlong || surrogate || code > 0x10FFFF ? Character{} : Character{length, code};
}

/// Control characters, line and paragraph separators, and format characters: they steer a terminal or the direction of
/// the line, or cannot be seen. Not the joiners U+200C and U+200D, which belong to the spelling of some scripts.
bool isHidden(char32_t code) {
    static constexpr std::pair<char32_t, char32_t> ranges[] = {
        {0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},       {0x600, 0x605},     {0x61C, 0x61C},
        {0x6DD, 0x6DD},     {0x70F, 0x70F},     {0x890, 0x891},     {0x8E2, 0x8E2},     {0x180E, 0x180E},
        {0x200B, 0x200B},   {0x200E, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},   {0xFEFF, 0xFEFF},
        {0xFFF9, 0xFFFB},   {0x110BD, 0x110BD}, {0x110CD, 0x110CD}, {0x13430, 0x1343F}, {0x1BCA0, 0x1BCA3},
        {0x1D173, 0x1D17A}, {0xE0001, 0xE0001}, {0xE0020, 0xE007F}};
    return std::any_of(std::begin(ranges), std::end(ranges),
                       [&](const auto& range) { return code >= range.first && code <= range.second; });
}

std::string spelled(const Character& character, char byte) {
    if (byte == '\n') return "\\n";
    if (byte == '\t') return "\\t";
    if (byte == '\r') return "\\r";
    char text[12];
    if (character.code < 0x80 || character.code == Character::invalid)
        std::snprintf(text, sizeof text, "\\x%02x", static_cast<unsigned char>(byte));
    else
        std::snprintf(text, sizeof text, character.code > 0xFFFF ? "\\U%08X" : "\\u%04X", unsigned(character.code));
    return text;
}

std::string spelledOut(std::string_view text, bool oneLine) {
    std::string shown;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        const Character character = characterAt(text.substr(at));
        const bool keeps = !oneLine && (c == '\n' || c == '\t');
        if (keeps || (character.code != Character::invalid && !isHidden(character.code)))
            shown += text.substr(at, character.bytes);
        else
            shown += spelled(character, c);
        at += character.bytes;
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
