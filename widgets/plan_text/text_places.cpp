#include "widgets/plan_text/text_places.h"

#include "core/base/json_positions.h"

#include <QStringView>
#include <algorithm>

namespace tilesight {
namespace {

/// Offset of a line and column, both from 1, columns in characters rather than in UTF-16 units.
class Offsets {
public:
    explicit Offsets(const QString& text) : m_text(text), m_starts{0} {
        for (qsizetype at = text.indexOf(u'\n'); at >= 0; at = text.indexOf(u'\n', at + 1))
            m_starts.push_back(int(at) + 1);
    }
    int of(int line, int column) const {
        const auto index = std::size_t(std::clamp(line, 1, int(m_starts.size())) - 1);
        int at = m_starts[index];
        for (int i = 1; i < column && at < m_text.size() && m_text[at] != u'\n'; ++i)
            at += m_text[at].isHighSurrogate() ? 2 : 1;
        return std::min(at, int(m_text.size()));
    }

private:
    const QString& m_text;
    std::vector<int> m_starts;
};

int endOfString(const QString& text, int at) {
    for (++at; at < text.size() && text[at] != u'"' && text[at] != u'\n'; ++at)
        if (text[at] == u'\\') ++at;
    return std::min(at + 1, int(text.size()));
}

/// Behind the bracket that closes the one at `at`; the end of the text when none does.
int endOfBracket(const QString& text, int at) {
    int depth = 0;
    while (at < text.size()) {
        const QChar c = text[at];
        if (c == u'"') {
            at = endOfString(text, at);
            continue;
        }
        if (c == u'{' || c == u'[') ++depth;
        if ((c == u'}' || c == u']') && --depth == 0) return at + 1;
        ++at;
    }
    return int(text.size());
}

bool isWord(QChar c) { return c.isLetterOrNumber() || c == u'_' || c == u'.' || c == u'-' || c == u'+'; }

} // namespace

std::vector<ActionPlace> actionPlaces(const QString& text) {
    const auto pointer = [](qsizetype i) { return "/actions/" + std::to_string(i); };
    std::set<std::string, std::less<>> wanted;
    for (qsizetype i = 0, count = text.count(QLatin1String("\"operation\"")); i < count; ++i) {
        wanted.insert(pointer(i));
        wanted.insert(pointer(i) + "/name");
    }
    const JsonScan scan = scanJson(text.toStdString(), wanted);
    const Offsets offsets(text);
    std::vector<ActionPlace> places;
    for (qsizetype i = 0;; ++i) {
        const auto body = scan.positions.find(pointer(i));
        if (body == scan.positions.end()) return places;
        ActionPlace place;
        place.range.begin = offsets.of(body->second.line, body->second.column);
        place.range.end = endOfBracket(text, place.range.begin);
        const auto name = scan.positions.find(pointer(i) + "/name");
        if (name != scan.positions.end() && name->second.isString) {
            const int at = offsets.of(name->second.line, name->second.column);
            place.name = text.mid(at + 1, endOfString(text, at) - at - 2);
        }
        places.push_back(std::move(place));
    }
}

TextRange rangeOf(const Error& error, const QString& text) {
    if (text.isEmpty()) return {};
    int begin = Offsets(text).of(error.where.line, std::max(1, error.where.column));
    while (begin > 0 && (begin >= text.size() || text[begin].isSpace()))
        --begin; // an end: what stands before it
    int end = begin + 1;
    if (text[begin] == u'"') {
        end = endOfString(text, begin);
    } else if (isWord(text[begin])) {
        while (end < text.size() && isWord(text[end]))
            ++end;
    } else {
        while (end < text.size() && text[end] != u'\n')
            ++end;
    }
    return {begin, end};
}

TextChange changeBetween(const QString& before, const QString& after) {
    const qsizetype shorter = std::min(before.size(), after.size());
    qsizetype head = 0, tail = 0;
    while (head < shorter && before[head] == after[head])
        ++head;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    return {{int(head), int(before.size() - tail)}, after.mid(head, after.size() - tail - head)};
}

} // namespace tilesight
