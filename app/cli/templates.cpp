#include "app/cli/output.h"
#include "core/plan/template_registry.h"

namespace tilesight::cli {
namespace {

std::string inputLine(const TemplateInput& input) {
    std::string text = "    " + input.name;
    text += !input.powerOfTwoOf.empty()  ? "=next power of two of " + input.powerOfTwoOf
            : input.defaultValue.empty() ? " (required)"
                                         : "=" + input.defaultValue;
    text += "  " + input.meaning;
    for (std::size_t i = 0; i < input.choices.size(); ++i)
        text += (i == 0 ? ": " : ", ") + input.choices[i];
    return text + "\n";
}

} // namespace

void addTemplates(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("templates", "List the kernel templates: name and summary, one a line");
    auto withInputs = std::make_shared<bool>(false);
    command->add_flag("--inputs", *withInputs, "also the inputs of each, with their defaults");
    command->footer(
        "Examples:\n"
        "  tilesight templates\n"
        "  tilesight templates --inputs\n"
        "  tilesight analyze --template gemm --gpu h200-sxm --set M=4096 N=4096 K=4096   uses one of them");
    command->callback([&run, withInputs] {
        run = [withInputs] {
            std::size_t width = 0;
            for (const KernelTemplate& each : kernelTemplates())
                width = std::max(width, each.name.size());
            std::string text;
            for (const KernelTemplate& each : kernelTemplates()) {
                text += each.name + std::string(width + 2 - each.name.size(), ' ') + each.summary + "\n";
                if (!*withInputs) continue;
                for (const TemplateInput& input : each.inputs)
                    text += inputLine(input);
            }
            return writeText(text);
        };
    });
}

} // namespace tilesight::cli
