// A hardware number with everything needed to trust it or to doubt it.
#pragma once

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

enum class Provenance { spec, measured, derived, guess, edited };
std::string_view nameOf(Provenance kind); ///< "spec" ...
std::optional<Provenance> provenanceFromName(std::string_view name);

struct Quantity {
    double value = std::numeric_limits<double>::quiet_NaN(); ///< NaN = not known
    std::string unit;                                        ///< as in the field table of gpu.h
    Provenance kind = Provenance::guess;
    std::string source;
    std::string note;
    bool filledIn = false; ///< by derive(), not stated in the file: never written, computed anew when an input changes
    /// Other statements about the same number (datasheet beside measurement), not used by the engine.
    struct Alternative {
        double value = 0;
        Provenance kind = Provenance::spec;
        std::string source;
        std::string note;
        bool operator==(const Alternative&) const = default;
    };
    std::vector<Alternative> alternatives;

    bool known() const { return !std::isnan(value); }
};

} // namespace tilesight
