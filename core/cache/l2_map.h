// L2 map: what each tile of a launch moved through L2, by the position at which it was launched.
//
// It is the walk of the replay (replay.h), over the whole grid instead of the part that tells the rate:
//
//   requested   bytes that the tile's reads ask for
//   DRAM        of these, bytes that missed in L2. Blocks in step ask once: the first of them has the miss
//   crossing    bytes fetched from another partition of L2, whether they were there or came from DRAM
//   evicted     bytes that its reads and writes pushed out of L2, copies in other partitions included
//   hit rate    1 - DRAM / requested
//   resident    bytes in L2, copies in other partitions included, when the tile is done
//   lost        bytes of the tensor that anybody pushed out of L2 until the tile is done, copies included
//   reuse       bytes that are read again, by the bytes of other units touched since (reuse_bands.h)
//
// Sums over all positions are the traffic of the analysis, as far as it replays the whole grid, too. Of grids above
// `L2MapLimits::tiles` the first positions are replayed; the map says how many.
#pragma once

#include "core/cache/cache_model.h"
#include "core/cache/reuse_bands.h"

namespace tilesight {

struct L2MapLimits {
    std::int64_t tiles = 65'536; ///< replayed at most
};

/// Bytes.
struct L2Moved {
    double requested = 0, dram = 0, crossing = 0, evicted = 0, written = 0;
    double hitRate() const { ///< 0 without reads
        return requested > 0 ? std::clamp(1 - dram / requested, 0.0, 1.0) : 0;
    }
    L2Moved& operator+=(const L2Moved& other);
};

struct L2Map {
    struct Tensor {
        int tensor = -1; ///< of the plan
        std::string name;
        std::vector<float> requested, dram, crossing, evicted, written; ///< bytes, by launch position
        L2Moved total;                                                  ///< of the replayed positions
        std::vector<float> resident, lost;                              ///< bytes, by launch position
        std::array<double, reuseBands> reuse{};                         ///< bytes, by reuse distance
        /// Bytes of it that leave L2 while the next `launches` tiles run.
        double lostNext(std::int64_t position, std::int64_t launches) const {
            const std::int64_t last = std::min(position + launches, static_cast<std::int64_t>(lost.size()) - 1);
            const auto by = [&](std::int64_t at) { return static_cast<double>(lost[static_cast<std::size_t>(at)]); };
            return last > position ? std::max(0.0, by(last) - by(position)) : 0;
        }
        L2Moved at(std::size_t position) const {
            return {requested[position], dram[position], crossing[position], evicted[position],
                    written[position]};
        }
    };
    std::int64_t rows = 1,
                 columns = 1; ///< of the grid's plane; further dimensions are planes after one another
    std::int64_t tiles = 0, replayed = 0;
    std::int64_t waveTiles = 1; ///< tiles that are at work at the same time
    int partitions = 1;
    double capacityBytes = 0; ///< of L2
    std::vector<std::int32_t> tileAt; ///< of the replayed positions: linear tile index, see launch_order.h
    std::vector<Tensor> tensors;      ///< those that tiles touch, in the order of their first access
    L2Moved total;

    std::int64_t plane() const { return rows * columns; }
    /// Of one of `tensors`, or of all of them with -1.
    L2Moved moved(std::size_t position, int tensor) const;
    std::int64_t waveOf(std::int64_t position) const {
        return position / std::max<std::int64_t>(waveTiles, 1);
    }
};

/// Errors: those of launchSequence(), "engine.stopped".
Expected<L2Map> l2Map(const CacheInput& input, const L2MapLimits& limits = {}, StopToken stop = {});

} // namespace tilesight
