// What a number must satisfy besides its type: range, wholeness, order of pairs. Reader and editor share it.
#pragma once

#include "core/hardware/gpu.h"

namespace tilesight {

/// The shortest text that reads back as the same number: "132", "1.02e+13".
std::string shortestText(double value);

/// "" or a sentence saying how `value` violates the field's range or wholeness.
std::string rangeFault(const GpuField& field, double value);

struct Inconsistency {
    std::string key; ///< the number that is too large
    std::string other;
    std::string message;
};
/// Pairs of stated numbers that contradict each other, such as a block's shared memory above the SM's.
std::vector<Inconsistency> inconsistencies(const Gpu& gpu);

} // namespace tilesight
