#include "app/explorer/window/dock_tabs.h"

#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/dock_tools.h"

#include <QEvent>
#include <QMainWindow>
#include <QTabBar>

namespace tilesight {

DockTabs::DockTabs(QMainWindow* window) : QObject(window), m_window(window), m_theme(Theme::light()) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &DockTabs::update);
    m_window->installEventFilter(this);
}

void DockTabs::add(DockPanel* dock) {
    m_docks.append(dock);
    const auto later = [this] { m_soon.start(); };
    connect(dock, &QDockWidget::dockLocationChanged, this, later);
    connect(dock, &QDockWidget::topLevelChanged, this, later);
    connect(dock, &QDockWidget::visibilityChanged, this, later);
}

void DockTabs::setTheme(const Theme& theme) {
    m_theme = theme;
    for (DockPanel* dock : qAsConst(m_docks))
        dock->setTheme(theme);
    for (DockTools* tools : qAsConst(m_tools))
        tools->setTheme(theme);
}

void DockTabs::update() {
    for (DockPanel* dock : qAsConst(m_docks)) {
        bool tabbed = false;
        for (QDockWidget* other : m_window->tabifiedDockWidgets(dock))
            tabbed = tabbed || (!other->isHidden() && !other->isFloating());
        dock->setTabbed(tabbed && !dock->isFloating() && !dock->isHidden());
    }
    // The window makes its tab bars itself, as direct children.
    for (QTabBar* tabs : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (!m_tools.contains(tabs)) {
            auto* tools = new DockTools(tabs);
            tools->setTheme(m_theme);
            tools->show();
            m_tools.insert(tabs, tools);
            tabs->installEventFilter(this);
            tabs->setExpanding(false);
            connect(tabs, &QTabBar::currentChanged, this, [this] { m_soon.start(); });
            connect(tabs, &QObject::destroyed, this, [this, tabs] { m_tools.remove(tabs); });
        }
        placeTools(tabs);
    }
}

bool DockTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window) {
        if (event->type() == QEvent::LayoutRequest) m_soon.start();
    } else if (event->type() == QEvent::Resize || event->type() == QEvent::Show) {
        if (auto* tabs = qobject_cast<QTabBar*>(watched)) placeTools(tabs);
    }
    return QObject::eventFilter(watched, event);
}

void DockTabs::placeTools(QTabBar* tabs) {
    DockTools* tools = m_tools.value(tabs);
    if (!tools) return;
    tools->setDock(dockOfCurrentTab(tabs));
    const int last = tabs->count() > 0 ? tabs->tabRect(tabs->count() - 1).right() : 0;
    int left = last > 0 ? last + 16 : 0;
    tools->fit(tabs->width() - left - 4);
    if (tools->sizeHint().width() > tabs->width() - left - 4) left = last + 1; // close up, but cover no tab
    const int width =
        std::max(tools->sizeHint().width(), tabs->width() - left - 4); // the caption follows the tabs
    tools->setGeometry(tabs->width() - width - 4, 0, width, tabs->height());
    tools->raise();
}

DockPanel* DockTabs::dockOfCurrentTab(QTabBar* tabs) const {
    // QMainWindow stores the dock's address as the tab's data.
    const auto address = tabs->tabData(tabs->currentIndex()).value<quintptr>();
    for (DockPanel* dock : m_docks)
        if (reinterpret_cast<quintptr>(static_cast<QDockWidget*>(dock)) == address) return dock;
    return nullptr;
}

} // namespace tilesight
