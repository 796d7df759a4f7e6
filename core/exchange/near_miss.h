// Columns whose names look like a misspelled input of a template: they are carried through and change nothing, which is
// seldom meant. Columns of measurements, whose names are near to none, say nothing.
#pragma once

#include "core/exchange/measurements.h"

#include <set>
#include <string>
#include <vector>

namespace tilesight {

/// One sentence for each such column: "column 'STAGES' is not read: did you mean 'stages'?". A name is near when only its case
/// and signs differ ("BN_" and "BN"), or, from four letters on, one letter (two letters exchanged). Names that the table has as well are not suggested.
std::vector<std::string> nearMisses(const Table& table, const std::set<std::string>& templateNames);

/// Columns that would be read but for spaces around their names: errors "table.spaced_name", since nobody means them to be
/// left out.
Errors spacedNames(const Table& table, const std::set<std::string>& templateNames);

} // namespace tilesight
