// One action of the plan: header, expressions, cost bars, two ports. It paints; gestures belong to the
// canvas.
//
// The chip at the right of the header is the level where the result lies, at every size.
//
// Level of detail by size on screen: below 100 % the small letters grow against the node, below 60 % the expressions go
// and the rest is written larger, below 45 % only the name, the level and the busiest pipe stay.
#pragma once

#include "widgets/graph/graph_model.h"
#include "widgets/theme/theme.h"

#include <QGraphicsItem>
#include <algorithm>

namespace tilesight {

/// Sizes in scene units (pixels at 100 %).
struct NodeMetrics {
    static constexpr double width = 176, header = 26, line = 15, bar = 15, padding = 7, port = 44,
                            portRadius = 4.5;
    /// Of a port, under the pointer: some pixels more than is drawn, at every size on screen.
    static double grabRadius(double scale) { return std::clamp(10 / scale, 11.0, 34.0); }
    static double height(const GraphNode& node);
};

/// Size on screen of one scene unit, in device-independent pixels.
double screenScale(const QPainter& painter);
inline constexpr double expressionScale = 0.60, nameScale = 0.45;

class NodeItem : public QGraphicsItem {
public:
    enum { Type = UserType + 1 };
    enum class Target { none, legal, refused }; ///< while an edge is being drawn

    NodeItem(GraphNode node, const Theme* theme);
    int type() const override { return Type; }

    const GraphNode& node() const { return m_node; }
    QSizeF size() const { return {NodeMetrics::width, NodeMetrics::height(m_node)}; }
    QRectF frame() const { return {pos(), size()}; } ///< in the scene
    QPointF inputPort() const { return pos() + QPointF(0, NodeMetrics::port); }
    QPointF outputPort() const { return pos() + QPointF(NodeMetrics::width, NodeMetrics::port); }
    bool onOutputPort(QPointF scenePoint, double scale = 1) const;
    bool onInputPort(QPointF scenePoint, double scale = 1) const;
    bool onHeader(QPointF scenePoint) const;
    /// Id of the expression at or beside this place in the lines, "" = the place is not in a line with expressions.
    QString partAt(QPointF scenePoint, double scale = 1) const;
    QRectF lineRect(int line) const; ///< in the scene

    void setSelectedLook(bool selected) {
        change(m_selected, selected);
        setZValue(selected ? 3 : 2); // what is held or chosen lies on top
    }
    void setHovered(bool hovered) { change(m_hovered, hovered); }
    void setFocused(bool focused) { change(m_focused, focused); }
    void setFlashed(bool flashed) { change(m_flashed, flashed); }
    void setStale(bool stale) { change(m_stale, stale); }
    void setTarget(Target target) { change(m_target, target); }
    bool isSelectedLook() const { return m_selected; }
    Target target() const { return m_target; }

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    template <class T>
    void change(T& member, T value) {
        if (member == value) return;
        member = value;
        update();
    }
    void paintFrame(QPainter& painter) const;
    void paintHeader(QPainter& painter, double scale) const;
    void paintLines(QPainter& painter, double scale) const;
    void paintBars(QPainter& painter, double top, double scale) const;
    void paintSmall(QPainter& painter, double scale) const;
    void paintLevel(QPainter& painter, const QRectF& rect) const;
    QFont lineFont(double scale) const;
    void paintPorts(QPainter& painter) const;
    void paintErrors(QPainter& painter) const;
    QRectF errorRect() const;

    GraphNode m_node;
    const Theme* m_theme;
    bool m_selected = false, m_hovered = false, m_focused = false, m_flashed = false, m_stale = false;
    Target m_target = Target::none;
};

} // namespace tilesight
