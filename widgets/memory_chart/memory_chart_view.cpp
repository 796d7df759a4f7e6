#include "widgets/memory_chart/memory_chart_view.h"

#include "widgets/plot/export_actions.h"

#include <QPainter>

namespace tilesight {

MemoryChartView::MemoryChartView(Selection*, QWidget* parent)
    : ItemArea(parent), m_theme(Theme::light()), m_tooltip(new ValueTooltip(this)) {
    setAccessibleName(tr("Memory chart"));
    m_exports = new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                             paintMemoryChart(painter, m_chart,
                                                              memoryLayout(m_chart, size, theme), theme);
                                         },
                                         [this] { return memoryCsv(m_chart); },
                                         {1180, 300}});
    connect(this, &ItemArea::explainRequested, m_tooltip, &ValueTooltip::dismiss);
    m_exports->setEnabled(false);
}

void MemoryChartView::setState(const ViewState& state) {
    const QString caption = headerCaption();
    const bool same = state.analysis && state.analysis == m_state.analysis &&
                      state.baseline == m_state.baseline && state.stale == m_state.stale;
    m_state = state;
    if (same) return;
    const QString kept = currentNumber();
    if (state.analysis && state.gpu && state.analysis->gpuId == state.gpu->id)
        m_chart = memoryChartOf(*state.analysis, *state.gpu, state.baseline.get());
    else if (!state.analysis)
        m_chart = {};
    forgetItems();
    relayout();
    for (std::size_t i = 0; i < m_layout.numbers.size(); ++i)
        if (m_layout.numbers[i].number->id == kept) restoreCurrent(int(i));
    m_exports->setEnabled(!m_chart.empty());
    m_tooltip->dismiss();
    setAccessibleDescription(m_chart.empty() ? emptySentence() : memoryInWords(m_chart));
    if (caption != headerCaption()) emit headerCaptionChanged(headerCaption());
}

void MemoryChartView::setTheme(const Theme& theme) {
    m_theme = theme;
    m_tooltip->setTheme(theme);
    relayout();
}

QString MemoryChartView::headerCaption() const {
    return m_state.stale && !m_chart.empty() ? tr("Of the plan before: ") + memoryInWords(m_chart)
                                             : memoryInWords(m_chart);
}

QString MemoryChartView::emptySentence() const {
    if (!m_state.errors.empty())
        return tr("No memory chart: %1").arg(toQString(m_state.errors.front().message));
    return m_state.computing ? tr("Computing …") : tr("Where the bytes go appears here once a plan is open.");
}

void MemoryChartView::relayout() {
    m_layout = memoryLayout(m_chart, viewport()->size(), m_theme);
    setChartHeight(m_layout.size.height());
}

QRect MemoryChartView::numberRect(const QString& id) const {
    for (const PlacedNumber& placed : m_layout.numbers)
        if (placed.number->id == id) return placed.rect.translated(0, -scrolled()).toRect();
    return {};
}

QString MemoryChartView::currentNumber() const {
    return current() >= 0 ? m_layout.numbers[std::size_t(current())].number->id : QString();
}

QString MemoryChartView::itemWords(int item) const {
    return m_layout.numbers[std::size_t(item)].number->sentence();
}

void MemoryChartView::showHovered(QPoint globalPointer) {
    if (hovered() < 0) return m_tooltip->dismiss();
    const MemoryNumber& n = *m_layout.numbers[std::size_t(hovered())].number;
    TooltipText text;
    text.title = n.meaning;
    text.add(n.label.isEmpty() ? tr("Value") : n.label, n.value);
    text.add(tr("In full"),
             QString::number(n.raw, 'g', 9) + (n.unit == QLatin1String("1") ? QString() : ' ' + n.unit));
    if (!n.delta.text.isEmpty()) text.add(tr("Against “%1”").arg(m_state.baselineName), n.delta.sentence());
    text.foot = tr("Click explains");
    const QRect rect = numberRect(n.id);
    m_tooltip->request(text, globalPointer, QRect(viewport()->mapToGlobal(rect.topLeft()), rect.size()));
}

bool MemoryChartView::focusNextPrevChild(bool next) {
    const int target = current() + (next ? 1 : -1);
    if (current() < 0 || target < 0 || target >= itemCount()) return ItemArea::focusNextPrevChild(next);
    setCurrent(target);
    return true;
}

void MemoryChartView::paintEvent(QPaintEvent*) {
    QPainter p(viewport());
    p.fillRect(viewport()->rect(), m_theme.panel);
    if (m_chart.empty()) {
        p.setFont(m_theme.font(13));
        p.setPen(m_theme.textSecondary);
        p.drawText(viewport()->rect().adjusted(24, 12, -24, -12), Qt::AlignCenter | Qt::TextWordWrap,
                   emptySentence());
        return;
    }
    p.translate(0, -scrolled());
    paintMemoryChart(p, m_chart, m_layout, m_theme, hovered() >= 0 ? hovered() : current(), hasFocus(),
                     m_state.stale);
}

ExplainedFigure MemoryChartView::explainedFigure() const {
    if (current() < 0 || current() >= int(m_layout.numbers.size())) return {QStringLiteral("l2_hit"), {}};
    return {m_layout.numbers[std::size_t(current())].number->explainId, {}};
}

} // namespace tilesight
