#include "app/cli/hardware.h"

#include "app/cli/output.h"

#include <cstdlib>
#include <filesystem>

namespace tilesight::cli {

HardwareDatabase loadHardwareSilently() {
    std::error_code code; // an unknown program directory only means one place less to search
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", code);
    return HardwareDatabase::load(hardwareDirectories(program.parent_path().string()));
}

HardwareDatabase loadHardware() {
    std::error_code code;
    HardwareDatabase database = loadHardwareSilently();
    if (!database.errors().empty()) report(database.errors());
    const char* named = std::getenv("TILESIGHT_HWDB");
    if (named && *named && !std::filesystem::is_directory(std::filesystem::path(named) / "gpu", code))
        writeMessage("TILESIGHT_HWDB names no folder with a folder gpu/ in it: " + std::string(named) +
                     " (one folder, no list)\n");
    return database;
}

void addGpuOption(CLI::App& command, std::string& id, bool required) {
    command.add_option("--gpu", id, "GPU, as listed by `tilesight gpus`, or a GPU file")
        ->type_name("ID")
        ->required(required);
}

} // namespace tilesight::cli
