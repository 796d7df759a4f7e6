#include "core/base/file.h"
#include "core/base/file_kind.h"
#include "core/base/json_positions.h"
#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/lesson/lesson_values.h"
#include "core/plan/edit.h"
#include "core/plan/expression.h"
#include "core/plan/plan_io.h"

#include <algorithm>
#include <filesystem>

namespace tilesight {
namespace {

using Json = nlohmann::json;
using Need = JsonObject::Need;

constexpr std::size_t fewestSteps = 4, mostSteps = 12;

void readSettings(JsonObject& object, std::string_view key, LessonSettings& out) {
    const Json* settings = object.value(key);
    if (!settings) return;
    if (!settings->is_object()) return object.wrongType(*settings, "an object", object.pointerTo(key));
    for (const auto& [name, value] : settings->items()) {
        if (value.is_string())
            out.emplace_back(name, value.get<std::string>());
        else if (value.is_number())
            out.emplace_back(name, value.dump());
        else
            object.wrongType(value, "a number or a formula",
                             object.pointerTo(key) + "/" + escapedPointerPart(name));
    }
}

/// Where a step names a view there is one of that name.
void checkView(JsonObject& object, const std::string& view, const std::string& pointer) {
    const std::vector<std::string>& known = lessonViews();
    if (view.empty() || std::find(known.begin(), known.end(), view) != known.end()) return;
    object.fail("lesson.unknown_view", "there is no view \"" + shortened(view) + "\"", pointer,
                knownNames(view, known));
}

/// What a step of this kind must have and may not have.
void checkParts(JsonObject& object, const LessonStep& step, const std::string& pointer) {
    const auto need = [&](bool there, const char* what) {
        if (!there)
            object.fail("lesson.bad_step",
                        std::string("a step of kind \"") + std::string(nameOf(step.kind)) + "\" needs " +
                            what,
                        pointer, "see core/lesson/FORMAT.md");
    };
    const auto refuse = [&](bool there, const char* what) {
        if (there)
            object.fail("lesson.bad_step",
                        std::string("a step of kind \"") + std::string(nameOf(step.kind)) + "\" has no " +
                            what,
                        pointer, "remove it");
    };
    if (step.kind == StepKind::change) {
        need(!step.until.empty(), "\"until\", the conditions");
        need(!step.apply.empty(), "\"apply\", an edit that meets them");
        need(!step.hint.empty(), "\"hint\"");
    } else {
        refuse(!step.until.empty() || !step.apply.empty() || !step.hint.empty(),
               "\"until\", \"apply\" or \"hint\"");
    }
    if (step.isQuestion()) {
        need(!step.question.empty(), "\"question\"");
        need(step.answer.empty() != step.choices.empty(), "either \"answer\" or \"choices\"");
        need(step.choices.empty() || step.choices.size() >= 2, "two \"choices\" or more");
    } else {
        refuse(!step.question.empty() || !step.answer.empty() || !step.choices.empty() || !step.with.empty(),
               "\"question\", \"answer\", \"choices\" or \"with\"");
    }
}

void readStep(JsonObject& object, LessonStep& step, const std::string& pointer) {
    const int kind = object.choice("kind", {"explain", "do", "predict", "question"}, Need::required);
    if (kind >= 0) step.kind = StepKind(kind);
    object.string("title", step.title, Need::required);
    object.string("text", step.text);
    object.string("view", step.view);
    checkView(object, step.view, object.pointerTo("view"));
    object.strings("hides", step.hides);
    for (std::size_t i = 0; i < step.hides.size(); ++i)
        checkView(object, step.hides[i], object.pointerTo("hides") + "/" + std::to_string(i));
    object.strings("until", step.until);
    object.string("hint", step.hint);
    readSettings(object, "apply", step.apply);
    readSettings(object, "with", step.with);
    object.string("on_gpu", step.onGpu);
    object.string("question", step.question);
    object.string("answer", step.answer);
    std::vector<std::string> formats;
    for (const LessonFormat& format : lessonFormats())
        formats.push_back(format.name);
    if (const int index = object.choice("format", formats); index >= 0)
        step.format = formats[std::size_t(index)];
    object.string("reveal", step.reveal);
    object.strings("claims", step.claims);
    if (kind >= 0) checkParts(object, step, pointer);
}

/// Expressions and placeholders over the names of the lesson's plan.
class NameChecker {
public:
    NameChecker(const TilePlan& plan, Errors& errors)
        : m_names(LessonValues::names(plan)), m_errors(errors) {}

    void expression(const std::string& text, const std::string& pointer) {
        if (text.empty()) return;
        const auto compiled = CompiledExpression::compile(text, m_names);
        for (Error fault : compiled.errors()) {
            fault.where.pointer = pointer;
            m_errors.push_back(std::move(fault));
        }
    }
    void text(const std::string& text, const std::string& pointer) {
        for (const TextPiece& piece : textPieces(text)) {
            if (!piece.placeholder || isWordPlaceholder(piece.text)) continue;
            const bool known = piece.format.empty() || lessonFormat(piece.format).name == piece.format;
            if (!piece.closed || !known) {
                Error fault{
                    "lesson.bad_text",
                    piece.closed ? "\"" + shortened(piece.format) + "\" is no format of numbers"
                                 : "the brace before \"" + shortened(piece.text, 20) + "\" is not closed",
                    {},
                    {},
                    piece.closed ? "see core/lesson/FORMAT.md" : "write {name} or {expression|format}"};
                fault.where.pointer = pointer;
                m_errors.push_back(std::move(fault));
            }
            if (!piece.closed) continue;
            const auto compiled = CompiledExpression::compile(piece.text, m_names);
            for (Error fault : compiled.errors()) {
                fault.where.pointer = pointer;
                fault.where.column = 0; // of the expression, not of the text
                m_errors.push_back(std::move(fault));
            }
        }
    }
    void step(const LessonStep& step, const std::string& at) {
        for (std::size_t i = 0; i < step.until.size(); ++i)
            expression(step.until[i], at + "/until/" + std::to_string(i));
        for (std::size_t i = 0; i < step.claims.size(); ++i)
            expression(step.claims[i], at + "/claims/" + std::to_string(i));
        expression(step.answer, at + "/answer");
        for (std::size_t i = 0; i < step.choices.size(); ++i) {
            const std::string choice = at + "/choices/" + std::to_string(i);
            expression(step.choices[i].when, choice + "/when");
            text(step.choices[i].text, choice + "/text");
        }
        text(step.text, at + "/text");
        text(step.hint, at + "/hint");
        text(step.question, at + "/question");
        text(step.reveal, at + "/reveal");
    }

private:
    std::vector<std::string> m_names;
    Errors& m_errors;
};

void checkSettings(const TilePlan& plan, const LessonSettings& settings, const std::string& pointer,
                   Errors& errors) {
    for (const auto& [name, value] : settings) {
        const Expected<TilePlan> changed = setParameter(plan, name, value);
        for (Error fault : changed.errors()) {
            fault.where.pointer = pointer + "/" + escapedPointerPart(name);
            errors.push_back(std::move(fault));
        }
    }
}

/// Faults of a plan in another file keep their places there: they go to `elsewhere`.
void readPlanOf(JsonObject& object, const PlanSource& source, Lesson& lesson, Errors& errors,
                Errors& elsewhere) {
    const Json* value = object.value("plan", Need::required);
    if (!value) return;
    if (!value->is_string() && !value->is_object())
        return object.wrongType(*value, "the path of a plan, or a plan", object.pointerTo("plan"));
    const bool inside = value->is_object();
    const auto plan = inside ? planFromJson(value->dump()) : source(value->get<std::string>());
    for (Error fault : plan.errors()) {
        if (inside) fault.where = {{}, 0, 0, "/plan" + fault.where.pointer};
        (inside ? errors : elsewhere).push_back(std::move(fault));
    }
    if (plan) lesson.plan = *plan;
}

} // namespace

std::string_view nameOf(StepKind kind) {
    static constexpr std::string_view names[] = {"explain", "do", "predict", "question"};
    return names[std::size_t(kind)];
}

const std::vector<std::string>& lessonViews() {
    static const std::vector<std::string> views = {
        "summary", "plan",    "text",  "tile",   "lanes",      "gallery",  "orders", "l2",
        "roofline", "memory", "table", "errors", "properties", "hardware", "gpus",   "variants",
        "sidebyside", "diagnosis", "hints", "sweep", "sensitivity", "explain", "lesson"};
    return views;
}

std::vector<std::string> coveredViews(const LessonStep& step) {
    std::vector<std::string> covered = step.hides;
    if (!step.isQuestion() || step.asksOfOtherPlan() || covered.empty()) return covered;
    const auto add = [&](const char* view) {
        if (std::find(covered.begin(), covered.end(), view) == covered.end()) covered.push_back(view);
    };
    const bool strip = std::find(covered.begin(), covered.end(), "summary") != covered.end();
    add("explain");
    if (strip)
        for (const char* view : {"gallery", "roofline", "gpus", "variants", "sidebyside", "diagnosis", "hints", "sweep", "sensitivity"})
            add(view);
    return covered;
}

Expected<TilePlan> withSettings(TilePlan plan, const LessonSettings& settings) {
    for (const auto& [name, value] : settings) {
        Expected<TilePlan> changed = setParameter(std::move(plan), name, value);
        if (!changed) return changed.errors();
        plan = std::move(changed).value();
    }
    return plan;
}

TilePlan planAtStep(const Lesson& lesson, std::size_t step) {
    TilePlan plan = lesson.plan;
    for (std::size_t i = 0; i < step && i < lesson.steps.size(); ++i)
        if (Expected<TilePlan> changed = withSettings(plan, lesson.steps[i].apply))
            plan = std::move(changed).value();
    return plan;
}

Expected<Lesson> lessonFromJson(std::string_view text, const std::string& fileName,
                                const PlanSource& source) {
    const auto document = parseJson(text, fileName);
    if (!document) return orOtherKind(document.errors(), text, FileKind::lesson, fileName);
    Lesson lesson;
    LessonSettings settings;
    Errors errors, elsewhere;
    JsonObject object(*document, "", errors);
    object.choice("format", {"lesson/1"}, Need::required);
    object.string("title", lesson.title, Need::required);
    object.string("summary", lesson.summary, Need::required);
    object.number("minutes", lesson.minutes, Need::required);
    object.string("gpu", lesson.gpu, Need::required);
    readPlanOf(object, source, lesson, errors, elsewhere);
    readSettings(object, "set", settings);
    object.array(
        "steps",
        [&](const Json& value, const std::string& pointer) {
            LessonStep& step = lesson.steps.emplace_back();
            JsonObject inner(value, pointer, errors);
            inner.array("choices", [&](const Json& choice, const std::string& at) {
                JsonObject part(choice, at, errors);
                part.string("text", step.choices.emplace_back().text, Need::required);
                part.string("when", step.choices.back().when, Need::required);
                part.finish();
            });
            readStep(inner, step, pointer);
            inner.finish();
        },
        Need::required);
    object.finish();
    if (errors.empty() && (lesson.steps.size() < fewestSteps || lesson.steps.size() > mostSteps))
        object.fail("lesson.steps",
                    "the lesson has " + std::to_string(lesson.steps.size()) + " steps, not " +
                        std::to_string(fewestSteps) + " to " + std::to_string(mostSteps),
                    "/steps", "add or merge steps");
    if (!lesson.plan.actions.empty()) {
        checkSettings(lesson.plan, settings, "/set", errors);
        if (auto changed = withSettings(lesson.plan, settings)) lesson.plan = std::move(changed).value();
        NameChecker names(lesson.plan, errors);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const std::string at = "/steps/" + std::to_string(i);
            names.step(lesson.steps[i], at);
            checkSettings(lesson.plan, lesson.steps[i].apply, at + "/apply", errors);
            checkSettings(lesson.plan, lesson.steps[i].with, at + "/with", errors);
        }
    }
    if (errors.empty() && elsewhere.empty()) return lesson;
    if (std::optional<Error> other = otherKind(text, FileKind::lesson, fileName)) return std::move(*other);
    limitErrors(errors);
    locateJson(errors, text, fileName);
    errors.insert(errors.end(), elsewhere.begin(), elsewhere.end());
    return errors;
}

Expected<Lesson> readLesson(const std::string& path) {
    const auto text = readTextFile(path, maxJsonBytes);
    if (!text) return text.errors();
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    return lessonFromJson(*text, path, [&](const std::string& name) {
        return readPlan((folder / name).lexically_normal().string());
    });
}

} // namespace tilesight
