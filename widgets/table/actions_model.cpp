#include "widgets/table/actions_model.h"

#include "core/analysis/report.h"
#include "widgets/lanes/lane_geometry.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {
namespace {

constexpr int sizeColumns = ActionsModel::size3 - ActionsModel::size0 + 1;

PlanPart partOf(const Action& action) { return {PlanPart::action, toQString(action.name)}; }

QStringList sizeIds(const TilePlan& plan, const Action& action) {
    QStringList ids;
    for (const QString& id : expressionIds(plan, partOf(action)))
        if (!id.startsWith(QLatin1String("index")) && !id.startsWith(QLatin1String("step"))) ids << id;
    return ids.mid(0, sizeColumns);
}

} // namespace

void ActionsModel::setAnalysis(std::shared_ptr<const Analysis> analysis) {
    beginResetModel();
    m_analysis = std::move(analysis);
    double longest = 0, longestOnce = 0;
    if (m_analysis)
        for (const ActionResult& r : m_analysis->actions) {
            longest = std::max(longest, r.busySeconds);
            longestOnce = std::max(longestOnce, r.secondsPerExecution);
        }
    const TimeUnit unit = timeUnitFor(longest), once = timeUnitFor(longestOnce);
    m_perUnit = 1 / unit.seconds;
    m_unit = unit.name;
    fillSizes();
    m_perUnitOnce = 1 / once.seconds;
    m_unitOnce = once.name;
    endResetModel();
}

void ActionsModel::setPlan(std::shared_ptr<const TilePlan> plan) {
    if (plan == m_plan) return;
    m_plan = std::move(plan);
    fillSizes();
    if (rowCount() > 0) emit dataChanged(index(0, name), index(rowCount() - 1, size3));
}

void ActionsModel::setStale(bool stale) {
    if (stale == m_stale) return;
    m_stale = stale;
    if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnsCount - 1));
}

const Action* ActionsModel::planAction(int row) const {
    if (!m_plan || !m_analysis || row < 0 || row >= rowCount()) return nullptr;
    // In the same place, so that one that is being renamed stays the same action.
    if (m_plan->actions.size() == m_analysis->plan.actions.size()) return &m_plan->actions[std::size_t(row)];
    return m_plan->action(m_analysis->plan.actions[std::size_t(row)].name);
}

void ActionsModel::fillSizes() {
    m_sizes.assign(std::size_t(rowCount()), {});
    m_sizeCount = 0;
    for (int row = 0; row < rowCount(); ++row) {
        const Action* action = planAction(row);
        if (!action) continue;
        for (const QString& id : sizeIds(*m_plan, *action)) {
            const Expression& expression = *expressionOf(*m_plan, partOf(*action), id);
            QString words = toQString(expression.text);
            const auto value = evaluateExpression(*m_plan, partOf(*action), id, expression);
            const QString number =
                value && !std::isnan(*value) ? toQString(formatNumber(*value, 9)) : QString();
            if (!number.isEmpty() && number != words) words += QStringLiteral(" = ") + number;
            m_sizes[std::size_t(row)] << words;
        }
        m_sizeCount = std::max(m_sizeCount, int(m_sizes[std::size_t(row)].size()));
    }
}

QString ActionsModel::expressionAt(const QModelIndex& index) const {
    const Action* action = index.isValid() ? planAction(index.row()) : nullptr;
    return action ? sizeIds(*m_plan, *action).value(index.column() - size0) : QString();
}

Expected<PlanEdit> ActionsModel::change(const QModelIndex& index, const QString& text) const {
    const Action* action = index.isValid() ? planAction(index.row()) : nullptr;
    const Error gone{
        "edit.no_such_action", "the action is not in the plan any more", {}, {}, "choose another one"};
    if (!action) return gone;
    const QString typed = text.trimmed(), called = toQString(action->name);
    if (index.column() == name) {
        Expected<TilePlan> renamed = renameAction(*m_plan, action->name, typed.toStdString());
        if (!renamed) return renamed.errors();
        return PlanEdit{std::move(renamed).value(), tr("Rename %1 to %2").arg(called, typed), {}};
    }
    const QString id = expressionAt(index);
    if (id.isEmpty()) return gone;
    const Expression value(typed.toStdString());
    if (const auto number = evaluateExpression(*m_plan, partOf(*action), id, value); !number)
        return number.errors();
    std::optional<PlanEdit> edit = changeExpression(*m_plan, partOf(*action), id, value);
    if (!edit) return gone;
    return std::move(*edit);
}

QString ActionsModel::sentence(const QModelIndex& index, const QString& text) const {
    const Action* action = index.isValid() ? planAction(index.row()) : nullptr;
    if (!action) return {};
    const QString id = index.column() == name ? tr("name") : expressionAt(index);
    const QString what = tr("%1 of %2").arg(id, toQString(action->name));
    if (const auto edit = change(index, text); !edit)
        return what + QStringLiteral(": ") + toQString(edit.errors().front().message);
    if (index.column() == name) return what;
    const Expression value(text.trimmed().toStdString());
    const auto number = evaluateExpression(*m_plan, partOf(*action), id, value);
    const QString words =
        number && !std::isnan(*number) ? toQString(formatNumber(*number, 9)) : tr("another for each tile");
    return QStringLiteral("%1: %2 = %3").arg(what, text.trimmed(), words);
}

Qt::ItemFlags ActionsModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && planAction(index.row()) &&
        (index.column() == name || !expressionAt(index).isEmpty()))
        return flags | Qt::ItemIsEditable;
    if (m_stale) flags.setFlag(Qt::ItemIsEnabled, false);
    return flags;
}

bool ActionsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || value.toString().trimmed() == data(index, Qt::EditRole).toString())
        return false;
    const Expected<PlanEdit> edit = change(index, value.toString());
    if (!edit) return false;
    emit edited(edit->plan, edit->undoText, edit->mergeKey);
    return true;
}

int ActionsModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !m_analysis) return 0;
    return int(std::min(m_analysis->actions.size(), m_analysis->plan.actions.size()));
}

int ActionsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(columnsCount);
}

QString ActionsModel::actionAt(int row) const {
    return row >= 0 && row < rowCount() ? toQString(m_analysis->plan.actions[std::size_t(row)].name)
                                        : QString();
}

int ActionsModel::rowOf(const QString& action) const {
    return m_analysis ? m_analysis->plan.actionIndex(action.toStdString()) : -1;
}

double ActionsModel::number(const ActionResult& r, int column) const {
    switch (column) {
    case seconds:
        return r.secondsPerExecution * m_perUnitOnce;
    case executions:
        return double(r.executions);
    case busy:
        return r.busySeconds * m_perUnit;
    case share:
        return m_analysis->latencySeconds > 0 ? r.busySeconds / m_analysis->latencySeconds : 0;
    case bytes:
        return r.bytes / 1024;
    case work:
        return r.flops / 1e6;
    default:
        return 0;
    }
}

QVariant ActionsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Action& action = m_analysis->plan.actions[std::size_t(index.row())];
    const ActionResult& r = m_analysis->actions[std::size_t(index.row())];
    const int column = index.column();
    const bool numeric = column >= seconds, isSize = column >= size0 && column <= size3;
    const Action* edits = planAction(index.row());
    switch (role) {
    case Qt::EditRole:
        if (!edits || (column != name && !isSize)) break; // a number: as it is displayed
        if (column == name) return toQString(edits->name);
        if (const QString id = expressionAt(index); !id.isEmpty())
            return toQString(expressionOf(*m_plan, partOf(*edits), id)->text);
        return {};
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (numeric ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::FontRole:
        return column == name ? QVariant(true) : QVariant();
    case TableDelegate::shareRole:
        return column == share ? QVariant(number(r, column)) : QVariant();
    case TableDelegate::resourceRole:
        return column == limit && std::size_t(r.limit) < resourceCount ? QVariant(int(r.limit)) : QVariant();
    case exportRole:
        return numeric ? QVariant(QString::number(number(r, column), 'g', 17)) : QVariant();
    case Qt::ToolTipRole:
        if (const QString id = expressionAt(index); isSize && !id.isEmpty())
            return tr("%1 of %2, elements. F2 edits it.").arg(id, toQString(edits->name));
        return action.note.empty() ? QVariant() : QVariant(toQString(action.note));
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    if (column == name) return toQString(edits ? edits->name : action.name);
    if (isSize) return m_sizes[std::size_t(index.row())].value(column - size0);
    if (column == operation) return toQString(nameOf(action.operation)).replace('_', ' ');
    if (column == limit) return engineWord(titleOf(r.limit));
    if ((column == bytes && r.bytes <= 0) || (column == work && r.flops <= 0)) return QStringLiteral("–");
    if (column == share) return toQString(formatPercent(number(r, column)));
    return toQString(formatNumber(number(r, column)));
}

QVariant ActionsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == executions) return tr("Executions in one block");
    if (role == Qt::ToolTipRole && section >= size0 && section <= size3)
        return tr("Extents of the piece of a tensor, m n k of a product, elements of anything else. F2 edits "
                  "a size.");
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= seconds ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {tr("Action"),     tr("Operation"),
                             tr("Size 1"),     tr("Size 2"),
                             tr("Size 3"),     tr("Size 4"),
                             tr("Limited by"), tr("Each, %1").arg(m_unitOnce),
                             tr("Times"),      tr("Time, %1").arg(m_unit),
                             tr("Of latency"), tr("KiB each"),
                             tr("MFLOP each")};
    return section >= 0 && section < int(columnsCount) ? QVariant(heads[section]) : QVariant();
}

} // namespace tilesight
