#include "widgets/lesson/lesson_view.h"

#include "widgets/lesson/step_marks.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTimer>

namespace tilesight {
namespace {

constexpr double presenterScale = 1.4;

QString wordOf(StepKind kind) {
    switch (kind) {
    case StepKind::change:
        return LessonView::tr("Do");
    case StepKind::predict:
        return LessonView::tr("Predict");
    case StepKind::question:
        return LessonView::tr("Question");
    case StepKind::explain:
        break;
    }
    return LessonView::tr("Read");
}

QLabel* wrapped(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setColour(QWidget* widget, const QColor& colour) {
    QPalette palette = widget->palette();
    palette.setColor(QPalette::WindowText, colour);
    palette.setColor(QPalette::Text, colour);
    widget->setPalette(palette);
}

} // namespace

LessonView::LessonView(Selection*, QWidget* parent)
    : QWidget(parent), m_theme(Theme::light()), m_pages(new QStackedWidget(this)) {
    setAccessibleName(tr("Lessons"));
    m_pages->addWidget(makeListPage());
    m_pages->addWidget(makeStepPage());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_pages);
    const auto shortcut = [this](int key, QPushButton* button) {
        auto* made = new QShortcut(QKeySequence(Qt::ALT | Qt::Key(key)), this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, button, &QPushButton::click);
    };
    shortcut(Qt::Key_Left, m_back);
    shortcut(Qt::Key_Right, m_next);
    showList();
}

QWidget* LessonView::makeListPage() {
    auto* page = new QWidget;
    m_lessons = new QListWidget(page);
    m_lessons->setAccessibleName(tr("List of lessons"));
    m_lessons->setWordWrap(true);
    m_lessons->setSpacing(3);
    m_lessons->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_lessons->setFrameShape(QFrame::NoFrame);
    m_start = new QPushButton(tr("&Start"), page);
    m_start->setProperty("primary", true);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    column->addWidget(m_lessons, 1);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_start);
    column->addLayout(row);
    connect(m_lessons, &QListWidget::itemActivated, this, &LessonView::startSelected);
    connect(m_lessons, &QListWidget::currentRowChanged, this, [this](int row) {
        m_start->setEnabled(row >= 0 && row < m_state.lessons.size() && m_state.lessons[row].fault.isEmpty());
    });
    connect(m_start, &QPushButton::clicked, this, &LessonView::startSelected);
    return page;
}

QWidget* LessonView::makeStepPage() {
    auto* page = new QWidget;
    m_title = new QLabel(page);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_leave = new QPushButton(tr("&Leave"), page);
    m_marks = new StepMarks(page);
    m_steps = new QListWidget(page);
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setFrameShape(QFrame::NoFrame);
    m_steps->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_steps, &QListWidget::itemActivated, this,
            [this] { emit stepRequested(m_steps->currentRow()); });
    connect(m_steps, &QListWidget::itemClicked, this, [this] { emit stepRequested(m_steps->currentRow()); });

    auto* reading = new QWidget;
    auto* column = new QVBoxLayout(reading);
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(8);
    m_heading = wrapped(reading);
    m_text = wrapped(reading);
    m_hint = wrapped(reading);
    m_apply = new QPushButton(tr("&Do It for Me"), reading);
    m_question = wrapped(reading);
    m_choiceBox = new QWidget(reading);
    m_choiceColumn = new QVBoxLayout(m_choiceBox);
    m_choiceColumn->setContentsMargins(0, 0, 0, 0);
    m_choices = new QButtonGroup(this);
    m_guess = new QLineEdit(reading);
    m_guess->setAccessibleName(tr("Your guess"));
    m_guess->setPlaceholderText(tr("your guess"));
    m_unit = new QLabel(reading);
    m_reveal = new QPushButton(tr("&Reveal"), reading);
    m_reveal->setProperty("primary", true);
    m_answer = wrapped(reading);
    m_comment = wrapped(reading);
    m_note = wrapped(reading);
    auto* guessRow = new QHBoxLayout;
    guessRow->addWidget(m_guess);
    guessRow->addWidget(m_unit);
    guessRow->addWidget(m_reveal);
    guessRow->addStretch(1);
    auto* applyRow = new QHBoxLayout;
    applyRow->addWidget(m_apply);
    applyRow->addStretch(1);
    for (QWidget* part : {m_heading, m_text, m_hint})
        column->addWidget(part);
    column->addLayout(applyRow);
    column->addWidget(m_question);
    column->addWidget(m_choiceBox);
    column->addLayout(guessRow);
    for (QWidget* part : {m_answer, m_comment, m_note})
        column->addWidget(part);
    column->addStretch(1);
    m_scroll = new QScrollArea(page);
    m_scroll->setWidget(reading);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    reading->setAutoFillBackground(false);

    m_back = new QPushButton(tr("&Back"), page);
    m_next = new QPushButton(tr("&Next"), page);
    m_next->setProperty("primary", true);
    m_restart = new QPushButton(tr("Res&tart"), page);
    m_sheet = new QPushButton(tr("Answer S&heet…"), page);
    m_sheet->setToolTip(tr("Save what was asked and answered so far as PDF"));
    m_larger = new QCheckBox(tr("Larger text"), page);
    m_larger->setToolTip(tr("For a projector"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_leave);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(6);
    foot->addWidget(m_restart);
    foot->addWidget(m_sheet);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    m_body = new QBoxLayout(QBoxLayout::TopToBottom);
    m_body->setSpacing(8);
    m_body->addWidget(m_steps);
    m_body->addWidget(m_scroll, 1);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(12, 8, 12, 8);
    all->setSpacing(6);
    all->addLayout(head);
    auto* under = new QHBoxLayout;
    under->addWidget(m_marks, 1);
    under->addWidget(m_larger, 0, Qt::AlignTop);
    all->addLayout(under);
    all->addLayout(m_body, 1);
    all->addLayout(foot);

    connect(m_marks, &StepMarks::stepRequested, this, &LessonView::stepRequested);
    connect(m_leave, &QPushButton::clicked, this, &LessonView::leaveRequested);
    connect(m_restart, &QPushButton::clicked, this, &LessonView::restartRequested);
    connect(m_sheet, &QPushButton::clicked, this, &LessonView::sheetRequested);
    connect(m_apply, &QPushButton::clicked, this, &LessonView::applyRequested);
    connect(m_reveal, &QPushButton::clicked, this, &LessonView::revealRequested);
    connect(m_back, &QPushButton::clicked, this, [this] { emit stepRequested(m_state.current - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit stepRequested(m_state.current + 1); });
    connect(m_guess, &QLineEdit::textEdited, this, &LessonView::guessed);
    connect(m_guess, &QLineEdit::returnPressed, m_reveal, &QPushButton::click);
    connect(m_choices, &QButtonGroup::idClicked, this,
            [this](int id) { emit guessed(QString::number(id + 1)); });
    connect(m_larger, &QCheckBox::toggled, this, [this] {
        applyFonts();
        arrange();
    });
    return page;
}

void LessonView::startSelected() {
    const int row = m_lessons->currentRow();
    if (row >= 0 && row < m_state.lessons.size() && m_state.lessons[row].fault.isEmpty())
        emit startRequested(m_state.lessons[row].id);
}

QString LessonView::headerCaption() const {
    if (!m_state.running()) return {};
    return tr("step %1 of %2").arg(m_state.current + 1).arg(m_state.steps.size());
}

void LessonView::setLesson(const LessonState& state) {
    const bool otherStep = state.id != m_state.id || state.current != m_state.current;
    const bool otherChoices = otherStep || state.choices != m_state.choices;
    m_state = state;
    const QWidget* had = focusWidget() && focusWidget()->hasFocus() ? focusWidget() : nullptr;
    if (!state.running()) {
        showList();
    } else {
        showSteps();
        if (otherChoices) showChoices();
        showStep();
        m_pages->setCurrentIndex(1);
        keepFocus(had);
        if (otherStep) m_scroll->ensureVisible(0, 0);
        if (state.revealed) // after the texts have got their place
            QTimer::singleShot(0, this, [this] { m_scroll->ensureWidgetVisible(m_comment, 0, 4); });
    }
    arrange();
    emit headerCaptionChanged(headerCaption());
    update();
}

void LessonView::keepFocus(const QWidget* had) {
    if (!had || (had->isVisible() && had->isEnabled())) return;
    const QList<QAbstractButton*> choices = m_choices->buttons();
    QWidget* firstChoice = choices.isEmpty() ? nullptr : choices.first();
    for (QWidget* next : {static_cast<QWidget*>(m_guess), firstChoice, static_cast<QWidget*>(m_apply),
                          static_cast<QWidget*>(m_next), static_cast<QWidget*>(m_leave)}) {
        if (!next || !next->isVisible() || !next->isEnabled() || (next == m_guess && m_guess->isReadOnly()))
            continue;
        return next->setFocus();
    }
}

void LessonView::showList() {
    const int row = m_lessons->currentRow();
    m_lessons->clear();
    for (const LessonEntry& lesson : m_state.lessons) {
        QString progress;
        if (!lesson.fault.isEmpty())
            progress = tr("Cannot be read: %1").arg(lesson.fault);
        else if (lesson.doneSteps >= lesson.steps && lesson.steps > 0)
            progress = tr("✓ done");
        else if (lesson.doneSteps > 0)
            progress = tr("%1 of %2 steps done").arg(lesson.doneSteps).arg(lesson.steps);
        else
            progress = tr("%1 minutes").arg(lesson.minutes);
        m_lessons->addItem(lesson.title + u'\n' + lesson.summary + u'\n' + progress);
    }
    m_lessons->setCurrentRow(std::clamp(row, 0, std::max(0, int(m_state.lessons.size()) - 1)));
    m_start->setEnabled(!m_state.lessons.isEmpty());
    m_pages->setCurrentIndex(0);
}

void LessonView::showSteps() {
    const QSignalBlocker blocker(m_steps);
    m_steps->clear();
    for (int i = 0; i < m_state.steps.size(); ++i) {
        const LessonStepState& step = m_state.steps[i];
        m_steps->addItem(QStringLiteral("%1  %2: %3")
                             .arg(i == m_state.current ? u'▸'
                                  : step.done          ? u'✓'
                                                       : u'·')
                             .arg(wordOf(step.kind), step.title));
    }
    m_steps->setCurrentRow(m_state.current);
    m_marks->setSteps(m_state.steps, m_state.current);
    m_marks->setAccessibleName(headerCaption());
    for (int i = 0; i < m_steps->count(); ++i) {
        m_steps->item(i)->setData(Qt::AccessibleTextRole, m_marks->stateOf(i));
        m_steps->item(i)->setToolTip(m_marks->stateOf(i));
    }
}

void LessonView::showChoices() {
    for (QAbstractButton* button : m_choices->buttons()) {
        m_choices->removeButton(button);
        button->hide();
        button->deleteLater();
    }
    for (int i = 0; i < m_state.choices.size(); ++i) {
        auto* button = new QRadioButton(m_state.choices[i], m_choiceBox);
        m_choices->addButton(button, i);
        m_choiceColumn->addWidget(button);
    }
    applyFonts();
}

void LessonView::showStep() {
    const LessonStepState step = m_state.steps.value(m_state.current);
    const bool asks = !m_state.question.isEmpty();
    const auto show = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    m_title->setText(m_state.title);
    m_title->setToolTip(m_state.title);
    show(m_heading, wordOf(step.kind) + QStringLiteral(": ") + step.title);
    show(m_text, m_state.text);
    show(m_question, m_state.question);
    if (step.kind == StepKind::change)
        show(m_hint, step.done ? tr("✓ Done. Go on with Next.") : m_state.hint);
    else
        show(m_hint, {});
    setColour(m_hint, step.done ? m_theme.legal : m_theme.textSecondary);
    m_apply->setVisible(step.kind == StepKind::change && !step.done);
    m_choiceBox->setVisible(asks && !m_state.choices.isEmpty());
    for (QAbstractButton* button : m_choices->buttons()) {
        button->setEnabled(!m_state.revealed && !m_state.revealing);
        button->setChecked(m_choices->id(button) + 1 == m_state.guess.toInt());
    }
    const bool number = asks && m_state.choices.isEmpty();
    m_guess->setVisible(number);
    m_unit->setVisible(number && !m_state.unit.isEmpty());
    m_unit->setText(m_state.unit);
    if (m_guess->text() != m_state.guess) m_guess->setText(m_state.guess);
    m_guess->setReadOnly(m_state.revealed || m_state.revealing);
    m_reveal->setVisible(asks && !m_state.revealed);
    m_reveal->setText(m_state.revealing ? tr("Computing…") : tr("&Reveal"));
    m_reveal->setEnabled(!m_state.guess.isEmpty() && !m_state.revealing && m_state.illegal.isEmpty());
    m_reveal->setToolTip(m_state.guess.isEmpty() ? tr("Guess first") : QString());
    show(m_answer, m_state.revealed ? m_state.verdict : QString());
    setColour(m_answer, m_state.right ? m_theme.better : m_theme.text);
    show(m_comment, m_state.revealed ? m_state.comment : QString());
    show(m_note,
         !m_state.illegal.isEmpty() ? m_state.illegal
         : !m_state.fault.isEmpty() ? m_state.fault
         : m_state.strayed
             ? tr("The plan is not the lesson's any more, so some of this may not fit. Restart to follow it.")
             : QString());
    setColour(m_note, m_theme.warning);
    m_back->setEnabled(m_state.current > 0);
    m_next->setEnabled(!m_state.isLast() && step.done);
    m_next->setVisible(!m_state.isLast());
    m_restart->setVisible(m_state.current > 0 || !m_state.illegal.isEmpty());
    m_leave->setToolTip(m_state.returnsTo.isEmpty() ? tr("Back to the list of lessons")
                                                    : tr("Back to %1").arg(m_state.returnsTo));
}

void LessonView::applyFonts() {
    Theme theme = m_theme;
    if (m_larger->isChecked()) theme.fontScale *= presenterScale;
    for (QWidget* text :
         {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_hint), static_cast<QWidget*>(m_question),
          static_cast<QWidget*>(m_comment), static_cast<QWidget*>(m_guess), static_cast<QWidget*>(m_unit)})
        text->setFont(theme.font(13));
    for (QAbstractButton* button : m_choices->buttons())
        button->setFont(theme.font(13));
    m_heading->setFont(theme.font(15, true));
    m_answer->setFont(theme.font(13, true));
    m_note->setFont(theme.font(12));
    m_title->setFont(m_theme.font(12, true));
    m_steps->setFont(m_theme.font(12));
    m_lessons->setFont(m_theme.font(12));
    m_guess->setFixedWidth(qRound(110 * theme.fontScale));
    for (QWidget* control : std::initializer_list<QWidget*>{m_apply, m_reveal, m_back, m_next, m_restart,
                                                            m_leave, m_sheet, m_larger, m_start})
        control->setFont(m_theme.font(12));
}

void LessonView::arrange() {
    const double s = m_theme.fontScale;
    const bool beside = width() > 620 * s;
    const int rows = std::max(1, m_steps->count());
    const int listHeight = rows * qRound(22 * s) + 6;
    const bool list = beside || height() > listHeight + 330 * s;
    m_steps->setVisible(list);
    m_marks->setVisible(!list);
    m_body->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_steps->setMaximumWidth(beside ? qRound(240 * s) : QWIDGETSIZE_MAX);
    m_steps->setMinimumWidth(beside ? qRound(200 * s) : 0);
    m_steps->setMaximumHeight(beside ? QWIDGETSIZE_MAX : listHeight);
    m_steps->setMinimumHeight(beside ? 0 : listHeight);
    for (int i = 0; i < m_steps->count(); ++i)
        m_steps->item(i)->setSizeHint({10, qRound(22 * s)});
}

void LessonView::setTheme(const Theme& theme) {
    m_theme = theme;
    applyFonts();
    QPalette palette = this->palette();
    palette.setColor(QPalette::Base, theme.panel);
    palette.setColor(QPalette::Highlight, theme.accentTint);
    palette.setColor(QPalette::HighlightedText, theme.text);
    for (QListWidget* list : {m_lessons, m_steps})
        list->setPalette(palette);
    for (QLabel* label : {m_title, m_heading, m_text, m_question, m_comment})
        setColour(label, theme.text);
    setColour(m_unit, theme.textSecondary);
    m_marks->setTheme(theme);
    if (m_state.running()) showStep();
    arrange();
    update();
}

void LessonView::resizeEvent(QResizeEvent*) { arrange(); }

void LessonView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), m_theme.panel);
    if (m_state.running() || !m_state.lessons.isEmpty()) return;
    p.setPen(m_theme.textSecondary);
    p.setFont(m_theme.font(13));
    p.drawText(rect().adjusted(20, 12, -20, -12), Qt::AlignCenter | Qt::TextWordWrap,
               tr("No lessons were found."));
}

ExplainedFigure LessonView::explainedFigure() const { return {QStringLiteral("latency"), {}}; }

} // namespace tilesight
