#include "core/cache/l2_map.h"

#include "core/cache/launch_order.h"
#include "core/cache/replay_walk.h"

namespace tilesight {
namespace {

/// Adds one access to its tensor: several accesses may read the same one.
void addAccess(L2Map::Tensor& tensor, const ReplayRecord& record, std::size_t access, std::size_t accesses) {
    const auto add = [&](std::vector<float>& to, const std::vector<float>& from, double& total) {
        for (std::size_t i = 0; i < to.size(); ++i) {
            to[i] += from[i * accesses + access];
            total += static_cast<double>(from[i * accesses + access]);
        }
    };
    add(tensor.requested, record.requested, tensor.total.requested);
    add(tensor.dram, record.dram, tensor.total.dram);
    add(tensor.crossing, record.crossing, tensor.total.crossing);
    add(tensor.evicted, record.evicted, tensor.total.evicted);
    add(tensor.written, record.written, tensor.total.written);
}

L2Map::Tensor& tensorOf(L2Map& map, const ResolvedPlan& plan, int index) {
    for (L2Map::Tensor& known : map.tensors)
        if (known.tensor == index) return known;
    L2Map::Tensor& tensor = map.tensors.emplace_back();
    tensor.tensor = index;
    tensor.name = plan.tensors[static_cast<std::size_t>(index)].name;
    const auto positions = static_cast<std::size_t>(map.replayed);
    for (std::vector<float>* bytes :
         {&tensor.requested, &tensor.dram, &tensor.crossing, &tensor.evicted, &tensor.written})
        bytes->assign(positions, 0);
    return tensor;
}

} // namespace

L2Moved& L2Moved::operator+=(const L2Moved& other) {
    requested += other.requested;
    dram += other.dram;
    crossing += other.crossing;
    evicted += other.evicted;
    written += other.written;
    return *this;
}

L2Moved L2Map::moved(std::size_t position, int tensor) const {
    if (tensor >= 0) return tensors[static_cast<std::size_t>(tensor)].at(position);
    L2Moved sum;
    for (const Tensor& each : tensors)
        sum += each.at(position);
    return sum;
}

Expected<L2Map> l2Map(const CacheInput& given, const L2MapLimits& limits, StopToken stop) {
    Expected<std::vector<std::int32_t>> sequence = launchSequence(*given.plan);
    if (!sequence) return sequence.errors();
    L2Map map;
    const ResolvedPlan& plan = *given.plan;
    if (!plan.grid.empty()) map.rows = plan.grid[0];
    if (plan.grid.size() > 1) map.columns = plan.grid[1];
    if (sequence->empty()) return map;

    CacheInput input = given;
    input.wantTileHits = false;
    ReplayRecord record;
    ReplayWalk walk(input, std::move(sequence).value(), std::pmr::get_default_resource());
    walk.keep(&record, limits.tiles);
    if (!walk.run(stop)) return Error{"engine.stopped", "the map of L2 was stopped", plan.name, {}, {}};
    map.tiles = static_cast<std::int64_t>(walk.sequence().size());
    map.replayed = walk.replayed();
    map.tileAt.assign(walk.sequence().begin(), walk.sequence().begin() + map.replayed);
    map.waveTiles = walk.slots();
    map.partitions = smLayout(*input.gpu).partitions;
    const std::size_t accesses = walk.accesses().size();
    for (std::size_t a = 0; a < accesses; ++a)
        addAccess(tensorOf(map, plan, walk.accesses()[a].tensor), record, a, accesses);
    const std::size_t tensors = plan.tensors.size();
    for (L2Map::Tensor& tensor : map.tensors) {
        map.total += tensor.total;
        const auto column = static_cast<std::size_t>(tensor.tensor);
        tensor.reuse = record.reuse[column];
        tensor.resident.resize(static_cast<std::size_t>(map.replayed));
        tensor.lost.resize(tensor.resident.size());
        for (std::size_t i = 0; i < tensor.resident.size(); ++i) {
            tensor.resident[i] = record.held[i * tensors + column];
            tensor.lost[i] = record.lost[i * tensors + column];
        }
    }
    map.capacityBytes = input.gpu->l2Bytes.value;
    return map;
}

} // namespace tilesight
