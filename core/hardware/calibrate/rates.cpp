#include "core/hardware/calibrate/rates.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

struct Lanes {
    const char *key, *variant;
};
constexpr Lanes lanes[] = {{"fma_lanes", "fma_f32"},
                           {"alu_lanes", "imad"},
                           {"sfu_lanes", "ex2"},
                           {"smem_bytes_per_clock", "shared_read"}};
constexpr Lanes tensors[] = {
    {"tensor_bf16", "bf16"}, {"tensor_fp8", "fp8"}, {"tensor_tf32", "tf32"}, {"tensor_int8", "int8"}};

/// Rows of the fastest instruction of a type.
std::vector<const Probe*> fastest(const Evidence& evidence, const std::string& type) {
    std::vector<const Probe*> best;
    double bestRate = 0;
    for (const char* family : {"wgmma_", "mma_sync_", "mfma_"}) {
        const auto rate = evidence.value("rate", family + type);
        if (!rate || *rate <= bestRate) continue;
        bestRate = *rate;
        best = evidence.rows("rate", family + type);
    }
    return best;
}

/// The rate of the pipe that a probe's rate is a share of.
double peakOf(const Evidence& evidence, const char* key, double rate) {
    constexpr double slack = 1.02, least = 0.75;
    const Quantity& stated = evidence.base().*gpuField(key)->member;
    if (stated.known() && !stated.filledIn && rate <= slack * stated.value && rate >= least * stated.value)
        return stated.value;
    return std::exp2(std::ceil(std::log2(rate / slack)));
}

void deriveTensor(Evidence& evidence) {
    // mma.sync reaches part of the peak where the tensor cores have instructions of their own for warpgroups.
    const auto warpLevel = evidence.value("rate", "mma_sync_bf16");
    if (warpLevel)
        evidence.found("tensor_mma_sync", *warpLevel, evidence.rows("rate", "mma_sync_bf16"),
                       "FLOP of an SM in a clock");
    const std::string& architecture = evidence.base().architecture;
    const bool needsWarpgroups = architecture == "hopper" || architecture == "blackwell";
    for (const auto& [key, type] : tensors) {
        const auto rows = fastest(evidence, type);
        if (rows.empty()) continue;
        const std::string& variant = rows.front()->variant;
        if (needsWarpgroups && variant.rfind("mma_sync_", 0) == 0) continue;
        const double rate = *evidence.value("rate", variant), peak = peakOf(evidence, key, rate);
        if (!(rate > 0)) continue;
        char share[32];
        std::snprintf(share, sizeof share, "%.1f %%", 100 * rate / peak);
        evidence.found(key, peak, rows, "the probe reaches " + std::string(share) + " of it",
                       Provenance::derived);
        if (std::string(type) == "bf16")
            evidence.found("tensor_efficiency", std::min(1.0, rate / peak), rows, "share of tensor_bf16",
                           Provenance::derived);
    }
}

void deriveRates(Evidence& evidence) {
    for (const auto& [key, variant] : lanes)
        if (const auto rate = evidence.value("rate", variant))
            evidence.found(key, *rate, evidence.rows("rate", variant));
    deriveTensor(evidence);
}

} // namespace

Derivation rateDerivation() {
    Derivation derivation;
    for (const auto& [key, variant] : lanes)
        derivation.numbers.push_back({key, std::string("rate ") + variant});
    for (const auto& [key, type] : tensors)
        derivation.numbers.push_back({key, std::string("rate wgmma_") + type + " or mma_sync_" + type});
    derivation.numbers.push_back({"tensor_efficiency", "rate wgmma_bf16 or mma_sync_bf16"});
    derivation.numbers.push_back({"tensor_mma_sync", "rate mma_sync_bf16"});
    derivation.derive = deriveRates;
    return derivation;
}

} // namespace tilesight
