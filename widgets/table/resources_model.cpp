#include "widgets/table/resources_model.h"

#include "core/analysis/report.h"
#include "widgets/lanes/lane_geometry.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

namespace tilesight {
void ResourcesModel::setAnalysis(std::shared_ptr<const Analysis> analysis) {
    beginResetModel();
    m_analysis = std::move(analysis);
    const TimeUnit unit = timeUnitFor(m_analysis ? m_analysis->latencySeconds : 0);
    m_perUnit = 1 / unit.seconds;
    m_unit = unit.name;
    endResetModel();
}

QVariant ResourcesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Resource resource = allResources[std::size_t(index.row())];
    const ResourceUse& use = m_analysis->use(resource);
    const int column = index.column();
    const double values[] = {
        0, use.busySeconds * m_perUnit, use.utilization, use.steadyUtilization, use.used, use.peak};
    switch (role) {
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column == name ? Qt::AlignLeft : Qt::AlignRight));
    case TableDelegate::resourceRole:
        return column == name ? QVariant(index.row()) : QVariant();
    case TableDelegate::shareRole:
        return column == kernelShare || column == steadyShare ? QVariant(values[column]) : QVariant();
    case exportRole:
        return column == name ? QVariant() : QVariant(QString::number(values[column], 'g', 17));
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    if (column == name) return engineWord(resourceName(resource));
    if (column == kernelShare || column == steadyShare) return toQString(formatPercent(values[column], 2));
    if (values[column] <= 0) return column == busy ? QStringLiteral("0") : QStringLiteral("–");
    if (column == busy) return toQString(formatNumber(values[column]));
    const bool isPeak = column == peak;
    if (!isPeak && workUnitOf(resource) == "B") return toQString(formatDecimalBytes(values[column]));
    return toQString(formatRate(values[column], isPeak ? unitOf(resource) : workUnitOf(resource)));
}

QVariant ResourcesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {
        tr("Resource"), tr("Busy, %1").arg(m_unit), tr("Of kernel"), tr("Of steady"), tr("Work"), tr("Peak")};
    return section >= 0 && section < int(columnsCount) ? QVariant(heads[section]) : QVariant();
}

} // namespace tilesight
