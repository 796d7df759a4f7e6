// Memo of cache traffic for searches: schedules that differ only in stages, warps or copies ask for the same
// traffic when as many blocks share an SM. Key = everything a cache model reads of its input (grid, launch
// order, loops, tensors, accesses, residents, slices, bytes left by earlier launches). Safe to share between
// threads; answers are the same bits as without it. Plans whose indices are general expressions are not kept.
#pragma once

#include "core/cache/cache_model.h"

#include <map>
#include <shared_mutex>
#include <string>

namespace tilesight {

class CacheMemo {
public:
    /// As model.evaluate(input, stop), for inputs of one GPU.
    Expected<CacheTraffic> evaluate(const CacheModelKind& model, const CacheInput& input, StopToken stop);

private:
    std::shared_mutex m_mutex;
    std::map<std::string, CacheTraffic> m_known;
};

} // namespace tilesight
