// What a number must satisfy besides its type: range, wholeness, how numbers stand to each other. Reader, editor and
// calibration share it.
#pragma once

#include "core/hardware/gpu.h"

#include <limits>

namespace tilesight {

/// The shortest text that reads back as the same number: "132", "1.02e+13".
std::string shortestText(double value);

/// The unit as people read it: "count" or "ratio" where the file has "1", else the file's.
std::string shownUnit(const GpuField& field);

/// "" or a sentence saying how `value` violates the field's range or wholeness.
std::string rangeFault(const GpuField& field, double value);

/// "" or a sentence saying why this is no id of a GPU: a-z, 0-9 and '-' between them, at most 64 characters.
std::string idFault(const std::string& id);

/// "" or a sentence: the architecture is of another vendor.
std::string vendorFault(const std::string& vendor, const std::string& architecture);

struct Inconsistency {
    std::string key;   ///< the number that is too large, or impossible by itself
    std::string other; ///< the number that it contradicts; "" = none
    std::string message;
    double limit = std::numeric_limits<double>::quiet_NaN(); ///< most that `key` may be; NaN without `other`
};
/// Stated numbers that contradict each other, such as a block's shared memory above the SM's, and counts that no GPU has.
std::vector<Inconsistency> inconsistencies(const Gpu& gpu);

} // namespace tilesight
