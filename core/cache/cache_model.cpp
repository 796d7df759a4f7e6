#include "core/cache/cache_model.h"

#include "core/cache/compulsory.h"
#include "core/cache/replay.h"
#include "core/cache/reuse_distance.h"
#include "core/cache/wave_footprint.h"

namespace tilesight {

const std::vector<CacheModelKind>& cacheModelKinds() {
    static const std::vector<CacheModelKind> kinds = {
        {"replay", "Replay",
         "Walks the launch order through LRU partitions that keep copies of each other's lines", replay},
        {"reuse_distance_exact", "Reuse distance, exact",
         "Tile reuse distances over the launch order, hit probability by Eq. 7", reuseDistanceExact},
        {"reuse_distance_gaussian", "Reuse distance, Gaussian",
         "Tile reuse distances over the launch order, hit probability by Eq. 8-10", reuseDistanceGaussian},
        {"wave_footprint", "Wave footprint", "Distinct slices of each wave in lockstep; cheap, for rankings",
         waveFootprint},
    };
    return kinds;
}

const CacheModelKind* cacheModelKind(std::string_view name) {
    // Bounds, no models: searches and the diagnosis name them, nobody chooses them.
    static const CacheModelKind bounds[] = {
        {"compulsory", "Compulsory traffic", "What no cache can avoid: each byte once; a lower bound",
         compulsoryTraffic},
        {"read_once", "Read once", "The default model, but no byte is read from DRAM twice",
         readOnceTraffic}};
    for (const CacheModelKind& kind : cacheModelKinds())
        if (kind.name == name) return &kind;
    for (const CacheModelKind& bound : bounds)
        if (bound.name == name) return &bound;
    return nullptr;
}

} // namespace tilesight
