#include "core/hardware/calibrate/calibrate.h"

#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "core/base/output_files.h"

#include <filesystem>

namespace tilesight::cli {
namespace {

struct Arguments {
    std::vector<std::string> tables;
    std::string name, base, output;
};

/// Another file of the database with the id that the new one will have.
const Gpu* namesake(const HardwareDatabase& database, const Arguments& arguments) {
    std::error_code none; // of a file that does not exist yet
    if (arguments.output.empty()) return nullptr;
    for (const Gpu& gpu : database.gpus())
        if (gpu.id == arguments.name && !std::filesystem::equivalent(gpu.file, arguments.output, none))
            return &gpu;
    return nullptr;
}

int calibrateGpu(const Arguments& arguments) {
    std::vector<NamedFile> read;
    for (const std::string& path : arguments.tables)
        read.push_back({"the table of probes", path});
    Errors errors = lostFiles(read, {{"-o", arguments.output}});
    std::vector<Probe> probes;
    for (const std::string& path : arguments.tables) {
        const Expected<std::vector<Probe>> table = readProbes(path);
        errors.insert(errors.end(), table.errors().begin(), table.errors().end());
        if (table) probes.insert(probes.end(), table->begin(), table->end());
    }
    std::optional<Gpu> base;
    const HardwareDatabase database = loadHardware();
    if (!arguments.base.empty()) {
        const Expected<Gpu> found = database.find(arguments.base);
        errors.insert(errors.end(), found.errors().begin(), found.errors().end());
        if (found) base = *found;
    }
    if (!errors.empty()) return report(errors);

    const Gpu* const start = base ? &*base : nullptr;
    const Expected<Calibration> calibration = calibrate(probes, start, arguments.name);
    if (!calibration) return report(calibration.errors());
    for (const std::string& warning : calibration->warnings)
        writeMessage("warning: " + warning + "\n");
    if (const Gpu* const known = namesake(database, arguments))
        writeMessage(
            "warning: --name " + arguments.name + " is the id of " + known->name + " (" + known->file +
            "): in a folder of GPUs the new file takes its place (choose another name to keep both)\n");
    if (!arguments.output.empty())
        if (const int code = writeResult(gpuToJson(calibration->gpu), arguments.output); code != done)
            return code;
    return arguments.output == "-" ? done : writeText(calibrationToText(*calibration, start));
}

} // namespace

void addCalibrate(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("calibrate", "Make a hardware file from what probes measured on a GPU");
    auto arguments = std::make_shared<Arguments>();
    command->add_option("PROBES", arguments->tables, "tables of probes (CSV), see hwdb/calibration/FORMAT.md")
        ->required();
    command->add_option("--name", arguments->name, "id of the new GPU: a-z, 0-9 and '-'")
        ->type_name("ID")
        ->required();
    command
        ->add_option("--base", arguments->base,
                     "GPU whose numbers are carried over where no probe tells them; otherwise its family's")
        ->type_name("ID");
    command
        ->add_option("-o,--output", arguments->output,
                     "write the hardware file; without it only the comparison")
        ->type_name("FILE");
    command->footer(
        "--gpu takes the file by its path. It is listed from a folder gpu/ below $TILESIGHT_HWDB, or below\n"
        "~/.local/share/tilesight-explorer/hwdb.\n"
        "Examples:\n"
        "  bash hwdb/calibration/run.sh PROBES.csv      on the machine with the GPU\n"
        "  tilesight calibrate PROBES.csv --name my-gpu --base h200-sxm -o hwdb/gpu/my-gpu.json");
    command->callback([&run, arguments] { run = [arguments] { return calibrateGpu(*arguments); }; });
}

} // namespace tilesight::cli
