// The rates of a GPU as people speak of them: "DRAM 20 % faster" moves reads, writes and what one SM draws together.
#pragma once

#include "core/base/resource.h"
#include "core/hardware/gpu.h"

#include <optional>
#include <string>
#include <vector>

namespace tilesight {

struct HardwareRate {
    std::string title;                ///< "DRAM bandwidth"
    std::vector<std::string> keys;    ///< of gpuFields(), moved by the same factor; those that the GPU knows
    std::optional<Resource> resource; ///< whose lane it speeds up
};

/// Those that this GPU has, in lane order, then clocks, power, sizes and times.
std::vector<HardwareRate> hardwareRates(const Gpu& gpu);

/// The GPU with the rate times `factor`; counts are rounded. Errors of withEdits().
Expected<Gpu> withRate(const Gpu& gpu, const HardwareRate& rate, double factor);

} // namespace tilesight
