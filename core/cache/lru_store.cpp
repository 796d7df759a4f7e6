#include "core/cache/lru_store.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double slicesPerSet = 32;
constexpr double maxSets = 65536;

std::uint32_t scrambled(std::uint32_t x) {
    x *= 2654435761u;
    x ^= x >> 15;
    x *= 2246822519u;
    return x ^ (x >> 13);
}

} // namespace

LruStore::LruStore(const LruStoreShape& shape, std::pmr::memory_resource* memory)
    : m_shape(shape), m_nodes(memory), m_sets(memory) {
    const int n = shape.partitions;
    m_caches = n + (shape.memorySideBytes > 0 ? 1 : 0);
    m_nodesPerUnit = shape.privatePartitions ? m_caches : n * n;
    const double slice = shape.privatePartitions ? shape.meanUnitBytes : shape.meanUnitBytes / n;
    m_setsPerCache = static_cast<std::int32_t>(
        std::clamp(std::round(shape.partitionBytes / (slicesPerSet * std::max(slice, 1.0))), 1.0, maxSets));
    while (2 * m_wholeSets <= m_setsPerCache)
        m_wholeSets *= 2;
    m_divided = m_setsPerCache - m_wholeSets;
    m_setBytes = shape.partitionBytes / m_wholeSets;
    m_memorySetBytes = shape.memorySideBytes / m_wholeSets;
    m_sets.resize(static_cast<std::size_t>(m_setsPerCache) * static_cast<std::size_t>(m_caches));
}

std::size_t LruStore::nodeOf(std::int32_t unit, int home, int cache) {
    const auto first = static_cast<std::size_t>(unit) * static_cast<std::size_t>(m_nodesPerUnit);
    if (m_nodes.size() < first + static_cast<std::size_t>(m_nodesPerUnit))
        m_nodes.resize(std::max(first + static_cast<std::size_t>(m_nodesPerUnit), m_nodes.size() * 2));
    return first +
           static_cast<std::size_t>(m_shape.privatePartitions ? cache : home * m_shape.partitions + cache);
}

void LruStore::unlink(std::int32_t node) {
    const Node& n = m_nodes[static_cast<std::size_t>(node)];
    Set& set = m_sets[static_cast<std::size_t>(n.set)];
    (n.previous < 0 ? set.head : m_nodes[static_cast<std::size_t>(n.previous)].next) = n.next;
    (n.next < 0 ? set.tail : m_nodes[static_cast<std::size_t>(n.next)].previous) = n.previous;
}

void LruStore::pushFront(std::int32_t node) {
    Node& n = m_nodes[static_cast<std::size_t>(node)];
    Set& set = m_sets[static_cast<std::size_t>(n.set)];
    n.previous = -1;
    n.next = set.head;
    (set.head < 0 ? set.tail : m_nodes[static_cast<std::size_t>(set.head)].previous) = node;
    set.head = node;
}

void LruStore::setOwner(std::int32_t unit, std::int32_t owner) {
    const auto at = static_cast<std::size_t>(unit);
    if (m_owner.size() <= at) m_owner.resize(2 * at + 64, 0);
    m_owner[at] = owner;
}

std::size_t LruStore::ownerOf(std::size_t node) const {
    return static_cast<std::size_t>(m_owner[node / static_cast<std::size_t>(m_nodesPerUnit)]);
}

double LruStore::touch(std::size_t index, int cache, double bytes, bool dirty) {
    const auto node = static_cast<std::int32_t>(index);
    Node& n = m_nodes[index];
    double missing = bytes;
    if (n.set >= 0) {
        missing = std::max(0.0, bytes - static_cast<double>(n.bytes));
        if (m_sets[static_cast<std::size_t>(n.set)].head != node) {
            unlink(node);
            pushFront(node);
        }
    } else {
        const std::uint32_t hash = scrambled(static_cast<std::uint32_t>(index));
        const std::uint64_t halves =
            std::uint64_t{hash} * static_cast<std::uint64_t>(2 * m_wholeSets); // no division
        const auto half = static_cast<std::int32_t>(halves >> 32);
        n.set = (half < 2 * m_divided ? half : m_divided + half / 2) + cache * m_setsPerCache;
        n.bytes = 0;
        n.dirty = false;
        pushFront(node);
    }
    if (dirty && !n.dirty) m_dirty += static_cast<double>(n.bytes);
    n.dirty = n.dirty || dirty;
    if (missing <= 0) return 0;
    Set& set = m_sets[static_cast<std::size_t>(n.set)];
    const auto before = static_cast<double>(n.bytes);
    n.bytes = static_cast<float>(before + missing);
    const double grown = static_cast<double>(n.bytes) - before;
    set.used += grown;
    if (!m_held.empty() && cache < m_shape.partitions) m_held[ownerOf(index)] += grown;
    if (n.dirty) m_dirty += grown;
    const bool divided = n.set - cache * m_setsPerCache < 2 * m_divided;
    const double capacity =
        (divided ? 0.5 : 1) * (cache < m_shape.partitions ? m_setBytes : m_memorySetBytes);
    while (set.used > capacity && set.tail != node) {
        const std::int32_t victim = set.tail;
        Node& v = m_nodes[static_cast<std::size_t>(victim)];
        unlink(victim);
        v.set = -1;
        set.used -= static_cast<double>(v.bytes);
        if (cache < m_shape.partitions) {
            m_evicted += static_cast<double>(v.bytes);
            if (!m_held.empty()) {
                const std::size_t owner = ownerOf(static_cast<std::size_t>(victim));
                m_held[owner] -= static_cast<double>(v.bytes);
                m_lost[owner] += static_cast<double>(v.bytes);
            }
        }
        if (v.dirty) {
            m_writtenBack += static_cast<double>(v.bytes);
            m_dirty -= static_cast<double>(v.bytes);
        }
    }
    return missing;
}

LruStore::Moved LruStore::read(std::int32_t unit, double bytes, int partition, double warm) {
    Moved moved;
    if (m_shape.privatePartitions) {
        double missing = touch(nodeOf(unit, 0, partition), partition, bytes, false);
        moved.side = missing;
        if (m_caches > m_shape.partitions && missing > 0)
            missing = touch(nodeOf(unit, 0, m_shape.partitions), m_shape.partitions, missing, false);
        moved.dram = std::max(0.0, missing - warm);
        if (m_caches == m_shape.partitions) moved.side = moved.dram;
        return moved;
    }
    const int n = m_shape.partitions;
    const double part = bytes / n;
    for (int home = 0; home < n; ++home) {
        double missing = touch(nodeOf(unit, home, partition), partition, part, false);
        if (missing <= 0) continue;
        if (home != partition) {
            moved.crossing += missing;
            missing = touch(nodeOf(unit, home, home), home, part, false);
        }
        moved.dram += missing;
    }
    if (warm > 0) {
        const double cold = bytes > 0 ? std::max(0.0, 1 - warm / bytes) : 0;
        moved.dram *= cold;
        moved.crossing *= cold; // an earlier launch left copies as well
    }
    moved.side = moved.dram;
    return moved;
}

void LruStore::write(std::int32_t unit, double bytes, int partition) {
    if (m_shape.privatePartitions) {
        touch(nodeOf(unit, 0, partition), partition, bytes, true);
        return;
    }
    const int n = m_shape.partitions;
    for (int home = 0; home < n; ++home)
        touch(nodeOf(unit, home, home), home, bytes / n, true);
}

} // namespace tilesight
