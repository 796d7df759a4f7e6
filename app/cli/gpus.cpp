#include "app/cli/hardware.h"
#include "app/cli/output.h"

namespace tilesight::cli {

void addGpus(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("gpus", "List the GPUs that are known: id and name, one a line");
    command->footer("Examples:\n"
                    "  tilesight gpus\n"
                    "  tilesight analyze samples/gemm_4096_bf16.json --gpu a100-sxm   takes one of the ids");
    command->callback([&run] {
        run = [] {
            const HardwareDatabase database = loadHardware();
            std::size_t width = 0;
            for (const Gpu& gpu : database.gpus())
                width = std::max(width, gpu.id.size());
            std::string text;
            for (const Gpu& gpu : database.gpus())
                text += gpu.id + std::string(width + 2 - gpu.id.size(), ' ') + gpu.name + "\n";
            return writeResult(text);
        };
    });
}

} // namespace tilesight::cli
