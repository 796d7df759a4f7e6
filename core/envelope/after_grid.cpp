#include "core/envelope/after_grid.h"

#include <algorithm>

namespace tilesight {

double afterGridSeconds(const KernelContext& context) {
    const ResolvedPlan& plan = *context.plan;
    const Gpu& gpu = *context.gpu;
    double readBytes = 0, writtenBytes = 0;
    for (const ResolvedAction& action : plan.actions) {
        if (!action.afterGrid || !action.access) continue;
        const double bytes = plan.tensors[static_cast<std::size_t>(action.access->tensor)].bytes();
        (action.operation == Operation::load ? readBytes : writtenBytes) += bytes;
    }
    if (readBytes + writtenBytes <= 0) return 0;
    const double near = std::min(readBytes, gpu.l2EffectiveBytes.value), far = readBytes - near;
    return gpu.dependentKernelSeconds.value +
           (near + writtenBytes) / gpu.l2Bandwidth.value + far / gpu.dramBandwidth.value;
}

} // namespace tilesight
