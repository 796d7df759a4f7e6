// The one undo command: replace the whole plan. Plans are small values, so every edit of every view fits in
// here.
#pragma once

#include "app/explorer/document_command.h"
#include "core/plan/tile_plan.h"

#include <QString>
#include <functional>
#include <memory>

namespace tilesight {

class ReplacePlanCommand : public DocumentCommand {
public:
    using Plan = std::shared_ptr<const TilePlan>;
    using Setter = std::function<void(const Plan&)>;

    /// Commands with the same non-empty `mergeKey` are one gesture and one undo step.
    ReplacePlanCommand(Plan before, Plan after, const QString& text, const QString& mergeKey, Setter setPlan);

    void undo() override { m_setPlan(m_before); }
    void redo() override { m_setPlan(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    /// The merged command is obsolete, and so vanishes, when the gesture ended where it began.
    bool mergeWith(const QUndoCommand* other) override;
    /// A gesture of its own: it does not merge into the command before it.
    std::unique_ptr<DocumentCommand> copy() const override;

private:
    Plan m_before, m_after;
    QString m_mergeKey;
    Setter m_setPlan;
    bool m_isCopy = false;
};

} // namespace tilesight
