#include "core/search/gallery.h"

#include "core/cache/launch_order.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>

namespace tilesight {
namespace {

/// Persistence is part of the plan's schedule, not of the walk: candidates keep it.
LaunchOrder orderOf(const std::string& kind, const std::string& group, bool persistent) {
    LaunchOrder order;
    order.kind = kind;
    order.group = group.empty() ? Expression() : Expression(group);
    order.persistent = persistent;
    return order;
}

} // namespace

std::vector<LaunchOrder> galleryOrders(const TilePlan& plan) {
    std::vector<LaunchOrder> orders{plan.grid.order};
    const auto add = [&](LaunchOrder order) {
        order.splitTail = order.persistent && plan.grid.order.splitTail; // of resident blocks
        // "group 1" is row-major under another name; equal walks are shown once.
        if (std::find(orders.begin(), orders.end(), order) == orders.end())
            orders.push_back(std::move(order));
    };
    const bool persistent = plan.grid.order.persistent;
    for (const LaunchOrderKind& kind : launchOrderKinds()) {
        if (kind.name == "list") continue;
        if (!kind.usesGroup)
            add(orderOf(kind.name, "", persistent));
        else
            for (const char* group : {"4", "8", "16"})
                add(orderOf(kind.name, group, persistent));
    }
    add(orderOf("grouped", "8", !persistent));
    return orders;
}

Expected<Gallery> gallery(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options,
                          StopToken stop) {
    const std::vector<LaunchOrder> orders = galleryOrders(plan);
    // The plan's own group is an expression: equal to a candidate when it evaluates to the same number.
    std::string ownGroup;
    if (!plan.grid.order.group.empty())
        if (const auto value = evaluate(plan, plan.grid.order.group))
            ownGroup = std::to_string(static_cast<long long>(*value));

    std::vector<std::optional<Expected<Analysis>>> results(orders.size());
    AnalysisOptions each = options;
    each.tileHits = true;
    each.lanes = each.explain = false;
    oneapi::tbb::parallel_for(std::size_t{0}, orders.size(), [&](std::size_t i) {
        if (stop.stop_requested()) return;
        const bool repeatsOwn = i > 0 && orders[i].kind == orders[0].kind &&
                                orders[i].persistent == orders[0].persistent &&
                                orders[i].group.text == ownGroup;
        if (repeatsOwn) return;
        TilePlan changed = plan;
        changed.grid.order = orders[i];
        results[i] = analyze(changed, gpu, nullptr, each, stop);
    });
    if (stop.stop_requested()) return Error{"engine.stopped", "the gallery was cancelled", plan.name, {}, {}};
    if (results[0] && !*results[0]) return results[0]->errors();

    Gallery gallery;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (!results[i]) continue;
        ++gallery.examined;
        if (!*results[i])
            continue; // an order that does not fit (persistent needs more shared memory) is left out
        GalleryEntry entry;
        entry.order = orders[i];
        double group = 1;
        if (!orders[i].group.empty())
            if (const auto value = evaluate(plan, orders[i].group)) group = *value;
        entry.title = launchOrderTitle(orders[i], static_cast<std::int64_t>(group));
        entry.analysis = std::move(*results[i]).value();
        entry.current = i == 0;
        gallery.entries.push_back(std::move(entry));
    }
    std::stable_sort(gallery.entries.begin(), gallery.entries.end(),
                     [](const GalleryEntry& a, const GalleryEntry& b) {
                         return a.analysis.latencySeconds < b.analysis.latencySeconds;
                     });
    return gallery;
}

} // namespace tilesight
