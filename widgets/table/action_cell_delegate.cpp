#include "widgets/table/action_cell_delegate.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

namespace tilesight {

QWidget* ActionCellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                          const QModelIndex& index) const {
    auto* field = new QLineEdit(parent);
    field->setFont(theme().font(12));
    field->setPalette(theme().palette());
    field->setFrame(false);
    field->setAccessibleName(index.data(Qt::ToolTipRole).toString());
    m_index = index;
    ++m_editors;
    connect(field, &QLineEdit::textChanged, this,
            [this, cell = QPersistentModelIndex(index)](const QString& text) { emit typed(cell, text); });
    return field;
}

void ActionCellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* field = static_cast<QLineEdit*>(editor);
    field->setText(index.data(Qt::EditRole).toString());
    field->selectAll();
    emit typed(index, field->text());
}

void ActionCellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model,
                                      const QModelIndex& index) const {
    model->setData(index, static_cast<QLineEdit*>(editor)->text(), Qt::EditRole);
}

void ActionCellDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                              const QModelIndex&) const {
    QRect room = option.rect;
    room.setWidth(std::max(room.width(), qRound(150 * theme().fontScale))); // for a formula
    if (editor->parentWidget())
        room.moveRight(std::min(room.right(), editor->parentWidget()->rect().right()));
    editor->setGeometry(room);
}

void ActionCellDelegate::destroyEditor(QWidget* editor, const QModelIndex& index) const {
    --m_editors;
    TableDelegate::destroyEditor(editor, index);
    emit ended();
}

void ActionCellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    TableDelegate::paint(painter, option, index);
    if (!index.flags().testFlag(Qt::ItemIsEditable)) return;
    painter->save();
    painter->setPen(QPen(theme().control, 1, Qt::DotLine));
    const int inset = qRound(7 * theme().fontScale), y = option.rect.bottom() - 3;
    painter->drawLine(option.rect.left() + inset, y, option.rect.right() - inset, y);
    painter->restore();
}

bool ActionCellDelegate::eventFilter(QObject* watched, QEvent* event) {
    auto* field = qobject_cast<QLineEdit*>(watched);
    if (field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool tab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
        if (tab || key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (m_check && !m_check(m_index, field->text())) return true; // stays, with its reason on screen
            const QPersistentModelIndex here = m_index;
            emit commitData(field);
            emit closeEditor(field, NoHint);
            if (tab) emit moveOn(here, key == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    }
    return TableDelegate::eventFilter(watched, event);
}

} // namespace tilesight
