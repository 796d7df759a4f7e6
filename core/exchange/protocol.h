// How tables of measurements were timed, and which column holds the result.
//
// Warm tables: launches follow one another and rotate over `copies` copies of the inputs and outputs,
//     copies = min(cap, floor(160 MB / bytes) + 1),   bytes = inputs and outputs once
// so small problems find their inputs in L2 from an earlier launch. The cap depends on the kernel.
// Counter tables (a column duration_ns) flush the caches before the launch: no copies.
// Public GEMM tables (a column lat_us_med or lat_us beside n_src): ai-dynamo/aiconfigurator, collector/vllm/
// collect_gemm.py: six layers with weights of their own, B, are called one after the other on one activation, A, in a
// CUDA graph, which is replayed three times to warm up and six times for the time: 36 launches after 18.
#pragma once

#include "core/exchange/measurements.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tilesight {

/// The column with the measured time and its factor to microseconds; index -1 = none.
struct MeasuredColumn {
    int index = -1;
    double microsecondsPerUnit = 1;
};
/// `name` empty: the first of measured_us, duration_ns, time_us, us, latency_us ... that the table has.
MeasuredColumn measuredColumn(const Table& table, std::string_view name = {});

bool isKernelTime(double seconds); ///< a nanosecond to an hour: anything else is a wrong unit or a slip
/// Of a cell of that column; nothing when it is no time of a kernel.
std::optional<double> measuredSeconds(std::string_view cell, const MeasuredColumn& column);
/// Error "table.bad_time" of such a cell.
Error noTime(const std::string& cell, SourceLocation where);

/// True for counter tables: each launch met cold caches.
bool coldCaches(const Table& table);

/// How often a kernel was launched, and over how many copies of each tensor; see AnalysisOptions.
struct TimedRun {
    std::vector<std::pair<std::string, int>> tensorCopies; ///< empty = all tensors have the same number
    int warmUpLaunches = 0, timedLaunches = 0;             ///< 0 = not known, or long
};
/// Of a library GEMM, whose plan decides about workspace: `copies` of A, B and C, one workspace.
TimedRun libraryRun(const Table& table, int copies);

/// Copies that the launches of a row rotated over; `bytes` = inputs and outputs once.
int rotatedCopies(std::string_view templateName, double bytes);

} // namespace tilesight
