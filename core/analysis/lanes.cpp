#include "core/analysis/lanes.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr long long shownAtEachEnd = 4; // iterations drawn before and after the fold

/// Collects segments and remembers where each pipe is free again.
class Builder {
public:
    explicit Builder(Lanes& lanes) : m_lanes(lanes) {}

    void add(int action, Resource resource, Phase phase, long long iteration, double start, double duration, int readyAfter,
             bool critical) {
        if (!(duration > 0)) return;
        m_lanes.segments.push_back({action, resource, phase, iteration, start, duration, readyAfter, critical});
    }
    /// All pipes that an action occupies, starting together.
    void addAction(int action, const ResourceVector& use, double scale, Phase phase, long long iteration, double start,
                   double limit, int readyAfter, bool critical) {
        const Resource largest = use.largest();
        for (Resource r : allResources)
            add(action, r, phase, iteration, start, std::min(use[r] * scale, limit), readyAfter, critical && r == largest);
    }

private:
    Lanes& m_lanes;
};

std::string loadSource(const KernelContext& context, const ResolvedAction& action, double merging) {
    return sharesOf(context, action, merging).dram > 0.02 ? "DRAM" : "L2";
}

int firstLoad(const KernelContext& context, const BodyDag& dag) {
    for (int index : dag.actions)
        if (context.plan->actions[static_cast<std::size_t>(index)].operation == Operation::load) return index;
    return -1;
}

/// Gaps between the busy stretches of every pipe that works at all; one sentence for each phase.
void addWaits(const KernelContext& context, const KernelTime& time, Lanes& lanes) {
    const ResolvedPlan& plan = *context.plan;
    const Turn& turn = time.block.inner.turn;
    const double total = lanes.prologueSeconds + lanes.steadySeconds + lanes.epilogueSeconds;
    const double smallest = total * 1e-3;
    int blamedLoad = -1, blamedStore = -1;
    for (std::size_t i = 0; i < plan.actions.size(); ++i) {
        const ResolvedAction& action = plan.actions[i];
        const bool heavier = blamedLoad < 0 || action.bytes > plan.actions[static_cast<std::size_t>(blamedLoad)].bytes;
        if (action.operation == Operation::load && heavier) blamedLoad = static_cast<int>(i);
        if (isMemory(action.operation) && action.operation != Operation::load) blamedStore = static_cast<int>(i);
    }
    const auto steadySentence = [&](Resource& blamed) -> std::string {
        if (time.block.inner.loop < 0 || turn.schedule.order.empty()) { // no loop: the kernel's own limit
            const bool pipe = static_cast<std::size_t>(time.bottleneck) < resourceCount;
            blamed = pipe ? static_cast<Resource>(static_cast<int>(time.bottleneck)) : Resource::dram;
            return pipe ? "waits: " + std::string(resourceName(blamed)) + " is busy" : "waits: loads on their way";
        }
        switch (turn.limit) {
        case Bottleneck::latency:
            blamed = turn.missShare > 0.02 ? Resource::dram : Resource::l2;
            return "waits: copies in flight (" + std::to_string(std::max(0, plan.stages - 1)) + ") do not cover the load latency";
        case Bottleneck::issue: blamed = Resource::cuda; return "waits: barriers of the loop turn";
        default:
            blamed = static_cast<Resource>(static_cast<int>(turn.limit));
            return "waits: " + std::string(resourceName(blamed)) + " is busy";
        }
    };
    for (Resource r : allResources) {
        double at = 0;
        bool works = false;
        // A pipe without work in the loop does not wait there, it is idle.
        const bool worksInLoop = std::any_of(lanes.segments.begin(), lanes.segments.end(), [&](const LaneSegment& s) {
            return s.resource == r && s.phase == Phase::steady;
        });
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

void addStraightLine(const KernelContext& context, const KernelTime& time, int body, Phase phase, double from, double to,
                     Builder& builder) {
    const BodyDag& dag = context.bodies.at(body);
    const std::vector<BodyAction> actions = bodyActions(context, body, time.wave);
    double length = 0;
    std::vector<double> lengths(dag.size(), 0);
    for (std::size_t i = 0; i < dag.size(); ++i) {
        const ResolvedAction& action = context.plan->actions[static_cast<std::size_t>(dag.actions[i])];
        const bool store = isMemory(action.operation) && action.operation != Operation::load;
        lengths[i] = store ? time.block.storeSeconds : actions[i].seconds * time.wave.residents;
        length += lengths[i];
    }
    if (!(length > 0)) return;
    const double scale = std::min(1.0, (to - from) / length);
    double at = to - length * scale;
    int previous = -1;
    for (std::size_t i = 0; i < dag.size(); ++i) {
        const int index = dag.actions[i];
        ResourceVector use = actions[i].use;
        const double largest = use[use.largest()];
        // The longest pipe of the action fills its stretch; the others keep their proportion.
        if (largest > 0)
            builder.addAction(index, (lengths[i] * scale / largest) * use, 1, phase, -1, at, lengths[i] * scale, previous, true);
        at += lengths[i] * scale;
        previous = index;
    }
}

} // namespace

Lanes lanesOf(const KernelContext& context, const KernelTime& time) {
    Lanes lanes;
    Builder builder(lanes);
    const BlockTime& block = time.block;
    const Turn& turn = block.inner.turn;
    lanes.prologueSeconds = block.prologueSeconds;
    lanes.steadySeconds = block.steadySeconds;
    lanes.epilogueSeconds = block.epilogueSeconds;
    const double steadyStart = lanes.prologueSeconds;

    if (block.inner.loop < 0 || turn.schedule.order.empty()) { // no loop: one straight stretch
        for (int body : {-1, -2})
            addStraightLine(context, time, body, body == -1 ? Phase::steady : Phase::epilogue,
                            body == -1 ? lanes.prologueSeconds : steadyStart + lanes.steadySeconds,
                            body == -1 ? steadyStart + lanes.steadySeconds
                                       : steadyStart + lanes.steadySeconds + lanes.epilogueSeconds,
                            builder);
        addWaits(context, time, lanes);
        return lanes;
    }

    const BodyDag& dag = context.bodies.at(block.inner.loop);
    const std::vector<BodyAction> actions = bodyActions(context, block.inner.loop, time.wave);
    lanes.iterations = std::llround(std::max(1.0, block.inner.iterations));
    lanes.steadyPeriodSeconds = lanes.steadySeconds / static_cast<double>(lanes.iterations);
    const double period = lanes.steadyPeriodSeconds;
    const long long shown = std::min(lanes.iterations, 2 * shownAtEachEnd);
    lanes.foldedIterations = lanes.iterations - shown;
    lanes.foldStartSeconds = steadyStart + static_cast<double>(shownAtEachEnd) * period;
    lanes.foldSeconds = static_cast<double>(lanes.foldedIterations) * period;

    const double r = time.wave.residents;
    const int load = firstLoad(context, dag);
    // The part of the bars that the turn's length leaves room for: residents of one SM share each pipe.
    const auto drawTurn = [&](long long iteration, double begin) {
        double pipeAt[resourceCount] = {};
        for (int local : turn.schedule.order) {
            const auto i = static_cast<std::size_t>(local);
            const int index = dag.actions[i];
            const bool copy = actions[i].pipelinedCopy;
            const int readyAfter = copy || dag.predecessors[i].empty() ? -1
                                                                      : dag.actions[static_cast<std::size_t>(dag.predecessors[i].back())];
            for (Resource resource : allResources) {
                double use = actions[i].use[resource] * r;
                if (copy && (resource == Resource::l2 || resource == Resource::dram))
                    use *= time.wave.blocksPerActiveSm() / r;
                if (!(use > 0)) continue;
                double& at = pipeAt[static_cast<std::size_t>(resource)];
                const double offset = std::max(at, copy ? 0.0 : std::min(turn.schedule.startSeconds[i] * r, period));
                const double duration = std::min(use, std::max(0.0, period - offset));
                const bool critical = static_cast<int>(turn.limit) == static_cast<int>(resource) ||
                                      (turn.limit == Bottleneck::latency && copy && resource == Resource::l2);
                builder.add(index, resource, Phase::steady, iteration, begin + offset, duration, readyAfter, critical);
                at = offset + use;
            }
        }
    };
    // Prologue: the copies that fill the pipeline, then the wait for the first of them.
    addStraightLine(context, time, -1, Phase::prologue, 0, std::max(0.0, lanes.prologueSeconds - block.inner.fillSeconds), builder);
    if (load >= 0) {
        double at = std::max(0.0, lanes.prologueSeconds - block.inner.fillSeconds);
        for (std::size_t i = 0; i < dag.size(); ++i) {
            if (!actions[i].pipelinedCopy) continue;
            builder.addAction(dag.actions[i], actions[i].use, 1, Phase::prologue, 0, at,
                              std::max(0.0, lanes.prologueSeconds - at), -1, dag.actions[i] == load);
            at += 0.1 * block.inner.fillSeconds;
        }
    }
    for (long long k = 0; k < lanes.iterations; ++k) {
        if (lanes.foldedIterations > 0 && k == shownAtEachEnd) k += lanes.foldedIterations;
        drawTurn(k, steadyStart + static_cast<double>(k) * period);
    }
    const double steadyEnd = steadyStart + lanes.steadySeconds;
    addStraightLine(context, time, -2, Phase::epilogue, steadyEnd, steadyEnd + lanes.epilogueSeconds, builder);

    std::stable_sort(lanes.segments.begin(), lanes.segments.end(), [](const LaneSegment& a, const LaneSegment& b) {
        return std::pair(a.resource, a.startSeconds) < std::pair(b.resource, b.startSeconds);
    });
    addWaits(context, time, lanes);
    return lanes;
}

} // namespace tilesight
