#include "app/cli/plan_input.h"

#include "app/cli/hardware.h"
#include "core/base/file.h"
#include "core/base/json_reader.h"
#include "core/plan/plan_io.h"
#include "core/plan/template_registry.h"
#include "core/search/library_search.h"

namespace tilesight::cli {
namespace {

Expected<PlanInput> fromFile(const std::string& path, const Settings& settings) {
    Expected<std::string> text = readTextFile(path, maxJsonBytes);
    if (!text) return text.errors();
    Expected<TilePlan> read = planFromJson(*text, path);
    if (!read) return read.errors();
    Expected<TilePlan> plan = withSettings(std::move(*read), settings);
    if (!plan) return plan.errors();
    return PlanInput{std::move(*plan), path, std::move(*text)};
}

Expected<PlanInput> fromTemplate(const std::string& name, const Settings& settings) {
    const TemplateValues values(settings.begin(), settings.end());
    Expected<TilePlan> plan = makePlan(name, values, true);
    if (!plan) return plan.errors();
    return PlanInput{std::move(*plan), {}, {}};
}

} // namespace

Expected<PlanInput> planInput(const std::string& path, const std::string& templateName,
                              const Settings& settings) {
    if (path.empty() == templateName.empty())
        return Error{"option.usage",
                     "name either a plan file or a template",
                     {},
                     {},
                     "tilesight analyze PLAN.json ..., or --template NAME --set M=4096 ..."};
    return templateName.empty() ? fromFile(path, settings) : fromTemplate(templateName, settings);
}

Errors Asked::errors(const std::string& templateName) const {
    Errors all = settings.errors();
    all.insert(all.end(), gpu.errors().begin(), gpu.errors().end());
    if (settings || templateName.empty()) all.insert(all.end(), input.errors().begin(), input.errors().end());
    return all;
}

std::vector<NamedFile> Asked::files() const {
    std::vector<NamedFile> files;
    if (input) files.push_back({"the plan", input->path});
    if (gpu) files.push_back({"the GPU's file", gpu->file});
    return files;
}

Asked askedFor(const std::string& path, const std::string& templateName, const std::vector<std::string>& settings,
               const std::string& gpu) {
    Expected<Settings> read = settingsFrom(settings);
    Expected<PlanInput> input = planInput(path, templateName, read ? *read : Settings{});
    return {std::move(read), loadHardware().find(gpu), std::move(input)};
}

Expected<PlanInput> chosenInput(PlanInput input, const std::string& templateName, const Settings& settings,
                                const Gpu& gpu, const AnalysisOptions& options) {
    const TemplateValues values(settings.begin(), settings.end());
    if (!choosesItsPlan(templateName, values)) return input;
    Expected<LibrarySearch> search = searchLibrary(values, gpu, options);
    if (!search) return search.errors();
    input.plan = std::move(search->plan);
    return input;
}

Expected<Analysis> analyzeInput(const PlanInput& input, const Gpu& gpu, const AnalysisOptions& options) {
    Expected<Analysis> analysis = analyze(input.plan, gpu, nullptr, options);
    if (analysis || input.path.empty()) return analysis;
    Errors ofPlan, others;
    for (const Error& error : analysis.errors())
        (error.id.starts_with("cache.") || error.id.starts_with("gpu.") ? others : ofPlan).push_back(error);
    locate(ofPlan, input.text, input.path);
    ofPlan.insert(ofPlan.end(), others.begin(), others.end());
    return ofPlan;
}

} // namespace tilesight::cli
