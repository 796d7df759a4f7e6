#include "widgets/roofline/roofline_view.h"

#include "core/analysis/report.h"
#include "widgets/explain/explanations.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/level_explanation.h"
#include "widgets/plot/plot_pointer.h"
#include "widgets/roofline/roofline_plot.h"
#include "widgets/summary/wording.h"
#include "widgets/theme/painting.h"
#include "widgets/words.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace tilesight {
namespace {
constexpr std::array levels = {Resource::smem, Resource::l15, Resource::l2, Resource::dram};
constexpr double reach = 11; ///< pixels between pointer and what it means
} // namespace

RooflineView::RooflineView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_modes(new QActionGroup(this)), m_words(new QLabel(this)),
      m_canvas(new PlotCanvas(this)), m_plot(std::make_unique<RooflinePlot>(m_canvas)),
      m_tooltip(new ValueTooltip(this)) {
    setAccessibleName(tr("Roofline"));
    m_canvas->setAccessibleName(tr("Roofline chart"));
    setFocusProxy(m_canvas);
    QAction* all = m_modes->addAction(tr("All"));
    all->setToolTip(tr("All memory levels (0)"));
    all->setCheckable(true);
    all->setChecked(true);
    connect(all, &QAction::triggered, this, [this] { setLevel({}); });
    for (const Resource level : levels) {
        QAction* mode = m_modes->addAction(levelName(level));
        mode->setCheckable(true);
        mode->setData(int(level));
        connect(mode, &QAction::triggered, this, [this, level] { setLevel(level); });
    }
    m_words->setWordWrap(true);
    m_words->setContentsMargins(12, 6, 12, 2);
    m_words->setAccessibleName(tr("Which roof binds"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_words);
    column->addWidget(m_canvas, 1);
    new PlotPointer(m_canvas, m_tooltip,
                    {[this](QPointF at) { return hoverText(at); },
                     [this](QPointF at) {
                         if (m_roofline.empty()) return;
                         const auto level = levelAt(at);
                         setLevel(level == m_level ? std::nullopt : level);
                     },
                     [this](QPointF at) {
                         const auto level = levelAt(at);
                         if (level) emit explainRequested(explanationOfLevel(*m_state.analysis, *level));
                         return level.has_value();
                     }});
    m_exports = new ExportActions(
        this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                   PlotCanvas canvas(nullptr);
                   canvas.setTheme(theme);
                   RooflinePlot plot(&canvas);
                   plot.build({&m_roofline, m_ghost.empty() ? nullptr : &m_ghost, m_state.baselineName,
                               m_level, false},
                              theme);
                   canvas.setHome(plot.homeRange());
                   canvas.goHome();
                   canvas.paintOn(painter, size);
               },
               [this] { return rooflineCsv(m_roofline, m_ghost.empty() ? nullptr : &m_ghost); }});
    rebuild();
}

RooflineView::~RooflineView() = default;

void RooflineView::setState(const ViewState& state) {
    const QString caption = headerCaption();
    const bool fresh = state.analysis != m_state.analysis || state.baseline != m_state.baseline ||
                       state.stale != m_state.stale || state.baselineName != m_state.baselineName ||
                       state.errors.empty() != m_state.errors.empty() || !state.analysis;
    const bool otherGpu = !m_state.analysis || !state.analysis ||
                          m_state.analysis->gpuName != state.analysis->gpuName ||
                          m_state.analysis->planName != state.analysis->planName;
    m_state = state;
    if (!fresh) return;
    // The GPU of an old result may not be at hand any more: then the picture stays.
    if (state.analysis && state.gpu && state.analysis->gpuId == state.gpu->id)
        m_roofline = rooflineOf(*state.analysis, *state.gpu);
    else if (!state.analysis)
        m_roofline = {};
    m_ghost = state.baseline && state.gpu ? rooflineOf(*state.baseline, *state.gpu) : Roofline{};
    const bool wasHome = !m_placed || otherGpu || m_canvas->isHome();
    rebuild();
    m_canvas->setHome(m_plot->homeRange());
    m_canvas->setFit(m_plot->fitRange());
    m_placed = m_placed || !m_roofline.empty();
    if (wasHome) m_canvas->goHome();
    if (caption != headerCaption()) emit headerCaptionChanged(headerCaption());
}

void RooflineView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_canvas->setTheme(theme);
    m_tooltip->setTheme(theme);
    m_words->setFont(theme.font(12));
    rebuild();
}

void RooflineView::setLevel(std::optional<Resource> level) {
    if (level == m_level) return;
    m_level = level;
    for (QAction* action : m_modes->actions())
        action->setChecked(level ? action->data().isValid() && action->data().toInt() == int(*level)
                                 : !action->data().isValid());
    rebuild();
}

QString RooflineView::headerCaption() const { return m_roofline.empty() ? QString() : tr("by level"); }

QString RooflineView::sentence() const {
    if (m_state.analysis && !m_roofline.empty()) return roofInWords(m_roofline, *m_state.analysis, m_level);
    if (!m_state.errors.empty()) return tr("No roofline: %1").arg(toQString(m_state.errors.front().message));
    if (m_state.analysis) return roofInWords(m_roofline, *m_state.analysis);
    return m_state.computing ? tr("Computing …") : tr("The roofline appears here once a plan is open.");
}

void RooflineView::rebuild() {
    for (QAction* action : m_modes->actions())
        if (action->data().isValid())
            action->setEnabled(
                std::any_of(m_roofline.slopes.begin(), m_roofline.slopes.end(),
                            [&](const Slope& slope) { return int(slope.level) == action->data().toInt(); }));
    m_canvas->setVisible(!m_roofline.empty());
    m_canvas->setDimmed(m_state.stale);
    m_exports->setEnabled(!m_roofline.empty());
    m_plot->build({&m_roofline, m_ghost.empty() ? nullptr : &m_ghost, m_state.baselineName, m_level, false},
                  m_theme);
    m_canvas->replot(QCustomPlot::rpQueuedReplot);
    refreshWords();
}

void RooflineView::refreshWords() {
    QPalette palette = m_words->palette();
    palette.setColor(QPalette::WindowText, m_state.stale ? m_theme.textDisabled : m_theme.text);
    m_words->setPalette(palette);
    m_words->setAlignment(m_roofline.empty() ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    m_words->setText(m_state.stale && !m_roofline.empty() ? tr("Of the plan before: ") + sentence()
                                                          : sentence());
    setAccessibleDescription(m_words->text());
    m_canvas->setAccessibleDescription(m_words->text());
    update();
}

std::optional<QPointF> RooflineView::dotPosition(Resource level) const {
    const RoofDot* dot = m_roofline.dot(level);
    if (!dot) return {};
    return m_plot->pixelOf(dot->intensity, dot->attained);
}

std::optional<Resource> RooflineView::levelAt(const QPointF& position) const {
    std::optional<Resource> best;
    double nearest = reach;
    for (const Resource level : levels)
        if (const auto dot = dotPosition(level)) {
            const double distance = std::hypot(dot->x() - position.x(), dot->y() - position.y());
            if (distance >= nearest) continue;
            nearest = distance;
            best = level;
        }
    if (best || !m_canvas->axisRect()->rect().contains(position.toPoint())) return best;
    nearest = 6;
    for (const Slope& slope : m_roofline.slopes) { // beside the line, at the pointer's height
        const double perSecond = m_canvas->yAxis->pixelToCoord(position.y()) * m_plot->perUnit();
        if (perSecond > m_roofline.ceilings.front().perSecond) continue;
        const double distance =
            std::abs(m_plot->pixelOf(perSecond / slope.bytesPerSecond, perSecond).x() - position.x());
        if (distance >= nearest) continue;
        nearest = distance;
        best = slope.level;
    }
    return best;
}

TooltipText RooflineView::ceilingText(const QPointF& position) const {
    TooltipText text;
    if (m_roofline.empty() || !m_canvas->axisRect()->rect().contains(position.toPoint())) return text;
    double nearest = 6;
    for (const Ceiling& ceiling : m_roofline.ceilings) {
        if (ceiling.kind == Ceiling::otherType) continue; // not drawn
        const double distance = std::abs(m_plot->pixelOf(1, ceiling.perSecond).y() - position.y());
        if (distance >= nearest) continue;
        nearest = distance;
        text = {};
        text.title = ceiling.title;
        text.add(tr("Peak"), toQString(formatRate(ceiling.perSecond, m_roofline.rateUnit().toStdString())));
    }
    return text;
}

TooltipText RooflineView::hoverText(const QPointF& position) const {
    const auto level = levelAt(position);
    if (!level) return ceilingText(position);
    TooltipText text;
    QString name = levelName(*level);
    for (const Slope& slope : m_roofline.slopes) // as on its line
        if (slope.level == *level) name += ' ' + toQString(formatRate(slope.bytesPerSecond, "B/s"));
    text.title = tr("%1, plan now").arg(name);
    const std::string unit = m_roofline.rateUnit().toStdString();
    if (const RoofDot* dot = m_roofline.dot(*level)) {
        text.add(tr("Intensity"),
                 toQString(formatNumber(dot->intensity)) + ' ' + m_roofline.workUnit() + "/B");
        text.add(tr("Bytes per launch"), toQString(formatDecimalBytes(dot->bytes)));
        QString attained = toQString(formatRate(dot->attained, unit));
        if (!m_ghost.empty())
            attained += QStringLiteral(" (%1 “%2”)")
                            .arg(toQString(formatRate(m_ghost.attained, unit)), m_state.baselineName);
        text.add(tr("Attained"), attained);
        text.add(dot->boundByLevel
                     ? tr("Roof, %1").arg(levelName(*level))
                     : tr("Roof, %1").arg(engineWord(resourceName(m_roofline.ceilings.front().pipe))),
                 toQString(formatRate(dot->roof, unit)));
        text.add(tr("Share of that roof"), toQString(formatPercent(dot->share())));
    }
    text.foot = tr("Click: this level alone · double click explains");
    return text;
}

void RooflineView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_0 || (key == Qt::Key_Escape && m_level))
        setLevel({});
    else if (key >= Qt::Key_1 && key <= Qt::Key_4 && m_modes->actions().at(key - Qt::Key_0)->isEnabled())
        setLevel(levels[std::size_t(key - Qt::Key_1)]);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_state.analysis && m_roofline.lowest())
        emit explainRequested(
            explanationOfLevel(*m_state.analysis, m_level.value_or(m_roofline.lowest()->level)));
    else
        QWidget::keyPressEvent(event);
}

void RooflineView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
}

ExplainedFigure RooflineView::explainedFigure() const {
    if (!m_state.analysis) return {};
    if (m_level) return {explanationOfLevel(*m_state.analysis, *m_level), {}};
    return {QStringLiteral("pipes"), {}};
}

} // namespace tilesight
