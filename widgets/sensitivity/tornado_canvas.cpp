#include "widgets/sensitivity/tornado_canvas.h"

#include "widgets/sensitivity/sensitivity_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollArea>

namespace tilesight {

TornadoCanvas::TornadoCanvas(SensitivityView* view) : QWidget(nullptr), m_view(view) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Sensitivity bars"));
}

void TornadoCanvas::relayout() {
    m_layout = m_view->m_shown ? tornadoLayout(*m_view->m_shown, width(), m_view->m_theme) : TornadoLayout{};
    setMinimumHeight(std::max(0, int(std::ceil(m_layout.size.height()))));
}

void TornadoCanvas::refresh() {
    relayout();
    m_hovered = m_pressed = -1;
    if (m_current >= int(m_layout.lines.size())) m_current = -1;
    update();
}

void TornadoCanvas::resizeEvent(QResizeEvent*) { relayout(); }

void TornadoCanvas::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_view->m_theme.panel);
    if (!m_view->m_shown) return;
    paintTornado(p, *m_view->m_shown, m_layout, m_view->m_theme,
                 {m_hovered, m_current, hasFocus(), m_view->isOld()});
}

void TornadoCanvas::setCurrent(int line) {
    if (m_layout.lines.empty()) return;
    m_current = std::clamp(line, 0, int(m_layout.lines.size()) - 1);
    const TornadoLine& at = m_layout.lines[std::size_t(m_current)];
    m_view->m_scroll->ensureVisible(0, int(at.rect.center().y()), 0, 40);
    setAccessibleDescription(m_view->hoverText(m_current).plain());
    update();
}

void TornadoCanvas::mouseMoveEvent(QMouseEvent* event) {
    const int before = m_hovered;
    m_hovered = m_layout.lineAt(event->position());
    if (before != m_hovered) update();
    if (m_hovered < 0 || event->buttons()) return m_view->m_tooltip->dismiss();
    const TornadoLine& line = m_layout.lines[std::size_t(m_hovered)];
    setCursor(line.button.contains(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const QRect rect = line.rect.toRect();
    m_view->m_tooltip->request(m_view->hoverText(m_hovered), event->globalPosition().toPoint(),
                               QRect(mapToGlobal(rect.topLeft()), rect.size()));
}

void TornadoCanvas::mousePressEvent(QMouseEvent* event) {
    m_view->m_tooltip->dismiss();
    m_pressed = event->button() == Qt::LeftButton ? m_layout.lineAt(event->position()) : -1;
    if (m_pressed >= 0) setCurrent(m_pressed);
}

void TornadoCanvas::mouseReleaseEvent(QMouseEvent* event) {
    const int line = m_layout.lineAt(event->position());
    if (line < 0 || line != m_pressed) return;
    m_pressed = -1;
    if (m_layout.lines[std::size_t(line)].button.contains(event->position())) m_view->activate(line);
}

void TornadoCanvas::leaveEvent(QEvent*) {
    m_hovered = -1;
    m_view->m_tooltip->dismiss();
    update();
}

void TornadoCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Down:
        return setCurrent(m_current + 1);
    case Qt::Key_Up:
        return setCurrent(m_current - 1);
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(int(m_layout.lines.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current >= 0) return m_view->activate(m_current);
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void TornadoCanvas::focusInEvent(QFocusEvent* event) {
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason) setCurrent(0);
    update();
}

void TornadoCanvas::focusOutEvent(QFocusEvent*) { update(); }

} // namespace tilesight
