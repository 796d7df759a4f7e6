#include "core/plan/expression.h"

#include <muParser.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <mutex>
#include <optional>

namespace tilesight {
namespace {

double divideCeil(double a, double b) { return std::ceil(a / b); }
double modulo(double a, double b) { return a - b * std::floor(a / b); }
double floorOf(double a) { return std::floor(a); }
double ceilOf(double a) { return std::ceil(a); }
double log2Of(double a) { return std::log2(a); }
double minOf(const double* values, int count) { return *std::min_element(values, values + count); }
double maxOf(const double* values, int count) { return *std::max_element(values, values + count); }

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

Error fault(std::string id, std::string_view text, std::size_t position, std::string what,
            std::string remedy = {}) {
    Error error;
    error.id = std::move(id);
    error.message = what + " at character " + std::to_string(position + 1) + " of \"" +
                    std::string(text.substr(0, 60)) + (text.size() > 60 ? "...\"" : "\"");
    error.remedy = std::move(remedy);
    error.where.column = static_cast<int>(position) + 1;
    return error;
}

struct Token {
    enum Kind { number, name, function, symbol } kind;
    std::size_t position;
    std::string_view text;
    double value = 0; ///< of a number
    int slot = -1;    ///< of a name
};

/// Length of the number at the start of `text`: digits, fraction, exponent. 0 = none.
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

Error unknownName(std::string_view text, const Token& token, std::span<const std::string> names) {
    const bool isCall = token.kind == Token::function;
    const std::string name(token.text);
    const std::string nearest = nearestName(
        name, isCall ? expressionFunctions() : std::vector<std::string>(names.begin(), names.end()));
    return fault("plan.unknown_name", text, token.position,
                 (isCall ? "unknown function '" : "unknown name '") + name + "'",
                 nearest.empty() ? "" : "did you mean '" + nearest + "'?");
}

/// Splits and checks characters, names, numbers, length and depth, so that muParser sees nothing unexpected
/// (assignments, strings, own constants).
std::optional<Error> tokenize(std::string_view text, std::span<const std::string> names,
                              std::vector<Token>& tokens) {
    if (text.size() > maxExpressionLength)
        return fault("plan.bad_expression", text, maxExpressionLength,
                     "an expression may have " + std::to_string(maxExpressionLength) + " characters");
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
            if (token.text.empty()) return fault("plan.bad_expression", text, i, "unexpected '.'");
            const auto [end, code] =
                std::from_chars(token.text.data(), token.text.data() + token.text.size(), token.value);
            if (code != std::errc() || end != token.text.data() + token.text.size())
                return fault("plan.bad_expression", text, i, "number out of range");
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
                return fault("plan.bad_expression", text, i, std::string("unexpected '") + c + "'",
                             c == '=' ? "compare with ==; an expression cannot assign" : "");
            token.text = text.substr(i, two ? 2 : 1);
        } else if (std::string_view("+-*/(),?:").find(c) == std::string_view::npos) {
            const bool printable = c > ' ' && c < 127;
            return fault("plan.bad_expression", text, i,
                         printable ? std::string("unexpected '") + c + "'" : "unexpected character");
        }
        if (c == '(' || c == '?') ++depth;
        if (c == ')') depth = std::max(0, depth - 1);
        if (depth > maxExpressionDepth) return fault("plan.bad_expression", text, i, "nested too deeply");
        i += token.text.size();
        tokens.push_back(token);
    }
    if (tokens.empty()) return fault("plan.bad_expression", text, 0, "empty expression");
    return std::nullopt;
}

} // namespace

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

namespace {

double negative(double a) { return -a; }

/// muParser with our functions only: building the standard one takes longer than compiling a formula.
class Grammar : public mu::ParserBase {
public:
    Grammar() {
        AddValIdent(readNumber);
        InitCharSets();
        InitFun();
        InitOprt();
        EnableOptimizer(false); // it reorders sums: other bits
    }
    void InitCharSets() override {
        DefineNameChars("0123456789_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ");
        DefineOprtChars("+-*/<>=!?:");
        DefineInfixOprtChars("-+");
    }
    void InitFun() override {
        DefineFun("min", minOf);
        DefineFun("max", maxOf);
        DefineFun("cdiv", divideCeil);
        DefineFun("floor", floorOf);
        DefineFun("ceil", ceilOf);
        DefineFun("mod", modulo);
        DefineFun("log2", log2Of);
    }
    void InitConst() override {}
    void InitOprt() override { DefineInfixOprt("-", negative); }

private:
    static int readNumber(const char* text, int* position, double* value) {
        const std::size_t length = numberLength(text);
        if (length == 0) return 0;
        std::from_chars(text, text + length, *value);
        *position += static_cast<int>(length);
        return 1;
    }
};

/// muParser's own sentences speak of tokens and variables; these are shorter.
std::string sentenceOf(const mu::ParserError& exception, std::string_view text) {
    switch (exception.GetCode()) {
    case mu::ecTOO_FEW_PARAMS:
        return "too few arguments";
    case mu::ecTOO_MANY_PARAMS:
        return "too many arguments";
    case mu::ecMISSING_PARENS:
        return "missing ')'";
    case mu::ecMISSING_ELSE_CLAUSE:
        return "missing ':' of a conditional";
    default:
        break;
    }
    if (exception.GetPos() >= static_cast<int>(text.size())) return "incomplete expression";
    const std::string token = exception.GetToken();
    return token.empty() ? "syntax error" : "unexpected '" + token.substr(0, 20) + "'";
}

} // namespace

/// One parser with its own variables. It keeps state while it evaluates, hence the mutex.
class CompiledExpression::Program {
public:
    Program(const std::string& text, std::span<const std::string> names, const std::vector<int>& used)
        : m_used(used), m_values(used.size(), 1.0) {
        for (std::size_t i = 0; i < used.size(); ++i)
            m_parser.DefineVar(names[static_cast<std::size_t>(used[i])], &m_values[i]);
        m_parser.SetExpr(text);
    }

    double evaluate(std::span<const double> values) const {
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = 0; i < m_used.size(); ++i)
            m_values[i] = values[static_cast<std::size_t>(m_used[i])];
        return m_parser.Eval();
    }

    /// Throws what muParser throws.
    int resultCount() const {
        int count = 0;
        m_parser.Eval(count);
        return count;
    }

private:
    std::vector<int> m_used;
    mutable std::mutex m_mutex;
    mutable std::vector<double> m_values;
    Grammar m_parser;
};

Expected<CompiledExpression> CompiledExpression::compile(std::string_view text,
                                                         std::span<const std::string> names) {
    std::vector<Token> tokens;
    tokens.reserve(16);
    if (auto error = tokenize(text, names, tokens)) return std::move(*error);

    CompiledExpression result;
    for (const Token& token : tokens)
        if (token.kind == Token::name) result.m_used.push_back(token.slot);
    std::sort(result.m_used.begin(), result.m_used.end());
    result.m_used.erase(std::unique(result.m_used.begin(), result.m_used.end()), result.m_used.end());

    const auto isAtom = [&](std::size_t i) {
        return tokens[i].kind == Token::number || tokens[i].kind == Token::name;
    };
    const auto operand = [&](std::size_t i) { return Operand{tokens[i].slot, tokens[i].value}; };
    if (tokens.size() == 1 && isAtom(0)) {
        result.m_left = operand(0);
        return result;
    }
    if (tokens.size() == 2 && tokens[0].text == "-" && tokens[1].kind == Token::number) {
        result.m_left.constant = -tokens[1].value;
        return result;
    }
    if (tokens.size() == 3 && isAtom(0) && isAtom(2)) {
        static constexpr std::string_view symbols = "+-*/";
        const auto which =
            tokens[1].text.size() == 1 ? symbols.find(tokens[1].text[0]) : std::string_view::npos;
        if (which != std::string_view::npos) {
            static constexpr Form forms[] = {Form::add, Form::subtract, Form::multiply, Form::divide};
            result.m_form = forms[which];
            result.m_left = operand(0);
            result.m_right = operand(2);
            return result;
        }
    }
    if (tokens.size() == 6 && tokens[0].kind == Token::function && isAtom(2) && tokens[3].text == "," &&
        isAtom(4) && tokens[5].text == ")") {
        const std::string_view name = tokens[0].text;
        if (name == "cdiv" || name == "min" || name == "max") {
            result.m_form = name == "cdiv" ? Form::cdiv : name == "min" ? Form::min : Form::max;
            result.m_left = operand(2);
            result.m_right = operand(4);
            return result;
        }
    }
    result.m_form = Form::general;
    try {
        auto program = std::make_shared<Program>(std::string(text), names, result.m_used);
        if (program->resultCount() != 1)
            return fault("plan.bad_expression", text, text.find(','), "unexpected ','");
        if (result.m_used.empty()) {
            result.m_form = Form::single;
            result.m_left.constant = program->evaluate({});
        } else {
            result.m_program = std::move(program);
        }
    } catch (const mu::ParserError& exception) {
        const bool atEnd = exception.GetPos() < 0 || exception.GetCode() == mu::ecMISSING_ELSE_CLAUSE;
        const std::size_t position = atEnd ? text.size() : static_cast<std::size_t>(exception.GetPos());
        return fault("plan.bad_expression", text, std::min(position, text.size()),
                     sentenceOf(exception, text));
    }
    return result;
}

double CompiledExpression::evaluate(std::span<const double> values) const {
    const double a = m_left.value(values), b = m_right.value(values);
    switch (m_form) {
    case Form::single:
        return a;
    case Form::add:
        return a + b;
    case Form::subtract:
        return a - b;
    case Form::multiply:
        return a * b;
    case Form::divide:
        return a / b;
    case Form::cdiv:
        return divideCeil(a, b);
    case Form::min:
        return std::min(a, b);
    case Form::max:
        return std::max(a, b);
    case Form::general:
        return m_program->evaluate(values);
    }
    return a;
}

} // namespace tilesight
