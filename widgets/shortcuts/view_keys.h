// Keys that views answer to while they have the focus: the one registry that the list of shortcuts shows. A view that
// learns a key gets its line here.
#pragma once

#include <QString>
#include <QVector>

namespace tilesight {

struct ViewKey {
    QString view; ///< title of the dock, or "All views"
    QString keys; ///< "Ctrl+D", "W S"
    QString what; ///< "Duplicate the selected actions"
};

/// In the language of the window.
QVector<ViewKey> viewKeys();

} // namespace tilesight
