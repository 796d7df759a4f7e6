// Cells of the table of actions that can be edited in place. While one is, every change of its text is told, a faulty text
// is not taken by Enter or Tab, Esc leaves it as it was, and Tab goes on to the next cell that can be edited. Such cells
// have a dotted line below their text; all others are computed.
#pragma once

#include "widgets/table/table_delegate.h"

#include <functional>

namespace tilesight {

class ActionCellDelegate : public TableDelegate {
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;
    /// False = the text would not be taken.
    void setCheck(std::function<bool(const QModelIndex&, const QString&)> check) {
        m_check = std::move(check);
    }
    bool isEditing() const { return m_editors > 0; }

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

signals:
    void typed(const QModelIndex& index, const QString& text) const; ///< also when an editor opens
    void ended() const;
    void moveOn(const QModelIndex& index, int step); ///< Tab or Shift+Tab

protected:
    bool eventFilter(QObject* editor, QEvent* event) override;

private:
    std::function<bool(const QModelIndex&, const QString&)> m_check;
    mutable int m_editors = 0;
    mutable QPersistentModelIndex m_index; ///< being edited
};

} // namespace tilesight
