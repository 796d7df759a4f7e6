#include "core/hardware/calibrate/limits.h"

namespace tilesight {
namespace {

constexpr const char* asStated[] = {"sm_count",
                                    "warp_size",
                                    "max_blocks_per_sm",
                                    "max_threads_per_block",
                                    "registers_per_sm",
                                    "shared_bytes_per_sm",
                                    "shared_bytes_per_block_max",
                                    "shared_bytes_reserved_per_block",
                                    "l2_bytes",
                                    "dram_bytes"};

void deriveLimits(Evidence& evidence) {
    for (const char* key : asStated)
        if (const auto value = evidence.value("device", key))
            evidence.found(key, *value, evidence.rows("device", key), "device properties");
    const auto threads = evidence.value("device", "max_threads_per_sm");
    const double warp = evidence.number("warp_size");
    if (threads && warp > 0)
        evidence.found("max_warps_per_sm", *threads / warp, evidence.rows("device", "max_threads_per_sm"),
                       "device properties, threads of an SM / warp size");
}

} // namespace

Derivation limitDerivation() {
    Derivation derivation;
    for (const char* key : asStated)
        derivation.numbers.push_back({key, std::string("device ") + key});
    derivation.numbers.push_back({"max_warps_per_sm", "device max_threads_per_sm"});
    derivation.derive = deriveLimits;
    return derivation;
}

} // namespace tilesight
