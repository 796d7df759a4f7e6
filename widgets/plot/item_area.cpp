#include "widgets/plot/item_area.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace tilesight {

ItemArea::ItemArea(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

int ItemArea::scrolled() const { return verticalScrollBar()->value(); }

void ItemArea::setChartHeight(double pixels) {
    verticalScrollBar()->setRange(0, std::max(0, int(pixels) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(24);
    viewport()->update();
}

int ItemArea::itemAt(const QPointF& viewportPoint) const {
    const QPointF place = viewportPoint + QPointF(0, scrolled());
    for (int item = 0; item < itemCount(); ++item)
        if (itemRect(item).contains(place)) return item;
    return -1;
}

void ItemArea::setCurrent(int item) {
    if (itemCount() == 0) return;
    constexpr int margin = 8;
    m_current = std::clamp(item, 0, itemCount() - 1);
    const QRectF rect = itemRect(m_current);
    QScrollBar* bar = verticalScrollBar();
    if (rect.top() < bar->value()) bar->setValue(int(rect.top()) - margin);
    if (rect.bottom() > bar->value() + viewport()->height())
        bar->setValue(int(rect.bottom()) + margin - viewport()->height());
    setAccessibleDescription(itemWords(m_current));
    viewport()->update();
}

void ItemArea::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void ItemArea::mouseMoveEvent(QMouseEvent* event) {
    const int before = m_hovered;
    m_hovered = itemAt(event->position());
    viewport()->setCursor(m_hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (before != m_hovered) viewport()->update();
    showHovered(event->globalPosition().toPoint());
}

void ItemArea::mouseReleaseEvent(QMouseEvent* event) {
    const int hit = itemAt(event->position());
    if (hit < 0 || event->button() != Qt::LeftButton) return;
    setCurrent(hit);
    emit explainRequested(itemExplainId(hit));
}

void ItemArea::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        return setCurrent(m_current + 1);
    case Qt::Key_Left:
    case Qt::Key_Up:
        return setCurrent(m_current - 1);
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(itemCount() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F1:
        if (m_current >= 0) return emit explainRequested(itemExplainId(m_current));
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void ItemArea::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason) setCurrent(0);
    viewport()->update();
}

void ItemArea::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool ItemArea::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        m_hovered = -1;
        showHovered({});
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace tilesight
