#include "core/analysis/coverage.h"

#include <algorithm>

namespace tilesight {
namespace {

/// Largest value over grid and loops; nothing for an index that is no plain coordinate.
std::optional<std::int64_t> lastOf(const ResolvedPlan& plan, const ResolvedIndex& index) {
    if (index.general) return {};
    const std::int64_t divisor = std::max<std::int64_t>(index.divisor, 1);
    if (index.gridDim >= 0) return (plan.grid[static_cast<std::size_t>(index.gridDim)] - 1) / divisor;
    if (index.loop >= 0) return plan.loops[static_cast<std::size_t>(index.loop)].count - 1;
    return index.constant;
}

struct Reach {
    std::int64_t lastStart = 0, end = 0;
};

std::optional<Reach> reachOf(const ResolvedPlan& plan, const ResolvedAccess& access, std::size_t dim) {
    if (dim >= access.index.size() || dim >= access.extent.size()) return {};
    const auto last = lastOf(plan, access.index[dim]);
    if (!last) return {};
    const std::int64_t step = dim < access.step.size() ? access.step[dim] : access.extent[dim];
    return Reach{*last * step, *last * step + access.extent[dim]};
}

std::string dimensionOf(const ResolvedTensor& tensor, std::size_t dim) {
    return "dimension " + std::to_string(dim) + " of " + tensor.name;
}

bool reads(const ResolvedAction& action, std::size_t tensor) {
    return action.operation == Operation::load && action.access && action.access->tensor == static_cast<int>(tensor);
}

bool walks(const ResolvedIndex& index) { return index.gridDim >= 0 || index.loop >= 0; }

/// Largest end of all loads of the tensor; nothing where one of them is not known or stands still, or where there is none.
std::optional<std::int64_t> readUpTo(const ResolvedPlan& plan, std::size_t tensor, std::size_t dim) {
    std::optional<std::int64_t> most;
    for (const ResolvedAction& action : plan.actions) {
        if (!reads(action, tensor)) continue;
        const auto reach = reachOf(plan, *action.access, dim);
        if (!reach || !walks(action.access->index[dim])) return {};
        most = std::max(most.value_or(0), reach->end * std::max(action.multicast, 1));
    }
    return most;
}

} // namespace

std::vector<Remark> coverageRemarks(const ResolvedPlan& plan) {
    std::vector<Remark> remarks;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t) {
        const ResolvedTensor& tensor = plan.tensors[t];
        std::string beyond, unread;
        for (std::size_t dim = 0; dim < tensor.dims.size(); ++dim) {
            const std::int64_t size = tensor.dims[dim];
            for (const ResolvedAction& action : plan.actions) {
                if (!beyond.empty() || !action.access || action.access->tensor != static_cast<int>(t)) continue;
                // Grids may be rounded up by much: each expert of a mixture has its own last tile.
                const bool byLoop = dim < action.access->index.size() && action.access->index[dim].loop >= 0;
                const auto reach = reachOf(plan, *action.access, dim);
                if (byLoop && reach && reach->lastStart >= size && reach->end > size + size / 3)
                    beyond = action.name + " goes up to element " + std::to_string(reach->end) + " in " +
                             dimensionOf(tensor, dim) + ", which has " + std::to_string(size);
            }
            const auto end = readUpTo(plan, t, dim);
            if (unread.empty() && end && *end < size - size / 4)
                unread = "only " + std::to_string(*end) + " of " + std::to_string(size) + " in " +
                         dimensionOf(tensor, dim) + " are read: loops or grid do not cover it";
        }
        if (!beyond.empty()) remarks.push_back({"plan.beyond_tensor", std::move(beyond), true});
        if (!unread.empty()) remarks.push_back({"plan.tensor_unread", std::move(unread), true});
    }
    return remarks;
}

double bytesReached(const ResolvedPlan& plan) {
    double bytes = 0;
    for (std::size_t t = 0; t < plan.tensors.size(); ++t) {
        double share = 1;
        for (std::size_t dim = 0; dim < plan.tensors[t].dims.size(); ++dim)
            if (const auto end = readUpTo(plan, t, dim))
                share *= std::min(1.0, static_cast<double>(*end) /
                                           static_cast<double>(std::max<std::int64_t>(plan.tensors[t].dims[dim], 1)));
        bytes += share * plan.tensors[t].bytes();
    }
    return bytes;
}

} // namespace tilesight
