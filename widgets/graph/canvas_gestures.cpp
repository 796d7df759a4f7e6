#include "widgets/graph/canvas_gestures.h"

#include "widgets/graph/plan_canvas.h"
#include "widgets/theme/painting.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace tilesight {

void CanvasGestures::press(const QMouseEvent& event) {
    if (active()) return;
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
    if (NodeItem* node = scene.nodeAt(m_sceneStart)) {
        const QString name = node->node().name;
        if (node->onOutputPort(m_sceneStart)) {
            startConnect(name);
            return;
        }
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
        m_canvas.viewport()->setCursor(node && node->onOutputPort(m_sceneNow)     ? Qt::CrossCursor
                                       : m_canvas.tool() == PlanCanvas::Tool::pan ? Qt::OpenHandCursor
                                       : onExpression(node)                       ? Qt::IBeamCursor
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

bool CanvasGestures::onExpression(const NodeItem* node) const {
    return node && m_canvas.transform().m11() >= expressionScale && !node->partAt(m_sceneNow).isEmpty();
}

void CanvasGestures::release(const QMouseEvent& event) {
    Q_UNUSED(event)
    const State state = m_state;
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
    if (state == State::connect && !to.isEmpty()) {
        if (refusal.isEmpty())
            m_canvas.connectActions(from, to);
        else
            m_canvas.refuse(refusal);
    }
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

void CanvasGestures::startConnect(const QString& from) {
    m_state = State::connect;
    m_from = from;
    reapply();
}

void CanvasGestures::reapply() {
    GraphScene& scene = m_canvas.graph();
    if (m_state == State::moveNodes)
        scene.setDrag(m_canvas.selection()->actions(), m_sceneNow - m_sceneStart);
    if (m_state != State::connect || !m_canvas.plan()) return;
    for (NodeItem* node : scene.nodes()) {
        const QString name = node->node().name;
        if (name == m_from) continue;
        const bool legal = edgeRefusal(*m_canvas.plan(), m_from.toStdString(), name.toStdString()).empty();
        node->setTarget(legal ? NodeItem::Target::legal : NodeItem::Target::refused);
    }
    updateConnect();
}

void CanvasGestures::updateConnect() {
    m_to.clear();
    m_refusal.clear();
    const NodeItem* node = m_canvas.graph().nodeAt(m_sceneNow);
    if (!node || node->node().name == m_from || !m_canvas.plan()) return;
    m_to = node->node().name;
    m_refusal =
        QString::fromStdString(edgeRefusal(*m_canvas.plan(), m_from.toStdString(), m_to.toStdString()));
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
    if (refused) {
        painter.drawLine(source->outputPort(), m_sceneNow);
        paintRefusal(painter);
    } else {
        painter.drawPath(edgePath(source->outputPort(), target ? target->inputPort() : m_sceneNow));
    }
}

void CanvasGestures::paintRefusal(QPainter& painter) const {
    const Theme& theme = m_canvas.graph().theme();
    const QFont font = theme.font(12);
    const QFontMetricsF metrics(font);
    const QRectF words = metrics.boundingRect(QRectF(0, 0, 320, 200), Qt::TextWordWrap, m_refusal);
    QRectF plate(m_sceneNow + QPointF(14, 14), QSizeF(words.width() + 38, words.height() + 12));
    const QRectF seen = m_canvas.mapToScene(m_canvas.viewport()->rect()).boundingRect();
    if (plate.right() > seen.right()) plate.moveRight(m_sceneNow.x() - 14);
    if (plate.bottom() > seen.bottom()) plate.moveBottom(m_sceneNow.y() - 14);
    painter.setPen(QPen(theme.error, theme.borderWidth));
    painter.setBrush(theme.errorTint);
    painter.drawRoundedRect(plate, 4, 4);
    paintIcon(painter, QRectF(plate.x() + 8, plate.y() + 6, 14, 14), QStringLiteral("error"), theme.error);
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(plate.adjusted(28, 6, -6, -6), Qt::TextWordWrap, m_refusal);
}

} // namespace tilesight
