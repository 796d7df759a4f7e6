// Kernel time: fixed cost + waves of blocks, at the clock that the power budget allows.
//
//   T = T_fixed + n_full T_wave + T_tail                                             (paper: waves, section 3.4)
//   blocks of a full wave = SMs x residents; the tail's fewer SMs get a larger share of L2 and DRAM
//   a split tail keeps all SMs at work for its share of a wave, and adds up the parts of its tiles through L2
//   blocks of unequal length (loop counts that depend on the tile) are list-scheduled in launch order
//   persistent blocks whose copies run ahead: prologue once, epilogue + (n - 1) times what lies between two tiles
//   a kernel that follows the grid (after_grid.h) adds its time
//   P(f) = P_idle + (E_flop FLOP f/f_max + E_L2 bytes + E_DRAM bytes) / T(f) <= board power; largest f that obeys
//   requests merge while blocks keep step (cache/merging.h), of which psi is left
//     one block an SM: it keeps the exact pace of its own products or of the lines that all wait for, unless L2 is what
//       limits and enough stages let it run ahead: psi = 1 / (1 + (l2/turn)^4 (1 - (latency/turn)^4) T / 800 us)
//     several: neighbours in launch order fall back into step now and then; each tile adds a lag of its own, as long as
//       its life, and lags add up like a random walk: psi = 1 / (1 + (blocks per SM - 1) T life / (270 us)^2)
//     others, and residents, each go at their own speed: psi = 1 / (1 + (T / 14 us)^2)
//
// Kernels without a software pipeline: direct_time.h.
#pragma once

#include "core/envelope/block_time.h"

namespace tilesight {

struct KernelTime {
    double seconds = 0;
    double clockHz = 0, powerWatts = 0;
    bool throttled = false;
    Lockstep merging;
    PhaseTimes phases;
    std::vector<WaveInfo> waves;
    BlockTime block; ///< of a full wave (of the only wave if there is none)
    WaveState wave;
    Bottleneck bottleneck{};
    std::array<double, resourceCount> busySeconds{}; ///< of the fullest SM over the kernel
    double blockLifeSeconds = 0;                     ///< kernels without pipeline: start to end of one block
    double waveCount = 1;        ///< the same: blocks that one slot of an SM runs, one by one
    std::vector<double> l1Share; ///< the same: per tensor, part of its reads that L1 keeps
};

/// Time at a given clock; no power limit.
KernelTime kernelTimeAt(const KernelContext& context, double clockHz);

/// Power that a launch may draw. A controller answers late: of `launches` timed ones after `launchesBefore`, those that
/// begin within `delaySeconds` still run under the burst limit; the limit is the mean over the timed ones.
struct PowerLimit {
    double sustainedWatts = 0;
    double burstWatts = 0, delaySeconds = 0;
    double launchesBefore = 0, launches = 0; ///< 0 launches = sustainedWatts whatever the length
    double watts(double launchSeconds) const;
};

/// Time at the largest clock whose power stays within the limit.
KernelTime kernelTime(const KernelContext& context, const PowerLimit& limit);

/// Ceiling of the SM clock: the tensor clock when tensor cores work, else the boost clock.
double ceilingClockHz(const KernelContext& context);

} // namespace tilesight
