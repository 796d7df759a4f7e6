#include "widgets/lanes/lanes_view.h"

#include "core/exchange/lanes_trace.h"
#include "widgets/lanes/lane_text.h"
#include "widgets/mode_switch.h"
#include "widgets/plot/export_actions.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"
#include "widgets/tooltip/value_tooltip.h"
#include "widgets/words.h"

#include <QAccessible>
#include <QAction>
#include <QScrollBar>
#include <QSignalBlocker>

namespace tilesight {

LanesView::LanesView(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_theme(Theme::light()),
      m_traceAction(new QAction(tr("Save as Trace…"), this)), m_scrollBar(new QScrollBar(Qt::Vertical, this)),
      m_tooltip(new ValueTooltip(this)) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Lanes"));
    m_foldActions = modeSwitch(this,
                               {{tr("Folded"), tr("Fold iterations that repeat the same period")},
                                {tr("All"), tr("Draw every iteration at its true place")}},
                               [this](int mode) { setFolded(mode == 0); });
    m_traceAction->setToolTip(tr("Every bar as an event, for chrome://tracing and Perfetto"));
    m_traceAction->setEnabled(false);
    addAction(m_traceAction);
    connect(m_traceAction, &QAction::triggered, this, [this] {
        emit dataSaveRequested(QStringLiteral("trace.json"),
                               QByteArray::fromStdString(lanesToTrace(*m_state.analysis)));
    });
    m_exports = new ExportActions(
        this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                   paintExport(painter, size, theme);
               },
               [this] { return hasLanes() ? lanesCsv(m_scene) : QString(); },
               {},
               [this](const Theme& theme) {
                   const double lane = m_state.baseline ? 38 : 32;
                   return QSize(1200, int((106 + lane * double(m_scene.rows.size())) * theme.fontScale));
               }});
    setContextMenuPolicy(Qt::DefaultContextMenu); // the lane under the pointer comes first
    m_scrollBar->setAccessibleName(tr("Scroll lanes"));
    m_scrollBar->hide();
    connect(m_scrollBar, &QScrollBar::actionTriggered, this, [this] { m_showsLimit = false; });
    connect(m_scrollBar, &QScrollBar::valueChanged, this, [this](int value) {
        m_options.scrollY = value;
        update();
    });
    connect(m_selection, &Selection::actionsChanged, this, &LanesView::selectionChanged);
}

LanesView::~LanesView() = default;

void LanesView::setState(const ViewState& state) {
    const bool sameResult = state.analysis == m_state.analysis && state.baseline == m_state.baseline;
    const bool samePicture = sameResult && hasLanes() && state.stale == m_state.stale &&
                             state.baselineName == m_state.baselineName;
    const QString caption = headerCaption();
    if (state.analysis && (!m_state.analysis || state.analysis->planName != m_state.analysis->planName))
        m_showsLimit = true;
    m_state = state;
    if (!sameResult) rebuildScene();
    m_options.baselineName = state.baselineName;
    if (headerCaption() != caption) emit headerCaptionChanged(headerCaption());
    if (!samePicture) update();
}

void LanesView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_tooltip->setTheme(theme);
    updateScrollBar();
    update();
}

void LanesView::rebuildScene() {
    m_scene = m_state.analysis
                  ? makeLaneScene(m_state.analysis->lanes, *m_state.analysis, m_options.showIdle, m_pinned)
                  : LaneScene{};
    m_baseline =
        m_state.baseline ? makeLaneScene(m_state.baseline->lanes, *m_state.baseline, true) : LaneScene{};
    m_options.baseline = m_state.baseline.get();
    m_options.currentSegment = -1;
    m_options.guideSeconds.reset();
    m_options.hoveredRow = -1;
    m_tooltip->dismiss();
    m_traceAction->setEnabled(hasLanes());
    m_exports->setEnabled(hasLanes());
    setAccessibleDescription(hasLanes() ? lanesSentence(m_scene) : emptySentence());
    selectionChanged();
    updateScrollBar();
}

QString LanesView::headerCaption() const {
    if (m_state.baseline) return tr("baseline ghost: “%1”").arg(m_state.baselineName);
    // No word of what limits the kernel: lessons ask for it beside open lanes, and the strip has it.
    const int residents = m_state.analysis ? m_state.analysis->occupancy.residentBlocks : 1;
    const QString tiles = residents > 1 ? tr("%1 tiles share the SM").arg(residents) : tr("one tile");
    if (m_state.analysis && !m_state.analysis->hasTurns) return tiles;
    return m_options.folded ? tr("%1, steady state folded").arg(tiles) : tr("%1, every iteration").arg(tiles);
}

void LanesView::setFolded(bool folded) {
    if (folded == m_options.folded) return;
    m_options.folded = folded;
    m_foldActions->actions().at(folded ? 0 : 1)->setChecked(true);
    m_options.measuredSeconds.reset();
    fitAll();
    emit headerCaptionChanged(headerCaption());
}

LaneFrame LanesView::frame() const {
    return laneFrame(QRectF(rect()), m_scene, m_state.baseline ? &m_baseline : nullptr, m_theme, m_options);
}

/// All of it at once, folded as on the screen, without what belongs to pointer and keyboard.
void LanesView::paintExport(QPainter& painter, const QSize& size, const Theme& theme) const {
    if (!hasLanes()) return;
    LanesOptions options;
    options.folded = m_options.folded;
    options.showIdle = m_options.showIdle;
    options.baseline = m_options.baseline;
    options.baselineName = m_options.baselineName;
    paintLanes(painter, laneFrame(QRectF(QPointF(), QSizeF(size)), m_scene,
                                  m_state.baseline ? &m_baseline : nullptr, theme, options));
}

void LanesView::setPinnedLanes(std::vector<Resource> resources) {
    if (resources == m_pinned) return;
    m_pinned = std::move(resources);
    rebuildScene();
    update();
}

QStringList LanesView::pinnedCodes() const {
    QStringList codes;
    for (const Resource resource : m_pinned)
        codes << toQString(std::string(resourceCode(resource)));
    return codes;
}

void LanesView::setPinnedCodes(const QStringList& codes) {
    std::vector<Resource> pinned;
    for (const Resource resource : allResources)
        if (codes.contains(toQString(std::string(resourceCode(resource))))) pinned.push_back(resource);
    setPinnedLanes(std::move(pinned));
}

void LanesView::togglePinned(Resource resource) {
    std::vector<Resource> pinned = m_pinned;
    if (std::erase(pinned, resource) == 0) pinned.push_back(resource);
    setPinnedLanes(std::move(pinned));
}

void LanesView::fitAll() {
    m_tooltip->dismiss(); // what it speaks of is elsewhere now
    m_options.guideSeconds.reset();
    m_options.pixelsPerSecond = 0;
    m_options.scrollPixels = 0;
    update();
}

void LanesView::fitSelection() {
    if (!hasLanes()) return;
    if (const auto measured = m_options.measuredSeconds) {
        setAxis(fittedRange(frame().axis, std::min(measured->first, measured->second),
                            std::max(measured->first, measured->second)));
        return;
    }
    double from = 1e300, to = -1e300;
    for (std::size_t i = 0; i < m_scene.lanes().segments.size(); ++i) {
        const LaneSegment& s = m_scene.lanes().segments[i];
        const auto& actions = m_options.selectedActions;
        const bool wanted = m_options.currentSegment >= 0
                                ? int(i) == m_options.currentSegment
                                : std::find(actions.begin(), actions.end(), s.action) != actions.end();
        if (!wanted) continue;
        from = std::min(from, s.startSeconds);
        to = std::max(to, s.startSeconds + s.durationSeconds);
    }
    if (to >= from)
        setAxis(fittedRange(frame().axis, from, to));
    else
        fitAll();
}

void LanesView::setAxis(const LaneAxis& axis) {
    m_tooltip->dismiss();
    // Zoomed all the way out is kept as "fits", so that it still fits after a resize.
    m_options.pixelsPerSecond =
        axis.pixelsPerSecond <= fittingScale(axis) * (1 + 1e-9) ? 0 : axis.pixelsPerSecond;
    m_options.scrollPixels = axis.scrollPixels;
    update();
}

int LanesView::limitingRow() const {
    if (!hasLanes()) return -1;
    const int limit = static_cast<int>(m_state.analysis->bottleneck);
    const int row = limit < int(resourceCount) ? m_scene.rowOf(static_cast<Resource>(limit)) : -1;
    if (row >= 0) return row;
    const auto busiest =
        std::max_element(m_scene.rows.begin(), m_scene.rows.end(),
                         [](const LaneRow& a, const LaneRow& b) { return a.steadyUse < b.steadyUse; });
    return int(busiest - m_scene.rows.begin());
}

void LanesView::scrollRows(double pixels) {
    m_showsLimit = false;
    m_scrollBar->setValue(int(std::lround(m_options.scrollY + pixels)));
}

void LanesView::updateScrollBar() {
    if (!hasLanes()) {
        m_scrollBar->hide();
        return;
    }
    const LaneLayout layout = frame().layout;
    const double over = layout.contentHeight() - layout.lanes.height();
    const int width = 10;
    m_scrollBar->setGeometry(this->width() - width, int(layout.lanes.top()), width,
                             int(layout.lanes.height()));
    m_scrollBar->setRange(0, std::max(0, int(std::ceil(over))));
    m_scrollBar->setPageStep(int(layout.lanes.height()));
    m_scrollBar->setSingleStep(int(layout.laneHeight));
    m_scrollBar->setVisible(over > 0.5);
    if (m_showsLimit && over > 0.5) {
        const double bottom = (limitingRow() + 1) * layout.laneHeight - layout.lanes.height();
        const QSignalBlocker blocked(m_scrollBar);
        m_scrollBar->setValue(std::max(0, int(std::ceil(bottom))));
    }
    m_options.scrollY = m_scrollBar->value();
}

void LanesView::resizeEvent(QResizeEvent*) { updateScrollBar(); }

void LanesView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::EnabledChange) update();
    QWidget::changeEvent(event);
}

void LanesView::selectionChanged() {
    m_options.selectedActions.clear();
    if (hasLanes()) {
        for (const QString& name : m_selection->actions()) {
            const int index = m_state.analysis->plan.actionIndex(name.toStdString());
            if (index >= 0) m_options.selectedActions.push_back(index);
        }
        const int current = m_options.currentSegment;
        const auto& actions = m_options.selectedActions;
        if (current >= 0) {
            const int action = m_scene.lanes().segments[std::size_t(current)].action;
            if (std::find(actions.begin(), actions.end(), action) == actions.end())
                m_options.currentSegment = -1;
        }
    }
    update();
}

void LanesView::setCurrentSegment(int segment, bool select) {
    if (!hasLanes()) return;
    m_options.currentSegment = segment;
    if (segment >= 0) {
        const LaneSegment& s = m_scene.lanes().segments[std::size_t(segment)];
        const DrawnSegment drawn{segment, s.startSeconds, s.durationSeconds, s.iteration};
        setAccessibleDescription(segmentSentence(m_scene, drawn));
        QAccessibleEvent announced(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&announced);
        if (select) m_selection->setActions({actionName(*m_state.analysis, s.action)});
    }
    update();
}

void LanesView::revealSegment(int segment) {
    if (segment < 0) return;
    const LaneSegment& s = m_scene.lanes().segments[std::size_t(segment)];
    const LaneFrame f = frame();
    const double left = xOf(f.axis, s.startSeconds), right = xOf(f.axis, s.startSeconds + s.durationSeconds);
    if (left < 0)
        setAxis(panned(f.axis, left - f.axis.width / 8));
    else if (right > f.axis.width)
        setAxis(panned(f.axis, std::min(left, right - f.axis.width * 7 / 8)));
    const QRectF lane = f.layout.lane(m_scene.rowOf(s.resource));
    const QRectF clip = f.layout.clip(m_scene.rowOf(s.resource));
    if (lane.top() < clip.top())
        scrollRows(lane.top() - clip.top());
    else if (lane.bottom() > f.layout.lanes.bottom())
        scrollRows(lane.bottom() - f.layout.lanes.bottom());
}

void LanesView::stepSegment(int step) {
    const int next = neighbourSegment(m_scene, m_options.currentSegment, step);
    setCurrentSegment(next, true);
    revealSegment(next);
}

QString LanesView::emptySentence() const {
    if (!m_state.errors.empty())
        return tr("No lanes: %1").arg(QString::fromStdString(m_state.errors.front().message));
    if (m_state.computing) return tr("Computing the lanes …");
    if (m_state.analysis) return tr("This result was computed without lanes.");
    return tr("The pipes of one block appear here, busy and waiting, once a plan is open.");
}

void LanesView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (!hasLanes()) {
        p.setFont(m_theme.font(13));
        p.setPen(m_theme.textSecondary);
        p.drawText(rect().adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap, emptySentence());
    } else {
        if (m_state.stale) p.setOpacity(0.5);
        paintLanes(p, frame());
        p.setOpacity(1);
    }
    if (hasFocus()) paintFocusRing(p, QRectF(rect()), m_theme, 0);
}

} // namespace tilesight
