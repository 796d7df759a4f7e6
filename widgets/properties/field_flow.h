// Rows of fields: each field as wide as its content needs, as many in a row as fit, at most four; the fields
// of a row share what is left. A field wider than the room gets a row of its own.
#pragma once

#include <QLayout>
#include <QList>

namespace tilesight {

class FieldFlow : public QLayout {
public:
    static constexpr int mostInRow = 4, gap = 5;

    ~FieldFlow() override;
    void addItem(QLayoutItem* item) override { m_items << item; }
    int count() const override { return int(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect& rect) override;

private:
    int arrange(const QRect& rect, bool place) const; ///< returns the height
    QList<QLayoutItem*> m_items;
};

} // namespace tilesight
