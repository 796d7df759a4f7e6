// Keeps dock rows single: whenever docks are tabbed, floated or closed, each gets its own title row or the
// tools beside its tab bar, never both. Tabs keep their whole names: a bar that is too narrow scrolls.
#pragma once

#include "widgets/theme/theme.h"

#include <QHash>
#include <QObject>
#include <QTimer>
#include <QVector>

class QMainWindow;
class QTabBar;

namespace tilesight {

class DockPanel;
class DockTools;

class DockTabs : public QObject {
    Q_OBJECT
public:
    explicit DockTabs(QMainWindow* window);
    void add(DockPanel* dock);
    void setTheme(const Theme& theme);
    void update(); ///< at once; otherwise it happens when the event loop is reached

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void placeTools(QTabBar* tabs);
    DockPanel* dockOfCurrentTab(QTabBar* tabs) const;

    QMainWindow* m_window;
    QVector<DockPanel*> m_docks;
    QHash<QTabBar*, DockTools*> m_tools;
    QTimer m_soon;
    Theme m_theme;
};

} // namespace tilesight
