#include "core/hardware/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace tilesight {
namespace {

/// Walks the parser's events and keeps the path of objects and arrays that are open.
class Checker {
public:
    Checker(std::size_t maxDepth, const std::string& prefix) : m_maxDepth(maxDepth), m_prefix(prefix) {}

    bool null() { return value(); }
    bool boolean(bool) { return value(); }
    bool number_integer(std::int64_t) { return value(); }
    bool number_unsigned(std::uint64_t) { return value(); }
    bool number_float(double, const std::string&) { return value(); }
    bool string(const std::string&) { return value(); }
    bool binary(const nlohmann::json::binary_t&) { return value(); }
    bool start_object(std::size_t) { return open(false); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(true); }
    bool end_array() { return close(); }
    bool key(const std::string& name) {
        Level& level = m_levels.back();
        level.key = name;
        if (!level.keys.insert(name).second && faults.size() < 100) {
            Error error{m_prefix + ".duplicate_key",
                        "key \"" + name + "\" is given twice",
                        name,
                        {},
                        "keep one of them"};
            error.where.pointer = pointer();
            faults.push_back(error);
        }
        return true;
    }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& fault) {
        // "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error ..." -> the last
        // part
        std::string message = fault.what();
        const std::size_t cut = message.find("syntax error");
        if (cut != std::string::npos)
            message.erase(0, cut);
        else if (const std::size_t end = message.find("] "); end != std::string::npos)
            message.erase(0, end + 2);
        syntaxMessage = message;
        syntaxPosition = position;
        return false;
    }

    Errors faults;
    std::string syntaxMessage;
    std::size_t syntaxPosition = 0;
    bool tooDeep = false;

private:
    struct Level {
        bool array = false;
        std::size_t index = 0;
        std::string key;
        std::set<std::string> keys;
    };
    std::string pointer() const {
        std::string text;
        for (const Level& level : m_levels)
            text = joinPointer(text, level.array ? std::to_string(level.index) : level.key);
        return text;
    }
    bool value() {
        if (!m_levels.empty()) ++m_levels.back().index;
        return true;
    }
    bool open(bool array) {
        if (m_levels.size() >= m_maxDepth) {
            tooDeep = true;
            return false;
        }
        m_levels.push_back({array, 0, {}, {}});
        return true;
    }
    bool close() {
        m_levels.pop_back();
        return value();
    }

    std::size_t m_maxDepth;
    std::string m_prefix;
    std::vector<Level> m_levels;
};

} // namespace

std::string joinPointer(const std::string& pointer, std::string_view key) {
    std::string text = pointer + "/";
    for (char c : key) {
        if (c == '~')
            text += "~0";
        else if (c == '/')
            text += "~1";
        else
            text += c;
    }
    return text;
}

Errors jsonTextFaults(std::string_view text, const std::string& fileName, const std::string& prefix,
                      std::size_t maxDepth) {
    Checker checker(maxDepth, prefix);
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &checker)) return checker.faults;
    Error error{
        prefix + ".syntax", checker.syntaxMessage, {}, {fileName, 1, 1, {}}, "mend the JSON text here"};
    if (checker.tooDeep) {
        error.message = "the text is nested deeper than " + std::to_string(maxDepth) + " levels";
        error.remedy = "this is no file of this kind";
    } else {
        const std::size_t at =
            std::min(checker.syntaxPosition > 0 ? checker.syntaxPosition - 1 : 0, text.size());
        const std::string_view before = text.substr(0, at);
        error.where.line = 1 + static_cast<int>(std::count(before.begin(), before.end(), '\n'));
        const std::size_t lineStart = before.rfind('\n');
        error.where.column = 1 + static_cast<int>(lineStart == before.npos ? at : at - lineStart - 1);
    }
    return {error};
}

} // namespace tilesight
