#include "widgets/compare_gpus/plan_on_gpus_model.h"

#include "core/analysis/report.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {
namespace {
const QString dash = QStringLiteral("–");
}

QString withoutVendor(const std::string& name) {
    QString text = toQString(name);
    for (const char* vendor : {"NVIDIA ", "AMD Instinct ", "AMD "})
        if (text.startsWith(QLatin1String(vendor))) return text.mid(int(qstrlen(vendor)));
    return text;
}

void PlanOnGpusModel::setRows(const std::vector<GpuEstimate>& rows, const QString& currentId) {
    beginResetModel();
    m_rows = rows;
    m_currentId = currentId;
    m_currentSeconds = m_longest = 0;
    for (const GpuEstimate& row : m_rows) {
        if (!row.reason.empty()) continue;
        m_longest = std::max(m_longest, row.latencySeconds);
        if (toQString(row.gpuId) == currentId) m_currentSeconds = row.latencySeconds;
    }
    endResetModel();
}

QString PlanOnGpusModel::idAt(int row) const {
    return row >= 0 && row < rowCount() ? toQString(m_rows[std::size_t(row)].gpuId) : QString();
}

int PlanOnGpusModel::rowOf(const QString& id) const {
    for (int row = 0; row < rowCount(); ++row)
        if (idAt(row) == id) return row;
    return -1;
}

int PlanOnGpusModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString PlanOnGpusModel::shown(const GpuEstimate& row, int column) const {
    const bool current = toQString(row.gpuId) == m_currentId;
    if (column == gpu) return (current ? QStringLiteral("● ") : QString()) + withoutVendor(row.gpuName);
    if (!row.reason.empty()) return column == latency ? toQString(row.reason) : QString();
    switch (column) {
    case latency:
        return toQString(formatSeconds(row.latencySeconds));
    case band:
        return QStringLiteral("(±%1)").arg(toQString(formatPercent(row.doubt.band, 2)));
    case against:
        if (current) return tr("in use");
        return m_currentSeconds > 0 ? latencyDelta(m_currentSeconds, row.latencySeconds).sentence() : dash;
    case limit:
        return engineWord(titleOf(row.bottleneck));
    case efficiency:
        return toQString(formatPercent(row.efficiency, 2)); // of what, its chip says
    case clock:
        return QStringLiteral("%1%2 MHz")
            .arg(row.throttled ? QStringLiteral("↓ ") : QString())
            .arg(std::llround(row.clockHz / 1e6));
    case blocks:
        return QString::number(row.residentBlocks);
    case guesses: {
        QStringList names;
        for (const DoubtfulNumber& number : row.doubt.numbers)
            names << QStringLiteral("%1 %2").arg(toQString(number.title),
                                                 toQString(formatPercent(number.change, 2)));
        return names.isEmpty() ? QString() : QStringLiteral("? ") + names.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QVariant PlanOnGpusModel::exported(const GpuEstimate& row, int column) const {
    if (column == gpu) return toQString(row.gpuName);
    if (!row.reason.empty()) return column == guesses ? toQString(row.reason) : QString();
    const auto full = [](double value) { return QString::number(value, 'g', 10); };
    switch (column) {
    case latency:
        return full(1e6 * row.latencySeconds);
    case band:
        return full(100 * row.doubt.band);
    case against:
        return m_currentSeconds > 0 ? full(100 * (row.latencySeconds / m_currentSeconds - 1)) : QString();
    case efficiency:
        return full(100 * row.efficiency);
    case clock:
        return full(row.clockHz / 1e6);
    default:
        return {};
    }
}

double PlanOnGpusModel::sortValue(const GpuEstimate& row, int column) const {
    if (!row.reason.empty()) return 1e300; // at the end, whatever the column
    switch (column) {
    case latency:
    case against:
        return row.latencySeconds;
    case band:
        return row.doubt.band;
    case limit:
        return double(row.bottleneck);
    case efficiency:
        return -row.efficiency;
    case clock:
        return -row.clockHz;
    case blocks:
        return -row.residentBlocks;
    case guesses:
        return row.doubt.numbers.empty() ? 0 : row.doubt.numbers.front().change;
    default:
        return 0;
    }
}

QString PlanOnGpusModel::tooltip(const GpuEstimate& row) const {
    QStringList lines{toQString(row.gpuName)};
    if (!row.reason.empty()) {
        lines << tr("The plan cannot run there: %1").arg(toQString(row.reason));
    } else {
        lines << tr("%1, limited by %2 (%3)")
                     .arg(toQString(formatSeconds(row.latencySeconds)), engineWord(titleOf(row.bottleneck)),
                          engineSentence(row.bottleneckReason));
        lines << tr("%1 of the peak of %2")
                     .arg(toQString(formatPercent(row.efficiency, 2)), engineWord(resourceName(row.efficiencyOf)));
        if (row.throttled) lines << tr("Pulled down by the power limit");
        lines << tr("Band: ±%1 is the %2")
                     .arg(toQString(formatPercent(row.doubt.modelBand, 2)), toQString(row.doubt.modelSource));
        for (const DoubtfulNumber& number : row.doubt.numbers)
            lines << tr("%1 is a guess: a quarter more or less moves the latency by up to %2")
                         .arg(toQString(number.title), toQString(formatPercent(number.change, 2)));
    }
    lines << tr("Click to use this GPU");
    return lines.join('\n');
}

QVariant PlanOnGpusModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const GpuEstimate& row = m_rows[std::size_t(index.row())];
    const int column = index.column();
    const bool runs = row.reason.empty();
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, column);
    case Qt::ToolTipRole:
        return tooltip(row);
    case Qt::AccessibleTextRole:
        if (runs && column == efficiency)
            return tr("%1 of the peak of %2").arg(shown(row, column), engineWord(resourceName(row.efficiencyOf)));
        return shown(row, column);
    case Qt::FontRole: // anything: the delegate then writes bold
        return toQString(row.gpuId) == m_currentId && column == gpu ? QVariant(true) : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (column == blocks || column == clock ? Qt::AlignRight : Qt::AlignLeft));
    case exportRole:
        return exported(row, column);
    case TableDelegate::shareRole:
        if (!runs || m_longest <= 0) return {};
        return column == latency ? QVariant(row.latencySeconds / m_longest) : QVariant();
    case TableDelegate::resourceRole:
        if (runs && column == efficiency) return int(row.efficiencyOf);
        return runs && column == limit && std::size_t(row.bottleneck) < resourceCount
                   ? QVariant(int(row.bottleneck))
                   : QVariant();
    case TableDelegate::editedRole:
        return column == gpu && row.edited;
    case TableDelegate::judgementRole:
        if (column == guesses && !row.doubt.numbers.empty()) return int(Judgement::worse);
        if (column == against && runs && m_currentSeconds > 0)
            return int(latencyDelta(m_currentSeconds, row.latencySeconds).judgement);
        return {};
    case idRole:
        return toQString(row.gpuId);
    case reasonRole:
        return toQString(row.reason);
    case sortRole:
        return column == gpu ? QVariant(withoutVendor(row.gpuName)) : QVariant(sortValue(row, column));
    default:
        return {};
    }
}

QVariant PlanOnGpusModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= int(columnsCount)) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (section == blocks || section == clock ? Qt::AlignRight : Qt::AlignLeft));
    if (role == Qt::ToolTipRole) {
        const QString tips[] = {
            tr("The dot marks the GPU in use, the pencil edited numbers"),
            tr("Predicted, the bar is relative to the slowest"),
            tr("Mean error of the model, and a quarter on every guessed number"),
            tr("Compared with the GPU in use"),
            tr("What bounds the kernel there"),
            tr("Share of that GPU's peak: tensor FLOP/s or DRAM bytes/s, whichever is nearer"),
            tr("Settled clock; “↓”: pulled down by the power limit"),
            tr("Blocks that an SM holds at once"),
            tr("Guessed numbers that move the latency by 1 % or more")};
        return tips[section];
    }
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {
        tr("GPU"),     tr("Latency"), tr("Band"),        tr("Against current"), tr("Limited by"),
        tr("Of peak"), tr("Clock"),   tr("Blocks / SM"), tr("Rests on guesses")};
    return heads[section];
}

} // namespace tilesight
