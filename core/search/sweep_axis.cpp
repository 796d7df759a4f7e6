// How the values of a sweep are written and suggested.
#include "core/base/text.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"
#include "core/search/sweep.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace tilesight {
namespace {

constexpr long long largest = 1'000'000'000'000;

std::optional<long long> number(std::string_view text) {
    long long value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || value < 0 || value > largest) return {};
    return value;
}

std::string withoutSpaces(std::string text) {
    std::erase_if(text, [](unsigned char c) { return std::isspace(c) != 0; });
    return text;
}

/// "-1", or "-4..8".
bool isNegative(std::string_view piece) {
    long long value = 0;
    const auto [end, fault] = std::from_chars(piece.data(), piece.data() + piece.size(), value);
    return fault == std::errc() && value < 0 && (end == piece.data() + piece.size() || *end == '.');
}

Error badValues(const std::string& piece, const std::string& parameter) {
    return {"sweep.bad_values",
            "'" + shortened(piece) + "' is " +
                (isNegative(piece) ? "negative, but values must be positive" : "no list or range of whole numbers"),
            parameter,
            {},
            "write for example 64,128,256 or 2..6 or 16..256*2"};
}

Error tooMany(const std::string& parameter) {
    return {"sweep.too_many",
            "the sweep has more than " + std::to_string(maxSweepPoints) + " points",
            parameter,
            {},
            "take fewer values, or larger steps such as 16..4096*2"};
}

/// "2..6", "16..256*2", "0..64:16" added to `values`.
std::optional<Error> addPiece(const std::string& piece, const std::string& parameter,
                              std::vector<long long>& values) {
    const std::size_t dots = piece.find("..");
    if (dots == std::string::npos) {
        const auto value = number(piece);
        if (!value) return badValues(piece, parameter);
        values.push_back(*value);
        return {};
    }
    const std::size_t step = piece.find_first_of("*:", dots);
    const auto first = number(piece.substr(0, dots));
    const auto last = number(piece.substr(dots + 2, step == std::string::npos ? step : step - dots - 2));
    const bool times = step != std::string::npos && piece[step] == '*';
    const auto by = step == std::string::npos ? std::optional<long long>(1) : number(piece.substr(step + 1));
    if (!first || !last || !by || *last < *first || *by < (times ? 2 : 1) || (times && *first == 0))
        return badValues(piece, parameter);
    for (long long value = *first; value <= *last; value = times ? value * *by : value + *by) {
        values.push_back(value);
        if (values.size() > maxSweepPoints) return tooMany(parameter);
        if (times && value > *last / *by) break; // the next one may be too large for the type
    }
    return {};
}

} // namespace

Expected<std::vector<long long>> sweepValues(const std::string& text, const std::string& parameter) {
    std::vector<long long> values;
    const std::string list = withoutSpaces(text);
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t comma = std::min(list.find(',', start), list.size());
        if (auto error = addPiece(list.substr(start, comma - start), parameter, values)) return *error;
        if (values.size() > maxSweepPoints) return tooMany(parameter);
        start = comma + 1;
    }
    std::vector<long long> once;
    for (const long long value : values)
        if (std::find(once.begin(), once.end(), value) == once.end()) once.push_back(value);
    return once;
}

Expected<SweepAxis> sweepAxis(const TilePlan& plan, const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string name = withoutSpaces(text.substr(0, equals));
    if (equals == std::string::npos || name.empty())
        return Error{"sweep.bad_values",
                     "'" + shortened(text) + "' is not NAME=VALUES",
                     {},
                     {},
                     "write for example BM=64,128,256"};
    const Parameter* parameter = parameterNamed(plan, name);
    if (!parameter) {
        std::vector<std::string> known;
        for (const Parameter& p : plan.parameters)
            known.push_back(p.name);
        return Error{"sweep.unknown_parameter",
                     "the plan has no parameter '" + shortened(name) + "'",
                     name,
                     {},
                     knownNames(name, known)};
    }
    Expected<std::vector<long long>> values = sweepValues(text.substr(equals + 1), parameter->name);
    if (!values) return values.errors();
    return SweepAxis{parameter->name, std::move(values).value()};
}

std::vector<long long> suggestedValues(const TilePlan& plan, const std::string& parameter) {
    std::vector<long long> values = parameterStops(plan, parameter);
    if (!values.empty() || !plan.parameter(parameter)) return values;
    const auto now = evaluate(plan, Expression(parameter));
    if (!now || !std::isfinite(*now) || *now < 1 || *now > 1e11) return {};
    const long long size = std::llround(*now);
    for (const double factor : {0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0}) {
        const long long value = std::max(1LL, std::llround(factor * static_cast<double>(size)));
        if (values.empty() || values.back() != value) values.push_back(value);
    }
    return values;
}

} // namespace tilesight
