#include "core/envelope/kernel_time.h"

#include "core/cache/launch_order.h"
#include "core/envelope/after_grid.h"
#include "core/envelope/direct_time.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace tilesight {
namespace {

constexpr double driftSeconds = 800e-6;     // one block an SM: time until half of the step is lost
constexpr double neighbourSeconds = 270e-6; // several: root of time x life until neighbours have lost it
constexpr double distantSeconds = 14e-6;    // several: time until others have
constexpr std::size_t maxListedWaves = 64;

/// Step between blocks that is left at the end of the kernel, see the header.
Lockstep lockstepOf(const KernelContext& context, const KernelTime& time) {
    const Turn& turn = time.block.inner.turn;
    if (turn.seconds <= 0) return {};
    const double sms = context.gpu->smCount.value;
    const double more = static_cast<double>(time.wave.blocks) / sms - 1;
    if (more <= 0) {
        const double l2Bound = std::min(1.0, turn.l2Seconds / turn.seconds);
        const double latencyBound = std::min(1.0, turn.latencySeconds / turn.seconds);
        const double rate = std::pow(l2Bound, 4) * (1 - std::pow(latencyBound, 4));
        const double alone = 1 / (1 + rate * time.seconds / driftSeconds);
        return {alone, alone};
    }
    const double waves =
        std::max(1.0, static_cast<double>(context.plan->tiles()) / (sms * context.occupancy->residentBlocks));
    const double life = time.seconds / waves;
    const double lag = more * time.seconds * life / (neighbourSeconds * neighbourSeconds);
    const double slip = time.seconds / distantSeconds;
    return {1 / (1 + lag), 1 / (1 + slip * slip)};
}

WaveState waveOf(const KernelContext& context, long long blocks, double clockHz, const Lockstep& merging) {
    WaveState wave;
    wave.clockHz = clockHz;
    wave.merging = merging;
    wave.blocks = blocks;
    wave.activeSms = std::min(static_cast<double>(blocks), context.gpu->smCount.value);
    wave.residents = std::ceil(static_cast<double>(blocks) / context.gpu->smCount.value);
    return wave;
}

void addBusy(KernelTime& time, const BlockTime& block, double waves) {
    for (std::size_t r = 0; r < resourceCount; ++r)
        time.busySeconds[r] += waves * block.inner.iterations * block.inner.turn.use.seconds[r];
    time.busySeconds[static_cast<std::size_t>(Resource::dram)] += waves * block.storeSeconds;
}

/// Makespan of blocks of unequal length on `slots` places, each block to the place that is free first.
double listSchedule(const KernelContext& context, const BlockTime& block, long long slots) {
    const ResolvedPlan& plan = *context.plan;
    const ResolvedLoop& loop = plan.loops[static_cast<std::size_t>(block.inner.loop)];
    const auto sequence = launchSequence(plan);
    if (!sequence) return 0;
    const double fixed = block.prologueSeconds + block.epilogueSeconds;
    std::priority_queue<double, std::vector<double>, std::greater<>> free;
    for (long long s = 0; s < std::min<long long>(slots, plan.tiles()); ++s)
        free.push(0);
    double end = 0;
    for (const std::int32_t tile : *sequence) {
        const auto coordinates = tileCoordinates(plan, tile);
        const auto n = static_cast<double>(loop.countByCoordinate[static_cast<std::size_t>(
            coordinates[static_cast<std::size_t>(loop.countGridDim)])]);
        const double finish = free.top() + fixed + n * block.perIterationSeconds;
        free.pop();
        free.push(finish);
        end = std::max(end, finish);
    }
    return end;
}

/// Parts of a tile are stored in f32 by the blocks that computed them and read by the one that finishes the tile.
double fixUpSeconds(const KernelContext& context, const WaveState& wave) {
    double sums = 0;
    for (const ResolvedAction& action : context.plan->actions)
        if (action.operation == Operation::matmul)
            sums =
                std::max(sums, static_cast<double>(action.matmul[0]) * static_cast<double>(action.matmul[1]));
    const double bytes = 2 * sums * 4 * static_cast<double>(wave.blocks);
    return 2 * context.gpu->l2LoadLatency.value + bytes / context.gpu->l2Bandwidth.value;
}

KernelTime pipelinedTimeAt(const KernelContext& context, double clockHz, const Lockstep& merging) {
    const ResolvedPlan& plan = *context.plan;
    const auto sms = static_cast<long long>(context.gpu->smCount.value);
    const long long tiles = plan.tiles();
    const long long perWave = sms * context.occupancy->residentBlocks;
    const long long full = tiles / perWave, tail = tiles % perWave;
    const bool ahead = runsAhead(plan), drains = storesDrain(plan);

    KernelTime time;
    time.clockHz = clockHz;
    time.merging = merging;
    time.phases.launchSeconds =
        context.hasMatmul ? context.gpu->kernelFixedSeconds.value
                          : context.gpu->graphGapSeconds.value + context.gpu->blockStartSeconds.value;
    double now = time.phases.launchSeconds;
    const auto add = [&](long long blocks, long long count, bool isTail) {
        const bool split = isTail && plan.order.splitTail;
        const WaveState wave = waveOf(context, split ? perWave : blocks, clockHz, merging);
        BlockTime block = blockTimeOf(context, wave);
        if (count == 0) return;
        if (split) {
            const double share = static_cast<double>(blocks) / static_cast<double>(perWave);
            block.steadySeconds *= share;
            block.inner.iterations *= share;
            block.inner.steadySeconds *= share;
            block.epilogueSeconds += fixUpSeconds(context, wave);
        }
        const auto repeats = static_cast<double>(count);
        double prologue = repeats * block.prologueSeconds, epilogue = repeats * block.epilogueSeconds;
        double each = block.totalSeconds();
        if (ahead ||
            drains) { // only the last tile waits for its stores, copies ahead: only the first for its data
            const double last = isTail || tail == 0 ? 1 : 0;
            if (ahead) prologue = isTail && full > 0 ? 0 : block.prologueSeconds;
            const double between = block.betweenTilesSeconds - (ahead ? 0 : block.prologueSeconds);
            epilogue = (repeats - last) * between + last * block.epilogueSeconds;
            each = block.steadySeconds + (prologue + epilogue) / repeats;
        }
        time.phases.prologueSeconds += prologue;
        time.phases.steadySeconds += repeats * block.steadySeconds;
        time.phases.epilogueSeconds += epilogue;
        addBusy(time, block, repeats);
        for (long long i = 0; i < count; ++i) {
            const bool summed = time.waves.size() + 1 >= maxListedWaves && i + 1 < count;
            const double length = each * (summed ? static_cast<double>(count - i) : 1);
            time.waves.push_back({now, length, summed ? blocks * (count - i) : blocks,
                                  static_cast<int>(wave.activeSms), isTail});
            now += length;
            if (summed) break;
        }
        if (!isTail || full == 0) {
            time.block = block;
            time.wave = wave;
        }
    };
    if (full > 0) add(perWave, full, false);
    if (tail > 0) add(tail, 1, true);

    const int inner = time.block.inner.loop;
    if (inner >= 0 && !plan.loops[static_cast<std::size_t>(inner)].countByCoordinate.empty()) {
        // Blocks differ: their sum of waves is replaced by the makespan; the phases keep their proportions.
        const double waves = now - time.phases.launchSeconds;
        const double makespan = listSchedule(context, time.block, perWave);
        const double scale = waves > 0 && makespan > 0 ? makespan / waves : 1;
        time.phases.prologueSeconds *= scale;
        time.phases.steadySeconds *= scale;
        time.phases.epilogueSeconds *= scale;
        for (WaveInfo& w : time.waves) {
            w.startSeconds = time.phases.launchSeconds + (w.startSeconds - time.phases.launchSeconds) * scale;
            w.durationSeconds *= scale;
        }
        now = time.phases.launchSeconds + waves * scale;
    }
    const double after = afterGridSeconds(context);
    time.phases.epilogueSeconds += after;
    time.seconds = now + after;
    time.bottleneck = time.block.inner.turn.limit;
    if (time.phases.launchSeconds > 0.5 * time.seconds) time.bottleneck = Bottleneck::launch;
    return time;
}

double powerWatts(const KernelContext& context, const KernelTime& time) {
    const Gpu& gpu = *context.gpu;
    double tensorFlops = 0, fma = 0, sfu = 0;
    const ResolvedPlan& plan = *context.plan;
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const ResolvedAction& action = plan.actions[i];
        const double executions = static_cast<double>(plan.tiles()) * plan.iterationsOf(action.loop);
        // Padding is zeros, which switch no gates; half as wide operands switch about half as many: energy follows
        // the operand's width.
        if (action.operation == Operation::matmul)
            tensorFlops += executions * context.filledShares[i] * action.flops *
                           std::min(16, bitsOf(action.dtype)) / 16.0;
        fma += executions * action.elements * action.cost.fma;
        sfu += executions * action.elements * action.cost.sfu;
    }
    // Energy per operation follows the square of the voltage, which follows the clock: power ~ f^2 at a fixed
    // time.
    const double voltage = time.clockHz / gpu.tensorClockHz.value;
    const double joules =
        voltage * (gpu.tensorJoulesPerFlop.value * tensorFlops + 2 * gpu.fmaJoulesPerFlop.value * fma +
                   gpu.sfuJoulesPerOp.value * sfu) +
        gpu.l2JoulesPerByte.value *
            (context.traffic->requestedBytes - context.traffic->mergeable.merged(time.merging)) +
        gpu.dramJoulesPerByte.value * (context.traffic->dramReadBytes + context.traffic->dramWriteBytes);
    return gpu.idlePowerWatts.value + joules / time.seconds;
}

} // namespace

double ceilingClockHz(const KernelContext& context) {
    return context.hasMatmul ? context.gpu->tensorClockHz.value : context.gpu->boostClockHz.value;
}

namespace {

/// As kernelTimeAt(), from a guess of the step between blocks that is left.
KernelTime settledTimeAt(const KernelContext& context, double clockHz, const Lockstep* guess) {
    if (isDirect(*context.plan)) {
        KernelTime time = directTimeAt(context, clockHz);
        time.powerWatts = powerWatts(context, time);
        return time;
    }
    // Merging depends on the elapsed time and the time on merging: a few rounds settle it (the factor is a
    // contraction).
    Lockstep merging = guess ? *guess : Lockstep{};
    KernelTime time = pipelinedTimeAt(context, clockHz, merging);
    for (int round = 0; round < 4; ++round) {
        const Lockstep next = lockstepOf(context, time);
        if (std::abs(next.neighbours - merging.neighbours) + std::abs(next.others - merging.others) < 0.01)
            break;
        // Without a guess the first value is far off.
        const double weight = !guess && round == 0 && time.wave.residents > 1 ? 1 : 0.5;
        merging.neighbours += weight * (next.neighbours - merging.neighbours);
        merging.others += weight * (next.others - merging.others);
        time = pipelinedTimeAt(context, clockHz, merging);
    }
    time.powerWatts = powerWatts(context, time);
    return time;
}

} // namespace

KernelTime kernelTimeAt(const KernelContext& context, double clockHz) {
    return settledTimeAt(context, clockHz, nullptr);
}

double PowerLimit::watts(double seconds) const {
    if (launches < 1 || !(seconds > 0)) return sustainedWatts;
    const double early = std::clamp((delaySeconds / seconds - launchesBefore) / launches, 0.0, 1.0);
    return sustainedWatts + early * (burstWatts - sustainedWatts);
}

KernelTime kernelTime(const KernelContext& context, const PowerLimit& limit) {
    const double ceiling = ceilingClockHz(context), idle = context.gpu->idlePowerWatts.value;
    KernelTime time = kernelTimeAt(context, ceiling);
    double most = limit.watts(time.seconds);
    if (time.powerWatts <= most) return time;
    // Power follows the clock smoothly: secants from the last two points, within what is known of the answer.
    constexpr double aim = 0.99975, near = 0.9995; // of the limit
    double low = 0.3 * ceiling, high = ceiling, clock = ceiling, previous = 0, previousExcess = 0;
    bool settled = false;
    for (int step = 0; step < 9 && !settled && high - low > 2e-4 * ceiling; ++step) {
        const double excess = time.powerWatts - aim * most;
        double next = step == 0
                          ? clock * std::sqrt(std::max(0.0, aim * most - idle) / (time.powerWatts - idle))
                          : clock - excess * (clock - previous) / (excess - previousExcess);
        if (!(next > low && next < high)) next = step == 0 ? low : 0.5 * (low + high);
        previous = clock, previousExcess = excess, clock = next;
        const Lockstep guess = time.merging;
        time = settledTimeAt(context, clock, &guess);
        most = limit.watts(time.seconds);
        (time.powerWatts <= most ? low : high) = clock;
        settled = time.powerWatts <= most && time.powerWatts >= near * most;
    }
    if (!settled) time = kernelTimeAt(context, low);
    time.throttled = true;
    return time;
}

} // namespace tilesight
