// The one undo command: replace the whole plan. Plans are small values, so every edit of every view fits in
// here.
#pragma once

#include "core/plan/tile_plan.h"

#include <QString>
#include <QUndoCommand>
#include <functional>
#include <memory>

namespace tilesight {

class ReplacePlanCommand : public QUndoCommand {
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

private:
    Plan m_before, m_after;
    QString m_mergeKey;
    Setter m_setPlan;
};

} // namespace tilesight
