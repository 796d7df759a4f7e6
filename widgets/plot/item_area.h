// A painted chart of items in one column that scrolls: what the views on such charts have in common. One item is
// current: arrow keys, Home and End move it and bring it into view, a click or Enter explains it; the pointer hovers
// another one. The view lays the chart out and paints it.
#pragma once

#include <QAbstractScrollArea>

namespace tilesight {

class ItemArea : public QAbstractScrollArea {
    Q_OBJECT
public:
    explicit ItemArea(QWidget* parent);
    int current() const { return m_current; } ///< -1 = none

signals:
    void explainRequested(const QString& id);

protected:
    virtual int itemCount() const = 0;
    virtual QRectF itemRect(int item) const = 0;       ///< in the chart, which begins at (0, 0)
    virtual QString itemWords(int item) const = 0;     ///< for screen readers
    virtual QString itemExplainId(int item) const = 0; ///< of explainRequested()
    virtual void relayout() = 0;                       ///< for the viewport's size; ends in setChartHeight()
    virtual void showHovered(QPoint globalPointer) = 0; ///< hovered() has the pointer, or nothing

    int hovered() const { return m_hovered; }
    void setChartHeight(double pixels);
    void setCurrent(int item);
    void forgetItems() { m_current = m_hovered = -1; } ///< there are others now
    void restoreCurrent(int item) { m_current = item; }
    int scrolled() const; ///< pixels of the chart above the viewport

    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    int itemAt(const QPointF& viewportPoint) const;

    int m_current = -1, m_hovered = -1;
};

} // namespace tilesight
