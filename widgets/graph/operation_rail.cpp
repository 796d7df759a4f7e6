#include "widgets/graph/operation_rail.h"

#include "widgets/graph/graph_model.h"
#include "widgets/theme/painting.h"

#include <QActionGroup>
#include <QPainter>

namespace tilesight {

OperationRail::OperationRail(QWidget* parent) : QToolBar(parent) {
    setOrientation(Qt::Vertical);
    setMovable(false);
    setAccessibleName(tr("Operations"));
    auto* tools = new QActionGroup(this);
    m_select = addAction(tr("Select and move"));
    m_pan = addAction(tr("Move the view (hold Space)"));
    for (QAction* tool : {m_select, m_pan}) {
        tool->setCheckable(true);
        tools->addAction(tool);
    }
    m_select->setChecked(true);
    connect(m_pan, &QAction::toggled, this, &OperationRail::panChosen);
    addSeparator();
    for (Operation operation : paletteOperations()) {
        QAction* action = addAction(operationTitle(operation));
        action->setToolTip(
            tr("Add %1 (or press / and type its name)").arg(operationTitle(operation).toLower()));
        connect(action, &QAction::triggered, this, [this, operation] { emit operationChosen(operation); });
        m_operations.emplace_back(operation, action);
    }
}

void OperationRail::setTheme(const Theme& theme) {
    m_theme = theme;
    setPalette(theme.palette());
    const int icon = qRound(16 * theme.fontScale);
    setIconSize({icon, icon});
    m_select->setIcon(themedIcon(QStringLiteral("cursor"), theme));
    m_pan->setIcon(themedIcon(QStringLiteral("hand"), theme));
    for (const auto& [operation, action] : m_operations)
        action->setIcon(themedIcon(operationIcon(operation), theme));
    setFixedWidth(qRound(40 * theme.fontScale));
}

QAction* OperationRail::operationAction(Operation operation) const {
    for (const auto& [known, action] : m_operations)
        if (known == operation) return action;
    return nullptr;
}

void OperationRail::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.panel);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), m_theme.line);
}

} // namespace tilesight
