#include "core/hardware/gpu_check.h"

#include <charconv>
#include <cmath>

namespace tilesight {
namespace {
struct Pair {
    const char *small, *large;
};
constexpr Pair ordered[] = {{"shared_bytes_per_block_max", "shared_bytes_per_sm"},
                            {"tensor_clock", "boost_clock"},
                            {"idle_power", "board_power"},
                            {"board_power", "burst_power"},
                            {"l2_effective_bytes", "l2_bytes"},
                            {"l2_bandwidth_per_sm", "l2_bandwidth"},
                            {"dram_bandwidth_per_sm", "dram_bandwidth"},
                            {"sms_per_cpc", "sm_count"}};
} // namespace

std::string shortestText(double value) {
    char buffer[40];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, result.ptr};
}

std::string rangeFault(const GpuField& field, double value) {
    if (!(value >= field.minimum && value <= field.maximum))
        return field.key + " = " + shortestText(value) + " lies outside " + shortestText(field.minimum) +
               " to " + shortestText(field.maximum) + " " + field.unit;
    if (field.whole && value != std::floor(value))
        return field.key + " = " + shortestText(value) + " must be a whole number";
    return {};
}

std::vector<Inconsistency> inconsistencies(const Gpu& gpu) {
    std::vector<Inconsistency> found;
    for (const auto& [small, large] : ordered) {
        const Quantity &a = gpu.*gpuField(small)->member, &b = gpu.*gpuField(large)->member;
        if (!a.known() || !b.known() || a.filledIn || b.filledIn || a.value <= b.value) continue;
        found.push_back({small, large,
                         std::string(small) + " = " + shortestText(a.value) + " exceeds " + large + " = " +
                             shortestText(b.value)});
    }
    return found;
}

} // namespace tilesight
