#include "core/plan/expression_tokens.h"

#include "core/base/text.h"

#include <algorithm>
#include <charconv>

namespace tilesight {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

Error unknownName(std::string_view text, const Token& token, std::span<const std::string> names) {
    const bool isCall = token.kind == Token::function;
    const std::string name(token.text);
    const std::vector<std::string> known =
        isCall ? expressionFunctions() : std::vector<std::string>(names.begin(), names.end());
    return expressionFault("plan.unknown_name", text, token.position,
                           (isCall ? "unknown function '" : "unknown name '") + name + "'",
                           knownNames(name, known));
}

} // namespace

Error expressionFault(std::string id, std::string_view text, std::size_t position, std::string what,
                      std::string remedy) {
    Error error;
    error.id = std::move(id);
    error.message = what + " at character " + std::to_string(position + 1) + " of \"" +
                    shortened(text) + "\"";
    error.remedy = std::move(remedy);
    error.where.column = static_cast<int>(position) + 1;
    return error;
}

std::size_t numberLength(std::string_view text) {
    std::size_t i = 0, digits = 0;
    for (; i < text.size() && isDigit(text[i]); ++i)
        ++digits;
    if (i < text.size() && text[i] == '.')
        for (++i; i < text.size() && isDigit(text[i]); ++i)
            ++digits;
    if (digits == 0) return 0;
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        std::size_t j = i + 1;
        if (j < text.size() && (text[j] == '+' || text[j] == '-')) ++j;
        if (j < text.size() && isDigit(text[j])) {
            for (; j < text.size() && isDigit(text[j]); ++j) {
            }
            i = j;
        }
    }
    return i;
}

std::optional<Error> tokenizeExpression(std::string_view text, std::span<const std::string> names,
                                        std::vector<Token>& tokens) {
    if (text.size() > maxExpressionLength)
        return expressionFault("plan.bad_expression", text, maxExpressionLength,
                               "an expression may have " + std::to_string(maxExpressionLength) +
                                   " characters",
                               "split it: a parameter may hold a part");
    int depth = 0;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        if (c == ' ') {
            ++i;
            continue;
        }
        Token token{Token::symbol, i, text.substr(i, 1)};
        if (isDigit(c) || c == '.') {
            token.kind = Token::number;
            token.text = text.substr(i, numberLength(text.substr(i)));
            if (token.text.empty()) return expressionFault("plan.bad_expression", text, i, "unexpected '.'");
            const auto [end, code] =
                std::from_chars(token.text.data(), token.text.data() + token.text.size(), token.value);
            if (code != std::errc() || end != token.text.data() + token.text.size())
                return expressionFault("plan.bad_expression", text, i, "number out of range",
                                       "write a number from 1e-300 to 1e300");
        } else if (isLetter(c)) {
            std::size_t end = i;
            while (end < text.size() && (isLetter(text[end]) || isDigit(text[end])))
                ++end;
            token.text = text.substr(i, end - i);
            std::size_t next = end;
            while (next < text.size() && text[next] == ' ')
                ++next;
            token.kind = next < text.size() && text[next] == '(' ? Token::function : Token::name;
            if (token.kind == Token::function) {
                const auto& functions = expressionFunctions();
                if (std::find(functions.begin(), functions.end(), token.text) == functions.end())
                    return unknownName(text, token, names);
            } else {
                const auto found = std::find(names.begin(), names.end(), token.text);
                if (found == names.end()) return unknownName(text, token, names);
                token.slot = static_cast<int>(found - names.begin());
            }
        } else if (std::string_view("<>=!").find(c) != std::string_view::npos) {
            const bool two = i + 1 < text.size() && text[i + 1] == '=';
            if (!two && (c == '=' || c == '!'))
                return expressionFault("plan.bad_expression", text, i, std::string("unexpected '") + c + "'",
                                       c == '=' ? "compare with ==; an expression cannot assign"
                                                : "write != for unequal");
            token.text = text.substr(i, two ? 2 : 1);
        } else if (std::string_view("+-*/(),?:").find(c) == std::string_view::npos) {
            const bool printable = c > ' ' && c < 127;
            return expressionFault("plan.bad_expression", text, i,
                                   printable ? std::string("unexpected '") + c + "'"
                                             : "unexpected character");
        }
        if (c == '(' || c == '?') ++depth;
        if (c == ')') depth = std::max(0, depth - 1);
        if (depth > maxExpressionDepth)
            return expressionFault("plan.bad_expression", text, i, "nested too deeply",
                                   "split it: a parameter may hold a part");
        i += token.text.size();
        tokens.push_back(token);
    }
    if (tokens.empty())
        return expressionFault("plan.bad_expression", text, 0, "empty expression",
                               "write a number or a formula, such as cdiv(K, BK)");
    return std::nullopt;
}

const std::vector<std::string>& expressionFunctions() {
    static const std::vector<std::string> functions = {"min", "max", "cdiv", "floor", "ceil", "mod", "log2"};
    return functions;
}

bool isIdentifier(std::string_view name) {
    if (name.empty() || name.size() > 64 || !isLetter(name[0])) return false;
    if (!std::all_of(name.begin(), name.end(), [](char c) { return isLetter(c) || isDigit(c); }))
        return false;
    const auto& functions = expressionFunctions();
    return std::find(functions.begin(), functions.end(), name) == functions.end();
}

} // namespace tilesight
