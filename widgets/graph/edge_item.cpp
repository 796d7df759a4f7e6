#include "widgets/graph/edge_item.h"

#include "widgets/graph/node_item.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QCursor>
#include <QPainter>

#include <cmath>

namespace tilesight {

namespace {

constexpr double arrowLength = 7, arrowHalf = 3.6, labelScale = 0.6, grabWidth = 12;

void addBend(QPainterPath& path, QPointF to) {
    const QPointF from = path.currentPosition();
    const double reach = to.x() > from.x()
                             ? std::max(24.0, (to.x() - from.x()) * 0.5)
                             : std::max(60.0, (from.x() - to.x()) * 0.4); // backwards: a wide loop
    path.cubicTo(from + QPointF(reach, 0), to - QPointF(reach, 0), to);
}

} // namespace

QPainterPath edgePath(QPointF from, QPointF to, const std::vector<QPointF>& way) {
    QPainterPath path(from);
    for (std::size_t i = 0; i < way.size(); ++i) {
        if (i % 2 == 0)
            addBend(path, way[i]);
        else
            path.lineTo(way[i]);
    }
    addBend(path, to);
    return path;
}

QPainterPath carriedPath(const QRectF& from, const QRectF& to, double floor) {
    const QPointF start(from.left() + from.width() * 0.86, from.bottom() + 3);
    const QPointF end(to.left() + to.width() * 0.14, to.bottom() + 5);
    QPainterPath path(start);
    const double reach = std::min(60.0, std::max(20.0, std::abs(start.x() - end.x()) * 0.25));
    if (std::abs(start.x() - end.x()) < from.width()) { // one arc
        path.cubicTo(QPointF(start.x() - 12, floor + 6), QPointF(end.x() + 12, floor + 6), end);
        return path;
    }
    const double direction = end.x() < start.x() ? -1 : 1;
    path.cubicTo(QPointF(start.x(), floor), QPointF(start.x(), floor),
                 QPointF(start.x() + direction * reach, floor));
    path.lineTo(QPointF(end.x() - direction * reach, floor));
    path.cubicTo(QPointF(end.x(), floor), QPointF(end.x(), floor), end);
    return path;
}

EdgeItem::EdgeItem(GraphEdge edge, QString fromName, QString toName, const Theme* theme)
    : m_edge(std::move(edge)), m_fromName(std::move(fromName)), m_toName(std::move(toName)), m_theme(theme) {
    setZValue(m_edge.critical ? 1.2 : 1);
    QString tip = m_fromName + QStringLiteral(" → ") + m_toName;
    if (m_edge.kind == GraphEdge::carried)
        tip += QCoreApplication::translate("PlanGraph", " of the next iteration");
    if (!m_edge.label.isEmpty()) tip += QStringLiteral(": ") + m_edge.label;
    if (m_edge.critical) tip += QCoreApplication::translate("PlanGraph", ", on the critical chain");
    setToolTip(tip);
}

void EdgeItem::setPath(const QPainterPath& path) {
    prepareGeometryChange();
    m_path = path;
    // Lengths along curves are dear, and asked for at every repaint: once for each path.
    m_label = placeLabel();
    m_beforeTip = path.pointAtPercent(path.percentAtLength(std::max(0.0, path.length() - arrowLength)));
    m_bounds = (path.boundingRect() | m_label).adjusted(-8, -8, 8, 8);
}

void EdgeItem::setSelectedLook(bool selected) {
    if (m_selected == selected) return;
    m_selected = selected;
    update();
}

void EdgeItem::setHovered(bool hovered) {
    if (m_hovered == hovered) return;
    m_hovered = hovered;
    update();
}

void EdgeItem::setBand(const QRectF& band) {
    m_band = band;
    update();
}

QRectF EdgeItem::placeLabel() const {
    if (m_edge.label.isEmpty() || m_path.isEmpty()) return {};
    const QSizeF size(textWidth(m_theme->font(11), m_edge.label) + 14, 17);
    // Curves that come together do so at the consumer: the label stands nearer to the producer.
    QPointF middle = m_path.pointAtPercent(0.45);
    if (m_edge.kind == GraphEdge::carried)
        middle = QPointF(m_path.pointAtPercent(0.5).x(), m_path.boundingRect().bottom() + 11);
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF EdgeItem::boundingRect() const { return m_bounds; }

QPainterPath EdgeItem::shape() const {
    QPainterPathStroker stroker;
    stroker.setWidth(grabWidth);
    QPainterPath shape = stroker.createStroke(m_path);
    if (m_edge.kind != GraphEdge::carried) shape.addRect(m_label);
    return shape;
}

QColor EdgeItem::colour() const {
    if (m_selected) return m_theme->accent;
    return m_edge.critical || m_hovered ? m_theme->critical : m_theme->control;
}

void EdgeItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_path.isEmpty()) return;
    painter->setRenderHint(QPainter::Antialiasing);
    const double width = (m_edge.critical ? 2.4 : m_selected ? 2.2 : 1.4) * (m_theme->highContrast ? 1.4 : 1);
    QPen pen(colour(), width);
    if (m_edge.kind == GraphEdge::carried) pen.setDashPattern({4, 3});
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(m_path);

    // Arrow: tip at the end, along the last stretch.
    const QPointF tip = m_path.currentPosition();
    const QLineF direction(m_beforeTip, tip);
    if (direction.length() > 0) {
        const QPointF unit((tip.x() - m_beforeTip.x()) / direction.length(),
                           (tip.y() - m_beforeTip.y()) / direction.length());
        const QPointF normal(-unit.y(), unit.x());
        const QPointF base = tip - unit * (arrowLength + width);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colour());
        painter->drawPolygon(QPolygonF(
            {tip, base + normal * (arrowHalf + width / 3), base - normal * (arrowHalf + width / 3)}));
    }
    const QRectF label = m_label;
    if (label.isNull() || (!m_band.isNull() && !m_band.contains(label)) || screenScale(*painter) < labelScale) return;
    if (m_edge.kind != GraphEdge::carried) {
        painter->setPen(QPen(m_selected ? m_theme->accent : m_theme->line, 1));
        painter->setBrush(m_theme->canvas);
        painter->drawRoundedRect(label, 3, 3);
    }
    painter->setFont(m_theme->font(11));
    painter->setPen(m_theme->textSecondary);
    painter->drawText(label, Qt::AlignCenter, m_edge.label);
}

} // namespace tilesight
