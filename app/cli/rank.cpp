#include "core/search/rank.h"

#include "app/cli/arguments.h"
#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/usage.h"
#include "core/analysis/report.h"
#include "core/analysis/report_table.h"
#include "core/base/output_files.h"
#include "core/exchange/measurements.h"

#include <algorithm>

namespace tilesight::cli {
namespace {

struct Arguments {
    std::string templateName, gpu, topology, cacheModel, output;
    std::vector<std::string> settings;
    int top = 10, threads = 0;
    bool csv = false, burst = false;
};

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == ',')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

/// NAME=VALUE fixes an input, NAME=V1,V2 searches these values instead of the usual ones.
Errors sortSettings(const Settings& settings, TemplateValues& fixed, Knobs& knobs) {
    Errors errors;
    for (const auto& [name, value] : settings) {
        if (value.find(',') == std::string::npos) {
            fixed[name] = value;
            continue;
        }
        std::vector<std::string> values = split(value);
        if (std::find(values.begin(), values.end(), "") != values.end()) {
            errors.push_back({"option.bad_set",
                              "--set '" + name + "=" + value + "' has an empty value between its commas",
                              name,
                              {},
                              "write for example --set BM=64,128"});
            continue;
        }
        const auto known =
            std::find_if(knobs.begin(), knobs.end(), [&](const auto& knob) { return knob.first == name; });
        if (known != knobs.end())
            known->second = std::move(values);
        else
            knobs.emplace_back(name, std::move(values));
    }
    return errors;
}

/// The inputs that a schedule names, in the template's order.
std::vector<std::string> shownInputs(const std::string& templateName, const Schedule& schedule) {
    std::vector<std::string> names;
    for (const TemplateInput& input : kernelTemplate(templateName)->inputs)
        if (schedule.values.contains(input.name)) names.push_back(input.name);
    for (const auto& [name, value] : schedule.values) // given by an alias
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return names;
}

Table tableOf(const Arguments& arguments, const Ranking& ranking, bool forPeople) {
    const auto names = shownInputs(arguments.templateName, ranking.schedules.front());
    Table table;
    table.columns = forPeople
                        ? std::vector<std::string>{"rank", "latency", "limited by"}
                        : std::vector<std::string>{"rank", "template", "gpu", "predicted_us", "bottleneck"};
    table.columns.insert(table.columns.end(), names.begin(), names.end());
    for (const Schedule& schedule : ranking.schedules) {
        if (!schedule.error.empty() ||
            (arguments.top > 0 && table.rows.size() >= static_cast<std::size_t>(arguments.top)))
            break;
        const std::string place = std::to_string(table.rows.size() + 1);
        std::vector<std::string> row;
        if (forPeople)
            row = {place, formatSeconds(schedule.latencySeconds), std::string(titleOf(schedule.bottleneck))};
        else
            row = {place, arguments.templateName, arguments.gpu,
                   formatNumber(1e6 * schedule.latencySeconds, 7), std::string(nameOf(schedule.bottleneck))};
        for (const std::string& name : names)
            row.push_back(schedule.values.at(name));
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string textOf(const Arguments& arguments, const Gpu& gpu, const Ranking& ranking) {
    Table table = tableOf(arguments, ranking, true);
    table.rows.insert(table.rows.begin(), table.columns);
    return arguments.templateName + " on " + gpu.name + ": " +
           formatCount(ranking.examined, "schedule", "schedules") + " examined, " +
           std::to_string(ranking.infeasible) + " cannot run" +
           (ranking.repeated > 0 ? ", " + std::to_string(ranking.repeated) + " repeat another" : "") +
           "\n\n" + alignedTable(table.rows, "rrlr");
}

int rankSchedules(const Arguments& arguments) {
    Errors errors = checkTopology(arguments.topology);
    const Expected<Settings> settings = settingsFrom(arguments.settings);
    errors.insert(errors.end(), settings.errors().begin(), settings.errors().end());
    const Expected<Gpu> gpu = loadHardware().find(arguments.gpu);
    errors.insert(errors.end(), gpu.errors().begin(), gpu.errors().end());
    const Errors lost = lostFiles({{"the GPU's file", gpu ? gpu->file : ""}}, {{"-o", arguments.output}});
    errors.insert(errors.end(), lost.begin(), lost.end());
    if (!errors.empty()) return report(errors);

    TemplateValues fixed;
    Knobs knobs = defaultKnobs(arguments.templateName);
    if (Errors unusable = sortSettings(*settings, fixed, knobs); !unusable.empty()) return report(unusable);
    AnalysisOptions options = rankingOptions();
    options.cacheModel = arguments.cacheModel;
    if (arguments.burst) options.regime = ClockRegime::burst;
    const Expected<Ranking> ranking =
        rank(arguments.templateName, fixed, knobs, *gpu, options, arguments.threads);
    if (!ranking) return report(ranking.errors());
    return arguments.csv ? writeResult(tableToCsv(tableOf(arguments, *ranking, false)), arguments.output)
                         : writeText(textOf(arguments, *gpu, *ranking), arguments.output);
}

} // namespace

void addRank(CLI::App& program, Run& run) {
    CLI::App* command = program.add_subcommand("rank", "Rank the schedules of a kernel, fastest first");
    auto arguments = std::make_shared<Arguments>();
    command
        ->add_option("--template", arguments->templateName,
                     "kernel template, as listed by `tilesight templates`")
        ->type_name("NAME")
        ->required();
    addGpuOption(*command, arguments->gpu, true);
    addSetOption(*command, arguments->settings,
                 "fix an input (M=4096) or give the values to try (BM=64,128); repeatable");
    command
        ->add_option("--topology", arguments->topology, "several GPUs, as listed by `tilesight topologies`")
        ->type_name("ID");
    addCacheOption(*command, arguments->cacheModel);
    addBurstOption(*command, arguments->burst);
    command->add_option("--top", arguments->top, "how many to show; 0 = all (default 10)")
        ->type_name("N")
        ->check(wholeNumber(0, 1'000'000));
    command->add_option("--threads", arguments->threads, "threads to use; 0 = all cores")
        ->type_name("N")
        ->check(wholeNumber(0, 1024));
    command->add_flag("--csv", arguments->csv, "a table that `tilesight predict` reads");
    command->add_option("-o,--output", arguments->output, "write to a file")->type_name("FILE");
    command->footer("Examples:\n"
                    "  tilesight rank --template gemm --gpu h200-sxm --set M=4096 N=4096 K=4096 --top 5\n"
                    "  tilesight rank --template gemm --gpu a100-sxm --set M=64 N=8192 K=8192 BM=16,32,64 "
                    "variant=cp_async");
    command->callback([&run, arguments] { run = [arguments] { return rankSchedules(*arguments); }; });
}

} // namespace tilesight::cli
