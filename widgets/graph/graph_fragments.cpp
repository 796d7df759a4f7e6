#include "widgets/graph/graph_fragments.h"

#include "core/plan/plan_io.h"
#include "widgets/words.h"

#include <QRegularExpression>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace tilesight {
namespace {

QString listed(const QStringList& names) {
    return names.size() == 1 ? names.first() : tr("%1 actions").arg(names.size());
}

template <class Items>
bool hasName(const Items& items, const std::string& name) {
    return std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.name == name; });
}

template <class Items>
std::string freeName(const Items& items, const std::string& wanted) {
    if (!hasName(items, wanted)) return wanted;
    std::string stem = wanted; // "load A 2" gives "load A 3"
    const auto space = stem.find_last_of(' ');
    if (space != std::string::npos && space + 1 < stem.size() &&
        stem.find_first_not_of("0123456789", space + 1) == std::string::npos)
        stem.resize(space);
    for (int number = 2;; ++number)
        if (const std::string name = stem + " " + std::to_string(number); !hasName(items, name)) return name;
}

bool speaksOf(const QString& text, const std::string& name) {
    const QRegularExpression word(
        QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(QString::fromStdString(name))));
    return text.contains(word);
}

template <class Items, class Keep>
void keepOnly(Items& items, Keep keep) {
    items.erase(std::remove_if(items.begin(), items.end(), [&](const auto& item) { return !keep(item); }),
                items.end());
}

} // namespace

TilePlan fragmentOf(const TilePlan& plan, const QStringList& names) {
    std::vector<std::string> others;
    for (const Action& action : plan.actions)
        if (!names.contains(QString::fromStdString(action.name))) others.push_back(action.name);
    TilePlan part = removeActions(plan, others);
    part.kernelTemplate.clear();
    part.description.clear();
    keepOnly(part.tensors, [&](const Tensor& tensor) {
        return std::any_of(part.actions.begin(), part.actions.end(),
                           [&](const Action& a) { return a.access && a.access->tensor == tensor.name; });
    });
    std::set<std::string> loops;
    for (const Action& action : part.actions)
        loops.insert(action.loop);
    for (std::size_t i = 0; i < part.loops.size(); ++i) // outer loops of those, one level each time
        for (const Loop& loop : part.loops)
            if (loops.count(loop.name)) loops.insert(loop.parent);
    keepOnly(part.loops, [&](const Loop& loop) { return loops.count(loop.name) > 0; });
    const std::vector<Parameter> all = part.parameters;
    part.parameters.clear();
    QString text = QString::fromStdString(planToJson(part));
    for (bool more = true; more;) { // parameters of parameters
        more = false;
        for (const Parameter& parameter : all)
            if (!part.parameter(parameter.name) && speaksOf(text, parameter.name)) {
                part.parameters.push_back(parameter);
                text += u' ' + QString::fromStdString(parameter.value.text);
                more = true;
            }
    }
    return part;
}

PastedActions pasteFragment(const TilePlan& plan, const TilePlan& fragment, QPointF offset,
                            const QString& verb) {
    PastedActions pasted{{plan, {}, {}}, {}};
    TilePlan& result = pasted.edit.plan;
    for (const Parameter& parameter : fragment.parameters)
        if (!hasName(result.parameters, parameter.name)) result.parameters.push_back(parameter);
    for (const Tensor& tensor : fragment.tensors)
        if (!hasName(result.tensors, tensor.name)) result.tensors.push_back(tensor);
    for (const Loop& loop : fragment.loops)
        if (!hasName(result.loops, loop.name)) result.loops.push_back(loop);
    std::map<std::string, std::string> renamed;
    const std::size_t first = result.actions.size();
    for (Action action : fragment.actions) {
        const std::string old = action.name;
        action.name = freeName(result.actions, old);
        renamed[old] = action.name;
        if (action.position)
            action.position = {std::round((*action.position)[0] + offset.x()),
                               std::round((*action.position)[1] + offset.y())};
        pasted.names << QString::fromStdString(action.name);
        result.actions.push_back(std::move(action));
    }
    for (std::size_t i = first; i < result.actions.size(); ++i)
        for (auto* edges : {&result.actions[i].dependsOn, &result.actions[i].carriedFrom})
            for (std::string& name : *edges)
                if (const auto found = renamed.find(name); found != renamed.end()) name = found->second;
    pasted.edit.undoText = verb + u' ' + listed(pasted.names);
    return pasted;
}

std::vector<NodeBox> aligned(std::vector<NodeBox> boxes, Qt::Key side) {
    QRectF all;
    for (const NodeBox& box : boxes)
        all = all.isNull() ? box.frame : all.united(box.frame);
    for (NodeBox& box : boxes)
        switch (side) {
        case Qt::Key_Left:
            box.frame.moveLeft(all.left());
            break;
        case Qt::Key_Right:
            box.frame.moveRight(all.right());
            break;
        case Qt::Key_Up:
            box.frame.moveTop(all.top());
            break;
        default:
            box.frame.moveBottom(all.bottom());
            break;
        }
    return boxes;
}

std::vector<NodeBox> distributed(std::vector<NodeBox> boxes, Qt::Orientation direction) {
    if (boxes.size() < 3) return boxes;
    const bool across = direction == Qt::Horizontal;
    const auto begin = [&](const NodeBox& box) { return across ? box.frame.left() : box.frame.top(); };
    const auto length = [&](const NodeBox& box) { return across ? box.frame.width() : box.frame.height(); };
    std::stable_sort(boxes.begin(), boxes.end(),
                     [&](const NodeBox& a, const NodeBox& b) { return begin(a) < begin(b); });
    double filled = 0;
    for (const NodeBox& box : boxes)
        filled += length(box);
    const double span = begin(boxes.back()) + length(boxes.back()) - begin(boxes.front());
    const double gap = (span - filled) / double(boxes.size() - 1);
    double at = begin(boxes.front());
    for (NodeBox& box : boxes) {
        across ? box.frame.moveLeft(at) : box.frame.moveTop(at);
        at += length(box) + gap;
    }
    return boxes;
}

PlanEdit moveToLoop(const TilePlan& plan, const QStringList& names, const QString& loop) {
    PlanEdit edit{plan, {}, {}};
    for (Action& action : edit.plan.actions)
        if (names.contains(QString::fromStdString(action.name))) action.loop = loop.toStdString();
    edit.undoText = loop.isEmpty() ? tr("Move %1 out of the loops").arg(listed(names))
                                   : tr("Move %1 into loop %2").arg(listed(names), loop);
    return edit;
}

PlanEdit groupIntoLoop(const TilePlan& plan, const QStringList& names) {
    Loop loop{"", 1, ""};
    bool first = true;
    for (const Action& action : plan.actions)
        if (names.contains(QString::fromStdString(action.name))) {
            loop.parent = first || loop.parent == action.loop ? action.loop : std::string();
            first = false;
        }
    for (char letter = 'i'; loop.name.empty(); ++letter) {
        const std::string name = letter <= 'z' ? std::string(1, letter) : freeName(plan.loops, "loop");
        const bool taken = hasName(plan.loops, name) || hasName(plan.grid.dims, name) || plan.parameter(name);
        if (!taken || letter > 'z') loop.name = name;
    }
    PlanEdit edit = moveToLoop(plan, names, QString::fromStdString(loop.name));
    edit.plan.loops.push_back(loop);
    edit.undoText = tr("Group %1 into loop %2").arg(listed(names), QString::fromStdString(loop.name));
    return edit;
}

} // namespace tilesight
