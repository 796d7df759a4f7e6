#include "app/cli/output.h"

namespace tilesight::cli {

void addTopologies(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("topologies", "List the topologies that are known: id and name, one a line");
    command->footer("Example:\n  tilesight topologies");
    command->callback([&run] { run = [] { return writeText("single  1 GPU\n"); }; });
}

} // namespace tilesight::cli
