#include "widgets/compare_gpus/gpu_numbers_model.h"

#include "core/analysis/report.h"
#include "widgets/compare_gpus/plan_on_gpus_model.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {

void GpuNumbersModel::setGpus(std::vector<std::shared_ptr<const Gpu>> gpus) {
    beginResetModel();
    m_gpus = std::move(gpus);
    endResetModel();
}

int GpuNumbersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || m_gpus.empty() ? 0 : int(gpuFields().size());
}

double GpuNumbersModel::difference(int row, int column) const {
    const GpuField& field = gpuFields()[std::size_t(row)];
    const double first = ((*m_gpus.front()).*field.member).value;
    const double value = ((*m_gpus[std::size_t(column - 1)]).*field.member).value;
    if (first == value) return 0;
    return first != 0 ? value / first - 1 : std::nan("");
}

QVariant GpuNumbersModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const int column = index.column();
    const GpuField& field = gpuFields()[std::size_t(index.row())];
    switch (role) {
    case keyRole:
        return toQString(field.key);
    case groupRole:
        return toQString(field.group);
    case differsRole: {
        for (int c = 2; c < columnCount(); ++c)
            if (difference(index.row(), c) != 0) return true; // NaN differs as well
        return false;
    }
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    default:
        break;
    }
    if (column == 0) {
        if (role == Qt::DisplayRole) return toQString(field.title);
        if (role == Qt::ToolTipRole) return toQString(field.meaning);
        if (role == exportRole) return toQString(field.key + " (" + field.unit + ")");
        return role == sortRole ? QVariant(index.row()) : QVariant();
    }
    const Quantity& number = (*m_gpus[std::size_t(column - 1)]).*field.member;
    const double differs = column == 1 ? 0 : difference(index.row(), column);
    switch (role) {
    case Qt::DisplayRole: {
        QString text = quantityText(number.value, field.unit);
        if (column == 1 || !number.known()) return text;
        if (differs == 0) return text + QStringLiteral("  =");
        if (!std::isfinite(differs)) return text + QStringLiteral("  ≠");
        const double percent = 100 * std::abs(differs);
        return text + QStringLiteral("  %1 %2%3")
                          .arg(differs > 0 ? QStringLiteral("▲") : QStringLiteral("▼"),
                               differs > 9 ? QStringLiteral("×") + toQString(formatNumber(differs + 1, 3))
                                           : QString::number(percent, 'f', percent < 10 ? 1 : 0),
                               differs > 9 ? QString() : QStringLiteral("\u2009%"));
    }
    case Qt::ToolTipRole:
        return QStringLiteral("%1, %2: %3\n%4, %5%6")
            .arg(withoutVendor(m_gpus[std::size_t(column - 1)]->name), toQString(field.title),
                 quantityText(number.value, field.unit), engineWord(nameOf(number.kind)),
                 toQString(number.source), number.note.empty() ? QString() : '\n' + toQString(number.note));
    case exportRole:
        return number.known() ? QString::number(number.value, 'g', 17) : QString();
    case TableDelegate::editedRole:
        return number.known() && number.kind == Provenance::edited;
    case TableDelegate::doubtfulRole:
        return number.known() && number.kind == Provenance::guess;
    case sortRole: // largest difference first; the first GPU keeps the order of the fields
        return column == 1 ? QVariant(index.row())
                           : QVariant(std::isfinite(differs) ? -std::abs(differs) : -1e9);
    default:
        return {};
    }
}

QVariant GpuNumbersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return section == 0   ? tr("Click to go back to the order of the groups")
               : section == 1 ? tr("What the others are compared with")
                              : tr("Click to sort by the size of the difference");
    if (role != Qt::DisplayRole) return {};
    return section == 0 ? tr("Number") : withoutVendor(m_gpus[std::size_t(section - 1)]->name);
}

} // namespace tilesight
