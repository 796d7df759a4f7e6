#include "core/analysis/lane_parts.h"

#include <algorithm>

namespace tilesight {
namespace {

std::string loadSource(const KernelContext& context, const ResolvedAction& action, const Lockstep& merging) {
    return sharesOf(context, action, merging).dram > 0.02 ? "DRAM" : "L2";
}

} // namespace

void addWaits(const KernelContext& context, const KernelTime& time, Lanes& lanes) {
    const ResolvedPlan& plan = *context.plan;
    const Turn& turn = time.block.inner.turn;
    const double total = lanes.prologueSeconds + lanes.steadySeconds + lanes.epilogueSeconds;
    const double smallest = (total - lanes.foldSeconds) * 1e-3; // of what is shown, however much is folded
    int blamedLoad = -1, blamedStore = -1;
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const ResolvedAction& action = plan.actions[i];
        const bool heavier =
            blamedLoad < 0 || action.bytes > plan.actions[static_cast<std::size_t>(blamedLoad)].bytes;
        if (action.operation == Operation::load && heavier) blamedLoad = static_cast<int>(i);
        if (isMemory(action.operation) && action.operation != Operation::load)
            blamedStore = static_cast<int>(i);
    }
    const auto steadySentence = [&](Resource& blamed) -> std::string {
        if (time.block.inner.loop < 0 || turn.schedule.order.empty()) { // no loop: the kernel's own limit
            const bool pipe = static_cast<std::size_t>(time.bottleneck) < resourceCount;
            blamed = pipe ? static_cast<Resource>(static_cast<int>(time.bottleneck)) : Resource::dram;
            return pipe ? "waits: " + std::string(resourceName(blamed)) + " is busy"
                        : "waits: loads on their way";
        }
        switch (turn.limit) {
        case Bottleneck::latency:
            blamed = turn.missShare > 0.02 ? Resource::dram : Resource::l2;
            return "waits: copies in flight (" + std::to_string(std::max(0, plan.stages - 1)) +
                   ") do not cover the load latency";
        case Bottleneck::issue:
            blamed = Resource::cuda;
            return "waits: barriers of the loop turn";
        default:
            blamed = static_cast<Resource>(static_cast<int>(turn.limit));
            return "waits: " + std::string(resourceName(blamed)) + " is busy";
        }
    };
    for (Resource r : allResources) {
        double at = 0;
        bool works = false;
        // A pipe without work in the loop does not wait there, it is idle.
        const bool worksInLoop =
            std::any_of(lanes.segments.begin(), lanes.segments.end(),
                        [&](const LaneSegment& s) { return s.resource == r && s.phase == Phase::steady; });
        const auto gap = [&](double from, double to) {
            const auto piece = [&](double a, double b, Phase phase) {
                a = std::max(a, from);
                b = std::min(b, to);
                if (b - a < smallest || (phase == Phase::steady && !worksInLoop)) return;
                LaneWait wait{r, phase, a, b - a, r, -1, {}};
                if (phase == Phase::prologue && blamedLoad >= 0) {
                    const ResolvedAction& load = plan.actions[static_cast<std::size_t>(blamedLoad)];
                    const std::string source = loadSource(context, load, time.merging);
                    wait.blamedAction = blamedLoad;
                    wait.blamedResource = source == "DRAM" ? Resource::dram : Resource::l2;
                    wait.sentence = "waits: " + load.name + " from " + source;
                } else if (phase == Phase::epilogue && blamedStore >= 0) {
                    wait.blamedAction = blamedStore;
                    wait.blamedResource = Resource::dram;
                    wait.sentence = "waits: " + plan.actions[static_cast<std::size_t>(blamedStore)].name +
                                    (time.wave.residents < 2 ? ", one block per SM" : "");
                } else {
                    wait.sentence = steadySentence(wait.blamedResource);
                    if (wait.blamedResource == r) return; // the limit itself never waits
                    wait.blamedAction = turn.limit == Bottleneck::latency ? blamedLoad : -1;
                }
                lanes.waits.push_back(std::move(wait));
            };
            const double steadyStart = lanes.prologueSeconds, steadyEnd = steadyStart + lanes.steadySeconds;
            piece(0, steadyStart, Phase::prologue);
            if (lanes.foldedIterations > 0) {
                piece(steadyStart, lanes.foldStartSeconds, Phase::steady);
                piece(lanes.foldStartSeconds + lanes.foldSeconds, steadyEnd, Phase::steady);
            } else {
                piece(steadyStart, steadyEnd, Phase::steady);
            }
            piece(steadyEnd, total, Phase::epilogue);
        };
        for (const LaneSegment& s : lanes.segments) {
            if (s.resource != r) continue;
            works = true;
            if (s.startSeconds > at) gap(at, s.startSeconds);
            at = std::max(at, s.startSeconds + s.durationSeconds);
        }
        if (works && at < total) gap(at, total);
    }
}

} // namespace tilesight
