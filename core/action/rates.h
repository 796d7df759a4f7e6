// Rates of one SM at a given clock and share of the chip: what turns footprints into seconds.
#pragma once

#include "core/envelope/bandwidth.h"
#include "core/hardware/gpu.h"
#include "core/plan/tile_plan.h"

namespace tilesight {

/// The SM's port to the caches looks up one 128-byte line a clock (probe of tile loops).
inline constexpr double portBytesPerClock = 128;

/// Everything per SM, seconds and bytes; L2 and DRAM are one active SM's fair share of the chip.
struct Rates {
    double clockHz = 0;
    double activeSms = 0;
    double warps = 0; ///< that share the lane pipes; 0 = those of one block
    double fmaPerSecond = 0, aluPerSecond = 0, sfuPerSecond = 0, issuePerSecond = 0; ///< lane operations
    double smemBytesPerSecond = 0, tmemBytesPerSecond = 0;
    double l15BytesPerSecond = 0; ///< the SM's port to the caches: one 128-byte line a clock
    double l2BytesPerSecond = 0, dramBytesPerSecond = 0, dramWriteBytesPerSecond = 0;
    double mallBytesPerSecond = 0; ///< memory-side cache; 0 = none

    static Rates of(const Gpu& gpu, double clockHz, double activeSms) {
        Rates r;
        r.clockHz = clockHz;
        r.activeSms = activeSms;
        r.fmaPerSecond = gpu.fmaLanesPerClock.value * clockHz;
        r.aluPerSecond = gpu.aluLanesPerClock.value * clockHz;
        r.sfuPerSecond = gpu.sfuLanesPerClock.value * clockHz;
        r.issuePerSecond = gpu.issueSlotsPerClock.value * clockHz;
        r.smemBytesPerSecond = gpu.smemBytesPerClock.value * clockHz;
        r.tmemBytesPerSecond = gpu.tmemReadBytesPerClock.known() ? gpu.tmemReadBytesPerClock.value * clockHz : 0;
        r.l15BytesPerSecond = portBytesPerClock * clockHz;
        // L2 and DRAM run on clocks of their own: they do not follow the SM clock.
        r.l2BytesPerSecond =
            bandwidthOfActiveSms(activeSms, gpu.l2BandwidthPerSm.value, gpu.l2Bandwidth.value) / activeSms;
        r.dramBytesPerSecond =
            bandwidthOfActiveSms(activeSms, gpu.dramBandwidthPerSm.value, gpu.dramBandwidth.value) / activeSms;
        if (gpu.mallBandwidth.known() && gpu.mallBandwidth.value > 0)
            r.mallBytesPerSecond =
                bandwidthOfActiveSms(activeSms, gpu.l2BandwidthPerSm.value, gpu.mallBandwidth.value) / activeSms;
        r.dramWriteBytesPerSecond =
            bandwidthOfActiveSms(activeSms, gpu.dramBandwidthPerSm.value, gpu.dramWriteBandwidth.value) / activeSms;
        return r;
    }
};

/// Tensor-core FLOP per SM and clock for a product of this type; 0 = the GPU has no such unit.
double tensorFlopsPerClock(const Gpu& gpu, DataType type);

} // namespace tilesight
