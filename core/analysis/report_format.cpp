// Numbers for people: significant digits, prefix, thin space, unit. Independent of the locale.
#include "core/analysis/report.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tilesight {
namespace {

constexpr std::string_view thinSpace = "\u2009";
constexpr std::string_view minus = "\u2212";

struct Prefix {
    double factor;
    std::string_view symbol;
};
constexpr std::array<Prefix, 11> siPrefixes = {{{1e-12, "p"},
                                                {1e-9, "n"},
                                                {1e-6, "µ"},
                                                {1e-3, "m"},
                                                {1, ""},
                                                {1e3, "k"},
                                                {1e6, "M"},
                                                {1e9, "G"},
                                                {1e12, "T"},
                                                {1e15, "P"},
                                                {1e18, "E"}}};
constexpr std::array<Prefix, 7> iecPrefixes = {{{1, ""},
                                                {1024., "Ki"},
                                                {1048576., "Mi"},
                                                {1073741824., "Gi"},
                                                {1099511627776., "Ti"},
                                                {1125899906842624., "Pi"},
                                                {1152921504606846976., "Ei"}}};

/// Rounded to significant digits (1e-15 < |value| < 1e15), but digits before the point are never lost: 4096
/// stays 4096.
double rounded(double value, int digits) {
    if (value == 0 || !std::isfinite(value)) return value;
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const int decimals = std::max(0, digits - 1 - magnitude);
    const double scale = std::pow(10., decimals);
    return std::round(value * scale) / scale;
}

/// Largest prefix whose number is at least 1 after rounding (999.7 ns becomes 1 µs).
template <std::size_t count>
std::string withPrefix(double value, const std::array<Prefix, count>& prefixes, std::string_view unit) {
    if (!std::isfinite(value) || value == 0)
        return formatNumber(value) + std::string(thinSpace) + std::string(unit);
    const Prefix* chosen = &prefixes.front();
    for (const Prefix& prefix : prefixes)
        if (std::abs(value / prefix.factor) >= 0.9995) chosen = &prefix;
    return formatNumber(value / chosen->factor) + std::string(thinSpace) + std::string(chosen->symbol) +
           std::string(unit);
}

} // namespace

std::string formatNumber(double value, int significantDigits) {
    if (std::isnan(value)) return "unknown";
    if (std::isinf(value)) return value > 0 ? "\u221e" : std::string(minus) + "\u221e";
    const int digits = std::clamp(significantDigits, 1, 15);
    const double size = std::abs(value);
    std::array<char, 64> buffer;
    const bool plain = size == 0 || (size >= 1e-6 && size < 1e15);
    const auto [end, fault] = plain ? std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                                                    rounded(size, digits), std::chars_format::fixed)
                                    : std::to_chars(buffer.data(), buffer.data() + buffer.size(), size,
                                                    std::chars_format::scientific, digits - 1);
    std::string text = fault == std::errc() ? std::string(buffer.data(), end) : "0";
    return value < 0 ? std::string(minus) + text : text;
}

std::string formatSeconds(double seconds) {
    if (seconds > 0 && seconds < 0.9995e-12) return "<1" + std::string(thinSpace) + "ps";
    if (std::abs(seconds) >= 1) return formatNumber(seconds) + std::string(thinSpace) + "s"; // never "ks"
    return withPrefix(seconds, siPrefixes, "s");
}

std::string formatQuantity(double value, std::string_view unit) {
    if (std::isnan(value)) return "unknown";
    if (unit == "s") return formatSeconds(value);
    if (unit == "B") return formatBytes(value);
    if (unit == "1" || unit.empty()) return formatNumber(value);
    if (unit == "1/clk") return formatNumber(value) + std::string(thinSpace) + "/clk";
    if (unit.ends_with("/clk") || unit == "%") return formatNumber(value) + std::string(thinSpace) + std::string(unit);
    return formatRate(value, unit);
}

std::string_view unitOf(Resource resource) {
    switch (resource) {
    case Resource::tensor:
        return "FLOP/s";
    case Resource::cuda:
    case Resource::sfu:
        return "op/s";
    default:
        return "B/s";
    }
}

std::string_view workUnitOf(Resource resource) {
    const std::string_view rate = unitOf(resource);
    return rate.substr(0, rate.find('/'));
}

std::string formatBytes(double bytes) { return withPrefix(bytes, iecPrefixes, "B"); }

std::string formatDecimalBytes(double bytes) {
    return std::abs(bytes) < 1 ? formatNumber(bytes) + std::string(thinSpace) + "B"
                               : withPrefix(bytes, siPrefixes, "B");
}

std::string formatRate(double perSecond, std::string_view unit) {
    return withPrefix(perSecond, siPrefixes, unit);
}

std::string formatCount(long long count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

std::string wavesInWords(const Waves& waves) {
    const std::string tail = formatCount(waves.tailBlocks, "block", "blocks");
    if (waves.full == 0) return "one partial wave of " + tail;
    return formatCount(waves.full, "full wave", "full waves") + (waves.tailBlocks > 0 ? " and a tail of " + tail : "");
}

std::string busyInWords() {
    return "busy: the work at the settled clock and at the rate that these instructions and tiles reach, not at the peak; "
           "prologue and epilogue included";
}

std::string dramWritesInWords(const CacheTraffic& traffic) {
    if (traffic.l2WriteBytes <= 0 || traffic.dramWriteBytes >= 0.995 * traffic.l2WriteBytes) return {};
    return formatDecimalBytes(traffic.dramWriteBytes) + " of the " + formatDecimalBytes(traffic.l2WriteBytes) +
           " written reach DRAM in this launch";
}

std::string limitInWords(std::string_view limit) {
    if (limit == "tmem") return "tensor memory";
    std::string words(limit);
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
}

std::string formatPercent(double fraction, int digits) {
    if (fraction > 0 && fraction < 0.9995e-4) return "<0.01" + std::string(thinSpace) + "%";
    return formatNumber(100 * fraction, digits) + std::string(thinSpace) + "%";
}

} // namespace tilesight
