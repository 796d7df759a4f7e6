#include "widgets/properties/parameter_edits.h"

#include "core/plan/resolved_plan.h"
#include "widgets/words.h"

#include <algorithm>
#include <limits>

namespace tilesight {

namespace {

QString text(std::string_view s) { return QString::fromUtf8(s.data(), qsizetype(s.size())); }

QString changeText(const QString& what, const Expression& before, const Expression& after) {
    return tr("Change %1 %2 → %3").arg(what, text(before.text), text(after.text));
}

QString stepKey(const QString& what, bool isStep) {
    return isStep ? QStringLiteral("step:") + what : QString();
}

/// Through the parameter when the expression is just a parameter's name, else in place.
PlanEdit changeThrough(const TilePlan& plan, Expression& (*place)(TilePlan&), const QString& what,
                       const Expression& value, bool isStep) {
    TilePlan changed = plan;
    Expression& expression = place(changed);
    if (Parameter* parameter = changed.parameter(expression.text)) {
        const QString name = text(parameter->name);
        const QString undo = changeText(name, parameter->value, value);
        parameter->value = value;
        return {std::move(changed), undo, stepKey(name, isStep)};
    }
    const QString undo = changeText(what, expression, value);
    expression = value;
    return {std::move(changed), undo, stepKey(what, isStep)};
}

/// Of an action that may be changed or not: the expression is then of the same kind.
template <class AnyAction>
auto expressionOfAction(AnyAction& action, const QString& id) -> decltype(&action.elements) {
    if (id == QLatin1String("elements")) return &action.elements;
    if (action.matmul) {
        if (id == QLatin1String("m")) return &action.matmul->m;
        if (id == QLatin1String("n")) return &action.matmul->n;
        if (id == QLatin1String("k")) return &action.matmul->k;
    }
    if (!action.access) return nullptr;
    const auto at = std::size_t(id.section(QLatin1Char(' '), 1).toUInt());
    auto* list = id.startsWith(QLatin1String("index "))    ? &action.access->index
                 : id.startsWith(QLatin1String("extent ")) ? &action.access->extent
                 : id.startsWith(QLatin1String("step "))   ? &action.access->step
                                                           : nullptr;
    return list && at < list->size() ? &(*list)[at] : nullptr;
}

/// The same of any part.
template <class AnyPlan>
auto expressionIn(AnyPlan& plan, const PlanPart& part, const QString& id)
    -> decltype(&plan.actions.front().elements) {
    const std::string name = part.name.toStdString();
    const auto named = [&](auto& list) {
        const auto found = std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.name == name; });
        return found == list.end() ? nullptr : &*found;
    };
    switch (part.kind) {
    case PlanPart::action: {
        auto* action = named(plan.actions);
        return action ? expressionOfAction(*action, id) : nullptr;
    }
    case PlanPart::loop: {
        auto* loop = named(plan.loops);
        return loop && id == QLatin1String("count") ? &loop->count : nullptr;
    }
    case PlanPart::tensor: {
        auto* tensor = named(plan.tensors);
        const auto at = std::size_t(id.section(QLatin1Char(' '), 1).toUInt());
        return tensor && id.startsWith(QLatin1String("dims ")) && at < tensor->dims.size() ? &tensor->dims[at]
                                                                                          : nullptr;
    }
    }
    return nullptr;
}

/// Where the resolver says that this expression stands: the end of its JSON pointer.
std::string pointerEnd(const QString& id) {
    return '/' + QString(id).replace(QLatin1Char(' '), QLatin1Char('/')).toStdString();
}

} // namespace

QStringList expressionIds(const TilePlan& plan, const PlanPart& part) {
    QStringList ids;
    const auto add = [&](const char* list, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            ids << QStringLiteral("%1 %2").arg(QLatin1String(list)).arg(i);
    };
    if (part.kind == PlanPart::loop) {
        if (expressionIn(plan, part, QStringLiteral("count"))) ids << QStringLiteral("count");
    } else if (part.kind == PlanPart::tensor) {
        if (const Tensor* tensor = plan.tensor(part.name.toStdString())) add("dims", tensor->dims.size());
    } else if (const Action* action = plan.action(part.name.toStdString())) {
        if (action->matmul) ids << QStringLiteral("m") << QStringLiteral("n") << QStringLiteral("k");
        if (action->access) {
            add("index", action->access->index.size());
            add("extent", action->access->extent.size());
            add("step", action->access->step.size());
        }
        if (!action->matmul && !action->access) ids << QStringLiteral("elements");
    }
    return ids;
}

const Expression* expressionOf(const TilePlan& plan, const PlanPart& part, const QString& id) {
    return expressionIn(plan, part, id);
}

Expected<double> evaluateParameter(const TilePlan& plan, const QString& name, const Expression& value) {
    const auto edit = changeParameter(plan, name, value);
    if (!edit) return edit.errors();
    const auto values = parameterValues(edit->plan);
    if (!values) {
        for (const Error& error : values.errors()) // the one about this parameter, if there is one
            if (error.object == name.toStdString()) return error;
        return values.errors();
    }
    for (const auto& [parameter, number] : *values)
        if (parameter == name.toStdString()) return number;
    return 0.0;
}

Expected<double> evaluateExpression(const TilePlan& plan, const PlanPart& part, const QString& id,
                                    const Expression& value) {
    const auto edit = changeExpression(plan, part, id, value);
    if (!edit) return 0.0;
    const auto resolved = resolve(edit->plan);
    if (!resolved) {
        const std::string end = pointerEnd(id);
        std::optional<Error> nearby;
        for (const Error& error : resolved.errors()) { // faults elsewhere are not this expression's
            if (error.object != part.name.toStdString()) continue;
            if (error.where.pointer.ends_with(end)) return error;
            if (!nearby) nearby = error;
        }
        if (nearby) {
            nearby->where.column = 0; // of another text
            return *nearby;
        }
    }
    const auto number = evaluate(edit->plan, value);
    if (number) return *number;
    // An index uses grid coordinates and loops and has no single value.
    return resolved ? Expected<double>(std::numeric_limits<double>::quiet_NaN())
                    : Expected<double>(number.errors());
}

Expected<PlanEdit> changeParameter(const TilePlan& plan, const QString& name, const Expression& value,
                                   bool isStep) {
    auto changed = setParameter(plan, name.toStdString(), value);
    if (!changed) return changed.errors();
    const Parameter* before = plan.parameter(name.toStdString());
    return PlanEdit{std::move(*changed), changeText(name, before ? before->value : Expression(), value),
                    stepKey(name, isStep)};
}

PlanEdit changeStages(const TilePlan& plan, const Expression& value, bool isStep) {
    return changeThrough(
        plan, [](TilePlan& p) -> Expression& { return p.pipeline.stages; }, QStringLiteral("stages"), value,
        isStep);
}

PlanEdit changeWarps(const TilePlan& plan, const Expression& value, bool isStep) {
    return changeThrough(
        plan, [](TilePlan& p) -> Expression& { return p.pipeline.warps; }, QStringLiteral("warps"), value,
        isStep);
}

PlanEdit changeGroup(const TilePlan& plan, const Expression& value, bool isStep) {
    return changeThrough(
        plan, [](TilePlan& p) -> Expression& { return p.grid.order.group; }, QStringLiteral("group"), value,
        isStep);
}

PlanEdit changeLaunchOrder(const TilePlan& plan, const QString& kind, bool persistent) {
    LaunchOrder order = plan.grid.order;
    order.kind = kind.toStdString();
    order.persistent = persistent;
    order.splitTail = order.splitTail && persistent;
    const bool usesGroup = order.kind == "grouped" || order.kind == "block";
    if (usesGroup && order.group.empty()) order.group = 8;
    if (!usesGroup) order.group = {};
    if (order.kind != "list") order.list.clear();
    QString title = kind;
    title.replace(QLatin1Char('_'), QLatin1Char(' '));
    return {setLaunchOrder(plan, order),
            tr("Launch order %1%2").arg(persistent ? tr("persistent, ") : QString(), title),
            {}};
}

DataType computeType(const TilePlan& plan) {
    for (const Action& action : plan.actions)
        if (action.matmul) return action.dtype;
    // Without a product: that of the largest tensor. Indices that steer a gather are not the operand.
    DataType type = plan.tensors.empty() ? DataType::bf16 : plan.tensors.front().dtype;
    double most = 0;
    for (const Tensor& tensor : plan.tensors) {
        double elements = 1;
        for (const Expression& dim : tensor.dims) {
            const auto size = evaluate(plan, dim);
            elements *= size ? *size : 0;
        }
        if (elements > most) {
            most = elements;
            type = tensor.dtype;
        }
    }
    return type;
}

PlanEdit changeComputeType(const TilePlan& plan, DataType type) {
    const DataType before = computeType(plan);
    TilePlan changed = plan;
    for (Tensor& tensor : changed.tensors)
        if (tensor.dtype == before) tensor.dtype = type;
    for (Action& action : changed.actions)
        if (action.dtype == before) action.dtype = type;
    return {
        std::move(changed), tr("Change data type %1 → %2").arg(text(nameOf(before)), text(nameOf(type))), {}};
}

std::optional<PlanEdit> changeExpression(const TilePlan& plan, const PlanPart& part, const QString& id,
                                         const Expression& value) {
    TilePlan changed = plan;
    Expression* expression = expressionIn(changed, part, id);
    if (!expression) return {};
    const QString undo = changeText(QStringLiteral("%1 of %2").arg(id, part.name), *expression, value);
    *expression = value;
    return PlanEdit{std::move(changed), undo, {}};
}

std::optional<PlanEdit> changeActionLoop(const TilePlan& plan, const QString& name, const QString& loop) {
    TilePlan changed = plan;
    Action* action = changed.action(name.toStdString());
    if (!action || action->loop == loop.toStdString()) return {};
    action->loop = loop.toStdString();
    return PlanEdit{std::move(changed),
                    loop.isEmpty() ? tr("Move %1 out of its loop").arg(name)
                                   : tr("Move %1 into loop %2").arg(name, loop),
                    {}};
}

std::optional<PlanEdit> changeActionOperation(const TilePlan& plan, const QString& name,
                                              Operation operation) {
    TilePlan changed = plan;
    Action* action = changed.action(name.toStdString());
    if (!action || action->operation == operation) return {};
    // What the new kind needs and the old one did not have gets the defaults of a fresh action.
    const TilePlan fresh = addAction(plan, operation);
    const Action& defaults = fresh.actions.back();
    action->operation = operation;
    if (!isMemory(operation))
        action->access.reset();
    else if (!action->access)
        action->access = defaults.access;
    if (operation != Operation::matmul && operation != Operation::cudaMatmul)
        action->matmul.reset();
    else if (!action->matmul)
        action->matmul = defaults.matmul;
    action->elements = action->matmul || action->access ? Expression()
                       : action->elements.empty()       ? defaults.elements
                                                        : action->elements;
    for (const Tensor& tensor : fresh.tensors) // a first tensor may have been made for it
        if (!changed.tensor(tensor.name)) changed.tensors.push_back(tensor);
    return PlanEdit{std::move(changed), tr("Change %1 to %2").arg(name, text(nameOf(operation))), {}};
}

} // namespace tilesight
