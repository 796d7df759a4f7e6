#include "widgets/table/actions_model.h"

#include "core/analysis/report.h"
#include "widgets/lanes/lane_geometry.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

namespace tilesight {

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
    m_perUnitOnce = 1 / once.seconds;
    m_unitOnce = once.name;
    endResetModel();
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
    const bool numeric = column >= seconds;
    switch (role) {
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
        return action.note.empty() ? QVariant() : QVariant(toQString(action.note));
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    if (column == name) return toQString(action.name);
    if (column == operation) return toQString(nameOf(action.operation)).replace('_', ' ');
    if (column == limit) return engineWord(titleOf(r.limit));
    if ((column == bytes && r.bytes <= 0) || (column == work && r.flops <= 0)) return QStringLiteral("–");
    if (column == share) return toQString(formatPercent(number(r, column)));
    return toQString(formatNumber(number(r, column)));
}

QVariant ActionsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == executions) return tr("Executions in one block");
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section >= seconds ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {tr("Action"),     tr("Operation"),
                             tr("Limited by"), tr("Each, %1").arg(m_unitOnce),
                             tr("Times"),      tr("Time, %1").arg(m_unit),
                             tr("Of latency"), tr("KiB each"),
                             tr("MFLOP each")};
    return section >= 0 && section < int(columnsCount) ? QVariant(heads[section]) : QVariant();
}

} // namespace tilesight
