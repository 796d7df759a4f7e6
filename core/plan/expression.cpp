#include "core/plan/expression_tokens.h"

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
    if (auto error = tokenizeExpression(text, names, tokens)) return std::move(*error);

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
            return expressionFault("plan.bad_expression", text, text.find(','), "unexpected ','");
        if (result.m_used.empty()) {
            result.m_form = Form::single;
            result.m_left.constant = program->evaluate({});
        } else {
            result.m_program = std::move(program);
        }
    } catch (const mu::ParserError& exception) {
        const bool atEnd = exception.GetPos() < 0 || exception.GetCode() == mu::ecMISSING_ELSE_CLAUSE;
        const std::size_t position = atEnd ? text.size() : static_cast<std::size_t>(exception.GetPos());
        return expressionFault("plan.bad_expression", text, std::min(position, text.size()),
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
