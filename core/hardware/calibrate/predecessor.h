// The form of probe tables before PROBES.csv: no header, each row "name,parameters...,value,unit[,details]", units GB/s,
// cycles, us, MiB. A parameter stands alone or as "sms=8".
#pragma once

#include "core/hardware/calibrate/probe.h"

#include <optional>

namespace tilesight {

/// True for the first cell of such a table.
bool predecessorKnows(std::string_view name);

/// The rows in today's terms; rows that no derivation reads are left out. Errors: "probe.unknown", "probe.bad_value",
/// "probe.wrong_unit".
Expected<std::vector<Probe>> probesOfPredecessor(std::string_view text, const std::string& fileName);

/// A finite number of at least 0.
std::optional<double> probeNumber(std::string_view text);

} // namespace tilesight
