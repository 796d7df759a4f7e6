#include "core/plan/resolver.h"

#include <charconv>
#include <cmath>

namespace tilesight {

std::string Resolver::numberText(double value) {
    char buffer[32];
    const bool whole = value == std::floor(value) && std::abs(value) < 1e15; // with all its digits
    const auto [end, code] = whole ? std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed)
                                   : std::to_chars(buffer, buffer + sizeof buffer, value);
    return code == std::errc() ? std::string(buffer, end) : "?";
}

void Resolver::fail(std::string id, std::string message, std::string_view object, std::string where,
                    std::string remedy) {
    if (full()) return;
    Error error;
    error.id = std::move(id);
    error.message = std::move(message);
    error.object = object;
    error.where.pointer = std::move(where);
    error.remedy = std::move(remedy);
    m_errors.push_back(std::move(error));
}

void Resolver::checkCount(std::size_t count, std::size_t limit, std::string_view what, std::string where) {
    if (count > limit)
        fail("plan.too_many",
             std::to_string(count) + " " + std::string(what) + ", at most " + std::to_string(limit) +
                 " are allowed",
             "", std::move(where), "simplify the plan");
}

void Resolver::addName(const std::string& name, std::string_view kind, std::string where) {
    const auto& functions = expressionFunctions();
    if (std::find(functions.begin(), functions.end(), name) != functions.end()) {
        fail("plan.bad_name", std::string(kind) + " '" + name + "' has the name of a function", name,
             std::move(where), "choose another name");
    } else if (!isIdentifier(name)) {
        fail("plan.bad_name",
             std::string(kind) + " name '" + shortened(name) + "' cannot stand in an expression", name,
             std::move(where), "use letters, digits and _, not a digit first, at most 64 characters");
    } else if (!m_seen.insert(name).second) {
        fail("plan.duplicate_name", "the name '" + name + "' is used twice", name, std::move(where),
             "parameters, grid dimensions and loops share one set of names");
    }
    m_names.push_back(name);
    m_values.push_back(0);
}

std::optional<CompiledExpression> Resolver::compile(const Expression& expression, std::string_view object,
                                                    const std::string& where, std::size_t visibleNames) {
    if (full()) return std::nullopt;
    auto compiled = CompiledExpression::compile(expression.text, std::span(m_names).first(visibleNames));
    if (compiled) return std::move(*compiled);
    for (Error error : compiled.errors()) {
        error.object = object;
        error.where.pointer = where;
        m_errors.push_back(std::move(error));
    }
    return std::nullopt;
}

bool Resolver::known(const CompiledExpression& expression) const {
    return std::none_of(expression.used().begin(), expression.used().end(),
                        [&](int slot) { return std::isnan(m_values[static_cast<std::size_t>(slot)]); });
}

std::optional<double> Resolver::number(const Expression& expression, std::string_view what,
                                       std::string_view object, const std::string& where) {
    const auto compiled = compile(expression, object, where, m_names.size());
    if (!compiled || !known(*compiled)) return std::nullopt;
    for (const int slot : compiled->used())
        if (!isParameterSlot(slot)) {
            fail("plan.not_constant",
                 std::string(what) + " of '" + std::string(object) + "' uses '" +
                     m_names[static_cast<std::size_t>(slot)] + "', but it must be the same for every tile",
                 object, where, "use parameters only");
            return std::nullopt;
        }
    const double value = compiled->evaluate(m_values);
    if (!std::isfinite(value)) {
        fail("plan.bad_number",
             std::string(what) + " of '" + std::string(object) + "' is no finite number: " + expression.text,
             object, where, "correct the formula or the parameters in it");
        return std::nullopt;
    }
    return value;
}

std::optional<std::int64_t> Resolver::whole(double value, const Expression& expression, std::string_view what,
                                            std::string_view object, const std::string& where,
                                            std::int64_t minimum, std::int64_t maximum) {
    const bool isWhole = std::isfinite(value) && value == std::floor(value);
    if (isWhole && value >= static_cast<double>(minimum) && value <= static_cast<double>(maximum))
        return static_cast<std::int64_t>(value);
    const bool tooLarge = value > static_cast<double>(maximum);
    const std::string shown = numberText(value + 0.0); // -0 reads 0
    std::string message = std::string(what) + " of '" + std::string(object) + "' is " + shown;
    if (expression.text != shown) message += " (" + expression.text + ")";
    message += tooLarge ? ", at most " + std::to_string(maximum) + " is allowed"
                        : ", it must be a whole number of at least " + std::to_string(minimum);
    fail(tooLarge ? "plan.too_large" : "plan.bad_number", std::move(message), object, where,
         tooLarge                               ? "choose a smaller value"
         : value < static_cast<double>(minimum) ? "make it larger: change the formula or the parameters in it"
         : std::isfinite(value)                 ? "round it with cdiv, floor or ceil"
                                                : "correct the formula or the parameters in it");
    return std::nullopt;
}

std::optional<std::int64_t> Resolver::size(const Expression& expression, std::string_view what,
                                           std::string_view object, const std::string& where,
                                           std::int64_t minimum, std::int64_t maximum) {
    const auto value = number(expression, what, object, where);
    if (!value) return std::nullopt;
    return whole(*value, expression, what, object, where, minimum, maximum);
}

bool Resolver::encloses(int outer, int inner) const {
    for (std::size_t steps = 0; inner >= 0 && steps <= m_result.loops.size(); ++steps) {
        if (inner == outer) return true;
        inner = m_result.loops[static_cast<std::size_t>(inner)].parent;
    }
    return false;
}

} // namespace tilesight
