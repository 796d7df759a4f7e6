#include "core/search/same_schedule.h"

#include "core/cache/launch_order.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>

namespace tilesight {
namespace {

/// The plan without the kind and group of its launch order, and without the parameter `group` unless
/// something else uses it.
TilePlan withoutOrder(TilePlan plan, const std::string& group) {
    plan.grid.order.kind = LaunchOrder().kind;
    plan.grid.order.group = {};
    plan.grid.order.list.clear();
    if (group.empty()) return plan;
    TilePlan rest = plan;
    std::erase_if(rest.parameters, [&](const Parameter& parameter) { return parameter.name == group; });
    return resolve(rest) ? rest : plan;
}

} // namespace

bool sameSchedule(const TilePlan& a, const TilePlan& b) {
    if (a == b) return true;
    // One may name the parameter and the other a number: either way it says nothing but the order.
    std::string group = parameterOfRole(a, "group");
    if (group.empty()) group = parameterOfRole(b, "group");
    if (withoutOrder(a, group) != withoutOrder(b, group)) return false;
    const Expected<ResolvedPlan> first = resolve(a), second = resolve(b);
    if (!first || !second) return false;
    const auto sequence = launchSequence(*first), other = launchSequence(*second);
    return sequence && other && *sequence == *other;
}

} // namespace tilesight
