// Names of files and plans as they are shown: anything may stand in a file name, a line break or a bidirectional
// override too, and none of it may break a title, a menu or a message.
#pragma once

#include <QString>

namespace tilesight {

/// Control characters and line separators as escapes: "a\nb".
QString shownName(const QString& name);
/// The last part of a path, shown.
QString shownFileName(const QString& path);
/// A path as the text of a tooltip, which would take some names for markup.
QString pathTip(const QString& path);
/// A shown name as the text of a menu entry: & is itself there, no mnemonic.
QString menuText(const QString& name);

} // namespace tilesight
