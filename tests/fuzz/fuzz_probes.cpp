// Any bytes as a table of probes: never a crash; faults are located; what probes tell makes a file that reads back.
#include "core/hardware/calibrate/calibrate.h"

#include <cstdint>
#include <cstdlib>

using namespace tilesight;

namespace {
void require(bool condition) {
    if (!condition) std::abort();
}

/// A base whose numbers stand close together, so that probes contradict them.
const Gpu& base() {
    static const Gpu gpu = [] {
        const auto number = [](const char* key, const char* value, const char* unit) {
            return std::string("\"") + key + "\": {\"value\": " + value + ", \"unit\": \"" + unit +
                   "\", \"kind\": \"spec\", \"source\": \"s\"}";
        };
        std::string text = R"({"format": "gpu/1", "id": "base", "name": "NVIDIA base", "vendor": "NVIDIA",
            "architecture": "hopper", "numbers": {)";
        text += number("sm_count", "132", "1") + "," + number("sms_per_tpc", "2", "1") + "," +
                number("sms_per_cpc", "6", "1") + "," + number("gpc_count", "8", "1") + "," +
                number("warp_size", "32", "1") + "," + number("max_warps_per_sm", "64", "1") + "," +
                number("max_blocks_per_sm", "32", "1") + "," + number("max_threads_per_block", "1024", "1") +
                "," + number("registers_per_sm", "65536", "1") + "," +
                number("max_registers_per_thread", "255", "1") + "," +
                number("shared_bytes_per_sm", "233472", "B") + "," + number("boost_clock", "1.98e9", "Hz") +
                "," + number("tensor_clock", "1.83e9", "Hz") + "," + number("board_power", "700", "W") + "," +
                number("burst_power", "900", "W") + "," + number("idle_power", "120", "W") + "," +
                number("tensor_bf16", "4096", "FLOP/clk") + "," + number("l2_bytes", "62914560", "B") + "," +
                number("l2_bandwidth", "9.7e12", "B/s") + "," + number("dram_bytes", "150e9", "B") + "," +
                number("dram_bandwidth", "4.4e12", "B/s") + "," + number("smem_latency", "1.5e-8", "s") +
                "," + number("l2_load_latency", "2.2e-7", "s") + "," +
                number("dram_load_latency", "6.6e-7", "s");
        const Expected<Gpu> read = gpuFromJson(text + "}}", "base.json");
        require(read.hasValue());
        return *read;
    }();
    return gpu;
}

void check(const std::vector<Probe>& probes, const Gpu* start) {
    const Expected<Calibration> calibration = calibrate(probes, start, "fuzz");
    if (!calibration) {
        require(!calibration.errors().empty());
        for (const Error& error : calibration.errors())
            require(!error.id.empty() && !error.message.empty() && !error.remedy.empty());
        return;
    }
    const std::string file = gpuToJson(calibration->gpu);
    const Expected<Gpu> again = gpuFromJson(file, "again.json");
    require(again.hasValue() && gpuToJson(*again) == file);
    require(!calibrationToText(*calibration, start).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Expected<std::vector<Probe>> probes = probesFromCsv(text, "fuzz.csv");
    if (!probes) {
        require(!probes.errors().empty() && probes.errors().size() <= maxReportedErrors + 1);
        for (const Error& error : probes.errors())
            require(!error.id.empty() && !error.message.empty());
        return 0;
    }
    check(*probes, nullptr);
    check(*probes, &base());
    return 0;
}
