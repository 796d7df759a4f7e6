// Reading a text file whole, with errors that name the file, the reason and what to do. Nothing is waited for.
#pragma once

#include "core/base/expected.h"

#include <cstdint>
#include <string>

namespace tilesight {

/// Only of files that end: a named pipe, a device or a socket may never do so and is refused. A pipe that the shell has
/// opened for the program is taken: /dev/stdin, or /dev/fd/63 of "<(zcat cases.csv.gz)".
/// Errors: "file.missing", "file.is_directory", "file.not_regular", "file.unreadable", "file.too_large".
Expected<std::string> readTextFile(const std::string& path, std::uintmax_t maximumBytes);

} // namespace tilesight
