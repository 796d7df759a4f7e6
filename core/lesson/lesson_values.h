// The names that a lesson's expressions and texts may use, and their values from the engine's results.
#pragma once

#include "core/analysis/analysis.h"
#include "core/lesson/lesson.h"

#include <limits>

namespace tilesight {

/// How a number is written and asked for.
struct LessonFormat {
    std::string name; ///< "time", "percent" ...
    std::string unit; ///< of a guess: "µs", "%"; "" = a plain number
    double scale = 1; ///< guess times scale = value
};
const std::vector<LessonFormat>& lessonFormats();
const LessonFormat& lessonFormat(std::string_view name); ///< "number" for an unknown name
std::string formatted(double value, std::string_view format);

/// A quantity of an Analysis under the name it has in lessons.
struct LessonQuantity {
    std::string name;   ///< "l2_hit"
    std::string format; ///< of lessonFormats()
    std::string title;  ///< "share of reads that L2 answers"
    double (*value)(const Analysis&) = nullptr;
};
const std::vector<LessonQuantity>& lessonQuantities();

class LessonValues {
public:
    /// `now`: the present plan. `then`: the plan of a question's `with`. `start`: the lesson's plan. Null = unknown:
    /// its numbers are NaN.
    LessonValues(const Analysis* now, const Analysis* then, const Analysis* start);
    /// All names over a plan, without values; for checking a lesson.
    static std::vector<std::string> names(const TilePlan& plan);
    /// Format of the answer of a step.
    static std::string formatOf(const LessonStep& step);

    double evaluate(std::string_view expression) const; ///< NaN = unknown or faulty
    /// {name}, {expression|format}; {bottleneck}, {then_bottleneck}, {start_bottleneck} are words. `unknown` stands for what has no value.
    std::string fillIn(std::string_view text, const std::string& unknown = "?") const;
    bool hold(const std::vector<std::string>& conditions) const;
    int rightChoice(const LessonStep& step) const; ///< the first one whose condition holds; -1 = none

private:
    std::vector<std::string> m_names;
    std::vector<double> m_values;
    std::string m_limits[3]; ///< now, then, start
};

/// A piece of a text: plain, or a placeholder, whose closing brace may be missing.
struct TextPiece {
    std::string text; ///< of a placeholder: the expression
    std::string format;
    bool placeholder = false, closed = true;
};
std::vector<TextPiece> textPieces(std::string_view text);
bool isWordPlaceholder(std::string_view name); ///< {bottleneck} and its like

} // namespace tilesight
