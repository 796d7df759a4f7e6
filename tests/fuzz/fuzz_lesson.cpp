// Any bytes as a lesson: never a crash or a hang; faults have ids and places; what is accepted can be shown.
#include "core/lesson/lesson_values.h"
#include "core/plan/template_registry.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace tilesight;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto lesson =
        lessonFromJson(text, "fuzz.json", [](const std::string&) { return makePlan("gemm", {}); });
    for (const Error& error : lesson.errors())
        if (error.id.empty() || error.message.empty()) std::abort();
    if (!lesson) return 0;
    const LessonValues values(nullptr, nullptr, nullptr);
    for (const LessonStep& step : lesson->steps) {
        for (const std::string& shown : {step.text, step.hint, step.question, step.reveal})
            values.fillIn(shown);
        values.hold(step.until);
        values.rightChoice(step);
    }
    planAtStep(*lesson, lesson->steps.size());
    return 0;
}
