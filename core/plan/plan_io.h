// Reading and writing plans: JSON format "tileplan/1" (core/plan/FORMAT.md), stable key order, identical round trip.
#pragma once

#include "core/plan/tile_plan.h"

#include <string>
#include <string_view>

namespace tilesight {

/// Parses text; `fileName` is only used in error locations. Every fault has line, column and JSON pointer; all
/// are reported together. Unknown keys are errors with a suggestion. Legality beyond the format is resolve()'s; of a
/// text with faults in its format, what resolve() finds in the readable rest is reported with them.
Expected<TilePlan> planFromJson(std::string_view text, const std::string& fileName = {});

/// Two-space indented JSON, keys in the order of FORMAT.md, defaults left out, "\n" at the end.
std::string planToJson(const TilePlan& plan);

/// Reads a file; errors those of readTextFile() (over 16 MiB: "file.too_large"), then those of planFromJson.
Expected<TilePlan> readPlan(const std::string& path);

/// Locations (line, column) of every JSON pointer of a valid JSON text, for errors found after parsing.
/// Fills `where.line/column/file` of errors that carry a pointer.
void locate(Errors& errors, std::string_view text, const std::string& fileName);

} // namespace tilesight
