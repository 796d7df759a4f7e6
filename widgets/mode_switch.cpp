#include "widgets/mode_switch.h"

#include <QAction>

namespace tilesight {

QActionGroup* modeSwitch(QObject* parent, const std::vector<ModeWords>& modes, std::function<void(int)> chosen) {
    auto* group = new QActionGroup(parent);
    for (const ModeWords& mode : modes) {
        QAction* action = group->addAction(mode.text);
        action->setCheckable(true);
        if (!mode.tip.isEmpty()) action->setToolTip(mode.tip);
    }
    group->actions().first()->setChecked(true);
    QObject::connect(group, &QActionGroup::triggered, parent, [group, chosen = std::move(chosen)](QAction* action) {
        chosen(int(group->actions().indexOf(action)));
    });
    return group;
}

} // namespace tilesight
