// Keeps the picture still while a plan is edited: an item that was placed stays where it is, whatever the automatic
// layout would say now. Undo then brings back the same picture.
//
//   place of an item   where it was last, if its loop and its part of the tile are still the same; that of a new one is
//                      the automatic one, moved by the mean distance between the kept and the automatic places,
//                      and down to where it covers nothing
//   way of an edge     what it was, as long as both ends are where they were; a new edge runs straight
//   all anew           when nothing was placed yet, when the first numbers make the nodes higher, and when keeping would
//                      break more promises than the automatic layout: boxes that overlap, strangers inside a frame
//
// Pure geometry, no widgets. Cost: O(items^2), 200 items take a fraction of a millisecond.
#pragma once

#include "widgets/graph/graph_layout.h"
#include "widgets/graph/graph_model.h"

#include <QHash>

namespace tilesight {

class KeptLayout {
public:
    /// `fresh` is the automatic layout of these items, loops and edges, which are those of the model.
    GraphLayout follow(const GraphModel& model, const std::vector<LayoutItem>& items,
                       const std::vector<LayoutLoop>& loops, const LayoutMetrics& metrics,
                       const GraphLayout& fresh);
    void forget();

private:
    struct Place {
        QPointF topLeft;
        QString loop;
        bool epilogue = false;
    };
    struct Frame {
        QRectF rect;
        int members = 0;
    };
    void remember(const GraphModel& model, const GraphLayout& layout);
    void followRenames(const QStringList& keys, const GraphModel& model);
    QRectF freeOf(const GraphLayout& layout, const std::vector<LayoutItem>& items,
                  const std::vector<bool>& kept, int item, const GraphModel& model,
                  const LayoutMetrics& metrics) const;
    static QString edgeKey(const GraphEdge& edge, const QStringList& keys);

    QHash<QString, Place> m_places; ///< vanished items included: undo brings them back
    QHash<QString, std::vector<QPointF>> m_ways;
    QHash<QString, Frame> m_frames;
    QStringList m_names; ///< of the actions when they were seen last
    bool m_withBars = false;
};

/// How many promises a layout breaks: pairs of boxes that overlap, strangers inside the frame of a loop or the epilogue.
int brokenPromises(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
                   const LayoutMetrics& metrics, const GraphLayout& layout);

} // namespace tilesight
