#include "widgets/graph/tensor_item.h"

#include "widgets/graph/node_item.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tilesight {

double TensorItem::width(const GraphTensor& tensor, const Theme& theme) {
    const double name = QFontMetricsF(theme.font(12.5, true)).horizontalAdvance(tensor.name) + 34;
    const double shape = QFontMetricsF(theme.monoFont(11)).horizontalAdvance(tensor.shape);
    const double size = QFontMetricsF(theme.font(11)).horizontalAdvance(tensor.size);
    return std::clamp(std::max({name, shape, size}) + 20, 84.0, 176.0);
}

TensorItem::TensorItem(GraphTensor tensor, const Theme* theme) : m_tensor(std::move(tensor)), m_theme(theme) {
    setAcceptedMouseButtons(Qt::NoButton);
    setToolTip((m_tensor.written ? QCoreApplication::translate("PlanGraph", "Tensor %1, %2, %3, written")
                                 : QCoreApplication::translate("PlanGraph", "Tensor %1, %2, %3, read"))
                   .arg(m_tensor.name, m_tensor.shape, m_tensor.size));
    setZValue(2);
}

QRectF TensorItem::row(int index) const {
    const QRectF inner = QRectF(QPointF(), size()).adjusted(9, 4, -8, -4);
    const double line = inner.height() / 3;
    return QRectF(inner.x(), inner.y() + index * line, inner.width(), line);
}

int TensorItem::dimensionAt(QPointF scenePoint) const {
    const QPointF point = scenePoint - pos();
    if (!row(1).contains(point)) return -1;
    const QFontMetricsF metrics(m_theme->monoFont(11));
    int dimension = 0;
    for (qsizetype i = 0; i < m_tensor.shape.size(); ++i)
        if (m_tensor.shape[i] == u'×' && metrics.horizontalAdvance(m_tensor.shape.left(i + 1)) < point.x() - row(1).x())
            ++dimension;
    return dimension;
}

void TensorItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(m_theme->control, 1.2 * m_theme->borderWidth);
    pen.setDashPattern({3, 3});
    painter->setPen(pen);
    painter->setBrush(m_theme->canvas);
    const QRectF box(QPointF(), size());
    painter->drawRoundedRect(box, 5, 5);
    const double scale = screenScale(*painter);
    if (scale < nameScale) {
        painter->setFont(m_theme->font(22, true));
        painter->setPen(m_theme->text);
        painter->drawText(box, Qt::AlignCenter, m_tensor.name);
        return;
    }
    const QRectF inner = row(0);
    const auto write = [&](int i, const QFont& font, const QColor& colour, const QString& text, double room) {
        painter->setFont(font);
        painter->setPen(colour);
        painter->drawText(row(i), Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetricsF(font).elidedText(text, Qt::ElideRight, room));
    };
    write(0, m_theme->font(12.5, true), m_theme->text, m_tensor.name, inner.width() - 26);
    write(1, m_theme->monoFont(11), m_theme->textSecondary, m_tensor.shape, inner.width());
    write(2, m_theme->font(11), m_theme->textSecondary, m_tensor.size, inner.width());
    if (m_tensor.resource)
        paintChip(*painter, QRectF(inner.right() - 22, inner.center().y() - 6, 22, 13), *m_tensor.resource,
                  *m_theme);
}

} // namespace tilesight
