// Swizzle gallery: one plan under several launch orders, sorted by predicted time.
#pragma once

#include "core/analysis/analyze.h"

namespace tilesight {

struct GalleryEntry {
    LaunchOrder order;     ///< adopt = put this into the plan's grid
    std::string title;     ///< "Grouped panels, 8"
    Analysis analysis;     ///< with tileHit, without lanes and tree
    bool current = false;  ///< the plan's own order
};
struct Gallery {
    std::vector<GalleryEntry> entries; ///< fastest first; ties in registration order
    int examined = 0;
};

/// The candidate orders for a plan: all registered kinds, groups 2, 4, 8, 16, persistent variants of the better ones.
std::vector<LaunchOrder> galleryOrders(const TilePlan& plan);

/// Runs in parallel (oneTBB), same result on any thread count.
Expected<Gallery> gallery(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options = {}, StopToken stop = {});

} // namespace tilesight
