// What a filter field asks for: words in any order, each of which must stand somewhere in a row's text.
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>

namespace tilesight {

inline QStringList filterWords(const QString& typed) {
    return typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// True when the text holds every word, in either case; without words any text does.
inline bool holdsWords(const QString& text, const QStringList& words) {
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace tilesight
