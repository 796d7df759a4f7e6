// What was wrong with the options, in the words of this program: what is wrong, what is allowed, what to do.
#pragma once

#include <CLI/App.hpp>

namespace tilesight::cli {

/// Check of an option: a whole number from `least` to `most`. Shown in --help as "0 to 1024".
CLI::Validator wholeNumber(long long least, long long most);

/// Reports all unknown words and all missing options together ("option.usage"); returns `unusableInput`.
int reportUsage(const CLI::App& program, const CLI::ParseError& error);

} // namespace tilesight::cli
