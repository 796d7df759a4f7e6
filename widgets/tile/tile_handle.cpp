#include "widgets/tile/tile_handle.h"

#include "widgets/theme/painting.h"

#include <QPainter>

#include <cmath>

namespace tilesight {

namespace {
constexpr int thickness = 16, length = 40;
}

TileHandle::TileHandle(QString title, Qt::Orientation axis, QWidget* parent)
    : StopSlider(parent), m_title(std::move(title)), m_axis(axis) {
    setOrientation(axis);
    setCursor(axis == Qt::Horizontal ? Qt::SizeHorCursor : Qt::SizeVerCursor);
    setFixedSize(axis == Qt::Horizontal ? QSize(thickness, length) : QSize(length, thickness));
    hide();
}

void TileHandle::setKnob(const QString& knob) {
    m_knob = knob;
    setAccessibleName(QStringLiteral("%1, %2").arg(knob, m_title));
    setToolTip(tr("%1 (%2): drag, or arrow keys. Esc cancels.").arg(knob, m_title));
}

void TileHandle::setPlace(double start, double pixelsPerElement, double across) {
    m_start = start;
    m_scale = pixelsPerElement;
    const double along = start + double(currentValue()) * pixelsPerElement;
    const QPointF centre = m_axis == Qt::Horizontal ? QPointF(along, across) : QPointF(across, along);
    move(qRound(centre.x() - width() / 2.0), qRound(centre.y() - height() / 2.0));
}

int TileHandle::stopAt(QPointF point) const {
    const QPointF inParent = mapToParent(point.toPoint());
    const double elements = ((m_axis == Qt::Horizontal ? inParent.x() : inParent.y()) - m_start) / m_scale;
    int best = 0;
    for (int i = 1; i < int(stops().size()); ++i)
        if (std::abs(double(stops()[std::size_t(i)].value) - elements) <
            std::abs(double(stops()[std::size_t(best)].value) - elements))
            best = i;
    return best;
}

QRectF TileHandle::grip() const {
    QRectF grip(0, 0, m_axis == Qt::Horizontal ? 6 : 26, m_axis == Qt::Horizontal ? 26 : 6);
    grip.moveCenter(QRectF(rect()).center());
    return grip;
}

void TileHandle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF box = grip();
    if (underMouse() || dragging()) box.adjust(-1, -1, 1, 1);
    painter.setPen(QPen(theme().panel, 1.5));
    painter.setBrush(theme().accent);
    painter.drawRoundedRect(box, 3.5, 3.5);
    if (hasFocus()) {
        painter.setPen(QPen(theme().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), 5, 5);
    }
}

} // namespace tilesight
