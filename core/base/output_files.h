// Files that a program writes, against those that it reads: told before anything is computed or lost.
#pragma once

#include "core/base/error.h"

#include <optional>

namespace tilesight {

struct NamedFile {
    std::string name; ///< as a sentence says it: "-o", "the plan"
    std::string path; ///< "" = none, "-" = standard output
};

/// Outputs that would replace an input or each other, whatever their paths look like: links, "./p.json", hard links. Devices
/// and pipes lose nothing. Errors: "output.is_input", "output.given_twice".
Errors lostFiles(const std::vector<NamedFile>& inputs, const std::vector<NamedFile>& outputs);

/// Where a link that leads to nothing yet points to, through further links; nothing when they go round.
std::optional<std::string> targetOfLinks(const std::string& path);

} // namespace tilesight
