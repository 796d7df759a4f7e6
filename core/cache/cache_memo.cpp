#include "core/cache/cache_memo.h"

#include <mutex>
#include <type_traits>

namespace tilesight {
namespace {

class Key {
public:
    template <class T>
    void add(const T& value) {
        static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>);
        m_text.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void add(const std::string& text) {
        add(text.size());
        m_text += text;
    }
    template <class T>
    void add(const std::vector<T>& values) {
        add(values.size());
        for (const T& value : values)
            add(value);
    }
    std::string take() { return std::move(m_text); }

private:
    std::string m_text;
};

/// "" = not to be kept.
std::string keyOf(const CacheModelKind& model, const CacheInput& input) {
    const ResolvedPlan& plan = *input.plan;
    Key key;
    key.add(model.name);
    key.add(input.residentBlocks);
    key.add(input.slices);
    key.add(input.wantTileHits);
    key.add(input.preloadedBytes);
    key.add(input.warmShares);
    key.add(plan.grid);
    key.add(plan.order.kind);
    key.add(plan.order.persistent);
    key.add(plan.order.list);
    key.add(plan.orderGroup);
    for (const ResolvedTensor& tensor : plan.tensors) {
        key.add(tensor.dims);
        key.add(tensor.dtype);
        key.add(tensor.placement);
    }
    for (const ResolvedLoop& loop : plan.loops) {
        key.add(loop.parent);
        key.add(loop.count);
        key.add(loop.meanCount);
        key.add(loop.countByCoordinate);
        key.add(loop.countGridDim);
    }
    for (const ResolvedAction& action : plan.actions) {
        if (!action.access || action.afterGrid) continue;
        key.add(action.operation);
        key.add(action.loop);
        key.add(action.afterLoop);
        key.add(action.bytes);
        key.add(action.access->tensor);
        key.add(action.access->extent);
        key.add(action.access->step);
        key.add(action.access->index.size());
        for (const ResolvedIndex& index : action.access->index) {
            if (index.general) return {};
            key.add(index.gridDim);
            key.add(index.loop);
            key.add(index.divisor);
            key.add(index.constant);
        }
    }
    return key.take();
}

} // namespace

Expected<CacheTraffic> CacheMemo::evaluate(const CacheModelKind& model, const CacheInput& input,
                                           StopToken stop) {
    const std::string key = keyOf(model, input);
    if (key.empty()) return model.evaluate(input, stop);
    {
        const std::shared_lock lock(m_mutex);
        if (const auto found = m_known.find(key); found != m_known.end()) return found->second;
    }
    Expected<CacheTraffic> traffic = model.evaluate(input, stop);
    if (!traffic) return traffic;
    const std::unique_lock lock(m_mutex);
    return m_known.emplace(key, std::move(traffic).value()).first->second;
}

} // namespace tilesight
