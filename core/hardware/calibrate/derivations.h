// The registry: which numbers follow from which probes. One group = one file pair and one line in derivations.cpp.
#pragma once

#include "core/hardware/calibrate/evidence.h"

namespace tilesight {

struct Derivation {
    struct Number {
        std::string key;
        std::string probe; ///< what it takes: "active_sms with a set that L2 holds"
    };
    std::vector<Number> numbers;
    void (*derive)(Evidence&) = nullptr;
};

/// In the order they run: later ones read what earlier ones found.
const std::vector<Derivation>& derivations();

} // namespace tilesight
