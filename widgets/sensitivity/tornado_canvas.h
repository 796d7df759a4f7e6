// The painted part of the sensitivity view: pointer, keys, focus.
#pragma once

#include "widgets/sensitivity/tornado.h"

#include <QWidget>

namespace tilesight {

class SensitivityView;

class TornadoCanvas : public QWidget {
    Q_OBJECT
public:
    explicit TornadoCanvas(SensitivityView* view);
    void refresh();
    const TornadoLayout& tornado() const { return m_layout; }
    int current() const { return m_current; }

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setCurrent(int line);
    void relayout();
    SensitivityView* m_view;
    TornadoLayout m_layout;
    int m_current = -1, m_hovered = -1, m_pressed = -1;
};

} // namespace tilesight
