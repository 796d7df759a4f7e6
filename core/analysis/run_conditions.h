// How a kernel is run when its time is taken. Benchmarks differ in both, and so do their times.
//
//   clock   sustained: seconds of repetition, the power controller holds the board power
//           burst: the first tens of milliseconds, before it answers; the board draws up to its burst power
//   copies  of the tensors that launches one after the other rotate through (earlier_launches.h):
//           0 = caches emptied before each launch, 1 = the same tensors every launch, n = each takes the next of n copies.
//           L2 then has what fits, but lines still to be written, too: large kernels are slower than from empty caches
#pragma once

#include <string>

namespace tilesight {

enum class ClockRegime { sustained, burst };

struct RunConditions {
    ClockRegime clock = ClockRegime::sustained;
    int copies = 0;
    bool operator==(const RunConditions&) const = default;
};

struct AnalysisOptions;

/// Options for these conditions, the rest as given.
AnalysisOptions under(const RunConditions& conditions, AnalysisOptions options);
AnalysisOptions under(const RunConditions& conditions);

/// The options of `tilesight analyze` that ask for these conditions: " --burst --copies 1"; "" for the default.
std::string commandLineOf(const RunConditions& conditions);

} // namespace tilesight
