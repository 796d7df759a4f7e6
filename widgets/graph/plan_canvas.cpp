#include "widgets/graph/plan_canvas.h"

#include "widgets/graph/canvas_gestures.h"
#include "widgets/graph/expression_spots.h"
#include "widgets/graph/graph_note.h"
#include "widgets/graph/node_editor.h"
#include "widgets/pickers/filter_popup.h"

#include <QGuiApplication>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTimer>

#include <cmath>

namespace tilesight {

namespace {
constexpr double minimumZoom = 0.1, smallestFit = 0.01, maximumZoom = 4, dotGrid = 24, dotsFrom = 0.45;
constexpr int fitMargin = 10;

/// Of a viewport, free of margins and floating tools.
QRect fitRoom(const QRect& viewport, int bottomReserve) {
    return viewport.adjusted(fitMargin, fitMargin, -fitMargin, -fitMargin - bottomReserve);
}

/// Shows everything that can be made out; never larger than life.
double fittingZoom(const QRectF& content, const QRect& room, double fontScale) {
    if (content.isNull() || room.width() < 20 || room.height() < 20) return 1;
    const double scale = std::min(room.width() / content.width(), room.height() / content.height());
    return std::clamp(scale / fontScale, smallestFit, 1.0);
}
} // namespace

PlanCanvas::PlanCanvas(Selection* selection, QWidget* parent)
    : QGraphicsView(parent), m_selection(selection), m_gestures(std::make_unique<CanvasGestures>(*this)),
      m_rename(new QLineEdit(this)), m_editor(new NodeEditor(this)), m_note(new GraphNote(this)),
      m_operations(new FilterPopup(tr("Add an operation"), this)) {
    setScene(&m_scene);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setCacheMode(QGraphicsView::CacheBackground); // the dots cost more than the nodes
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::NoAnchor);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Plan graph"));
    setMinimumSize(240, 120);
    setAcceptDrops(false); // files are the window's

    m_rename->hide();
    m_rename->setAccessibleName(tr("Name of the action"));
    m_rename->installEventFilter(this);
    connect(m_rename, &QLineEdit::editingFinished, this, [this] { finishRename(true); });
    connect(m_rename, &QLineEdit::textEdited, this, [this] {
        m_rename->setProperty("invalid", false);
        m_rename->update();
    });
    connect(m_operations, &FilterPopup::chosen, this, [this](const QString& id) {
        if (const auto operation = operationFromName(id.toStdString())) addOperation(*operation, m_addPlace);
        setFocus();
    });
    connect(m_selection, &Selection::actionsChanged, this, &PlanCanvas::selectionChanged);
    connect(m_selection, &Selection::hoveredActionChanged, &m_scene, &GraphScene::setHoveredNode);
    setTheme(Theme::light());
}

PlanCanvas::~PlanCanvas() {
    m_editor->close(); // losing the focus must not commit any more
    m_scene.disconnect(this);
}

void PlanCanvas::setState(const ViewState& state) {
    const bool otherPlan = !m_plan || !state.plan || m_plan->name != state.plan->name;
    const bool firstResult = !m_state.analysis && state.analysis; // bars make the nodes higher
    m_state = state;
    if (m_plan != state.plan && !m_gestures->active()) hideNote();
    m_plan = state.plan;
    if (otherPlan) m_scene.forgetPlaces();
    m_scene.showModel(graphModel(state), m_theme);
    if (!m_current.isEmpty() && !m_scene.node(m_current)) m_current.clear();
    m_gestures->reapply();
    m_editor->follow();
    selectionChanged();
    // Whoever sees all goes on seeing all; a graph that is arranged by hand does not jump under the hand.
    const bool outgrown = m_fitted && !showsAll() && (firstResult || !m_scene.arrangedByHand());
    if (m_plan && !m_gestures->active() && (otherPlan || outgrown)) fit();
    emit contentChanged();
    viewport()->update();
}

void PlanCanvas::setTheme(const Theme& theme) {
    m_theme = theme;
    resetCachedContent();
    setPalette(theme.palette());
    m_rename->setPalette(theme.palette());
    m_editor->setTheme(theme);
    m_note->setTheme(theme);
    m_operations->setTheme(theme);
    m_scene.showModel(graphModel(m_state), theme);
    applyTransform();
    if (m_fitted) fit(); // letters may have another size
    viewport()->update();
}

void PlanCanvas::setBottomReserve(int pixels) {
    if (pixels == m_bottomReserve) return;
    m_bottomReserve = pixels;
    if (m_fitted) fit();
}

bool PlanCanvas::showsAll() const {
    const QRectF content = m_scene.contentRect();
    return content.isNull() || QRectF(viewport()->rect()).contains(viewportTransform().mapRect(content));
}

void PlanCanvas::setTool(Tool tool) {
    m_tool = tool;
    m_gestures->setSpaceHeld(false);
}

void PlanCanvas::applyTransform() {
    const double scale = m_zoom * m_theme.fontScale;
    setTransform(QTransform::fromScale(scale, scale));
}

void PlanCanvas::setZoom(double zoom, QPoint fixedPoint) {
    const double fitting = fittingZoom(m_scene.contentRect(), fitRoom(viewport()->rect(), m_bottomReserve), m_theme.fontScale);
    zoom = std::clamp(zoom, std::min(minimumZoom, fitting), maximumZoom);
    if (qFuzzyCompare(zoom, m_zoom)) return;
    if (m_rename->isVisible()) finishRename(false);
    const QPointF before = mapToScene(fixedPoint);
    m_zoom = zoom;
    m_fitted = false;
    hideNote();
    applyTransform();
    const QPointF moved = transform().map(before) - transform().map(mapToScene(fixedPoint));
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    emit zoomChanged(m_zoom);
    emit viewMoved();
}

void PlanCanvas::zoomBy(double factor) { setZoom(m_zoom * factor, viewport()->rect().center()); }

void PlanCanvas::fit() {
    QRectF content = m_scene.contentRect();
    // What would be dust in the window is shown from its beginning.
    const QRect room = fitRoom(viewport()->rect(), m_bottomReserve);
    if (!content.isNull() && fittingZoom(content, room, m_theme.fontScale) <= smallestFit)
        content = QRectF(content.topLeft(), QSizeF(room.size()) / (minimumZoom * m_theme.fontScale));
    showRect(content);
    if (!m_scene.contentRect().isNull()) m_fitted = true;
}

void PlanCanvas::fitSelection() {
    QRectF chosen;
    for (const QString& name : m_selection->actions())
        if (const NodeItem* node = m_scene.node(name)) chosen |= node->frame();
    if (chosen.isNull()) return fit();
    showRect(chosen.adjusted(-NodeMetrics::padding, -NodeMetrics::padding, NodeMetrics::padding,
                             NodeMetrics::padding));
    m_fitted = false;
}

void PlanCanvas::showRect(const QRectF& content) {
    const QRect room = fitRoom(viewport()->rect(), m_bottomReserve);
    if (content.isNull() || room.width() < 20 || room.height() < 20) return;
    hideNote();
    m_zoom = fittingZoom(content, room, m_theme.fontScale);
    applyTransform();
    // The content's centre belongs to the middle of the room above the floating tools.
    const QPointF shift = QPointF(viewport()->rect().center()) - QPointF(room.center());
    const QPointF centre = transform().map(content.center()) + shift;
    horizontalScrollBar()->setValue(qRound(centre.x() - viewport()->width() / 2.0));
    verticalScrollBar()->setValue(qRound(centre.y() - viewport()->height() / 2.0));
    emit zoomChanged(m_zoom);
    emit viewMoved();
}

void PlanCanvas::lookAt(QPointF scenePoint) {
    m_fitted = false;
    centerOn(scenePoint);
}

void PlanCanvas::reveal(const QString& action) {
    if (const NodeItem* node = m_scene.node(action)) revealRect(node->frame());
}

void PlanCanvas::revealRect(const QRectF& rect) {
    if (rect.isNull()) return;
    const QRectF seen = mapToScene(viewport()->rect()).boundingRect();
    if (!seen.contains(rect)) centerOn(rect.center());
    emit viewMoved();
}

void PlanCanvas::flash(const QStringList& actions) {
    if (QGuiApplication::platformName() == QLatin1String("offscreen") || actions.isEmpty()) return;
    constexpr int flashMilliseconds = 150;
    for (int blink = 0; blink < 2; ++blink) {
        QTimer::singleShot(2 * blink * flashMilliseconds, this,
                           [this, actions] { m_scene.setFlashedNodes(actions); });
        QTimer::singleShot((2 * blink + 1) * flashMilliseconds, this,
                           [this] { m_scene.setFlashedNodes({}); });
    }
}

void PlanCanvas::drawBackground(QPainter* painter, const QRectF& rect) {
    painter->fillRect(rect, m_theme.canvas);
    if (m_zoom < dotsFrom || m_theme.highContrast) return;
    QVector<QPointF> dots;
    for (double y = std::floor(rect.top() / dotGrid) * dotGrid; y < rect.bottom(); y += dotGrid)
        for (double x = std::floor(rect.left() / dotGrid) * dotGrid; x < rect.right(); x += dotGrid)
            dots.append({x, y});
    QPen pen(m_theme.line, 1.5);
    pen.setCosmetic(true);
    pen.setCapStyle(Qt::RoundCap);
    painter->setPen(pen);
    painter->drawPoints(dots.constData(), int(dots.size()));
}

void PlanCanvas::drawForeground(QPainter* painter, const QRectF& rect) {
    m_gestures->paint(*painter);
    if (m_plan && m_plan->actions.empty()) {
        painter->resetTransform();
        painter->setFont(m_theme.font(13));
        painter->setPen(m_theme.textSecondary);
        painter->drawText(viewport()->rect(), Qt::AlignCenter,
                          tr("The plan has no actions yet.\nDouble-click, or press / and type, to add one."));
    }
    if (hasFocus() && m_current.isEmpty()) {
        painter->resetTransform();
        painter->setPen(QPen(m_theme.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
    Q_UNUSED(rect)
}

void PlanCanvas::wheelEvent(QWheelEvent* event) {
    const QPoint delta = event->angleDelta();
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom * std::pow(1.2, delta.y() / 120.0), event->position().toPoint());
    } else {
        const QPoint pixels = event->pixelDelta().isNull() ? delta / 2 : event->pixelDelta();
        const bool sideways = event->modifiers() & Qt::ShiftModifier;
        const int x = sideways ? pixels.x() + pixels.y() : pixels.x(), y = sideways ? 0 : pixels.y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - x);
        verticalScrollBar()->setValue(verticalScrollBar()->value() - y);
        m_fitted = false;
    }
    event->accept();
}

void PlanCanvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (m_rename->isVisible()) finishRename(true);
    m_gestures->press(*event);
    viewport()->update();
}

void PlanCanvas::mouseMoveEvent(QMouseEvent* event) { m_gestures->move(*event); }

void PlanCanvas::mouseReleaseEvent(QMouseEvent* event) { m_gestures->release(*event); }

void PlanCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const QPointF at = mapToScene(event->pos());
    const NodeItem* node = m_scene.nodeAt(at);
    if (!node) {
        if (const auto spot = expressionSpotAt(m_scene, at, transform().m11()))
            m_editor->edit(spot->part, spot->id);
        else if (!m_scene.edgeAt(at))
            showOperationMenu(event->pos());
        return;
    }
    setCurrentAction(node->node().name);
    const double scale = transform().m11(); // as the node shows itself (node_item.h)
    const QString part = node->partAt(at, scale);
    if (scale < nameScale)
        emit activated(node->node().name);
    else if (node->onHeader(at))
        startRename();
    else if (scale < expressionScale)
        editExpression();
    else if (!part.isEmpty())
        editExpression(part);
    else
        emit activated(node->node().name);
}

void PlanCanvas::leaveEvent(QEvent* event) {
    m_selection->setHoveredAction({});
    m_scene.setHoveredEdge(nullptr);
    QGraphicsView::leaveEvent(event);
}

void PlanCanvas::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_fitted) fit();
    emit viewMoved();
}

void PlanCanvas::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    hideNote();
    if (m_rename->isVisible()) m_rename->move(m_rename->pos() + QPoint(dx, dy));
    emit viewMoved();
}

void PlanCanvas::focusInEvent(QFocusEvent* event) {
    QGraphicsView::focusInEvent(event);
    m_scene.setFocusedNode(m_current);
    viewport()->update();
}

void PlanCanvas::focusOutEvent(QFocusEvent* event) {
    QGraphicsView::focusOutEvent(event);
    m_scene.setFocusedNode({});
    viewport()->update();
}

void PlanCanvas::selectionChanged() {
    const QStringList& names = m_selection->actions();
    m_scene.setSelectedNodes(names);
    if (!names.isEmpty()) m_scene.setSelectedEdge({}, {});
    if (!names.isEmpty() && !names.contains(m_current)) setCurrentAction(names.last());
    describe();
}

void PlanCanvas::setCurrentAction(const QString& action) {
    m_current = action;
    m_scene.setFocusedNode(hasFocus() ? action : QString());
    describe();
}

void PlanCanvas::describe() {
    const NodeItem* node = m_scene.node(m_current);
    const qsizetype selected = m_selection->actions().size();
    QString text = node ? node->node().description : tr("%n action(s)", nullptr, int(m_scene.nodes().size()));
    if (selected > 1) text += tr("; %1 selected").arg(selected);
    setAccessibleDescription(text);
}

} // namespace tilesight
