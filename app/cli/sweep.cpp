#include "core/search/sweep.h"

#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/plan_input.h"
#include "app/cli/usage.h"
#include "core/analysis/report.h"
#include "core/analysis/report_table.h"
#include "core/exchange/sweep_csv.h"

#include <map>

namespace tilesight::cli {
namespace {

struct Arguments {
    std::string plan, templateName, gpu, cacheModel, output;
    std::vector<std::string> settings, over;
    int threads = 0;
    bool csv = false, burst = false;
};

/// "−4.2 %" against the plan as it is.
std::string changeOf(const Sweep& sweep, const SweepPoint& point) {
    if (!(sweep.latencySeconds > 0) || point.current) return "";
    const double change = point.latencySeconds / sweep.latencySeconds - 1;
    return (change < 0 ? "−" : "+") + formatPercent(std::abs(change));
}

std::string markOf(const Sweep& sweep, const SweepPoint& point) {
    std::string mark = point.current ? "now" : "";
    if (&point == sweep.fastest() && (point.current || !sweep.presentIsFastest())) mark += mark.empty() ? "fastest" : ", fastest";
    return mark;
}

std::string curveText(const Sweep& sweep) {
    std::vector<std::vector<std::string>> rows = {
        {sweep.axes[0].parameter, "latency", "change", "", "limited by"}};
    for (const SweepPoint& point : sweep.points) {
        if (point.runs())
            rows.push_back({std::to_string(point.values[0]), formatSeconds(point.latencySeconds),
                            changeOf(sweep, point), markOf(sweep, point),
                            std::string(titleOf(point.bottleneck))});
        else
            rows.push_back({std::to_string(point.values[0]), "-", "", "", point.reason});
    }
    return alignedTable(rows, "rrrll");
}

std::string mapText(const Sweep& sweep) {
    const SweepAxis &first = sweep.axes[0], &second = sweep.axes[1];
    std::vector<std::vector<std::string>> rows(1);
    rows[0].push_back(second.parameter + " \\ " + first.parameter);
    for (const long long value : first.values)
        rows[0].push_back(std::to_string(value));
    std::map<std::string, int> reasons;
    for (std::size_t j = 0; j < second.values.size(); ++j) {
        std::vector<std::string> row = {std::to_string(second.values[j])};
        for (std::size_t i = 0; i < first.values.size(); ++i) {
            const SweepPoint& point = sweep.at(i, j);
            if (!point.runs()) ++reasons[point.reason];
            row.push_back(point.runs() ? formatSeconds(point.latencySeconds) + (point.current ? " now" : "")
                                       : "-");
        }
        rows.push_back(std::move(row));
    }
    std::string text = alignedTable(rows, "rr");
    if (!reasons.empty()) text += "\n-  cannot run:\n";
    std::size_t shown = 0;
    for (const auto& [reason, count] : reasons) {
        if (shown++ == 10) {
            text += "   and " + std::to_string(reasons.size() - 10) + " more reasons\n";
            break;
        }
        text += "   " + reason + (count > 1 ? " (" + std::to_string(count) + " points)" : "") + "\n";
    }
    return text;
}

std::string textOf(const TilePlan& plan, const Gpu& gpu, const Sweep& sweep) {
    std::string text = plan.name + " on " + gpu.name + " over " + sweep.axes[0].parameter;
    if (sweep.axes.size() > 1) text += " and " + sweep.axes[1].parameter;
    if (sweep.latencySeconds > 0) text += ", now " + formatSeconds(sweep.latencySeconds);
    text += "\n\n" + (sweep.axes.size() > 1 ? mapText(sweep) : curveText(sweep)) + "\n";
    const SweepPoint* best = sweep.fastest();
    if (!best) return text + "No point can run.\n";
    if (sweep.presentIsFastest() && !best->current)
        text += "no point is faster than the plan as it is, " + formatSeconds(sweep.latencySeconds) + "; the fastest of them: ";
    else
        text += "fastest: ";
    for (std::size_t i = 0; i < sweep.axes.size(); ++i)
        text += (i ? ", " : "") + sweep.axes[i].parameter + " " + std::to_string(best->values[i]);
    text += ": " + formatSeconds(best->latencySeconds);
    if (const std::string change = changeOf(sweep, *best); !change.empty()) text += " (" + change + ")";
    return text + ", limited by " + std::string(titleOf(best->bottleneck)) + "\n";
}

int sweepPlan(const Arguments& arguments) {
    const Asked asked = askedFor(arguments.plan, arguments.templateName, arguments.settings, arguments.gpu);
    const auto& [settings, gpu, given] = asked;
    Errors errors = asked.errors(arguments.templateName);
    AnalysisOptions options;
    options.cacheModel = arguments.cacheModel;
    if (arguments.burst) options.regime = ClockRegime::burst;
    const Expected<PlanInput> input =
        errors.empty() ? chosenInput(*given, arguments.templateName, *settings, *gpu, options) : given;
    if (errors.empty()) errors = input.errors();
    std::vector<SweepAxis> axes;
    for (const std::string& over : arguments.over) {
        if (!input) break;
        Expected<SweepAxis> axis = sweepAxis(input->plan, over);
        errors.insert(errors.end(), axis.errors().begin(), axis.errors().end());
        if (axis) axes.push_back(std::move(axis).value());
    }
    const Errors lost = lostFiles(asked.files(), {{"-o", arguments.output}});
    errors.insert(errors.end(), lost.begin(), lost.end());
    if (!errors.empty()) return report(errors);

    const Expected<Sweep> result = sweep(input->plan, *gpu, axes, options, arguments.threads);
    if (!result) return report(result.errors());
    if (!result->fastest()) { // say why once, as `analyze` would
        report({{"sweep.nothing_runs",
                 "none of the " + std::to_string(result->points.size()) +
                     " points can run, the first: " + result->points.front().reason,
                 input->plan.name,
                 {},
                 "choose other values, or another GPU"}});
        return unusableInput;
    }
    return arguments.csv ? writeResult(sweepToCsv(*result), arguments.output)
                         : writeText(textOf(input->plan, *gpu, *result), arguments.output);
}

} // namespace

void addSweep(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("sweep", "Latency of a plan over the values of one parameter, or of two");
    auto arguments = std::make_shared<Arguments>();
    addPlanOptions(*command, arguments->plan, arguments->templateName);
    addGpuOption(*command, arguments->gpu, true);
    command
        ->add_option("--over", arguments->over,
                     "parameter and its values: BM=64,128,256, STAGES=2..6, M=256..8192*2 (times two), "
                     "BK=16..64:16 (in steps of 16); twice for a table of two parameters")
        ->type_name("NAME=VALUES")
        ->allow_extra_args(false)
        ->required();
    addSetOption(*command, arguments->settings,
                 "set another parameter of the plan or an input of the template; repeatable");
    addCacheOption(*command, arguments->cacheModel);
    addBurstOption(*command, arguments->burst);
    command->add_option("--threads", arguments->threads, "threads to use; 0 = all cores")
        ->type_name("N")
        ->check(wholeNumber(0, 1024));
    command->add_flag("--csv", arguments->csv, "a row for each point instead of a table for people");
    command->add_option("-o,--output", arguments->output, "write to a file")->type_name("FILE");
    command->footer(
        "Examples:\n"
        "  tilesight sweep samples/gemm_4096_bf16.json --gpu h200-sxm --over STAGES=2..6\n"
        "  tilesight sweep samples/gemm_4096_bf16.json --gpu h200-sxm --over BM=64,128,256 --over "
        "BN=64,128,256 --csv");
    command->callback([&run, arguments] { run = [arguments] { return sweepPlan(*arguments); }; });
}

} // namespace tilesight::cli
