#include "widgets/graph/expression_spots.h"

#include <algorithm>

namespace tilesight {

std::optional<ExpressionSpot> expressionSpotAt(const GraphScene& scene, QPointF point, double scale) {
    if (scale < expressionScale) return {};
    if (const NodeItem* node = scene.nodeAt(point)) {
        const QString id = node->partAt(point, scale);
        if (id.isEmpty()) return {};
        return ExpressionSpot{{PlanPart::action, node->node().name}, id};
    }
    for (const TensorItem* tensor : scene.tensors())
        if (const int dimension = tensor->dimensionAt(point); dimension >= 0)
            return ExpressionSpot{{PlanPart::tensor, tensor->tensor().name}, QStringLiteral("dims %1").arg(dimension)};
    for (std::size_t i = scene.frames().size(); i-- > 0;) // inner loops come later and lie above
        if (scene.frames()[i]->headRect().contains(point))
            return ExpressionSpot{{PlanPart::loop, scene.model().loops[i].name}, QStringLiteral("count")};
    return {};
}

QRectF expressionRect(const GraphScene& scene, const PlanPart& part, const QString& id) {
    switch (part.kind) {
    case PlanPart::action:
        if (const NodeItem* node = scene.node(part.name)) {
            const auto& parts = node->node().parts;
            const auto found = std::find_if(parts.begin(), parts.end(), [&](const LinePart& p) { return p.id == id; });
            const QRectF line = node->lineRect(found == parts.end() ? 0 : found->line);
            return QRectF(node->frame().x(), line.y(), node->frame().width(), line.height());
        }
        break;
    case PlanPart::loop:
        for (std::size_t i = 0; i < scene.frames().size(); ++i)
            if (scene.model().loops[i].name == part.name) return scene.frames()[i]->headRect();
        break;
    case PlanPart::tensor:
        for (const TensorItem* tensor : scene.tensors())
            if (tensor->tensor().name == part.name) return tensor->frame();
        break;
    }
    return {};
}

} // namespace tilesight
