#include "widgets/graph/graph_scene.h"

#include <algorithm>

namespace tilesight {

namespace {
constexpr double carriedRoom = 46, epilogueSide = 14, epilogueTop = 32, epilogueBottom = 12;
constexpr double sceneHalf = 40000; // fixed and big: a moved node must not make the view jump
} // namespace

GraphScene::GraphScene(QObject* parent) : QGraphicsScene(parent) {
    setSceneRect(-sceneHalf, -sceneHalf, 2 * sceneHalf, 2 * sceneHalf);
    setItemIndexMethod(QGraphicsScene::NoIndex); // few items, replaced often
}

void GraphScene::showModel(GraphModel model, const Theme& theme) {
    m_model = std::move(model);
    m_theme = theme;
    m_theme.fontScale = 1; // the view's transform scales everything
    layOut();
    addItems();
    placeItems();
    setSelectedNodes(m_selected);
    setHoveredNode(m_hovered);
    setFocusedNode(m_focused);
    setFlashedNodes(m_flashed);
    setSelectedEdge(m_edgeFrom, m_edgeTo);
}

std::vector<LayoutItem> GraphScene::layoutItems() const {
    std::vector<LayoutItem> items;
    for (const GraphNode& node : m_model.nodes)
        items.push_back({LayoutItem::action,
                         node.loop,
                         {NodeMetrics::width, NodeMetrics::height(node)},
                         NodeMetrics::port,
                         node.epilogue});
    for (const GraphTensor& tensor : m_model.tensors)
        items.push_back({tensor.written ? LayoutItem::writtenTensor : LayoutItem::readTensor,
                         -1,
                         {TensorItem::width(tensor, m_theme), TensorItem::height},
                         TensorItem::port,
                         false});
    for (const GraphEdge& edge : m_model.edges) // room for the arc below
        if (edge.kind == GraphEdge::carried && edge.from == edge.to)
            items[std::size_t(edge.from)].size.rheight() += carriedRoom;
    return items;
}

std::vector<LayoutLoop> GraphScene::layoutLoops() const {
    std::vector<LayoutLoop> loops;
    for (const GraphLoop& loop : m_model.loops)
        loops.push_back({loop.parent});
    return loops;
}

std::vector<LayoutEdge> GraphScene::layoutEdges() const {
    std::vector<LayoutEdge> edges;
    for (const GraphEdge& edge : m_model.edges)
        if (edge.kind == GraphEdge::carried) // keeps the list parallel; ignored by the layout
            edges.push_back({edge.from, edge.from, false});
        else
            edges.push_back({edge.from, edge.to, !edge.label.isEmpty()});
    return edges;
}

LayoutMetrics GraphScene::metrics() const {
    LayoutMetrics metrics;
    for (const GraphEdge& edge : m_model.edges)
        if (edge.kind == GraphEdge::carried && edge.from != edge.to) metrics.frameBottom = 20 + carriedRoom;
    return metrics;
}

void GraphScene::layOut() {
    const auto items = layoutItems();
    const auto loops = layoutLoops();
    m_layout =
        m_kept.follow(m_model, items, loops, metrics(), layoutGraph(items, loops, layoutEdges(), metrics()));
    m_places = m_layout.items;
    m_byHand = false;
    for (std::size_t i = 0; i < m_model.nodes.size(); ++i) {
        m_places[i].setHeight(NodeMetrics::height(m_model.nodes[i]));
        if (!m_model.nodes[i].position) continue;
        m_places[i].moveTopLeft(*m_model.nodes[i].position);
        m_byHand = true;
    }
    if (!m_byHand) return;
    // A tensor keeps its place beside its only reader or writer.
    for (std::size_t t = 0; t < m_model.tensors.size(); ++t) {
        const std::size_t item = m_model.nodes.size() + t;
        int other = -1, users = 0;
        for (const GraphEdge& edge : m_model.edges) {
            if (edge.kind != GraphEdge::access || (edge.from != int(item) && edge.to != int(item))) continue;
            other = edge.from == int(item) ? edge.to : edge.from;
            ++users;
        }
        if (users == 1)
            m_places[item].translate(m_places[std::size_t(other)].topLeft() -
                                     m_layout.items[std::size_t(other)].topLeft());
    }
}

void GraphScene::addItems() {
    clear();
    m_nodes.clear();
    m_tensors.clear();
    m_edges.clear();
    m_frames.clear();
    m_byName.clear();
    m_epilogue = nullptr;
    for (std::size_t i = 0; i < m_model.loops.size(); ++i) {
        auto* frame = new FrameItem(m_model.loops[i].title, m_model.loops[i].caption, true, &m_theme);
        frame->setZValue(-10 + double(i) * 0.01); // inner loops come later and lie above
        addItem(frame);
        m_frames.push_back(frame);
    }
    if (!m_model.epilogueCaption.isEmpty()) {
        m_epilogue = new FrameItem(tr("Epilogue"), m_model.epilogueCaption, false, &m_theme);
        m_epilogue->setZValue(-11);
        addItem(m_epilogue);
    }
    for (const GraphNode& node : m_model.nodes) {
        auto* item = new NodeItem(node, &m_theme);
        item->setStale(m_model.stale);
        addItem(item);
        m_nodes.push_back(item);
        m_byName.insert(node.name, item);
    }
    for (const GraphTensor& tensor : m_model.tensors) {
        auto* item = new TensorItem(tensor, &m_theme);
        addItem(item);
        m_tensors.push_back(item);
    }
    const auto name = [this](int item) {
        return item < int(m_nodes.size()) ? m_model.nodes[std::size_t(item)].name
                                          : m_model.tensors[std::size_t(item) - m_nodes.size()].name;
    };
    for (const GraphEdge& edge : m_model.edges) {
        auto* item = new EdgeItem(edge, name(edge.from), name(edge.to), &m_theme);
        addItem(item);
        m_edges.push_back(item);
    }
}

QRectF GraphScene::frameOf(int item) const {
    return item < int(m_nodes.size()) ? m_nodes[std::size_t(item)]->frame()
                                      : m_tensors[std::size_t(item) - m_nodes.size()]->frame();
}

void GraphScene::placeItems() {
    std::vector<QRectF> places = m_places;
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const bool held = m_dragged.contains(m_model.nodes[i].name);
        if (held) places[i].translate(m_dragOffset);
        m_nodes[i]->setZValue(held ? 4 : m_nodes[i]->isSelectedLook() ? 3 : 2);
        m_nodes[i]->setPos(places[i].topLeft());
    }
    for (std::size_t t = 0; t < m_tensors.size(); ++t)
        m_tensors[t]->setPos(places[m_nodes.size() + t].topLeft());

    const bool asLaidOut = !m_byHand && m_dragged.isEmpty();
    std::vector<QRectF> around = places; // with the room below for carried arcs
    for (std::size_t i = 0; i < m_nodes.size(); ++i)
        around[i].setHeight(m_layout.items[i].height());
    const auto frames =
        asLaidOut ? m_layout.loops : loopFrames(layoutItems(), layoutLoops(), around, metrics());
    for (std::size_t i = 0; i < m_frames.size(); ++i)
        m_frames[i]->setFrame(frames[i]);
    if (m_epilogue) {
        QRectF inside;
        for (std::size_t i = 0; i < m_nodes.size(); ++i)
            if (m_model.nodes[i].epilogue) inside |= places[i];
        m_epilogue->setFrame(inside.adjusted(-epilogueSide, -epilogueTop, epilogueSide, epilogueBottom));
    }

    int lane = 0; // carried edges between different nodes run in lanes of their own
    for (std::size_t e = 0; e < m_edges.size(); ++e) {
        const GraphEdge& edge = m_model.edges[e];
        const QRectF from = frameOf(edge.from), to = frameOf(edge.to);
        if (edge.kind == GraphEdge::carried) {
            double floor = from.bottom() + 30;
            if (edge.from != edge.to) {
                for (std::size_t i = 0; i < m_nodes.size(); ++i)
                    if (m_model.nodes[i].loop == m_model.nodes[std::size_t(edge.from)].loop)
                        floor = std::max(floor, places[i].bottom() + 20 + 12 * lane);
                ++lane;
            }
            m_edges[e]->setPath(carriedPath(from, to, floor));
            continue;
        }
        const bool fromNode = edge.from < int(m_nodes.size()), toNode = edge.to < int(m_nodes.size());
        const QPointF start(from.right() + (fromNode ? NodeMetrics::portRadius : 0),
                            from.top() + (fromNode ? NodeMetrics::port : TensorItem::port));
        const QPointF end(to.left() - (toNode ? NodeMetrics::portRadius : 0),
                          to.top() + (toNode ? NodeMetrics::port : TensorItem::port));
        // The way around other boxes is known as long as both ends stand where it was found.
        const auto moved = [&](int item) {
            return places[std::size_t(item)].topLeft() != m_layout.items[std::size_t(item)].topLeft();
        };
        const bool known = !moved(edge.from) && !moved(edge.to);
        m_edges[e]->setPath(edgePath(start, end, known ? m_layout.ways[e] : std::vector<QPointF>{}));
    }
}

void GraphScene::setDrag(const QStringList& names, QPointF offset) {
    m_dragged = names;
    m_dragOffset = offset;
    placeItems();
}

QPointF GraphScene::placeOf(const QString& name) const {
    for (std::size_t i = 0; i < m_model.nodes.size(); ++i)
        if (m_model.nodes[i].name == name) return m_places[i].topLeft();
    return {};
}

NodeItem* GraphScene::nodeAt(QPointF point) const {
    NodeItem* top = nullptr; // later ones lie above earlier ones of the same height
    for (NodeItem* node : m_nodes)
        if (node->frame().contains(point) && (!top || node->zValue() >= top->zValue())) top = node;
    return top;
}

GraphScene::Port GraphScene::portAt(QPointF point, double scale, std::optional<bool> outputs) const {
    const NodeItem* top = nodeAt(point);
    Port best;
    double least = NodeMetrics::grabRadius(scale);
    for (NodeItem* node : m_nodes) {
        if (top && node != top) continue;
        for (const bool isOutput : {true, false}) {
            if (isOutput != outputs.value_or(isOutput)) continue;
            const double away = QLineF(point, isOutput ? node->outputPort() : node->inputPort()).length();
            if (away > least) continue;
            least = away;
            best = {node, isOutput};
        }
    }
    return best;
}

NodeItem* GraphScene::dropTargetAt(QPointF point, double scale, bool onOutputs) const {
    if (NodeItem* top = nodeAt(point)) return top;
    if (const Port port = portAt(point, scale, onOutputs); port.node) return port.node;
    NodeItem* best = nullptr;
    const double margin = std::min(14 / scale, 40.0);
    double least = 0;
    for (NodeItem* node : m_nodes) {
        const QRectF frame = node->frame();
        if (!frame.adjusted(-margin, -margin, margin, margin).contains(point)) continue;
        const QPointF nearest(std::clamp(point.x(), frame.left(), frame.right()),
                              std::clamp(point.y(), frame.top(), frame.bottom()));
        const double away = QLineF(point, nearest).length();
        if (best && away >= least) continue;
        best = node;
        least = away;
    }
    return best;
}

EdgeItem* GraphScene::edgeAt(QPointF point) const {
    for (auto it = m_edges.rbegin(); it != m_edges.rend(); ++it)
        if ((*it)->shape().contains(point)) return *it;
    return nullptr;
}

EdgeItem* GraphScene::edge(const QString& from, const QString& to) const {
    for (EdgeItem* item : m_edges)
        if (item->removable() && item->fromName() == from && item->toName() == to) return item;
    return nullptr;
}

QRectF GraphScene::contentRect() const {
    QRectF all;
    for (int i = 0; i < int(m_nodes.size() + m_tensors.size()); ++i)
        all |= frameOf(i);
    for (const FrameItem* frame : m_frames)
        all |= frame->frame();
    if (m_epilogue) all |= m_epilogue->frame();
    for (const EdgeItem* edge : m_edges)
        if (edge->edge().kind == GraphEdge::carried) all |= edge->sceneBoundingRect();
    return all;
}

std::vector<const FrameItem*> GraphScene::allFrames() const {
    std::vector<const FrameItem*> frames(m_frames.begin(), m_frames.end());
    if (m_epilogue) frames.push_back(m_epilogue);
    return frames;
}

void GraphScene::showBand(const QRectF& band) {
    for (NodeItem* node : m_nodes)
        node->setVisible(node->frame().intersects(band));
    for (TensorItem* tensor : m_tensors)
        tensor->setVisible(tensor->frame().intersects(band));
    for (EdgeItem* edge : m_edges)
        edge->setBand(band);
    for (FrameItem* frame : m_frames)
        frame->setBand(band);
    if (m_epilogue) m_epilogue->setBand(band);
}

QPointF GraphScene::freePlace(QPointF wanted) const {
    const QSizeF room(NodeMetrics::width + 16, 120);
    for (int step = 0; step < 200; ++step) {
        const QRectF box(wanted, room);
        const auto hit = std::find_if(m_nodes.begin(), m_nodes.end(),
                                      [&](const NodeItem* node) { return node->frame().intersects(box); });
        if (hit == m_nodes.end()) break;
        wanted.setY((*hit)->frame().bottom() + 16);
    }
    return wanted;
}

void GraphScene::setSelectedNodes(const QStringList& names) {
    m_selected = names;
    for (NodeItem* node : m_nodes)
        node->setSelectedLook(names.contains(node->node().name));
}

void GraphScene::setHoveredNode(const QString& name) {
    m_hovered = name;
    for (NodeItem* node : m_nodes)
        node->setHovered(node->node().name == name);
}

void GraphScene::setHoveredEdge(const EdgeItem* hovered) {
    for (EdgeItem* edge : m_edges)
        edge->setHovered(edge == hovered);
}

void GraphScene::setFocusedNode(const QString& name) {
    m_focused = name;
    for (NodeItem* node : m_nodes)
        node->setFocused(!name.isEmpty() && node->node().name == name);
}

void GraphScene::setFlashedNodes(const QStringList& names) {
    m_flashed = names;
    for (NodeItem* node : m_nodes)
        node->setFlashed(names.contains(node->node().name));
}

void GraphScene::setSelectedEdge(const QString& from, const QString& to) {
    m_edgeFrom = m_edgeTo = QString();
    for (EdgeItem* edge : m_edges) {
        const bool selected = edge->removable() && edge->fromName() == from && edge->toName() == to;
        edge->setSelectedLook(selected);
        if (selected) {
            m_edgeFrom = from;
            m_edgeTo = to;
        }
    }
}

} // namespace tilesight
