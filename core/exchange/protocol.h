// How tables of measurements were timed, and which column holds the result.
//
// Warm tables: launches follow one another and rotate over `copies` copies of the inputs and outputs,
//     copies = min(cap, floor(160 MB / bytes) + 1),   bytes = inputs and outputs once
// so small problems find their inputs in L2 from an earlier launch. The cap depends on the kernel.
// Counter tables (a column duration_ns) flush the caches before the launch: no copies.
#pragma once

#include "core/exchange/measurements.h"

namespace tilesight {

/// The column with the measured time and its factor to microseconds; index -1 = none.
struct MeasuredColumn {
    int index = -1;
    double microsecondsPerUnit = 1;
};
/// `name` empty: the first of measured_us, duration_ns, time_us, us, latency_us ... that the table has.
MeasuredColumn measuredColumn(const Table& table, std::string_view name = {});

/// True for counter tables: each launch met cold caches.
bool coldCaches(const Table& table);

/// Copies that the launches of a row rotated over; `bytes` = inputs and outputs once.
int rotatedCopies(std::string_view templateName, double bytes);

} // namespace tilesight
