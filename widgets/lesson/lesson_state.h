// A lesson as its view sees it: everything already put into words.
#pragma once

#include "core/lesson/lesson.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tilesight {

/// A row of the list of lessons.
struct LessonEntry {
    QString id, title, summary;
    int minutes = 0;
    int doneSteps = 0, steps = 0;
    QString fault; ///< why it cannot be read; "" = it can
};

struct LessonStepState {
    QString title;
    StepKind kind{};
    bool done = false;
};

struct LessonState {
    QList<LessonEntry> lessons;
    QString id; ///< of the running lesson; "" = the list is shown
    QString title;
    QList<LessonStepState> steps;
    int current = 0;
    // of the current step
    QString text, hint;
    QString question, unit; ///< unit of a number; "" = none, or choices
    QStringList choices;
    QString guess;          ///< as typed, or the number of the choice; "" = none yet
    bool computing = false; ///< numbers of the texts are still to come
    bool revealing = false; ///< the answer is being computed
    bool revealed = false;
    QString answer, verdict, comment; ///< "201 µs"; "Your guess: 180 µs, 10.4 % too low"; what it means
    bool right = false;
    QStringList covered;  ///< views from which the answer could be read
    QString fault;        ///< why the engine has no answer for the plan as it is
    QString illegal;      ///< why the plan as it is has no numbers at all; "" = it has
    bool strayed = false; ///< the plan is not the lesson's any more: texts may not fit
    QString returnsTo;    ///< what leaving brings back: "gemm.json"

    bool running() const { return !id.isEmpty(); }
    bool isLast() const { return current + 1 >= steps.size(); }
    bool isComplete() const {
        for (const LessonStepState& step : steps)
            if (!step.done) return false;
        return !steps.isEmpty();
    }
};

} // namespace tilesight
