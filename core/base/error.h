// Errors are values: everything a person needs to find and mend a fault in an input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

/// Where in an input the fault lies. `line` and `column` count from 1; 0 means unknown.
/// `pointer` is a JSON pointer ("/actions/2/tile") or a column name of a table.
struct SourceLocation {
    std::string file;
    int line = 0;
    int column = 0;
    std::string pointer;
};

/// One fault. `id` is stable (listed in core/ERRORS.md) so scripts and tests can rely on it.
struct Error {
    std::string id;      ///< "plan.cycle"
    std::string message; ///< one sentence with the numbers: "SMEM needs 240 KiB of 227 KiB"
    std::string object;  ///< the offending action, tensor, parameter, GPU ...; may be empty
    SourceLocation where;
    std::string remedy; ///< what the user can do next; may be empty
};

/// All faults of one input, in the order of the input. Reported together.
using Errors = std::vector<Error>;

/// "gemm.json:12:5: /actions/2/tile: message (remedy) [plan.cycle]"
std::string toString(const Error& error);
/// One line for each error.
std::string toString(const Errors& errors);

/// A text of the input as it is quoted in a sentence: at most `maximum` bytes, cut between characters, then "...".
std::string shortened(std::string_view text, std::size_t maximum = 60);

inline constexpr std::size_t maxReportedErrors = 200; ///< of one input

/// Keeps the list short when an input is wrong everywhere: the last entry then says how many are not shown.
void limitErrors(Errors& errors);

/// The first known name that begins with `unknown` (three letters or more), else the closest one by edit
/// distance, or "" when none is near enough to suggest.
std::string nearestName(const std::string& unknown, const std::vector<std::string>& known);

} // namespace tilesight
