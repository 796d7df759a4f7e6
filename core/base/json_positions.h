// Where in a JSON text a value stands: line and column of a JSON pointer; duplicate keys, nesting depth.
#pragma once

#include "core/base/error.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace tilesight {

/// Position of a value and, for members of an object, of its key. Counted from 1, in characters.
struct JsonPosition {
    int line = 0, column = 0;
    int keyLine = 0, keyColumn = 0;
    bool isString = false;
};

/// What one pass over a text finds. The text need not be valid: the pass ends at the first thing it cannot
/// read.
struct JsonScan {
    std::map<std::string, JsonPosition, std::less<>> positions; ///< of the wanted pointers that exist
    Errors faults; ///< "json.duplicate_key", "json.too_deep", located
};

inline constexpr int maxJsonDepth = 64;

JsonScan scanJson(std::string_view text, const std::set<std::string, std::less<>>& wanted = {});

/// Fills line and column of errors that have a JSON pointer but no line; a pointer to something that is left
/// out of the text gets the place of the nearest value around it. A column that is set already counts from
/// the start of the value (the fault in an expression). Faults of another file stay as they are. Then sorts the errors by place, stably.
void locateJson(Errors& errors, std::string_view text, const std::string& fileName);

/// Line and column of a byte offset.
JsonPosition positionOfByte(std::string_view text, std::size_t offset);

/// Key as it stands in a pointer: ~ becomes ~0 and / becomes ~1.
std::string escapedPointerPart(std::string_view key);

} // namespace tilesight
