// Gestures of the graph as edits of the plan: what changes, what the undo entry says, which repeats join.
// Pure functions over core/plan/edit.h.
#pragma once

#include "core/plan/edit.h"
#include "widgets/plan_edit.h"

#include <QPointF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace tilesight {

struct NodePlace {
    QString name;
    QPointF topLeft;
};

PlanEdit moveNodes(const TilePlan& plan, const std::vector<NodePlace>& places, const QString& mergeKey = {});
PlanEdit addNode(const TilePlan& plan, Operation operation, std::optional<QPointF> topLeft);
PlanEdit removeNodes(const TilePlan& plan, const QStringList& names);
PlanEdit disconnectNodes(const TilePlan& plan, const QString& from, const QString& to);
/// Forgets all positions made by hand; nothing when there are none.
std::optional<PlanEdit> arrangeAutomatically(const TilePlan& plan);
Expected<PlanEdit> renameNode(const TilePlan& plan, const QString& from, const QString& to);
Expected<PlanEdit> connectNodes(const TilePlan& plan, const QString& from, const QString& to);
/// Why an edge cannot be made, as a sentence with its subject; "" = it can.
QString edgeRefusalSentence(const TilePlan& plan, const QString& from, const QString& to);

/// Name of the node nearest to `from` in the direction of an arrow key, or "". A node counts when its centre
/// lies within 60 degrees of the direction; sideways distance weighs double.
QString nearestInDirection(const std::vector<NodePlace>& centres, const QString& from, Qt::Key arrow);

} // namespace tilesight
