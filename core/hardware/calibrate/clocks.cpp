#include "core/hardware/calibrate/clocks.h"

#include <algorithm>

namespace tilesight {
namespace {

void deriveClocks(Evidence& evidence) {
    const auto light = evidence.value("clock", "light");
    if (light)
        evidence.found("boost_clock", *light, evidence.rows("clock", "light"), "clock under light load");
    if (const auto tensor = evidence.value("clock", "tensor"))
        evidence.found("tensor_clock", light ? std::min(*tensor, *light) : *tensor,
                       evidence.rows("clock", "tensor"), "clock while few SMs multiply zeros");
    if (const auto all = evidence.value("clock", "tensor_all"))
        evidence.found("tensor_clock", *all, evidence.rows("clock", "tensor_all"),
                       "clock while all SMs multiply zeros", Provenance::measured, Standing::check);
}

} // namespace

Derivation clockDerivation() {
    return {{{"boost_clock", "clock light"}, {"tensor_clock", "clock tensor"}}, deriveClocks};
}

} // namespace tilesight
