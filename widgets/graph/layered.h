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
