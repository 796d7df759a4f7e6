// Cells of the hardware table: the first row of a group carries the group's name above it; the editor reports every
// change of its text.
#pragma once

#include "widgets/table/table_delegate.h"

class QTableView;

namespace tilesight {

class HardwareDelegate : public TableDelegate {
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;
    /// Height of a row, with the group's name where one begins.
    int rowHeight(const QModelIndex& index) const;
    bool isEditing() const { return m_editing; }
    void setHeadings(bool on) { m_headings = on; } ///< off where rows are not in the order of their groups

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void destroyEditor(QWidget* editor, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

signals:
    void typed(const QString& key, const QString& text) const;
    void editingEnded() const;

private:
    int headingHeight(const QModelIndex& index) const; ///< 0 inside a group
    mutable bool m_editing = false;
    bool m_headings = true;
};

} // namespace tilesight
