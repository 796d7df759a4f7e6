#include "core/cache/cache_model.h"

#include "core/cache/wave_footprint.h"

namespace tilesight {

const std::vector<CacheModelKind>& cacheModelKinds() {
    static const std::vector<CacheModelKind> kinds = {
        {"wave_footprint", "Wave footprint", "Distinct slices of each wave in lockstep; cheap, for rankings", waveFootprint},
    };
    return kinds;
}

const CacheModelKind* cacheModelKind(std::string_view name) {
    for (const CacheModelKind& kind : cacheModelKinds())
        if (kind.name == name) return &kind;
    return nullptr;
}

} // namespace tilesight
