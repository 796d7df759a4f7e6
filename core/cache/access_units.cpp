#include "core/cache/access_units.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tilesight {
namespace {

constexpr std::int64_t maxRemembered = 1 << 22; // spans
constexpr std::int64_t maxSums = 1 << 16;       // more would take longer to clear than to add up again
constexpr double farAway = 1e15;                // iterations beyond this are not told apart

std::int64_t divideUp(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

std::int64_t loopCount(const ResolvedLoop& loop, const std::vector<std::int64_t>& coordinates) {
    if (loop.countGridDim < 0 || loop.countByCoordinate.empty()) return loop.count;
    const auto at = static_cast<std::size_t>(coordinates[static_cast<std::size_t>(loop.countGridDim)]);
    return at < loop.countByCoordinate.size() ? loop.countByCoordinate[at] : loop.count;
}

} // namespace

AccessUnits::AccessUnits(const ResolvedPlan& plan, int slices, std::pmr::memory_resource* memory)
    : m_plan(plan), m_touches(memory), m_ids(memory) {
    collect(std::max(slices, 1));
    chooseGranules();
    for (std::size_t a = 0; a < m_accesses.size(); ++a) {
        m_memo.emplace_back(memory);
        m_requested.emplace_back(memory);
    }
    const std::int64_t tiles = std::max<std::int64_t>(plan.tiles(), 1);
    for (std::size_t a = 0; a < m_accesses.size(); ++a) {
        const Access& access = m_accesses[a];
        m_accesses[a].alone = access.keys == tiles && neverComesBack(access);
        for (std::size_t b = 0; b < m_accesses.size(); ++b)
            if (b != a && m_accesses[b].tensor == access.tensor) m_accesses[a].alone = false;
        if (access.keys < tiles && access.keys <= maxRemembered / access.steps)
            m_memo[a].assign(static_cast<std::size_t>(access.keys * access.steps), {0, 0, -1.0});
        m_requested[a].assign(static_cast<std::size_t>(std::min(access.keys, maxSums)), -1.0);
    }
}

void AccessUnits::collect(int slices) {
    // One nest for each loop of the tile body; its flattened iterations are cut into equal slices.
    std::vector<int> rootOf(m_plan.loops.size());
    for (std::size_t l = 0; l < m_plan.loops.size(); ++l) {
        int root = static_cast<int>(l);
        while (m_plan.loops[static_cast<std::size_t>(root)].parent >= 0)
            root = m_plan.loops[static_cast<std::size_t>(root)].parent;
        rootOf[l] = root;
        if (!m_plan.loops[l].countByCoordinate.empty()) m_uniform = false;
    }
    const auto nestOf = [&](int loop) {
        std::vector<int> nest;
        for (; loop >= 0; loop = m_plan.loops[static_cast<std::size_t>(loop)].parent)
            nest.insert(nest.begin(), loop);
        return nest;
    };
    const auto iterationsOf = [&](const std::vector<int>& nest) {
        double product = 1;
        for (int loop : nest)
            product *= static_cast<double>(
                std::max<std::int64_t>(m_plan.loops[static_cast<std::size_t>(loop)].count, 1));
        return static_cast<std::int64_t>(std::min(product, farAway));
    };
    int next = 0;
    for (std::size_t root = 0; root < m_plan.loops.size(); ++root) {
        if (rootOf[root] != static_cast<int>(root)) continue;
        Nest nest;
        nest.root = static_cast<int>(root);
        for (std::size_t l = 0; l < m_plan.loops.size(); ++l)
            if (rootOf[l] == nest.root)
                nest.iterations = std::max(nest.iterations, iterationsOf(nestOf(static_cast<int>(l))));
        nest.perStep = divideUp(nest.iterations, slices);
        nest.steps = static_cast<int>(divideUp(nest.iterations, nest.perStep));
        nest.firstStep = next;
        next += nest.steps;
        m_slicesUsed = std::max(m_slicesUsed, nest.steps);
        m_longestLoop = std::max(m_longestLoop, nest.iterations);
        m_nests.push_back(nest);
    }
    m_steps = std::max(next, 1);

    for (std::size_t i = 0; i < m_plan.actions.size(); ++i) {
        const ResolvedAction& action = m_plan.actions[i];
        if (!isMemory(action.operation) || action.operation == Operation::remoteTransfer || !action.access ||
            action.afterGrid)
            continue;
        const Placement placement = m_plan.tensors[static_cast<std::size_t>(action.access->tensor)].placement;
        if (placement != Placement::dram && placement != Placement::l2 && placement != Placement::l15)
            continue;
        Access access;
        access.action = static_cast<int>(i);
        access.tensor = action.access->tensor;
        access.reads = action.operation == Operation::load;
        access.writes = !access.reads;
        access.nest = nestOf(action.loop);
        access.inLoop = !access.nest.empty();
        access.iterations = iterationsOf(access.nest);
        access.firstStep = access.writes || action.afterLoop ? m_steps - 1 : 0;
        for (const Nest& nest : m_nests)
            if (access.inLoop && nest.root == access.nest.front()) {
                access.firstStep = nest.firstStep;
                access.steps = nest.steps;
            }
        for (const ResolvedIndex& index : action.access->index)
            for (const int dim : index.usedGridDims) {
                const std::int64_t divisor =
                    index.gridDim == dim ? std::max<std::int64_t>(index.divisor, 1) : 1;
                const auto known = std::find(access.gridDims.begin(), access.gridDims.end(), dim);
                if (known == access.gridDims.end()) {
                    access.gridDims.push_back(dim);
                    access.divisors.push_back(divisor);
                } else {
                    std::int64_t& d =
                        access.divisors[static_cast<std::size_t>(known - access.gridDims.begin())];
                    d = std::gcd(d, divisor);
                }
            }
        for (std::size_t d = 0; d < access.gridDims.size(); ++d) {
            access.weights.push_back(access.keys);
            access.keys *=
                divideUp(m_plan.grid[static_cast<std::size_t>(access.gridDims[d])], access.divisors[d]);
        }
        m_accesses.push_back(std::move(access));
    }
}

std::int64_t AccessUnits::key(const Access& access, const std::vector<std::int64_t>& coordinates) const {
    std::int64_t key = 0;
    for (std::size_t d = 0; d < access.gridDims.size(); ++d) {
        const std::int64_t coordinate = coordinates[static_cast<std::size_t>(access.gridDims[d])];
        key += access.weights[d] * (access.divisors[d] == 1 ? coordinate : coordinate / access.divisors[d]);
    }
    return key;
}

double AccessUnits::shareOfStep(int step, const std::vector<std::int64_t>& coordinates) const {
    if (m_uniform) return 1;
    for (const Nest& nest : m_nests) {
        if (step < nest.firstStep || step >= nest.firstStep + nest.steps) continue;
        double executed = 0; // of the longest chain of loops in this nest
        for (std::size_t l = 0; l < m_plan.loops.size(); ++l) {
            double product = 1;
            int loop = static_cast<int>(l), top = loop;
            for (; loop >= 0; loop = m_plan.loops[static_cast<std::size_t>(loop)].parent) {
                product *=
                    static_cast<double>(loopCount(m_plan.loops[static_cast<std::size_t>(loop)], coordinates));
                top = loop;
            }
            if (top == nest.root) executed = std::max(executed, product);
        }
        const auto first = static_cast<double>(step - nest.firstStep) * static_cast<double>(nest.perStep);
        const double last =
            std::min(first + static_cast<double>(nest.perStep), static_cast<double>(nest.iterations));
        return std::clamp((executed - first) / std::max(last - first, 1.0), 0.0, 1.0);
    }
    return 1;
}

/// Different tiles touch different boxes, and no step of a tile touches again what an earlier one did: each
/// grid dimension and each loop moves the box along a dimension of the tensor by at least its length.
bool AccessUnits::neverComesBack(const Access& access) const {
    const ResolvedAccess& a = *m_plan.actions[static_cast<std::size_t>(access.action)].access;
    const auto moves = [&](auto follows) {
        for (std::size_t d = 0; d < a.index.size(); ++d)
            if (follows(a.index[d])) return d >= a.step.size() || a.step[d] >= a.extent[d];
        return false;
    };
    for (const int dim : access.gridDims)
        if (!moves([&](const ResolvedIndex& index) { return index.gridDim == dim && index.divisor == 1; }))
            return false;
    for (const int loop : access.nest)
        if (access.steps > 1 && !moves([&](const ResolvedIndex& index) { return index.loop == loop; }))
            return false;
    return true;
}

UnitSpan AccessUnits::newTouches(const Access& access, std::int64_t key, int step) {
    m_touches.resize(m_kept); // a span that is not remembered lives until the next call
    const UnitSpan span = compute(access, key, step);
    std::pmr::vector<UnitSpan>& memo = m_memo[indexOf(access)];
    if (!memo.empty()) {
        memo[static_cast<std::size_t>(key * access.steps + (step - access.firstStep))] = span;
        m_kept = m_touches.size();
    }
    return span;
}

double AccessUnits::requestedBytes(const Access& access, std::int64_t key) {
    std::pmr::vector<double>& known = m_requested[indexOf(access)];
    const bool remembered = static_cast<std::size_t>(key) < known.size();
    if (remembered && known[static_cast<std::size_t>(key)] >= 0) return known[static_cast<std::size_t>(key)];
    double sum = 0;
    for (int step = 0; step < access.steps; ++step)
        sum += touches(access, key, access.firstStep + step).requestedBytes;
    if (remembered) known[static_cast<std::size_t>(key)] = sum;
    return sum;
}

double AccessUnits::unitBytes(const Access& access) {
    const UnitSpan span = touches(access, 0, access.firstStep);
    double sum = 0;
    for (std::uint32_t t = span.begin; t < span.end; ++t)
        sum += static_cast<double>(m_touches[t].bytes);
    return span.end > span.begin ? sum / (span.end - span.begin) : 0;
}

} // namespace tilesight
