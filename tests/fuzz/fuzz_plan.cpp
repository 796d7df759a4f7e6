// Any bytes as a plan file: never a crash or a hang; faults are located; what is accepted reads back the
// same.
#include "core/plan/edit.h"
#include "core/plan/plan_io.h"
#include "core/plan/resolved_plan.h"

#include <cstdint>
#include <cstdlib>
#include <string>

using namespace tilesight;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

void checkErrors(Errors errors, const std::string& text) {
    require(!errors.empty() && errors.size() <= maxReportedErrors + 1);
    locate(errors, text, "fuzz.json");
    for (const Error& error : errors) {
        require(!error.id.empty() && !error.message.empty());
        require(error.where.line > 0 && error.where.column > 0);
    }
}

void checkResolved(const ResolvedPlan& plan) {
    require(plan.tiles() >= 1 && plan.tiles() <= maxGridTiles);
    const std::vector<std::int64_t> lastTile(plan.grid.begin(), plan.grid.end());
    const std::vector<std::int64_t> indices(plan.loops.size(), maxExtent);
    for (const ResolvedAction& action : plan.actions)
        if (action.access)
            for (const ResolvedIndex& index : action.access->index)
                if (index.general) index.general(lastTile, indices);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const Expected<TilePlan> plan = planFromJson(text, "fuzz.json");
    if (!plan) {
        checkErrors(plan.errors(), text);
        return 0;
    }
    const std::string canonical = planToJson(*plan);
    const Expected<TilePlan> again = planFromJson(canonical, "again.json");
    require(again.hasValue() && *again == *plan && planToJson(*again) == canonical);

    const Expected<ResolvedPlan> resolved = resolve(*plan);
    if (resolved)
        checkResolved(*resolved);
    else
        checkErrors(resolved.errors(), text);
    if (plan->actions.size() >= 2)
        (void)edgeRefusal(*plan, plan->actions.back().name, plan->actions.front().name);
    return 0;
}
