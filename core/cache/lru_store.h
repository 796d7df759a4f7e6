// L2 as the replay sees it: partitions that keep copies of each other's lines, each an LRU cache of units.
//
// The lines of a unit (a slice of a tensor) are spread evenly over the partitions: each is the home of 1/n of
// them. A read by an SM of partition h looks up each home's part in h; what is not there crosses to its home,
// is looked up there, and a copy stays in h. Misses of a home go to DRAM. Written lines enter their home
// only. Each partition is divided into hashed sets of about 32 slices, which blurs the edge of the capacity
// as real sets do. AMD: partitions are private caches with no home; what misses goes to the memory-side
// cache, if any, then to DRAM.
#pragma once

#include <cstdint>
#include <memory_resource>
#include <vector>

namespace tilesight {

struct LruStoreShape {
    int partitions = 1;
    bool privatePartitions = false;
    double partitionBytes = 0;  ///< capacity of one partition
    double memorySideBytes = 0; ///< capacity of the memory-side cache; 0 = none
    double meanUnitBytes = 1;   ///< typical unit, sets the number of sets
};

class LruStore {
public:
    explicit LruStore(const LruStoreShape& shape,
                      std::pmr::memory_resource* memory = std::pmr::get_default_resource());

    struct Moved {
        double dram = 0;     ///< bytes read from DRAM
        double side = 0;     ///< bytes that missed L2, in the memory-side cache or not
        double crossing = 0; ///< bytes that crossed between partitions
    };
    /// A block of `partition` reads `bytes` of unit `unit`; `warm` bytes of it are already in L2 and cost
    /// nothing.
    Moved read(std::int32_t unit, double bytes, int partition, double warm = 0);
    void write(std::int32_t unit, double bytes, int partition);

    /// From now on the bytes in L2 are counted for each owner; a unit has its owner before it is read or written.
    void countHeld(std::size_t owners) {
        m_held.assign(owners, 0);
        m_lost.assign(owners, 0);
    }
    void setOwner(std::int32_t unit, std::int32_t owner);
    const std::vector<double>& held() const { return m_held; } ///< by owner, copies count
    const std::vector<double>& lost() const { return m_lost; } ///< the same: bytes that were evicted so far

    bool hasMemorySide() const { return m_caches > m_shape.partitions; }
    double writtenBack() const { return m_writtenBack; } ///< dirty bytes evicted to DRAM so far
    double evicted() const { return m_evicted; }  ///< bytes that left the L2 partitions so far, copies count
    double dirtyBytes() const { return m_dirty; } ///< written and not yet evicted

private:
    struct Node {
        std::int32_t previous = -1, next = -1, set = -1; ///< set -1 = not cached
        float bytes = 0;                                 ///< cached part
        bool dirty = false;
    };
    struct Set {
        std::int32_t head = -1, tail = -1; ///< most and least recently used
        double used = 0;
    };
    /// Bytes that were missing; the node is the most recent of its set afterwards.
    double touch(std::size_t node, int cache, double bytes, bool dirty);
    std::size_t ownerOf(std::size_t node) const;
    void unlink(std::int32_t node);
    void pushFront(std::int32_t node);
    std::size_t nodeOf(std::int32_t unit, int home, int cache);

    LruStoreShape m_shape;
    int m_caches, m_nodesPerUnit;
    // A larger cache divides some of the sets of a smaller one in two and gives all of them more room, so that what it
    // holds changes little by little: m_wholeSets, a power of two, of which the first m_divided are two sets each.
    std::int32_t m_setsPerCache, m_wholeSets = 1, m_divided = 0;
    double m_setBytes, m_memorySetBytes;
    std::pmr::vector<Node> m_nodes;
    std::pmr::vector<Set> m_sets;
    std::vector<double> m_held, m_lost; ///< empty = nobody asks
    std::vector<std::int32_t> m_owner; ///< by unit
    double m_writtenBack = 0, m_dirty = 0, m_evicted = 0;
};

} // namespace tilesight
