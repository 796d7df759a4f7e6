// Layered layout of a plan's graph: pure geometry, no widgets, deterministic.
//
//   tensors | prologue | [loop: loads | compute ...] | [epilogue ...] | tensors        ranks grow to the
//   right
//
// A container (the tile body, or one loop) lays out its items: actions, tensor boxes and the loops inside it,
// each already laid out as one box. Per container:
//   1. rank      longest path over the edges between items; the epilogue starts right of every loop, a tensor
//   that is
//                read stands one rank left of its first reader, one that is written right of everything
//   2. order     barycentre of neighbours, swept forth and back; ties keep the plan's order, so small edits
//   move little
//                long edges get a box without size in each rank that they pass, and go through it
//   3. place     y minimises sum (y_i + port_i - neighbour port)^2 under "below its upper neighbour" (pool
//   adjacent
//                violators), x is the rank's column
// Guarantees (property-tested): boxes never overlap, edges inside the graph point right, loops enclose their
// members. Cost: O(edges log edges) a sweep; 200 nodes take about a millisecond.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace tilesight {

struct LayoutItem {
    enum Kind { action, readTensor, writtenTensor };
    Kind kind = action;
    int loop = -1; ///< index of the loop that contains it; -1 = tile body (tensors always)
    QSizeF size;
    double port = 0;       ///< height of its ports below its top
    bool epilogue = false; ///< no loop comes after it, and some loop before: right of every loop
};

struct LayoutLoop {
    int parent = -1; ///< index of a loop earlier in the list; -1 = tile body
};

struct LayoutEdge {
    int from = -1, to = -1; ///< items
    bool labelled = false;  ///< needs a wider gap for its text
};

struct LayoutMetrics {
    // Close together: a plan of five actions shows its expressions in half a window.
    double columnGap = 38, labelledGap = 88, rowGap = 20;
    double frameSide = 14, frameTop = 32, frameBottom = 14;
};

struct GraphLayout {
    std::vector<QRectF> items; ///< parallel to the items
    std::vector<QRectF> loops; ///< frames, parallel to the loops; null when empty
    /// Points that a long edge passes, left to right, so that it does not cross boxes; parallel to the edges.
    std::vector<std::vector<QPointF>> ways;
};

/// Edges with ends out of range, to themselves, or on a cycle are tolerated: they only lose the guarantee
/// "right".
GraphLayout layoutGraph(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
                        const std::vector<LayoutEdge>& edges, const LayoutMetrics& metrics = {});

/// Frames of loops around items that were moved by hand. Nested frames enclose inner ones; empty loops give
/// null.
std::vector<QRectF> loopFrames(const std::vector<LayoutItem>& items, const std::vector<LayoutLoop>& loops,
                               const std::vector<QRectF>& places, const LayoutMetrics& metrics = {});

} // namespace tilesight
