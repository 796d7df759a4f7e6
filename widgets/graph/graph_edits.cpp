#include "widgets/graph/graph_edits.h"

#include "widgets/words.h"

#include <cmath>

namespace tilesight {

namespace {
QString listed(const QStringList& names) {
    return names.size() == 1 ? names.first() : tr("%1 actions").arg(names.size());
}
} // namespace

PlanEdit moveNodes(const TilePlan& plan, const std::vector<NodePlace>& places, const QString& mergeKey) {
    PlanEdit edit{plan, {}, mergeKey};
    QStringList names;
    for (const NodePlace& place : places) {
        names << place.name;
        // Whole pixels keep files short and diffs calm.
        edit.plan =
            setPosition(std::move(edit.plan), place.name.toStdString(),
                        std::array<double, 2>{std::round(place.topLeft.x()), std::round(place.topLeft.y())});
    }
    edit.undoText = tr("Move %1").arg(listed(names));
    return edit;
}

PlanEdit addNode(const TilePlan& plan, Operation operation, std::optional<QPointF> topLeft) {
    std::optional<std::array<double, 2>> position;
    if (topLeft) position = {std::round(topLeft->x()), std::round(topLeft->y())};
    PlanEdit edit{addAction(plan, operation, position), {}, {}};
    const std::string name = edit.plan.actions.empty() ? std::string() : edit.plan.actions.back().name;
    edit.undoText = tr("Add %1").arg(QString::fromStdString(name));
    return edit;
}

PlanEdit removeNodes(const TilePlan& plan, const QStringList& names) {
    std::vector<std::string> list;
    for (const QString& name : names)
        list.push_back(name.toStdString());
    return {removeActions(plan, list), tr("Delete %1").arg(listed(names)), {}};
}

PlanEdit disconnectNodes(const TilePlan& plan, const QString& from, const QString& to) {
    return {
        removeEdge(plan, from.toStdString(), to.toStdString()), tr("Delete edge %1 → %2").arg(from, to), {}};
}

std::optional<PlanEdit> arrangeAutomatically(const TilePlan& plan) {
    PlanEdit edit{plan, tr("Arrange automatically"), {}};
    bool any = false;
    for (const Action& action : plan.actions) {
        if (!action.position) continue;
        any = true;
        edit.plan = setPosition(std::move(edit.plan), action.name, std::nullopt);
    }
    if (!any) return {};
    return edit;
}

Expected<PlanEdit> renameNode(const TilePlan& plan, const QString& from, const QString& to) {
    auto renamed = renameAction(plan, from.toStdString(), to.toStdString());
    if (!renamed) return renamed.errors();
    return PlanEdit{std::move(*renamed), tr("Rename %1 to %2").arg(from, to), {}};
}

Expected<PlanEdit> connectNodes(const TilePlan& plan, const QString& from, const QString& to) {
    auto connected = addEdge(plan, from.toStdString(), to.toStdString());
    if (!connected) return connected.errors();
    return PlanEdit{std::move(*connected), tr("Connect %1 → %2").arg(from, to), {}};
}

QString edgeRefusalSentence(const TilePlan& plan, const QString& from, const QString& to) {
    const std::string why = edgeRefusal(plan, from.toStdString(), to.toStdString());
    if (why.empty()) return {};
    if (from == to) return tr("An action cannot wait for itself; drop the edge on another action.");
    return tr("The edge from %1 to %2 %3.").arg(from, to, engineSentence(why));
}

QString nearestInDirection(const std::vector<NodePlace>& centres, const QString& from, Qt::Key arrow) {
    const NodePlace* start = nullptr;
    for (const NodePlace& place : centres)
        if (place.name == from) start = &place;
    if (!start) return centres.empty() ? QString() : centres.front().name;
    QString best;
    double bestCost = 0;
    for (const NodePlace& place : centres) {
        if (&place == start) continue;
        const QPointF delta = place.topLeft - start->topLeft;
        double along = 0, across = 0;
        switch (arrow) {
        case Qt::Key_Left:
            along = -delta.x(), across = delta.y();
            break;
        case Qt::Key_Right:
            along = delta.x(), across = delta.y();
            break;
        case Qt::Key_Up:
            along = -delta.y(), across = delta.x();
            break;
        case Qt::Key_Down:
            along = delta.y(), across = delta.x();
            break;
        default:
            return {};
        }
        if (along <= 0 || std::abs(across) > along * std::tan(60 * M_PI / 180)) continue;
        const double cost = along + 2 * std::abs(across);
        if (best.isEmpty() || cost < bestCost) {
            best = place.name;
            bestCost = cost;
        }
    }
    return best;
}

} // namespace tilesight
