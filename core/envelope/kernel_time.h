// Kernel time: fixed cost + waves of blocks, at the clock that the power budget allows.
//
//   T = T_fixed + n_full T_wave + T_tail                                             (paper: waves, section 3.4)
//   blocks of a full wave = SMs x residents; the tail's fewer SMs get a larger share of L2 and DRAM
//   blocks of unequal length (loop counts that depend on the tile) are list-scheduled in launch order
//   persistent blocks whose copies run ahead: prologue once, epilogue + (n - 1) times what lies between two tiles
//   a kernel that follows the grid (after_grid.h) adds its time
//   P(f) = P_idle + (E_flop FLOP f/f_max + E_L2 bytes + E_DRAM bytes) / T(f) <= board power; largest f that obeys
//   requests merge while blocks keep lockstep, of which is left   psi = 1 / (1 + rate T / 800 us)
//     rate = 1 with several blocks an SM: they take turns on its pipes as it happens
//     rate = (l2/turn)^4 (1 - (latency/turn)^4) with one: each keeps the exact pace of its own products or of the lines
//            that all wait for, unless L2 is what limits and enough stages let each run ahead
//
// Kernels without a software pipeline: direct_time.h.
#pragma once

#include "core/envelope/block_time.h"

namespace tilesight {

struct KernelTime {
    double seconds = 0;
    double clockHz = 0, powerWatts = 0;
    bool throttled = false;
    double merging = 1;
    PhaseTimes phases;
    std::vector<WaveInfo> waves;
    BlockTime block; ///< of a full wave (of the only wave if there is none)
    WaveState wave;
    Bottleneck bottleneck{};
    std::array<double, resourceCount> busySeconds{}; ///< of the fullest SM over the kernel
    double blockLifeSeconds = 0;                     ///< kernels without pipeline: start to end of one block
    double waveCount = 1;                            ///< the same: blocks that one slot of an SM runs, one by one
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
