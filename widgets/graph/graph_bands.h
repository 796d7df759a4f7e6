// A wide graph for paper: cut into bands that stand below each other, each from left to right where the one above ends.
#pragma once

#include <QRectF>

#include <vector>

namespace tilesight {

class GraphScene;

/// Parts of the content (with its margin) of at most `widest` scene pixels, as equal as it goes without cutting nodes or
/// tensors: each cut is where the fewest of them stand, and of such places the one nearest to the equal share. As high as
/// what stands in them.
std::vector<QRectF> graphBands(const GraphScene& scene, double widest);

/// Bounds of the content with its margin.
QRectF graphExtent(const GraphScene& scene);

} // namespace tilesight
