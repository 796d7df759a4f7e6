#include "widgets/hardware/hardware_delegate.h"

#include "widgets/hardware/gpu_model.h"

#include <QLineEdit>
#include <QPainter>
#include <QTableView>

namespace tilesight {

int HardwareDelegate::headingHeight(const QModelIndex& index) const {
    if (!m_headings) return 0;
    const QString group = index.siblingAtColumn(0).data(GpuModel::groupRole).toString();
    if (group.isEmpty()) return 0;
    if (index.row() > 0 && index.sibling(index.row() - 1, 0).data(GpuModel::groupRole).toString() == group)
        return 0;
    return qRound(22 * theme().fontScale);
}

int HardwareDelegate::rowHeight(const QModelIndex& index) const {
    return qRound(24 * theme().fontScale) + headingHeight(index);
}

void HardwareDelegate::paint(QPainter* p, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const int heading = headingHeight(index);
    QStyleOptionViewItem cell = option;
    cell.rect.setTop(cell.rect.top() + heading);
    TableDelegate::paint(p, cell, index);
    if (heading == 0) return;
    p->save();
    const QRect band(option.rect.left(), option.rect.top(), option.rect.width(), heading);
    p->setClipRect(band);
    p->fillRect(band, theme().header);
    // One name across all columns: every cell paints its part.
    int left = option.rect.left();
    if (const auto* table = qobject_cast<const QTableView*>(option.widget))
        left = table->columnViewportPosition(0);
    p->setFont(theme().font(11, true));
    p->setPen(theme().textSecondary);
    p->drawText(QRectF(left + 7 * theme().fontScale, band.top(), 600, heading),
                Qt::AlignLeft | Qt::AlignVCenter,
                index.siblingAtColumn(0).data(GpuModel::groupRole).toString());
    p->restore();
}

QWidget* HardwareDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                        const QModelIndex& index) const {
    auto* editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setFont(theme().font(12));
    editor->setAccessibleName(index.siblingAtColumn(0).data().toString());
    const QString key = index.data(GpuModel::keyRole).toString();
    connect(editor, &QLineEdit::textEdited, this,
            [this, key](const QString& text) { emit typed(key, text); });
    m_editing = true;
    return editor;
}

void HardwareDelegate::destroyEditor(QWidget* editor, const QModelIndex& index) const {
    TableDelegate::destroyEditor(editor, index);
    m_editing = false;
    emit editingEnded();
}

void HardwareDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                            const QModelIndex& index) const {
    // Room for "1.23456 GB/s" whatever the column, without its heading; above the cells at the left.
    const int width = std::max(option.rect.width(), qRound(110 * theme().fontScale));
    editor->setGeometry(std::max(0, option.rect.right() - width + 1),
                        option.rect.top() + headingHeight(index), width,
                        option.rect.height() - headingHeight(index));
}

} // namespace tilesight
