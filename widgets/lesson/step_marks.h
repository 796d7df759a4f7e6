// The steps of a lesson as a row of marks, for where there is no room for their list: a tick = done, a filled number =
// where you are, a hollow number = to come. Below them in words: the step you are at and the next. A click goes to a step.
#pragma once

#include "widgets/lesson/lesson_state.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QHBoxLayout;

namespace tilesight {

class StepMark;

class StepMarks : public QWidget {
    Q_OBJECT
public:
    explicit StepMarks(QWidget* parent = nullptr);
    void setSteps(const QList<LessonStepState>& steps, int current);
    void setTheme(const Theme& theme);
    QString words() const { return m_text; } ///< "Two stages · next: Add stages"
    QString stateOf(int step) const; ///< "Step 3: Two stages, to come", for tooltips and screen readers

signals:
    void stepRequested(int step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    QList<LessonStepState> m_steps;
    int m_current = 0;
    Theme m_theme;
    QHBoxLayout* m_row;
    QList<StepMark*> m_marks;
    QString m_text; ///< in full; the label shows what fits
    QLabel* m_words;
};

} // namespace tilesight
