// A lesson: a plan and a list of steps that a person walks through. The texts hold no results: numbers come from the
// engine when the lesson is read, so lessons stay true when the model or the hardware table changes.
#pragma once

#include "core/plan/tile_plan.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tilesight {

enum class StepKind {
    explain,  ///< text about a view
    change,   ///< the person changes the plan until conditions hold
    predict,  ///< a number or a choice is guessed, then the engine answers
    question, ///< like predict: the closing question
};
std::string_view nameOf(StepKind kind); ///< "explain", "do", "predict", "question"

/// Ids of what a step may point at or hide: the panels of the explorer, and "summary", the strip above them.
const std::vector<std::string>& lessonViews();

/// Parameters and their new values, in order.
using LessonSettings = std::vector<std::pair<std::string, Expression>>;

struct LessonChoice {
    std::string text;
    std::string when; ///< expression; not 0 = this choice is right
};

struct LessonStep {
    StepKind kind{};
    std::string title, text; ///< text with {placeholders}, see LessonValues::fillIn()
    std::string view;        ///< what to look at, one of lessonViews(); "" = nothing in particular
    std::vector<std::string> hides; ///< views that give the answer away: covered at this step, until it is revealed
    // change
    std::vector<std::string> until; ///< expressions over the present plan; all must hold
    std::string hint;               ///< how to do it
    LessonSettings apply;           ///< an edit that makes the conditions hold
    // predict, question
    LessonSettings with;  ///< the values then_... are of the present plan changed like this
    std::string onGpu;    ///< and on this GPU; "" = the lesson's
    std::string question; ///< with placeholders; ends with the question
    std::string answer;   ///< expression; "" = choices
    std::string format;   ///< of the answer, see lessonFormats(); "" = that of the name it consists of
    std::vector<LessonChoice> choices;
    std::string reveal; ///< text shown with the answer, with placeholders
    /// What the texts say in words, as expressions: where one does not hold, the plan is not the lesson's any more.
    std::vector<std::string> claims;

    bool isQuestion() const { return kind == StepKind::predict || kind == StepKind::question; }
    bool asksOfOtherPlan() const { return isQuestion() && (!with.empty() || !onGpu.empty()); } ///< then_...
};

/// What is covered at a step until its answer is revealed: what it hides; where it asks about the plan on screen, also what
/// leads to any number of that plan ("explain"), and with the strip ("summary") the panels that repeat its numbers.
std::vector<std::string> coveredViews(const LessonStep& step);

struct Lesson {
    std::string title, summary;
    double minutes = 0;
    std::string gpu; ///< id
    TilePlan plan;   ///< with the lesson's settings
    std::vector<LessonStep> steps;
};

/// The plan that a lesson names; its path is relative to the lesson's file.
using PlanSource = std::function<Expected<TilePlan>(const std::string& name)>;

/// Format "lesson/1" (core/lesson/FORMAT.md). All faults are reported together, with line, column and JSON pointer:
/// those of the format, of the plan, and of every expression and placeholder.
Expected<Lesson> lessonFromJson(std::string_view text, const std::string& fileName, const PlanSource& source);
Expected<Lesson> readLesson(const std::string& path);

/// Errors "edit.no_such_parameter".
Expected<TilePlan> withSettings(TilePlan plan, const LessonSettings& settings);

/// The plan as it is at a step when everything before it was done as hinted.
TilePlan planAtStep(const Lesson& lesson, std::size_t step);

} // namespace tilesight
