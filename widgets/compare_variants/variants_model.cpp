#include "widgets/compare_variants/variants_model.h"

#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "core/cache/launch_order.h"
#include "widgets/fault_text.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

const QString dash = QStringLiteral("–");
const QString orderTitle = QStringLiteral("launch order"), gpuTitle = QStringLiteral("GPU");

QString differenceOf(const VariantRow& row, const QString& title) {
    if (title == gpuTitle) return row.gpu;
    if (title == orderTitle) return toQString(row.plan->grid.order.kind).replace(u'_', u'-');
    const Parameter* parameter = row.plan->parameter(title.toStdString());
    return parameter ? toQString(parameter->value.text) : dash;
}

/// What is not the same in all rows: parameters, the launch order, the GPU.
QStringList differencesOf(const std::vector<VariantRow>& rows) {
    QStringList titles, differing;
    for (const VariantRow& row : rows)
        for (const Parameter& parameter : row.plan->parameters)
            if (!titles.contains(toQString(parameter.name))) titles << toQString(parameter.name);
    titles << orderTitle << gpuTitle;
    for (const QString& title : titles)
        if (std::any_of(rows.begin(), rows.end(), [&](const VariantRow& row) {
                return differenceOf(row, title) != differenceOf(rows.front(), title);
            }))
            differing << title;
    return differing;
}

long long wavesOf(const Analysis& a) { return a.waves.full + (a.waves.tailBlocks > 0 ? 1 : 0); }

} // namespace

void VariantsModel::setRows(std::vector<VariantRow> rows, int baseline) {
    const QStringList differing = differencesOf(rows);
    // A click changes the baseline: the rows must live on, or the second half of a double click would find no row.
    const bool sameShape = rows.size() == m_rows.size() && differing == m_differing;
    const bool measuredBefore = anyMeasured();
    if (!sameShape) beginResetModel();
    m_rows = std::move(rows);
    m_bands.clear();
    for (const VariantRow& row : m_rows)
        m_bands.push_back(row.analysis ? validatedFor(*row.analysis).band : 0);
    m_differing = differing;
    m_baseline = baseline >= 0 && baseline < int(m_rows.size()) ? baseline : -1;
    if (!sameShape)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    if (sameShape && anyMeasured() != measuredBefore) emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

bool VariantsModel::anyMeasured() const {
    return std::any_of(m_rows.begin(), m_rows.end(), [](const VariantRow& row) { return row.measuredSeconds.has_value(); });
}

void VariantsModel::setThreshold(double share) {
    m_threshold = share;
    if (!m_rows.empty()) emit dataChanged(index(0, against), index(rowCount() - 1, against));
}

const Analysis* VariantsModel::baselineAnalysis() const {
    return m_baseline < 0 ? nullptr : m_rows[std::size_t(m_baseline)].analysis.get();
}

QString VariantsModel::shown(const VariantRow& row, int column) const {
    if (column == name) return row.name;
    if (column >= firstDifference) return differenceOf(row, m_differing[column - firstDifference]);
    if (column == measured)
        return row.measuredSeconds ? toQString(formatNumber(1e6 * *row.measuredSeconds)) : dash;
    if (!row.analysis) {
        if (column != latency) return dash;
        return row.fault.isEmpty() ? tr("computing…") : shortFault(row.fault);
    }
    const Analysis& a = *row.analysis;
    const double band = m_bands[std::size_t(&row - m_rows.data())];
    switch (column) {
    case latency:
        return QStringLiteral("%1 ±%2").arg(toQString(formatNumber(1e6 * a.latencySeconds)),
                                            toQString(formatPercent(band, 2)));
    case error:
        return row.measuredSeconds ? predictionError(*row.measuredSeconds, a.latencySeconds) : dash;
    case against: {
        const Analysis* base = baselineAnalysis();
        if (!base) return dash;
        if (&row == &m_rows[std::size_t(m_baseline)]) return tr("baseline");
        if (std::abs(a.latencySeconds / base->latencySeconds - 1) < m_threshold) return tr("≈ same");
        const QString sentence = latencyDelta(base->latencySeconds, a.latencySeconds).sentence();
        const bool within = std::abs(a.latencySeconds / base->latencySeconds - 1) <= band;
        return within ? tr("%1, within the band").arg(sentence) : sentence;
    }
    case limit:
        return engineWord(titleOf(a.bottleneck));
    case l2Hit:
        return toQString(formatNumber(100 * a.cache.l2Hit));
    case blocks:
        return QString::number(a.occupancy.residentBlocks);
    case waves:
        return QString::number(wavesOf(a));
    default:
        return {};
    }
}

QVariant VariantsModel::exported(const VariantRow& row, int column) const {
    const auto full = [](double value) { return QString::number(value, 'g', 10); };
    if (column == measured) return row.measuredSeconds ? full(1e6 * *row.measuredSeconds) : QString();
    if (!row.analysis && column == latency && !row.fault.isEmpty()) return row.fault;
    if (!row.analysis || column == name || column == limit || column >= firstDifference)
        return shown(row, column);
    const Analysis& a = *row.analysis;
    switch (column) {
    case latency:
        return full(1e6 * a.latencySeconds);
    case error:
        return row.measuredSeconds ? full(100 * (a.latencySeconds / *row.measuredSeconds - 1)) : QString();
    case against: {
        const Analysis* base = baselineAnalysis();
        return base ? full(100 * (a.latencySeconds / base->latencySeconds - 1)) : QString();
    }
    case l2Hit:
        return full(100 * a.cache.l2Hit);
    default:
        return shown(row, column);
    }
}

QVariant VariantsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const VariantRow& row = m_rows[std::size_t(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::EditRole:
        return column == name ? QVariant(row.name) : QVariant();
    case exportRole:
        return exported(row, column);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (role == Qt::ToolTipRole && !row.fault.isEmpty()) return row.fault;
        if (role == Qt::ToolTipRole && column == latency && row.analysis)
            return toQString(inWords(validatedFor(*row.analysis)));
        return headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() + QStringLiteral(": ") +
               shown(row, column);
    case Qt::TextAlignmentRole:
        return int((isNumeric(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole: // semibold, see TableDelegate
        return index.row() == m_baseline && column == name ? QVariant(QFont()) : QVariant();
    case TableDelegate::judgementRole: {
        const Analysis* base = baselineAnalysis();
        if (column != against || !base || !row.analysis) return {};
        const double change = row.analysis->latencySeconds / base->latencySeconds - 1;
        return int(std::abs(change) < m_threshold ? Judgement::same
                   : change < 0                   ? Judgement::better
                                                  : Judgement::worse);
    }
    case TableDelegate::resourceRole:
        if (column != limit || !row.analysis || int(row.analysis->bottleneck) >= int(resourceCount))
            return {};
        return int(row.analysis->bottleneck);
    default:
        return {};
    }
}

QVariant VariantsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case name:
        return tr("Variant");
    case latency:
        return anyMeasured() ? tr("predicted, µs") : tr("latency, µs");
    case measured:
        return tr("measured, µs");
    case error:
        return tr("error of the prediction, %");
    case against:
        return tr("against the baseline, %");
    case limit:
        return tr("limited by");
    case l2Hit:
        return tr("L2 hit, %");
    case blocks:
        return tr("blocks/SM");
    case waves:
        return tr("waves");
    default: {
        const QString title = m_differing.value(section - firstDifference);
        return title == orderTitle ? tr("launch order") : title;
    }
    }
}

Qt::ItemFlags VariantsModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == name && !m_rows[std::size_t(index.row())].present)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool VariantsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    const QString text = value.toString().trimmed();
    if (role != Qt::EditRole || index.column() != name || text.isEmpty()) return false;
    if (text != m_rows[std::size_t(index.row())].name) emit renamed(index.row(), text);
    return true;
}

} // namespace tilesight
