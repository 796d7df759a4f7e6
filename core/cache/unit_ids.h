// Dense numbers for units in order of first use: a hash table with open addressing, never iterated, so
// results do not depend on its layout.
#pragma once

#include <cstdint>
#include <memory_resource>
#include <vector>

namespace tilesight {

class UnitIds {
public:
    explicit UnitIds(std::pmr::memory_resource* memory) : m_slots(1024, memory) {}
    std::int32_t idOf(std::uint64_t tensor, std::uint64_t granule) {
        const std::uint64_t key = (granule + 1) * 0x9e3779b97f4a7c15u + tensor * 0xc2b2ae3d27d4eb4fu;
        if (2 * m_named >= m_slots.size()) grow();
        Slot& slot = find(key);
        if (slot.id < 0) {
            slot = {key, m_size++};
            ++m_named;
        }
        return slot.id;
    }
    /// A unit that nobody will ask for again by name.
    std::int32_t fresh() { return m_size++; }
    std::int32_t size() const { return m_size; }

private:
    struct Slot {
        std::uint64_t key = 0;
        std::int32_t id = -1;
    };
    Slot& find(std::uint64_t key) {
        const std::size_t mask = m_slots.size() - 1;
        std::size_t at = static_cast<std::size_t>(key ^ (key >> 32)) & mask;
        while (m_slots[at].id >= 0 && m_slots[at].key != key)
            at = (at + 1) & mask;
        return m_slots[at];
    }
    void grow() {
        std::pmr::vector<Slot> old(m_slots.size() * 4, m_slots.get_allocator());
        old.swap(m_slots);
        for (const Slot& slot : old)
            if (slot.id >= 0) find(slot.key) = slot;
    }
    std::pmr::vector<Slot> m_slots;
    std::int32_t m_size = 0;
    std::size_t m_named = 0;
};

} // namespace tilesight
