// Lessons: a list to choose from; then the steps of one, each with what to read, to do, or to guess. What is asked is
// answered by the engine when Reveal is pressed, not before; the guess stays beside the answer.
//
// Alt+Right and Alt+Left are Next and Back, Enter in the guess reveals. "Larger text" is for a projector.
#pragma once

#include "widgets/explain/explained_figure.h"
#include "widgets/lesson/lesson_state.h"
#include "widgets/selection.h"
#include "widgets/theme/theme.h"
#include "widgets/view_state.h"

#include <QWidget>

class QBoxLayout;
class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace tilesight {

class StepMarks;

class LessonView : public QWidget {
    Q_OBJECT
public:
    explicit LessonView(Selection* selection, QWidget* parent = nullptr);
    void setState(const ViewState&) {} // a lesson has a state of its own
    void setLesson(const LessonState& state);
    void setTheme(const Theme& theme);
    ExplainedFigure explainedFigure() const; ///< for F1
    QString headerCaption() const; ///< "step 2 of 6"
    const LessonState& lesson() const { return m_state; }
    QListWidget* lessonList() const { return m_lessons; }
    QListWidget* stepList() const { return m_steps; }
    QLineEdit* guessField() const { return m_guess; }
    StepMarks* marks() const { return m_marks; }
    const Theme& theme() const { return m_theme; }
    QSize sizeHint() const override { return {352, 420}; }
    QSize minimumSizeHint() const override { return {240, 160}; }

signals:
    void startRequested(const QString& id);
    void leaveRequested();
    void restartRequested();
    void stepRequested(int step); ///< Back, Next, or a click on a step
    void guessed(const QString& guess);
    void revealRequested();
    void applyRequested(); ///< make the hinted edit
    void sheetRequested(); ///< the answer sheet as PDF
    void headerCaptionChanged(const QString& caption);

protected:
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;

private:
    QWidget* makeListPage();
    QWidget* makeStepPage();
    void showList();
    void showSteps();
    void showStep();
    void showChoices();
    void applyFonts();
    void arrange(); ///< steps beside the text where there is room, or as a line of marks
    void keepFocus(const QWidget* had); ///< it goes on to what is to be done next
    void startSelected();

    LessonState m_state;
    Theme m_theme;
    QStackedWidget* m_pages;
    // list
    QListWidget* m_lessons;
    QPushButton* m_start;
    // a lesson
    QLabel *m_title, *m_heading, *m_text, *m_hint, *m_question, *m_unit, *m_answer, *m_comment,
        *m_note;
    StepMarks* m_marks;
    QListWidget* m_steps;
    QBoxLayout* m_body;
    QScrollArea* m_scroll;
    QLineEdit* m_guess;
    QWidget* m_choiceBox;
    QVBoxLayout* m_choiceColumn;
    QButtonGroup* m_choices;
    QPushButton *m_apply, *m_reveal, *m_back, *m_next, *m_restart, *m_leave, *m_sheet;
    QCheckBox* m_larger;
};

} // namespace tilesight
