// The name of the baseline that is pinned, whatever a drag compares with for a moment.
#pragma once

#include "app/explorer/variants.h"

namespace tilesight {

/// "" = none is pinned.
inline QString pinnedName(const Variants& variants) {
    return variants.baseline < 0 ? QString() : variants.list[std::size_t(variants.baseline)].name;
}

} // namespace tilesight
