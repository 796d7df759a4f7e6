// Any bytes as a table of probes: never a crash; faults are located; what probes tell makes a file that reads back.
#include "core/hardware/calibrate/calibrate.h"

#include <cstdint>
#include <cstdlib>

using namespace tilesight;

namespace {
void require(bool condition) {
    if (!condition) std::abort();
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
    const Expected<Calibration> calibration = calibrate(*probes, nullptr, "fuzz");
    if (!calibration) {
        require(!calibration.errors().empty());
        return 0;
    }
    const std::string file = gpuToJson(calibration->gpu);
    const Expected<Gpu> again = gpuFromJson(file, "again.json");
    require(again.hasValue() && gpuToJson(*again) == file);
    require(!calibrationToText(*calibration, nullptr).empty());
    return 0;
}
