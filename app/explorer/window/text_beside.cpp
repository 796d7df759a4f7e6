#include "app/explorer/window/text_beside.h"

#include "app/explorer/window/dock_panel.h"
#include "app/explorer/window/layouts.h"

#include <QLayout>
#include <QStyle>

#include <algorithm>

namespace tilesight {
namespace {

constexpr double graphShare = 0.6;

bool isDocked(const QMainWindow& window, QDockWidget* dock) {
    return !dock->isFloating() && window.dockWidgetArea(dock) != Qt::NoDockWidgetArea;
}

/// In front of its tabs, as far as that can be told before it is painted.
bool isInFront(const QDockWidget* dock) { return dock->isVisible() && !dock->visibleRegion().isEmpty(); }

} // namespace

bool putBeside(QMainWindow& window, QDockWidget* first, QDockWidget* second, double shareOfFirst) {
    if (!isDocked(window, first)) return false;
    const int room =
        first->width() - window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
    QList<QDockWidget*> others = window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly),
                        front;
    others.removeAll(second);
    for (QDockWidget* dock : qAsConst(others))
        if (isDocked(window, dock) && isInFront(dock)) front << dock;
    QList<QDockWidget*> sized = front; // all of the row, or the others would make room
    sized.removeAll(first);
    QList<int> widths;
    for (const QDockWidget* dock : qAsConst(sized))
        widths << dock->width();
    QList<QDockWidget*> tabs = window.tabifiedDockWidgets(first);
    tabs.removeAll(second);
    // A place to put the tabs for a moment: behind a dock that stays, or an edge of the window.
    QDockWidget* shelter = nullptr;
    for (QDockWidget* dock : qAsConst(others))
        if (dock != first && isDocked(window, dock) && !tabs.contains(dock)) shelter = dock;
    QList<bool> hidden;
    for (QDockWidget* tab : qAsConst(tabs)) {
        hidden << tab->isHidden();
        if (shelter)
            window.tabifyDockWidget(shelter, tab);
        else
            window.addDockWidget(Qt::BottomDockWidgetArea, tab);
    }
    // What was taken out of the same tabs earlier still has a place there, until it gets another one.
    if (shelter)
        window.tabifyDockWidget(shelter, second);
    else
        window.addDockWidget(Qt::BottomDockWidgetArea, second);
    window.splitDockWidget(first, second, Qt::Horizontal);
    for (int i = 0; i < tabs.size(); ++i) {
        window.tabifyDockWidget(first, tabs[i]);
        tabs[i]->setVisible(!hidden[i]);
    }
    first->show();
    second->show();
    if (QLayout* layout = window.layout()) layout->activate();
    const int firstWidth = qRound(room * shareOfFirst);
    window.resizeDocks(sized + QList<QDockWidget*>{first, second},
                       widths + QList<int>{firstWidth, room - firstWidth}, Qt::Horizontal);
    for (QDockWidget* dock : qAsConst(front))
        dock->raise();
    first->raise();
    second->raise();
    return true;
}

bool TextBeside::isBeside() const {
    QDockWidget *plan = m_docks.value(QStringLiteral("plan")), *text = m_docks.value(QStringLiteral("text"));
    return plan && text && isDocked(m_window, plan) && isDocked(m_window, text) && !plan->isHidden() &&
           !text->isHidden() && !m_window.tabifiedDockWidgets(plan).contains(text);
}

void TextBeside::toggle() {
    QDockWidget *plan = m_docks.value(QStringLiteral("plan")), *text = m_docks.value(QStringLiteral("text"));
    if (!plan || !text) return;
    letGoOfSeparators(m_window);
    if (isBeside()) {
        if (!m_before.isEmpty()) {
            m_window.removeDockWidget(text); // where it had no place it would leave an empty row of tabs
            for (QDockWidget* dock : m_window.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
                if (dock->isHidden() && !dock->isFloating()) m_window.removeDockWidget(dock);
            m_window.restoreState(m_before, m_stateVersion);
        } else { // put there by hand
            m_window.tabifyDockWidget(plan, text);
            plan->raise();
        }
        m_before.clear();
        return;
    }
    m_before = m_window.saveState(m_stateVersion);
    if (plan->isFloating()) plan->setFloating(false);
    if (text->isFloating()) text->setFloating(false);
    if (!isDocked(m_window, plan)) m_window.addDockWidget(Qt::LeftDockWidgetArea, plan);
    plan->show();
    plan->raise(); // has the room of its tabs
    if (QLayout* layout = m_window.layout()) layout->activate();
    putBeside(m_window, plan, text, graphShare);
}

} // namespace tilesight
