// What the JSON parser does not tell: where a syntax fault lies, repeated keys, nesting too deep to be meant.
#pragma once

#include "core/base/error.h"

#include <string>
#include <string_view>

namespace tilesight {

/// "/numbers/a~1b": a JSON pointer with one more step.
std::string joinPointer(const std::string& pointer, std::string_view key);

/// Faults of a text as JSON: `prefix`.syntax (located; then the only one) or `prefix`.duplicate_key (with
/// pointer). Texts nested deeper than `maxDepth` are a syntax fault too.
Errors jsonTextFaults(std::string_view text, const std::string& fileName, const std::string& prefix,
                      std::size_t maxDepth = 32);

} // namespace tilesight
