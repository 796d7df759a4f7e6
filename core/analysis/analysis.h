// Analysis: everything the engine found out about one plan on one GPU. Immutable; a recompute replaces it whole.
// Text report, JSON report, every view and the PDF read this one value, so they agree to the last digit.
#pragma once

#include "core/analysis/run_conditions.h"
#include "core/base/resource.h"
#include "core/cache/cache_model.h"
#include "core/plan/tile_plan.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace tilesight {

enum class Phase { launch, prologue, steady, epilogue };
std::string_view nameOf(Phase phase);

/// What bounds the kernel. The first nine mirror Resource.
enum class Bottleneck { tensor, cuda, sfu, tmem, smem, l15, l2, dram, network, latency, issue, launch };
std::string_view nameOf(Bottleneck b);  ///< "tensor", ..., "latency": ids used in JSON and CSV
std::string_view titleOf(Bottleneck b); ///< "Tensor core", "Memory latency", "Launch cost"

/// One busy stretch of one pipe for one block slot of SM 0 in a full wave.
struct LaneSegment {
    int action = -1; ///< index into TilePlan::actions
    Resource resource{};
    Phase phase{};
    long long iteration = -1; ///< of the innermost loop; -1 outside
    double startSeconds = 0;  ///< from the block's start
    double durationSeconds = 0;
    int readyAfter = -1;      ///< action whose end allowed this one to start (critical chain); -1 = block start
    bool critical = false;    ///< on the chain that sets the block's time
};

/// A gap of one pipe and who is to blame for it.
struct LaneWait {
    Resource resource{};
    Phase phase{};
    double startSeconds = 0, durationSeconds = 0;
    Resource blamedResource{};
    int blamedAction = -1;
    std::string sentence; ///< "waits: load B from DRAM"
};

/// Prologue, folded steady state and epilogue of one block.
struct Lanes {
    std::vector<LaneSegment> segments; ///< sorted by lane order, then start; first and last iterations only
    std::vector<LaneWait> waits;
    double prologueSeconds = 0, steadySeconds = 0, epilogueSeconds = 0; ///< of one block, true lengths
    double steadyPeriodSeconds = 0;    ///< one iteration of the innermost loop
    long long iterations = 0;          ///< of the innermost loop in one block
    long long foldedIterations = 0;    ///< iterations not in `segments`; they lie at foldStart .. foldStart + foldSeconds
    double foldStartSeconds = 0, foldSeconds = 0; ///< true times: segments after the fold start later than this
};

struct ActionResult {
    ResourceVector perExecution;  ///< u(o), Eq. 1, of one block alone at the settled clock
    double secondsPerExecution = 0; ///< its duration: largest entry plus own latency
    double busySeconds = 0;       ///< over the whole kernel on the fullest SM
    double bytes = 0, flops = 0;  ///< per execution
    long long executions = 0;     ///< per block
    Bottleneck limit{};
};

struct ResourceUse {
    double busySeconds = 0;       ///< over the kernel
    double utilization = 0;       ///< busy / latency, 0..1
    double steadyUtilization = 0; ///< share of the steady period, 0..1
    double peak = 0;              ///< FLOP/s, op/s or B/s of the whole GPU at the settled clock
    double used = 0;              ///< work of the kernel on it: FLOP (padding included), op or B
};

struct OccupancyLimit { std::string name; int blocks = 0; std::string sentence; }; ///< "SMEM", 1, "145 of 228 KiB per block"
struct Occupancy {
    int residentBlocks = 0;
    std::string limitedBy;              ///< "shared_memory", "registers", "warps", "blocks", "persistent", "grid"
    std::vector<OccupancyLimit> limits; ///< one for each limit
    int registersPerThread = 0;
    bool registersEstimated = false;
    double sharedBytesPerBlock = 0;
    bool sharedEstimated = false;
    double sharedBytesLimit = 0;        ///< a block may use
    int warpsPerBlock = 0;
};

struct WaveInfo { double startSeconds = 0, durationSeconds = 0; long long blocks = 0; int activeSms = 0; bool tail = false; };
struct Waves {
    long long full = 0;        ///< full waves
    long long tailBlocks = 0;  ///< blocks of the tail wave; 0 = none
    long long blocksPerWave = 0;
    long long gridBlocks = 0;  ///< tiles of the grid
    std::vector<WaveInfo> list; ///< at most 64; more are summed into the last full entry
};

struct PhaseTimes { double launchSeconds = 0, prologueSeconds = 0, steadySeconds = 0, epilogueSeconds = 0; }; ///< sum = latency

struct ClockState {
    double hz = 0, maximumHz = 0;  ///< settled in a sustained run; the ceiling
    double powerWatts = 0, limitWatts = 0;
    bool throttled = false;
    double burstLatencySeconds = 0; ///< of the first launches, under the burst power limit
};

struct OrderSearch {
    double legal = 0;        ///< number of legal orders (exact; may exceed 2^53 then rounded)
    long long examined = 0;
    bool bounded = false;    ///< search was cut short
    std::vector<int> chosen; ///< action indices
    double steadySeconds = 0;     ///< Eq. 5: a turn of one block alone, at the settled clock
    double worstSeconds = 0;      ///< of the examined ones
};

/// Requested-versus-used and other remarks. `id` is stable.
struct Remark { std::string id; std::string sentence; bool warning = false; };

/// Explanation tree: why is a number what it is. Root = latency; ids are paths such as "latency/steady/tensor".
struct Explanation {
    std::string id, title;
    double value = 0;
    std::string unit;
    std::string formula;       ///< symbolic: "T = T_pro + max(N - d, 0) T_steady + T_epi"
    std::string equation;      ///< "Eq. 2", "" = none
    std::string reason;        ///< a sentence
    std::string hardwareKey;   ///< field of the hardware file, "" = none
    std::string provenance;    ///< "spec", "measured", "derived", "guess", "edited"; "" = computed
    std::string source;
    std::vector<Explanation> inputs;
};

struct Analysis {
    // what was analysed
    std::string planName, gpuId, gpuName, cacheModel;
    TilePlan plan;      ///< as given
    RunConditions conditions;
    std::vector<std::pair<std::string, double>> parameters;

    double latencySeconds = 0;
    double flops = 0;              ///< useful FLOP of the launch: padding at the edges left out (action/useful_work.h)
    Bottleneck bottleneck{};
    std::string bottleneckReason;  ///< "98 % of the steady period"
    PhaseTimes phases;
    Waves waves;
    Occupancy occupancy;
    std::array<ResourceUse, resourceCount> resources;
    CacheTraffic cache;            ///< after merging has been settled
    double l15Hit = 0;             ///< share of tile reads that never reach L2
    ClockState clock;
    OrderSearch orders;
    std::vector<ActionResult> actions; ///< parallel to plan.actions
    bool hasTurns = true;          ///< the innermost loop is a software pipeline with a steady period; without, shares of
                                   ///< a turn are shares of the kernel
    double overlapRate = 0;        ///< 1 - steady period / sum of action times, 0..1
    std::vector<Remark> remarks;
    // on request
    Lanes lanes;
    Explanation explanation;
    long long gridRows = 0, gridColumns = 0;

    /// Share of the tiles' reads that a cache answers (L1.5 or L2), 0..1; cache.tileHit by tile. Writes do not
    /// count, in contrast to cache.l2Hit.
    double readHit() const {
        return cache.requestedBytes > 0 ? std::clamp(1 - cache.dramReadBytes / cache.requestedBytes, 0.0, 1.0) : 0;
    }
    const ResourceUse& use(Resource r) const { return resources[static_cast<std::size_t>(r)]; }
};

} // namespace tilesight
