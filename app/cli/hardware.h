// The hardware database as the command line sees it.
#pragma once

#include "core/hardware/gpu.h"

#include <string>

namespace CLI {
class App;
}

namespace tilesight::cli {

/// All GPUs of the shipped, installed and user's files; faulty files are reported on standard error and
/// skipped.
HardwareDatabase loadHardware();
HardwareDatabase loadHardwareSilently(); ///< the same once its faults have been reported

/// Adds `--gpu ID`; `id` keeps its value when the option is not given.
void addGpuOption(CLI::App& command, std::string& id, bool required);

} // namespace tilesight::cli
