// Cache models: from launch order and footprints to bytes per level. One model = one file pair and one line
// of registration in cache_model.cpp. Both the paper's reuse distance and the replay sit behind this one
// interface.
#pragma once

#include "core/base/stop.h"
#include "core/hardware/gpu.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>
#include <string>
#include <vector>

namespace tilesight {

struct CacheInput {
    const ResolvedPlan* plan = nullptr;
    const Gpu* gpu = nullptr;
    int residentBlocks = 1; ///< per SM
    int slices = 8; ///< parts of the innermost loop that are told apart
    bool wantTileHits = false; ///< fill CacheTraffic::tileHit
    double preloadedBytes = 0; ///< input bytes still in L2 from an earlier launch (0 = cold)
    std::vector<double> warmShares = {}; ///< the same by tensor, as shares 0..1; empty = any of preloadedBytes
};

/// How much of the step between blocks is left on average, 0..1: neighbours in launch order and others.
struct Lockstep {
    double neighbours = 1, others = 1;
};

/// Requests that merge before L2 (L1.5).
struct MergeableBytes {
    double inStep = 0;   ///< while blocks are in step
    double byChance = 0; ///< part of inStep that merges even when they are not
    double distant = 0;  ///< part of inStep - byChance that needs others than neighbours in step

    double merged(const Lockstep& left) const {
        return byChance + left.neighbours * (inStep - byChance - distant) + left.others * distant;
    }
    /// The same with no more than this in step.
    MergeableBytes atMost(double most) const {
        const double chance = std::min(byChance, most), all = std::min(inStep, most);
        return {all, chance, std::min(distant, all - chance)};
    }
    MergeableBytes& operator+=(const MergeableBytes& other) {
        inStep += other.inStep;
        byChance += other.byChance;
        distant += other.distant;
        return *this;
    }
};

/// Bytes of one launch of the whole kernel, before in-flight merging has decayed.
struct TensorTraffic {
    int tensor = -1;
    double requestedBytes = 0; ///< asked for by the tiles, clipped at the boundary
    MergeableBytes mergeable;  ///< part of requestedBytes
    double l2Bytes =
        0; ///< reads that reach L2 = requestedBytes - mergeable.inStep (the engine may put some back)
    double dramBytes = 0; ///< reads that come from DRAM
    double sideBytes = 0; ///< reads that miss L2: from DRAM or from the memory-side cache, at least dramBytes
    double writtenBytes = 0;
    double meanReuseDistanceBytes = 0; ///< of the non-first accesses
};

struct CacheTraffic {
    std::vector<TensorTraffic> tensors; ///< one per accessed tensor
    double requestedBytes = 0, l2ReadBytes = 0, dramReadBytes = 0;
    double l2WriteBytes = 0, dramWriteBytes = 0;
    MergeableBytes mergeable; ///< sum over tensors
    double crossingBytes = 0; ///< reads that crossed between L2 partitions (0 with one partition)
    double l2Hit =
        0; ///< as the profiler counts it: 1 - (D + Fr) / (S + 1.5 W + Fr), mechanisms in cache/HIT_RATE.md
    std::vector<float> tileHit; ///< per linear tile index (row-major plane of the first two dims): L2 hit
                                ///< rate of its loads, 0..1
    int slicesUsed = 0;         ///< requested-versus-used
    bool sampled = false;       ///< part of the grid was extrapolated
    std::string note;
};

struct CacheModelKind {
    std::string name; ///< "replay", "reuse_distance_exact", "reuse_distance_gaussian"
    std::string title;
    std::string summary;
    Expected<CacheTraffic> (*evaluate)(const CacheInput& input, StopToken stop) = nullptr;
};
const std::vector<CacheModelKind>& cacheModelKinds(); ///< the first is the default
/// nullptr = unknown. Also "compulsory", a lower bound for searches that is not listed (cache/compulsory.h).
const CacheModelKind* cacheModelKind(std::string_view name);

} // namespace tilesight
