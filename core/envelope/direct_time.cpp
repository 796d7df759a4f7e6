#include "core/envelope/direct_time.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double overlapPower =
    4.6; // blocks replace each other at random times (probe: copy with added arithmetic)
// An empty kernel already holds the start of a block; the first block of a kernel with work adds its end.
constexpr double exposedStart = 0.5;
constexpr double rampDramSeconds =
    0.3e-6; // first lines and last writes of a stream (probe: copies of 1 to 30 MB, intercept)
// Reads and writes in equal parts turn the DRAM bus around (probe: copy against read and write alone).
constexpr double turningShare = 0.015;
// A written line is looked up in its home half and, every other one, on its way through the other half.
constexpr double lookupsPerWrite = 1.5;
constexpr double wholeWaves = 4;    // below, waves are counted whole
constexpr double lockstepTurns = 8; // residents of longer loops stay in phase: their bodies add up
// A plain load knows no barrier. A block waits for its slowest line, a turn of a long loop for lines of its
// own warp only; shares of the latency of a tile copy (probe: pointer chase).
constexpr double ownLineDram = 0.35 / 0.68, ownLineL2 = 0.15 / 0.22;
constexpr double coldClocks =
    3; // an instruction that the SM has not fetched before (probe: unrolled code, one launch)

double plainLatency(const Gpu& gpu, double missShare, bool lockstep) {
    const double near = gpu.l2LoadLatency.value * (lockstep ? ownLineL2 : 1);
    const double far = std::max(near, gpu.dramLoadLatency.value * (lockstep ? ownLineDram : 1));
    return near + (far - near) * lateTileShare(missShare);
}

/// One block from its start to its end.
struct Life {
    double load = 0, work = 0, wait = 0; ///< seconds: pipes busy with loads, with the rest, waiting
    double seconds() const { return load + work + wait; }
    Life& operator+=(const Life& other) {
        load += other.load;
        work += other.work;
        wait += other.wait;
        return *this;
    }
};

class BlockLife {
public:
    BlockLife(const KernelContext& context, const Rates& own, const Rates& shared, double residents)
        : m_context(context), m_plan(*context.plan), m_own(own), m_shared(shared), m_residents(residents) {}

    /// One pass of a loop's body (-1: of the tile's) with the loops inside it.
    /// `wholeLoops` false: one turn of each loop, what a stream of blocks shows at its begin and end.
    Life pass(int loop, bool lockstep, bool wholeLoops) const {
        Life life;
        double wait = 0; // loads of one straight stretch are in flight together
        for (std::size_t i = 0; i < m_plan.actions.size(); ++i) {
            const ResolvedAction& action = m_plan.actions[i];
            if (action.loop != loop) continue;
            const ActionCost cost = costOf(m_context, static_cast<int>(i), lockstep ? m_shared : m_own, {});
            const double bodies = lockstep ? m_residents : 1;
            if (!isMemory(action.operation)) {
                life.work += bodies * (cost.seconds - cost.latencySeconds);
                life.wait += cost.latencySeconds;
                continue;
            }
            // In lockstep the bandwidth of the SM is shared by the whole wave: it counts with the chip's, not
            // here.
            const double transfer =
                lockstep ? 0 : m_context.shapes[i].bytes / m_context.gpu->l2BandwidthPerSm.value;
            (action.operation == Operation::load ? life.load : life.work) +=
                bodies *
                std::max({cost.issueSeconds, cost.use[Resource::l15], cost.use[Resource::smem], transfer});
            if (action.operation == Operation::load)
                wait = std::max(
                    wait, isNear(i) ? m_context.gpu->smemLatency.value
                                    : plainLatency(*m_context.gpu,
                                                   isReadBefore(i) ? 0 : sharesOf(m_context, action, {}).dram,
                                                   lockstep));
        }
        life.wait += wait;
        for (std::size_t child = 0; child < m_plan.loops.size(); ++child) {
            if (m_plan.loops[child].parent != loop) continue;
            const double count = m_plan.loops[child].meanCount;
            const double turns = wholeLoops ? count : std::min(1.0, count);
            const Life turn = pass(static_cast<int>(child), wholeLoops && count >= lockstepTurns, wholeLoops);
            life += {turns * turn.load, turns * turn.work, turns * turn.wait};
        }
        return life;
    }

    /// The block loads the same part of the tensor a second time: a second pass finds its lines in the
    /// caches.
    bool isReadBefore(std::size_t index) const {
        const ResolvedAction& action = m_plan.actions[index];
        return std::any_of(m_plan.actions.begin(),
                           m_plan.actions.begin() + static_cast<std::ptrdiff_t>(index),
                           [&](const ResolvedAction& earlier) {
                               return earlier.operation == Operation::load && earlier.access &&
                                      action.access && earlier.access->tensor == action.access->tensor &&
                                      earlier.access->reuseDims == action.access->reuseDims &&
                                      bytesOfBlock(earlier) >= bytesOfBlock(action);
                           });
    }

    /// Plain loads fill the L1 that shared memory leaves: a second pass hits there if the parts of all
    /// residents fit, and so does what every block reads.
    bool isNear(std::size_t index) const {
        const ResolvedAction& action = m_plan.actions[index];
        if (!action.access) return false;
        const bool common = action.access->reuseDims.size() == m_plan.grid.size();
        if (!common && !isReadBefore(index)) return false;
        const double part = bytesOfBlock(action) * (common ? 1 : m_residents);
        return part <=
               m_context.gpu->sharedBytesPerSm.value - m_residents * m_context.occupancy->sharedBytesPerBlock;
    }

private:
    double bytesOfBlock(const ResolvedAction& action) const {
        return action.bytes * m_plan.iterationsOf(action.loop);
    }

    const KernelContext& m_context;
    const ResolvedPlan& m_plan;
    const Rates &m_own, &m_shared;
    double m_residents;
};

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

    ResourceVector use; // of one block, as the residents share the pipes
    double coldInstructions = 0, asked = 0, near = 0;
    std::vector<double> askedOf(plan.tensors.size(), 0.0);
    time.l1Share.assign(plan.tensors.size(), 0.0);
    const BlockLife block(context, rates, shared, wave.residents);
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const double executions = plan.iterationsOf(plan.actions[i].loop);
        use += executions * costOf(context, static_cast<int>(i), shared, {}).use;
        coldInstructions += warpInstructions(plan, plan.actions[i]);
        if (plan.actions[i].operation != Operation::load) continue;
        const double bytes = executions * context.shapes[i].bytes;
        const auto tensor =
            static_cast<std::size_t>(plan.actions[i].access ? plan.actions[i].access->tensor : 0);
        asked += bytes;
        askedOf[tensor] += bytes;
        if (!block.isNear(i)) continue;
        near += bytes;
        time.l1Share[tensor] += bytes;
    }
    for (std::size_t t = 0; t < askedOf.size(); ++t)
        if (askedOf[t] > 0) time.l1Share[t] /= askedOf[t];
    const Life life = block.pass(-1, false, true), edge = block.pass(-1, false, false);
    time.blockLifeSeconds = gpu.blockStartSeconds.value + life.seconds();

    const CacheTraffic& traffic = *context.traffic;
    double waves = tiles / static_cast<double>(sms * context.occupancy->residentBlocks);
    if (waves < wholeWaves) waves = std::ceil(waves);
    time.waveCount = waves;
    const double writes = (gpu.l2Partitions.value > 1 ? lookupsPerWrite : 1) * traffic.l2WriteBytes;
    const double reads = traffic.l2ReadBytes * (asked > 0 ? 1 - near / asked : 1); // L1 keeps the rest
    const double l2 = (reads + writes) / (rates.l2BytesPerSecond * wave.activeSms);
    const double reading = traffic.dramReadBytes / (rates.dramBytesPerSecond * wave.activeSms);
    const double writing = (traffic.dramWriteBytes + context.earlierWriteBytes) /
                           (rates.dramWriteBytesPerSecond * wave.activeSms);
    const double dram = reading + writing + 2 * turningShare * std::min(reading, writing);
    const double blocksPerSm = tiles / gpu.smCount.value;
    const double issue = blocksPerSm * use[Resource::cuda], sfu = blocksPerSm * use[Resource::sfu];
    const double port = blocksPerSm * use[Resource::l15], smem = blocksPerSm * use[Resource::smem];
    const double ramp = traffic.l2ReadBytes > 0
                            ? rampDramSeconds * std::min(1.0, traffic.dramReadBytes / traffic.l2ReadBytes)
                            : 0;
    const double cold = coldClocks * coldInstructions / clockHz;
    const double launch = tiles * gpu.blockLaunchInterval.value;
    // Residents in lockstep add up their work inside the life of a block already.
    const bool lockstep = std::any_of(plan.loops.begin(), plan.loops.end(), [](const ResolvedLoop& loop) {
        return loop.meanCount >= lockstepTurns;
    });
    const double apart = lockstep ? 0 : 1;
    const double stream = waves * time.blockLifeSeconds - gpu.blockStartSeconds.value - edge.wait - edge.work;
    const std::array<double, 8> terms{stream, apart * issue, apart * sfu, port, smem, dram, l2, launch};
    const double body = smoothMaximum(terms, overlapPower);
    time.phases.launchSeconds = gpu.graphGapSeconds.value;
    time.phases.prologueSeconds =
        exposedStart * gpu.blockStartSeconds.value + edge.wait + edge.work + cold + ramp;
    time.phases.steadySeconds = body;
    time.seconds = time.phases.launchSeconds + time.phases.prologueSeconds + body;

    time.block.hasLoop = !plan.loops.empty();
    time.block.prologueSeconds = gpu.blockStartSeconds.value + life.wait;
    time.block.steadySeconds = life.load + life.work;
    for (std::size_t r = 0; r < resourceCount; ++r)
        time.busySeconds[r] = blocksPerSm * use.seconds[r];
    time.busySeconds[static_cast<std::size_t>(Resource::l2)] = l2;
    time.busySeconds[static_cast<std::size_t>(Resource::dram)] = dram;

    const std::array<Bottleneck, 8> names{Bottleneck::latency, Bottleneck::cuda,  Bottleneck::sfu,
                                          Bottleneck::l15,     Bottleneck::smem,  Bottleneck::dram,
                                          Bottleneck::l2,      Bottleneck::launch};
    time.bottleneck =
        names[static_cast<std::size_t>(std::max_element(terms.begin(), terms.end()) - terms.begin())];
    if (time.phases.launchSeconds + gpu.blockStartSeconds.value > 0.5 * time.seconds)
        time.bottleneck = Bottleneck::launch;
    const double start = time.phases.launchSeconds + time.phases.prologueSeconds;
    time.waves.push_back({start, body, plan.tiles(), static_cast<int>(wave.activeSms), false});
    return time;
}

} // namespace tilesight
