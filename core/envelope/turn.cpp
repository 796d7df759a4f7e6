#include "core/envelope/turn.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double turnPower = 6.7;  // rounding where two limits meet; 5 to 9 all do
constexpr double lateShare = 0.07; // a tile whose lines miss with this probability always waits for DRAM
constexpr double clocksPerSpill =
    1.75; // of a warp: about 7 lane operations for a store, a load and their addresses

constexpr double warpProductPower = 4;
constexpr double loneWarpRate = 0.63; // for each halving of the warps below two a scheduler

/// Matrix cores: an instruction takes as many clocks as its result needs, so one wave a scheduler fills its core, and a
/// scheduler without a wave leaves its own idle. A wave issues in order: it waits for LDS, where its tile was written
/// and is read from, and multiplies in turn; other waves of its scheduler fill the gaps.
double waveProductSeconds(const Gpu& gpu, const std::array<double, 2>& pipes, double waves) {
    const double perScheduler = waves / gpu.schedulersPerSm.value;
    const double tensor = pipes[0] / std::min(1.0, perScheduler);
    const double beside = std::max(0.0, (perScheduler - 1) / (perScheduler + 1));
    return (1 - beside) * (tensor + pipes[1]) + beside * std::max(tensor, pipes[1]);
}

/// Time of the products of single warps of all residents, operand reads and copies into SMEM included.
double warpProductSeconds(const KernelContext& context, const WaveState& wave, double tensorSeconds,
                          double smemSeconds, double copiedBytes) {
    const Gpu& gpu = *context.gpu;
    const double r = wave.residents;
    const double smem = smemSeconds + copiedBytes / (gpu.smemBytesPerClock.value * wave.clockHz);
    const std::array<double, 2> pipes{r * tensorSeconds, r * smem};
    const double warps = r * context.plan->warps;
    if (gpu.warpSize.value > 32) return waveProductSeconds(gpu, pipes, warps);
    const double halvings = std::max(0.0, std::log2(2 * gpu.schedulersPerSm.value / warps));
    return smoothMaximum(pipes, warpProductPower) * std::pow(loneWarpRate, -halvings);
}

/// Groups of consumer warps: no group is smaller than a warp.
double groupsOf(const ResolvedPlan& plan) { return std::min(plan.consumerGroups, plan.warps); }

/// Copies that follow one another because each brings the address of the next: the longest such chain that ends in `i`.
int chainedCopies(const BodyDag& dag, const std::vector<BodyAction>& actions, std::size_t i, std::vector<int>& known) {
    if (known[i] >= 0) return known[i];
    int before = 0;
    for (const int producer : dag.predecessors[i])
        before = std::max(before, chainedCopies(dag, actions, static_cast<std::size_t>(producer), known));
    return known[i] = before + (actions[i].pipelinedCopy ? 1 : 0);
}

int longestCopyChain(const BodyDag& dag, const std::vector<BodyAction>& actions) {
    std::vector<int> known(dag.size(), -1);
    int longest = 1;
    for (std::size_t i = 0; i < dag.size(); ++i)
        if (actions[i].pipelinedCopy) longest = std::max(longest, chainedCopies(dag, actions, i, known));
    return longest;
}

Bottleneck bottleneckOf(Resource r) { return static_cast<Bottleneck>(static_cast<int>(r)); }

} // namespace

LevelShares sharesOf(const KernelContext& context, const ResolvedAction& action, const Lockstep& merging) {
    LevelShares shares;
    if (!action.access) return shares;
    for (const TensorTraffic& t : context.traffic->tensors) {
        if (t.tensor != action.access->tensor) continue;
        if (action.operation == Operation::load && t.requestedBytes > 0) {
            shares.l2 = (t.requestedBytes - t.mergeable.merged(merging)) / t.requestedBytes;
            shares.dram = t.dramBytes / t.requestedBytes;
            if (context.gpu->mallBytes.value > 0)
                shares.side = std::max(t.dramBytes, t.sideBytes) / t.requestedBytes;
            // One request serves a cluster, in step or not; blocks of the cluster that merge do so through it.
            shares.l2 = std::min(shares.l2, std::max(1.0 / action.multicast, shares.dram));
        } else if (action.operation != Operation::load) {
            shares.l2 = 1;
            shares.dram = context.traffic->l2WriteBytes > 0
                              ? context.traffic->dramWriteBytes / context.traffic->l2WriteBytes
                              : 1;
        }
        break;
    }
    return shares;
}

ActionCost costOf(const KernelContext& context, int action, const Rates& rates, const Lockstep& merging) {
    const auto index = static_cast<std::size_t>(action);
    const ResolvedAction& resolved = context.plan->actions[index];
    return costOf(*context.plan, resolved, context.shapes[index], *context.gpu, rates,
                  sharesOf(context, resolved, merging));
}

double lateTileShare(double missShare) { return std::min(1.0, missShare / lateShare); }

double loadLatencySeconds(const Gpu& gpu, double missShare, double sideShare) {
    double near = gpu.l2LoadLatency.value;
    if (sideShare > 0) near += std::max(0.0, gpu.mallLoadLatency.value - near) * lateTileShare(sideShare);
    return near + std::max(0.0, gpu.dramLoadLatency.value - near) * lateTileShare(missShare);
}

std::vector<BodyAction> bodyActions(const KernelContext& context, int body, const WaveState& wave,
                                    double warps) {
    const ResolvedPlan& plan = *context.plan;
    const Rates rates = Rates::of(*context.gpu, wave.clockHz, wave.activeSms);
    Rates copyRates = rates;
    copyRates.warps = warps;
    // Groups of consumer warps: the body as one of them goes through it, with its share of the tile.
    const double groups = body >= 0 ? groupsOf(plan) : 1;
    Rates groupRates = rates;
    groupRates.warps = plan.warps / groups;
    std::vector<BodyAction> actions;
    const BodyDag& dag = context.bodies.at(body);
    actions.reserve(dag.size());
    for (int index : dag.actions) {
        const ResolvedAction& action = plan.actions[static_cast<std::size_t>(index)];
        const ActionCost cost =
            costOf(context, index, isMemory(action.operation) ? copyRates : groupRates, wave.merging);
        const double share = isMemory(action.operation) ? 1 : 1 / groups;
        BodyAction entry;
        entry.use = share * cost.use;
        entry.seconds = cost.latencySeconds + share * (cost.seconds - cost.latencySeconds);
        entry.issueSeconds = cost.issueSeconds;
        entry.async = action.async && !cost.inLine;
        if (action.operation == Operation::load) {
            entry.pipelinedCopy = body >= 0 && action.async;
            if (!entry.pipelinedCopy) {
                const LevelShares shares = sharesOf(context, action, wave.merging);
                entry.seconds += loadLatencySeconds(*context.gpu, shares.dram, shares.side);
            }
        }
        // Operands with one buffer only: it is refilled when the product has read it.
        for (int producer : action.dependsOn) {
            const ResolvedAction& from = plan.actions[static_cast<std::size_t>(producer)];
            if (action.operation == Operation::matmul && from.operation == Operation::load &&
                from.loop == action.loop && from.loop >= 0 && from.result == Placement::smem && !from.async)
                entry.async = false;
        }
        actions.push_back(entry);
    }
    return actions;
}

Turn turnOf(const KernelContext& context, int loop, const WaveState& wave) {
    const ResolvedPlan& plan = *context.plan;
    const Gpu& gpu = *context.gpu;
    const BodyDag& dag = context.bodies.at(loop);
    const std::vector<BodyAction> actions = bodyActions(context, loop, wave);
    const Rates rates = Rates::of(gpu, wave.clockHz, wave.activeSms);
    Rates shared = rates; // warps of all residents fill the lane pipes together
    shared.warps = plan.warps * wave.residents;

    Turn turn;
    const auto order = context.chosenOrder.find(loop);
    turn.schedule =
        scheduleOf(dag, actions, order == context.chosenOrder.end() ? std::vector<int>{} : order->second);

    // What the body asks of each pipe.
    double l2Bytes = 0, dramBytes = 0, sideBytes = 0, dramCost = 0, asked = 0, queueSeconds = 0,
           portSeconds = 0, outsideBytes = 0, waitSeconds = 0, loadWaitSeconds = 0;
    ResourceVector compute;
    bool waitsForProducts = false, overlapsProducts = false;
    for (std::size_t i = 0; i < dag.size(); ++i) {
        const ResolvedAction& action = plan.actions[static_cast<std::size_t>(dag.actions[i])];
        if (isMemory(action.operation)) {
            const LevelShares shares = sharesOf(context, action, wave.merging);
            const AccessShape& shape = context.shapes[static_cast<std::size_t>(dag.actions[i])];
            const double bytes = shape.bytes;
            const bool reads = action.operation == Operation::load;
            l2Bytes += reads ? shape.l2EquivalentBytes() * shares.l2 : bytes;
            outsideBytes += outsideCostBytes(plan, action, shape);
            dramBytes += bytes * shares.dram;
            sideBytes += bytes * shares.side;
            dramCost += dramCostOf(action) * bytes * shares.dram;
            if (reads) asked += bytes;
            if (reads && !actions[i].pipelinedCopy)
                loadWaitSeconds += loadLatencySeconds(gpu, shares.dram, shares.side);
            if (actions[i].pipelinedCopy) {
                turn.pipelined = true;
                turn.copiedBytes += bytes;
            }
            compute[Resource::cuda] += costOf(context, dag.actions[i], shared, wave.merging).issueSeconds;
            portSeconds += actions[i].use[Resource::l15];
        } else {
            const ActionCost cost = costOf(context, dag.actions[i], rates, wave.merging);
            compute += costOf(context, dag.actions[i], shared, wave.merging).use;
            if (!actions[i].async) waitSeconds += cost.latencySeconds;
            if (cost.usesWarpgroups) (actions[i].async ? overlapsProducts : waitsForProducts) = true;
            if (action.operation == Operation::matmul && actions[i].async) {
                const double instructions = cost.matmulInstructions;
                queueSeconds += actions[i].use[Resource::tensor] *
                                std::max(0.0, 1 - gpu.matmulQueueDepth.value / std::max(1.0, instructions));
            }
        }
    }

    const double r = wave.residents;
    const double spillSeconds = plan.spilledRegisters * plan.warps * clocksPerSpill / wave.clockHz;
    const double period = turn.schedule.periodSeconds + spillSeconds;
    double sharedPeriod =
        period; // warps of the other residents issue while those of this block wait for their last result
    const bool lanesCopy = std::any_of(actions.begin(), actions.end(),
                                       [](const BodyAction& action) { return action.issueSeconds > 0; });
    if (r > 1 && lanesCopy)
        sharedPeriod = spillSeconds +
                       scheduleOf(dag, bodyActions(context, loop, wave, shared.warps), turn.schedule.order)
                           .periodSeconds;
    turn.computeLimit = compute.largest();
    const double bound = std::max(r * compute[turn.computeLimit], period);
    // Groups of one block take turns by design, residents as it happens.
    const double interleaved = plan.consumerGroups > 1 ? 1 : (r - 1) / (r + 1);
    // Waiting for other lanes or for a load is time of the block, but of no pipe: the residents wait
    // together.
    waitSeconds = std::min(waitSeconds + loadWaitSeconds, period);
    turn.computeSeconds = (1 - interleaved) * (r * std::max(0.0, sharedPeriod - waitSeconds) + waitSeconds) +
                          interleaved * bound;
    const bool partsGiven = std::any_of(dag.actions.begin(), dag.actions.end(), [&](int action) {
        return plan.actions[static_cast<std::size_t>(action)].warpTile[0] > 0;
    });
    if (partsGiven)
        turn.computeSeconds = warpProductSeconds(context, wave, compute[Resource::tensor],
                                                 compute[Resource::smem], turn.copiedBytes);
    // Operand reads fill the SMEM port beside the tensor cores; both are full at 64-wide tiles.
    const double smemSeconds = partsGiven ? 0 : r * compute[Resource::smem];

    const double perSm = wave.blocksPerActiveSm();
    turn.l2Seconds = perSm * l2Bytes / rates.l2BytesPerSecond +
                     static_cast<double>(wave.blocks) * outsideBytes / gpu.l2Bandwidth.value;
    turn.dramSeconds = perSm * dramCost / rates.dramBytesPerSecond;
    if (rates.mallBytesPerSecond > 0)
        turn.dramSeconds = std::max(turn.dramSeconds, perSm * sideBytes / rates.mallBytesPerSecond);
    turn.missShare = asked > 0 ? dramBytes / asked : 0;
    turn.loadLatencySeconds = asked > 0 ? longestCopyChain(dag, actions) *
                                              loadLatencySeconds(gpu, turn.missShare, sideBytes / asked)
                                        : 0;
    // The first and the last line of a tile are apart by what the chip or the port need for it. (What one SM
    // can draw at most is no rate of a single tile: it comes from the bytes that it keeps in flight.)
    const double activeSms = wave.activeSms;
    turn.transferSeconds = std::max({activeSms * (l2Bytes + outsideBytes) / gpu.l2Bandwidth.value,
                                     activeSms * dramBytes / gpu.dramBandwidth.value, portSeconds});
    const double tensorScale = gpu.tensorClockHz.value / wave.clockHz;
    if (turn.pipelined) {
        turn.floorSeconds = (runsAhead(plan)  ? gpu.turnFloorProducer.value
                             : plan.warps > 4 ? gpu.turnFloorTwoGroups.value
                                              : gpu.turnFloorOneGroup.value) *
                            tensorScale;
        // Nothing runs beside the barriers and the issue of copies when each product is waited for.
        if (waitsForProducts && !overlapsProducts) turn.computeSeconds += turn.floorSeconds;
        const double ahead = std::max(1, plan.stages - 1);
        const double chain = turn.loadLatencySeconds + turn.transferSeconds +
                             (plan.producerWarps ? 0 : queueSeconds) + turn.schedule.synchronousSeconds +
                             spillSeconds;
        turn.latencySeconds = chain / ahead;
        if (plan.stages < 2)
            turn.latencySeconds = chain + std::max(0.0, period - turn.schedule.synchronousSeconds);
    }
    turn.portSeconds = r * portSeconds;
    const std::array<double, 6> without{turn.computeSeconds, smemSeconds,      turn.floorSeconds,
                                        turn.l2Seconds,      turn.dramSeconds, turn.portSeconds};
    turn.withoutLatencySeconds = smoothMaximum(without, turnPower);
    const std::array<double, 2> all{turn.withoutLatencySeconds, turn.latencySeconds};
    turn.seconds = smoothMaximum(all, turnPower);

    // Everything the SM's pipes do in one turn, for lanes and utilisation.
    for (std::size_t i = 0; i < dag.size(); ++i) {
        const bool memory = isMemory(plan.actions[static_cast<std::size_t>(dag.actions[i])].operation);
        turn.use += (memory ? 1.0 : groupsOf(plan)) * actions[i].use;
    }
    turn.use = r * turn.use;
    turn.use[Resource::l2] = turn.l2Seconds;
    turn.use[Resource::dram] = turn.dramSeconds;

    // The warps wait longer for loads in line than any pipe of theirs works.
    turn.limit = loadWaitSeconds > r * compute[turn.computeLimit] ? Bottleneck::latency
                                                                  : bottleneckOf(turn.computeLimit);
    double largest = turn.computeSeconds;
    const auto consider = [&](double seconds, Bottleneck b) {
        if (seconds > largest) {
            largest = seconds;
            turn.limit = b;
        }
    };
    consider(turn.latencySeconds, Bottleneck::latency);
    consider(turn.l2Seconds, Bottleneck::l2);
    consider(turn.dramSeconds, Bottleneck::dram);
    consider(turn.portSeconds, Bottleneck::l15);
    consider(turn.floorSeconds, Bottleneck::issue);
    return turn;
}

} // namespace tilesight
