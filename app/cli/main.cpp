// tilesight: the command line of TileSight Explorer. Reads options, calls the engine, prints.
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/cli/usage.h"

#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <csignal>
#include <exception>
#include <string>

namespace tilesight::cli {
namespace {

constexpr const char* examples = R"(Examples:
  tilesight analyze samples/gemm_4096_bf16.json --gpu h200-sxm
  tilesight analyze samples/gemm_4096_bf16.json --gpu h200-sxm --set BM=64 BN=256 --json
  tilesight rank --template gemm --gpu h200-sxm --set M=4096 N=4096 K=4096 --top 5
  tilesight predict samples/gemm_rows.csv --gpu a100-sxm -o predicted.csv
  tilesight validate samples/gemm_measured.csv --gpu h200-sxm --by variant

Exit codes: 0 done, 1 a check failed, 2 unusable input or options.
`tilesight COMMAND --help` explains one command.)";

/// "analyse" -> did you mean 'analyze'?
Errors unknownCommand(const CLI::App& program, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') return {};
    std::vector<std::string> known;
    for (const CLI::App* command : program.get_subcommands({}))
        known.push_back(command->get_name());
    if (std::find(known.begin(), known.end(), argv[1]) != known.end()) return {};
    const std::string nearest = nearestName(argv[1], known);
    return {{"option.unknown_command",
             "there is no command '" + std::string(argv[1]) + "'",
             argv[1],
             {},
             nearest.empty() ? "`tilesight --help` lists them" : "did you mean '" + nearest + "'?"}};
}

int runProgram(int argc, char** argv) {
    CLI::App program("How long does a GPU kernel take, what limits it, what to change: without running it.",
                     "tilesight");
    program.set_version_flag("--version", "tilesight " TILESIGHT_VERSION);
    program.require_subcommand(1);
    program.footer(examples);

    Run run;
    addAnalyze(program, run);
    addAdvise(program, run);
    addPredict(program, run);
    addValidate(program, run);
    addRank(program, run);
    addSweep(program, run);
    addOrders(program, run);
    addImport(program, run);
    addCalibrate(program, run);
    addGpus(program, run);
    addTopologies(program, run);
    addTemplates(program, run);

    if (const Errors errors = unknownCommand(program, argc, argv); !errors.empty()) return report(errors);
    try {
        program.parse(argumentsForParser(argc, argv));
    } catch (const CLI::Success& request) { // --help, --version
        return writeHelp(program, request);
    } catch (const CLI::ParseError& error) {
        return reportUsage(program, error);
    }
    return run();
}

} // namespace
} // namespace tilesight::cli

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN); // a closed pipe (| head) ends the output, not the program
    std::signal(SIGXFSZ, SIG_IGN); // a limit of file sizes is an error of writing, no death
    try {
        return tilesight::cli::runProgram(argc, argv);
    } catch (const std::exception& error) { // out of memory, or a defect: still one sentence and a code
        tilesight::cli::writeMessage(std::string("tilesight: ") + error.what() + "\n");
        return tilesight::cli::unusableInput;
    }
}
