#include "widgets/graph/graph_bands.h"

#include "widgets/graph/frame_item.h"
#include "widgets/graph/graph_scene.h"
#include "widgets/graph/node_item.h"
#include "widgets/graph/tensor_item.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double margin = 12, step = 2, shortestShare = 0.6;
constexpr double above = 36, below = 48; // head of a frame; edges to the next iteration

std::vector<QRectF> boxesOf(const GraphScene& scene) {
    std::vector<QRectF> boxes;
    for (const NodeItem* node : scene.nodes())
        boxes.push_back(node->frame());
    for (const TensorItem* tensor : scene.tensors())
        boxes.push_back(tensor->frame());
    return boxes;
}

} // namespace

QRectF graphExtent(const GraphScene& scene) {
    return scene.contentRect().adjusted(-margin, -margin, margin, margin);
}

std::vector<QRectF> graphBands(const GraphScene& scene, double widest) {
    const QRectF all = graphExtent(scene);
    const std::vector<QRectF> boxes = boxesOf(scene);
    const auto cutBoxes = [&](double x) {
        return std::count_if(boxes.begin(), boxes.end(),
                             [x](const QRectF& box) { return box.left() < x && x < box.right(); });
    };
    std::vector<QRectF> bands;
    const auto add = [&](double from, double to) {
        double top = all.bottom(), bottom = all.top();
        for (const QRectF& box : boxes) {
            if (box.right() <= from || box.left() >= to) continue;
            top = std::min(top, box.top() - above);
            bottom = std::max(bottom, box.bottom() + below);
        }
        for (const FrameItem* frame : scene.allFrames())
            if (from <= frame->frame().left() && frame->frame().left() < to) top = std::min(top, frame->frame().top() - margin);
        if (top >= bottom) top = all.top(), bottom = all.bottom();
        bands.push_back(QRectF(from, top, to - from, bottom - top) & all);
    };
    double left = all.left();
    while (all.right() - left > widest) {
        const double rest = all.right() - left, share = rest / std::ceil(rest / widest);
        double best = left + widest;
        auto fewest = cutBoxes(best);
        for (double x = left + widest - step; x >= left + shortestShare * share; x -= step) {
            const auto count = cutBoxes(x);
            const bool nearer = std::abs(x - left - share) < std::abs(best - left - share);
            if (count > fewest || (count == fewest && !nearer)) continue;
            best = x;
            fewest = count;
        }
        add(left, best);
        left = best;
    }
    if (bands.empty()) return {all};
    add(left, all.right());
    return bands;
}

} // namespace tilesight
