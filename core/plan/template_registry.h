// Kernel templates: functions that make a TilePlan from parameters. One template = one file pair in plan/templates/
// and one line in template_registry.cpp. Templates only build plans; none has a time formula of its own.
#pragma once

#include "core/plan/tile_plan.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tilesight {

/// One input of a template: a parameter of the plan, or a choice such as "variant".
struct TemplateInput {
    std::string name;                      ///< "BM", "variant", "dtype" : also the column name in tables
    std::string defaultValue;              ///< used when not given; "" = required
    std::string meaning;                   ///< "rows of the output tile"
    std::vector<std::string> choices = {}; ///< allowed values of a choice; empty = a number
    std::vector<std::string> aliases = {}; ///< other column names: "m"
    std::string powerOfTwoOf = {};         ///< default: the next power of two of this input, given before
    double maximum = 0;                    ///< a whole number of at most this; 0 = whatever the plan allows
};

using TemplateValues = std::map<std::string, std::string>; ///< input name -> text

struct KernelTemplate {
    std::string name;
    std::string summary;
    std::vector<TemplateInput> inputs;
    std::function<Expected<TilePlan>(const TemplateValues&)> build; ///< values complete and checked
};

const std::vector<KernelTemplate>& kernelTemplates();
const KernelTemplate* kernelTemplate(std::string_view name);

/// Fills defaults, resolves aliases, checks numbers and choices, ignores unknown names (tables carry many columns)
/// unless `strict`, then builds. Errors: "template.unknown", "template.missing_input", "template.bad_value".
Expected<TilePlan> makePlan(std::string_view templateName, const TemplateValues& values, bool strict = false);

} // namespace tilesight
