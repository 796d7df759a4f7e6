#include "widgets/explain/explained_figure.h"

namespace tilesight {

Explanation figureNode(std::string id, const QString& title, double value, std::string unit, const QString& reason,
                       const QString& formula) {
    Explanation node;
    node.id = std::move(id);
    node.title = title.toStdString();
    node.value = value;
    node.unit = std::move(unit);
    node.reason = reason.toStdString();
    node.formula = formula.toStdString();
    return node;
}

ExplainedFigure ownFigure(Explanation own) {
    const QString id = QString::fromStdString(own.id);
    return {id, std::move(own)};
}

} // namespace tilesight
