#include "core/envelope/direct_time.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double overlapPower = 4.6;        // blocks replace each other at random times (probe: copy with added arithmetic)
constexpr double rampDramSeconds = 3.1e-6;  // first lines and last writes of a DRAM-bound kernel (probe: copies, intercept)
constexpr double rampCachedSeconds = 0.05e-6;
constexpr double wholeWaves = 4;            // below, waves are counted whole

} // namespace

bool isDirect(const ResolvedPlan& plan) {
    return std::none_of(plan.actions.begin(), plan.actions.end(), [](const ResolvedAction& action) {
        return action.operation == Operation::matmul ||
               (action.operation == Operation::load && action.async && action.loop >= 0);
    });
}

KernelTime directTimeAt(const KernelContext& context, double clockHz) {
    const ResolvedPlan& plan = *context.plan;
    const Gpu& gpu = *context.gpu;
    const auto sms = static_cast<long long>(gpu.smCount.value);
    const double tiles = static_cast<double>(plan.tiles());
    KernelTime time;
    time.clockHz = clockHz;
    WaveState& wave = time.wave;
    wave.clockHz = clockHz;
    wave.blocks = std::min<long long>(plan.tiles(), sms * context.occupancy->residentBlocks);
    wave.activeSms = static_cast<double>(std::min<long long>(plan.tiles(), sms));
    wave.residents = std::ceil(static_cast<double>(wave.blocks) / gpu.smCount.value);
    const Rates rates = Rates::of(gpu, clockHz, wave.activeSms);
    Rates shared = rates; // the residents fill the lane pipes together
    shared.warps = plan.warps * wave.residents;

    // One block: its own work and waiting; every load of one straight stretch is in flight together.
    double compute = 0, latency = 0, ownBytes = 0;
    ResourceVector use;
    const auto executionsOf = [&](const ResolvedAction& action) {
        double executions = 1;
        for (int loop = action.loop; loop >= 0; loop = plan.loops[static_cast<std::size_t>(loop)].parent)
            executions *= plan.loops[static_cast<std::size_t>(loop)].meanCount;
        return executions;
    };
    std::map<int, double> latencyOfLoop; // loads of one body wait together, once an iteration
    for (const ResolvedAction& action : plan.actions) {
        const LevelShares shares = sharesOf(context, action, 1);
        const ActionCost cost = costOf(context, static_cast<int>(&action - plan.actions.data()), rates, 1);
        const double executions = executionsOf(action);
        use += executions * costOf(context, static_cast<int>(&action - plan.actions.data()), shared, 1).use;
        if (isMemory(action.operation)) {
            compute += executions * cost.issueSeconds;
            ownBytes += executions * action.bytes;
            if (action.operation == Operation::load) {
                double& waits = latencyOfLoop[action.loop];
                waits = std::max(waits, executions * loadLatencySeconds(gpu, shares.dram));
            }
        } else {
            compute += executions * cost.seconds;
        }
    }
    for (const auto& entry : latencyOfLoop) latency += entry.second;
    time.blockLifeSeconds = gpu.blockStartSeconds.value + latency + compute + ownBytes / gpu.l2BandwidthPerSm.value;

    const CacheTraffic& traffic = *context.traffic;
    double waves = tiles / static_cast<double>(sms * context.occupancy->residentBlocks);
    if (waves < wholeWaves) waves = std::ceil(waves);
    const double dramBytes = traffic.dramReadBytes + traffic.dramWriteBytes;
    const double l2 = (traffic.l2ReadBytes + traffic.l2WriteBytes) / (rates.l2BytesPerSecond * wave.activeSms);
    const double dram = traffic.dramReadBytes / (rates.dramBytesPerSecond * wave.activeSms) +
                        traffic.dramWriteBytes / (rates.dramWriteBytesPerSecond * wave.activeSms);
    const double blocksPerSm = tiles / gpu.smCount.value;
    const double issue = blocksPerSm * use[Resource::cuda], sfu = blocksPerSm * use[Resource::sfu];
    const double launch = tiles * gpu.blockLaunchInterval.value;
    const std::array<double, 6> terms{waves * time.blockLifeSeconds, issue, sfu, dram, l2, launch};
    const double body = smoothMaximum(terms, overlapPower);
    const bool dramBound = dramBytes > 0.5 * (traffic.l2ReadBytes + traffic.l2WriteBytes);
    time.phases.launchSeconds = gpu.graphGapSeconds.value;
    time.phases.prologueSeconds = dramBound ? rampDramSeconds * std::min(1.0, dram / rampDramSeconds) : rampCachedSeconds;
    time.phases.steadySeconds = body;
    time.seconds = time.phases.launchSeconds + time.phases.prologueSeconds + body;

    time.block.hasLoop = !plan.loops.empty();
    time.block.prologueSeconds = gpu.blockStartSeconds.value + latency;
    time.block.steadySeconds = compute + ownBytes / gpu.l2BandwidthPerSm.value;
    for (std::size_t r = 0; r < resourceCount; ++r) time.busySeconds[r] = blocksPerSm * use.seconds[r];
    time.busySeconds[static_cast<std::size_t>(Resource::l2)] = l2;
    time.busySeconds[static_cast<std::size_t>(Resource::dram)] = dram;

    const std::array<Bottleneck, 6> names{Bottleneck::latency, Bottleneck::cuda, Bottleneck::sfu,
                                          Bottleneck::dram,    Bottleneck::l2,   Bottleneck::launch};
    time.bottleneck = names[static_cast<std::size_t>(std::max_element(terms.begin(), terms.end()) - terms.begin())];
    if (time.phases.launchSeconds + gpu.blockStartSeconds.value > 0.5 * time.seconds) time.bottleneck = Bottleneck::launch;
    const double start = time.phases.launchSeconds + time.phases.prologueSeconds;
    time.waves.push_back({start, body, plan.tiles(), static_cast<int>(wave.activeSms), false});
    return time;
}

} // namespace tilesight
