// Probes: what small programs measured on one GPU, as rows of a table (hwdb/calibration/FORMAT.md).
//
// Two forms are read: PROBES.csv, with a header, SI units and a reason for everything that could not be measured; and its
// predecessor, rows "name,parameters...,value,unit" without a header.
#pragma once

#include "core/base/expected.h"

#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

/// One row. Numbers that a probe does not have are NaN.
struct Probe {
    static constexpr double none = std::numeric_limits<double>::quiet_NaN();

    std::string name;            ///< "active_sms"
    std::string variant;         ///< "distinct", "fma_f32"; may be empty
    double sms = none;           ///< active SMs
    double setBytes = none;      ///< working set
    double inFlightBytes = none; ///< bytes each SM keeps in flight
    double count = none;         ///< blocks, waves, threads: says the kind of probe
    double value = none;         ///< NaN: it could not run, `note` says why
    std::string unit;            ///< as probeKinds() has it
    std::string note;
    std::string file; ///< name without folders
    int line = 0;
};

/// A kind of probe: rows of this name bear this unit.
struct ProbeKind {
    std::string_view name, unit;
    std::string_view meaning;
};
/// "active_sms" -> "B/s". A kind whose unit depends on the variant has one row each: "rate" is given in "1/clk",
/// "FLOP/clk" and "B/clk".
const std::vector<ProbeKind>& probeKinds();

/// Reads either form. Errors, located by line and column name: "probe.no_table", "probe.unknown", "probe.bad_value",
/// "probe.wrong_unit", "probe.no_reason", "csv.*".
Expected<std::vector<Probe>> probesFromCsv(std::string_view text, const std::string& fileName);

/// The same from a file. Errors: also "file.*".
Expected<std::vector<Probe>> readProbes(const std::string& path);

} // namespace tilesight
