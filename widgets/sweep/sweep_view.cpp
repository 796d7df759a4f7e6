#include "widgets/sweep/sweep_view.h"

#include "core/analysis/report.h"
#include "core/exchange/sweep_csv.h"
#include "core/plan/edit.h"
#include "widgets/mode_switch.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/plot_pointer.h"
#include "widgets/plot/task_foot.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <QActionGroup>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>
#include <cmath>

namespace tilesight {

SweepView::SweepView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_controls(new QWidget(this)), m_words(new QLabel(this)), m_canvas(new PlotCanvas(this)),
      m_plot(std::make_unique<SweepPlot>(m_canvas)), m_foot(new TaskFoot(this)),
      m_quiet(new QuietRequest(this, [this] { return m_state.computing; })),
      m_tooltip(new ValueTooltip(this)) {
    setAccessibleName(tr("Sweep"));
    m_canvas->setAccessibleName(tr("Sweep chart"));
    m_modes = modeSwitch(this,
                         {{tr("Map"), tr("Two parameters as a map, bright = fast")},
                          {tr("Curves"), tr("A curve for each value of the second parameter")}},
                         [this](int mode) {
                             m_map = mode == 0;
                             rebuild(true);
                         });
    makeControls();
    m_words->setWordWrap(true);
    m_words->setContentsMargins(12, 2, 12, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_controls);
    column->addWidget(m_words);
    column->addWidget(m_canvas, 1);
    column->addWidget(m_foot);
    new PlotPointer(m_canvas, m_tooltip,
                    {[this](QPointF at) { return hoverText(m_plot->pointAt(at)); },
                     [this](QPointF at) { apply(m_plot->pointAt(at)); }});
    m_exports =
        new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                     if (!m_shown) return;
                                     PlotCanvas canvas(nullptr);
                                     canvas.setTheme(theme);
                                     SweepPlot plot(&canvas);
                                     plot.build({m_shown.get(), m_map, -1}, theme);
                                     canvas.setHome(plot.homeRange());
                                     canvas.goHome();
                                     canvas.paintOn(painter, size);
                                 },
                                 [this] { return m_shown ? toQString(sweepToCsv(*m_shown)) : QString(); }});
    connect(m_foot, &TaskFoot::cancelRequested, this, &SweepView::sweepCancelled);
    connect(m_foot, &TaskFoot::computeRequested, this, &SweepView::ask);
    connect(m_foot, &TaskFoot::copyRequested, this,
            [this] { QGuiApplication::clipboard()->setText(m_exports->csv()); });
    connect(m_quiet, &QuietRequest::due, this, &SweepView::ask);
    connect(m_quiet, &QuietRequest::unseen, this, &SweepView::sweepCancelled);
    rebuild(true);
}

void SweepView::makeControls() {
    auto* row = new QHBoxLayout(m_controls);
    row->setContentsMargins(12, 6, 12, 2);
    row->setSpacing(6);
    for (int axis = 0; axis < 2; ++axis) {
        auto* box = m_parameters[std::size_t(axis)] = new QComboBox(m_controls);
        auto* field = m_values[std::size_t(axis)] = new QLineEdit(m_controls);
        box->setAccessibleName(axis == 0 ? tr("Parameter to sweep over") : tr("Second parameter"));
        box->setToolTip(box->accessibleName());
        field->setAccessibleName(axis == 0 ? tr("Values") : tr("Values of the second parameter"));
        field->setToolTip(tr("A list or ranges: 64,128,256 · 2..6 · 16..256*2 · 0..64:16"));
        field->setMinimumWidth(60);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        if (axis == 1) row->addSpacing(8);
        row->addWidget(box);
        row->addWidget(field, 1);
        connect(box, &QComboBox::activated, this, [this, axis] {
            suggest(axis);
            m_quiet->poke();
            refreshWords();
        });
        connect(field, &QLineEdit::textEdited, this, [this] {
            m_quiet->poke();
            refreshWords();
        });
        connect(field, &QLineEdit::returnPressed, this, &SweepView::ask);
    }
}

void SweepView::suggest(int axis) {
    QStringList values;
    if (m_state.plan)
        for (const long long value :
             suggestedValues(*m_state.plan, m_parameters[std::size_t(axis)]->currentText().toStdString()))
            values << QString::number(value);
    const bool none = axis == 1 && m_parameters[1]->currentIndex() <= 0;
    m_values[std::size_t(axis)]->setText(none ? QString() : values.join(','));
    m_values[std::size_t(axis)]->setEnabled(!none);
}

void SweepView::fillParameters() {
    QStringList names;
    if (m_state.plan)
        for (const Parameter& parameter : m_state.plan->parameters)
            names << toQString(parameter.name);
    QStringList shown;
    for (int i = 0; i < m_parameters[0]->count(); ++i)
        shown << m_parameters[0]->itemText(i);
    if (names == shown) return;
    const QString before = m_parameters[0]->currentText();
    for (int axis = 0; axis < 2; ++axis) {
        m_parameters[std::size_t(axis)]->clear();
        if (axis == 1) m_parameters[1]->addItem(tr("none"));
        m_parameters[std::size_t(axis)]->addItems(names);
    }
    QString first = before;
    if (m_state.plan && !names.contains(before))
        for (const char* role : {"stages", "rows", "warps"})
            if (const std::string name = parameterOfRole(*m_state.plan, role); !name.empty()) {
                first = toQString(name);
                break;
            }
    m_parameters[0]->setCurrentText(first);
    suggest(0);
    suggest(1);
}

Expected<std::vector<SweepAxis>> SweepView::axes() const {
    std::vector<SweepAxis> axes;
    Errors errors;
    if (!m_state.plan || m_parameters[0]->currentIndex() < 0) return axes;
    for (int axis = 0; axis < 2; ++axis) {
        const QComboBox* box = m_parameters[std::size_t(axis)];
        if (axis == 1 && box->currentIndex() <= 0) continue;
        const std::string name = box->currentText().toStdString();
        auto values = sweepValues(m_values[std::size_t(axis)]->text().toStdString(), name);
        errors.insert(errors.end(), values.errors().begin(), values.errors().end());
        if (values) axes.push_back({name, std::move(values).value()});
    }
    if (axes.size() == 2 && axes[0].parameter == axes[1].parameter)
        errors.push_back(
            {"sweep.same_parameter", tr("Choose two different parameters").toStdString(), {}, {}, {}});
    if (!errors.empty()) return errors;
    return axes;
}

void SweepView::ask() {
    if (!m_state.plan || m_state.plan->actions.empty()) return;
    const auto chosen = axes();
    refreshWords();
    if (chosen && !chosen->empty()) emit sweepRequested(*chosen);
}

void SweepView::setState(const ViewState& state) {
    const bool other = !state.isAskedAs(m_state);
    const bool otherKind = !m_state.plan || !state.plan || state.plan->name != m_state.plan->name;
    m_state = state;
    if (other) {
        if (otherKind) fillParameters();
        if (m_result.running) emit sweepCancelled(); // of a plan that is not shown any more
        m_quiet->poke();
        rebuild(false);
    } else {
        refreshWords();
    }
}

void SweepView::setSweep(const TaskResult<Sweep>& result) {
    const auto before = m_shown;
    m_result = result;
    if (result.value) m_shown = result.value;
    if (!result.running && !result.errors.empty()) m_shown = nullptr;
    const bool otherAxes = !before || !m_shown || before->axes != m_shown->axes;
    if (otherAxes) m_marked = -1;
    rebuild(otherAxes || m_canvas->isHome());
    emit headerCaptionChanged(headerCaption());
}

bool SweepView::isOld() const {
    return m_shown && !m_state.isAskedAs(m_result);
}

SweepLook SweepView::look() const { return {m_shown.get(), m_map, m_marked}; }

void SweepView::rebuild(bool goHome) {
    m_plot->build(look(), m_theme);
    m_canvas->setDimmed(isOld());
    m_canvas->setHome(m_plot->homeRange());
    if (goHome) m_canvas->goHome();
    m_canvas->setVisible(m_shown != nullptr);
    m_exports->setEnabled(m_shown != nullptr);
    m_canvas->replot(QCustomPlot::rpQueuedReplot);
    refreshWords();
}

QString SweepView::headerCaption() const {
    const SweepPoint* best = m_shown ? m_shown->fastest() : nullptr;
    return best ? tr("fastest: %1").arg(pointName(*m_shown, *best)) : QString();
}

QString SweepView::sentence() const {
    if (const auto chosen = axes(); !chosen) {
        const Error& error = chosen.errors().front();
        return toQString(error.message) +
               (error.remedy.empty() ? QString() : tr(" (%1)").arg(toQString(error.remedy)));
    }
    if (!m_result.errors.empty() && !m_shown) return toQString(m_result.errors.front().message);
    if (!m_shown)
        return m_state.plan && !m_state.plan->actions.empty()
                   ? tr("The latency over these values appears here.")
                   : tr("Sweeps appear here once a plan is open.");
    const SweepPoint* best = m_shown->fastest();
    if (!best) return tr("None of these values can run: %1").arg(toQString(m_shown->points.front().reason));
    QString text =
        tr("Fastest: %1, %2").arg(pointName(*m_shown, *best), toQString(formatSeconds(best->latencySeconds)));
    if (const Delta delta = latencyDelta(m_shown->latencySeconds, best->latencySeconds);
        !delta.text.isEmpty() && !best->current)
        text += QStringLiteral(", ") + delta.sentence();
    const auto gaps = std::count_if(m_shown->points.begin(), m_shown->points.end(),
                                    [](const SweepPoint& p) { return !p.runs(); });
    if (gaps > 0) text += tr(". %1 of %2 cannot run").arg(gaps).arg(m_shown->points.size());
    text += QStringLiteral(". ") + limitLegend(*m_shown);
    if (m_map && m_shown->axes.size() > 1) text += tr(". Bright = fast");
    return isOld() ? tr("Of the plan before: ") + text : text;
}

void SweepView::refreshWords() {
    const bool bad = !axes();
    m_words->setText(sentence());
    QPalette palette = m_words->palette();
    palette.setColor(QPalette::WindowText, bad       ? m_theme.error
                                           : isOld() ? m_theme.textSecondary
                                                     : m_theme.text);
    m_words->setPalette(palette);
    m_words->setAlignment(m_shown ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    setAccessibleDescription(m_words->text());
    for (QAction* mode : m_modes->actions())
        mode->setEnabled(m_shown && m_shown->axes.size() > 1);
    QString foot = m_shown ? tr("Click a point to set it, one undo step.") : QString();
    if (m_marked >= 0 && m_shown) foot = hoverText(m_marked).plain().replace('\n', QStringLiteral(" · "));
    m_foot->setState(TaskFoot::stateOf(m_result, foot, isOld(), m_shown != nullptr));
    update();
}

void SweepView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_canvas->setTheme(theme);
    m_tooltip->setTheme(theme);
    m_foot->setTheme(theme);
    m_words->setFont(theme.font(12));
    for (int axis = 0; axis < 2; ++axis) {
        m_parameters[std::size_t(axis)]->setFont(theme.font(12));
        m_values[std::size_t(axis)]->setFont(theme.font(12));
    }
    rebuild(false);
}

TooltipText SweepView::hoverText(int index) const {
    TooltipText text;
    if (!m_shown || index < 0 || index >= int(m_shown->points.size())) return text;
    const SweepPoint& point = m_shown->points[std::size_t(index)];
    text.title = pointName(*m_shown, point);
    if (!point.runs()) {
        text.add(tr("Cannot run"), toQString(point.reason));
        return text;
    }
    text.add(tr("Latency"), toQString(formatSeconds(point.latencySeconds)));
    if (const Delta delta = latencyDelta(m_shown->latencySeconds, point.latencySeconds);
        !delta.text.isEmpty())
        text.add(tr("Against now"), point.current ? tr("this is now") : delta.sentence());
    text.add(tr("Limit"),
             engineWord(titleOf(point.bottleneck)) + ": " + engineSentence(point.bottleneckReason));
    text.foot = point.current ? QString() : tr("Click sets it");
    return text;
}

void SweepView::apply(int index) {
    if (!m_shown || !m_state.plan || index < 0 || index >= int(m_shown->points.size())) return;
    const SweepPoint& point = m_shown->points[std::size_t(index)];
    if (!point.runs()) return emit refused(toQString(point.reason));
    const Expected<TilePlan> plan = planAt(*m_state.plan, *m_shown, point);
    if (!plan) return emit refused(toQString(plan.errors().front().message));
    if (*plan == *m_state.plan) return; // it is as it was
    emit edited(*plan, tr("Set %1").arg(pointName(*m_shown, point)), {});
}

void SweepView::moveMark(int columns, int rows) {
    if (!m_shown) return;
    const int wide = int(m_shown->axes[0].values.size()), high = int(m_shown->points.size()) / wide;
    if (m_marked < 0) {
        m_marked = 0;
        for (std::size_t i = 0; i < m_shown->points.size(); ++i)
            if (m_shown->points[i].current) m_marked = int(i);
    } else {
        const int x = std::clamp(m_marked % wide + columns, 0, wide - 1),
                  y = std::clamp(m_marked / wide + rows, 0, high - 1);
        m_marked = y * wide + x;
    }
    rebuild(false);
    m_canvas->setAccessibleDescription(hoverText(m_marked).plain());
}

void SweepView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
        return moveMark(1, 0);
    case Qt::Key_Left:
        return moveMark(-1, 0);
    case Qt::Key_Up:
        return moveMark(0, 1);
    case Qt::Key_Down:
        return moveMark(0, -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_values[0]->hasFocus() || m_values[1]->hasFocus()) break; // that asked for a sweep
        if (m_marked >= 0) return apply(m_marked);
        break;
    case Qt::Key_Escape:
        if (m_result.running) return emit sweepCancelled();
        if (m_marked < 0) break;
        m_marked = -1;
        return rebuild(false);
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void SweepView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
}

ExplainedFigure SweepView::explainedFigure() const {
    if (!m_shown || m_marked < 0 || m_marked >= int(m_shown->points.size())) return {QStringLiteral("latency"), {}};
    const SweepPoint& point = m_shown->points[std::size_t(m_marked)];
    if (point.current && point.runs() && !isOld()) return {QStringLiteral("latency"), {}};
    QStringList values;
    for (std::size_t axis = 0; axis < m_shown->axes.size(); ++axis)
        values << QStringLiteral("%1 = %2").arg(toQString(m_shown->axes[axis].parameter)).arg(point.values[axis]);
    const QString where = values.join(QStringLiteral(", ")), title = tr("Latency with %1").arg(where);
    const std::string id = "sweep/" + where.toStdString();
    if (!point.runs()) return ownFigure(figureNode(id, title, std::nan(""), "s", toQString(point.reason)));
    Explanation own = figureNode(id, title, point.latencySeconds, "s",
                                 engineWord(titleOf(point.bottleneck)) + ": " + engineSentence(point.bottleneckReason),
                                 tr("the plan with these values, analysed"));
    own.inputs = {figureNode(id + "/now", tr("Latency of the plan as it is"), m_shown->latencySeconds, "s"),
                  figureNode(id + "/hit", tr("Reads that a cache answers"), point.readHit, "1"),
                  figureNode(id + "/dram", tr("Bytes from DRAM"), point.dramBytes, "B")};
    return ownFigure(std::move(own));
}

} // namespace tilesight
