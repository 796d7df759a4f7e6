// Compiled expressions: compile once over a list of names, evaluate many times with changed values.
//
// Language: numbers, names, + - * / ( ), comparisons < <= > >= == !=, c ? a : b, and the functions of
// expressionFunctions(). Arithmetic is in double precision; integers up to 2^53 are exact.
// Numbers, names and the commonest forms ("a * b", "cdiv(a, b)") are evaluated directly; the rest by
// muParser.
#pragma once

#include "core/base/expected.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

inline constexpr std::size_t maxExpressionLength = 1000; ///< characters
inline constexpr int maxExpressionDepth = 64;            ///< nested parentheses and conditionals

/// "min", "max", "cdiv", "floor", "ceil", "mod", "log2": not free as names.
const std::vector<std::string>& expressionFunctions();

/// [A-Za-z_][A-Za-z0-9_]*, at most 64 characters, not the name of a function.
bool isIdentifier(std::string_view name);

class CompiledExpression {
public:
    /// `names[i]` will have the value `values[i]`. Errors "plan.bad_expression" and "plan.unknown_name", with
    /// the character of the fault (from 1) in where.column and in the sentence.
    static Expected<CompiledExpression> compile(std::string_view text, std::span<const std::string> names);

    /// Value; may be infinite or NaN (division by zero). Thread-safe.
    double evaluate(std::span<const double> values) const;

    /// Slots of the names that occur, ascending, each once.
    const std::vector<int>& used() const { return m_used; }

    /// A number or a name.
    struct Operand {
        int slot = -1; ///< index into names; -1 = the constant
        double constant = 0;
        double value(std::span<const double> values) const {
            return slot < 0 ? constant : values[static_cast<std::size_t>(slot)];
        }
    };
    /// `single` = left alone.
    enum class Form { single, add, subtract, multiply, divide, cdiv, min, max, general };
    Form form() const { return m_form; }
    const Operand& left() const { return m_left; }   ///< of every form but `general`
    const Operand& right() const { return m_right; } ///< of the forms with two operands

private:
    class Program;
    Form m_form = Form::single;
    Operand m_left, m_right;
    std::vector<int> m_used;
    std::shared_ptr<const Program> m_program; ///< form `general`
};

} // namespace tilesight
