#include "widgets/memory_chart/memory_chart_view.h"

#include "widgets/plot/export_actions.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace tilesight {

MemoryChartView::MemoryChartView(Selection*, QWidget* parent)
    : QAbstractScrollArea(parent), m_theme(Theme::light()), m_tooltip(new ValueTooltip(this)) {
    setAccessibleName(tr("Memory chart"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_exports = new ExportActions(this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                                             paintMemoryChart(painter, m_chart,
                                                              memoryLayout(m_chart, size, theme), theme);
                                         },
                                         [this] { return memoryCsv(m_chart); },
                                         {1180, 300}});
    connect(m_exports, &ExportActions::saveRequested, this, &MemoryChartView::chartSaveRequested);
    m_exports->setEnabled(false);
}

void MemoryChartView::setState(const ViewState& state) {
    const QString caption = headerCaption();
    const bool same = state.analysis && state.analysis == m_state.analysis &&
                      state.baseline == m_state.baseline && state.stale == m_state.stale;
    m_state = state;
    if (same) return;
    const QString current = currentNumber();
    if (state.analysis && state.gpu && state.analysis->gpuId == state.gpu->id)
        m_chart = memoryChartOf(*state.analysis, *state.gpu, state.baseline.get());
    else if (!state.analysis)
        m_chart = {};
    m_current = m_hovered = -1;
    relayout();
    for (std::size_t i = 0; i < m_layout.numbers.size(); ++i)
        if (m_layout.numbers[i].number->id == current) m_current = int(i);
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

QString MemoryChartView::headerCaption() const { return memoryInWords(m_chart); }

QString MemoryChartView::emptySentence() const {
    if (!m_state.errors.empty())
        return tr("No memory chart: %1").arg(toQString(m_state.errors.front().message));
    return m_state.computing ? tr("Computing …") : tr("Where the bytes go appears here once a plan is open.");
}

void MemoryChartView::relayout() {
    m_layout = memoryLayout(m_chart, viewport()->size(), m_theme);
    verticalScrollBar()->setRange(0, std::max(0, int(m_layout.size.height()) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(24);
    viewport()->update();
}

QPointF MemoryChartView::toContent(const QPointF& viewport) const {
    return viewport + QPointF(0, verticalScrollBar()->value());
}

QRect MemoryChartView::numberRect(const QString& id) const {
    for (const PlacedNumber& placed : m_layout.numbers)
        if (placed.number->id == id) return placed.rect.translated(0, -verticalScrollBar()->value()).toRect();
    return {};
}

QString MemoryChartView::currentNumber() const {
    return m_current >= 0 ? m_layout.numbers[std::size_t(m_current)].number->id : QString();
}

void MemoryChartView::setCurrent(int index) {
    if (m_layout.numbers.empty()) return;
    m_current = std::clamp(index, 0, int(m_layout.numbers.size()) - 1);
    const QRectF rect = m_layout.numbers[std::size_t(m_current)].rect;
    QScrollBar* bar = verticalScrollBar();
    if (rect.top() < bar->value()) bar->setValue(int(rect.top()) - 8);
    if (rect.bottom() > bar->value() + viewport()->height())
        bar->setValue(int(rect.bottom()) + 8 - viewport()->height());
    setAccessibleDescription(m_layout.numbers[std::size_t(m_current)].number->sentence());
    viewport()->update();
}

void MemoryChartView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void MemoryChartView::mouseMoveEvent(QMouseEvent* event) {
    const int before = m_hovered;
    m_hovered = m_layout.numberAt(toContent(event->position()));
    viewport()->setCursor(m_hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (before != m_hovered) viewport()->update();
    if (m_hovered < 0) return m_tooltip->dismiss();
    const MemoryNumber& n = *m_layout.numbers[std::size_t(m_hovered)].number;
    TooltipText text;
    text.title = n.meaning;
    text.add(n.label.isEmpty() ? tr("Value") : n.label, n.value);
    text.add(tr("In full"),
             QString::number(n.raw, 'g', 9) + (n.unit == QLatin1String("1") ? QString() : ' ' + n.unit));
    if (!n.delta.text.isEmpty()) text.add(tr("Against “%1”").arg(m_state.baselineName), n.delta.sentence());
    text.foot = tr("Click explains");
    const QRect rect = numberRect(n.id);
    m_tooltip->request(text, event->globalPosition().toPoint(),
                       QRect(viewport()->mapToGlobal(rect.topLeft()), rect.size()));
}

void MemoryChartView::mouseReleaseEvent(QMouseEvent* event) {
    const int hit = m_layout.numberAt(toContent(event->position()));
    if (hit < 0 || event->button() != Qt::LeftButton) return;
    m_tooltip->dismiss();
    setCurrent(hit);
    emit explainRequested(m_layout.numbers[std::size_t(hit)].number->explainId);
}

void MemoryChartView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        return setCurrent(m_current + 1);
    case Qt::Key_Left:
    case Qt::Key_Up:
        return setCurrent(m_current - 1);
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(int(m_layout.numbers.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F1:
        if (m_current >= 0)
            return emit explainRequested(m_layout.numbers[std::size_t(m_current)].number->explainId);
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void MemoryChartView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason) setCurrent(0);
    viewport()->update();
}

bool MemoryChartView::focusNextPrevChild(bool next) {
    const int target = m_current + (next ? 1 : -1);
    if (m_current < 0 || target < 0 || target >= int(m_layout.numbers.size()))
        return QAbstractScrollArea::focusNextPrevChild(next);
    setCurrent(target);
    return true;
}

bool MemoryChartView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        m_tooltip->dismiss();
        m_hovered = -1;
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
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
    p.translate(0, -verticalScrollBar()->value());
    paintMemoryChart(p, m_chart, m_layout, m_theme, m_hovered >= 0 ? m_hovered : m_current, hasFocus(),
                     m_state.stale);
}

} // namespace tilesight
