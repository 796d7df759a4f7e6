#include "app/cli/gpu_comparison.h"
#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "core/analysis/report.h"
#include "core/analysis/report_table.h"
#include "core/base/output_files.h"

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

/// Every number of one GPU: value, kind and source; what other sources say stands below it.
std::string numbersOf(const Gpu& gpu) {
    std::string text = gpu.name + " (" + gpu.id + "): " + gpu.vendor + ", " + gpu.architecture + "\n";
    std::string group;
    std::vector<std::vector<std::string>> rows;
    const auto flush = [&] {
        if (!rows.empty()) text += "\n" + group + "\n" + alignedTable(rows, "lrl", "  ");
        rows.clear();
    };
    for (const GpuField& field : gpuFields()) {
        const Quantity& number = gpu.*field.member;
        if (field.group != group) flush();
        group = field.group;
        const auto shown = [&](double value) { return formatQuantity(value, field.unit); };
        if (!number.known()) {
            rows.push_back({field.key, "unknown", "", ""});
            continue;
        }
        rows.push_back({field.key, shown(number.value), std::string(nameOf(number.kind)), number.source});
        for (const Quantity::Alternative& other : number.alternatives)
            rows.push_back({"  not used", shown(other.value), std::string(nameOf(other.kind)), other.source});
    }
    flush();
    return text;
}

} // namespace

void addGpus(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("gpus", "List the GPUs that are known: id and name, one a line; show the "
                                       "numbers of one; or compare one plan on all");
    auto arguments = std::make_shared<GpuComparisonArguments>();
    auto gpu = std::make_shared<std::string>();
    CLI::Option* one = command->add_option(
        "ID", *gpu, "show every number of this GPU (an id or a GPU file), its kind and its source");
    CLI::Option* compare =
        command->add_option("--compare", arguments->plan, "a plan to estimate on every GPU, fastest first")
            ->type_name("PLAN.json");
    one->excludes(compare);
    addSetOption(*command, arguments->settings, "set a parameter of the plan; repeatable");
    command->add_flag("--csv", arguments->csv, "the comparison as CSV");
    command->add_option("-o,--output", arguments->output, "write to a file")->type_name("FILE");
    command->footer(
        "Exit code 1: a GPU file is faulty and was left out of the list, or --compare found no GPU that can\n"
        "run the plan.\n"
        "Examples:\n"
        "  tilesight gpus\n"
        "  tilesight gpus h200-sxm\n"
        "  tilesight gpus --compare samples/softmax_4096.json\n"
        "  tilesight gpus --compare samples/softmax_4096.json --csv -o gpus.csv\n"
        "  tilesight analyze samples/gemm_4096_bf16.json --gpu a100-sxm   takes one of the ids");
    command->callback([&run, arguments, gpu] {
        run = [arguments, gpu] {
            if (!arguments->plan.empty()) return compareGpus(*arguments);
            if (arguments->csv || !arguments->settings.empty())
                return report({{"option.usage",
                                "--csv and --set belong to --compare PLAN.json",
                                {},
                                {},
                                "add --compare, or leave them away"}});
            if (gpu->empty()) {
                const HardwareDatabase database = loadHardware();
                const int written = writeText(listOf(database), arguments->output);
                return written == done && !database.errors().empty() ? checkFailed : written;
            }
            const Expected<Gpu> found = loadHardware().find(*gpu);
            if (found)
                if (const Errors lost = lostFiles({{"the GPU's file", found->file}}, {{"-o", arguments->output}}); !lost.empty())
                    return report(lost);
            return found ? writeText(numbersOf(*found), arguments->output) : report(found.errors());
        };
    });
}

} // namespace tilesight::cli
