#include "widgets/sensitivity/sensitivity_view.h"

#include "core/analysis/explain.h"
#include "core/analysis/report.h"
#include "core/plan/edit.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/plot/export_actions.h"
#include "widgets/plot/task_foot.h"
#include "widgets/sensitivity/tornado_canvas.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <cmath>

namespace tilesight {

SensitivityView::SensitivityView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_words(new QLabel(this)), m_scroll(new QScrollArea(this)),
      m_canvas(new TornadoCanvas(this)), m_foot(new TaskFoot(this)),
      m_quiet(new QuietRequest(this, [this] { return m_state.computing; })),
      m_tooltip(new ValueTooltip(this)) {
    setAccessibleName(tr("Sensitivity"));
    m_words->setWordWrap(true);
    m_words->setContentsMargins(12, 6, 12, 2);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_canvas);
    setFocusProxy(m_canvas);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_words);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_foot);
    m_exports = new ExportActions(
        this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                   if (m_shown)
                       paintTornado(painter, *m_shown, tornadoLayout(*m_shown, size.width(), theme, false),
                                    theme);
               },
               [this] { return m_shown ? tornadoCsv(*m_shown) : QString(); }});
    connect(m_foot, &TaskFoot::cancelRequested, this, &SensitivityView::sensitivityCancelled);
    connect(m_foot, &TaskFoot::computeRequested, this, &SensitivityView::sensitivityRequested);
    connect(m_foot, &TaskFoot::copyRequested, this,
            [this] { QGuiApplication::clipboard()->setText(m_exports->csv()); });
    connect(m_quiet, &QuietRequest::due, this, [this] {
        if (m_state.plan && !m_state.plan->actions.empty() && m_state.errors.empty())
            emit sensitivityRequested();
    });
    connect(m_quiet, &QuietRequest::unseen, this, &SensitivityView::sensitivityCancelled);
    refresh();
}

QWidget* SensitivityView::canvas() const { return m_canvas; }
const TornadoLayout& SensitivityView::tornado() const { return m_canvas->tornado(); }

void SensitivityView::setState(const ViewState& state) {
    const bool other = !state.isAskedAs(m_state);
    m_state = state;
    if (other) {
        if (m_result.running) emit sensitivityCancelled(); // of a plan that is not shown any more
        m_quiet->poke();
    }
    refresh();
}

void SensitivityView::setSensitivity(const TaskResult<Sensitivity>& result) {
    m_result = result;
    if (result.value) m_shown = result.value;
    if (!result.running && !result.errors.empty()) m_shown = nullptr;
    m_exports->setPictureSize(
        {900, m_shown ? int(tornadoLayout(*m_shown, 900, m_theme, false).size.height()) : 300});
    m_canvas->refresh();
    refresh();
    emit headerCaptionChanged(headerCaption());
}

bool SensitivityView::isOld() const {
    return m_shown && !m_state.isAskedAs(m_result);
}

QString SensitivityView::headerCaption() const {
    return m_shown ? tr("±%1 on each rate").arg(toQString(formatPercent(m_shown->spread, 2))) : QString();
}

QString SensitivityView::sentence() const {
    if (!m_state.errors.empty())
        return tr("No sensitivity: %1").arg(toQString(m_state.errors.front().message));
    if (m_shown)
        return (isOld() ? tr("Of the plan before: ") : QString()) + toQString(nextLimitInWords(*m_shown));
    if (!m_result.errors.empty() && !m_result.cancelled)
        return tr("No sensitivity: %1").arg(toQString(m_result.errors.front().message));
    return m_state.plan && !m_state.plan->actions.empty()
               ? tr("What moves the latency, and by how much, appears here.")
               : tr("What moves the latency appears here once a plan is open.");
}

void SensitivityView::refresh() {
    m_words->setText(sentence());
    m_words->setAlignment(m_shown ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
    QPalette palette = m_words->palette();
    palette.setColor(QPalette::WindowText, isOld() ? m_theme.textSecondary : m_theme.text);
    m_words->setPalette(palette);
    setAccessibleDescription(m_words->text());
    m_exports->setEnabled(m_shown != nullptr);
    m_foot->setState(TaskFoot::stateOf(
        m_result,
        m_shown ? tr("Every bar is a run of the engine. Apply sets a knob, one undo step.") : QString(),
        isOld(), m_shown != nullptr));
    m_canvas->update();
    update();
}

void SensitivityView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_words->setFont(theme.font(12));
    m_foot->setTheme(theme);
    m_tooltip->setTheme(theme);
    m_canvas->refresh();
    refresh();
}

TooltipText SensitivityView::hoverText(int index) const {
    TooltipText text;
    if (!m_shown || index < 0 || index >= int(tornado().lines.size())) return text;
    const TornadoLine& line = tornado().lines[std::size_t(index)];
    const SensitivityBar& bar = m_shown->bars[std::size_t(line.bar)];
    const SensitivityEnd* end = endOf(*m_shown, line);
    text.title = toQString(bar.title) + ' ' + settingText(*m_shown, line);
    if (!end) {
        text.add(tr("Value"), tr("there is no further one"));
        return text;
    }
    if (end->refusal.empty())
        text.add(tr("Latency"),
                 toQString(formatSeconds(end->latencySeconds)) + ", " + effectText(*m_shown, *end));
    else
        text.add(tr("Cannot run"), toQString(end->refusal));
    if (end->refusal.empty() && !end->thenReason.empty())
        text.add(tr("Limit then"), engineWord(titleOf(end->then)) + ": " + engineSentence(end->thenReason));
    if (bar.knob) {
        text.add(tr("Now"), QString::number(bar.now, 'g', 12));
        for (const auto& [value, reason] : end->skipped)
            if (end->refusal.empty() || double(value) != end->setting)
                text.add(tr("%1 cannot run").arg(value), toQString(reason));
        text.foot = end->refusal.empty() ? tr("Enter or Apply sets it") : QString();
        return text;
    }
    for (const std::string& key : bar.keys) {
        const GpuField* field = gpuField(key);
        if (!field || !m_state.gpu) continue;
        const Quantity& number = (*m_state.gpu).*field->member;
        QString value = quantityText(number.value, field->unit) + ", " + engineWord(nameOf(number.kind));
        if (!number.source.empty()) value += QStringLiteral(": ") + toQString(number.source);
        text.add(toQString(field->title), value);
    }
    text.foot = tr("Enter shows it in the hardware panel");
    return text;
}

void SensitivityView::activate(int index) {
    if (!m_shown || index < 0 || index >= int(tornado().lines.size())) return;
    const TornadoLine& line = tornado().lines[std::size_t(index)];
    const SensitivityBar& bar = m_shown->bars[std::size_t(line.bar)];
    if (!bar.knob) return emit hardwareEntryRequested(toQString(bar.keys.front()));
    const SensitivityEnd* end = endOf(*m_shown, line);
    if (!end || !m_state.plan) return;
    if (!end->refusal.empty()) return emit refused(toQString(end->refusal));
    const Expected<TilePlan> plan =
        setParameter(*m_state.plan, bar.keys.front(), Expression((long long)(end->setting)));
    if (!plan) return emit refused(toQString(plan.errors().front().message));
    emit edited(*plan, tr("Change %1 %2 → %3").arg(toQString(bar.title)).arg(bar.now).arg(end->setting), {});
}

void SensitivityView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
}

ExplainedFigure SensitivityView::explainedFigure() const {
    const TornadoLayout& lines = m_canvas->tornado();
    const int current = m_canvas->current();
    if (!m_shown || current < 0 || current >= int(lines.lines.size())) return {QStringLiteral("bottleneck"), {}};
    const TornadoLine& line = lines.lines[std::size_t(current)];
    const SensitivityBar& bar = m_shown->bars[std::size_t(line.bar)];
    const SensitivityEnd* end = endOf(*m_shown, line);
    const std::string id = "sensitivity/" + (bar.keys.empty() ? bar.title : bar.keys.front());
    const QString title = tr("Latency with %1 %2").arg(toQString(bar.title), settingText(*m_shown, line));
    if (!end || !end->refusal.empty())
        return ownFigure(figureNode(id, title, std::nan(""), "s", end ? toQString(end->refusal) : QString()));
    Explanation own = figureNode(id, title, end->latencySeconds, "s", effectText(*m_shown, *end),
                                 tr("the plan analysed with this number changed"));
    own.inputs = {figureNode(id + "/now", tr("Latency now"), m_shown->latencySeconds, "s"),
                  figureNode(id + "/change", tr("Change"), end->change, "1")};
    if (!bar.knob && m_state.gpu)
        for (const std::string& key : bar.keys)
            own.inputs.push_back(hardwareEntry(*m_state.gpu, id, key));
    return ownFigure(std::move(own));
}

} // namespace tilesight
