#include "app/explorer/window/dock_tools.h"

#include "app/explorer/window/dock_panel.h"
#include "widgets/plot/export_actions.h"
#include "widgets/theme/painting.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QToolButton>

namespace tilesight {

DockTools::DockTools(QWidget* parent)
    : QWidget(parent), m_caption(new QLabel(this)), m_modes(new QWidget(this)), m_menu(new QMenu(this)),
      m_theme(Theme::light()) {
    m_modesLayout = new QHBoxLayout(m_modes);
    m_modesLayout->setContentsMargins(0, 0, 0, 0);
    m_modesLayout->setSpacing(0);
    const auto button = [this](const QString& name) {
        auto* tool = new QToolButton(this);
        tool->setAutoRaise(true);
        tool->setToolTip(name);
        tool->setAccessibleName(name);
        return tool;
    };
    m_expand = button(tr("Expand or restore this panel"));
    m_expand->setObjectName(QStringLiteral("expand"));
    m_more = button(tr("Panel menu"));
    m_more->setObjectName(QStringLiteral("more"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(m_caption);
    layout->addStretch(1); // the buttons stay at the right when the caption is dropped
    layout->addWidget(m_modes);
    layout->addSpacing(4);
    layout->addWidget(m_expand);
    layout->addWidget(m_more);
    connect(m_expand, &QToolButton::clicked, this, [this] {
        if (m_dock) emit m_dock->expandRequested();
    });
    connect(m_more, &QToolButton::clicked, this, [this] { // not setMenu(): that would draw an arrow as well
        fillMenu();
        m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
}

void DockTools::setTheme(const Theme& theme) {
    m_theme = theme;
    for (QToolButton* button : {m_expand, m_more})
        button->setFixedSize(qRound(24 * theme.fontScale), qRound(24 * theme.fontScale));
    m_expand->setIcon(themedIcon(QStringLiteral("fit"), theme));
    m_more->setIcon(themedIcon(QStringLiteral("more"), theme));
    m_caption->setFont(theme.font(11));
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Window, theme.header);
    setPalette(palette);
    palette.setColor(QPalette::WindowText, theme.textTertiary);
    m_caption->setPalette(palette);
    for (auto* mode : m_modes->findChildren<QToolButton*>())
        mode->setFont(theme.font(12));
}

void DockTools::setDock(DockPanel* dock) {
    if (dock == m_dock && dock) return;
    disconnect(m_captionChanged);
    m_dock = dock;
    makeModes();
    m_caption->setText(dock ? dock->caption() : QString());
    if (!dock) return;
    m_captionChanged = connect(dock, &DockPanel::captionChanged, m_caption, &QLabel::setText);
    connect(dock, &DockPanel::modesChanged, this, &DockTools::makeModes, Qt::UniqueConnection);
}

void DockTools::makeModes() {
    while (QLayoutItem* item = m_modesLayout->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may have been pressed to get here
        delete item;
    }
    const QActionGroup* group = m_dock ? m_dock->modes() : nullptr;
    const QList<QAction*> actions = group ? group->actions() : QList<QAction*>();
    for (int i = 0; i < actions.size(); ++i) {
        auto* mode = new QToolButton(m_modes);
        mode->setDefaultAction(actions[i]);
        mode->setToolButtonStyle(Qt::ToolButtonTextOnly);
        mode->setAutoRaise(false);
        mode->setFont(m_theme.font(12));
        mode->setProperty("segment", actions.size() == 1       ? "only"
                                     : i == 0                  ? "first"
                                     : i + 1 == actions.size() ? "last"
                                                               : "middle");
        mode->show();
        mode->ensurePolished(); // its width counts at once
        m_modesLayout->addWidget(mode);
    }
    m_modes->setVisible(!actions.isEmpty());
}

void DockTools::fit(int width) {
    const bool hasModes = m_modesLayout->count() > 0;
    m_caption->setVisible(true);
    m_modes->setVisible(hasModes);
    if (sizeHint().width() > width) m_caption->setVisible(false);
    if (sizeHint().width() > width) m_modes->setVisible(false); // the menu has them then
}

void DockTools::fillMenu() {
    m_menu->clear();
    if (!m_dock) return;
    DockPanel* dock = m_dock;
    m_menu->addAction(dock->isFloating() ? tr("Dock") : tr("Float"), dock,
                      [dock] { dock->setFloating(!dock->isFloating()); });
    m_menu->addAction(tr("Expand or Restore"), dock, &DockPanel::expandRequested);
    m_menu->addAction(tr("Close"), dock, &QWidget::close);
    if (dock->modes() && m_modes->isHidden()) {
        m_menu->addSeparator();
        m_menu->addActions(dock->modes()->actions());
    }
    m_menu->addSeparator();
    if (dock->isCovered()) { // nothing that gives away what lies under it
        m_menu->addAction(dock->widget()->accessibleName())->setEnabled(false);
        return;
    }
    const QWidget* view = dock->view();
    QSet<QAction*> listed;
    for (const ExportActions* exports : ExportActions::of(view)) {
        const bool own = exports->parent() == view;
        (own ? m_menu : m_menu->addMenu(exports->title()))->addActions(exports->actions());
        listed.unite({exports->actions().begin(), exports->actions().end()});
    }
    for (QAction* action : view->actions()) // what else the view has, as a trace
        if (!listed.contains(action)) m_menu->addAction(action);
}

} // namespace tilesight
