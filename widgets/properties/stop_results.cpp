#include "widgets/properties/stop_results.h"

#include <algorithm>

namespace tilesight {

namespace {

TilePlan timed(TilePlan plan, const std::string& parameter) {
    if (Parameter* changed = plan.parameter(parameter)) changed->value = {};
    plan.name.clear();
    plan.description.clear();
    for (Parameter& p : plan.parameters)
        p.note.clear();
    for (Action& action : plan.actions) {
        action.position.reset();
        action.note.clear();
    }
    return plan;
}

} // namespace

std::vector<std::string> stopParameters(const TilePlan& plan) {
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end() &&
            parameterStops(plan, name).size() > 1)
            names.push_back(name);
    };
    for (const char* role : {"rows", "columns", "depth", "stages"})
        add(parameterOfRole(plan, role));
    const std::string warps = parameterOfRole(plan, "warps"), group = parameterOfRole(plan, "group");
    for (const Parameter& parameter : plan.parameters) // further knobs of unusual plans
        if (parameter.name != warps && parameter.name != group) add(parameter.name);
    return names;
}

std::vector<StopQuestion> stopQuestions(const TilePlan& plan) {
    std::vector<StopQuestion> questions;
    for (const std::string& name : stopParameters(plan))
        for (long long value : parameterStops(plan, name))
            questions.push_back({name, value});
    return questions;
}

bool sameButFor(const TilePlan& a, const TilePlan& b, const std::string& parameter) {
    return timed(a, parameter) == timed(b, parameter);
}

} // namespace tilesight
