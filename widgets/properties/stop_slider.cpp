#include "widgets/properties/stop_slider.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>

namespace tilesight {

StopSlider::StopSlider(QWidget* parent) : QAbstractSlider(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSingleStep(1);
    setPageStep(1);
    setAttribute(Qt::WA_Hover);
}

void StopSlider::setTheme(const Theme& theme) {
    m_theme = theme;
    updateGeometry();
    update();
}

void StopSlider::setStops(std::vector<Stop> stops, long long current) {
    const auto at = std::lower_bound(stops.begin(), stops.end(), current,
                                     [](const Stop& stop, long long value) { return stop.value < value; });
    const int index = int(at - stops.begin());
    if (at == stops.end() || at->value != current) stops.insert(at, Stop{current});
    const long long before =
        m_indexBefore < int(m_stops.size()) ? m_stops[std::size_t(m_indexBefore)].value : 0;
    const bool sameCount = stops.size() == m_stops.size();
    m_stops = std::move(stops);
    setRange(0, int(m_stops.size()) - 1);
    if (!m_dragging) {
        setValue(index);
    } else if (!sameCount) { // the stop where the drag began may have another index now
        for (std::size_t i = 0; i < m_stops.size(); ++i)
            if (m_stops[i].value == before) m_indexBefore = int(i);
    }
    update();
}

long long StopSlider::currentValue() const {
    return m_stops.empty() ? 0 : m_stops[std::size_t(std::clamp(value(), 0, int(m_stops.size()) - 1))].value;
}

void StopSlider::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || m_stops.empty()) {
        event->ignore();
        return;
    }
    m_dragging = true;
    m_previewed = false;
    m_indexBefore = value();
    setSliderDown(true);
    dragTo(event->position());
}

void StopSlider::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragging) dragTo(event->position());
    update(); // hover
}

void StopSlider::dragTo(QPointF point) {
    const int index = std::clamp(stopAt(point), 0, int(m_stops.size()) - 1);
    if (index == value()) return;
    setValue(index);
    m_previewed = true;
    emit previewed(currentValue());
}

void StopSlider::mouseReleaseEvent(QMouseEvent* event) {
    if (!m_dragging || event->button() != Qt::LeftButton) return;
    if (event->modifiers() & Qt::ShiftModifier) {
        cancelDrag();
        return;
    }
    m_dragging = false;
    setSliderDown(false);
    if (value() != m_indexBefore)
        emit committed(currentValue(), false);
    else if (m_previewed)
        emit cancelled(); // dragged away and back
    update();
}

void StopSlider::cancelDrag() {
    if (!m_dragging) return;
    m_dragging = false;
    setSliderDown(false);
    setValue(std::min(m_indexBefore, maximum()));
    if (m_previewed) emit cancelled();
    update();
}

void StopSlider::stepTo(int index) {
    index = std::clamp(index, minimum(), maximum());
    if (m_stops.empty() || index == value()) return;
    setValue(index);
    emit committed(currentValue(), true);
}

void StopSlider::keyPressEvent(QKeyEvent* event) {
    if (m_dragging) {
        if (event->key() == Qt::Key_Escape) cancelDrag();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
        stepTo(value() - 1);
        return;
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
        stepTo(value() + 1);
        return;
    case Qt::Key_Home:
        stepTo(minimum());
        return;
    case Qt::Key_End:
        stepTo(maximum());
        return;
    default:
        event->ignore(); // not QAbstractSlider: it would change the value without a commit
    }
}

void StopSlider::wheelEvent(QWheelEvent* event) {
    // Only with focus: a wheel that scrolls the panel must not change a plan in passing.
    if (!hasFocus() || m_dragging) {
        event->ignore();
        return;
    }
    m_wheelRest += event->angleDelta().y();
    const int steps = m_wheelRest / 120;
    m_wheelRest -= steps * 120;
    if (steps != 0) stepTo(value() + steps);
    event->accept();
}

void StopSlider::focusInEvent(QFocusEvent* event) {
    QAbstractSlider::focusInEvent(event);
    update();
}

void StopSlider::focusOutEvent(QFocusEvent* event) {
    QAbstractSlider::focusOutEvent(event);
    update();
}

bool StopSlider::event(QEvent* event) {
    // Esc belongs to the drag, not to a dialog or a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride && m_dragging &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverLeave) update();
    return QAbstractSlider::event(event);
}

} // namespace tilesight
