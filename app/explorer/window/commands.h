// Everything the window can do, as one list: the menus' actions with their path and keys, and what has no menu entry of
// its own. The command palette offers it and the list of shortcuts is made from it.
#pragma once

#include <QList>
#include <QString>
#include <functional>
#include <vector>

class QAction;
class QMenuBar;

namespace tilesight {

struct Command {
    QString id;    ///< "File › New › GEMM 4096 bf16"; kept to remember recent ones
    QString title; ///< "GEMM 4096 bf16"
    QString place; ///< "File › New"
    QString keys;  ///< "Ctrl+O", "" = none
    std::function<void()> run;
    bool enabled = true;
};

/// Set on menu entries that only show a panel: the palette lists the panels itself.
inline constexpr const char* showsPanelProperty = "showsPanel";
/// Of an action that only opens the submenu of its name in the first menu.
inline constexpr const char* opensMenuProperty = "opensMenu";

/// Actions of the menus in their order, submenus that fill themselves included, then the others. Call it anew each time.
std::vector<Command> menuCommands(QMenuBar* menus, const QList<QAction*>& others);

/// Recent ones first, newest of all at the top; the others keep their order.
std::vector<Command> recentFirst(std::vector<Command> commands, const QStringList& recent);
/// `id` in front of the list, which keeps a dozen.
QStringList withRecent(QStringList recent, const QString& id);

} // namespace tilesight
