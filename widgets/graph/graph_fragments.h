// Parts of a plan as text, copies of actions, alignment and loops: pure functions behind the gestures of the graph.
#pragma once

#include "core/plan/edit.h"
#include "widgets/plan_edit.h"

#include <QRectF>
#include <QStringList>
#include <vector>

namespace tilesight {

/// The plan with these actions only, the edges between them, and the tensors, loops and parameters they speak of: a
/// plan of its own, so its text (planToJson) can be pasted here, in another window or into a file.
TilePlan fragmentOf(const TilePlan& plan, const QStringList& names);

struct PastedActions {
    PlanEdit edit;
    QStringList names; ///< of the new actions
};
/// Adds the actions of a fragment under free names, each moved by `offset` pixels if it has a place; what they speak of
/// is added where the plan has nothing of that name.
PastedActions pasteFragment(const TilePlan& plan, const TilePlan& fragment, QPointF offset, const QString& verb);

struct NodeBox {
    QString name;
    QRectF frame;
};
/// Top left corners after lining up: at the left, right, top or bottom side of all (arrow key of that side).
std::vector<NodeBox> aligned(std::vector<NodeBox> boxes, Qt::Key side);
/// Equal gaps between the first and the last; needs three or more.
std::vector<NodeBox> distributed(std::vector<NodeBox> boxes, Qt::Orientation direction);

/// Puts actions into a loop of the plan, "" = the tile body.
PlanEdit moveToLoop(const TilePlan& plan, const QStringList& names, const QString& loop);
/// A new loop of one iteration around them, inside the loop that they share: the meaning stays until its count changes.
PlanEdit groupIntoLoop(const TilePlan& plan, const QStringList& names);

} // namespace tilesight
