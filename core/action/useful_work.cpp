#include "core/action/useful_work.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace tilesight {
namespace {

/// What a dimension of an operand walks over: grid dimensions and loops; of one that stays, extent and size tell it apart.
using Walk = std::tuple<std::vector<int>, std::vector<int>, std::int64_t, std::int64_t>;
struct Part {
    double inside = 1, filled = 1; ///< of UsefulShare::all and ::filled
};
using Shares = std::map<Walk, Part>;

/// Elements inside of the tensor at the first `positions` positions together.
double insideOf(double positions, double size, double extent, double step) {
    const double whole = std::clamp(std::floor((size - extent) / step) + 1, 0.0, positions);
    const double reached = std::clamp(std::ceil(size / step), whole, positions), cut = reached - whole;
    return whole * extent + cut * size - step * cut * (whole + reached - 1) / 2;
}

double positionsOf(const ResolvedPlan& plan, const ResolvedIndex& index) {
    double positions = 1;
    for (const int dim : index.usedGridDims)
        positions *= static_cast<double>(plan.grid[static_cast<std::size_t>(dim)]);
    for (const int loop : index.usedLoops)
        positions *= static_cast<double>(plan.loops[static_cast<std::size_t>(loop)].count);
    if (index.gridDim >= 0) return std::ceil(positions / static_cast<double>(std::max<std::int64_t>(1, index.divisor)));
    if (!index.general) return positions;
    // Several tiles may lie at one position, such as those of one expert.
    std::vector<std::int64_t> last = plan.grid, lastTurn;
    for (std::int64_t& count : last)
        --count;
    for (const ResolvedLoop& loop : plan.loops)
        lastTurn.push_back(std::max<std::int64_t>(0, loop.count - 1));
    return std::clamp(static_cast<double>(index.general(last, lastTurn)) + 1, 1.0, positions);
}

Part partOf(const ResolvedPlan& plan, const ResolvedIndex& index, double size, double extent, double step) {
    const auto& counts = index.loop >= 0 ? plan.loops[static_cast<std::size_t>(index.loop)].countByCoordinate
                                         : std::vector<std::int64_t>();
    double inside = 0, asked = 0;
    for (const std::int64_t count : counts) { // a causal mask: blocks differ in their turns
        inside += insideOf(static_cast<double>(count), size, extent, step);
        asked += static_cast<double>(count) * extent;
    }
    if (asked > 0) return {inside / asked, inside / asked};
    const auto share = [&](double positions) { return insideOf(positions, size, extent, step) / (positions * extent); };
    const double positions = positionsOf(plan, index);
    return {share(positions), share(std::min(positions, std::ceil(size / step)))};
}

Shares sharesOfLoad(const ResolvedPlan& plan, const ResolvedAccess& access) {
    Shares shares;
    const ResolvedTensor& tensor = plan.tensors[static_cast<std::size_t>(access.tensor)];
    for (std::size_t d = 0; d < access.extent.size(); ++d) {
        const std::int64_t extent = access.extent[d], size = tensor.dims[d];
        if (extent <= 1) continue; // such as the head: no dimension of the product
        const ResolvedIndex& index = access.index[d];
        const bool stays = index.usedGridDims.empty() && index.usedLoops.empty();
        const double there = std::min(1.0, static_cast<double>(size) / static_cast<double>(extent));
        const Part part = stays ? Part{there, there}
                                : partOf(plan, index, static_cast<double>(size), static_cast<double>(extent),
                                         static_cast<double>(std::max<std::int64_t>(1, access.step[d])));
        const Walk walk{index.usedGridDims, index.usedLoops, stays ? extent : 0, stays ? size : 0};
        const auto [place, fresh] = shares.try_emplace(walk, part);
        if (fresh) continue;
        place->second.inside *= part.inside;
        place->second.filled *= part.filled;
    }
    return shares;
}

struct Product {
    Shares all, result; ///< result: without what was summed over
    double depth = 1;
};

/// Dimensions that meet in an action, by way of everything that lies between it and the loads.
Product productOf(const ResolvedPlan& plan, const ResolvedAction& action, std::map<int, Shares>& known) {
    Product product;
    std::map<Walk, int> operands;
    for (const int producer : action.dependsOn) {
        if (!known.contains(producer)) {
            const ResolvedAction& from = plan.actions[static_cast<std::size_t>(producer)];
            known[producer] = from.operation == Operation::load && from.access ? sharesOfLoad(plan, *from.access)
                                                                               : productOf(plan, from, known).result;
        }
        for (const auto& [walk, part] : known[producer]) {
            Part& least = product.all.try_emplace(walk, part).first->second;
            least = {std::min(least.inside, part.inside), std::min(least.filled, part.filled)};
            ++operands[walk];
        }
    }
    for (const auto& [walk, part] : product.all)
        if (action.operation != Operation::matmul || operands[walk] == 1)
            product.result.emplace(walk, part);
        else
            product.depth *= part.inside;
    return product;
}

} // namespace

UsefulShare usefulShareOf(const ResolvedPlan& plan, const ResolvedAction& action) {
    UsefulShare useful;
    if (action.operation != Operation::matmul) return useful;
    std::map<int, Shares> known;
    const Product product = productOf(plan, action, known);
    useful.depth = product.depth;
    for (const auto& [walk, part] : product.all) {
        useful.all *= part.inside;
        useful.filled *= part.filled;
    }
    return useful;
}

} // namespace tilesight
