#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/plan_input.h"
#include "app/cli/usage.h"
#include "core/analysis/explain.h"
#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "core/analysis/versions.h"
#include "core/exchange/lanes_trace.h"
#include "core/search/library_search.h"

#include <optional>

namespace tilesight::cli {
namespace {

struct Arguments {
    std::string plan, templateName, gpu, topology, cacheModel, output, trace;
    std::optional<std::string> why;
    std::vector<std::string> settings;
    int copies = 0;
    bool json = false, burst = false;
};

/// A library's kernel is searched for unless the settings say which of its plans is meant.
Expected<Analysis> analysisOf(const Arguments& arguments, const Settings& settings, const PlanInput& input,
                              const Gpu& gpu, const AnalysisOptions& options) {
    const TemplateValues values(settings.begin(), settings.end());
    if (arguments.templateName.empty() || !choosesItsPlan(arguments.templateName, values))
        return analyzeInput(input, gpu, options);
    Expected<LibrarySearch> search = searchLibrary(values, gpu, options);
    if (!search) return search.errors();
    return std::move(search->analysis);
}

void collectIds(const Explanation& node, std::vector<std::string>& ids) {
    ids.push_back(node.id);
    for (const Explanation& child : node.inputs)
        collectIds(child, ids);
}

Error noExplanation(const Explanation& root, const std::string& id) {
    std::vector<std::string> ids;
    collectIds(root, ids);
    const std::string near = nearestName(id, ids);
    return {"why.unknown",
            "no number has the name '" + id + "'",
            id,
            {},
            near.empty()
                ? "use latency, band, waves, occupancy, l2_hit, clock, pipes, actions or result, or an id of "
                  "`--json --why latency`"
                : "did you mean '" + near + "'?"};
}

int analyzePlan(const Arguments& arguments) {
    Errors errors = checkTopology(arguments.topology);
    const Asked asked = askedFor(arguments.plan, arguments.templateName, arguments.settings, arguments.gpu);
    const auto& [settings, gpu, input] = asked;
    const Errors faults = asked.errors(arguments.templateName);
    errors.insert(errors.end(), faults.begin(), faults.end());
    const Errors lost = lostFiles(asked.files(), {{"--trace", arguments.trace}, {"-o", arguments.output}});
    errors.insert(errors.end(), lost.begin(), lost.end());
    if (!errors.empty()) return report(errors);

    AnalysisOptions options;
    options.cacheModel = arguments.cacheModel;
    if (arguments.burst) options.regime = ClockRegime::burst;
    options.inputCopies = arguments.copies;
    options.tileHits = false; // no output shows them
    options.lanes = !arguments.trace.empty();
    options.explain = arguments.why.has_value();
    Expected<Analysis> analysis = analysisOf(arguments, *settings, *input, *gpu, options);
    if (!analysis) return report(analysis.errors());
    if (!arguments.trace.empty())
        if (const int code = writeResult(lanesToTrace(*analysis), arguments.trace); code != done) return code;
    if (arguments.why == "band") { // no part of the analysis: it takes further ones
        const Expected<Doubt> doubt = doubtOf(analysis->plan, *gpu, rankingOptions(options));
        if (!doubt) return report(doubt.errors());
        analysis->explanation = explainBand(*doubt, validatedFor(analysis->plan, *gpu, *analysis));
    }
    if (arguments.why) {
        const Explanation* found = findExplanation(analysis->explanation, *arguments.why);
        if (!found) return report({noExplanation(analysis->explanation, *arguments.why)});
        Explanation answer = *found;
        if (!arguments.json) return writeText(explanationToText(answer), arguments.output);
        analysis->explanation = std::move(answer);
    }
    return arguments.json ? writeResult(analysisToJson(*analysis, *gpu), arguments.output)
                          : writeText(analysisToText(*analysis), arguments.output);
}

} // namespace

void addAnalyze(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("analyze", "Report on one plan: time, limits, caches, waves, actions");
    auto arguments = std::make_shared<Arguments>();
    addPlanOptions(*command, arguments->plan, arguments->templateName);
    addGpuOption(*command, arguments->gpu, true);
    addSetOption(*command, arguments->settings,
                 "set a parameter of the plan or an input of the template; repeatable");
    command
        ->add_option("--topology", arguments->topology, "several GPUs, as listed by `tilesight topologies`")
        ->type_name("ID");
    addCacheOption(*command, arguments->cacheModel);
    addBurstOption(*command, arguments->burst);
    command
        ->add_option("--copies", arguments->copies,
                     "launches rotate over N copies of the tensors; 0 = cold caches")
        ->type_name("N")
        ->check(wholeNumber(0, 1'000'000));
    command
        ->add_option(
            "--why", arguments->why,
            "derivation of one number instead of the report, with --json as a part of it: latency, band, l2_hit, "
            "pipes/dram, action/NAME ...")
        ->type_name("NUMBER");
    command
        ->add_option("--trace", arguments->trace,
                     "also write the lanes as a trace for chrome://tracing or ui.perfetto.dev")
        ->type_name("FILE");
    command->add_flag("--json", arguments->json, "JSON instead of text");
    command->add_option("-o,--output", arguments->output, "write to a file")->type_name("FILE");
    command->footer(
        "Examples:\n"
        "  tilesight analyze samples/gemm_4096_bf16.json --gpu h200-sxm\n"
        "  tilesight analyze samples/gemm_4096_bf16.json --gpu a100-sxm --set BM=64 BN=256 --json\n"
        "  tilesight analyze --template gemm --gpu h200-sxm --set M=4096 N=4096 K=512\n"
        "  tilesight analyze samples/gemm_4096_bf16.json --gpu h200-sxm --why l2_hit\n"
        "  tilesight analyze samples/gemm_4096_bf16.json --gpu h200-sxm --trace gemm.trace.json");
    command->callback([&run, arguments] { run = [arguments] { return analyzePlan(*arguments); }; });
}

} // namespace tilesight::cli
