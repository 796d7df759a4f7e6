#include "core/search/l2_study.h"

#include "core/analysis/cache_input.h"
#include "core/base/parallel.h"
#include "core/envelope/occupancy.h"
#include "core/plan/edit.h"

#include <algorithm>
#include <cmath>
#include <mutex>

namespace tilesight {
namespace {

constexpr int smallestStep = -6, largestStep = 4; // powers of the root of 2: 1/8 to 4

/// A plan as it runs on a GPU.
struct Placed {
    ResolvedPlan plan;
    Occupancy occupancy;
};

Expected<Placed> placedOn(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options) {
    Expected<ResolvedPlan> resolved = resolvedOn(plan, gpu, options);
    if (!resolved) return resolved.errors();
    Expected<Occupancy> occupancy = occupancyOf(*resolved, gpu);
    if (!occupancy) return occupancy.errors();
    return Placed{std::move(resolved).value(), std::move(occupancy).value()};
}

bool setCapacity(L2CapacityPoint& point, const Placed& placed, const Gpu& gpu, AnalysisOptions options,
                 StopToken stop) {
    Gpu resized = gpu;
    for (Quantity* bytes : {&resized.l2Bytes, &resized.l2EffectiveBytes})
        if (bytes->known()) bytes->value *= point.factor;
    options.tileHits = false;
    const CacheInput input = cacheInputOf(placed.plan, resized, placed.occupancy, options);
    const Expected<CacheTraffic> traffic = cacheModelKinds().front().evaluate(input, stop);
    if (!traffic) return false;
    point.l2Bytes = resized.l2Bytes.value;
    point.dramBytes = traffic->dramReadBytes;
    point.readHit = traffic->requestedBytes > 0
                        ? std::clamp(1 - traffic->dramReadBytes / traffic->requestedBytes, 0.0, 1.0)
                        : 0;
    return true;
}

std::vector<SweepAxis> shapeAxes(const TilePlan& plan) {
    std::vector<SweepAxis> axes;
    for (const char* role : {"rows", "columns"}) {
        const std::string name = parameterOfRole(plan, role);
        if (name.empty() || (!axes.empty() && axes.front().parameter == name)) continue;
        SweepAxis axis{name, parameterStops(plan, name)};
        const auto now = evaluate(plan, Expression(name));
        if (!now || axis.values.empty()) continue;
        if (const long long value = std::llround(*now);
            std::find(axis.values.begin(), axis.values.end(), value) == axis.values.end()) {
            axis.values.push_back(value);
            std::sort(axis.values.begin(), axis.values.end());
        }
        axes.push_back(std::move(axis));
    }
    return axes;
}

Error stopped(const TilePlan& plan) {
    return {"engine.stopped", "the study of L2 was stopped", plan.name, {}, {}};
}

} // namespace

Expected<L2Map> l2Map(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options,
                      const L2MapLimits& limits, StopToken stop) {
    const Expected<Placed> placed = placedOn(plan, gpu, options);
    if (!placed) return placed.errors();
    return l2Map(cacheInputOf(placed->plan, gpu, placed->occupancy, options), limits, stop);
}

Expected<L2Study> l2Study(const TilePlan& plan, const Gpu& gpu, const L2Reference& reference,
                          const AnalysisOptions& options, int threads, StopToken stop,
                          const Progress& progress) {
    const Expected<Placed> placed = placedOn(plan, gpu, options);
    if (!placed) return placed.errors();

    L2Study study;
    for (int step = smallestStep; step <= largestStep; ++step)
        study.capacities.push_back({std::pow(2.0, 0.5 * step), 0, 0, 0, step == 0});
    const std::vector<SweepAxis> axes = shapeAxes(plan);
    std::size_t shapes = axes.empty() ? 0 : 1;
    for (const SweepAxis& axis : axes)
        shapes *= axis.values.size();
    const std::size_t pieces = 2 + study.capacities.size();

    Expected<L2Map> map = stopped(plan);
    std::mutex mutex;
    std::size_t done = 0;
    const auto examine = [&](std::size_t index) {
        if (index == 0) {
            map = l2Map(plan, gpu, options, {}, stop);
        } else if (index == 1) {
            if (reference.plan && reference.gpu)
                if (auto other = l2Map(*reference.plan, *reference.gpu, options, {}, stop))
                    study.reference = std::make_shared<const L2Map>(std::move(other).value());
        } else {
            setCapacity(study.capacities[index - 2], *placed, gpu, options, stop);
        }
        if (!progress) return;
        const std::lock_guard lock(mutex);
        progress(++done, pieces + shapes);
    };
    const bool all = parallelFor(pieces, threads, examine, stop);
    if (!all || stop.stop_requested()) return stopped(plan);
    if (!map) return map.errors();
    study.map = std::move(map).value();
    if (axes.empty()) return study;
    const Progress rest =
        progress
            ? Progress([&](std::size_t more, std::size_t total) { progress(pieces + more, pieces + total); })
            : Progress();
    Expected<Sweep> swept = sweep(plan, gpu, axes, rankingOptions(options), threads, stop, rest);
    if (stop.stop_requested()) return stopped(plan);
    if (swept) study.shapes = std::move(swept).value();
    return study;
}

} // namespace tilesight
