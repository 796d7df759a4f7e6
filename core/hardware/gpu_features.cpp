#include "core/hardware/gpu_features.h"

namespace tilesight {

bool hasBulkCopies(const Gpu& gpu) {
    return gpu.architecture == "hopper" || gpu.architecture == "blackwell" ||
           gpu.architecture == "blackwell_rtx";
}

bool hasWarpgroupProducts(const Gpu& gpu) { return gpu.architecture == "hopper"; }

} // namespace tilesight
