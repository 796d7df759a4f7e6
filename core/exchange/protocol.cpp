#include "core/exchange/protocol.h"

#include "core/exchange/row_cells.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tilesight {
namespace {

constexpr double rotatedBytes = 160e6;
constexpr int usualCap = 8;
constexpr double shortestSeconds = 0.999e-9, longestSeconds = 3600; // 1 ns, rounding aside

struct Cap {
    std::string_view templateName;
    int copies;
};
constexpr std::array<Cap, 5> caps = {
    {{"gemm", 12}, {"gemm_library", 10}, {"grouped_gemm", 2}, {"gather_rows", 2}, {"cross_entropy", 2}}};

struct TimeColumn {
    std::string_view name;
    double microsecondsPerUnit;
};
constexpr std::array<TimeColumn, 9> timeColumns = {{{"measured_us", 1},
                                                    {"duration_ns", 1e-3},
                                                    {"time_us", 1},
                                                    {"us", 1},
                                                    {"latency_us", 1},
                                                    {"lat_us_med", 1},
                                                    {"lat_us", 1},
                                                    {"sequential_us", 1},
                                                    {"us_l2warm", 1}}};

} // namespace

MeasuredColumn measuredColumn(const Table& table, std::string_view name) {
    for (const TimeColumn& known : timeColumns) {
        if (!name.empty() && name != known.name) continue;
        if (const int index = table.column(known.name); index >= 0) return {index, known.microsecondsPerUnit};
    }
    if (name.empty()) return {};
    const double unit = name.ends_with("_ns")   ? 1e-3
                        : name.ends_with("_ms") ? 1e3
                        : name.ends_with("_s")  ? 1e6
                                                : 1;
    return {table.column(name), unit};
}

bool isKernelTime(double seconds) { return seconds >= shortestSeconds && seconds <= longestSeconds; }

std::optional<double> measuredSeconds(std::string_view cell, const MeasuredColumn& column) {
    const std::optional<double> number = numberIn(cell);
    if (!number) return {};
    const double seconds = 1e-6 * column.microsecondsPerUnit * *number;
    return isKernelTime(seconds) ? std::optional(seconds) : std::nullopt;
}

Error noTime(const std::string& cell, SourceLocation where) {
    return {"table.bad_time",
            "'" + shortened(cell) + "' is no time of a kernel: a plain number is needed, of a nanosecond at least and an hour at most",
            {},
            std::move(where),
            "correct it, or leave the cell empty"};
}

bool coldCaches(const Table& table) { return table.column("duration_ns") >= 0; }

TimedRun libraryRun(const Table& table, int copies) {
    if (table.column("n_src") >= 0) return {{{"B", 6}}, 18, 36};
    const bool ours =
        table.column("measured_us") >= 0; // five replays of a graph of about 20 launches, after one
    return {{{"A", copies}, {"B", copies}, {"C", copies}}, ours ? 20 : 0, ours ? 100 : 0};
}

int rotatedCopies(std::string_view templateName, double bytes) {
    int cap = usualCap;
    for (const Cap& known : caps)
        if (known.templateName == templateName) cap = known.copies;
    if (!(bytes > 0)) return cap;
    return static_cast<int>(std::min<double>(cap, std::floor(rotatedBytes / bytes) + 1));
}

} // namespace tilesight
