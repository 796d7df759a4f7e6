#include "widgets/graph/canvas_gestures.h"

#include "widgets/graph/expression_spots.h"
#include "widgets/graph/plan_canvas.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace tilesight {

void CanvasGestures::press(const QMouseEvent& event) {
    if (active()) return;
    m_canvas.hideNote();
    m_pressedAt = m_lastAt = event.pos();
    m_sceneStart = m_sceneNow = m_canvas.mapToScene(event.pos());
    m_clickedSelected.clear();
    const bool panning =
        event.button() == Qt::MiddleButton ||
        (event.button() == Qt::LeftButton && (m_spaceHeld || m_canvas.tool() == PlanCanvas::Tool::pan));
    if (panning) {
        m_state = State::pan;
        updateCursor();
        return;
    }
    if (event.button() != Qt::LeftButton) return;
    GraphScene& scene = m_canvas.graph();
    Selection* selection = m_canvas.selection();
    const bool add = event.modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    if (const GraphScene::Port port = scene.portAt(m_sceneStart, m_canvas.transform().m11()); port.node) {
        startConnect(port.node->node().name, !port.isOutput);
        return;
    }
    if (NodeItem* node = scene.nodeAt(m_sceneStart)) {
        const QString name = node->node().name;
        scene.setSelectedEdge({}, {});
        QStringList names = selection->actions();
        if (add && names.contains(name)) {
            names.removeAll(name);
            selection->setActions(names);
            return;
        }
        if (names.contains(name))
            m_clickedSelected = name;
        else
            selection->setActions(add ? names + QStringList{name} : QStringList{name});
        m_canvas.setCurrentAction(name);
        m_state = State::pressedNode;
        return;
    }
    EdgeItem* edge = scene.edgeAt(m_sceneStart);
    if (edge && edge->removable()) {
        selection->setActions({});
        scene.setSelectedEdge(edge->fromName(), edge->toName());
        emit m_canvas.edgeSelected();
        return;
    }
    scene.setSelectedEdge({}, {});
    m_before = add ? selection->actions() : QStringList();
    if (!add) selection->setActions({});
    m_state = State::rubberBand;
}

void CanvasGestures::move(const QMouseEvent& event) {
    const QPoint step = event.pos() - m_lastAt;
    m_lastAt = event.pos();
    m_sceneNow = m_canvas.mapToScene(event.pos());
    GraphScene& scene = m_canvas.graph();
    switch (m_state) {
    case State::idle: {
        NodeItem* node = scene.nodeAt(m_sceneNow);
        m_canvas.selection()->setHoveredAction(node ? node->node().name : QString());
        scene.setHoveredEdge(node ? nullptr : scene.edgeAt(m_sceneNow));
        const bool onPort = scene.portAt(m_sceneNow, m_canvas.transform().m11()).node != nullptr;
        m_canvas.viewport()->setCursor(onPort                                     ? Qt::CrossCursor
                                       : m_canvas.tool() == PlanCanvas::Tool::pan ? Qt::OpenHandCursor
                                       : onExpression()                           ? Qt::IBeamCursor
                                                                                  : Qt::ArrowCursor);
        return;
    }
    case State::pressedNode:
        if ((event.pos() - m_pressedAt).manhattanLength() < QApplication::startDragDistance()) return;
        m_state = State::moveNodes;
        updateCursor();
        [[fallthrough]];
    case State::moveNodes:
        scene.setDrag(m_canvas.selection()->actions(), m_sceneNow - m_sceneStart);
        break;
    case State::connect:
        updateConnect();
        break;
    case State::rubberBand:
        updateRubberBand();
        break;
    case State::pan:
        m_canvas.horizontalScrollBar()->setValue(m_canvas.horizontalScrollBar()->value() - step.x());
        m_canvas.verticalScrollBar()->setValue(m_canvas.verticalScrollBar()->value() - step.y());
        m_canvas.m_fitted = false;
        break;
    }
    m_canvas.viewport()->update();
}

bool CanvasGestures::onExpression() const {
    return expressionSpotAt(m_canvas.graph(), m_sceneNow, m_canvas.transform().m11()).has_value();
}

void CanvasGestures::release(const QMouseEvent& event) {
    const State state = m_state;
    const bool backwards = m_backwards,
               dragged = (event.pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (state == State::connect && dragged) { // the pointer may have jumped
        m_lastAt = event.pos();
        m_sceneNow = m_canvas.mapToScene(event.pos());
        updateConnect();
    }
    const QString from = m_from, to = m_to, refusal = m_refusal, clicked = m_clickedSelected;
    const QPointF offset = m_sceneNow - m_sceneStart;
    GraphScene& scene = m_canvas.graph();
    end();
    if (state == State::pressedNode && !clicked.isEmpty()) m_canvas.selection()->setActions({clicked});
    if (state == State::moveNodes && !offset.isNull() && m_canvas.plan()) {
        std::vector<NodePlace> places;
        for (const QString& name : m_canvas.selection()->actions())
            if (scene.node(name)) places.push_back({name, scene.placeOf(name) + offset});
        if (!places.empty()) {
            const PlanEdit edit = moveNodes(*m_canvas.plan(), places);
            m_canvas.apply(edit);
        }
    }
    if (state == State::connect && dragged) finishConnect(from, to, refusal, backwards);
}

void CanvasGestures::finishConnect(const QString& start, const QString& end, const QString& refusal,
                                   bool backwards) {
    if (!refusal.isEmpty()) return m_canvas.refuse(refusal, m_lastAt);
    if (end.isEmpty())
        return m_canvas.refuse(
            backwards ? PlanCanvas::tr("No action there: drop the edge on the action that %1 waits "
                                       "for, or beside it.")
                            .arg(start)
                      : PlanCanvas::tr("No action there: drop the edge on the action that waits for "
                                       "%1, or beside it.")
                            .arg(start),
            m_lastAt);
    m_canvas.connectActions(backwards ? end : start, backwards ? start : end);
}

void CanvasGestures::cancel() {
    if (!active()) return;
    if (m_state == State::rubberBand) m_canvas.selection()->setActions(m_before);
    end();
}

void CanvasGestures::end() {
    GraphScene& scene = m_canvas.graph();
    m_state = State::idle;
    m_from.clear();
    m_to.clear();
    m_refusal.clear();
    m_canvas.hideNote();
    scene.setDrag({}, {});
    for (NodeItem* node : scene.nodes())
        node->setTarget(NodeItem::Target::none);
    updateCursor();
    m_canvas.viewport()->update();
}

void CanvasGestures::setSpaceHeld(bool held) {
    m_spaceHeld = held;
    updateCursor();
}

void CanvasGestures::updateCursor() {
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_state == State::pan)
        shape = Qt::ClosedHandCursor;
    else if (m_state == State::moveNodes)
        shape = Qt::SizeAllCursor;
    else if (m_spaceHeld || m_canvas.tool() == PlanCanvas::Tool::pan)
        shape = Qt::OpenHandCursor;
    m_canvas.viewport()->setCursor(shape);
}

void CanvasGestures::startConnect(const QString& from, bool backwards) {
    m_state = State::connect;
    m_from = from;
    m_backwards = backwards;
    reapply();
}

QString CanvasGestures::refusalOf(const QString& end) const {
    return edgeRefusalSentence(*m_canvas.plan(), m_backwards ? end : m_from, m_backwards ? m_from : end);
}

void CanvasGestures::reapply() {
    GraphScene& scene = m_canvas.graph();
    if (m_state == State::moveNodes)
        scene.setDrag(m_canvas.selection()->actions(), m_sceneNow - m_sceneStart);
    if (m_state != State::connect || !m_canvas.plan()) return;
    for (NodeItem* node : scene.nodes()) {
        const QString name = node->node().name;
        if (name == m_from) continue;
        node->setTarget(refusalOf(name).isEmpty() ? NodeItem::Target::legal : NodeItem::Target::refused);
    }
    updateConnect();
}

void CanvasGestures::updateConnect() {
    m_to.clear();
    m_refusal.clear();
    m_canvas.hideNote();
    const NodeItem* node = m_canvas.graph().dropTargetAt(m_sceneNow, m_canvas.transform().m11(), m_backwards);
    if (!node || !m_canvas.plan()) return;
    // Near its own port a press may still become a drag.
    if (node->node().name == m_from &&
        (m_lastAt - m_pressedAt).manhattanLength() < 2 * QApplication::startDragDistance())
        return;
    m_to = node->node().name;
    m_refusal = refusalOf(m_to);
    if (!m_refusal.isEmpty()) m_canvas.showNote(m_refusal, m_lastAt);
}

void CanvasGestures::updateRubberBand() {
    const QRectF band = QRectF(m_sceneStart, m_sceneNow).normalized();
    QStringList names = m_before;
    for (const NodeItem* node : m_canvas.graph().nodes())
        if (node->frame().intersects(band) && !names.contains(node->node().name)) names << node->node().name;
    m_canvas.selection()->setActions(names);
}

void CanvasGestures::paint(QPainter& painter) const {
    const Theme& theme = m_canvas.graph().theme();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_state == State::rubberBand && m_sceneNow != m_sceneStart) {
        QColor fill = theme.accent;
        fill.setAlphaF(0.12F);
        QPen pen(theme.accent, 1);
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.setBrush(fill);
        painter.drawRect(QRectF(m_sceneStart, m_sceneNow).normalized());
    }
    const NodeItem* source = m_state == State::connect ? m_canvas.graph().node(m_from) : nullptr;
    if (!source) return;
    const NodeItem* target = m_to.isEmpty() ? nullptr : m_canvas.graph().node(m_to);
    const bool refused = !m_refusal.isEmpty();
    painter.setPen(QPen(refused ? theme.error : theme.accent, 2.4, refused ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    const QPointF start = m_backwards ? source->inputPort() : source->outputPort();
    const QPointF end = !target ? m_sceneNow : m_backwards ? target->outputPort() : target->inputPort();
    if (refused)
        painter.drawLine(start, m_sceneNow);
    else
        painter.drawPath(m_backwards ? edgePath(end, start) : edgePath(start, end));
}

} // namespace tilesight
