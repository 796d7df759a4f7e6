#include "core/search/hardware_rates.h"

#include "core/hardware/gpu_edit.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

const std::vector<HardwareRate>& allRates() {
    static const std::vector<HardwareRate> rates = {
        {"Tensor core rate",
         {"tensor_bf16", "tensor_fp8", "tensor_tf32", "tensor_int8", "tensor_mma_sync"},
         Resource::tensor},
        {"CUDA core rate", {"fma_lanes", "alu_lanes", "issue_slots"}, Resource::cuda},
        {"SFU rate", {"sfu_lanes"}, Resource::sfu},
        {"TMEM rate", {"tmem_read_bytes_per_clock", "tmem_write_bytes_per_clock"}, Resource::tmem},
        {"SMEM rate", {"smem_bytes_per_clock"}, Resource::smem},
        {"L2 bandwidth", {"l2_bandwidth", "l2_bandwidth_per_sm"}, Resource::l2},
        {"MALL bandwidth", {"mall_bandwidth"}, Resource::dram},
        {"DRAM bandwidth",
         {"dram_bandwidth", "dram_bandwidth_per_sm", "dram_write_bandwidth"},
         Resource::dram},
        {"SM clock", {"boost_clock", "tensor_clock"}, {}},
        {"Board power", {"board_power", "burst_power"}, {}},
        {"SMs", {"sm_count"}, {}},
        {"SMEM capacity", {"shared_bytes_per_sm", "shared_bytes_per_block_max"}, {}},
        {"L2 capacity", {"l2_bytes", "l2_effective_bytes"}, {}},
        {"Load latency", {"smem_latency", "l2_load_latency", "mall_load_latency", "dram_load_latency"}, {}},
        {"Launch and start times",
         {"kernel_fixed_seconds", "dependent_kernel_seconds", "graph_gap_seconds", "block_start_seconds",
          "block_launch_interval", "epilogue_fixed_seconds"},
         {}},
        {"Shortest turns", {"turn_floor_one_group", "turn_floor_two_groups", "turn_floor_producer"}, {}},
    };
    return rates;
}

bool has(const Gpu& gpu, const std::string& key) {
    const Quantity& number = gpu.*gpuField(key)->member;
    return number.known() && number.value > 0;
}

} // namespace

std::vector<HardwareRate> hardwareRates(const Gpu& gpu) {
    std::vector<HardwareRate> rates;
    for (HardwareRate rate : allRates()) {
        std::erase_if(rate.keys, [&](const std::string& key) { return !has(gpu, key); });
        if (!rate.keys.empty()) rates.push_back(std::move(rate));
    }
    return rates;
}

Expected<Gpu> withRate(const Gpu& gpu, const HardwareRate& rate, double factor) {
    NumberEdits edits;
    for (const std::string& key : rate.keys) {
        const GpuField& field = *gpuField(key);
        const double value = (gpu.*field.member).value * factor;
        edits.push_back(ownNumber(key, field.whole ? std::round(value) : value));
    }
    return withEdits(gpu, edits);
}

} // namespace tilesight
