// Numbers that a GPU's file leaves out: by arithmetic on its own numbers (kind derived), or carried over from
// a sibling and scaled by clock or size (kind guess). Order matters: later rules read what earlier ones
// filled in.
#include "core/hardware/gpu.h"
#include "core/hardware/gpu_family.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

// Our measurements on one H200 SXM, which stand in where a family has none of its own.
namespace h200 {
constexpr double boostClockHz = 1.98e9, tensorClockHz = 1.83e9, boardWatts = 700, burstWatts = 900,
                 idleWatts = 120;
constexpr double tensorPeakFlops = 132 * 4096 * tensorClockHz;
constexpr double tensorJoules = 0.85e-12, fmaJoules = 3e-12, sfuJoules = 12e-12, l2Joules = 22e-12,
                 dramJoules = 64e-12;
constexpr double kernelFixed = 2.12e-6, graphGap = 0.56e-6, blockStart = 0.52e-6, launchInterval = 0.605e-9;
constexpr double epilogueFixed = 0.27e-6, turnOne = 0.095e-6, turnTwo = 0.207e-6, turnProducer = 0.097e-6, queueDepth = 10;
constexpr double powerDelay = 28e-3, dependentKernel = 2.6e-6;
constexpr double dramPerSmShare = 0.141 / 0.18, dramWriteShare = 4.33 / 4.46;
} // namespace h200

class Filler {
public:
    explicit Filler(Gpu& gpu) : m_gpu(gpu), m_family(gpuFamily(gpu.architecture)) {}

    void run() {
        limits();
        clocksAndPower();
        rates();
        caches();
        times();
    }

private:
    void fill(Quantity& number, double value, Provenance kind, std::string source, std::string note = {}) {
        if (number.known()) return;
        number = {};
        number.value = value;
        number.kind = kind;
        number.source = std::move(source);
        number.note = std::move(note);
        number.filledIn = true;
    }
    void derived(Quantity& number, double value, const std::string& formula) {
        fill(number, value, Provenance::derived, formula);
    }
    void sibling(Quantity& number, double value, const std::string& rule) {
        fill(number, value, Provenance::guess, "carried over from " + m_family.origin, rule);
    }
    void h200Guess(Quantity& number, double value, const std::string& rule) {
        fill(number, value, Provenance::guess, "carried over from our measurement on H200 SXM", rule);
    }
    bool amd() const { return m_gpu.vendor == "AMD"; }

    void limits() {
        Gpu& g = m_gpu;
        sibling(g.warpSize, m_family.warpSize, "same in the family");
        sibling(g.smsPerTpc, m_family.smsPerTpc, "same in the family");
        sibling(g.smsPerCpc, std::min(m_family.smsPerCpc, g.smCount.value), "same in the family");
        sibling(g.gpcCount, std::max(1.0, std::round(g.smCount.value / m_family.smsPerGpc)),
                "SMs / SMs of a GPC in the family, rounded");
        sibling(g.maxBlocksPerSm, m_family.maxBlocksPerSm, "same in the family");
        fill(g.maxThreadsPerBlock, 1024, Provenance::guess, "same on every GPU in the database");
        fill(g.schedulersPerSm, 4, Provenance::guess, "same on every GPU in the database");
        sibling(g.maxRegistersPerThread, amd() ? 512 : 255, "same in the family");
        sibling(g.registerAllocationUnit, m_family.registerUnit, "same in the family");
        const double reserved = amd() || g.architecture == "volta" ? 0 : 1024;
        sibling(g.sharedBytesReservedPerBlock, std::min(reserved, g.sharedBytesPerSm.value / 2),
                "same in the family");
        derived(g.sharedBytesPerBlockMax, g.sharedBytesPerSm.value - g.sharedBytesReservedPerBlock.value,
                "shared_bytes_per_sm - shared_bytes_reserved_per_block");
        sibling(g.sharedAllocationUnit, m_family.sharedUnit, "same in the family");
        if (g.architecture == "blackwell")
            sibling(g.tmemBytesPerSm, 262144, "same in the family");
        else
            fill(g.tmemBytesPerSm, 0, Provenance::derived, "the architecture has no TMEM");
    }

    void clocksAndPower() {
        Gpu& g = m_gpu;
        fill(g.tensorClockHz, g.boostClockHz.value, Provenance::guess, "boost_clock",
             "no separate tensor clock is stated");
        const double peak = g.smCount.value * g.tensorBf16FlopsPerClock.value * g.tensorClockHz.value;
        h200Guess(g.boardPowerWatts,
                  std::clamp(h200::boardWatts * peak / h200::tensorPeakFlops, 70.0, 1400.0),
                  "in proportion to the tensor peak, 70 to 1400 W");
        h200Guess(g.burstPowerWatts, h200::burstWatts / h200::boardWatts * g.boardPowerWatts.value,
                  "same multiple of board_power");
        h200Guess(g.powerDelaySeconds, h200::powerDelay, "unscaled");
        h200Guess(g.idlePowerWatts, h200::idleWatts / h200::boardWatts * g.boardPowerWatts.value,
                  "same share of board_power");
        // A board is sized for its peak: the energy per FLOP falls with power per peak FLOP, but is never
        // above H200's.
        const double perFlop = (g.boardPowerWatts.value - g.idlePowerWatts.value) / peak;
        const double perFlopH200 = (h200::boardWatts - h200::idleWatts) / h200::tensorPeakFlops;
        h200Guess(g.tensorJoulesPerFlop, h200::tensorJoules * std::min(1.0, perFlop / perFlopH200),
                  "x (board_power - idle_power) / tensor peak relative to H200, at most 1");
        h200Guess(g.fmaJoulesPerFlop, h200::fmaJoules, "unscaled");
        h200Guess(g.sfuJoulesPerOp, h200::sfuJoules, "unscaled");
        h200Guess(g.l2JoulesPerByte, h200::l2Joules, "unscaled");
        h200Guess(g.dramJoulesPerByte, h200::dramJoules, "unscaled");
    }

    void rates() {
        Gpu& g = m_gpu;
        sibling(g.fmaLanesPerClock, m_family.fmaLanes, "same in the family");
        sibling(g.aluLanesPerClock, m_family.aluLanes, "same in the family");
        sibling(g.sfuLanesPerClock, m_family.sfuLanes, "same in the family");
        sibling(g.issueSlotsPerClock, m_family.issueSlots, "same in the family");
        sibling(g.smemBytesPerClock, m_family.smemBytesPerClock, "same in the family");
        const double bf16 = g.tensorBf16FlopsPerClock.value, fp32 = 2 * g.fmaLanesPerClock.value;
        fill(g.tensorFp8FlopsPerClock, bf16, Provenance::derived, "tensor_bf16",
             "no fp8 tensor rate: operands are converted to 16 bits");
        fill(g.tensorTf32FlopsPerClock, fp32, Provenance::derived, "2 x fma_lanes",
             "no tf32 tensor rate: the product runs on CUDA cores");
        if (g.tensorFp8FlopsPerClock.value > bf16)
            fill(g.tensorInt8OpsPerClock, g.tensorFp8FlopsPerClock.value, Provenance::guess, "tensor_fp8",
                 "int8 and fp8 run at one rate where both exist");
        fill(g.tensorInt8OpsPerClock, std::max(bf16, 2 * fp32), Provenance::derived,
             "max(tensor_bf16, 4 x fma_lanes)",
             "no int8 tensor rate: 16-bit products, or four-way dot products on CUDA cores");
        sibling(g.tensorEfficiency, m_family.tensorEfficiency, "same in the family");
        if (m_family.mmaSyncShare == 1)
            derived(g.tensorMmaSyncFlopsPerClock, bf16,
                    "tensor_bf16: matmul instructions are warp-level only");
        else
            h200Guess(g.tensorMmaSyncFlopsPerClock, m_family.mmaSyncShare * bf16,
                      "mma.sync 2364 FLOP/clk was measured on H200");
        const bool tmem = g.tmemBytesPerSm.value > 0;
        fill(g.tmemReadBytesPerClock, tmem ? 466.2 : 0, tmem ? Provenance::guess : Provenance::derived,
             tmem ? "carried over from B200" : "tmem_bytes_per_sm = 0");
        fill(g.tmemWriteBytesPerClock, tmem ? 1023.9 : 0, tmem ? Provenance::guess : Provenance::derived,
             tmem ? "carried over from B200" : "tmem_bytes_per_sm = 0");
    }

    void caches() {
        Gpu& g = m_gpu;
        const double sms = g.smCount.value, boost = g.boostClockHz.value;
        sibling(g.l2Partitions, m_family.l2Partitions, "same in the family");
        fill(g.l2Ways, 16, Provenance::guess, "no reliable figure", "16 is usual for caches of this size");
        fill(g.l2LineBytes, 128, Provenance::guess, "same on every GPU in the database");
        sibling(g.l2Bandwidth, m_family.l2BytesPerClockPerSm * sms * boost,
                "bytes per SM and clock of the family x SMs x boost_clock");
        sibling(g.l2BandwidthPerSm, std::min(m_family.l2BytesPerClockOneSm * boost, g.l2Bandwidth.value),
                "bytes per clock of the family x boost_clock");
        if (m_family.copiesBetweenPartitions && g.l2Partitions.value > 1)
            sibling(g.l2EffectiveBytes, std::floor(g.l2Bytes.value / g.l2Partitions.value),
                    "l2_bytes / l2_partitions: each partition keeps its own copy of lines that all SMs read");
        else
            derived(g.l2EffectiveBytes, g.l2Bytes.value, "l2_bytes: one partition holds each line once");
        if (m_family.l15BytesPerGroup > 0) {
            sibling(g.l15BytesPerGroup, m_family.l15BytesPerGroup, "same in the family");
            sibling(g.l15GroupSms, std::min(m_family.l15GroupSms, sms), "same in the family");
            sibling(g.l15Bandwidth,
                    std::max(m_family.l15BytesPerClockPerSm * sms * boost, g.l2Bandwidth.value),
                    "bytes per SM and clock of the family x SMs x boost_clock, not below l2_bandwidth");
        }
        fill(g.l15BytesPerGroup, 0, Provenance::derived, "no L1.5 is known");
        fill(g.l15GroupSms, g.smsPerCpc.value, Provenance::derived, "sms_per_cpc");
        fill(g.l15Bandwidth, g.l2Bandwidth.value, Provenance::derived, "l2_bandwidth", "no L1.5 is known");
        fill(g.mallBytes, 0, Provenance::derived, "no memory-side cache is known");
        fill(g.mallBandwidth, g.mallBytes.value > 0 ? 1.5 * g.dramBandwidth.value : 0,
             g.mallBytes.value > 0 ? Provenance::guess : Provenance::derived,
             g.mallBytes.value > 0 ? "1.5 x dram_bandwidth" : "mall_bytes = 0");
        h200Guess(g.dramBandwidthPerSm,
                  std::min(h200::dramPerSmShare * g.l2BandwidthPerSm.value, g.dramBandwidth.value),
                  "same share of l2_bandwidth_per_sm");
        h200Guess(g.dramWriteBandwidth, h200::dramWriteShare * g.dramBandwidth.value,
                  "same share of dram_bandwidth");
    }

    void times() {
        Gpu& g = m_gpu;
        const double boost = g.boostClockHz.value;
        const double slower = h200::boostClockHz / boost,
                     slowerTensor = h200::tensorClockHz / g.tensorClockHz.value;
        sibling(g.smemLatency, m_family.smemLatencyClocks / boost, "clocks of the family / boost_clock");
        sibling(g.l2LoadLatency, m_family.l2LatencyClocks / boost, "clocks of the family / boost_clock");
        sibling(g.dramLoadLatency, m_family.dramLatencySeconds, "same time as in the family");
        // MI300X: pointer chase 101, 217 and 419 ns from L2, MALL and DRAM.
        fill(g.mallLoadLatency,
             g.mallBytes.value > 0
                 ? g.l2LoadLatency.value + 0.36 * (g.dramLoadLatency.value - g.l2LoadLatency.value)
                 : 0,
             g.mallBytes.value > 0 ? Provenance::guess : Provenance::derived,
             g.mallBytes.value > 0 ? "carried over from MI300X" : "mall_bytes = 0",
             g.mallBytes.value > 0 ? "0.36 of the way from L2 to DRAM in a pointer chase" : "");
        h200Guess(g.kernelFixedSeconds, h200::kernelFixed, "unscaled");
        // No probe: found together with the plans of split products; those of H200 alone would take 3 us.
        fill(g.dependentKernelSeconds, h200::dependentKernel, Provenance::guess,
             "fit to times of split library GEMMs on five GPUs, H200 among them", "the same on all");
        h200Guess(g.graphGapSeconds, h200::graphGap, "unscaled");
        h200Guess(g.blockStartSeconds, h200::blockStart, "unscaled");
        h200Guess(g.blockLaunchInterval, h200::launchInterval * slower, "scaled by boost_clock");
        h200Guess(g.epilogueFixedSeconds, h200::epilogueFixed, "unscaled");
        h200Guess(g.turnFloorOneGroup, h200::turnOne * slowerTensor, "scaled by tensor_clock");
        h200Guess(g.turnFloorTwoGroups, h200::turnTwo * slowerTensor, "scaled by tensor_clock");
        h200Guess(g.turnFloorProducer, h200::turnProducer * slowerTensor, "scaled by tensor_clock");
        h200Guess(g.matmulQueueDepth, h200::queueDepth, "unscaled");
    }

    Gpu& m_gpu;
    const GpuFamily& m_family;
};

} // namespace

void derive(Gpu& gpu) {
    for (const GpuField& field : gpuFields()) {
        Quantity& number = gpu.*field.member;
        if (number.filledIn) number = {};
    }
    Filler(gpu).run();
    for (const GpuField& field : gpuFields()) {
        Quantity& number = gpu.*field.member;
        number.unit = field.unit;
        if (number.filledIn) number.value = std::clamp(number.value, field.minimum, field.maximum);
    }
}

} // namespace tilesight
