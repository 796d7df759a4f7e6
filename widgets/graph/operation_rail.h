// The palette at the left of the plan graph: two tools and one button for each operation.
#pragma once

#include "core/plan/tile_plan.h"
#include "widgets/theme/theme.h"

#include <QToolBar>
#include <vector>

namespace tilesight {

class OperationRail : public QToolBar {
    Q_OBJECT
public:
    explicit OperationRail(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    QAction* operationAction(Operation operation) const;
    QAction* selectAction() const { return m_select; }
    QAction* panAction() const { return m_pan; }

signals:
    void operationChosen(Operation operation);
    void panChosen(bool pan);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QAction *m_select, *m_pan;
    std::vector<std::pair<Operation, QAction*>> m_operations;
    Theme m_theme;
};

} // namespace tilesight
