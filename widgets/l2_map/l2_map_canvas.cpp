#include "widgets/l2_map/l2_map_canvas.h"

#include "widgets/theme/painting.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace tilesight {

L2MapCanvas::L2MapCanvas(QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(L2Words::tr("Map of the tiles"));
}

void L2MapCanvas::setLook(const L2Look& look, const Theme& theme, bool old) {
    m_look = look;
    m_theme = theme;
    m_old = old;
    if (look.map) m_scale = l2Scale(look);
    relayout();
    update();
}

void L2MapCanvas::relayout() {
    m_layout = m_look.map ? l2Layout(m_look, QRectF(rect()).adjusted(12, 8, -6, -8), m_theme) : L2Layout{};
}

void L2MapCanvas::resizeEvent(QResizeEvent*) { relayout(); }

void L2MapCanvas::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (m_look.map) paintL2Map(p, m_look, m_layout, m_scale, m_theme, {m_old, m_hovered});
    if (hasFocus()) paintFocusRing(p, QRectF(rect()), m_theme, 0);
}

void L2MapCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPoint cell = m_layout.cellAt(event->position());
    if (cell != m_hovered) update();
    m_hovered = cell;
    const QRect rect = cell.x() < 0 ? QRect() : m_layout.cell(cell).toAlignedRect();
    emit cellHovered(cell, event->globalPosition().toPoint(),
                     QRect(mapToGlobal(rect.topLeft()), rect.size()));
}

void L2MapCanvas::mousePressEvent(QMouseEvent* event) {
    const QPoint cell = m_layout.cellAt(event->position());
    if (event->button() == Qt::LeftButton && cell.x() >= 0) emit cellClicked(cell);
}

void L2MapCanvas::leaveEvent(QEvent*) {
    m_hovered = {-1, -1};
    emit cellHovered(m_hovered, {}, {});
    update();
}

void L2MapCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        return emit stepped(-1);
    case Qt::Key_Right:
        return emit stepped(1);
    case Qt::Key_PageUp:
        return emit waveStepped(-1);
    case Qt::Key_PageDown:
        return emit waveStepped(1);
    case Qt::Key_Home:
        return emit firstRequested();
    case Qt::Key_End:
        return emit lastRequested();
    case Qt::Key_Space:
        return emit playToggled();
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace tilesight
