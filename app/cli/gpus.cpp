#include "app/cli/gpu_comparison.h"
#include "app/cli/hardware.h"
#include "app/cli/output.h"

namespace tilesight::cli {
namespace {

std::string listOf(const HardwareDatabase& database) {
    std::size_t width = 0;
    for (const Gpu& gpu : database.gpus())
        width = std::max(width, gpu.id.size());
    std::string text;
    for (const Gpu& gpu : database.gpus())
        text += gpu.id + std::string(width + 2 - gpu.id.size(), ' ') + gpu.name + "\n";
    return text;
}

} // namespace

void addGpus(CLI::App& program, Run& run) {
    CLI::App* command = program.add_subcommand(
        "gpus", "List the GPUs that are known: id and name, one a line; or compare one plan on all of them");
    auto arguments = std::make_shared<GpuComparisonArguments>();
    command->add_option("--compare", arguments->plan, "a plan to estimate on every GPU, fastest first")
        ->type_name("PLAN.json");
    addSetOption(*command, arguments->settings, "set a parameter of the plan; repeatable");
    command->add_flag("--csv", arguments->csv, "the comparison as CSV");
    command->add_option("-o,--output", arguments->output, "write to a file")->type_name("FILE");
    command->footer("Examples:\n"
                    "  tilesight gpus\n"
                    "  tilesight gpus --compare samples/softmax_4096.json\n"
                    "  tilesight gpus --compare samples/softmax_4096.json --csv -o gpus.csv\n"
                    "  tilesight analyze samples/gemm_4096_bf16.json --gpu a100-sxm   takes one of the ids");
    command->callback([&run, arguments] {
        run = [arguments] {
            if (!arguments->plan.empty()) return compareGpus(*arguments);
            if (arguments->csv || !arguments->settings.empty())
                return report(
                    {{"option.usage", "--csv and --set belong to --compare PLAN.json", {}, {}, {}}});
            return writeText(listOf(loadHardware()), arguments->output);
        };
    });
}

} // namespace tilesight::cli
