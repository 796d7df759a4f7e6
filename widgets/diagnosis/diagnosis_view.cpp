#include "widgets/diagnosis/diagnosis_view.h"

#include "widgets/plot/export_actions.h"
#include "widgets/summary/wording.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

namespace tilesight {

DiagnosisView::DiagnosisView(Selection*, QWidget* parent)
    : QAbstractScrollArea(parent), m_theme(Theme::light()) {
    setAccessibleName(tr("Diagnosis"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_exports = new ExportActions(
        this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                   if (m_shown)
                       paintDiagnosis(painter, diagnosisLayout(*m_shown, size.width(), theme), theme);
               },
               [this] { return m_shown ? diagnosisCsv(*m_shown) : QString(); }});
    connect(m_exports, &ExportActions::saveRequested, this, &DiagnosisView::chartSaveRequested);
    m_exports->setEnabled(false);
}

void DiagnosisView::setState(const ViewState& state) {
    const QString caption = headerCaption();
    const auto before = m_shown;
    // Another plan is not diagnosed with the causes of the one before.
    const bool samePlan = state.plan && m_state.plan && state.plan->name == m_state.plan->name;
    m_state = state;
    if (state.diagnoses || !samePlan || !state.errors.empty())
        m_shown = state.errors.empty() ? state.diagnoses : nullptr;
    if (m_shown != before) {
        m_current = m_hovered = -1;
        relayout();
    }
    m_exports->setEnabled(m_shown && !m_shown->empty());
    setAccessibleDescription(m_layout.rows.empty() ? emptySentence() : toQString(diagnosisInWords(*m_shown)));
    if (caption != headerCaption()) emit headerCaptionChanged(headerCaption());
    viewport()->update();
}

void DiagnosisView::setTheme(const Theme& theme) {
    m_theme = theme;
    relayout();
}

QString DiagnosisView::headerCaption() const {
    if (m_layout.rows.empty()) return {};
    const DiagnosisRow& first = m_layout.rows.front();
    return first.title + ' ' + first.cost.section(',', 0, 0);
}

QString DiagnosisView::emptySentence() const {
    if (!m_state.errors.empty()) return tr("No diagnosis: %1").arg(toQString(m_state.errors.front().message));
    if (!m_state.plan || m_state.plan->actions.empty())
        return tr("What costs the kernel its time appears here once a plan is open.");
    if (!m_shown) return tr("Running the plan without one obstacle after the other …");
    return tr("Nothing costs more than 1 %: the busiest pipe sets the time.");
}

void DiagnosisView::relayout() {
    m_layout = m_shown ? diagnosisLayout(*m_shown, viewport()->width(), m_theme) : DiagnosisLayout{};
    if (m_shown)
        m_exports->setPictureSize(
            {700, std::max(40, int(diagnosisLayout(*m_shown, 700, Theme::light()).size.height()))});
    verticalScrollBar()->setRange(0, std::max(0, int(m_layout.size.height()) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(24);
    viewport()->update();
}

int DiagnosisView::rowAt(const QPointF& place) const {
    return m_layout.rowAt(place + QPointF(0, verticalScrollBar()->value()));
}

void DiagnosisView::setCurrent(int row) {
    if (m_layout.rows.empty()) return;
    m_current = std::clamp(row, 0, int(m_layout.rows.size()) - 1);
    const DiagnosisRow& shown = m_layout.rows[std::size_t(m_current)];
    QScrollBar* bar = verticalScrollBar();
    if (shown.rect.top() < bar->value()) bar->setValue(int(shown.rect.top()));
    if (shown.rect.bottom() > bar->value() + viewport()->height())
        bar->setValue(int(shown.rect.bottom()) - viewport()->height());
    setAccessibleDescription(shown.title + QStringLiteral(" ") + shown.cost + QStringLiteral(". ") +
                             shown.sentence + ' ' + shown.remedy + ' ' + m_layout.note);
    viewport()->update();
}

void DiagnosisView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    relayout();
}

void DiagnosisView::mouseMoveEvent(QMouseEvent* event) {
    const int before = m_hovered;
    m_hovered = rowAt(event->position());
    viewport()->setToolTip(m_hovered >= 0 ? m_layout.rows[std::size_t(m_hovered)].foundBy : QString());
    viewport()->setCursor(m_hovered >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (before != m_hovered) viewport()->update();
}

void DiagnosisView::mouseReleaseEvent(QMouseEvent* event) {
    const int hit = rowAt(event->position());
    if (hit < 0 || event->button() != Qt::LeftButton) return;
    setCurrent(hit);
    emit explainRequested(m_layout.rows[std::size_t(hit)].explainId);
}

void DiagnosisView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Down:
        return setCurrent(m_current + 1);
    case Qt::Key_Up:
        return setCurrent(m_current - 1);
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(int(m_layout.rows.size()) - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F1:
        if (m_current >= 0) return emit explainRequested(m_layout.rows[std::size_t(m_current)].explainId);
        break;
    default:
        break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void DiagnosisView::focusInEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusInEvent(event);
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason) setCurrent(0);
    viewport()->update();
}

void DiagnosisView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

bool DiagnosisView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave || event->type() == QEvent::Hide) {
        m_hovered = -1;
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void DiagnosisView::paintEvent(QPaintEvent*) {
    QPainter p(viewport());
    p.fillRect(viewport()->rect(), m_theme.panel);
    if (m_layout.rows.empty()) {
        p.setFont(m_theme.font(13));
        p.setPen(m_theme.textSecondary);
        p.drawText(viewport()->rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
                   emptySentence());
        return;
    }
    p.translate(0, -verticalScrollBar()->value());
    const bool old = m_state.stale || m_state.hintsStale || !m_state.diagnoses;
    paintDiagnosis(p, m_layout, m_theme, {m_hovered, m_current, hasFocus(), old});
}

} // namespace tilesight
