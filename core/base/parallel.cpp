#include "core/base/parallel.h"

#include <algorithm>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/task_arena.h>

namespace tilesight {

bool parallelFor(std::size_t count, int threads, const std::function<void(std::size_t)>& body,
                 StopToken stop) {
    const int cores = oneapi::tbb::info::default_concurrency();
    const int used = std::clamp(threads > 0 ? threads : cores, 1, 1024);
    const auto run = [&](std::size_t index) {
        if (!stop.stop_requested()) body(index);
    };
    if (used == 1) {
        for (std::size_t i = 0; i < count; ++i)
            run(i);
        return !stop.stop_requested();
    }
    // One more than the arena: a caller that is no worker itself (a GUI's thread) must not cost a core.
    const oneapi::tbb::global_control limit(oneapi::tbb::global_control::max_allowed_parallelism,
                                            static_cast<std::size_t>(std::max(used, cores) + 1));
    oneapi::tbb::task_arena arena(used);
    arena.execute(
        [&] { oneapi::tbb::parallel_for(std::size_t{0}, count, run, oneapi::tbb::simple_partitioner()); });
    return !stop.stop_requested();
}

} // namespace tilesight
