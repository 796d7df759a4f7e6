#include "core/cache/hit_table.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {
constexpr double never = 1e-9;
}

HitTable::HitTable(Probability probability, double ways, double capacityBytes, double blockBytes)
    : m_probability(probability), m_ways(std::max(ways, 1.0)), m_blockBytes(std::max(blockBytes, 1.0)) {
    m_capacity = capacityBytes / m_blockBytes;
    m_end = std::max(2 * m_capacity, 2.0);
    while (m_end < 1e9 && m_probability(std::floor(m_end), m_ways, m_capacity) > never)
        m_end *= 2;
}

double HitTable::whole(std::size_t distance) {
    if (m_known.size() <= distance) m_known.resize(distance + distance / 2 + 64, -1.0);
    double& known = m_known[distance];
    if (known < 0) known = m_probability(static_cast<double>(distance), m_ways, m_capacity);
    return known;
}

double HitTable::at(double distanceBytes) {
    const double distance = std::max(distanceBytes, 0.0) / m_blockBytes;
    if (distance >= m_end || distance > 1e8) return 0;
    const auto below = static_cast<std::size_t>(distance);
    const double part = distance - static_cast<double>(below);
    const double left = whole(below);
    return part > 0 ? left + part * (whole(below + 1) - left) : left;
}

} // namespace tilesight
