// Items of one GraphModel at their places. Rebuilt for every new state; gestures address nodes by name, so
// they survive a rebuild in the middle of a drag.
#pragma once

#include "widgets/graph/edge_item.h"
#include "widgets/graph/frame_item.h"
#include "widgets/graph/graph_layout.h"
#include "widgets/graph/graph_model.h"
#include "widgets/graph/kept_layout.h"
#include "widgets/graph/node_item.h"
#include "widgets/graph/tensor_item.h"

#include <QGraphicsScene>
#include <QHash>

namespace tilesight {

class GraphScene : public QGraphicsScene {
    Q_OBJECT
public:
    explicit GraphScene(QObject* parent = nullptr);

    /// Items stay where they are while the plan is edited (kept_layout.h).
    void showModel(GraphModel model, const Theme& theme);
    /// The next model is laid out anew: another plan, or arranged by command.
    void forgetPlaces() { m_kept.forget(); }
    /// As another scene has them, for a picture of it.
    void keepPlacesOf(const GraphScene& other) { m_kept = other.m_kept; }
    const GraphModel& model() const { return m_model; }
    const Theme& theme() const { return m_theme; }

    const std::vector<NodeItem*>& nodes() const { return m_nodes; }
    const std::vector<EdgeItem*>& edges() const { return m_edges; }
    const std::vector<TensorItem*>& tensors() const { return m_tensors; }
    const std::vector<FrameItem*>& frames() const { return m_frames; } ///< parallel to the loops of the model
    NodeItem* node(const QString& name) const { return m_byName.value(name); }
    /// The topmost of the nodes there, or null.
    NodeItem* nodeAt(QPointF scenePoint) const;
    struct Port {
        NodeItem* node = nullptr; ///< null = none
        bool isOutput = false;
    };
    /// The port under the pointer, with a margin; `scale` as screenScale(). What a node covers cannot be reached.
    /// `outputs`: only these, or only inputs.
    Port portAt(QPointF scenePoint, double scale, std::optional<bool> outputs = {}) const;
    /// The node that an edge dropped here belongs to: the one there, or the nearest whose margin is there.
    NodeItem* dropTargetAt(QPointF scenePoint, double scale, bool onOutputs) const;
    EdgeItem* edgeAt(QPointF scenePoint) const;
    EdgeItem* edge(const QString& from, const QString& to) const;
    /// Bounds of nodes, tensors and frames; null when there is nothing.
    bool arrangedByHand() const { return m_byHand; } ///< some node has a place of its own
    QRectF contentRect() const;
    std::vector<const FrameItem*> allFrames() const; ///< of the loops, and the epilogue's
    /// For paper: only what stands in this part is painted, with no word that its edge would cut.
    void showBand(const QRectF& band);
    /// Top left of a node near `wanted` that would overlap nothing.
    QPointF freePlace(QPointF wanted) const;

    /// Shows some nodes elsewhere while they are dragged; an empty list puts all back.
    void setDrag(const QStringList& names, QPointF offset);
    QPointF placeOf(const QString& name) const; ///< top left without the drag

    void setSelectedNodes(const QStringList& names);
    void setHoveredNode(const QString& name);
    void setHoveredEdge(const EdgeItem* edge);
    void setFocusedNode(const QString& name);
    void setFlashedNodes(const QStringList& names);
    void setSelectedEdge(const QString& from, const QString& to); ///< empty = none
    const QString& selectedEdgeFrom() const { return m_edgeFrom; }
    const QString& selectedEdgeTo() const { return m_edgeTo; }

private:
    void layOut();
    void addItems();
    void placeItems(); ///< positions, frames and edge paths from m_places and the drag
    std::vector<LayoutItem> layoutItems() const;
    std::vector<LayoutLoop> layoutLoops() const;
    std::vector<LayoutEdge> layoutEdges() const;
    LayoutMetrics metrics() const;
    QRectF frameOf(int item) const;

    GraphModel m_model;
    Theme m_theme;
    KeptLayout m_kept;
    GraphLayout m_layout;
    std::vector<QRectF> m_places; ///< of all items, hand-made positions applied
    bool m_byHand = false;        ///< some position was set by hand
    std::vector<NodeItem*> m_nodes;
    std::vector<TensorItem*> m_tensors;
    std::vector<EdgeItem*> m_edges;
    std::vector<FrameItem*> m_frames;
    FrameItem* m_epilogue = nullptr;
    QHash<QString, NodeItem*> m_byName;
    QStringList m_dragged, m_selected, m_flashed;
    QPointF m_dragOffset;
    QString m_hovered, m_focused, m_edgeFrom, m_edgeTo;
};

} // namespace tilesight
