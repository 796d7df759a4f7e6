#include "core/hardware/calibrate/energies.h"

namespace tilesight {
namespace {

/// Joules of one unit of the kernel's work, above a grid that only waits.
std::optional<double> energyOf(const Evidence& evidence, const char* kernel, double busy) {
    const auto power = evidence.value("power", kernel), rate = evidence.value("power_rate", kernel);
    if (!power || !rate || !(*rate > 0) || !(*power > busy)) return std::nullopt;
    return (*power - busy) / *rate;
}

void deriveEnergies(Evidence& evidence) {
    if (const auto limit = evidence.value("power", "limit"))
        evidence.found("board_power", *limit, evidence.rows("power", "limit"),
                       "limit that the driver enforces");
    const auto busy = evidence.value("power", "busy");
    if (!busy) return;
    evidence.found("idle_power", *busy, evidence.rows("power", "busy"), "a grid that only waits");

    struct Work {
        const char *key, *kernel;
    };
    for (const auto& [key, kernel] :
         {Work{"tensor_energy", "tensor"}, Work{"fma_energy", "fma"}, Work{"sfu_energy", "ex2"}})
        if (const auto energy = energyOf(evidence, kernel, *busy))
            evidence.found(key, *energy, evidence.rows("power", kernel), "above a grid that only waits");
    const auto l2 = energyOf(evidence, "l2", *busy), all = energyOf(evidence, "dram", *busy);
    if (l2)
        evidence.found("l2_energy", *l2, evidence.rows("power", "l2"),
                       "above a grid that only waits, readers included", Provenance::measured,
                       Standing::check);
    if (l2 && all && *all > *l2)
        evidence.found("dram_energy", *all - *l2, evidence.rows("power", "dram"),
                       "less the energy of the way through L2");
}

} // namespace

Derivation energyDerivation() {
    return {{{"board_power", "power limit"},
             {"idle_power", "power busy"},
             {"tensor_energy", "power tensor"},
             {"fma_energy", "power fma"},
             {"sfu_energy", "power ex2"},
             {"l2_energy", "power l2"},
             {"dram_energy", "power dram and l2"}},
            deriveEnergies};
}

} // namespace tilesight
