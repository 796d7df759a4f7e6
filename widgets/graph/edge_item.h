// One edge: producer to consumer (solid), carried to the next iteration (dashed), or tensor access. The label
// is the bytes in flight. Critical edges are thicker.
#pragma once

#include "widgets/graph/graph_model.h"
#include "widgets/theme/theme.h"

#include <QGraphicsItem>
#include <QPainterPath>

namespace tilesight {

/// Curve from an output port to an input port through the way points (pairs: start and end of a column).
QPainterPath edgePath(QPointF from, QPointF to, const std::vector<QPointF>& way = {});
/// Curve below the nodes from one bottom to another, bending at height `floor`; both may be the same node.
QPainterPath carriedPath(const QRectF& from, const QRectF& to, double floor);

class EdgeItem : public QGraphicsItem {
public:
    enum { Type = UserType + 2 };

    EdgeItem(GraphEdge edge, QString fromName, QString toName, const Theme* theme);
    int type() const override { return Type; }

    const GraphEdge& edge() const { return m_edge; }
    const QString& fromName() const { return m_fromName; }
    const QString& toName() const { return m_toName; }
    bool removable() const { return m_edge.kind == GraphEdge::dependence; }
    const QPainterPath& path() const { return m_path; }

    void setPath(const QPainterPath& path);
    void setBand(const QRectF& band); ///< the part of the scene that is shown: a label that is not whole in it is left out
    void setSelectedLook(bool selected);
    void setHovered(bool hovered);
    bool isSelectedLook() const { return m_selected; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    QRectF placeLabel() const; ///< null = none
    QColor colour() const;

    GraphEdge m_edge;
    QString m_fromName, m_toName;
    const Theme* m_theme;
    QPainterPath m_path;
    QRectF m_label, m_bounds, m_band;
    QPointF m_beforeTip; ///< where the arrow begins
    bool m_selected = false, m_hovered = false;
};

} // namespace tilesight
