// Edits of numbers, expressions and choices of a plan, with their undo texts. Pure functions.
#pragma once

#include "core/plan/edit.h"
#include "widgets/plan_edit.h"

#include <QStringList>
#include <optional>

namespace tilesight {

/// "Change BN 128 → 256". `isStep` edits of the same parameter join into one undo entry. Error:
/// edit.no_such_parameter.
Expected<PlanEdit> changeParameter(const TilePlan& plan, const QString& name, const Expression& value,
                                   bool isStep = false);
inline Expected<PlanEdit> changeParameter(const TilePlan& plan, const QString& name, long long value,
                                          bool isStep = false) {
    return changeParameter(plan, name, Expression(value), isStep);
}

/// Warps and stages are a parameter or a number of the pipeline itself; the group one of the launch order.
PlanEdit changeStages(const TilePlan& plan, const Expression& value, bool isStep = false);
PlanEdit changeWarps(const TilePlan& plan, const Expression& value, bool isStep = false);
PlanEdit changeGroup(const TilePlan& plan, const Expression& value, bool isStep = false);
PlanEdit changeLaunchOrder(const TilePlan& plan, const QString& kind, bool persistent);

/// Every tensor and action of the type that the plan computes in changes to another type.
DataType computeType(const TilePlan& plan);
PlanEdit changeComputeType(const TilePlan& plan, DataType type);

/// Ids of the expressions that an action has, in the order of a form: "m", "n", "k", "index 0", "extent 1", "step 1",
/// "elements".
QStringList actionExpressionIds(const Action& action);
/// nullptr = the action has none of that id.
const Expression* actionExpression(const Action& action, const QString& id);

/// Value of what somebody types for a parameter or for an expression of an action, checked against the whole plan. NaN
/// = right, but without a single value: an index depends on the tile. Errors about this very text have its column.
Expected<double> evaluateParameter(const TilePlan& plan, const QString& name, const Expression& value);
Expected<double> evaluateActionExpression(const TilePlan& plan, const QString& action, const QString& id,
                                          const Expression& value);

/// One expression of an action or of its access. The id says which: "elements", "m", "n", "k", "index 0",
/// "extent 1", "step 1". Nothing when the action or the id does not exist.
std::optional<PlanEdit> changeActionExpression(const TilePlan& plan, const QString& action, const QString& id,
                                               const Expression& value);
std::optional<PlanEdit> changeActionLoop(const TilePlan& plan, const QString& action, const QString& loop);
std::optional<PlanEdit> changeActionOperation(const TilePlan& plan, const QString& action,
                                              Operation operation);

} // namespace tilesight
