// Choosing how the kernel is run: the menu under Hardware and the picker of the context bar, with what the plan would
// take under each choice. The choice is remembered as that of the GPU is; a lesson runs under the default.
#pragma once

#include "app/explorer/workspace.h"

#include <QObject>

namespace tilesight {

class ConditionsMenu;
class ConditionsPicker;

class ConditionsCommands : public QObject {
    Q_OBJECT
public:
    /// `remember`: in the settings of the user.
    ConditionsCommands(Workspace& workspace, bool remember, QWidget* window);

    ConditionsMenu* menu() const { return m_menu; }
    void setPicker(ConditionsPicker* picker);
    void setState(const ViewState& state);
    void setLocked(bool locked);

signals:
    void chosen(); ///< by the user

private:
    void connectMenu(ConditionsMenu* menu);
    void choose(const RunConditions& conditions);
    void askCopies();
    void setOffers(const TaskResult<ConditionsOffers>& result);

    Workspace& m_workspace;
    bool m_remember;
    bool m_locked = false;
    QWidget* m_window;
    ConditionsMenu* m_menu;
    ConditionsPicker* m_picker = nullptr;
};

/// As chosen last in a window; the default when there was none.
RunConditions rememberedConditions();

} // namespace tilesight
