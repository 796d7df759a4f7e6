// Reuse distances of a stream of touches: bytes of the distinct units touched between two touches of one
// unit.
//
// Each unit weighs its bytes at the time of its last touch; a Fenwick tree sums the weights after a time. One
// touch costs O(log units): times are renumbered when they reach the end of the tree.
#pragma once

#include <cstdint>
#include <vector>

namespace tilesight {

class ReuseTracker {
public:
    /// Distance in bytes, or -1 for the first touch of `unit`. Units are small whole numbers.
    double touch(std::int32_t unit, double bytes);

private:
    void add(std::size_t time, double bytes);
    double sumTo(std::size_t time) const; ///< of times 0 .. time
    void renumber();

    struct Last {
        std::int64_t time = -1;
        double bytes = 0;
    };
    std::vector<Last> m_last;   ///< per unit
    std::vector<double> m_tree; ///< Fenwick tree over times
    std::size_t m_now = 0;
    double m_total = 0;
};

} // namespace tilesight
