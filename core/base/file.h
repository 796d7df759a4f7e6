// Reading a text file whole, with errors that name the file and the reason.
#pragma once

#include "core/base/expected.h"

#include <cstdint>
#include <string>

namespace tilesight {

/// Errors: "file.missing", "file.is_directory", "file.unreadable", "file.too_large".
Expected<std::string> readTextFile(const std::string& path, std::uintmax_t maximumBytes);

} // namespace tilesight
