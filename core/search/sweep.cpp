#include "core/search/sweep.h"

#include "core/analysis/report.h"
#include "core/base/parallel.h"
#include "core/cache/cache_memo.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>
#include <mutex>

namespace tilesight {
namespace {

Errors faultsOf(const TilePlan& plan, const std::vector<SweepAxis>& axes) {
    Errors errors;
    if (axes.empty() || axes.size() > 2)
        errors.push_back(
            {"sweep.no_axis", "a sweep goes over one parameter or over two", {}, {}, "name one or two"});
    double points = 1;
    for (const SweepAxis& axis : axes) {
        points *= static_cast<double>(axis.values.size());
        if (!plan.parameter(axis.parameter))
            errors.push_back({"sweep.unknown_parameter",
                              "the plan has no parameter '" + shortened(axis.parameter) + "'",
                              axis.parameter,
                              {},
                              "use a name of the plan"});
        if (axis.values.empty())
            errors.push_back({"sweep.bad_values",
                              "there are no values for '" + axis.parameter + "'",
                              axis.parameter,
                              {},
                              "write for example 64,128,256"});
    }
    if (axes.size() == 2 && axes[0].parameter == axes[1].parameter)
        errors.push_back({"sweep.same_parameter",
                          "both directions of the sweep are '" + axes[0].parameter + "'",
                          axes[0].parameter,
                          {},
                          "choose two parameters, or give all values at once"});
    if (points > static_cast<double>(maxSweepPoints))
        errors.push_back({"sweep.too_many",
                          "the sweep has " + formatNumber(points) + " points, at most " +
                              std::to_string(maxSweepPoints) + " are computed",
                          {},
                          {},
                          "take fewer values"});
    return errors;
}

bool isCurrent(const TilePlan& plan, const std::vector<SweepAxis>& axes, const SweepPoint& point) {
    for (std::size_t i = 0; i < axes.size(); ++i) {
        const auto now = evaluate(plan, Expression(axes[i].parameter));
        if (!now || *now != static_cast<double>(point.values[i])) return false;
    }
    return true;
}

constexpr double equalLatency = 1e-9; ///< relative

} // namespace

bool Sweep::presentIsFastest() const {
    const SweepPoint* const best = fastest();
    return best && latencySeconds > 0 && latencySeconds <= best->latencySeconds * (1 + equalLatency);
}

const SweepPoint* Sweep::fastest() const {
    const SweepPoint* best = nullptr;
    for (const SweepPoint& point : points)
        if (point.runs() && (!best || point.latencySeconds < best->latencySeconds)) best = &point;
    for (const SweepPoint& point : points) // of equals the present one
        if (best && point.runs() && point.current && point.latencySeconds <= best->latencySeconds * (1 + equalLatency))
            best = &point;
    return best;
}

Expected<TilePlan> planAt(const TilePlan& plan, const Sweep& sweep, const SweepPoint& point) {
    TilePlan changed = plan;
    for (std::size_t i = 0; i < sweep.axes.size(); ++i) {
        const std::string& name = sweep.axes[i].parameter;
        const auto now = evaluate(plan, Expression(name));
        if (now && *now == static_cast<double>(point.values[i])) continue; // a formula with that value stays
        Expected<TilePlan> next = setParameter(std::move(changed), name, Expression(point.values[i]));
        if (!next) return next.errors();
        changed = std::move(next).value();
    }
    return changed;
}

Expected<Sweep> sweep(const TilePlan& plan, const Gpu& gpu, const std::vector<SweepAxis>& axes,
                      const AnalysisOptions& given, int threads, StopToken stop, const Progress& progress) {
    if (Errors errors = faultsOf(plan, axes); !errors.empty()) return errors;
    CacheMemo memo;
    AnalysisOptions options = given;
    options.lanes = options.tileHits = options.explain = false;
    options.cacheMemo = &memo;

    Sweep result;
    result.axes = axes;
    const std::size_t columns = axes[0].values.size(), rows = axes.size() > 1 ? axes[1].values.size() : 1;
    result.points.resize(columns * rows);
    std::mutex mutex;
    std::size_t done = 0;
    const auto examine = [&](std::size_t index) {
        SweepPoint& point = result.points[index];
        point.values = {axes[0].values[index % columns],
                        axes.size() > 1 ? axes[1].values[index / columns] : 0};
        point.current = isCurrent(plan, axes, point);
        const Expected<TilePlan> changed = planAt(plan, result, point);
        const Expected<Analysis> analysis =
            changed ? analyze(*changed, gpu, nullptr, options, stop) : Expected<Analysis>(changed.errors());
        if (analysis) {
            point.latencySeconds = analysis->latencySeconds;
            point.readHit = analysis->readHit();
            point.dramBytes = analysis->cache.dramReadBytes;
            point.bottleneck = analysis->bottleneck;
            point.bottleneckReason = analysis->bottleneckReason;
        } else {
            point.reason = analysis.errors().front().message;
        }
        if (!progress) return;
        const std::lock_guard lock(mutex);
        progress(++done, result.points.size());
    };
    if (!parallelFor(result.points.size(), threads, examine, stop) || stop.stop_requested())
        return Error{"engine.stopped", "the sweep was stopped", plan.name, {}, {}};
    const auto current = std::find_if(result.points.begin(), result.points.end(),
                                      [](const SweepPoint& point) { return point.current && point.runs(); });
    if (current != result.points.end())
        result.latencySeconds = current->latencySeconds;
    else if (const Expected<Analysis> now = analyze(plan, gpu, nullptr, options, stop))
        result.latencySeconds = now->latencySeconds;
    if (stop.stop_requested()) return Error{"engine.stopped", "the sweep was stopped", plan.name, {}, {}};
    return result;
}

} // namespace tilesight
