// The geometry behind AccessUnits: boxes of a tensor, cut into granules.
#include "core/cache/access_units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace tilesight {
namespace {

constexpr std::int64_t maxPiecesPerBox = 64;

} // namespace

/// Iterations of each enclosing loop that the step covers, from the first and last flattened iteration.
void AccessUnits::loopRanges(const Access& access, int step, std::vector<Range>& ranges) const {
    ranges.assign(m_plan.loops.size(), {});
    if (!access.inLoop) return;
    const Nest* nest = nullptr;
    for (const Nest& candidate : m_nests)
        if (candidate.root == access.nest.front()) nest = &candidate;
    // A loop nest may be deeper than this access: its own chain sees a proportional part of the iterations.
    const std::int64_t inner = std::max<std::int64_t>(nest->iterations / access.iterations, 1);
    const std::int64_t begin = (step - nest->firstStep) * nest->perStep;
    std::int64_t first = begin / inner,
                 last = (std::min(begin + nest->perStep, nest->iterations) - 1) / inner;
    bool open = false; // an outer loop moves within the step, so inner ones run through
    std::int64_t below = access.iterations;
    for (const int loop : access.nest) {
        const std::int64_t count =
            std::max<std::int64_t>(m_plan.loops[static_cast<std::size_t>(loop)].count, 1);
        below = std::max<std::int64_t>(below / count, 1);
        Range& range = ranges[static_cast<std::size_t>(loop)];
        if (open) {
            range = {0, count - 1};
            continue;
        }
        range = {first / below, last / below};
        open = range.first != range.last;
        first %= below;
        last %= below;
    }
}

void AccessUnits::representative(const Access& access, std::int64_t key,
                                 std::vector<std::int64_t>& coordinates) const {
    coordinates.assign(m_plan.grid.size(), 0);
    for (std::size_t d = access.gridDims.size(); d-- > 0;) {
        coordinates[static_cast<std::size_t>(access.gridDims[d])] =
            key / access.weights[d] * access.divisors[d];
        key %= access.weights[d];
    }
}

AccessUnits::Box AccessUnits::box(const Access& access, std::size_t dim,
                                  const std::vector<std::int64_t>& coordinates,
                                  const std::vector<Range>& loops) const {
    const ResolvedAccess& a = *m_plan.actions[static_cast<std::size_t>(access.action)].access;
    const ResolvedIndex& index = a.index[dim];
    double moves = 1; // values that the index takes within the step
    std::int64_t low = index.constant, high = index.constant;
    if (index.general) {
        std::vector<std::int64_t> at(m_plan.loops.size(), 0);
        const std::size_t corners = std::size_t{1} << std::min<std::size_t>(index.usedLoops.size(), 6);
        for (std::size_t corner = 0; corner < corners; ++corner) {
            for (std::size_t l = 0; l < index.usedLoops.size() && l < 6; ++l) {
                const auto loop = static_cast<std::size_t>(index.usedLoops[l]);
                at[loop] = (corner >> l) & 1 ? loops[loop].last : loops[loop].first;
            }
            const std::int64_t value = index.general(coordinates, at);
            low = corner == 0 ? value : std::min(low, value);
            high = corner == 0 ? value : std::max(high, value);
        }
        for (const int loop : index.usedLoops) {
            const Range& range = loops[static_cast<std::size_t>(loop)];
            moves *= static_cast<double>(range.last - range.first + 1);
        }
    } else if (index.gridDim >= 0) {
        low = high =
            coordinates[static_cast<std::size_t>(index.gridDim)] / std::max<std::int64_t>(index.divisor, 1);
    } else if (index.loop >= 0) {
        const Range& range = loops[static_cast<std::size_t>(index.loop)];
        low = range.first;
        high = range.last;
        moves = static_cast<double>(high - low + 1);
    }
    const std::int64_t extent = std::max<std::int64_t>(a.extent[dim], 0);
    const std::int64_t step = dim < a.step.size() ? a.step[dim] : extent;
    Box result{std::min(low * step, high * step), std::max(low * step, high * step) + extent, 0, 1};
    const auto span = static_cast<double>(result.high - result.low);
    const double asked = moves * static_cast<double>(extent);
    result.covered = std::min(span, asked); // a step larger than the extent leaves gaps
    if (result.covered > 0) result.repeats = asked / result.covered;
    return result;
}

/// The largest granule that the edges of all accesses share, not so small that a box falls into too many
/// pieces.
void AccessUnits::chooseGranules() {
    m_granule.resize(m_plan.tensors.size());
    std::vector<std::vector<std::int64_t>> longest(m_plan.tensors.size());
    for (std::size_t t = 0; t < m_plan.tensors.size(); ++t) {
        m_granule[t].assign(m_plan.tensors[t].dims.size(), 0);
        longest[t].assign(m_plan.tensors[t].dims.size(), 1);
    }
    for (const Access& access : m_accesses) {
        const auto t = static_cast<std::size_t>(access.tensor);
        const std::vector<std::int64_t>& dims = m_plan.tensors[t].dims;
        for (const std::int64_t key : {std::int64_t{0}, std::int64_t{1}, access.keys / 2, access.keys - 1}) {
            if (key < 0 || key >= access.keys) continue;
            std::vector<std::int64_t> coordinates;
            representative(access, key, coordinates);
            for (const int step : {0, 1, access.steps - 1}) {
                if (step >= access.steps) continue;
                std::vector<Range> loops;
                loopRanges(access, access.firstStep + step, loops);
                for (std::size_t d = 0; d < dims.size(); ++d) {
                    const Box b = box(access, d, coordinates, loops);
                    if (b.low > 0 && b.low < dims[d]) m_granule[t][d] = std::gcd(m_granule[t][d], b.low);
                    if (b.high > 0 && b.high < dims[d]) m_granule[t][d] = std::gcd(m_granule[t][d], b.high);
                    longest[t][d] =
                        std::max(longest[t][d], std::min(b.high, dims[d]) - std::max<std::int64_t>(b.low, 0));
                }
            }
        }
    }
    for (std::size_t t = 0; t < m_granule.size(); ++t) {
        const std::vector<std::int64_t>& dims = m_plan.tensors[t].dims;
        for (std::size_t d = 0; d < dims.size(); ++d)
            if (m_granule[t][d] == 0) m_granule[t][d] = std::max<std::int64_t>(dims[d], 1); // never cut
        for (;;) { // coarsen the dimension with the most pieces
            std::int64_t pieces = 1, most = 1;
            std::size_t worst = 0;
            for (std::size_t d = 0; d < dims.size(); ++d) {
                const std::int64_t here = (longest[t][d] + m_granule[t][d] - 1) / m_granule[t][d];
                pieces = std::min<std::int64_t>(pieces * here, maxPiecesPerBox * 1024);
                if (here > most) most = here, worst = d;
            }
            if (pieces <= maxPiecesPerBox || most <= 1) break;
            m_granule[t][worst] *= 2;
        }
    }
}

UnitSpan AccessUnits::compute(const Access& access, std::int64_t key, int step) {
    const ResolvedTensor& tensor = m_plan.tensors[static_cast<std::size_t>(access.tensor)];
    const ResolvedAccess& a = *m_plan.actions[static_cast<std::size_t>(access.action)].access;
    const std::vector<std::int64_t>& granule = m_granule[static_cast<std::size_t>(access.tensor)];
    const std::size_t rank = tensor.dims.size();
    Scratch& scratch = m_scratch;
    representative(access, key, scratch.coordinates);
    loopRanges(access, step, scratch.loops);
    scratch.edges.resize(rank);

    UnitSpan span{static_cast<std::uint32_t>(m_touches.size()), static_cast<std::uint32_t>(m_touches.size()),
                  0};
    double density = bitsOf(tensor.dtype) / 8.0, repeats = 1, elements = 1, iterations = 1, moved = 1;
    bool whole = access.alone; // the box is one granule that no other tile touches
    for (const int loop : access.nest)
        iterations *= static_cast<double>(scratch.loops[static_cast<std::size_t>(loop)].last -
                                          scratch.loops[static_cast<std::size_t>(loop)].first + 1);
    for (std::size_t d = 0; d < rank; ++d) {
        const Box b = box(access, d, scratch.coordinates, scratch.loops);
        Edge& edge = scratch.edges[d];
        edge.low = std::max<std::int64_t>(b.low, 0);
        edge.high = std::min(b.high, tensor.dims[d]);
        if (edge.high <= edge.low) return span; // wholly outside
        density *= b.covered / static_cast<double>(b.high - b.low);
        elements *= static_cast<double>(edge.high - edge.low);
        repeats *= b.repeats;
        moved *= b.covered * b.repeats / static_cast<double>(std::max<std::int64_t>(a.extent[d], 1));
        edge.first = edge.at = edge.low / granule[d];
        edge.last = (edge.high - 1) / granule[d];
        whole = whole && edge.first == edge.last && edge.low == edge.first * granule[d] &&
                (edge.high == edge.low + granule[d] || edge.high == tensor.dims[d]);
    }
    // Iterations that no index follows ask for the same box again.
    span.requestedBytes = elements * density * repeats * std::max(iterations / std::max(moved, 1.0), 1.0);

    if (whole) {
        m_touches.push_back({m_ids.fresh(), static_cast<float>(elements * density)});
        span.end = static_cast<std::uint32_t>(m_touches.size());
        return span;
    }
    for (bool more = true; more;) {
        double part = density;
        std::uint64_t linear = 0;
        for (std::size_t d = 0; d < rank; ++d) {
            const Edge& edge = scratch.edges[d];
            part *= static_cast<double>(std::min(edge.high, (edge.at + 1) * granule[d]) -
                                        std::max(edge.low, edge.at * granule[d]));
            linear = linear * static_cast<std::uint64_t>(tensor.dims[d] / granule[d] + 1) +
                     static_cast<std::uint64_t>(edge.at);
        }
        m_touches.push_back(
            {m_ids.idOf(static_cast<std::uint64_t>(access.tensor), linear), static_cast<float>(part)});
        more = false;
        for (std::size_t d = rank; d-- > 0 && !more;) {
            Edge& edge = scratch.edges[d];
            more = ++edge.at <= edge.last;
            if (!more) edge.at = edge.first;
        }
    }
    span.end = static_cast<std::uint32_t>(m_touches.size());
    return span;
}

} // namespace tilesight
