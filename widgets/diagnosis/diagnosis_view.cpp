#include "widgets/diagnosis/diagnosis_view.h"

#include "widgets/plot/export_actions.h"
#include "widgets/summary/wording.h"

#include <QPainter>
#include <algorithm>

namespace tilesight {

DiagnosisView::DiagnosisView(Selection*, QWidget* parent) : ItemArea(parent), m_theme(Theme::light()) {
    setAccessibleName(tr("Diagnosis"));
    m_exports = new ExportActions(
        this, {[this](QPainter& painter, const QSize& size, const Theme& theme) {
                   if (m_shown)
                       paintDiagnosis(painter, diagnosisLayout(*m_shown, size.width(), theme), theme);
               },
               [this] { return m_shown ? diagnosisCsv(*m_shown) : QString(); }});
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
        forgetItems();
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
    return (isOld() ? tr("Of the plan before: ") : QString()) + first.title + ' ' +
           first.cost.section(',', 0, 0);
}

bool DiagnosisView::isOld() const { return m_state.stale || m_state.hintsStale || !m_state.diagnoses; }

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
    setChartHeight(m_layout.size.height());
}

QString DiagnosisView::itemWords(int row) const {
    const DiagnosisRow& shown = m_layout.rows[std::size_t(row)];
    return shown.title + QStringLiteral(" ") + shown.cost + QStringLiteral(". ") + shown.sentence + ' ' +
           shown.remedy + ' ' + m_layout.note;
}

void DiagnosisView::showHovered(QPoint) {
    viewport()->setToolTip(hovered() >= 0 ? m_layout.rows[std::size_t(hovered())].foundBy : QString());
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
    p.translate(0, -scrolled());
    paintDiagnosis(p, m_layout, m_theme, {hovered(), current(), hasFocus(), isOld()});
}

ExplainedFigure DiagnosisView::explainedFigure() const {
    if (m_layout.rows.empty()) return {QStringLiteral("bottleneck"), {}};
    const int row = std::clamp(current(), 0, int(m_layout.rows.size()) - 1);
    return {m_layout.rows[std::size_t(row)].explainId, {}};
}

} // namespace tilesight
