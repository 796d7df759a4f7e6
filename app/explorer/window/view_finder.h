// Ctrl+F in a view: a field at its upper right corner. It finds the rows of the table that the view shows, or else actions
// of the plan, whose segments the lanes then fit. Esc closes it. The graph and the plan's text find by themselves
// (widgets/graph/canvas_actions.h, widgets/plan_text/find_bar.h).
#pragma once

#include "app/explorer/workspace.h"

#include <QObject>
#include <QPointer>

namespace tilesight {

class CopyableTable;
class FilterPopup;
class MainWindow;
class ThemeController;

class ViewFinder : public QObject {
    Q_OBJECT
public:
    ViewFinder(Workspace& workspace, const ThemeController& themes, MainWindow& window);
    void open(const QString& view);
    FilterPopup* popup() const { return m_popup; }

private:
    void choose(const QString& entry);

    Workspace& m_workspace;
    const ThemeController& m_themes;
    MainWindow& m_window;
    FilterPopup* m_popup;
    QString m_view; ///< in which is searched
};

} // namespace tilesight
