// Lanes of kernels with a software pipeline or matrix products (envelope/turn.h).
//
// A turn's bars start where the schedule of one block has them, stretched to the turn of all residents; a
// product that is still running when the turn ends is moved into it. Sums over a turn are those of Turn::use.
#include "core/analysis/lane_parts.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

struct Step {
    int action = -1;
    double seconds = 0; ///< with its latency
    ResourceVector use;
};

bool isStore(const ResolvedAction& action) {
    return isMemory(action.operation) && action.operation != Operation::load;
}

/// Actions of the tile's body (-1, -2) as envelope/block_time.h counts them.
std::vector<Step> stepsOf(const KernelContext& context, const KernelTime& time, int body) {
    const BodyDag& dag = context.bodies.at(body);
    const std::vector<BodyAction> actions = bodyActions(context, body, time.wave);
    double storedBytes = 0;
    for (int index : dag.actions)
        if (isStore(context.plan->actions[static_cast<std::size_t>(index)]))
            storedBytes += context.plan->actions[static_cast<std::size_t>(index)].bytes;
    std::vector<Step> steps;
    for (std::size_t i = 0; i < dag.size(); ++i) {
        const ResolvedAction& action = context.plan->actions[static_cast<std::size_t>(dag.actions[i])];
        Step step{dag.actions[i], time.wave.residents * actions[i].seconds,
                  time.wave.residents * actions[i].use};
        for (Resource r : {Resource::l2, Resource::dram}) // shared by the wave
            step.use[r] = time.wave.blocksPerActiveSm() * actions[i].use[r];
        if (isStore(action) && storedBytes > 0 && time.block.storeSeconds > 0) {
            step.seconds = time.block.storeSeconds * action.bytes / storedBytes;
            step.use[Resource::dram] = step.seconds;
        }
        step.seconds = std::max(step.seconds, step.use[step.use.largest()]);
        steps.push_back(step);
    }
    return steps;
}

/// Loops beside the pipelined one, each as one stretch of the body.
std::vector<Step> otherLoops(const KernelContext& context, const KernelTime& time, int root, bool behind) {
    const ResolvedPlan& plan = *context.plan;
    std::vector<Step> steps;
    for (std::size_t loop = 0; loop < plan.loops.size(); ++loop) {
        const int top = outermostLoop(plan, static_cast<int>(loop));
        if (top == root || (top > root) != behind) continue;
        const BodyDag& dag = context.bodies.at(static_cast<int>(loop));
        const std::vector<BodyAction> actions = bodyActions(context, static_cast<int>(loop), time.wave);
        for (std::size_t i = 0; i < dag.size(); ++i) {
            const ResolvedAction& action = plan.actions[static_cast<std::size_t>(dag.actions[i])];
            const double n = plan.iterationsOf(action.loop) * time.wave.residents;
            const double largest = actions[i].use[actions[i].use.largest()];
            steps.push_back({dag.actions[i], n * std::max(actions[i].seconds, largest), n * actions[i].use});
        }
    }
    return steps;
}

double lengthOf(const std::vector<Step>& steps) {
    double sum = 0;
    for (const Step& step : steps)
        sum += step.seconds;
    return sum;
}

/// One after the other, ending at `to`; longer than the room: everything in proportion.
void addStraightLine(const std::vector<Step>& steps, Phase phase, double from, double to, Lanes& lanes) {
    const double length = lengthOf(steps);
    if (!(length > 0) || !(to > from)) return;
    const double scale = std::min(1.0, (to - from) / length);
    double at = to - length * scale;
    int previous = -1;
    for (const Step& step : steps) {
        const Resource largest = step.use.largest();
        for (Resource r : allResources)
            if (step.use[r] > 0)
                lanes.segments.push_back(
                    {step.action, r, phase, -1, at, scale * step.use[r], previous, r == largest});
        at += scale * step.seconds;
        previous = step.action;
    }
}

/// The body of the innermost loop, and what the loops around it do once for all its turns, shared among them.
std::vector<LaneWork> workOfTurn(const KernelContext& context, const KernelTime& time, int innermost,
                                 int root, double period, double iterations) {
    const ResolvedPlan& plan = *context.plan;
    const Turn& turn = time.block.inner.turn;
    const BodyDag& dag = context.bodies.at(innermost);
    const std::vector<BodyAction> actions = bodyActions(context, innermost, time.wave);
    double span = 0;
    for (std::size_t i = 0; i < dag.size() && i < turn.schedule.startSeconds.size(); ++i)
        if (!actions[i].pipelinedCopy)
            span = std::max(span, turn.schedule.startSeconds[i] + actions[i].seconds);
    const double stretch = span > 0 ? std::min(time.wave.residents, period / span) : 0;
    std::vector<LaneWork> works;
    ResourceVector total;
    for (int local : turn.schedule.order) {
        const auto i = static_cast<std::size_t>(local);
        const bool copy = actions[i].pipelinedCopy;
        const int readyAfter = copy || dag.predecessors[i].empty()
                                   ? -1
                                   : dag.actions[static_cast<std::size_t>(dag.predecessors[i].back())];
        works.push_back({dag.actions[i], actions[i].use, copy ? 0 : stretch * turn.schedule.startSeconds[i],
                         readyAfter, copy});
        if (!isMemory(plan.actions[static_cast<std::size_t>(dag.actions[i])].operation))
            works.back().use = std::max(1, std::min(plan.consumerGroups, plan.warps)) * works.back().use;
        total += works.back().use;
    }
    for (LaneWork& work : works)
        for (Resource r : allResources)
            work.use[r] *= total[r] > 0 ? turn.use[r] / total[r] : 0;
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const ResolvedAction& action = plan.actions[i];
        if (action.loop < 0 || action.loop == innermost || outermostLoop(plan, action.loop) != root) continue;
        const Rates rates = Rates::of(*context.gpu, time.wave.clockHz, time.wave.activeSms);
        const double n = time.wave.residents * plan.iterationsOf(action.loop) / iterations;
        works.push_back({static_cast<int>(i),
                         n * costOf(context, static_cast<int>(i), rates, time.wave.merging).use,
                         stretch * span, -1, false});
    }
    return works;
}

} // namespace

void addPipelinedSegments(const KernelContext& context, const KernelTime& time, Lanes& lanes) {
    const ResolvedPlan& plan = *context.plan;
    const BlockTime& block = time.block;
    const Turn& turn = block.inner.turn;
    lanes.prologueSeconds = block.prologueSeconds;
    lanes.steadySeconds = block.steadySeconds;
    lanes.epilogueSeconds = block.epilogueSeconds;
    const int innermost = plan.innermostLoop(), root = outermostLoop(plan, innermost);

    std::vector<Step> head = stepsOf(context, time, -1), tail = stepsOf(context, time, -2);
    if (block.inner.loop < 0 || turn.schedule.order.empty()) { // no loop: one straight stretch
        const double from = lanes.prologueSeconds + lanes.steadySeconds;
        addStraightLine(head, Phase::prologue, 0, from, lanes);
        addStraightLine(tail, Phase::epilogue, from, from + lanes.epilogueSeconds, lanes);
        return;
    }
    // The fill is a part of the prologue, which neighbours may shorten.
    const double unhidden = lengthOf(head) + block.inner.fillSeconds;
    double fill = unhidden > lanes.prologueSeconds
                      ? lanes.prologueSeconds * block.inner.fillSeconds / unhidden
                      : block.inner.fillSeconds;
    const std::vector<Step> earlier = otherLoops(context, time, root, false);
    std::vector<Step> later = otherLoops(context, time, root, true);
    const double beside = block.steadySeconds - block.inner.steadySeconds;
    const double both = lengthOf(earlier) + lengthOf(later);
    if (beside > 0 && both > 0) {
        lanes.prologueSeconds += beside * lengthOf(earlier) / both;
        lanes.epilogueSeconds += beside * lengthOf(later) / both;
        lanes.steadySeconds -= beside;
    }
    head.insert(head.end(), earlier.begin(), earlier.end());
    later.insert(later.end(), tail.begin(), tail.end());

    const double fillFrom = std::max(0.0, lanes.prologueSeconds - fill);
    addStraightLine(head, Phase::prologue, 0, fillFrom, lanes);
    const BodyDag& dag = context.bodies.at(innermost);
    const std::vector<BodyAction> actions = bodyActions(context, innermost, time.wave);
    double at = fillFrom;
    bool first = true; // the first copy is the one that all wait for
    for (std::size_t i = 0; i < dag.size(); ++i) {
        if (!actions[i].pipelinedCopy) continue;
        const Resource largest = actions[i].use.largest();
        for (Resource r : allResources) {
            const double duration = std::min(actions[i].use[r], lanes.prologueSeconds - at);
            if (duration > 0)
                lanes.segments.push_back(
                    {dag.actions[i], r, Phase::prologue, 0, at, duration, -1, first && r == largest});
        }
        first = false;
        at += 0.1 * fill;
    }

    const double count = plan.iterationsOf(innermost);
    lanes.iterations = std::max(1LL, std::llround(count));
    const double period = lanes.steadySeconds / static_cast<double>(lanes.iterations);
    LaneStretch stretch{Phase::steady, lanes.prologueSeconds, period, {}};
    stretch.work = workOfTurn(context, time, innermost, root, period, std::max(1.0, count));
    std::vector<LaneSegment> bars = barsOf(stretch);
    for (LaneSegment& bar : bars) {
        const bool copy = std::any_of(stretch.work.begin(), stretch.work.end(), [&](const LaneWork& work) {
            return work.action == bar.action && work.copy;
        });
        bar.critical = static_cast<int>(turn.limit) == static_cast<int>(bar.resource) ||
                       (turn.limit == Bottleneck::latency && copy && bar.resource == Resource::l2);
    }
    addTurns(bars, lanes.prologueSeconds, period, lanes);
    const double end = lanes.prologueSeconds + lanes.steadySeconds;
    addStraightLine(later, Phase::epilogue, end, end + lanes.epilogueSeconds, lanes);
}

} // namespace tilesight
