#include "app/cli/output.h"

namespace tilesight::cli {

void addImport(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("import", "Make a plan from a kernel written elsewhere (no importer yet)");
    auto file = std::make_shared<std::string>();
    command->add_option("FILE", *file, "the kernel's file")->required();
    command->allow_extras(); // whatever an importer may understand later
    command->footer("Example:\n  tilesight import kernel.ttgir");
    command->callback([&run, file] {
        run = [file] {
            return report({{"import.none",
                            "no importer is registered, so '" + *file + "' cannot become a plan",
                            *file,
                            {},
                            "draw the plan in the explorer, or start from `tilesight templates`"}});
        };
    });
}

} // namespace tilesight::cli
