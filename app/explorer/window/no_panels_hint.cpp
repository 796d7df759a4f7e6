#include "app/explorer/window/no_panels_hint.h"

#include "app/explorer/window/dock_panel.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QVBoxLayout>
#include <algorithm>

namespace tilesight {

NoPanelsHint::NoPanelsHint(QMainWindow* window, const Docks& docks, const std::function<void()>& restore)
    : QWidget(window), m_window(window), m_docks(docks) {
    setObjectName(QStringLiteral("noPanels"));
    auto* label = new QLabel(tr("No panel is left here. The menu View, Panels, opens each of them."), this);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    auto* button = new QPushButton(tr("Restore Default Layout"), this);
    connect(button, &QPushButton::clicked, this, restore);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(label);
    column->addWidget(button, 0, Qt::AlignHCenter);
    column->addStretch(1);
    hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0); // panels go and come one after the other when a layout is applied
    connect(&m_soon, &QTimer::timeout, this, &NoPanelsHint::refresh);
    for (DockPanel* dock : docks) {
        connect(dock, &QDockWidget::visibilityChanged, &m_soon, qOverload<>(&QTimer::start));
        connect(dock, &QDockWidget::topLevelChanged, &m_soon, qOverload<>(&QTimer::start));
    }
    window->installEventFilter(this);
}

bool NoPanelsHint::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) m_soon.start();
    return QWidget::eventFilter(watched, event);
}

void NoPanelsHint::refresh() {
    const bool none = std::none_of(m_docks.begin(), m_docks.end(), [](const DockPanel* dock) {
        return !dock->isHidden() && !dock->isFloating();
    });
    if (none) {
        const int top = m_window->menuWidget() ? m_window->menuWidget()->geometry().bottom() + 1 : 0;
        const int bottom = m_window->statusBar()->geometry().top();
        setGeometry(0, top, m_window->width(), std::max(0, bottom - top));
    }
    setVisible(none);
    if (none) raise();
}

} // namespace tilesight
