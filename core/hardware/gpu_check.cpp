#include "core/hardware/gpu_check.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tilesight {
namespace {

struct Pair {
    const char *small, *large;
};
constexpr Pair ordered[] = {{"shared_bytes_per_block_max", "shared_bytes_per_sm"},
                            {"shared_bytes_reserved_per_block", "shared_bytes_per_sm"},
                            {"max_registers_per_thread", "registers_per_sm"},
                            {"max_blocks_per_sm", "max_warps_per_sm"}, // each block has a warp
                            {"schedulers_per_sm", "max_warps_per_sm"},
                            {"sms_per_tpc", "sms_per_cpc"},
                            {"sms_per_tpc", "sm_count"},
                            {"sms_per_cpc", "sm_count"},
                            {"gpc_count", "sm_count"},
                            {"l15_group_sms", "sm_count"},
                            {"tensor_clock", "boost_clock"},
                            {"idle_power", "board_power"},
                            {"board_power", "burst_power"},
                            {"l2_effective_bytes", "l2_bytes"},
                            {"l2_bytes", "dram_bytes"},
                            {"l2_bandwidth_per_sm", "l2_bandwidth"},
                            {"dram_bandwidth_per_sm", "dram_bandwidth"},
                            {"smem_latency", "l2_load_latency"},
                            {"l2_load_latency", "dram_load_latency"}};
constexpr const char* powersOfTwo[] = {"warp_size", "l2_line_bytes"};
constexpr std::size_t longestId = 64;

const Quantity& stated(const Gpu& gpu, const char* key) { return gpu.*gpuField(key)->member; }

bool isStated(const Quantity& number) { return number.known() && !number.filledIn; }

std::string named(const char* key, double value) { return std::string(key) + " = " + shortestText(value); }

bool letterOrDigit(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

} // namespace

std::string shortestText(double value) {
    char buffer[40];
    const auto result = std::to_chars(buffer, buffer + sizeof buffer, value);
    return {buffer, result.ptr};
}

std::string shownUnit(const GpuField& field) {
    if (field.unit != "1") return field.unit;
    return field.whole ? "count" : "ratio";
}

std::string rangeFault(const GpuField& field, double value) {
    if (!(value >= field.minimum && value <= field.maximum))
        return named(field.key.c_str(), value) + " lies outside " + shortestText(field.minimum) + " to " +
               shortestText(field.maximum) + (field.unit == "1" ? "" : " " + field.unit);
    if (field.whole && value != std::floor(value))
        return named(field.key.c_str(), value) + " must be a whole number";
    return {};
}

std::string idFault(const std::string& id) {
    const std::string quoted = "id \"" + shortened(id, longestId) + "\" ";
    if (id.empty()) return quoted + "is empty";
    if (!std::all_of(id.begin(), id.end(), [](char c) { return letterOrDigit(c) || c == '-'; }))
        return quoted + "may only hold a-z, 0-9 and '-'";
    if (!letterOrDigit(id.front()) || !letterOrDigit(id.back()))
        return quoted + "must begin and end with a letter or a digit";
    if (id.size() > longestId)
        return quoted + "has " + std::to_string(id.size()) + " characters, at most " +
               std::to_string(longestId) + " are allowed";
    return {};
}

std::string vendorFault(const std::string& vendor, const std::string& architecture) {
    std::string lower = vendor;
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const bool ofAmd = architecture.rfind("cdna", 0) == 0;
    if (ofAmd ? vendor == "AMD" : lower != "amd") return {};
    return "architecture \"" + architecture + "\" is " + (ofAmd ? "AMD's" : "not AMD's") +
           ", but the vendor is \"" + shortened(vendor) + "\"";
}

std::vector<Inconsistency> inconsistencies(const Gpu& gpu) {
    std::vector<Inconsistency> found;
    for (const auto& [small, large] : ordered) {
        const Quantity &a = stated(gpu, small), &b = stated(gpu, large);
        if (!isStated(a) || !isStated(b) || a.value <= b.value) continue;
        found.push_back({small, large, named(small, a.value) + " exceeds " + named(large, b.value), b.value});
    }
    const Quantity &threads = gpu.maxThreadsPerBlock, &warps = gpu.maxWarpsPerSm, &lanes = gpu.warpSize;
    if (isStated(threads) && isStated(warps) && isStated(lanes) && threads.value > warps.value * lanes.value)
        found.push_back({"max_threads_per_block", "max_warps_per_sm",
                         named("max_threads_per_block", threads.value) +
                             " exceeds the threads of an SM, max_warps_per_sm x warp_size = " +
                             shortestText(warps.value * lanes.value),
                         warps.value * lanes.value});
    for (const char* key : powersOfTwo) {
        const Quantity& number = stated(gpu, key);
        if (isStated(number) && number.value >= 1 &&
            std::exp2(std::round(std::log2(number.value))) != number.value)
            found.push_back({key, "", named(key, number.value) + " is no power of two"});
    }
    return found;
}

} // namespace tilesight
