// A tensor that the plan reads (left) or writes (right): name, where it lives, shape, data type and bytes.
#pragma once

#include "widgets/graph/graph_model.h"
#include "widgets/theme/theme.h"

#include <QGraphicsItem>

namespace tilesight {

class TensorItem : public QGraphicsItem {
public:
    static constexpr double height = 56, port = 27;
    static double width(const GraphTensor& tensor, const Theme& theme);

    TensorItem(GraphTensor tensor, const Theme* theme);
    const GraphTensor& tensor() const { return m_tensor; }
    QSizeF size() const { return {width(m_tensor, *m_theme), height}; }
    QRectF frame() const { return {pos(), size()}; }
    int dimensionAt(QPointF scenePoint) const; ///< of those in its shape; -1 = the place is beside it
    QPointF inputPort() const { return pos() + QPointF(0, port); }
    QPointF outputPort() const { return pos() + QPointF(size().width(), port); }

    QRectF boundingRect() const override { return QRectF(QPointF(), size()).adjusted(-2, -2, 2, 2); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF row(int index) const; ///< of its three lines
    GraphTensor m_tensor;
    const Theme* m_theme;
};

} // namespace tilesight
