// The three named arrangements of the docks, for the size the window has.
#pragma once

#include <QHash>
#include <QMainWindow>
#include <QString>

namespace tilesight {

class DockPanel;
using Docks = QHash<QString, DockPanel*>; ///< by id: plan, tile, lanes, gallery, roofline, memory, table,
                                          ///< sensitivity, sweep, l2, properties, hardware, gpus, sidebyside, diagnosis, hints, explain

/// Where the docks of the window stand, to come back to.
struct Arrangement {
    QString layout;
    QByteArray state, beforeExpand, besideBeforeExpand, textBefore;
};

/// To be called before docks change places. QMainWindow keeps the path to the separator under the mouse, or dragged, and
/// follows it at the next move of the mouse without asking whether it still leads somewhere (Qt 6.4): a crash.
void letGoOfSeparators(QMainWindow& window);

/// "edit", "analyse" or "present". All docks end up docked; those that a layout does not use are closed.
void applyLayout(QMainWindow& window, const Docks& docks, const QString& layout);

} // namespace tilesight
