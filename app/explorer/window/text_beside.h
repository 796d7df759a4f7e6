// The text of the plan beside its graph, 60 to 40, in every layout, and exactly back.
//
// The arrangement of all docks is kept when the text is put beside; going back restores it as a whole, so that every
// width is what it was, also in another run of the program. Qt puts a second dock beside one only where no tabs are or
// were: the other tabs of the graph are taken out first and come back behind it.
#pragma once

#include "app/explorer/window/layouts.h"

#include <QByteArray>

class QDockWidget;

namespace tilesight {

/// Puts `second` right of `first` into the room that `first` has now. False, and nothing is changed, if `first` is not
/// docked.
bool putBeside(QMainWindow& window, QDockWidget* first, QDockWidget* second, double shareOfFirst);

class TextBeside {
public:
    TextBeside(QMainWindow& window, const Docks& docks, int stateVersion)
        : m_window(window), m_docks(docks), m_stateVersion(stateVersion) {}

    bool isBeside() const; ///< both can be seen
    void toggle();
    /// Arrangement to go back to; empty = none. For the settings, and while another arrangement is shown for a time.
    const QByteArray& before() const { return m_before; }
    void setBefore(const QByteArray& state) { m_before = state; }

private:
    QMainWindow& m_window;
    const Docks& m_docks;
    int m_stateVersion;
    QByteArray m_before;
};

} // namespace tilesight
