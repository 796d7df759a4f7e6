// RFC 4180 tables: quoted fields may hold commas, line breaks and doubled quotes. Also taken: LF or CR line ends, a
// UTF-8 byte order mark, blank lines, a missing last line end. Every fault is located; the first twenty are
// reported.
#include "core/base/file.h"
#include "core/base/file_kind.h"
#include "core/exchange/measurements.h"

#include <algorithm>
#include <optional>
#include <set>

namespace tilesight {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t maxErrors = 20;
constexpr std::size_t maxColumns = 4096;
constexpr std::size_t maxCells = 50'000'000;
constexpr std::uintmax_t maxFileBytes = std::uintmax_t{256} << 20;

/// Of a table whose lines end with a lone CR: the same text with LF in their place, so that all places stay. Line breaks in
/// quoted fields stay as they are.
std::optional<std::string> withLineFeeds(std::string_view text) {
    std::size_t end = 0;
    const auto toLineEnd = [&] { // from the start of a record
        bool quoted = false, fieldStarts = true;
        for (; end < text.size(); ++end) {
            const char c = text[end];
            if (quoted)
                quoted = c != '"'; // a doubled one opens again, as the start of a field does
            else if (c == '"' && (fieldStarts || text[end - 1] == '"'))
                quoted = true;
            else if (c == '\r' || c == '\n')
                return;
            fieldStarts = !quoted && c == ',';
        }
    };
    const auto loneReturn = [&] { return end < text.size() && text[end] == '\r' && text.substr(end, 2) != "\r\n"; };
    if (text.substr(0, 3) == byteOrderMark) end = 3;
    toLineEnd();
    if (!loneReturn()) return {};
    std::string changed(text);
    for (; end < text.size(); ++end, toLineEnd())
        if (loneReturn()) changed[end] = '\n';
    return changed;
}

class Reader {
public:
    Reader(std::string_view text, std::string fileName) : m_text(text), m_file(std::move(fileName)) {
        if (m_text.substr(0, 3) == byteOrderMark) m_text.remove_prefix(3);
    }

    Expected<Table> read() {
        if (m_text.find('\0') != std::string_view::npos)
            return error("csv.binary", "contains zero bytes, so it is not a text table", 0,
                         "export it as UTF-8 CSV");
        while (m_position < m_text.size() && m_errors.size() < maxErrors) {
            if (peek() == '\n' || m_text.substr(m_position, 2) == "\r\n") { // blank
                skipLine();
                continue;
            }
            const int line = m_line;
            std::vector<std::string> fields = readRecord();
            if (fields.empty()) continue; // a fault, recorded
            take(std::move(fields), line);
            if (m_tooLarge || m_separatorWrong) break;
        }
        if (m_table.columns.empty() && m_errors.empty())
            return error("csv.empty", "holds no table", 0, "the first line names the columns");
        if (!m_errors.empty()) return m_errors;
        return std::move(m_table);
    }

private:
    Error error(std::string id, std::string message, int line, std::string remedy) const {
        return {std::move(id), std::move(message), {}, {m_file, line, 0, {}}, std::move(remedy)};
    }

    void take(std::vector<std::string> fields, int line) {
        if (m_table.columns.empty()) {
            if (fields.size() > maxColumns) return tooLarge(std::to_string(fields.size()) + " columns", line);
            m_table.columns = std::move(fields);
            checkSeparator(line);
            if (m_errors.empty()) checkNames(line);
        } else if (fields.size() != m_table.columns.size()) {
            m_errors.push_back(error("csv.ragged",
                                     "this row has " + std::to_string(fields.size()) +
                                         " fields, the header " + std::to_string(m_table.columns.size()),
                                     line, "add or remove fields; quote those that hold a comma"));
        } else if ((m_table.rows.size() + 1) * m_table.columns.size() > maxCells) {
            tooLarge("more than " + std::to_string(maxCells) + " cells", line);
        } else {
            m_table.rows.push_back(std::move(fields));
            m_table.lines.push_back(line);
        }
    }

    /// Tables of spreadsheets whose language writes decimal commas, or of tabs: one name that holds all the others.
    void checkSeparator(int line) {
        const std::string& name = m_table.columns.front();
        if (m_table.columns.size() > 1 || m_startsQuoted) return;
        for (const auto& [separator, title] : {std::pair{';', "semicolons"}, std::pair{'\t', "tabs"}})
            if (name.find(separator) != std::string::npos) {
                m_errors.push_back(error(
                    "csv.separator", std::string("the columns are separated by ") + title + ", not by commas",
                    line, "export it with commas, and points in numbers"));
                m_separatorWrong = true;
                return;
            }
    }

    /// A value is found by its column's name, so two columns of one name would leave one unread.
    void checkNames(int line) {
        std::set<std::string_view> seen;
        for (const std::string& name : m_table.columns) {
            if (name.empty() || seen.insert(name).second || m_errors.size() >= maxErrors) continue;
            m_errors.push_back(error("csv.duplicate_column",
                                     "the column '" + shortened(name) + "' is given twice", line,
                                     "rename or remove one of them"));
            m_errors.back().where.pointer = shortened(name);
        }
    }

    void tooLarge(const std::string& what, int line) {
        m_tooLarge = true;
        m_errors.push_back(error("csv.too_large", "the table has " + what, line, "split the table"));
    }

    /// One record up to its line end; empty after a fault, which is recorded.
    std::vector<std::string> readRecord() {
        std::vector<std::string> fields;
        m_lineStart = m_position;
        m_startsQuoted = peek() == '"';
        for (;;) {
            std::string field;
            if (peek() == '"') {
                if (!readQuoted(field)) {
                    skipLine();
                    return {};
                }
            } else {
                const std::size_t end = std::min(m_text.find_first_of(",\n", m_position), m_text.size());
                field = m_text.substr(m_position, end - m_position);
                m_position = end;
                if (peek() != ',' && !field.empty() && field.back() == '\r') field.pop_back();
            }
            fields.push_back(std::move(field));
            if (peek() != ',') break;
            ++m_position;
        }
        skipLine();
        return fields;
    }

    bool readQuoted(std::string& field) {
        const int openLine = m_line;
        const int openColumn = static_cast<int>(m_position - m_lineStart) + 1;
        ++m_position;
        for (; m_position < m_text.size(); ++m_position) {
            const char c = m_text[m_position];
            if (c == '"') {
                ++m_position;
                if (peek() != '"') return atFieldEnd();
            }
            if (c == '\n') {
                ++m_line;
                m_lineStart = m_position + 1;
            }
            field += c;
        }
        Error fault = error("csv.quote", "a quoted field is never closed", openLine, "add the missing \"");
        fault.where.column = openColumn;
        m_errors.push_back(std::move(fault));
        return false;
    }

    bool atFieldEnd() {
        if (m_text.substr(m_position, 2) == "\r\n") ++m_position;
        const char c = peek();
        if (c == ',' || c == '\n' || m_position == m_text.size()) return true;
        Error fault = error("csv.quote", "text follows the closing quote of a field", m_line,
                            "double a quote that belongs to the text");
        fault.where.column = static_cast<int>(m_position - m_lineStart) + 1;
        m_errors.push_back(std::move(fault));
        return false;
    }

    char peek() const { return m_position < m_text.size() ? m_text[m_position] : '\0'; }

    void skipLine() {
        m_position = std::min(m_text.find('\n', m_position), m_text.size());
        if (m_position < m_text.size()) ++m_position;
        ++m_line;
    }

    std::string_view m_text;
    std::string m_file;
    Table m_table;
    Errors m_errors;
    std::size_t m_position = 0, m_lineStart = 0;
    int m_line = 1;
    bool m_tooLarge = false, m_separatorWrong = false, m_startsQuoted = false;
};

void appendRecord(std::string& text, const std::vector<std::string>& fields) {
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0) text += ',';
        const std::string& field = fields[i];
        // A lone empty field would be a blank line, which readers skip, a lone one with a semicolon is taken for a
        // table of another kind, and a mark at the start would be dropped.
        const bool quoted =
            field.find_first_of(",\"\n\r") != std::string::npos ||
            (fields.size() == 1 && (field.empty() || field.find_first_of(";\t") != std::string::npos)) ||
            field.rfind(byteOrderMark, 0) == 0;
        if (!quoted) {
            text += field;
            continue;
        }
        text += '"';
        for (const char c : field)
            text.append(c == '"' ? 2 : 1, c);
        text += '"';
    }
    text += '\n';
}

} // namespace

int Table::column(std::string_view name) const {
    const auto found = std::find(columns.begin(), columns.end(), name);
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

Expected<Table> tableFromCsv(std::string_view text, const std::string& fileName) {
    const std::optional<std::string> changed = withLineFeeds(text);
    return Reader(changed ? std::string_view(*changed) : text, fileName).read();
}

Expected<Table> readTable(const std::string& path) {
    Expected<std::string> text = readTextFile(path, maxFileBytes);
    if (!text) return text.errors();
    if (std::optional<Error> other = otherKind(*text, FileKind::table, path)) return std::move(*other);
    return tableFromCsv(*text, path);
}

SourceLocation cellPlace(std::string_view text, int line, std::size_t field) {
    const std::optional<std::string> changed = withLineFeeds(text);
    if (changed) text = *changed;
    if (text.substr(0, 3) == byteOrderMark) text.remove_prefix(3);
    std::size_t at = 0, lineStart = 0;
    int now = 1;
    for (bool quoted = false; at < text.size(); ++at) {
        const char c = text[at];
        if (now >= line && !quoted && at == lineStart && (c == '\n' || text.substr(at, 2) == "\r\n")) {
            at = text.find('\n', at); // blank
        } else if (now >= line) {
            if (field == 0 && !quoted) break;
            if (c == '"') quoted = !quoted; // a doubled one closes and opens
            if (c == ',' && !quoted) --field;
            if (c == '\n' && !quoted) return {};
        }
        if (text[at] != '\n') continue;
        ++now;
        lineStart = at + 1;
    }
    if (field > 0 || at >= text.size()) return {};
    return {{}, now, static_cast<int>(at - lineStart) + 1, {}};
}

std::string tableToCsv(const Table& table) {
    std::string text;
    appendRecord(text, table.columns);
    for (const std::vector<std::string>& row : table.rows)
        appendRecord(text, row);
    return text;
}

} // namespace tilesight
