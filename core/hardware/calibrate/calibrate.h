// Probes -> a hardware file. A number that a probe tells gets its value, kind `measured` or `derived` and the probe as
// source; what the base said is kept as an alternative. All other numbers are carried over from the base.
#pragma once

#include "core/hardware/calibrate/evidence.h"

namespace tilesight {

/// What became of one number.
struct CalibratedNumber {
    enum class Fate {
        probed,   ///< the probe's value
        kept,     ///< the base's value, a check stands beside it
        carried,  ///< the base's value, no probe tells it
        filledIn, ///< by derive(), from the other numbers
    };
    std::string key;
    Fate fate = Fate::carried;
    double base = Probe::none;
    std::vector<Finding> findings; ///< the one used first
    std::string needs;             ///< probe that would tell it; "" = none can
    bool bySibling = false;        ///< carried over from another model of GPU: a guess
};

struct Calibration {
    Gpu gpu;                               ///< complete: derive() was applied
    std::vector<CalibratedNumber> numbers; ///< in the order of gpuFields()
    /// Sentences: two probes that tell one number more than 15 % apart, derived values out of the possible, pairs that exclude
    /// each other.
    std::vector<std::string> contradictions;
    /// Sentences: numbers that a probe tells far from the base's, devices whose numbers are not those of the base of the
    /// same name.
    std::vector<std::string> warnings;
    std::vector<std::string> notRun; ///< "rate wgmma_bf16: needs compute capability 9.0"
};

/// `base`: hardware file to start from; nullptr = from nothing but the probes and the family of the architecture.
/// Errors: "gpu.bad_name", "calibrate.nothing" (no probe tells any number), "calibrate.missing_number" (the engine
/// cannot do without it), "calibrate.bad_value" (a probe's value is out of the possible; file and line),
/// "calibrate.other_architecture" (the base is of another one than the probes), "calibrate.mixed_devices" (probes of
/// different GPUs), "calibrate.contradiction" (the driver's statement and what probes did exclude each other).
Expected<Calibration> calibrate(const std::vector<Probe>& probes, const Gpu* base, const std::string& id);

/// The table for people: number, base, probe, difference; then contradictions and what is missing.
std::string calibrationToText(const Calibration& calibration, const Gpu* base);

} // namespace tilesight
