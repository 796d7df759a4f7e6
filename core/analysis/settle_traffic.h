// Cache traffic as the counters of a profiler show it, once the envelope has settled how much merges.
//
//   S = (asked - merged - what L1 keeps) x sectors moved / bytes asked       reads of the SMs that reach L2
//   lookups = S + 1.5 W + Fr + instructions        (one partition: S + W + instructions)
//   hit rate = 1 - (D' + Fr) / lookups             (cache/HIT_RATE.md)
//   D' = D, or half of it where each request asks for one sector: DRAM sends two, and its neighbour's request then hits
//   instructions = 2.5 KB for each SM at work (counters of small elementwise kernels)
#pragma once

#include "core/analysis/analysis.h"
#include "core/envelope/kernel_time.h"

namespace tilesight {

/// Fills analysis.cache (per-tensor L2 reads, hit rate) and analysis.l15Hit.
void settleTraffic(const KernelContext& context, const KernelTime& time, Analysis& analysis);

} // namespace tilesight
