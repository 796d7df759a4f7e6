#include "widgets/summary/summary_strip.h"

#include "widgets/table/errors_model.h"
#include "widgets/theme/painting.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace tilesight {

SummaryCellButton::SummaryCellButton(QWidget* parent) : QAbstractButton(parent), m_theme(Theme::light()) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void SummaryCellButton::show(const SummaryCell& cell, const Theme& theme, const CellLook& look,
                             const LatencyGauge& gauge) {
    const bool same =
        cell == m_cell && gauge == m_gauge && look.detail == m_look.detail && look.opacity == m_look.opacity;
    m_theme = theme;
    if (same) return;
    m_cell = cell;
    m_look = look;
    m_gauge = gauge;
    m_look.gauge = cell.id == QLatin1String("latency") ? &m_gauge : nullptr;
    setAccessibleName(cell.sentence());
    QStringList lines = cell.more;
    if (!cell.detail.isEmpty() && !lines.contains(cell.detail)) lines.prepend(cell.detail);
    setToolTip(cell.caption + (cell.value.isEmpty() ? QString() : QStringLiteral(": ") + cell.value) +
               (lines.isEmpty() ? QString() : '\n' + lines.join('\n')));
    update();
}

void SummaryCellButton::setProgress(std::optional<double> progress) {
    if (progress == m_progress) return;
    m_progress = progress;
    update();
}

void SummaryCellButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    CellLook look = m_look;
    look.hovered = underMouse();
    look.focused = hasFocus();
    paintSummaryCell(p, QRectF(rect()), m_cell, m_theme, look);
    if (!m_progress) return;
    const double height = 3 * m_theme.fontScale;
    const double share = *m_progress < 0 ? 0.3 : std::clamp(*m_progress, 0.0, 1.0);
    p.fillRect(QRectF(0, rect().bottom() + 1 - height, width() * share, height), m_theme.accent);
}

void SummaryCellButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F1)
        click();
    else if (event->key() == Qt::Key_Left)
        focusNextPrevChild(false);
    else if (event->key() == Qt::Key_Right)
        focusNextPrevChild(true);
    else
        QAbstractButton::keyPressEvent(event);
}

SummaryStrip::SummaryStrip(Selection*, QWidget* parent) : QWidget(parent), m_theme(Theme::light()) {
    setAccessibleName(tr("Summary"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    const auto cells = summaryCells({});
    for (const SummaryCell& cell : cells) {
        auto* button = new SummaryCellButton(this);
        const QString id = cell.id;
        connect(button, &QAbstractButton::clicked, this, [this, id] {
            if (id == QLatin1String("result") && m_state.computing)
                emit cancelRequested();
            else if (id == QLatin1String("baseline") && !m_state.baseline)
                emit pinRequested();
            else
                emit explainRequested(id);
        });
        m_cells << button;
    }
    auto* home = cell(QStringLiteral("baseline"));
    m_pin = new QPushButton(tr("Pin as baseline"), home);
    m_pin->setToolTip(tr("Compare later changes with the present result"));
    m_pinAgain = new QToolButton(home);
    m_pinAgain->setAccessibleName(tr("Pin the present result as baseline"));
    m_pinAgain->setToolTip(m_pinAgain->accessibleName());
    m_clear = new QToolButton(home);
    m_clear->setAccessibleName(tr("Clear the baseline"));
    m_clear->setToolTip(m_clear->accessibleName());
    for (QToolButton* tool : {m_pinAgain, m_clear}) {
        tool->setAutoRaise(true);
        tool->setFocusPolicy(Qt::TabFocus);
    }
    connect(m_pin, &QPushButton::clicked, this, &SummaryStrip::pinRequested);
    connect(m_pinAgain, &QToolButton::clicked, this, &SummaryStrip::pinRequested);
    connect(m_clear, &QToolButton::clicked, this, &SummaryStrip::baselineCleared);
    m_computingDelay.setSingleShot(true);
    m_computingDelay.setInterval(300);
    connect(&m_computingDelay, &QTimer::timeout, this, &SummaryStrip::refresh);
    setTheme(m_theme);
}

SummaryCellButton* SummaryStrip::cell(const QString& id) const {
    static const QStringList order = {"latency", "baseline",  "bottleneck", "l2_hit",
                                      "waves",   "occupancy", "result"};
    return m_cells.value(int(order.indexOf(id)));
}

void SummaryStrip::setState(const ViewState& state) {
    const bool started = state.computing && !m_state.computing;
    m_state = state;
    if (started) {
        m_done = m_total = 0;
        m_computingDelay.start();
    } else if (!state.computing) {
        m_computingDelay.stop();
    }
    refresh();
}

void SummaryStrip::setPreviewing(bool previewing) {
    if (previewing == m_previewing) return;
    m_previewing = previewing;
    refresh();
}

void SummaryStrip::setMarks(const LatencyMarks& marks) {
    m_marks = marks;
    refresh();
}

void SummaryStrip::setTextFaults(const Errors& errors) {
    m_textFaults = errors;
    refresh();
}

void SummaryStrip::setProgress(long long done, long long total) {
    m_done = done;
    m_total = total;
    refresh();
}

void SummaryStrip::setTheme(const Theme& theme) {
    m_theme = theme;
    const int icon = qRound(14 * theme.fontScale);
    m_pinAgain->setIcon(themedIcon(QStringLiteral("pin"), theme));
    m_clear->setIcon(themedIcon(QStringLiteral("close"), theme));
    for (QToolButton* tool : {m_pinAgain, m_clear})
        tool->setIconSize({icon, icon});
    setFixedHeight(sizeHint().height());
    refresh();
    update(); // and the cells with it
}

QSize SummaryStrip::sizeHint() const { return {1180, qRound(summaryHeight * m_theme.fontScale) + 1}; }
QSize SummaryStrip::minimumSizeHint() const { return {600, sizeHint().height()}; }

bool SummaryStrip::dimmed() const {
    const bool slow = m_state.computing && !m_computingDelay.isActive();
    return m_state.stale || slow || !m_state.errors.empty();
}

void SummaryStrip::refresh() {
    auto cells = summaryCells(m_state, m_marks);
    const bool slow = m_state.computing && !m_computingDelay.isActive();
    SummaryCell& result = cells.back();
    if (m_state.computing && !slow && m_state.analysis && m_state.errors.empty()) {
        // A quick computation keeps the words of the result that is still on screen.
        ViewState settled = m_state;
        settled.computing = false;
        result = summaryCells(settled, m_marks).back();
    } else if (slow && m_state.errors.empty()) {
        result.detail = m_total > 0 ? tr("%1 of %2 · Cancel").arg(m_done).arg(m_total) : tr("Cancel");
        result.briefDetail = result.detail;
    }
    if (m_previewing && m_state.errors.empty()) {
        result.tone = CellTone::edited;
        result.icon = QStringLiteral("eye");
        result.value = tr("Preview");
        result.detail = result.briefDetail = tr("the plan is not changed");
    } else if (!m_textFaults.empty() && m_state.errors.empty()) {
        result.tone = CellTone::error;
        result.icon = QStringLiteral("error");
        result.value = tr("Text has errors");
        result.briefValue.clear();
        result.detail = result.briefDetail = textFaultSentence(m_textFaults);
        for (const Error& error : m_textFaults)
            result.more << toQString(toString(error));
    }
    const LatencyGauge gauge = latencyGauge(m_state, m_marks);
    const SummaryLayout layout = summaryLayout(cells, gauge, m_theme, width());
    m_detail = layout.detail;
    if (m_detail >= SummaryDetail::noOccupancy) {
        const SummaryCell occupancy = cells[5];
        cells[4].more << occupancy.sentence();
    }
    double x = 0;
    for (int i = 0; i < m_cells.size(); ++i) {
        CellLook look;
        look.detail = m_detail;
        look.opacity =
            dimmed() && i + 1 < m_cells.size() ? 0.5 : 1; // the result says why, so it stays strong
        const double w = layout.widths[std::size_t(i)];
        m_cells[i]->setVisible(w > 0);
        m_cells[i]->setGeometry(qRound(x), 0, qRound(x + w) - qRound(x) - 1, height() - 1);
        m_cells[i]->show(cells[std::size_t(i)], m_theme, look, gauge);
        m_cells[i]->setProgress({});
        x += w;
    }
    if (slow) m_cells.last()->setProgress(m_total > 0 ? double(m_done) / double(m_total) : -1.0);
    place();
    setAccessibleDescription(cells.front().sentence() + ". " + cells[2].sentence());
}

void SummaryStrip::place() {
    const double s = m_theme.fontScale;
    const auto* home = cell(QStringLiteral("baseline"));
    const bool has = m_state.baseline != nullptr;
    m_pin->setVisible(!has);
    m_pin->setEnabled(m_state.analysis && !m_state.stale && m_state.errors.empty());
    m_pinAgain->setVisible(has);
    m_pinAgain->setEnabled(m_pin->isEnabled());
    m_clear->setVisible(has);
    const int side = qRound(20 * s), right = home->width() - qRound(4 * s);
    m_pin->setGeometry(qRound(12 * s), qRound(30 * s),
                       std::min(qRound(pinButtonWidth * s), home->width() - qRound(16 * s)), qRound(24 * s));
    m_clear->setGeometry(right - side, qRound(5 * s), side, side);
    m_pinAgain->setGeometry(right - 2 * side - 2, qRound(5 * s), side, side);
}

void SummaryStrip::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* enter = menu.addAction(tr("Measured Latency…"));
    enter->setEnabled(m_state.analysis != nullptr);
    QAction* clear = menu.addAction(tr("Clear the Measured Latency"));
    clear->setEnabled(m_marks.measuredSeconds.has_value());
    QAction* chosen = menu.exec(event->globalPos());
    if (chosen == enter) emit measuredRequested();
    if (chosen == clear) emit measuredCleared();
}

void SummaryStrip::resizeEvent(QResizeEvent*) { refresh(); }

void SummaryStrip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    // The lines between and below the cells show through the one-pixel gaps.
    p.fillRect(rect(), m_theme.line);
}

ExplainedFigure SummaryStrip::explainedFigure() const {
    for (const SummaryCellButton* cell : m_cells)
        if (cell->hasFocus()) return {cell->cell().id, {}};
    return {QStringLiteral("latency"), {}};
}

} // namespace tilesight
