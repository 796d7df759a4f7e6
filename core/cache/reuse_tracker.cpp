#include "core/cache/reuse_tracker.h"

#include <algorithm>

namespace tilesight {

void ReuseTracker::add(std::size_t time, double bytes) {
    for (std::size_t i = time + 1; i <= m_tree.size(); i += i & (~i + 1))
        m_tree[i - 1] += bytes;
}

double ReuseTracker::sumTo(std::size_t time) const {
    double sum = 0;
    for (std::size_t i = time + 1; i > 0; i -= i & (~i + 1))
        sum += m_tree[i - 1];
    return sum;
}

void ReuseTracker::renumber() {
    std::vector<std::int32_t> order;
    for (std::size_t unit = 0; unit < m_last.size(); ++unit)
        if (m_last[unit].time >= 0) order.push_back(static_cast<std::int32_t>(unit));
    std::sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) {
        return m_last[static_cast<std::size_t>(a)].time < m_last[static_cast<std::size_t>(b)].time;
    });
    m_tree.assign(std::max<std::size_t>(4096, 4 * order.size()), 0.0);
    m_now = 0;
    m_total = 0;
    for (const std::int32_t unit : order) {
        Last& last = m_last[static_cast<std::size_t>(unit)];
        last.time = static_cast<std::int64_t>(m_now);
        add(m_now++, last.bytes);
        m_total += last.bytes;
    }
}

double ReuseTracker::touch(std::int32_t unit, double bytes) {
    const auto u = static_cast<std::size_t>(unit);
    if (m_last.size() <= u) m_last.resize(std::max(u + 1, 2 * m_last.size()));
    if (m_now >= m_tree.size()) renumber();
    Last& last = m_last[u];
    double distance = -1;
    if (last.time >= 0) {
        distance = std::max(0.0, m_total - sumTo(static_cast<std::size_t>(last.time)));
        add(static_cast<std::size_t>(last.time), -last.bytes);
        m_total -= last.bytes;
        bytes = std::max(bytes, last.bytes);
    }
    last = {static_cast<std::int64_t>(m_now), bytes};
    add(m_now++, bytes);
    m_total += bytes;
    return distance;
}

} // namespace tilesight
