// The pointer on the two sides: whatever moves the axis moves both.
#include "core/analysis/report.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/summary/wording.h"
#include "widgets/tooltip/value_tooltip.h"

#include <QApplication>
#include <QScrollBar>
#include <QWheelEvent>

namespace tilesight {

LaneFrame SideBySideView::anyFrame() const { return frame(m_pair.hasLanes(m_active) ? m_active : 1 - m_active); }

void SideBySideView::setAxis(const LaneAxis& axis) {
    m_tooltip->dismiss();
    // Zoomed all the way out is kept as "fits", so that it still fits after a resize.
    const bool fits = axis.pixelsPerSecond <= fittingScale(axis) * (1 + 1e-9);
    changeBoth([&](LanesOptions& o) {
        o.pixelsPerSecond = fits ? 0 : axis.pixelsPerSecond;
        o.scrollPixels = axis.scrollPixels;
    });
}

void SideBySideView::fitAll() {
    m_tooltip->dismiss();
    changeBoth([](LanesOptions& o) {
        o.guideSeconds.reset();
        o.pixelsPerSecond = o.scrollPixels = 0;
    });
}

void SideBySideView::scrollRows(double pixels) { m_scrollBar->setValue(int(std::lround(m_options[0].scrollY + pixels))); }

void SideBySideView::wheelEvent(QWheelEvent* event) {
    if (!m_pair.hasAnyLanes()) return;
    const LaneFrame f = frame(sideAt(event->position()).value_or(m_pair.hasLanes(m_active) ? m_active : 1 - m_active));
    const double steps = event->angleDelta().y() / 120.0, sideways = event->angleDelta().x() / 120.0;
    if (event->modifiers() & Qt::ControlModifier)
        setAxis(zoomed(f.axis, std::pow(1.2, steps), event->position().x() - f.layout.plotLeft()));
    else if (event->modifiers() & Qt::ShiftModifier || m_scrollBar->maximum() == 0)
        setAxis(panned(f.axis, -(steps + sideways) * f.axis.width / 12));
    else
        scrollRows(-steps * f.layout.laneHeight);
    hoverAt(event->position(), event->globalPosition().toPoint());
    event->accept();
}

std::optional<std::size_t> SideBySideView::sideAt(const QPointF& position) const {
    const SideBySideLayout layout = sideLayout();
    for (const std::size_t side : {0, 1})
        if (m_pair.hasLanes(side) && layout.lanes[side].contains(position)) return side;
    return {};
}

void SideBySideView::mousePressEvent(QMouseEvent* event) {
    const auto side = sideAt(event->position());
    if (!side || event->button() != Qt::LeftButton) return;
    const LaneFrame f = frame(*side);
    m_active = m_dragSide = *side;
    m_pressed = event->position();
    m_pressedAxis = f.axis;
    m_measureFrom = snappedTime(m_pair.scene(*side), f.axis, m_pressed.x() - f.layout.plotLeft());
    m_tooltip->dismiss();
    const bool plot = m_pressed.x() >= f.layout.plotLeft();
    if (idleToggleRect(f).contains(m_pressed)) {
        toggleIdle();
    } else if (plot && f.layout.overview.contains(m_pressed)) {
        m_drag = Drag::overview;
        moveOverview(*side, m_pressed.x());
    } else if (plot && f.layout.ruler.contains(m_pressed)) {
        m_drag = Drag::measure;
        changeBoth([](LanesOptions& o) { o.measuredSeconds.reset(); });
    } else if (plot && m_pressed.y() >= f.layout.phases.top() && m_pressed.y() < f.layout.foot.top()) {
        m_drag = event->modifiers() & Qt::ShiftModifier ? Drag::undecidedMeasure : Drag::undecided;
    }
}

void SideBySideView::toggleIdle() {
    m_showIdle = !m_showIdle;
    changeBoth([this](LanesOptions& o) { o.showIdle = m_showIdle; });
    refresh();
}

void SideBySideView::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag == Drag::none) return hoverAt(event->position(), event->globalPosition().toPoint());
    const QPointF moved = event->position() - m_pressed;
    const bool undecided = m_drag == Drag::undecided || m_drag == Drag::undecidedMeasure;
    if (undecided && moved.manhattanLength() < QApplication::startDragDistance()) return;
    if (m_drag == Drag::undecided) m_drag = Drag::pan;
    if (m_drag == Drag::undecidedMeasure) m_drag = Drag::measure;
    if (m_drag == Drag::overview) return moveOverview(m_dragSide, event->position().x());
    setCursor(m_drag == Drag::pan ? Qt::ClosedHandCursor : Qt::IBeamCursor);
    if (m_drag == Drag::pan) return setAxis(panned(m_pressedAxis, -moved.x()));
    const LaneFrame f = frame(m_dragSide);
    measureTo(snappedTime(m_pair.scene(m_dragSide), f.axis, event->position().x() - f.layout.plotLeft()));
}

void SideBySideView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Drag drag = std::exchange(m_drag, Drag::none);
    unsetCursor();
    if (drag == Drag::undecided || drag == Drag::undecidedMeasure) clickAt(event->position(), event->modifiers());
}

void SideBySideView::moveOverview(std::size_t side, double x) {
    const LaneFrame f = frame(side);
    const auto& waves = m_pair.row(side)->analysis->waves.list;
    const double start = waves.empty() ? 0 : waves.front().startSeconds;
    const double seconds = std::clamp(overviewSeconds(f, x) - start, 0.0, m_pair.scene(side).totalSeconds);
    setAxis(panned(f.axis, xOf(f.axis, seconds) - f.axis.width / 2));
}

void SideBySideView::measureTo(double seconds) {
    changeBoth([&](LanesOptions& o) {
        o.measuredSeconds = {m_measureFrom, seconds};
        o.guideSeconds.reset();
    });
    setAccessibleDescription(tr("%1 measured").arg(toQString(formatSeconds(std::abs(seconds - m_measureFrom)))));
}

std::optional<SideBySideView::Hit> SideBySideView::hitAt(const QPointF& position) const {
    const auto side = sideAt(position);
    if (!side) return {};
    const LaneFrame f = frame(*side);
    const double x = position.x() - f.layout.plotLeft();
    const int row = x < 0 ? -1 : f.layout.laneAt(position.y());
    Hit hit{*side, row};
    if (row < 0) return hit;
    const LaneScene& scene = m_pair.scene(*side);
    const LaneRow& lane = scene.rows[std::size_t(row)];
    hit.segment = segmentAt(scene, lane, f.axis, x);
    if (!hit.segment) hit.wait = waitAt(scene, lane, f.axis, x);
    return hit;
}

void SideBySideView::clickAt(const QPointF& position, Qt::KeyboardModifiers modifiers) {
    const auto hit = hitAt(position);
    if (!hit || hit->row < 0) return;
    const LaneScene& scene = m_pair.scene(hit->side);
    if (hit->wait) {
        const QString blamed = actionName(*scene.analysis, scene.lanes().waits[std::size_t(hit->wait->wait)].blamedAction);
        if (!blamed.isEmpty()) m_selection->setActions({blamed});
        return;
    }
    if (!hit->segment) return clearMarks();
    const QString name = actionName(*scene.analysis, scene.lanes().segments[std::size_t(hit->segment->segment)].action);
    QStringList names = m_selection->actions();
    if (!(modifiers & Qt::ControlModifier))
        names = {name};
    else if (!names.removeOne(name))
        names << name;
    m_selection->setActions(names);
    setCurrent(hit->side, names.contains(name) ? hit->segment->segment : -1);
}

void SideBySideView::hoverAt(const QPointF& position, const QPoint& globalPosition) {
    const auto hit = hitAt(position);
    changeBoth([](LanesOptions& o) {
        o.guideSeconds.reset();
        o.hoveredRow = -1;
    });
    if (!hit) {
        m_tooltip->dismiss();
        m_selection->setHoveredAction({});
        return setCursor(Qt::ArrowCursor);
    }
    const LaneFrame f = frame(hit->side);
    const double x = position.x() - f.layout.plotLeft(), seconds = timeAt(f.axis, x);
    const bool inPlot = x >= 0 && position.y() >= f.layout.ruler.top() && position.y() < f.layout.foot.top();
    if (inPlot && seconds <= f.axis.totalSeconds)
        changeBoth([seconds](LanesOptions& o) { o.guideSeconds = seconds; }); // the same moment on both sides
    m_options[hit->side].hoveredRow = hit->row;
    setCursor(f.layout.ruler.contains(position) && inPlot ? Qt::IBeamCursor : Qt::ArrowCursor);
    const LaneScene& scene = m_pair.scene(hit->side);
    TooltipText text;
    QRectF avoid;
    if (hit->segment) {
        text = segmentTooltip(scene, *hit->segment, m_pair.row(hit->side)->name);
        avoid = f.layout.bar(hit->row);
        avoid.setLeft(std::max(f.layout.plotLeft(), f.x(hit->segment->startSeconds)));
        avoid.setRight(std::min(f.layout.lanes.right(), f.x(hit->segment->endSeconds())));
    } else if (hit->wait) {
        text = waitTooltip(scene, *hit->wait);
        avoid = QRectF(position.x() - 2, f.layout.bar(hit->row).top(), 4, f.layout.bar(hit->row).height());
    }
    m_selection->setHoveredAction(
        hit->segment ? actionName(*scene.analysis, scene.lanes().segments[std::size_t(hit->segment->segment)].action)
                     : QString());
    if (text.title.isEmpty())
        m_tooltip->dismiss();
    else
        m_tooltip->request(text, globalPosition, QRect(mapToGlobal(avoid.topLeft().toPoint()), avoid.size().toSize()));
}

void SideBySideView::leaveEvent(QEvent*) {
    changeBoth([](LanesOptions& o) {
        o.guideSeconds.reset();
        o.hoveredRow = -1;
    });
    m_tooltip->dismiss();
    m_selection->setHoveredAction({});
}

void SideBySideView::clearMarks() {
    changeBoth([](LanesOptions& o) {
        o.measuredSeconds.reset();
        o.guideSeconds.reset();
        o.currentSegment = -1;
    });
    m_tooltip->dismiss();
    m_selection->setActions({});
    describe();
}

} // namespace tilesight
