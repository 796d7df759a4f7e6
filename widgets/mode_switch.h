// The ways in which a view can show the same thing, for the switch in the header of its dock.
#pragma once

#include <QActionGroup>
#include <QString>

#include <functional>
#include <vector>

namespace tilesight {

struct ModeWords {
    QString text, tip = {};
};

/// Checkable actions in the order of `modes`, the first one checked; `chosen` gets the place of the one that is picked.
QActionGroup* modeSwitch(QObject* parent, const std::vector<ModeWords>& modes, std::function<void(int)> chosen);

} // namespace tilesight
