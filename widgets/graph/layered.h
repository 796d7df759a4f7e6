// The steps of the layered layout for one container; see graph_layout.h.
#pragma once

#include <QSizeF>
#include <vector>

namespace tilesight::layered {

struct Box {
    QSizeF size;
    int lowestRank = 0;        ///< may not stand further left
    bool afterReaders = false; ///< a source: pulled right, next to its first reader
};

struct Arc {
    int from = 0, to = 0;
    double fromPort = 0, toPort = 0; ///< heights below the boxes' tops
    bool labelled = false;
};

/// A way in from the left or out to the right of the container, which must not cross the boxes in between.
struct Portal {
    int box = 0;
    double port = 0;
    bool incoming = true;
};

/// Arcs cut into steps of one rank: every rank in between holds a box without size (index >= the original
/// count).
struct Proper {
    std::vector<Box> boxes;
    std::vector<Arc> arcs;
    std::vector<int> ranks;
    std::vector<std::vector<int>> arcWays;    ///< boxes without size along each original arc, left to right
    std::vector<std::vector<int>> portalWays; ///< the same for each portal
};
Proper proper(const std::vector<Box>& boxes, const std::vector<Arc>& arcs, const std::vector<Portal>& portals,
              const std::vector<int>& ranks);

/// Longest-path ranks from 0. Arcs that close a cycle are ignored (first in order of input wins).
std::vector<int> ranks(const std::vector<Box>& boxes, const std::vector<Arc>& arcs);

/// Boxes of each rank from top to bottom.
std::vector<std::vector<int>> orders(const std::vector<int>& ranks, const std::vector<Arc>& arcs);

/// Tops of the boxes: near their neighbours' ports, `gap` apart within a rank.
std::vector<double> tops(const std::vector<Box>& boxes, const std::vector<std::vector<int>>& orders,
                         const std::vector<Arc>& arcs, double gap);

/// Values closest to `wanted` in the sense of least squares that never decrease.
std::vector<double> nonDecreasing(const std::vector<double>& wanted);

} // namespace tilesight::layered
