#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/plan_input.h"
#include "core/analysis/order_words.h"
#include "core/analysis/report.h"
#include "core/schedule/dag.h"

namespace tilesight::cli {
namespace {

struct Arguments {
    std::string plan, gpu;
    std::vector<std::string> settings;
};

std::string ordersText(const Analysis& analysis) {
    const OrderSearch& orders = analysis.orders;
    std::string text = "legal orders  " + legalOrdersInWords(analysis) + "\n";
    text += "examined      " + std::to_string(orders.examined) +
            (orders.bounded ? ", the search was bounded" : "") + "\n";
    if (legalIsLowerBound(analysis))
        text += "counting      stopped at " + formatNumber(maxCountedSets, 15) + " sets of finished actions\n";
    text += "chosen        ";
    for (std::size_t i = 0; i < orders.chosen.size(); ++i)
        text +=
            (i == 0 ? "" : " → ") + analysis.plan.actions[static_cast<std::size_t>(orders.chosen[i])].name;
    text += analysis.hasTurns ? "\nsteady state  " : "\none block     ";
    text += formatSeconds(orders.steadySeconds) + (analysis.hasTurns ? " a turn of one block" : "") +
            " alone on " + analysis.gpuName;
    if (orders.worstSeconds > 0) text += "; the worst order takes " + formatSeconds(orders.worstSeconds);
    return text + "\n";
}

int showOrders(const Arguments& arguments) {
    const Asked asked = askedFor(arguments.plan, {}, arguments.settings, arguments.gpu);
    const auto& [settings, gpu, input] = asked;
    if (const Errors errors = asked.errors({}); !errors.empty()) return report(errors);

    AnalysisOptions options;
    options.lanes = options.tileHits = options.explain = false;
    const Expected<Analysis> analysis = analyzeInput(*input, *gpu, options);
    if (!analysis) return report(analysis.errors());
    return writeText(ordersText(*analysis));
}

} // namespace

void addOrders(CLI::App& program, Run& run) {
    CLI::App* command = program.add_subcommand(
        "orders", "Count the legal orders of a plan's actions and show the chosen one");
    auto arguments = std::make_shared<Arguments>();
    command->add_option("PLAN", arguments->plan, "plan file (tileplan JSON)")->required();
    addGpuOption(*command, arguments->gpu, true);
    addSetOption(*command, arguments->settings, "set a parameter of the plan; repeatable");
    command->footer("Example:\n  tilesight orders samples/mla_decode.json --gpu h200-sxm");
    command->callback([&run, arguments] { run = [arguments] { return showOrders(*arguments); }; });
}

} // namespace tilesight::cli
