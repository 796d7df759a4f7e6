#include "widgets/hardware/gpu_model.h"

#include "widgets/hardware/quantity_text.h"
#include "widgets/summary/wording.h"
#include "widgets/table/csv_text.h"
#include "widgets/table/table_delegate.h"
#include "widgets/words.h"

namespace tilesight {

void GpuModel::setGpu(std::shared_ptr<const Gpu> gpu, std::shared_ptr<const Gpu> catalogue) {
    beginResetModel();
    m_gpu = std::move(gpu);
    m_catalogue = std::move(catalogue);
    endResetModel();
}

const Quantity& GpuModel::quantity(int row) const { return (*m_gpu).*(gpuFields()[std::size_t(row)].member); }

int GpuModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_gpu ? 0 : int(gpuFields().size());
}

QString GpuModel::keyAt(int row) const {
    return row >= 0 && row < rowCount() ? toQString(gpuFields()[std::size_t(row)].key) : QString();
}

int GpuModel::rowOf(const QString& key) const {
    for (int row = 0; row < rowCount(); ++row)
        if (keyAt(row) == key) return row;
    return -1;
}

int GpuModel::editedCount() const {
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += changed(row);
    return count;
}

bool GpuModel::changed(int row) const {
    const Quantity& now = quantity(row);
    if (!m_catalogue) return now.kind == Provenance::edited;
    const Quantity& before = (*m_catalogue).*(gpuFields()[std::size_t(row)].member);
    // What follows from a changed number is not changed itself.
    return !now.filledIn &&
           (now.value != before.value || now.kind != before.kind || now.source != before.source);
}

QVariant GpuModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const GpuField& field = gpuFields()[std::size_t(index.row())];
    const Quantity& q = quantity(index.row());
    const QString shown = quantityText(q.value, field.unit);
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case number:
            return toQString(field.title);
        case value:
            return shown;
        case kind:
            return q.known() ? toQString(nameOf(q.kind)) : QString();
        case source:
            return toQString(q.source);
        default:
            return {};
        }
    case Qt::EditRole:
        return index.column() == value ? QVariant(q.known() ? shown : QString()) : QVariant();
    case exportRole:
        if (index.column() == number) return toQString(field.key + " (" + field.unit + ")");
        if (index.column() == value) return q.known() ? QString::number(q.value, 'g', 17) : QString();
        return {};
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == value ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole: {
        QString text =
            toQString(field.title) + QStringLiteral(": ") + shown + '\n' + toQString(field.meaning);
        if (!q.source.empty()) text += '\n' + tr("Source: %1").arg(toQString(q.source));
        if (!q.note.empty()) text += '\n' + toQString(q.note);
        if (q.known() && q.kind == Provenance::guess)
            text += '\n' + tr("A guess: nobody has stated or measured it for this GPU");
        for (const Quantity::Alternative& other : q.alternatives)
            text += '\n' + tr("Also %1 (%2): %3")
                               .arg(quantityText(other.value, field.unit), engineWord(nameOf(other.kind)),
                                    toQString(other.source));
        return text;
    }
    case TableDelegate::provenanceRole:
        return index.column() == kind;
    case TableDelegate::editedRole:
        return index.column() == value && changed(index.row());
    case TableDelegate::doubtfulRole:
        return index.column() == value && q.known() && q.kind == Provenance::guess;
    case keyRole:
        return toQString(field.key);
    case groupRole:
        return toQString(field.group);
    default:
        return {};
    }
}

bool GpuModel::setData(const QModelIndex& index, const QVariant& text, int role) {
    if (role != Qt::EditRole || !index.isValid() || index.column() != value) return false;
    const GpuField& field = gpuFields()[std::size_t(index.row())];
    // Left as shown: the rounded text must not become the value.
    if (text.toString() == data(index, Qt::EditRole).toString()) return false;
    const TypedQuantity typed = typedQuantity(text.toString(), field);
    if (!typed.value) {
        emit numberRefused(typed.fault);
        return false;
    }
    emit numberEdited(toQString(field.key), *typed.value);
    return true;
}

Qt::ItemFlags GpuModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == value) flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant GpuModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == value ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    const QString heads[] = {tr("Number"), tr("Value"), tr("Kind"), tr("Source")};
    return section >= 0 && section < int(columnsCount) ? QVariant(heads[section]) : QVariant();
}

} // namespace tilesight
