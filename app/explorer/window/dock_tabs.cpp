#include "app/explorer/window/dock_tabs.h"

#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/dock_tools.h"

#include <QEvent>
#include <QMainWindow>
#include <QLayout>
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
    dock->installEventFilter(this);
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
    m_soon.start(); // larger letters, larger buttons
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
            auto* tools =
                new DockTools(m_window); // beside the tabs: a bar too narrow for all of them scrolls
            tools->setTheme(m_theme);
            tools->setAutoFillBackground(true);
            m_tools.insert(tabs, tools);
            tabs->installEventFilter(this);
            tabs->setExpanding(false);
            tabs->setUsesScrollButtons(true);
            tabs->setElideMode(Qt::ElideNone); // a name of two letters and dots says nothing
            connect(tabs, &QTabBar::currentChanged, this, [this] { m_soon.start(); });
            connect(tabs, &QObject::destroyed, this, [this, tabs] { m_tools.remove(tabs); });
            connect(tabs, &QObject::destroyed, tools, &QObject::deleteLater);
        }
        placeTools(tabs);
    }
}

bool DockTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_window) {
        if (event->type() == QEvent::LayoutRequest) m_soon.start();
    } else if (auto* tabs = qobject_cast<QTabBar*>(watched)) {
        if (QVector{QEvent::Resize, QEvent::Move, QEvent::Show}.contains(event->type())) placeTools(tabs);
        if (event->type() == QEvent::Hide) m_soon.start();
    } else if (event->type() == QEvent::Resize) { // a dock: its tab bar alone does not tell the width
        m_soon.start();
    }
    return QObject::eventFilter(watched, event);
}

void DockTabs::placeTools(QTabBar* tabs) {
    DockTools* tools = m_tools.value(tabs);
    if (!tools) return;
    DockPanel* dock = dockOfCurrentTab(tabs);
    tools->setDock(dock);
    tools->setVisible(dock && !tabs->isHidden());
    if (tools->isHidden()) return;
    constexpr int gap = 16;
    int natural = 0;
    for (int tab = 0; tab < tabs->count(); ++tab)
        natural += tabs->tabRect(tab).width();
    tools->fit(dock->width() - natural);
    // The tools stay; the tabs get what is left and scroll when that is too little. The caption follows the tabs.
    const int room = std::max(0, dock->width() - tools->minimumSizeHint().expandedTo(tools->sizeHint()).width());
    const int width = std::min(room, natural + gap);
    tabs->setMaximumWidth(width); // the window's layout would give it the whole row
    tabs->resize(width, tabs->height());
    tools->setGeometry(tabs->x() + width, tabs->y(), dock->width() - width, tabs->height());
    tools->layout()->activate(); // what has just been hidden has left its place
}

DockPanel* DockTabs::dockOfCurrentTab(QTabBar* tabs) const {
    // QMainWindow stores the dock's address as the tab's data.
    const auto address = tabs->tabData(tabs->currentIndex()).value<quintptr>();
    for (DockPanel* dock : m_docks)
        if (reinterpret_cast<quintptr>(static_cast<QDockWidget*>(dock)) == address) return dock;
    return nullptr;
}

} // namespace tilesight
