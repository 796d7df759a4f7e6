// Lanes of kernels without software pipeline (envelope/direct_time.h).
//
// A block slot takes (T - launch) / waves. Of that the start and the load latencies keep no pipe busy; each
// pipe is busy for its time over the kernel / waves, shared among the actions by what they ask of it. Loads
// of one straight stretch arrive together, what depends on them follows in plan order. All loops around the
// innermost one are drawn as its turns, with their own actions spread over them; a loop beside it is one
// stretch.
#include "core/analysis/lane_parts.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

enum Part { before, turns, after, partCount };

struct Draft {
    LaneStretch stretch;
    double length = 0, busiest = 0; ///< of one block left alone; of the pipe with most work
};

Part partOf(const ResolvedPlan& plan, const ResolvedAction& action, int root) {
    if (plan.loops.empty()) return turns; // all there is
    if (action.loop < 0) return action.afterLoop ? after : before;
    const int own = outermostLoop(plan, action.loop);
    return own == root ? turns : own < root ? before : after;
}

/// Seconds that each action keeps each pipe busy for one block slot; sums as the kernel's busy times say.
std::vector<ResourceVector> shares(const KernelContext& context, const KernelTime& time, double room) {
    const ResolvedPlan& plan = *context.plan;
    Rates rates = Rates::of(*context.gpu, time.clockHz, time.wave.activeSms);
    rates.warps = plan.warps * time.wave.residents;
    std::vector<ResourceVector> use(plan.actions.size());
    for (std::size_t i = 0; i < use.size(); ++i) {
        const double executions = plan.iterationsOf(plan.actions[i].loop);
        use[i] = executions * costOf(context, static_cast<int>(i), rates, {}).use;
        const bool store =
            isMemory(plan.actions[i].operation) && plan.actions[i].operation != Operation::load;
        if (store &&
            context.traffic->l2WriteBytes > 0) // what earlier launches left is written by these stores too
            use[i][Resource::dram] += executions * plan.actions[i].bytes / rates.dramBytesPerSecond *
                                      context.earlierWriteBytes / context.traffic->l2WriteBytes;
    }
    for (Resource r : allResources) {
        const double busy = std::min(time.busySeconds[static_cast<std::size_t>(r)] / time.waveCount, room);
        double total = 0;
        for (const ResourceVector& u : use)
            total += u[r];
        if (!(total > 0) && busy > 0) // traffic that no single action asks for
            for (std::size_t i = 0; i < use.size(); ++i)
                if (isMemory(plan.actions[i].operation))
                    total += use[i][r] = plan.iterationsOf(plan.actions[i].loop) * plan.actions[i].bytes;
        for (ResourceVector& u : use)
            u[r] *= total > 0 ? busy / total : 0;
    }
    return use;
}

} // namespace

void addDirectSegments(const KernelContext& context, const KernelTime& time, Lanes& lanes) {
    const ResolvedPlan& plan = *context.plan;
    const Gpu& gpu = *context.gpu;
    const double slot = (time.seconds - time.phases.launchSeconds) / time.waveCount;
    const std::vector<ResourceVector> use = shares(context, time, slot);
    const int innermost = plan.innermostLoop(), root = outermostLoop(plan, innermost);
    const auto iterations = static_cast<double>(std::max(1LL, std::llround(plan.iterationsOf(innermost))));
    Rates rates = Rates::of(gpu, time.clockHz, time.wave.activeSms);

    std::array<Draft, partCount> drafts;
    for (int part = before; part < partCount; ++part) {
        Draft& draft = drafts[static_cast<std::size_t>(part)];
        draft.stretch.phase = part == before  ? Phase::prologue
                              : part == turns ? Phase::steady
                                              : Phase::epilogue;
        double wait = 0;
        for (const ResolvedAction& action : plan.actions)
            if (action.operation == Operation::load && partOf(plan, action, root) == part)
                wait = std::max(wait, loadLatencySeconds(gpu, sharesOf(context, action, {}).dram));
        int previous = -1;
        ResourceVector total;
        for (std::size_t i = 0; i < plan.actions.size(); ++i) {
            const ResolvedAction& action = plan.actions[i];
            if (partOf(plan, action, root) != part) continue;
            const double repeats = part == turns ? iterations : 1;
            const ActionCost cost = costOf(context, static_cast<int>(i), rates, {});
            LaneWork work{static_cast<int>(i), (1 / repeats) * use[i], 0, previous, false};
            if (action.operation == Operation::load) {
                draft.length += wait;
                wait = 0; // all loads of the stretch are in flight together
            }
            work.startSeconds = draft.length;
            const double alone = plan.iterationsOf(action.loop) / repeats * cost.latencySeconds;
            draft.length += alone + work.use[work.use.largest()];
            total += work.use;
            draft.stretch.work.push_back(std::move(work));
            previous = static_cast<int>(i);
        }
        draft.busiest = total[total.largest()] * (part == turns ? iterations : 1);
    }

    // The pipes get the time they need; start and waits share the rest.
    double busy = 0, rest = gpu.blockStartSeconds.value;
    const auto repeatsOf = [&](int part) { return part == turns ? iterations : 1; };
    for (int part = before; part < partCount; ++part) {
        const Draft& draft = drafts[static_cast<std::size_t>(part)];
        busy += draft.busiest;
        rest += std::max(0.0, draft.length * repeatsOf(part) - draft.busiest);
    }
    const double free = std::max(0.0, slot - busy), squeeze = busy > slot ? slot / busy : 1;
    const double perWait = rest > 0 ? free / rest : 0;
    double at = perWait * gpu.blockStartSeconds.value;
    for (int part = before; part < partCount; ++part) {
        Draft& draft = drafts[static_cast<std::size_t>(part)];
        const double whole =
            squeeze * draft.busiest + perWait * std::max(0.0, draft.length * repeatsOf(part) - draft.busiest);
        LaneStretch& stretch = draft.stretch;
        stretch.fromSeconds = at;
        stretch.lengthSeconds = whole / repeatsOf(part);
        for (LaneWork& work : stretch.work)
            work.startSeconds *= draft.length > 0 ? stretch.lengthSeconds / draft.length : 0;
        std::vector<LaneSegment> bars = barsOf(stretch);
        for (LaneSegment& bar : bars)
            for (const LaneWork& work : stretch.work)
                if (work.action == bar.action) bar.critical = work.use.largest() == bar.resource;
        if (part == turns && innermost >= 0) {
            lanes.iterations = static_cast<long long>(iterations);
            addTurns(bars, at, stretch.lengthSeconds, lanes);
        } else {
            for (LaneSegment& bar : bars) {
                bar.startSeconds += at;
                lanes.segments.push_back(bar);
            }
        }
        at += whole;
    }
    lanes.prologueSeconds = drafts[turns].stretch.fromSeconds;
    lanes.epilogueSeconds = drafts[after].stretch.lengthSeconds;
    if (innermost < 0) { // without a loop the work begins with the first bar
        double first = slot;
        for (const LaneSegment& s : lanes.segments)
            first = std::min(first, s.startSeconds);
        lanes.prologueSeconds = first;
    }
    lanes.steadySeconds = std::max(0.0, slot - lanes.prologueSeconds - lanes.epilogueSeconds);
}

} // namespace tilesight
