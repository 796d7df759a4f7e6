// Keys of the two sides, and the segment that they walk to.
#include "widgets/lanes/lane_keys.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/side_by_side/side_by_side_view.h"
#include "widgets/side_by_side/side_words.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QToolTip>

namespace tilesight {
namespace {

bool isOwnKey(const QKeyEvent& event) {
    if (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) return false;
    switch (event.key()) {
    case Qt::Key_Period:
    case Qt::Key_Comma:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Escape:
    case Qt::Key_M:
        return true;
    default:
        return isPictureKey(event);
    }
}

} // namespace

bool SideBySideView::event(QEvent* event) {
    // Single letters are ours while the view has the focus, even where a menu uses them as shortcuts.
    if (event->type() == QEvent::ShortcutOverride && isOwnKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::ToolTip) { // of a head: all of its figures, those that found no room as well
        const auto* help = static_cast<QHelpEvent*>(event);
        const SideBySideLayout layout = sideLayout();
        for (const std::size_t side : {0, 1})
            if (m_pair.row(side) && layout.heads[side].contains(help->pos()))
                QToolTip::showText(help->globalPos(), sideSentence(*m_pair.row(side)), this);
        return true;
    }
    return QWidget::event(event);
}

void SideBySideView::fitSelection() {
    if (!m_pair.hasAnyLanes()) return;
    double from = 1e300, to = -1e300;
    const auto take = [&](double a, double b) {
        from = std::min(from, a);
        to = std::max(to, b);
    };
    if (const auto measured = measuredSeconds()) {
        take(std::min(measured->first, measured->second), std::max(measured->first, measured->second));
    } else {
        for (const std::size_t side : {0, 1}) {
            if (!m_pair.hasLanes(side)) continue;
            const auto& segments = m_pair.scene(side).lanes().segments;
            const auto& actions = m_options[side].selectedActions;
            for (std::size_t i = 0; i < segments.size(); ++i) {
                const bool wanted = currentSegment() >= 0
                                        ? side == m_active && int(i) == currentSegment()
                                        : std::find(actions.begin(), actions.end(), segments[i].action) != actions.end();
                if (wanted) take(segments[i].startSeconds, segments[i].startSeconds + segments[i].durationSeconds);
            }
        }
    }
    if (to >= from)
        setAxis(fittedRange(anyFrame().axis, from, to));
    else
        fitAll();
}

void SideBySideView::measureCurrent() {
    if (currentSegment() < 0) return;
    const LaneSegment& s = m_pair.scene(m_active).lanes().segments[std::size_t(currentSegment())];
    m_measureFrom = measuredSeconds() ? measuredSeconds()->first : s.startSeconds;
    measureTo(s.startSeconds + s.durationSeconds);
}

void SideBySideView::selectionChanged() {
    for (const std::size_t side : {0, 1}) {
        LanesOptions& options = m_options[side];
        options.selectedActions.clear();
        for (const QString& name : m_selection->actions())
            if (const int index = m_pair.actionIndex(side, name); index >= 0) options.selectedActions.push_back(index);
        if (options.currentSegment < 0) continue;
        const int action = m_pair.scene(side).lanes().segments[std::size_t(options.currentSegment)].action;
        const auto& actions = options.selectedActions;
        if (std::find(actions.begin(), actions.end(), action) == actions.end()) options.currentSegment = -1;
    }
    update();
}

void SideBySideView::setCurrent(std::size_t side, int segment) {
    m_active = side;
    m_options[1 - side].currentSegment = -1;
    m_options[side].currentSegment = segment;
    update();
    if (segment < 0) return;
    const LaneScene& scene = m_pair.scene(side);
    const LaneSegment& s = scene.lanes().segments[std::size_t(segment)];
    setAccessibleDescription(
        m_pair.row(side)->name + QStringLiteral(", ") +
        segmentSentence(scene, {segment, s.startSeconds, s.durationSeconds, s.iteration}));
    QAccessibleEvent announced(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&announced);
    m_selection->setActions({actionName(*scene.analysis, s.action)});
}

void SideBySideView::reveal() {
    if (currentSegment() < 0) return;
    const LaneFrame f = frame(m_active);
    const LaneSegment& s = f.scene.lanes().segments[std::size_t(currentSegment())];
    const double left = xOf(f.axis, s.startSeconds), right = xOf(f.axis, s.startSeconds + s.durationSeconds);
    if (left < 0)
        setAxis(panned(f.axis, left - f.axis.width / 8));
    else if (right > f.axis.width)
        setAxis(panned(f.axis, std::min(left, right - f.axis.width * 7 / 8)));
    const QRectF lane = f.layout.lane(f.scene.rowOf(s.resource));
    if (lane.top() < f.layout.lanes.top())
        scrollRows(lane.top() - f.layout.lanes.top());
    else if (lane.bottom() > f.layout.lanes.bottom())
        scrollRows(lane.bottom() - f.layout.lanes.bottom());
}

/// Up and down the lanes; past the last one of a side it goes on with the other side.
void SideBySideView::stepLane(int step) {
    if (!m_pair.hasLanes(m_active)) m_active = 1 - m_active;
    const int next = neighbourLane(m_pair.scene(m_active), currentSegment(), step);
    const std::size_t below = step > 0 ? 0 : 1; // the side that this direction leaves
    if (next == currentSegment() && m_active == below && m_pair.hasLanes(1 - below))
        setCurrent(1 - below, neighbourSegment(m_pair.scene(1 - below), -1, step));
    else
        setCurrent(m_active, next);
    reveal();
}

void SideBySideView::keyPressEvent(QKeyEvent* event) {
    if (!m_pair.hasAnyLanes() || !isOwnKey(*event)) return QWidget::keyPressEvent(event);
    const LaneFrame f = anyFrame();
    const auto& guide = m_options[0].guideSeconds;
    const double centre = guide ? xOf(f.axis, *guide) : f.axis.width / 2;
    if (const auto axis = axisAfterKey(f.axis, event->key(), centre)) return setAxis(*axis);
    switch (event->key()) {
    case Qt::Key_F:
        return fitSelection();
    case Qt::Key_Home:
        return fitAll();
    case Qt::Key_Period:
    case Qt::Key_Comma:
        if (!m_pair.hasLanes(m_active)) m_active = 1 - m_active;
        setCurrent(m_active, neighbourSegment(m_pair.scene(m_active), currentSegment(), event->key() == Qt::Key_Period ? 1 : -1));
        return reveal();
    case Qt::Key_Up:
    case Qt::Key_Down:
        return stepLane(event->key() == Qt::Key_Up ? -1 : 1);
    case Qt::Key_M:
        return measureCurrent();
    default: // Escape
        return clearMarks();
    }
}

} // namespace tilesight
