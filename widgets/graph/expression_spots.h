// Where the expressions of a plan stand in its picture, so that a double click finds them and a field opens over them:
// in the lines of a node, in the head of a loop's frame ("for k in cdiv(K, BK)"), in the shape of a tensor ("4096×4096").
#pragma once

#include "widgets/graph/graph_scene.h"
#include "widgets/properties/parameter_edits.h"

#include <optional>

namespace tilesight {

struct ExpressionSpot {
    PlanPart part;
    QString id; ///< of expressionIds()
};

/// At this place of the scene; nothing where no expression is written at this scale (node_item.h).
std::optional<ExpressionSpot> expressionSpotAt(const GraphScene& scene, QPointF point, double scale);

/// The line or box that the expression stands in, in the scene; null when the part is not in the picture.
QRectF expressionRect(const GraphScene& scene, const PlanPart& part, const QString& id);

} // namespace tilesight
