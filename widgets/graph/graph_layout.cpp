#include "widgets/graph/graph_layout.h"

#include "widgets/graph/layered.h"

#include <algorithm>
#include <map>

namespace tilesight {

namespace {

/// Lays out one container after the loops inside it; works from the innermost loops outwards.
class Layouter {
public:
    Layouter(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
             const std::vector<LayoutEdge>& edges, const LayoutMetrics& metrics)
        : m_items(items), m_loops(loops), m_edges(edges), m_metrics(metrics) {
        m_result.items.resize(items.size());
        m_ways.resize(edges.size());
        m_result.loops.resize(loops.size());
        for (std::size_t i = 0; i < items.size(); ++i)
            m_result.items[i] = QRectF(QPointF(), items[i].size);
    }

    GraphLayout run() {
        for (int loop = int(m_loops.size()) - 1; loop >= 0; --loop)
            layOut(loop);
        layOut(-1);
        for (auto& way : m_ways) {
            std::stable_sort(way.begin(), way.end(),
                             [](const Stop& a, const Stop& b) { return a.at.x() < b.at.x(); });
            std::vector<QPointF> points;
            for (const Stop& stop : way)
                points.push_back(stop.at);
            m_result.ways.push_back(std::move(points));
        }
        return m_result;
    }

private:
    bool inRange(int item) const { return item >= 0 && item < int(m_items.size()); }
    int parentOf(int loop) const {
        const int parent = m_loops[std::size_t(loop)].parent;
        return parent < loop ? parent : -1; // a parent later in the list would make a cycle
    }

    /// Index of the box of `container` that holds an item, or -1.
    int boxOf(int item, int container) const {
        const auto& loopBox = m_loopBox;
        int loop = m_items[std::size_t(item)].loop;
        if (loop >= int(m_loops.size())) loop = -1;
        if (loop == container) return m_itemBox[std::size_t(item)];
        while (loop >= 0 && parentOf(loop) != container)
            loop = parentOf(loop);
        if (loop < 0) return -1;
        const auto found = loopBox.find(loop);
        return found == loopBox.end() ? -1 : found->second;
    }

    void shift(int loop, QPointF by) {
        m_result.loops[std::size_t(loop)].translate(by);
        for (std::size_t i = 0; i < m_items.size(); ++i)
            if (m_items[i].loop == loop) m_result.items[i].translate(by);
        for (auto& way : m_ways)
            for (Stop& stop : way)
                if (stop.container == loop) stop.at += by;
        for (int inner = loop + 1; inner < int(m_loops.size()); ++inner)
            if (parentOf(inner) == loop) shift(inner, by);
    }

    /// Height of an item's port below the top of the box that holds it.
    double portIn(int item, int box) const {
        const Member& member = m_members[std::size_t(box)];
        const double inItem = m_items[std::size_t(item)].port;
        if (!member.isLoop) return inItem;
        return m_result.items[std::size_t(item)].top() + inItem -
               m_result.loops[std::size_t(member.index)].top();
    }

    void layOut(int container) {
        m_members.clear();
        m_loopBox.clear();
        m_itemBox.assign(m_items.size(), -1);
        std::vector<layered::Box> boxes;
        for (std::size_t i = 0; i < m_items.size(); ++i) {
            int loop = m_items[i].loop;
            if (loop >= int(m_loops.size())) loop = -1;
            if (loop != container) continue;
            m_itemBox[i] = int(boxes.size());
            m_members.push_back({false, int(i)});
            boxes.push_back({m_items[i].size, 0, m_items[i].kind == LayoutItem::readTensor});
        }
        for (int loop = 0; loop < int(m_loops.size()); ++loop) {
            if (parentOf(loop) != container || m_result.loops[std::size_t(loop)].isNull()) continue;
            m_loopBox[loop] = int(boxes.size());
            m_members.push_back({true, loop});
            boxes.push_back({m_result.loops[std::size_t(loop)].size(), 0, false});
        }
        if (boxes.empty()) return;
        liftEdges(container);
        std::vector<int> ranks = layered::ranks(boxes, m_arcs);
        if (container < 0) ranks = bodyRanks(boxes, m_arcs, ranks);
        place(container, boxes, ranks);
    }

    /// Edges of this container as arcs between its boxes, or as portals when one end lies outside.
    void liftEdges(int container) {
        m_arcs.clear();
        m_portals.clear();
        m_arcEdges.clear();
        m_portalEdges.clear();
        for (std::size_t e = 0; e < m_edges.size(); ++e) {
            const LayoutEdge& edge = m_edges[e];
            if (!inRange(edge.from) || !inRange(edge.to) || edge.from == edge.to) continue;
            const int from = boxOf(edge.from, container), to = boxOf(edge.to, container);
            if (from == to) continue; // both outside, or both inside the same inner loop
            if (from >= 0 && to >= 0) {
                m_arcs.push_back({from, to, portIn(edge.from, from), portIn(edge.to, to), edge.labelled});
                m_arcEdges.push_back(e);
            } else {
                const bool incoming = to >= 0;
                const int box = incoming ? to : from;
                m_portals.push_back({box, portIn(incoming ? edge.to : edge.from, box), incoming});
                m_portalEdges.push_back(e);
            }
        }
    }

    /// The tile body's extra rules: epilogue right of every loop, written tensors right of everything.
    std::vector<int> bodyRanks(std::vector<layered::Box>& boxes, const std::vector<layered::Arc>& arcs,
                               std::vector<int> ranks) const {
        int lastLoop = -1;
        for (std::size_t b = 0; b < boxes.size(); ++b)
            if (m_members[b].isLoop) lastLoop = std::max(lastLoop, ranks[b]);
        if (lastLoop >= 0)
            for (std::size_t b = 0; b < boxes.size(); ++b)
                if (!m_members[b].isLoop && m_items[std::size_t(m_members[b].index)].epilogue)
                    boxes[b].lowestRank = lastLoop + 1;
        ranks = layered::ranks(boxes, arcs);
        int last = 0;
        for (std::size_t b = 0; b < boxes.size(); ++b)
            if (kindOf(b) != LayoutItem::writtenTensor) last = std::max(last, ranks[b]);
        for (std::size_t b = 0; b < boxes.size(); ++b)
            if (kindOf(b) == LayoutItem::writtenTensor) boxes[b].lowestRank = last + 1;
        ranks = layered::ranks(boxes, arcs);
        // A tensor read by the epilogue would stand inside its frame: keep it left of the first epilogue
        // rank.
        if (lastLoop >= 0)
            for (std::size_t b = 0; b < boxes.size(); ++b)
                if (kindOf(b) == LayoutItem::readTensor) ranks[b] = std::min(ranks[b], lastLoop);
        return ranks;
    }

    LayoutItem::Kind kindOf(std::size_t box) const {
        const Member& member = m_members[box];
        return member.isLoop ? LayoutItem::action : m_items[std::size_t(member.index)].kind;
    }

    void place(int container, const std::vector<layered::Box>& boxes, const std::vector<int>& ranks) {
        const layered::Proper proper = layered::proper(boxes, m_arcs, m_portals, ranks);
        const auto columns = layered::orders(proper.ranks, proper.arcs);
        const auto tops = layered::tops(proper.boxes, columns, proper.arcs, m_metrics.rowGap);
        std::vector<double> lefts(columns.size()), widths(columns.size());
        double x = 0;
        QRectF all;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            double width = 0;
            bool labelled = false;
            for (int box : columns[c])
                width = std::max(width, proper.boxes[std::size_t(box)].size.width());
            for (const layered::Arc& arc : m_arcs)
                labelled |= arc.labelled && ranks[std::size_t(arc.from)] == int(c);
            lefts[c] = x;
            widths[c] = width;
            for (int b : columns[c]) {
                if (b >= int(boxes.size())) {
                    all |= QRectF(x, tops[std::size_t(b)] - 1, std::max(1.0, width), 2);
                    continue;
                }
                const Member& member = m_members[std::size_t(b)];
                const layered::Box& box = boxes[std::size_t(b)];
                // Sources stand at the right of their column, next to their readers.
                const QPointF at(x + (box.afterReaders ? width - box.size.width() : 0), tops[std::size_t(b)]);
                if (member.isLoop)
                    shift(member.index, at - m_result.loops[std::size_t(member.index)].topLeft());
                else
                    m_result.items[std::size_t(member.index)].moveTopLeft(at);
                all |= QRectF(at, box.size);
            }
            if (width > 0) x += width + (labelled ? m_metrics.labelledGap : m_metrics.columnGap);
        }
        const auto addWay = [&](std::size_t edge, const std::vector<int>& chain) {
            for (int box : chain) {
                const std::size_t c = std::size_t(proper.ranks[std::size_t(box)]);
                const double y = tops[std::size_t(box)];
                m_ways[edge].push_back({container, QPointF(lefts[c], y)});
                m_ways[edge].push_back({container, QPointF(lefts[c] + widths[c], y)});
            }
        };
        for (std::size_t a = 0; a < m_arcs.size(); ++a)
            addWay(m_arcEdges[a], proper.arcWays[a]);
        for (std::size_t p = 0; p < m_portals.size(); ++p)
            addWay(m_portalEdges[p], proper.portalWays[p]);
        if (container >= 0)
            m_result.loops[std::size_t(container)] = all.adjusted(-m_metrics.frameSide, -m_metrics.frameTop,
                                                                  m_metrics.frameSide, m_metrics.frameBottom);
    }

    struct Member {
        bool isLoop;
        int index;
    };
    struct Stop {
        int container;
        QPointF at;
    };
    const std::vector<LayoutItem>& m_items;
    const std::vector<LayoutLoop>& m_loops;
    const std::vector<LayoutEdge>& m_edges;
    const LayoutMetrics& m_metrics;
    GraphLayout m_result;
    std::vector<std::vector<Stop>> m_ways;
    // of the container being laid out
    std::vector<Member> m_members;
    std::vector<int> m_itemBox;
    std::map<int, int> m_loopBox;
    std::vector<layered::Arc> m_arcs;
    std::vector<layered::Portal> m_portals;
    std::vector<std::size_t> m_arcEdges, m_portalEdges;
};

} // namespace

GraphLayout layoutGraph(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
                        const std::vector<LayoutEdge>& edges, const LayoutMetrics& metrics) {
    return Layouter(items, loops, edges, metrics).run();
}

std::vector<QRectF> loopFrames(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
                               const std::vector<QRectF>& places, const LayoutMetrics& metrics) {
    std::vector<QRectF> frames(loops.size());
    for (int loop = int(loops.size()) - 1; loop >= 0; --loop) { // inner loops come later in the list
        QRectF inside;
        for (std::size_t i = 0; i < items.size() && i < places.size(); ++i)
            if (items[i].loop == loop) inside |= places[i];
        for (std::size_t inner = std::size_t(loop) + 1; inner < loops.size(); ++inner)
            if (loops[inner].parent == loop) inside |= frames[inner];
        if (!inside.isNull())
            frames[std::size_t(loop)] = inside.adjusted(-metrics.frameSide, -metrics.frameTop,
                                                        metrics.frameSide, metrics.frameBottom);
    }
    return frames;
}

} // namespace tilesight
