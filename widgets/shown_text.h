// Names and numbers from files as a window can show them. A file may be named anything: characters that turn the
// line around or cannot be seen would show another name than there is, and a name without end would leave the screen.
#pragma once

#include <QString>

namespace tilesight {

/// Control characters, and those that steer direction, are spelled by inOneLine() of core/base/text.h; more than `longest` characters are cut
/// out of the middle.
QString shownText(const QString& text, int longest = 64);
/// The last part of a path.
QString shownFileName(const QString& path);

/// A sentence with what is too long in it cut: words of more than `longest` characters, such as a number of 5000
/// digits, become "123456789…789 (5000 characters)". Control characters as above, but for line breaks.
QString shownSentence(const QString& text, int longest = 200);

} // namespace tilesight
