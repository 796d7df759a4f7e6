// What kind of file a text is, by its content: a file given in the place of another is named, not called faulty.
#pragma once

#include "core/base/error.h"

#include <optional>
#include <string>
#include <string_view>

namespace tilesight {

enum class FileKind { unknown, tilePlan, gpu, lesson, analysis, trace, json, table, probes };

/// By the key "format" of a JSON object, or by keys that only this kind has; tables by their line of names. A JSON text
/// need not be whole: what stands before its first fault decides.
FileKind fileKindOf(std::string_view text);

/// Error "file.other_kind" with where the file belongs; nothing when it is of the wanted kind, or of none that is known.
std::optional<Error> otherKind(std::string_view text, FileKind wanted, const std::string& fileName);

/// The same in the place of what was found wrong with the text, if anything.
Errors orOtherKind(Errors errors, std::string_view text, FileKind wanted, const std::string& fileName);

} // namespace tilesight
