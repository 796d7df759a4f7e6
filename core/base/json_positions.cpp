#include "core/base/json_positions.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>

namespace tilesight {
namespace {

/// Reads values one inside the other; depth is limited, so is the stack.
class Scanner {
public:
    Scanner(std::string_view text, const std::set<std::string, std::less<>>& wanted, JsonScan& result)
        : m_text(text), m_wanted(wanted), m_result(result) {
        if (m_text.substr(0, 3) == "\xEF\xBB\xBF") m_at = 3; // byte order mark
    }
    void run() { value({}); }

private:
    bool value(JsonPosition position) {
        space();
        if (m_at >= m_text.size()) return false;
        position.line = m_line;
        position.column = m_column;
        const char c = m_text[m_at];
        position.isString = c == '"';
        if (m_wanted.count(m_pointer)) m_result.positions.emplace(m_pointer, position);
        if (c == '{' || c == '[') {
            if (++m_depth > maxJsonDepth) {
                fail("json.too_deep", "values are nested more than " + std::to_string(maxJsonDepth) + " deep",
                     position.line, position.column, "check that this is the right file");
                return false;
            }
            const bool good = c == '{' ? object() : array();
            --m_depth;
            return good;
        }
        if (c == '"') return string().has_value();
        const std::size_t start = m_at;
        while (m_at < m_text.size() &&
               std::string_view(",]} \t\r\n").find(m_text[m_at]) == std::string_view::npos)
            advance();
        return m_at > start; // a misplaced '}' or ']' is no value, and must not be looked at for ever
    }

    bool object() {
        std::set<std::string, std::less<>> keys;
        const std::size_t length = m_pointer.size();
        advance();
        for (space(); m_at < m_text.size() && m_text[m_at] != '}'; space()) {
            if (m_text[m_at] == ',') {
                advance();
                continue;
            }
            JsonPosition position;
            position.keyLine = m_line;
            position.keyColumn = m_column;
            const auto key = string();
            if (!key) return false;
            m_pointer += "/" + escapedPointerPart(*key);
            if (!keys.insert(*key).second)
                fail("json.duplicate_key", "the key \"" + shortened(*key) + "\" is given twice",
                     position.keyLine, position.keyColumn, "remove one of the two");
            space();
            if (m_at >= m_text.size() || m_text[m_at] != ':') return false;
            advance();
            if (!value(position)) return false;
            m_pointer.resize(length);
        }
        return close();
    }

    bool array() {
        const std::size_t length = m_pointer.size();
        advance();
        std::size_t index = 0;
        for (space(); m_at < m_text.size() && m_text[m_at] != ']'; space()) {
            if (m_text[m_at] == ',') {
                advance();
                continue;
            }
            m_pointer += "/" + std::to_string(index++);
            if (!value({})) return false;
            m_pointer.resize(length);
        }
        return close();
    }

    bool close() {
        if (m_at >= m_text.size()) return false;
        advance();
        return true;
    }

    /// The string that starts here, unescaped.
    std::optional<std::string> string() {
        if (m_at >= m_text.size() || m_text[m_at] != '"') return std::nullopt;
        const std::size_t start = m_at;
        bool escaped = false;
        for (advance(); m_at < m_text.size() && m_text[m_at] != '"'; advance())
            if (m_text[m_at] == '\\') {
                escaped = true;
                advance();
                if (m_at >= m_text.size()) return std::nullopt;
            }
        if (m_at >= m_text.size()) return std::nullopt;
        advance();
        const std::string_view quoted = m_text.substr(start, m_at - start);
        if (!escaped) return std::string(quoted.substr(1, quoted.size() - 2));
        const auto parsed = nlohmann::json::parse(quoted, nullptr, false);
        return parsed.is_string() ? std::optional(parsed.get<std::string>()) : std::nullopt;
    }

    void space() {
        while (m_at < m_text.size() &&
               std::string_view(" \t\r\n").find(m_text[m_at]) != std::string_view::npos)
            advance();
    }

    void advance() {
        const auto c = static_cast<unsigned char>(m_text[m_at++]);
        if (c == '\n') {
            ++m_line;
            m_column = 1;
        } else if (m_at >= m_text.size() || (static_cast<unsigned char>(m_text[m_at]) & 0xC0) != 0x80) {
            ++m_column; // the next byte starts a character
        }
    }

    void fail(const char* id, std::string message, int line, int column, std::string remedy) {
        Error error{id, std::move(message), {}, {}, std::move(remedy)};
        error.where.line = line;
        error.where.column = column;
        error.where.pointer = m_pointer;
        m_result.faults.push_back(std::move(error));
    }

    std::string_view m_text;
    const std::set<std::string, std::less<>>& m_wanted;
    JsonScan& m_result;
    std::string m_pointer;
    std::size_t m_at = 0;
    int m_line = 1, m_column = 1, m_depth = 0;
};

} // namespace

JsonScan scanJson(std::string_view text, const std::set<std::string, std::less<>>& wanted) {
    JsonScan result;
    Scanner(text, wanted, result).run();
    return result;
}

void locateJson(Errors& errors, std::string_view text, const std::string& fileName) {
    const auto parent = [](std::string pointer) { return pointer.substr(0, pointer.rfind('/')); };
    std::set<std::string, std::less<>> wanted = {""};
    for (const Error& error : errors)
        if (error.where.line == 0)
            for (std::string pointer = error.where.pointer; !pointer.empty() && pointer[0] == '/';
                 pointer = parent(pointer))
                wanted.insert(pointer);
    const auto positions = scanJson(text, wanted).positions;
    for (Error& error : errors) {
        if (!error.where.file.empty() && error.where.file != fileName) continue; // of another file
        error.where.file = fileName;
        if (error.where.line > 0 || (!error.where.pointer.empty() && error.where.pointer[0] != '/')) continue;
        std::string pointer = error.where.pointer;
        auto found = positions.find(pointer);
        while (found == positions.end() && !pointer.empty()) {
            pointer = parent(pointer);
            found = positions.find(pointer);
        }
        if (found == positions.end()) continue;
        const JsonPosition& position = found->second;
        const bool inside = error.where.column > 0 && position.isString && pointer == error.where.pointer;
        if (error.id == "json.unknown_key" && position.keyLine > 0) {
            error.where.line = position.keyLine;
            error.where.column = position.keyColumn;
            continue;
        }
        error.where.line = position.line;
        error.where.column = position.column + (inside ? error.where.column : 0);
    }
    std::stable_sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) {
        return std::pair(a.where.line, a.where.column) < std::pair(b.where.line, b.where.column);
    });
}

JsonPosition positionOfByte(std::string_view text, std::size_t offset) {
    JsonPosition position{.line = 1, .column = 1};
    for (std::size_t i = 0; i < std::min(offset, text.size()); ++i) {
        if (text[i] == '\n') {
            ++position.line;
            position.column = 1;
        } else if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) {
            ++position.column;
        }
    }
    return position;
}

std::string escapedPointerPart(std::string_view key) {
    std::string escaped;
    for (const char c : key) {
        if (c == '~')
            escaped += "~0";
        else if (c == '/')
            escaped += "~1";
        else
            escaped += c;
    }
    return escaped;
}

} // namespace tilesight
