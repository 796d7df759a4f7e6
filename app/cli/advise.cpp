#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/plan_input.h"
#include "app/cli/usage.h"
#include "core/advice/advice.h"
#include "core/advice/diagnosis.h"
#include "core/advice/hint_source.h"
#include "core/analysis/report.h"
#include "core/plan/plan_io.h"

#include <nlohmann/json.hpp>

namespace tilesight::cli {
namespace {

struct Arguments {
    std::string plan, templateName, gpu, output;
    std::vector<std::string> settings;
    bool json = false, burst = false;
    int apply = 0;
};

std::string gainInWords(const Hint& hint, const Analysis& now) {
    return "-" + formatPercent(hint.gainSeconds / now.latencySeconds, 2) + ", " +
           formatSeconds(hint.latencySeconds);
}

std::string adviceText(const Analysis& now, const std::vector<Diagnosis>& diagnoses,
                       const std::vector<Hint>& hints) {
    std::string text = now.planName + " on " + now.gpuName + ": " + formatSeconds(now.latencySeconds) +
                       ", limited by " + std::string(titleOf(now.bottleneck)) +
                       "\n\nwhat costs time (causes overlap)\n";
    for (const Diagnosis& d : diagnoses)
        text += "  " + std::string(titleOf(d.obstacle)) + "  " + formatPercent(d.share, 2) + ", " +
                formatSeconds(d.lostSeconds) + (d.reRun ? ", by a re-run without it" : "") + "\n      " +
                d.sentence + "\n      " + d.remedy + "\n";
    if (diagnoses.empty()) text += "  " + diagnosisInWords(diagnoses) + "\n";
    text += "\nwhat to try (each gain by a re-run)\n";
    int number = 0;
    for (const Hint& hint : hints)
        text += "  " + std::to_string(++number) + "  " + hint.title + "  " + gainInWords(hint, now) +
                "\n      " + hint.sentence + " Then " + std::string(titleOf(hint.then)) + " limits.\n";
    if (hints.empty()) text += "  no change of one kind gains 0.5 %\n";
    return text;
}

std::string adviceJson(const Analysis& now, const std::vector<Diagnosis>& diagnoses,
                       const std::vector<Hint>& hints) {
    using Json = nlohmann::ordered_json;
    Json root;
    root["plan"] = now.planName;
    root["gpu"] = now.gpuId;
    root["latency_us"] = now.latencySeconds * 1e6;
    root["diagnosis"] = Json::array();
    for (const Diagnosis& d : diagnoses)
        root["diagnosis"].push_back({{"class", nameOf(d.obstacle)},
                                     {"lost_us", d.lostSeconds * 1e6},
                                     {"share", d.share},
                                     {"by", d.reRun ? "re-run" : "analysis"},
                                     {"sentence", d.sentence},
                                     {"remedy", d.remedy}});
    root["hints"] = Json::array();
    for (const Hint& hint : hints) {
        Json set = Json::object();
        for (const auto& [name, value] : changedParameters(now.plan, hint.changedPlan))
            set[name] = value;
        root["hints"].push_back({{"id", hint.id},
                                 {"title", hint.title},
                                 {"sentence", hint.sentence},
                                 {"set", set},
                                 {"latency_us", hint.latencySeconds * 1e6},
                                 {"gain_us", hint.gainSeconds * 1e6},
                                 {"then", nameOf(hint.then)}});
    }
    return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Error noSuchHint(int number, std::size_t count) {
    return {"advise.no_hint",
            "there is no hint " + std::to_string(number) + " to apply: " +
                formatCount(static_cast<long long>(count), "hint gains", "hints gain") + " at least 0.5 %",
            "--apply",
            {},
            count == 0 ? "leave --apply away" : "apply 1 to " + std::to_string(count)};
}

int adviseOn(const Arguments& arguments) {
    const Asked asked = askedFor(arguments.plan, arguments.templateName, arguments.settings, arguments.gpu);
    const auto& [settings, gpu, given] = asked;
    if (const Errors errors = asked.errors(arguments.templateName); !errors.empty()) return report(errors);
    std::vector<NamedFile> read = asked.files();
    if (arguments.apply > 0 && !read.front().path.empty()) read.erase(read.begin()); // the plan may be improved in place
    if (const Errors lost = lostFiles(read, {{"-o", arguments.output}}); !lost.empty()) return report(lost);

    AnalysisOptions options = rankingOptions();
    if (arguments.burst) options.regime = ClockRegime::burst;
    const Expected<PlanInput> input = chosenInput(*given, arguments.templateName, *settings, *gpu, options);
    if (!input) return report(input.errors());
    const Expected<Analysis> now = analyzeInput(*input, *gpu, options);
    if (!now) return report(now.errors());
    const auto hints = advise(input->plan, *gpu, *now, options);
    if (!hints) return report(hints.errors());
    if (arguments.apply > 0) {
        const auto number = static_cast<std::size_t>(arguments.apply);
        if (number > hints->size()) return report({noSuchHint(arguments.apply, hints->size())});
        return writeResult(planToJson((*hints)[number - 1].changedPlan), arguments.output);
    }
    const auto diagnoses = diagnose(input->plan, *gpu, *now, options);
    if (!diagnoses) return report(diagnoses.errors());
    return arguments.json ? writeResult(adviceJson(*now, *diagnoses, *hints), arguments.output)
                          : writeText(adviceText(*now, *diagnoses, *hints), arguments.output);
}

} // namespace

void addAdvise(CLI::App& program, Run& run) {
    CLI::App* command = program.add_subcommand("advise", "What costs a plan its time, and what to change");
    auto arguments = std::make_shared<Arguments>();
    addPlanOptions(*command, arguments->plan, arguments->templateName);
    addGpuOption(*command, arguments->gpu, true);
    addSetOption(*command, arguments->settings,
                 "set a parameter of the plan or an input of the template; repeatable");
    addBurstOption(*command, arguments->burst);
    command->add_option("--apply", arguments->apply, "write the plan with hint N made instead of the report")
        ->type_name("N")
        ->check(wholeNumber(1, 1'000));
    command->add_flag("--json", arguments->json, "JSON instead of text");
    command->add_option("-o,--output", arguments->output, "write to a file")->type_name("FILE");
    command->footer("Examples:\n"
                    "  tilesight advise samples/diagnosis/indirect_addressing.json --gpu h200-sxm\n"
                    "  tilesight advise samples/diagnosis/indirect_addressing.json --gpu h200-sxm --apply 1 -o better.json");
    command->callback([&run, arguments] { run = [arguments] { return adviseOn(*arguments); }; });
}

} // namespace tilesight::cli
