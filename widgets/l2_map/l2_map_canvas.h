// The painted map of the L2 dock: pointer, keys, focus.
#pragma once

#include "widgets/l2_map/l2_picture.h"

#include <QWidget>

namespace tilesight {

class L2MapCanvas : public QWidget {
    Q_OBJECT
public:
    explicit L2MapCanvas(QWidget* parent);
    void setLook(const L2Look& look, const Theme& theme, bool old); ///< look.map null = nothing to draw
    QPointF cellCentre(const QPoint& cell) const { return m_layout.cell(cell).center(); }
    const L2Layout& picture() const { return m_layout; }
    QSize sizeHint() const override { return {420, 300}; }
    QSize minimumSizeHint() const override { return {200, 110}; }

signals:
    void cellClicked(const QPoint& cell);
    void cellHovered(const QPoint& cell, const QPoint& globalPointer,
                     const QRect& globalCell); ///< (-1, -1) = none
    void stepped(qint64 by);                   ///< in launch order
    void waveStepped(int by);
    void firstRequested();
    void lastRequested();
    void playToggled();

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent*) override { update(); }
    void focusOutEvent(QFocusEvent*) override { update(); }

private:
    void relayout();
    L2Look m_look;
    L2Scale m_scale;
    L2Layout m_layout;
    Theme m_theme;
    bool m_old = false;
    QPoint m_hovered{-1, -1};
};

} // namespace tilesight
