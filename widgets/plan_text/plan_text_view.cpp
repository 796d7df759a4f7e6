#include "widgets/plan_text/plan_text_view.h"

#include "core/plan/plan_io.h"
#include "widgets/plan_text/find_bar.h"
#include "widgets/plan_text/plan_editor.h"
#include "widgets/summary/wording.h"
#include "widgets/table/errors_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QTextBlock>
#include <QVBoxLayout>
#include <algorithm>

namespace tilesight {

PlanTextView::PlanTextView(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_editor(new PlanEditor(this)),
      m_find(new FindBar(m_editor, this)), m_notice(new QWidget(this)), m_sentence(new QLabel(m_notice)),
      m_takeBack(new QPushButton(tr("Take Back to the Plan"), m_notice)),
      m_bringBack(new QPushButton(tr("Bring Back"), m_notice)),
      m_forget(new QPushButton(tr("Forget"), m_notice)), m_list(new ErrorsPanel(selection, this)),
      m_theme(Theme::light()) {
    m_takeBack->setToolTip(tr("Shows the last sound plan again; what was typed can be brought back"));
    m_bringBack->setToolTip(tr("Puts the text with its errors here again, to go on with it"));
    m_sentence->setWordWrap(true);
    m_notice->setAutoFillBackground(true);
    auto* row = new QHBoxLayout(m_notice);
    row->setContentsMargins(12, 4, 8, 4);
    row->setSpacing(6);
    row->addWidget(m_sentence, 1);
    for (QPushButton* button : {m_takeBack, m_bringBack, m_forget})
        row->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_find);
    column->addWidget(m_editor, 1);
    column->addWidget(m_notice);
    column->addWidget(m_list);
    m_list->hide();
    m_notice->hide();
    setFocusProxy(m_editor);

    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietMilliseconds);
    m_burstEnd.setSingleShot(true);
    m_burstEnd.setInterval(burstMilliseconds);
    m_editor->installEventFilter(this);
    m_editor->setKeepsOwnUndo([this] { return m_faulty; });
    connect(&m_quiet, &QTimer::timeout, this, &PlanTextView::readNow);
    connect(&m_burstEnd, &QTimer::timeout, this, [this] { ++m_burst; });
    connect(m_editor, &QPlainTextEdit::textChanged, this, &PlanTextView::typed);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, &PlanTextView::followCursor);
    connect(m_editor, &PlanEditor::aboutToRunShortcut, this, &PlanTextView::readNow);
    connect(m_takeBack, &QPushButton::clicked, this, &PlanTextView::takeBack);
    connect(m_bringBack, &QPushButton::clicked, this, &PlanTextView::bringBack);
    connect(m_forget, &QPushButton::clicked, this, [this] {
        if (!m_setAside.isEmpty()) m_setAside.removeLast();
        showNotice();
    });
    connect(m_list, &ErrorsPanel::errorActivated, this, &PlanTextView::showError);
    connect(selection, &Selection::actionsChanged, this, &PlanTextView::followSelection);
    auto* find = new QShortcut(QKeySequence::Find, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_find, &FindBar::open);
    setTheme(m_theme);
}

void PlanTextView::showError(const Error& error) {
    if (error.where.line <= 0) return;
    m_editor->showRange(rangeOf(error, m_editor->toPlainText()), true);
    m_editor->setFocus();
}

QString PlanTextView::headerCaption() const {
    const QString lines = counted(m_editor->blockCount(), tr("line"), tr("lines"));
    if (!m_faulty) return lines + QStringLiteral(" · ") + tr("in step with the plan");
    return lines + QStringLiteral(" · ") +
           tr("differs from the plan: %1")
               .arg(counted((long long)m_errors.size(), tr("error"), tr("errors")));
}

void PlanTextView::setState(const ViewState& state) {
    m_illegal = state.errors;
    if (state.plan && state.plan != m_plan && (!m_plan || *state.plan != *m_plan)) {
        if (m_faulty || m_unread) putAside(m_editor->toPlainText());
        ++m_burst;
        showPlan(*state.plan);
    }
    if (state.plan) m_plan = state.plan;
    showErrors();
}

void PlanTextView::showPlan(const TilePlan& plan) {
    m_quiet.stop();
    m_unread = false;
    {
        const QScopedValueRollback guard(m_rewriting, true);
        m_editor->replaceText(QString::fromStdString(planToJson(plan)));
    }
    m_placesKnown = false;
    m_faulty = false;
    m_errors.clear();
    m_find->refresh();
    followSelection();
    showErrors();
}

void PlanTextView::typed() {
    if (m_rewriting) return;
    m_placesKnown = false;
    m_unread = true;
    m_quiet.start();
    m_burstEnd.start();
}

void PlanTextView::readNow() {
    if (!m_unread) return;
    m_unread = false;
    m_quiet.stop();
    m_find->refresh();
    const Expected<TilePlan> plan = planFromJson(m_editor->toPlainText().toStdString());
    m_faulty = !plan;
    m_errors = plan.errors();
    if (plan) {
        m_editor->document()->clearUndoRedoStacks(); // undo is the document's again
        const bool changed = !m_plan || *plan != *m_plan;
        m_plan = std::make_shared<const TilePlan>(*plan);
        m_illegal.clear();
        if (changed) emit edited(*m_plan, tr("Edit plan as text"), QStringLiteral("text:%1").arg(m_burst));
    }
    showErrors();
    followCursor();
}

void PlanTextView::putAside(const QString& text) {
    m_setAside.removeAll(text); // the same is not kept twice
    m_setAside << text;
}

void PlanTextView::takeBack() {
    if (!m_plan) return;
    putAside(m_editor->toPlainText());
    showPlan(*m_plan);
}

void PlanTextView::bringBack() {
    if (m_setAside.isEmpty()) return;
    const QString text = m_setAside.takeLast();
    readNow();
    if (m_faulty) m_setAside.prepend(m_editor->toPlainText());
    {
        const QScopedValueRollback guard(m_rewriting, true);
        m_editor->replaceText(text);
    }
    typed();
    readNow();
    m_editor->setFocus();
}

QStringList PlanTextView::drafts() const {
    return m_faulty ? m_setAside + QStringList(m_editor->toPlainText()) : m_setAside;
}

void PlanTextView::setDrafts(const QStringList& texts) {
    if (m_plan && (m_faulty || m_unread)) showPlan(*m_plan);
    m_setAside = texts;
    showNotice();
}

void PlanTextView::showErrors() {
    Errors shown = m_errors;
    if (!m_faulty) {
        shown = m_illegal;
        for (Error& error : shown) // such as what does not fit: it speaks of an action, not of a place
            for (std::size_t i = 0; m_plan && i < m_plan->actions.size() && error.where.pointer.empty(); ++i)
                if (m_plan->actions[i].name == error.object)
                    error.where.pointer = "/actions/" + std::to_string(i) + "/name";
        Errors placed, others;
        for (Error& error : shown)
            (error.where.pointer.empty() ? others : placed).push_back(std::move(error));
        locate(placed, m_editor->toPlainText().toStdString(), {});
        shown = std::move(placed);
        shown.insert(shown.end(), others.begin(), others.end());
    }
    m_editor->setErrors(shown);
    ViewState state;
    state.plan = m_plan;
    state.errors = shown;
    m_list->setState(state);
    const int rows = std::clamp(int(shown.size()), 1, 4);
    m_list->setMaximumHeight(qRound((44 + 24 * rows) * m_theme.fontScale));
    m_list->setVisible(!shown.empty());
    const Errors faults = m_faulty ? m_errors : Errors();
    const auto places = [](const Errors& errors) {
        QStringList list;
        for (const Error& error : errors)
            list << QString::fromStdString(toString(error));
        return list;
    };
    if (places(faults) != places(m_announced)) {
        m_announced = faults;
        emit faultsChanged(faults);
    }
    showNotice();
}

void PlanTextView::showNotice() {
    if (const QStringList texts = drafts(); texts != m_announcedDrafts) {
        m_announcedDrafts = texts;
        emit draftsChanged(texts);
    }
    const bool aside = !m_faulty && !m_setAside.isEmpty();
    m_notice->setVisible(m_faulty || aside);
    m_takeBack->setVisible(m_faulty);
    m_bringBack->setVisible(aside);
    m_forget->setVisible(aside);
    const QColor ground = m_faulty ? m_theme.errorTint : m_theme.warningTint;
    QPalette palette = m_theme.palette();
    palette.setColor(QPalette::Window, ground);
    m_notice->setPalette(palette);
    m_sentence->setText(m_faulty
                            ? tr("⚠ Differs from the plan: %1. The other views show the last sound plan.")
                                  .arg(counted((long long)m_errors.size(), tr("error"), tr("errors")))
                        : m_setAside.size() < 2
                            ? tr("Your text with its errors is set aside; here stands the last sound plan.")
                            : tr("%1 texts of yours with errors are set aside; here stands the last sound plan.")
                                  .arg(m_setAside.size()));
    emit headerCaptionChanged(headerCaption());
}

const std::vector<ActionPlace>& PlanTextView::places() {
    if (!m_placesKnown) m_places = actionPlaces(m_editor->toPlainText());
    m_placesKnown = true;
    return m_places;
}

void PlanTextView::followSelection() {
    if (!isVisible()) return;
    std::vector<TextRange> ranges;
    for (const ActionPlace& place : places())
        if (m_selection->actions().contains(place.name)) ranges.push_back(place.range);
    const int at = m_editor->textCursor().position();
    const bool there =
        std::any_of(ranges.begin(), ranges.end(), [at](auto range) { return range.contains(at); });
    if (!ranges.empty() && !there && !m_editor->hasFocus()) {
        const QScopedValueRollback guard(m_rewriting, true);
        m_editor->showRange(ranges.front(), true);
    }
    m_editor->setSelectedRanges(std::move(ranges));
}

void PlanTextView::followCursor() {
    if (m_rewriting || m_unread || !m_editor->hasFocus()) return;
    const int at = m_editor->textCursor().position();
    for (const ActionPlace& place : places())
        if (place.range.contains(at) && !place.name.isEmpty()) {
            m_selection->setActions({place.name});
            return followSelection();
        }
}

void PlanTextView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    followSelection();
}

bool PlanTextView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_editor && event->type() == QEvent::FocusOut) {
        readNow();
        ++m_burst;
    }
    return QWidget::eventFilter(watched, event);
}

void PlanTextView::setTheme(const Theme& theme) {
    m_theme = theme;
    const QScopedValueRollback guard(m_rewriting, true); // new colours are no new text
    m_editor->setTheme(theme);
    m_find->setTheme(theme);
    m_list->setTheme(theme);
    m_sentence->setFont(theme.font(12));
    showNotice();
}

/// The action that the cursor stands in.
ExplainedFigure PlanTextView::explainedFigure() const {
    if (!m_errors.empty()) return {QStringLiteral("errors"), {}};
    const QString action = m_selection->actions().value(0);
    return {action.isEmpty() ? QStringLiteral("latency") : QStringLiteral("action/") + action, {}};
}

} // namespace tilesight
