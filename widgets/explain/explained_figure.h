// What F1 explains: the figure that has the focus in a view, or is selected there. Every view answers explainedFigure();
// a child that stands for one figure (a field, a card) may say so itself with the property below.
#pragma once

#include "core/analysis/analysis.h"

#include <QString>
#include <QWidget>

namespace tilesight {

struct ExplainedFigure {
    QString id;      ///< of explanations.h; "" = nothing is focused or selected
    Explanation own; ///< where the view alone holds the numbers (a sweep's point, another GPU): shown as it is
};

/// The same for a widget: id as of explanations.h.
inline constexpr const char* explainedProperty = "explainedFigure";

/// A node without inputs.
Explanation figureNode(std::string id, const QString& title, double value, std::string unit,
                       const QString& reason = {}, const QString& formula = {});

/// The figure's id is that of its explanation.
ExplainedFigure ownFigure(Explanation own);

} // namespace tilesight
