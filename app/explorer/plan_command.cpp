#include "app/explorer/plan_command.h"

namespace tilesight {

ReplacePlanCommand::ReplacePlanCommand(Plan before, Plan after, const QString& text, const QString& mergeKey,
                                       Setter setPlan)
    : QUndoCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_mergeKey(mergeKey),
      m_setPlan(std::move(setPlan)) {}

bool ReplacePlanCommand::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const ReplacePlanCommand*>(other); // same id(), so the same class
    if (next->m_mergeKey != m_mergeKey) return false;
    m_after = next->m_after;
    setText(next->text());
    setObsolete(*m_before == *m_after);
    return true;
}

} // namespace tilesight
