#include "core/hardware/calibrate/energies.h"

#include "core/hardware/calibrate/fit.h"

namespace tilesight {
namespace {

/// What a kernel did each second, and the watts that it took above a grid that only waits.
struct Load {
    double watts = 0, rate = 0, bytes = 0, clockShare = 1; ///< clock over tensor_clock
};

std::optional<Load> loadOf(const Evidence& evidence, const char* kernel, double busy) {
    const auto power = evidence.value("power", kernel), rate = evidence.value("power_rate", kernel);
    if (!power || !rate || !(*rate > 0) || !(*power > busy)) return std::nullopt;
    Load load{*power - busy, *rate, evidence.value("power_bytes", kernel).value_or(0)};
    const auto clock = evidence.value("power_clock", kernel);
    const double tensorClock = evidence.number("tensor_clock");
    if (clock && *clock > 0 && tensorClock > 0) load.clockShare = *clock / tensorClock;
    return load;
}

void deriveLanes(Evidence& evidence, double busy) {
    const auto fma = loadOf(evidence, "fma", busy);
    const double fmaJoules = fma ? fma->watts / fma->rate / fma->clockShare : 0;
    if (fma)
        evidence.found("fma_energy", fmaJoules, evidence.rows("power", "fma"),
                       "at the tensor clock, above a grid that only waits");
    const auto sfu = loadOf(evidence, "ex2", busy);
    if (!sfu) return;
    const double both = sfu->watts / sfu->rate / sfu->clockShare;
    const double sfuJoules = both - 2 * fmaJoules; // one FMA = two FLOP
    if (sfuJoules > 0)
        evidence.found("sfu_energy", sfuJoules, evidence.rows("power", "ex2"),
                       "at the tensor clock, less the energy of the FMA before each");
}

void deriveTensorAndBytes(Evidence& evidence, double busy) {
    struct Kernel {
        const char* name;
        bool products, copies, fromDram;
    };
    constexpr Kernel kernels[] = {{"tensor", true, false, false},
                                  {"l2", false, true, false},
                                  {"dram", false, true, true},
                                  {"tensor_l2", true, true, false},
                                  {"tensor_dram", true, true, true}};
    constexpr const char* keys[] = {"tensor_energy", "l2_energy", "dram_energy"};
    std::vector<std::array<double, 3>> terms; // of each kernel, as shares of its watts
    std::vector<const Probe*> rows[3];
    for (const Kernel& kernel : kernels) {
        const auto load = loadOf(evidence, kernel.name, busy);
        if (!load) continue;
        const double bytes = !kernel.copies ? 0 : kernel.products ? load->bytes : load->rate;
        if (kernel.copies && !(bytes > 0)) continue;
        const std::array<double, 3> amounts = {kernel.products ? load->rate * load->clockShare : 0, bytes,
                                               kernel.fromDram ? bytes : 0};
        terms.push_back({});
        for (std::size_t i = 0; i < 3; ++i) {
            terms.back()[i] = amounts[i] / load->watts;
            if (!(amounts[i] > 0)) continue;
            for (const Probe* row : evidence.rows("power", kernel.name))
                rows[i].push_back(row);
        }
    }
    const std::array<double, 3> joules = leastSquares(terms);
    const bool mixed = evidence.value("power_bytes", "tensor_l2").has_value();
    for (std::size_t i = 0; i < 3; ++i)
        if (joules[i] > 0)
            // Alone, bytes that lanes read carry the energy of their instructions.
            evidence.found(keys[i], joules[i], rows[i],
                           mixed ? "fit of the power equation to products and copies, alone and together"
                                 : "fit of the power equation",
                           Provenance::derived, i == 1 && !mixed ? Standing::check : Standing::value);
}

void deriveEnergies(Evidence& evidence) {
    if (const auto limit = evidence.value("power", "limit"))
        evidence.found("board_power", *limit, evidence.rows("power", "limit"),
                       "limit that the driver enforces");
    const auto busy = evidence.value("power", "busy");
    if (!busy) return;
    evidence.found("idle_power", *busy, evidence.rows("power", "busy"), "a grid that only waits");
    deriveLanes(evidence, *busy);
    deriveTensorAndBytes(evidence, *busy);
}

} // namespace

Derivation energyDerivation() {
    return {{{"board_power", "power limit"},
             {"idle_power", "power busy"},
             {"tensor_energy", "power tensor, tensor_l2 and tensor_dram"},
             {"fma_energy", "power fma"},
             {"sfu_energy", "power ex2 and fma"},
             {"l2_energy", "power l2 and tensor_l2"},
             {"dram_energy", "power dram, tensor_dram and l2"}},
            deriveEnergies};
}

} // namespace tilesight
