// Pointer and keys of the lanes.
#include "core/analysis/report.h"
#include "widgets/lanes/lane_keys.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/lanes/lanes_view.h"
#include "widgets/summary/wording.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/words.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

namespace tilesight {
namespace {

bool isOwnKey(const QKeyEvent& event) {
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    switch (event.key()) {
    case Qt::Key_Period:
    case Qt::Key_Comma:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
    case Qt::Key_F1:
    case Qt::Key_M:
    case Qt::Key_P:
        return true;
    default:
        return isPictureKey(event);
    }
}

/// The baseline's segment under the pointer, if that is on its narrow row.
std::optional<DrawnSegment> ghostAt(const LaneFrame& f, int row, const QPointF& position) {
    if (!f.baseline || !f.layout.ghosts || position.y() < f.layout.ghost(row).top()) return {};
    const int baseRow = f.baseline->rowOf(f.scene.rows[std::size_t(row)].resource);
    if (baseRow < 0) return {};
    LaneAxis unfolded = f.axis;
    unfolded.foldSeconds = 0;
    const double seconds = timeAt(f.axis, position.x() - f.layout.plotLeft());
    return segmentAt(*f.baseline, f.baseline->rows[std::size_t(baseRow)], unfolded, xOf(unfolded, seconds));
}

} // namespace

bool LanesView::event(QEvent* event) {
    // Single letters are ours while the view has the focus, even where a menu uses them as shortcuts.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void LanesView::wheelEvent(QWheelEvent* event) {
    if (!hasLanes()) return;
    const LaneFrame f = frame();
    const double steps = event->angleDelta().y() / 120.0, sideways = event->angleDelta().x() / 120.0;
    if (event->modifiers() & Qt::ControlModifier) {
        setAxis(zoomed(f.axis, std::pow(1.2, steps), event->position().x() - f.layout.plotLeft()));
    } else if (event->modifiers() & Qt::ShiftModifier) {
        setAxis(panned(f.axis, -(steps + sideways) * f.axis.width / 12));
    } else {
        if (m_scrollBar->maximum() > 0)
            scrollRows(-steps * f.layout.laneHeight);
        else
            setAxis(panned(f.axis, -steps * f.axis.width / 12));
        if (sideways != 0) setAxis(panned(frame().axis, -sideways * f.axis.width / 12));
    }
    m_tooltip->dismiss();
    hoverAt(event->position(), event->globalPosition().toPoint());
    event->accept();
}

void LanesView::mousePressEvent(QMouseEvent* event) {
    if (!hasLanes() || event->button() != Qt::LeftButton) return;
    const LaneFrame f = frame();
    m_pressed = event->position();
    m_pressedAxis = f.axis;
    m_measureFrom = snappedTime(m_scene, f.axis, m_pressed.x() - f.layout.plotLeft());
    m_tooltip->dismiss();
    const bool plot = m_pressed.x() >= f.layout.plotLeft();
    if (idleToggleRect(f).contains(m_pressed)) {
        m_options.showIdle = !m_options.showIdle;
        rebuildScene();
    } else if (plot && f.layout.overview.contains(m_pressed)) {
        m_drag = Drag::overview;
        moveOverview(m_pressed.x());
    } else if (plot && f.layout.ruler.contains(m_pressed)) {
        m_drag = Drag::measure;
        m_options.measuredSeconds.reset();
    } else if (plot && m_pressed.y() >= f.layout.phases.top() && m_pressed.y() < f.layout.foot.top()) {
        m_drag = event->modifiers() & Qt::ShiftModifier ? Drag::undecidedMeasure : Drag::undecided;
    }
    update();
}

void LanesView::mouseMoveEvent(QMouseEvent* event) {
    if (!hasLanes()) return;
    const QPointF moved = event->position() - m_pressed;
    const LaneFrame f = frame();
    switch (m_drag) {
    case Drag::none:
        hoverAt(event->position(), event->globalPosition().toPoint());
        return;
    case Drag::undecided:
        if (moved.manhattanLength() < QApplication::startDragDistance()) return;
        m_drag = Drag::pan;
        m_options.guideSeconds.reset();
        setCursor(Qt::ClosedHandCursor);
        [[fallthrough]];
    case Drag::pan:
        setAxis(panned(m_pressedAxis, -moved.x()));
        return;
    case Drag::undecidedMeasure:
        if (moved.manhattanLength() < QApplication::startDragDistance()) return;
        m_drag = Drag::measure;
        setCursor(Qt::IBeamCursor);
        [[fallthrough]];
    case Drag::measure:
        measureTo(snappedTime(m_scene, f.axis, event->position().x() - f.layout.plotLeft()));
        return;
    case Drag::overview:
        moveOverview(event->position().x());
        return;
    }
}

void LanesView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Drag drag = m_drag;
    m_drag = Drag::none;
    unsetCursor();
    if (drag == Drag::undecided || drag == Drag::undecidedMeasure)
        clickAt(event->position(), event->modifiers());
    if (drag == Drag::measure && m_options.measuredSeconds)
        emit measured(m_options.measuredSeconds->first, m_options.measuredSeconds->second);
}

void LanesView::measureTo(double seconds) {
    m_options.measuredSeconds = {m_measureFrom, seconds};
    m_options.guideSeconds.reset();
    update();
}

void LanesView::measureCurrent() {
    if (m_options.currentSegment < 0) return;
    const LaneSegment& s = m_scene.lanes().segments[std::size_t(m_options.currentSegment)];
    m_measureFrom = m_options.measuredSeconds ? m_options.measuredSeconds->first : s.startSeconds;
    measureTo(s.startSeconds + s.durationSeconds);
    emit measured(m_options.measuredSeconds->first, m_options.measuredSeconds->second);
    setAccessibleDescription(tr("%1 measured")
                                 .arg(toQString(formatSeconds(std::abs(m_options.measuredSeconds->second -
                                                                       m_options.measuredSeconds->first)))));
}

void LanesView::clickAt(const QPointF& position, Qt::KeyboardModifiers modifiers) {
    const LaneFrame f = frame();
    const int row = f.layout.laneAt(position.y());
    if (row < 0) return;
    const LaneRow& lane = m_scene.rows[std::size_t(row)];
    const double x = position.x() - f.layout.plotLeft();
    if (const auto hit = segmentAt(m_scene, lane, f.axis, x)) {
        const QString name =
            actionName(*m_state.analysis, m_scene.lanes().segments[std::size_t(hit->segment)].action);
        QStringList names = m_selection->actions();
        if (modifiers & Qt::ControlModifier) {
            if (!names.removeOne(name)) names << name;
        } else {
            names = {name};
        }
        setCurrentSegment(names.contains(name) ? hit->segment : -1, false);
        m_selection->setActions(names);
    } else if (const auto wait = waitAt(m_scene, lane, f.axis, x)) {
        const QString blamed =
            actionName(*m_state.analysis, m_scene.lanes().waits[std::size_t(wait->wait)].blamedAction);
        if (!blamed.isEmpty()) m_selection->setActions({blamed});
    } else {
        m_selection->setActions({});
    }
}

void LanesView::hoverAt(const QPointF& position, const QPoint& globalPosition) {
    const LaneFrame f = frame();
    const double x = position.x() - f.layout.plotLeft();
    const double seconds = timeAt(f.axis, x);
    const bool inPlot = x >= 0 && position.y() >= f.layout.ruler.top() && position.y() < f.layout.foot.top();
    m_options.guideSeconds.reset();
    if (inPlot && seconds <= m_scene.totalSeconds) m_options.guideSeconds = seconds;
    setCursor(f.layout.ruler.contains(position) && inPlot ? Qt::IBeamCursor : Qt::ArrowCursor);

    const int row = inPlot ? f.layout.laneAt(position.y()) : -1;
    m_options.hoveredRow = row;
    TooltipText text;
    QRectF avoid;
    QString hovered;
    if (row >= 0) {
        const LaneRow& lane = m_scene.rows[std::size_t(row)];
        const bool onGhost = f.layout.ghosts && position.y() >= f.layout.ghost(row).top();
        if (const auto hit = onGhost ? std::nullopt : segmentAt(m_scene, lane, f.axis, x)) {
            text = segmentTooltip(m_scene, *hit);
            avoid = f.layout.bar(row);
            avoid.setLeft(std::max(f.layout.plotLeft(), f.x(hit->startSeconds)));
            avoid.setRight(std::min(f.layout.lanes.right(), f.x(hit->endSeconds())));
            hovered =
                actionName(*m_state.analysis, m_scene.lanes().segments[std::size_t(hit->segment)].action);
        } else if (const auto ghost = ghostAt(f, row, position); ghost && !insideFold(f.axis, seconds)) {
            text = segmentTooltip(m_baseline, *ghost, tr("baseline “%1”").arg(m_state.baselineName));
            avoid = QRectF(position.x() - 2, f.layout.ghost(row).top() - 2, 4, 10);
        } else if (const auto wait = waitAt(m_scene, lane, f.axis, x)) {
            text = waitTooltip(m_scene, *wait);
            avoid = QRectF(position.x() - 2, f.layout.bar(row).top(), 4, f.layout.bar(row).height());
        }
    }
    m_selection->setHoveredAction(hovered);
    if (text.title.isEmpty())
        m_tooltip->dismiss();
    else
        m_tooltip->request(text, globalPosition,
                           QRect(mapToGlobal(avoid.topLeft().toPoint()), avoid.size().toSize()));
    update();
}

void LanesView::contextMenuEvent(QContextMenuEvent* event) {
    if (!hasLanes()) return;
    QMenu menu(this);
    const LaneFrame f = frame();
    int row = event->reason() == QContextMenuEvent::Mouse ? f.layout.laneAt(event->pos().y()) : -1;
    if (const int current = m_options.currentSegment;
        event->reason() != QContextMenuEvent::Mouse && current >= 0)
        row = m_scene.rowOf(m_scene.lanes().segments[std::size_t(current)].resource);
    if (row >= 0) {
        const Resource resource = m_scene.rows[std::size_t(row)].resource;
        const QString name = engineWord(resourceName(resource));
        menu.addAction(m_scene.rows[std::size_t(row)].pinned ? tr("Unpin %1").arg(name)
                                                             : tr("Pin %1 on Top").arg(name),
                       this, [this, resource] { togglePinned(resource); });
    }
    if (!m_pinned.empty()) menu.addAction(tr("Unpin All Lanes"), this, [this] { setPinnedLanes({}); });
    menu.addSeparator();
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

void LanesView::leaveEvent(QEvent*) {
    m_options.guideSeconds.reset();
    m_options.hoveredRow = -1;
    m_tooltip->dismiss();
    m_selection->setHoveredAction({});
    update();
}

void LanesView::moveOverview(double x) {
    const LaneFrame f = frame();
    const auto& waves = m_state.analysis->waves.list;
    const double start = waves.empty() ? 0 : waves.front().startSeconds;
    const double seconds = std::clamp(overviewSeconds(f, x) - start, 0.0, m_scene.totalSeconds);
    setAxis(panned(f.axis, xOf(f.axis, seconds) - f.axis.width / 2));
}

void LanesView::clearMarks() {
    m_options.measuredSeconds.reset();
    m_options.guideSeconds.reset();
    m_options.currentSegment = -1;
    m_tooltip->dismiss();
    m_selection->setActions({});
    update();
}

void LanesView::keyPressEvent(QKeyEvent* event) {
    if (!hasLanes() || !isOwnKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const LaneFrame f = frame();
    const double centre = m_options.guideSeconds ? xOf(f.axis, *m_options.guideSeconds) : f.axis.width / 2;
    const int current = m_options.currentSegment;
    if (const auto axis = axisAfterKey(f.axis, event->key(), centre)) return setAxis(*axis);
    switch (event->key()) {
    case Qt::Key_F:
        fitSelection();
        break;
    case Qt::Key_Home:
        fitAll();
        break;
    case Qt::Key_Period:
        stepSegment(1);
        break;
    case Qt::Key_Comma:
        stepSegment(-1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int next = neighbourLane(m_scene, current, event->key() == Qt::Key_Up ? -1 : 1);
        setCurrentSegment(next, true);
        revealSegment(next);
        break;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter:
        setCurrentSegment(current, true);
        break;
    case Qt::Key_M:
        measureCurrent();
        break;
    case Qt::Key_P:
        if (current >= 0)
            togglePinned(m_scene.lanes().segments[std::size_t(current)].resource);
        else if (m_options.hoveredRow >= 0)
            togglePinned(m_scene.rows[std::size_t(m_options.hoveredRow)].resource);
        break;
    case Qt::Key_Escape:
        clearMarks();
        break;
    case Qt::Key_F1: {
        const QString name = current >= 0 ? actionName(*m_state.analysis,
                                                       m_scene.lanes().segments[std::size_t(current)].action)
                                          : m_selection->actions().value(0);
        emit explainRequested(name.isEmpty() ? QStringLiteral("latency") : QStringLiteral("action/") + name);
        break;
    }
    default:
        break;
    }
}

ExplainedFigure LanesView::explainedFigure() const {
    if (!m_state.analysis) return {};
    const int current = m_options.currentSegment;
    const auto& segments = m_scene.lanes().segments;
    const QString name = current >= 0 && current < int(segments.size())
                             ? actionName(*m_state.analysis, segments[std::size_t(current)].action)
                             : m_selection->actions().value(0);
    return {name.isEmpty() ? QStringLiteral("latency") : QStringLiteral("action/") + name, {}};
}

} // namespace tilesight
