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

/// A part of a plan that has expressions of its own.
struct PlanPart {
    enum Kind { action, loop, tensor } kind = action;
    QString name;
    bool operator==(const PlanPart&) const = default;
};

/// Ids of its expressions, in the order of a form. Action: "m", "n", "k", "index 0", "extent 1", "step 1", "elements";
/// loop: "count"; tensor: "dims 0". Empty when there is no such part.
QStringList expressionIds(const TilePlan& plan, const PlanPart& part);
/// nullptr = the part has none of that id.
const Expression* expressionOf(const TilePlan& plan, const PlanPart& part, const QString& id);

/// Value of what somebody types for a parameter or for an expression of a part, checked against the whole plan. NaN
/// = right, but without a single value: an index depends on the tile. Errors about this very text have its column.
Expected<double> evaluateParameter(const TilePlan& plan, const QString& name, const Expression& value);
Expected<double> evaluateExpression(const TilePlan& plan, const PlanPart& part, const QString& id,
                                    const Expression& value);

/// One expression of a part. Nothing when the part or the id does not exist.
std::optional<PlanEdit> changeExpression(const TilePlan& plan, const PlanPart& part, const QString& id,
                                         const Expression& value);
std::optional<PlanEdit> changeActionLoop(const TilePlan& plan, const QString& action, const QString& loop);
std::optional<PlanEdit> changeActionOperation(const TilePlan& plan, const QString& action,
                                              Operation operation);

} // namespace tilesight
