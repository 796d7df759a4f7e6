// How the profiler's L2 hit rate is composed (HIT_RATE.md). All bytes of one launch.
#pragma once

namespace tilesight {

/// 1 - (D + Fr) / (S + 1.5 W + Fr) with two or more partitions that share lines, 1 - D / (S + W) with one.
/// S = reads that reach L2, W = written, D = DRAM reads, Fr = reads that crossed between partitions. 0..1.
double profilerHitRate(double l2ReadBytes, double l2WriteBytes, double dramReadBytes, double crossingBytes,
                       bool partitionsShareLines);

} // namespace tilesight
