#include "core/envelope/block_time.h"

#include <algorithm>

namespace tilesight {
namespace {

// Blocks of a wave store together. Lines that go on to DRAM, in this launch or because an earlier launch left
// them dirty in L2, pass at 1 / 1.17 of the DRAM rate; what stays in L2 passes at the rate of L2 (probe: one
// tile a block, inputs and outputs in L2).
constexpr double storeBurstFactor = 1.17;

LoopTime loopTimeOf(const KernelContext& context, const WaveState& wave, int loop) {
    const ResolvedPlan& plan = *context.plan;
    LoopTime result;
    result.loop = loop;
    result.iterations = plan.loops[static_cast<std::size_t>(loop)].meanCount;
    double inner = 0;
    bool nested = false;
    for (std::size_t child = 0; child < plan.loops.size(); ++child) {
        if (plan.loops[child].parent != loop) continue;
        const LoopTime below = loopTimeOf(context, wave, static_cast<int>(child));
        inner += below.fillSeconds + below.steadySeconds;
        result.turn = below.turn;
        nested = true;
    }
    Turn own = turnOf(context, loop, wave);
    if (nested) {
        result.steadySeconds = result.iterations * (inner + own.withoutLatencySeconds);
        return result;
    }
    const double n = result.iterations;
    const double d = own.pipelined ? std::min(n, std::max(0.0, plan.stages - 1.0)) : 0;
    result.fillSeconds = own.pipelined ? own.loadLatencySeconds : 0;
    result.steadySeconds = (n - d) * own.seconds + d * own.withoutLatencySeconds;
    result.turn = std::move(own);
    return result;
}

struct BodyTime {
    double seconds = 0, storeSeconds = 0;
};

/// Prologue (body -1) or epilogue (body -2): one after the other; stores as a burst of the whole wave.
BodyTime straightLine(const KernelContext& context, const WaveState& wave, int body) {
    BodyTime time;
    const ResolvedPlan& plan = *context.plan;
    const BodyDag& dag = context.bodies.at(body);
    const std::vector<BodyAction> actions = bodyActions(context, body, wave);
    const Rates rates = Rates::of(*context.gpu, wave.clockHz, wave.activeSms);
    double loadLatency = 0; // loads of a straight line are issued together: one latency
    for (std::size_t i = 0; i < dag.size(); ++i) {
        const ResolvedAction& action = plan.actions[static_cast<std::size_t>(dag.actions[i])];
        if (!isMemory(action.operation)) {
            time.seconds += actions[i].seconds * wave.residents;
        } else if (action.operation == Operation::load) {
            const LevelShares shares = sharesOf(context, action, wave.merging);
            loadLatency = std::max(loadLatency, loadLatencySeconds(*context.gpu, shares.dram, shares.side));
            time.seconds += (actions[i].seconds - loadLatencySeconds(*context.gpu, shares.dram, shares.side)) *
                            wave.blocksPerActiveSm();
        } else {
            const double toDram = sharesOf(context, action, wave.merging).dram +
                                  context.earlierWriteBytes / std::max(1.0, context.traffic->l2WriteBytes);
            const double perByte =
                std::max(1 / rates.l2BytesPerSecond,
                         storeBurstFactor * std::min(1.0, toDram) / rates.dramBytesPerSecond);
            time.storeSeconds += perByte * wave.blocksPerActiveSm() * action.bytes;
        }
    }
    time.seconds += loadLatency;
    return time;
}

// The tile leaves through a buffer of a few KiB: the warps that fill it wait for most of the burst, the rest drains while the
// next loop runs (library kernels of three GPUs; 0.5 to 1 all do).
constexpr double heldByStores = 0.75;

// Blocks whose stores drain: the part of the burst that the next block of the slot waits for.
constexpr double exposedBurst = 0.36;

double betweenTiles(const KernelContext& context, const BlockTime& block) {
    const bool tmem = std::any_of(
        context.plan->actions.begin(), context.plan->actions.end(), [](const ResolvedAction& action) {
            return action.operation == Operation::matmul && action.result == Placement::tmem;
        });
    const double loop = block.steadySeconds, own = block.epilogueSeconds - block.storeSeconds;
    const Turn& turn = block.inner.turn;
    const double bytes =
        block.inner.iterations * std::max(turn.l2Seconds, turn.dramSeconds) + block.storeSeconds;
    const std::array<double, 3> terms{tmem ? loop : loop + own + heldByStores * block.storeSeconds,
                                      tmem ? own : 0.0, bytes};
    return smoothMaximum(terms, 6.7) - loop;
}

} // namespace

BlockTime blockTimeOf(const KernelContext& context, const WaveState& wave) {
    const ResolvedPlan& plan = *context.plan;
    BlockTime block;
    const BodyTime prologue = straightLine(context, wave, -1);
    const BodyTime epilogue = straightLine(context, wave, -2);
    block.prologueSeconds = prologue.seconds + prologue.storeSeconds;
    block.storeSeconds = epilogue.storeSeconds;
    block.epilogueSeconds =
        context.gpu->epilogueFixedSeconds.value + epilogue.seconds + epilogue.storeSeconds;
    const int innermost = plan.innermostLoop();
    for (std::size_t loop = 0; loop < plan.loops.size(); ++loop) {
        if (plan.loops[loop].parent != -1) continue;
        const LoopTime time = loopTimeOf(context, wave, static_cast<int>(loop));
        block.prologueSeconds += time.fillSeconds;
        block.steadySeconds += time.steadySeconds;
        block.hasLoop = true;
        int below = innermost;
        while (below >= 0 && below != static_cast<int>(loop))
            below = plan.loops[static_cast<std::size_t>(below)].parent;
        if (below == static_cast<int>(loop)) block.inner = time;
    }
    if (block.hasLoop) {
        block.perIterationSeconds =
            block.inner.iterations > 0 ? block.inner.steadySeconds / block.inner.iterations : 0;
        if (wave.residents > 1 && !plan.order.persistent) {
            block.prologueSeconds *= exposedWithNeighbours;
            block.epilogueSeconds *= exposedWithNeighbours;
        }
    }
    block.betweenTilesSeconds = block.prologueSeconds + block.epilogueSeconds;
    if (storesDrain(plan)) block.betweenTilesSeconds -= (1 - exposedBurst) * block.storeSeconds;
    if (runsAhead(plan) && block.hasLoop) block.betweenTilesSeconds = betweenTiles(context, block);
    return block;
}

} // namespace tilesight
