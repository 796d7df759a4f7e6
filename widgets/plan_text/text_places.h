// Where things stand in the text of a plan, as offsets into the QString: actions, faults, and the one stretch in which
// two texts differ. Pure functions; the text need not be sound.
#pragma once

#include "core/base/error.h"

#include <QString>
#include <vector>

namespace tilesight {

struct TextRange {
    int begin = 0, end = 0; ///< characters of the QString, end not included
    bool contains(int position) const { return position >= begin && position < end; }
    bool operator==(const TextRange&) const = default;
};

struct ActionPlace {
    QString name;
    TextRange range; ///< from its '{' to behind its '}'
};

/// The actions of the text in its order, as far as it can be read.
std::vector<ActionPlace> actionPlaces(const QString& text);

/// What to underline for a fault that has line and column: the word, the string or the rest of the line there. Never
/// empty unless the text is.
TextRange rangeOf(const Error& error, const QString& text);

/// The stretch of `before` that has to be replaced to get `after`, and what by. Both are equal outside of it.
struct TextChange {
    TextRange range;
    QString replacement;
};
TextChange changeBetween(const QString& before, const QString& after);

} // namespace tilesight
