#include "widgets/graph/layered.h"

#include <algorithm>
#include <numeric>

namespace tilesight::layered {

namespace {

constexpr int orderSweeps = 8, placeSweeps = 12;

/// Arcs without those that lead back to a box on the current path of a depth-first walk.
std::vector<Arc> acyclic(std::size_t count, const std::vector<Arc>& arcs) {
    std::vector<std::vector<int>> leaving(count);
    for (std::size_t i = 0; i < arcs.size(); ++i)
        leaving[std::size_t(arcs[i].from)].push_back(int(i));
    std::vector<char> state(count, 0); // 0 unseen, 1 on the path, 2 done
    std::vector<char> back(arcs.size(), 0);
    std::vector<std::pair<int, std::size_t>> path;
    for (std::size_t root = 0; root < count; ++root) {
        if (state[root]) continue;
        state[root] = 1;
        path.emplace_back(int(root), 0);
        while (!path.empty()) {
            auto& [box, next] = path.back();
            const auto& out = leaving[std::size_t(box)];
            if (next == out.size()) {
                state[std::size_t(box)] = 2;
                path.pop_back();
                continue;
            }
            const int arc = out[next++];
            const int to = arcs[std::size_t(arc)].to;
            if (state[std::size_t(to)] == 1) back[std::size_t(arc)] = 1;
            if (state[std::size_t(to)] == 0) {
                state[std::size_t(to)] = 1;
                path.emplace_back(to, 0); // `box` and `next` dangle from here on
            }
        }
    }
    std::vector<Arc> kept;
    for (std::size_t i = 0; i < arcs.size(); ++i)
        if (!back[i]) kept.push_back(arcs[i]);
    return kept;
}

} // namespace

std::vector<int> ranks(const std::vector<Box>& boxes, const std::vector<Arc>& allArcs) {
    const std::vector<Arc> arcs = acyclic(boxes.size(), allArcs);
    std::vector<int> rank(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i)
        rank[i] = boxes[i].lowestRank;
    for (std::size_t pass = 0; pass < boxes.size(); ++pass) { // Bellman-Ford; ends early
        bool changed = false;
        for (const Arc& arc : arcs)
            if (rank[std::size_t(arc.to)] < rank[std::size_t(arc.from)] + 1) {
                rank[std::size_t(arc.to)] = rank[std::size_t(arc.from)] + 1;
                changed = true;
            }
        if (!changed) break;
    }
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!boxes[i].afterReaders) continue;
        int first = -1;
        for (const Arc& arc : arcs)
            if (arc.from == int(i))
                first = first < 0 ? rank[std::size_t(arc.to)] : std::min(first, rank[std::size_t(arc.to)]);
        if (first > 0) rank[i] = first - 1;
    }
    return rank;
}

Proper proper(const std::vector<Box>& boxes, const std::vector<Arc>& arcs, const std::vector<Portal>& portals,
              const std::vector<int>& ranks) {
    Proper p{boxes, {}, ranks, {}, {}};
    const int last = ranks.empty() ? 0 : *std::max_element(ranks.begin(), ranks.end());
    const auto way = [&](int firstRank, int lastRank) {
        std::vector<int> chain;
        for (int rank = firstRank; rank <= lastRank; ++rank) {
            chain.push_back(int(p.boxes.size()));
            p.boxes.push_back({});
            p.ranks.push_back(rank);
        }
        for (std::size_t i = 1; i < chain.size(); ++i)
            p.arcs.push_back({chain[i - 1], chain[i], 0, 0, false});
        return chain;
    };
    for (const Arc& arc : arcs) {
        const auto chain = way(ranks[std::size_t(arc.from)] + 1, ranks[std::size_t(arc.to)] - 1);
        if (chain.empty()) {
            p.arcs.push_back(arc);
        } else {
            p.arcs.push_back({arc.from, chain.front(), arc.fromPort, 0, arc.labelled});
            p.arcs.push_back({chain.back(), arc.to, 0, arc.toPort, false});
        }
        p.arcWays.push_back(chain);
    }
    for (const Portal& portal : portals) {
        const int rank = ranks[std::size_t(portal.box)];
        const auto chain = portal.incoming ? way(0, rank - 1) : way(rank + 1, last);
        if (!chain.empty())
            p.arcs.push_back(portal.incoming ? Arc{chain.back(), portal.box, 0, portal.port, false}
                                             : Arc{portal.box, chain.front(), portal.port, 0, false});
        p.portalWays.push_back(chain);
    }
    return p;
}

std::vector<std::vector<int>> orders(const std::vector<int>& rank, const std::vector<Arc>& arcs) {
    const int count = rank.empty() ? 0 : *std::max_element(rank.begin(), rank.end()) + 1;
    std::vector<std::vector<int>> columns(std::size_t(count), std::vector<int>{});
    for (std::size_t i = 0; i < rank.size(); ++i)
        columns[std::size_t(rank[i])].push_back(int(i));
    std::vector<std::vector<int>> left(rank.size()), right(rank.size());
    for (const Arc& arc : arcs) {
        left[std::size_t(arc.to)].push_back(arc.from);
        right[std::size_t(arc.from)].push_back(arc.to);
    }
    std::vector<double> place(rank.size()), centre(rank.size());
    const auto number = [&](const std::vector<int>& column) {
        // Spread over 0..1 so that columns of different length compare.
        for (std::size_t k = 0; k < column.size(); ++k)
            place[std::size_t(column[k])] = (double(k) + 0.5) / double(column.size());
    };
    for (const auto& column : columns)
        number(column);
    for (int sweep = 0; sweep < orderSweeps; ++sweep) {
        const bool forth = sweep % 2 == 0;
        for (int c = 0; c < count; ++c) {
            auto& column = columns[std::size_t(forth ? c : count - 1 - c)];
            for (int box : column) {
                const auto& neighbours = (forth ? left : right)[std::size_t(box)];
                double sum = 0;
                for (int other : neighbours)
                    sum += place[std::size_t(other)];
                centre[std::size_t(box)] =
                    neighbours.empty() ? place[std::size_t(box)] : sum / double(neighbours.size());
            }
            std::stable_sort(column.begin(), column.end(),
                             [&](int a, int b) { return centre[std::size_t(a)] < centre[std::size_t(b)]; });
            number(column);
        }
    }
    return columns;
}

std::vector<double> nonDecreasing(const std::vector<double>& wanted) {
    struct Pool {
        double sum;
        std::size_t count;
        double mean() const { return sum / double(count); }
    };
    std::vector<Pool> pools;
    for (double value : wanted) {
        pools.push_back({value, 1});
        while (pools.size() > 1 && pools[pools.size() - 2].mean() > pools.back().mean()) {
            const Pool last = pools.back();
            pools.pop_back();
            pools.back().sum += last.sum;
            pools.back().count += last.count;
        }
    }
    std::vector<double> result;
    for (const Pool& pool : pools)
        result.insert(result.end(), pool.count, pool.mean());
    return result;
}

std::vector<double> tops(const std::vector<Box>& boxes, const std::vector<std::vector<int>>& columns,
                         const std::vector<Arc>& arcs, double gap) {
    std::vector<double> top(boxes.size(), 0);
    for (const auto& column : columns) { // start: every column centred on 0
        double height = -gap;
        for (int box : column)
            height += boxes[std::size_t(box)].size.height() + gap;
        double y = -height / 2;
        for (int box : column) {
            top[std::size_t(box)] = y;
            y += boxes[std::size_t(box)].size.height() + gap;
        }
    }
    struct Pull {
        int other;
        double shift; ///< wanted top = the other's top + shift
    };
    std::vector<std::vector<Pull>> pulls(boxes.size());
    for (const Arc& arc : arcs) {
        if (arc.from == arc.to) continue;
        pulls[std::size_t(arc.to)].push_back({arc.from, arc.fromPort - arc.toPort});
        pulls[std::size_t(arc.from)].push_back({arc.to, arc.toPort - arc.fromPort});
    }
    for (int sweep = 0; sweep < placeSweeps; ++sweep) {
        const bool forth = sweep % 2 == 0;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const auto& column = columns[forth ? c : columns.size() - 1 - c];
            // With y_i = offset_i + z_i the condition "below its upper neighbour" becomes "z never
            // decreases".
            std::vector<double> wanted, offsets;
            double offset = 0;
            for (int box : column) {
                double sum = 0;
                for (const Pull& pull : pulls[std::size_t(box)])
                    sum += top[std::size_t(pull.other)] + pull.shift;
                const auto neighbours = pulls[std::size_t(box)].size();
                wanted.push_back((neighbours ? sum / double(neighbours) : top[std::size_t(box)]) - offset);
                offsets.push_back(offset);
                offset += boxes[std::size_t(box)].size.height() + gap;
            }
            const std::vector<double> z = nonDecreasing(wanted);
            for (std::size_t k = 0; k < column.size(); ++k)
                top[std::size_t(column[k])] = z[k] + offsets[k];
        }
    }
    return top;
}

} // namespace tilesight::layered
