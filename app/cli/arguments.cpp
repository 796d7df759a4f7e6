#include "app/cli/arguments.h"

#include "core/base/text.h"
#include "core/cache/cache_model.h"
#include "core/plan/edit.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <cctype>

namespace tilesight::cli {
namespace {

/// "BM=128": a name, then '='.
bool isSetting(const std::string& word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos || equals == 0 || std::isdigit(static_cast<unsigned char>(word[0])))
        return false;
    return std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(equals),
                       [](unsigned char c) { return std::isalnum(c) || c == '_'; });
}

} // namespace

std::vector<std::string> argumentsForParser(int argc, const char* const* argv) {
    std::vector<std::string> arguments;
    bool afterSetting = false;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (afterSetting && isSetting(word)) arguments.push_back("--set");
        arguments.push_back(word);
        afterSetting = isSetting(word) && arguments.size() > 1 && arguments[arguments.size() - 2] == "--set";
    }
    std::reverse(arguments.begin(), arguments.end());
    return arguments;
}

void addSetOption(CLI::App& command, std::vector<std::string>& words, const std::string& meaning) {
    command.add_option("--set", words, meaning)->type_name("NAME=VALUE")->allow_extra_args(false);
}

void addPlanOptions(CLI::App& command, std::string& plan, std::string& templateName) {
    command.add_option("PLAN", plan, "plan file (tileplan JSON)");
    command.add_option("--template", templateName, "kernel template instead of a plan file")
        ->type_name("NAME");
}

void addCacheOption(CLI::App& command, std::string& model) {
    std::string names;
    for (const CacheModelKind& kind : cacheModelKinds())
        names += (names.empty() ? "" : ", ") + kind.name;
    command.add_option("--cache", model, "cache model; the first is the default: " + names)
        ->type_name("MODEL");
}

void addBurstOption(CLI::App& command, bool& burst) {
    command.add_flag("--burst", burst,
                     "the clock of the first launches, before the power limit of sustained runs acts");
}

Expected<Settings> settingsFrom(const std::vector<std::string>& words) {
    Settings settings;
    Errors errors;
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (!isSetting(word) || equals + 1 == word.size())
            errors.push_back({"option.bad_set",
                              "--set '" + word + "' is not NAME=VALUE",
                              word,
                              {},
                              "write for example --set BM=128"});
        else if (const std::string name = word.substr(0, equals); std::any_of(
                     settings.begin(), settings.end(), [&](const auto& s) { return s.first == name; }))
            errors.push_back(
                {"option.bad_set", "--set gives " + name + " twice", word, {}, "give each name once"});
        else
            settings.emplace_back(name, word.substr(equals + 1));
    }
    if (!errors.empty()) return errors;
    return settings;
}

Expected<TilePlan> withSettings(TilePlan plan, const Settings& settings) {
    std::vector<std::string> known;
    for (const Parameter& parameter : plan.parameters)
        known.push_back(parameter.name);
    Errors errors;
    for (const auto& [name, value] : settings) {
        if (const Parameter* parameter = parameterNamed(plan, name)) {
            const std::string own = parameter->name; // as the plan writes it
            plan = *setParameter(std::move(plan), own, Expression(value));
            continue;
        }
        const std::string nearest = nearestName(name, known);
        errors.push_back(
            {"option.unknown_parameter",
             "--set " + name + ": the plan has no such parameter",
             name,
             {},
             (nearest.empty() ? "" : "did you mean " + nearest + "? ") + "known: " + listed(known, ", ")});
    }
    if (!errors.empty()) return errors;
    return plan;
}

Errors checkTopology(const std::string& id) {
    if (id.empty() || id == "single") return {};
    return {{"topology.unknown", "there is no topology '" + id + "'", id, {}, "known: single (one GPU)"}};
}

} // namespace tilesight::cli
