// Memory of one evaluation that the next one on the same thread reuses: fresh pages cost more than the replay
// itself. Only capacity is kept; no value survives, so results do not depend on what ran before.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <memory_resource>
#include <vector>

namespace tilesight {

/// Hands out memory from the front of its blocks and takes nothing back until reset().
class Scratch : public std::pmr::memory_resource {
public:
    /// Everything handed out before is void. Several blocks become one, so the next evaluation finds room in
    /// one piece.
    void reset() {
        if (m_blocks.size() > 1) {
            std::size_t total = 0;
            for (const Block& block : m_blocks)
                total += block.size;
            m_blocks.clear();
            if (total <= mostKept) add(total);
        }
        m_used = 0;
    }

private:
    static constexpr std::size_t firstBlock = std::size_t{1} << 20, mostKept = std::size_t{1} << 26;
    struct Block {
        std::unique_ptr<std::byte[]> bytes;
        std::size_t size = 0;
    };

    void add(std::size_t size) {
        m_blocks.push_back({std::unique_ptr<std::byte[]>(new std::byte[size]), size});
    }

    void* do_allocate(std::size_t bytes, std::size_t alignment) override {
        for (;;) {
            if (!m_blocks.empty()) {
                void* at = m_blocks.back().bytes.get() + m_used;
                std::size_t space = m_blocks.back().size - m_used;
                if (std::align(alignment, bytes, at, space)) {
                    m_used = m_blocks.back().size - space + bytes;
                    return at;
                }
            }
            add(std::max(bytes + alignment, m_blocks.empty() ? firstBlock : 2 * m_blocks.back().size));
            m_used = 0;
        }
    }
    void do_deallocate(void*, std::size_t, std::size_t) override {}
    bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override {
        return this == &other;
    }

    std::vector<Block> m_blocks;
    std::size_t m_used = 0;
};

} // namespace tilesight
