// Where a user's own GPUs live: a folder of the platform's data directory, read after the shipped files.
#pragma once

#include <string>

namespace tilesight {

/// "$XDG_DATA_HOME/tilesight-explorer/hwdb", else the same below ~/.local/share; "" when neither is known. GPU files lie
/// in its folder "gpu".
std::string userHardwareDirectory();

} // namespace tilesight
