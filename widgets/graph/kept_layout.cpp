#include "widgets/graph/kept_layout.h"

#include <algorithm>
#include <cmath>

namespace tilesight {

namespace {

/// One for each item: actions by name, tensors by name and side.
QStringList keysOf(const GraphModel& model) {
    QStringList keys;
    for (const GraphNode& node : model.nodes)
        keys << QStringLiteral("a ") + node.name;
    for (const GraphTensor& tensor : model.tensors)
        keys << (tensor.written ? QStringLiteral("w ") : QStringLiteral("r ")) + tensor.name;
    return keys;
}

QString loopOf(const GraphModel& model, std::size_t item) {
    const int loop = item < model.nodes.size() ? model.nodes[item].loop : -1;
    return loop >= 0 && loop < int(model.loops.size()) ? model.loops[std::size_t(loop)].name : QString();
}

bool inEpilogue(const GraphModel& model, std::size_t item) {
    return item < model.nodes.size() && model.nodes[item].epilogue;
}

bool isInside(int loop, int outer, const std::vector<LayoutLoop>& loops) {
    while (loop >= 0 && loop != outer)
        loop = loops[std::size_t(loop)].parent < loop ? loops[std::size_t(loop)].parent : -1;
    return loop == outer;
}

} // namespace

int brokenPromises(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
                   const LayoutMetrics& metrics, const GraphLayout& layout) {
    int broken = 0;
    QRectF epilogue;
    for (std::size_t i = 0; i < items.size(); ++i) {
        for (std::size_t j = i + 1; j < items.size(); ++j)
            broken += layout.items[i].intersects(layout.items[j]);
        for (std::size_t l = 0; l < loops.size(); ++l)
            broken += !isInside(items[i].loop, int(l), loops) && layout.loops[l].intersects(layout.items[i]);
        if (items[i].epilogue) epilogue |= layout.items[i];
    }
    if (epilogue.isNull()) return broken;
    epilogue.adjust(-metrics.frameSide, -metrics.frameTop, metrics.frameSide, metrics.frameBottom);
    for (std::size_t i = 0; i < items.size(); ++i)
        broken += !items[i].epilogue && layout.items[i].intersects(epilogue);
    for (const QRectF& frame : layout.loops)
        broken += frame.intersects(epilogue);
    return broken;
}

void KeptLayout::forget() {
    m_places.clear();
    m_ways.clear();
    m_frames.clear();
    m_names.clear();
    m_withBars = false;
}

QString KeptLayout::edgeKey(const GraphEdge& edge, const QStringList& keys) {
    return keys[edge.from] + QLatin1Char('\n') + keys[edge.to] + QLatin1Char('\n') +
           QString::number(edge.kind);
}

/// An action of another name in the same place of the list is the same action.
void KeptLayout::followRenames(const QStringList& keys, const GraphModel& model) {
    if (m_names.size() != qsizetype(model.nodes.size())) return;
    QString from, to;
    for (qsizetype i = 0; i < m_names.size(); ++i) {
        if (m_names[i] == keys[i]) continue;
        if (!from.isEmpty()) return; // several: another plan rather than another name
        from = m_names[i];
        to = keys[i];
    }
    if (from.isEmpty() || !m_places.contains(from)) return;
    m_places.insert(to, m_places.take(from));
    QHash<QString, std::vector<QPointF>> ways;
    for (auto way = m_ways.cbegin(); way != m_ways.cend(); ++way) {
        QStringList ends = way.key().split(QLatin1Char('\n'));
        for (QString& end : ends)
            if (end == from) end = to;
        ways.insert(ends.join(QLatin1Char('\n')), way.value());
    }
    m_ways = std::move(ways);
}

void KeptLayout::remember(const GraphModel& model, const GraphLayout& layout) {
    const QStringList keys = keysOf(model);
    std::vector<int> members(model.loops.size());
    for (std::size_t i = 0; i < layout.items.size(); ++i)
        m_places.insert(keys[qsizetype(i)],
                        {layout.items[i].topLeft(), loopOf(model, i), inEpilogue(model, i)});
    for (const GraphNode& node : model.nodes)
        if (node.loop >= 0) ++members[std::size_t(node.loop)];
    for (std::size_t l = 0; l < model.loops.size(); ++l)
        m_frames.insert(model.loops[l].name, {layout.loops[l], members[l]});
    for (std::size_t e = 0; e < model.edges.size(); ++e)
        m_ways.insert(edgeKey(model.edges[e], keys), layout.ways[e]);
    m_names = keys.mid(0, qsizetype(model.nodes.size()));
}

/// The place of a new item, moved down until it covers no other and no frame that it does not belong to.
QRectF KeptLayout::freeOf(const GraphLayout& layout, const std::vector<LayoutItem>& items,
                          const std::vector<bool>& kept, int item, const GraphModel& model,
                          const LayoutMetrics& metrics) const {
    std::vector<QRectF> obstacles;
    QRectF epilogue;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (kept[i] || int(i) < item) obstacles.push_back(layout.items[i].adjusted(-8, -8, 8, 8));
        if (kept[i] && items[i].epilogue) epilogue |= layout.items[i];
    }
    const LayoutItem& own = items[std::size_t(item)];
    if (own.loop < 0)
        for (const GraphLoop& loop : model.loops)
            obstacles.push_back(m_frames.value(loop.name).rect);
    if (!own.epilogue && !epilogue.isNull())
        obstacles.push_back(
            epilogue.adjusted(-metrics.frameSide, -metrics.frameTop, metrics.frameSide, metrics.frameBottom));
    QRectF place = layout.items[std::size_t(item)];
    for (std::size_t tries = 0; tries <= obstacles.size(); ++tries) {
        const auto hit = std::find_if(obstacles.begin(), obstacles.end(),
                                      [&](const QRectF& obstacle) { return obstacle.intersects(place); });
        if (hit == obstacles.end()) break;
        place.moveTop(hit->bottom() + metrics.rowGap - 8);
    }
    return place;
}

GraphLayout KeptLayout::follow(const GraphModel& model, const std::vector<LayoutItem>& items,
                               const std::vector<LayoutLoop>& loops, const LayoutMetrics& metrics,
                               const GraphLayout& fresh) {
    const QStringList keys = keysOf(model);
    followRenames(keys, model);
    const bool bars = std::any_of(model.nodes.begin(), model.nodes.end(),
                                  [](const GraphNode& node) { return !node.bars.empty(); });
    std::vector<bool> kept(items.size());
    QPointF shift;
    int count = 0;
    for (std::size_t i = 0; i < items.size() && (m_withBars || !bars); ++i) {
        const auto place = m_places.constFind(keys[qsizetype(i)]);
        if (place == m_places.cend() || place->loop != loopOf(model, i) ||
            place->epilogue != inEpilogue(model, i))
            continue;
        kept[i] = true;
        shift += place->topLeft - fresh.items[i].topLeft();
        ++count;
    }
    const auto anew = [&] {
        forget();
        remember(model, fresh);
        m_withBars = bars;
        return fresh;
    };
    if (count == 0) return anew();
    shift = QPointF(std::round(shift.x() / count), std::round(shift.y() / count));

    GraphLayout result = fresh;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (kept[i])
            result.items[i].moveTopLeft(m_places.value(keys[qsizetype(i)]).topLeft);
        else
            result.items[i].translate(shift);
    for (std::size_t i = 0; i < items.size(); ++i)
        if (!kept[i]) result.items[i] = freeOf(result, items, kept, int(i), model, metrics);
    result.loops = loopFrames(items, loops, result.items, metrics);
    for (std::size_t l = 0; l < loops.size(); ++l) {
        const Frame before = m_frames.value(model.loops[l].name);
        const auto members = std::count_if(items.begin(), items.end(),
                                           [l](const LayoutItem& item) { return item.loop == int(l); });
        bool same = before.members == int(members);
        for (std::size_t i = 0; i < items.size(); ++i)
            same = same && (items[i].loop != int(l) || kept[i]);
        if (same) result.loops[l] |= before.rect; // it may have made room for edges that pass through
    }
    if (brokenPromises(items, loops, metrics, result) > brokenPromises(items, loops, metrics, fresh))
        return anew();
    for (std::size_t e = 0; e < model.edges.size(); ++e) {
        const GraphEdge& edge = model.edges[e];
        result.ways[e].clear();
        if (kept[std::size_t(edge.from)] && kept[std::size_t(edge.to)])
            result.ways[e] = m_ways.value(edgeKey(edge, keys));
    }
    remember(model, result);
    return result;
}

} // namespace tilesight
