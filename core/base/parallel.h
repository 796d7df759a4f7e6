// Independent pieces of work on all cores. Results go to slots by index, so they never depend on the thread
// count.
#pragma once

#include "core/base/stop.h"

#include <cstddef>
#include <functional>

namespace tilesight {

/// Calls body(0) ... body(count - 1), each once, in no particular order. `threads` 0 = all cores.
/// Returns false when stopped early; then some calls were left out.
bool parallelFor(std::size_t count, int threads, const std::function<void(std::size_t)>& body,
                 StopToken stop = {});

} // namespace tilesight
