// Another launch order: tiles that run at the same time share more rows and columns, so fewer bytes reach DRAM. Or
// the same order by blocks that stay, or go after one tile.
#include "core/advice/hint_source.h"
#include "core/cache/launch_order.h"
#include "core/plan/edit.h"
#include "core/search/gallery.h"

namespace tilesight {

std::vector<Proposal> proposeLaunchOrder(const TilePlan& plan, const Gpu&, const Analysis&) {
    std::vector<Proposal> proposals;
    for (const LaunchOrder& order : galleryOrders(plan)) {
        if (order == plan.grid.order || order.persistent != plan.grid.order.persistent) continue;
        const auto group = order.group.empty() ? Expected<double>(1.0) : evaluate(plan, order.group);
        proposals.push_back({setLaunchOrder(plan, order),
                             "Launch order: " + launchOrderTitle(order, group ? static_cast<std::int64_t>(*group) : 1),
                             {}});
    }
    LaunchOrder order = plan.grid.order;
    order.persistent = !order.persistent;
    order.splitTail = order.splitTail && order.persistent;
    proposals.push_back({setLaunchOrder(plan, order),
                         order.persistent ? "Persistent blocks that walk the tiles"
                                          : "One block per tile instead of a persistent walk",
                         order.persistent ? "" : "Blocks start and drain for each tile."});
    return proposals;
}

} // namespace tilesight
