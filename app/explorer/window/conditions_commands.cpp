#include "app/explorer/window/conditions_commands.h"

#include "widgets/pickers/conditions_picker.h"

#include <QInputDialog>
#include <QSettings>
#include <algorithm>

namespace tilesight {
namespace {
const QString clockKey = QStringLiteral("clock"), copiesKey = QStringLiteral("copies");
const QString burst = QStringLiteral("burst"), sustained = QStringLiteral("sustained");
constexpr int mostCopies = 1'000'000; // as of `tilesight analyze --copies`
} // namespace

RunConditions rememberedConditions() {
    const QSettings settings;
    RunConditions conditions;
    if (settings.value(clockKey).toString() == burst) conditions.clock = ClockRegime::burst;
    conditions.copies = std::clamp(settings.value(copiesKey).toInt(), 0, mostCopies);
    return conditions;
}

ConditionsCommands::ConditionsCommands(Workspace& workspace, bool remember, QWidget* window)
    : QObject(window), m_workspace(workspace), m_remember(remember), m_window(window),
      m_menu(new ConditionsMenu(tr("Cloc&k and Caches"), window)) {
    connectMenu(m_menu);
    connect(&workspace, &Workspace::offersChanged, this, &ConditionsCommands::setOffers);
}

void ConditionsCommands::setPicker(ConditionsPicker* picker) {
    m_picker = picker;
    connectMenu(picker->conditionsMenu());
}

void ConditionsCommands::connectMenu(ConditionsMenu* menu) {
    connect(menu, &ConditionsMenu::chosen, this, &ConditionsCommands::choose);
    connect(menu, &ConditionsMenu::copiesRequested, this, &ConditionsCommands::askCopies);
    connect(menu, &ConditionsMenu::offersRequested, &m_workspace, &Workspace::askOffers);
}

void ConditionsCommands::setState(const ViewState& state) {
    m_menu->setState(state);
    if (!m_picker) return;
    m_picker->setState(state);
    if (m_locked)
        m_picker->setToolTip(tr("A lesson runs at the sustained clock with cold caches, so that its numbers stay"));
}

void ConditionsCommands::setOffers(const TaskResult<ConditionsOffers>& result) {
    if (!result.value || !m_workspace.state().isAskedAs(result)) return;
    setState(m_workspace.state()); // which they belong to
    m_menu->setOffers(*result.value);
    if (m_picker) m_picker->setOffers(*result.value);
}

void ConditionsCommands::setLocked(bool locked) {
    if (locked == m_locked) return;
    m_locked = locked;
    m_menu->setLocked(locked);
    if (m_picker) m_picker->setEnabled(!locked);
    setState(m_workspace.state());
}

void ConditionsCommands::choose(const RunConditions& conditions) {
    if (conditions == m_workspace.state().conditions || m_locked) return;
    m_workspace.setConditions(conditions);
    emit chosen();
    if (!m_remember) return;
    QSettings settings;
    settings.setValue(clockKey, conditions.clock == ClockRegime::burst ? burst : sustained);
    settings.setValue(copiesKey, conditions.copies);
}

void ConditionsCommands::askCopies() {
    const int now = m_workspace.state().conditions.copies;
    auto* dialog = new QInputDialog(m_window);
    dialog->setObjectName(QStringLiteral("copiesDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rotating over Copies"));
    dialog->setLabelText(tr("Copies of the tensors that launches rotate through\n"
                            "(0 = cold caches, 1 = the same tensors every launch):"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(0, mostCopies);
    dialog->setIntValue(now > 1 ? now : 4);
    connect(dialog, &QInputDialog::intValueSelected, this,
            [this](int copies) { choose({m_workspace.state().conditions.clock, copies}); });
    dialog->open();
}

} // namespace tilesight
