#include "app/explorer/plan_command.h"

namespace tilesight {

ReplacePlanCommand::ReplacePlanCommand(Plan before, Plan after, const QString& text, const QString& mergeKey,
                                       Setter setPlan)
    : DocumentCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_mergeKey(mergeKey),
      m_setPlan(std::move(setPlan)) {}

bool ReplacePlanCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const ReplacePlanCommand*>(other); // same id(), so the same class
    if (next->m_mergeKey != m_mergeKey || next->m_isCopy) return false;
    m_after = next->m_after;
    setText(next->text());
    setObsolete(*m_before == *m_after);
    return true;
}

std::unique_ptr<DocumentCommand> ReplacePlanCommand::copy() const {
    auto made = std::make_unique<ReplacePlanCommand>(m_before, m_after, text(), m_mergeKey, m_setPlan);
    made->m_isCopy = true;
    return made;
}

} // namespace tilesight
