// Tokens of an expression, checked one by one so that the compiler behind sees nothing unexpected.
// Internal to core/plan.
#pragma once

#include "core/plan/expression.h"

#include <optional>

namespace tilesight {

/// One token.
struct Token {
    enum Kind { number, name, function, symbol } kind;
    std::size_t position;
    std::string_view text;
    double value = 0; ///< of a number
    int slot = -1;    ///< of a name
};

/// Checks characters, names, numbers, length and depth: no assignments, strings or constants of muParser's
/// own get through. Fills `tokens`, at least one, or returns the fault.
std::optional<Error> tokenizeExpression(std::string_view text, std::span<const std::string> names,
                                        std::vector<Token>& tokens);

/// Length of the number at the start of `text`: digits, fraction, exponent. 0 = none.
std::size_t numberLength(std::string_view text);

/// A fault at a byte of the text: "WHAT at character N of "TEXT"".
Error expressionFault(
    std::string id, std::string_view text, std::size_t position, std::string what,
    std::string remedy = "write numbers, names, + - * / and cdiv, min, max, floor, ceil, mod, log2");

} // namespace tilesight
