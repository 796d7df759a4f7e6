// Edits of numbers, expressions and choices of a plan, with their undo texts. Pure functions.
#pragma once

#include "core/plan/edit.h"
#include "widgets/plan_edit.h"

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

/// One expression of an action or of its access. The id says which: "elements", "m", "n", "k", "index 0",
/// "extent 1", "step 1". Nothing when the action or the id does not exist.
std::optional<PlanEdit> changeActionExpression(const TilePlan& plan, const QString& action, const QString& id,
                                               const Expression& value);
std::optional<PlanEdit> changeActionLoop(const TilePlan& plan, const QString& action, const QString& loop);
std::optional<PlanEdit> changeActionOperation(const TilePlan& plan, const QString& action,
                                              Operation operation);

} // namespace tilesight
