#include "core/lesson/lesson_values.h"

#include "core/analysis/report.h"
#include "core/plan/expression.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

double busy(const Analysis& a, Resource r) { return a.use(r).utilization; }
double dramBytes(const Analysis& a) { return a.cache.dramReadBytes + a.cache.dramWriteBytes; }
double waveCount(const Analysis& a) { return double(a.waves.full + (a.waves.tailBlocks > 0 ? 1 : 0)); }

template <Bottleneck which>
double isLimit(const Analysis& a) {
    return a.bottleneck == which ? 1 : 0;
}

/// A name alone, without spaces; "" = something else.
std::string bareName(std::string_view text) {
    const auto first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    if (first == std::string_view::npos) return {};
    const std::string_view name = text.substr(first, last - first + 1);
    return isIdentifier(name) ? std::string(name) : std::string();
}

std::string_view withoutPrefix(std::string_view name) {
    for (const std::string_view prefix : {"then_", "start_"})
        if (name.starts_with(prefix)) return name.substr(prefix.size());
    return name;
}

std::string formatOfName(std::string_view name) {
    for (const LessonQuantity& quantity : lessonQuantities())
        if (quantity.name == withoutPrefix(name)) return quantity.format;
    return "number";
}

} // namespace

const std::vector<LessonFormat>& lessonFormats() {
    static const std::vector<LessonFormat> formats = {{"time", "µs", 1e-6},
                                                      {"time_ms", "ms", 1e-3},
                                                      {"percent", "%", 0.01},
                                                      {"traffic", "MB", 1e6},
                                                      {"traffic_gb", "GB", 1e9},
                                                      {"capacity", "KiB", 1024},
                                                      {"work", "GFLOP", 1e9},
                                                      {"flop_rate", "TFLOP/s", 1e12},
                                                      {"byte_rate", "TB/s", 1e12},
                                                      {"frequency", "GHz", 1e9},
                                                      {"power", "W", 1},
                                                      {"intensity", "FLOP/B", 1},
                                                      {"times", "times", 1},
                                                      {"count", "", 1},
                                                      {"number", "", 1}};
    return formats;
}

const LessonFormat& lessonFormat(std::string_view name) {
    for (const LessonFormat& format : lessonFormats())
        if (format.name == name) return format;
    return lessonFormats().back();
}

std::string formatted(double value, std::string_view format) {
    if (!std::isfinite(value)) return "?";
    if (format == "time" || format == "time_ms") return formatSeconds(value);
    if (format == "percent") return formatPercent(value);
    if (format == "traffic" || format == "traffic_gb") return formatDecimalBytes(value);
    if (format == "capacity") return formatBytes(value);
    if (format == "work") return formatRate(value, "FLOP");
    if (format == "flop_rate") return formatRate(value, "FLOP/s");
    if (format == "byte_rate") return formatRate(value, "B/s");
    if (format == "frequency") return formatRate(value, "Hz");
    if (format == "power") return formatNumber(value) + " W";
    if (format == "intensity") return formatNumber(value) + " FLOP/B";
    if (format == "times") return formatNumber(value) + " times";
    return formatNumber(value, format == "count" ? 9 : 3);
}

const std::vector<LessonQuantity>& lessonQuantities() {
    using A = const Analysis&;
    static const std::vector<LessonQuantity> quantities = {
        {"latency", "time", "time of the kernel", [](A a) { return a.latencySeconds; }},
        {"launch", "time", "launch cost in it", [](A a) { return a.phases.launchSeconds; }},
        {"prologue", "time", "filling pipelines, all waves", [](A a) { return a.phases.prologueSeconds; }},
        {"steady", "time", "steady state, all waves", [](A a) { return a.phases.steadySeconds; }},
        {"epilogue", "time", "epilogues, all waves", [](A a) { return a.phases.epilogueSeconds; }},
        {"period", "time", "one turn of the innermost loop", [](A a) { return a.lanes.steadyPeriodSeconds; }},
        {"iterations", "count", "turns of it in one block", [](A a) { return double(a.lanes.iterations); }},
        {"overlap", "percent", "share of action times hidden by overlap", [](A a) { return a.overlapRate; }},
        {"flops", "work", "useful work", [](A a) { return a.flops; }},
        {"flop_rate", "flop_rate", "useful FLOP over time", [](A a) { return a.flops / a.latencySeconds; }},
        {"tensor_peak", "flop_rate", "tensor-core peak at the settled clock",
         [](A a) { return a.use(Resource::tensor).peak; }},
        {"dram_peak", "byte_rate", "DRAM bandwidth", [](A a) { return a.use(Resource::dram).peak; }},
        {"intensity", "intensity", "FLOP per byte of DRAM traffic",
         [](A a) { return a.flops / dramBytes(a); }},
        {"ridge", "intensity", "tensor peak over DRAM bandwidth",
         [](A a) { return a.use(Resource::tensor).peak / a.use(Resource::dram).peak; }},
        {"tensor_busy", "percent", "of the time", [](A a) { return busy(a, Resource::tensor); }},
        {"cuda_busy", "percent", "of the time", [](A a) { return busy(a, Resource::cuda); }},
        {"sfu_busy", "percent", "of the time", [](A a) { return busy(a, Resource::sfu); }},
        {"smem_busy", "percent", "of the time", [](A a) { return busy(a, Resource::smem); }},
        {"l2_busy", "percent", "of the time", [](A a) { return busy(a, Resource::l2); }},
        {"dram_busy", "percent", "of the time", [](A a) { return busy(a, Resource::dram); }},
        {"l2_hit", "percent", "of the requests that reach L2", [](A a) { return a.cache.l2Hit; }},
        {"l15_hit", "percent", "of tile reads, merged before L2", [](A a) { return a.l15Hit; }},
        {"read_bytes", "traffic", "asked for by the tiles", [](A a) { return a.cache.requestedBytes; }},
        {"l2_bytes", "traffic", "read from L2", [](A a) { return a.cache.l2ReadBytes; }},
        {"dram_bytes", "traffic", "read from and written to DRAM", dramBytes},
        {"dram_read_bytes", "traffic", "read from DRAM", [](A a) { return a.cache.dramReadBytes; }},
        {"resident_blocks", "count", "blocks on an SM",
         [](A a) { return double(a.occupancy.residentBlocks); }},
        {"warps_per_sm", "count", "warps on an SM",
         [](A a) { return double(a.occupancy.residentBlocks * a.occupancy.warpsPerBlock); }},
        {"registers", "count", "per thread", [](A a) { return double(a.occupancy.registersPerThread); }},
        {"smem_block", "capacity", "shared memory of a block",
         [](A a) { return a.occupancy.sharedBytesPerBlock; }},
        {"smem_limit", "capacity", "that a block may use", [](A a) { return a.occupancy.sharedBytesLimit; }},
        {"grid_blocks", "count", "tiles of the grid", [](A a) { return double(a.waves.gridBlocks); }},
        {"blocks_per_wave", "count", "blocks that run at a time",
         [](A a) { return double(a.waves.blocksPerWave); }},
        {"full_waves", "count", "full waves", [](A a) { return double(a.waves.full); }},
        {"tail_blocks", "count", "blocks of the last, partial wave",
         [](A a) { return double(a.waves.tailBlocks); }},
        {"waves", "count", "waves, a partial one too", waveCount},
        {"wave_fill", "percent", "of all slots of all waves that have a block",
         [](A a) { return double(a.waves.gridBlocks) / (waveCount(a) * double(a.waves.blocksPerWave)); }},
        {"clock", "frequency", "settled", [](A a) { return a.clock.hz; }},
        {"clock_max", "frequency", "ceiling", [](A a) { return a.clock.maximumHz; }},
        {"power", "power", "of the board", [](A a) { return a.clock.powerWatts; }},
        {"power_limit", "power", "of the board", [](A a) { return a.clock.limitWatts; }},
        {"burst_latency", "time", "of the first launches, before the power limit acts",
         [](A a) { return a.clock.burstLatencySeconds; }},
        {"bound_tensor", "count", "1 = tensor cores limit", isLimit<Bottleneck::tensor>},
        {"bound_cuda", "count", "1 = CUDA cores limit", isLimit<Bottleneck::cuda>},
        {"bound_l2", "count", "1 = L2 bandwidth limits", isLimit<Bottleneck::l2>},
        {"bound_dram", "count", "1 = DRAM bandwidth limits", isLimit<Bottleneck::dram>},
        {"bound_latency", "count", "1 = waiting limits", isLimit<Bottleneck::latency>},
    };
    return quantities;
}

std::vector<std::string> LessonValues::names(const TilePlan& plan) {
    std::vector<std::string> names;
    for (const char* prefix : {"", "then_", "start_"}) {
        for (const LessonQuantity& quantity : lessonQuantities())
            names.push_back(prefix + quantity.name);
        for (const Parameter& parameter : plan.parameters)
            if (std::find(names.begin(), names.end(), prefix + parameter.name) == names.end())
                names.push_back(prefix + parameter.name);
    }
    return names;
}

LessonValues::LessonValues(const Analysis* now, const Analysis* then, const Analysis* start) {
    const Analysis* const results[] = {now, then, start};
    const char* const prefixes[] = {"", "then_", "start_"};
    for (int i = 0; i < 3; ++i) {
        const Analysis* result = results[i];
        m_limits[i] = result ? std::string(titleOf(result->bottleneck)) : "?";
        for (const LessonQuantity& quantity : lessonQuantities()) {
            m_names.push_back(prefixes[i] + quantity.name);
            m_values.push_back(result ? quantity.value(*result) : std::numeric_limits<double>::quiet_NaN());
        }
        if (!result) continue;
        for (const auto& [name, value] : result->parameters) {
            const std::string full = prefixes[i] + name;
            if (std::find(m_names.begin(), m_names.end(), full) != m_names.end()) continue;
            m_names.push_back(full);
            m_values.push_back(value);
        }
    }
}

double LessonValues::evaluate(std::string_view expression) const {
    const auto compiled = CompiledExpression::compile(expression, m_names);
    return compiled ? compiled->evaluate(m_values) : std::numeric_limits<double>::quiet_NaN();
}

bool LessonValues::hold(const std::vector<std::string>& conditions) const {
    return std::all_of(conditions.begin(), conditions.end(), [&](const std::string& condition) {
        const double value = evaluate(condition);
        return std::isfinite(value) && value != 0;
    });
}

int LessonValues::rightChoice(const LessonStep& step) const {
    for (std::size_t i = 0; i < step.choices.size(); ++i)
        if (hold({step.choices[i].when})) return int(i);
    return -1;
}

std::string LessonValues::formatOf(const LessonStep& step) {
    return step.format.empty() ? formatOfName(bareName(step.answer)) : step.format;
}

std::vector<TextPiece> textPieces(std::string_view text) {
    std::vector<TextPiece> pieces;
    while (!text.empty()) {
        const std::size_t open = text.find('{');
        if (open > 0) pieces.push_back({std::string(text.substr(0, open)), {}});
        if (open == std::string_view::npos) break;
        const std::size_t close = text.find('}', open);
        TextPiece piece;
        piece.placeholder = true;
        piece.closed = close != std::string_view::npos;
        const std::string_view inner = text.substr(open + 1, piece.closed ? close - open - 1 : close);
        const std::size_t bar = inner.find('|');
        piece.text = std::string(inner.substr(0, bar));
        if (bar != std::string_view::npos) piece.format = std::string(inner.substr(bar + 1));
        pieces.push_back(std::move(piece));
        if (close == std::string_view::npos) break;
        text.remove_prefix(close + 1);
    }
    return pieces;
}

bool isWordPlaceholder(std::string_view name) { return withoutPrefix(name) == "bottleneck"; }

std::string LessonValues::fillIn(std::string_view text, const std::string& unknown) const {
    std::string filled;
    for (const TextPiece& piece : textPieces(text)) {
        if (!piece.placeholder) {
            filled += piece.text;
            continue;
        }
        std::string words;
        if (isWordPlaceholder(piece.text))
            words = m_limits[piece.text[0] == 't' ? 1 : piece.text[0] == 's' ? 2 : 0];
        else
            words = formatted(evaluate(piece.text),
                              piece.format.empty() ? formatOfName(bareName(piece.text)) : piece.format);
        filled += words == "?" ? unknown : words;
    }
    return filled;
}

} // namespace tilesight
