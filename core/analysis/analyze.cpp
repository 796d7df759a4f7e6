#include "core/analysis/analyze.h"

#include "core/action/resource_vector.h"
#include "core/action/useful_work.h"
#include "core/analysis/cache_input.h"
#include "core/analysis/earlier_launches.h"
#include "core/analysis/explain.h"
#include "core/analysis/settle_traffic.h"
#include "core/analysis/lane_parts.h"
#include "core/analysis/remarks.h"
#include "core/analysis/order_context.h"
#include "core/analysis/validated.h"
#include "core/cache/cache_memo.h"
#include "core/envelope/direct_time.h"
#include "core/envelope/occupancy.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tilesight {
namespace {

/// Benchmarks run row after row: the controller averages over earlier rows too, so a row finds about half of the burst
/// (library GEMMs of H100, H200 and B200; 0.4 to 0.7 all do).
constexpr double leftOfBurst = 0.5;

Errors missingNumbers(const Gpu& gpu) {
    Errors errors;
    for (const GpuField& field : gpuFields())
        if (field.required && !(gpu.*(field.member)).known())
            errors.push_back({"gpu.incomplete", gpu.name + " has no value for " + field.title, field.key,
                              {gpu.file, 0, 0, "/numbers/" + field.key}, "add the number to the hardware file"});
    return errors;
}

/// Of the orders that may be best, the one with the shortest turn of the loop.
std::vector<int> shortestTurn(KernelContext& context, int loop, const WaveState& wave, std::vector<std::vector<int>> orders) {
    if (orders.empty()) return {};
    std::size_t best = 0;
    double bestSeconds = 0;
    for (std::size_t i = 0; i < orders.size() && orders.size() > 1; ++i) {
        context.chosenOrder[loop] = orders[i];
        const double seconds = turnOf(context, loop, wave).seconds;
        if (i > 0 && seconds >= bestSeconds * (1 - 1e-9)) continue; // equal ones do not flip
        best = i;
        bestSeconds = seconds;
    }
    return std::move(orders[best]);
}

/// Bodies of all loops and of the tile's straight lines, each with its best legal order at the ceiling clock.
void chooseOrders(KernelContext& context, const AnalysisOptions& options, Analysis& analysis, StopToken stop) {
    const WaveState wave = orderSearchState(context);
    for (const auto& [body, dag] : context.bodies) {
        OrderSearch search;
        const std::vector<BodyAction> actions = bodyActions(context, body, wave);
        CandidateOrders candidates = candidateOrders(dag, actions, options.maxOrders, search, stop);
        if (body < 0 || isDirect(*context.plan)) candidates.orders.resize(std::min<std::size_t>(1, candidates.orders.size()));
        const std::vector<int> best = shortestTurn(context, body, wave, std::move(candidates.orders));
        context.chosenOrder[body] = best;
        if (body != reportedBody(*context.plan)) continue;
        if (!candidates.countExact)
            analysis.remarks.push_back({"orders.lower_bound", "the number of legal orders is a lower bound: counting stopped at " +
                                        std::to_string(maxCountedSets) + " sets of finished actions", false});
        analysis.orders = search;
        for (int local : best) analysis.orders.chosen.push_back(dag.actions[static_cast<std::size_t>(local)]);
        analysis.orders.steadySeconds = scheduleOf(dag, actions, best).periodSeconds;
    }
}

void fillResources(const KernelContext& context, const KernelTime& time, double productFlops, Analysis& analysis) {
    const Gpu& gpu = *context.gpu;
    const Rates rates = Rates::of(gpu, time.clockHz, gpu.smCount.value);
    const CacheTraffic& c = analysis.cache;
    const double sms = gpu.smCount.value;
    // Of a pipelined kernel kernelTime() counts turns and stores; here come prologue, epilogue and outer loops.
    const int innermost = context.plan->innermostLoop();
    const double blocksOfSm = std::ceil(static_cast<double>(context.plan->tiles()) / sms);
    ResourceVector outside;
    double lanes = 0, sfu = 0, smem = 0, tmem = 0, port = 0;
    const auto tiles = static_cast<double>(context.plan->tiles());
    for (std::size_t i = 0; i < analysis.actions.size(); ++i) {
        const ResolvedAction& action = context.plan->actions[i];
        const double executions = tiles * context.plan->iterationsOf(action.loop);
        sfu += executions * action.elements * action.cost.sfu;
        const ResourceVector& use = analysis.actions[i].perExecution;
        if (use[Resource::cuda] > 0)
            lanes += executions * (laneOperations(*context.plan, action) - action.elements * action.cost.sfu);
        smem += executions * use[Resource::smem] * rates.smemBytesPerSecond;
        tmem += executions * use[Resource::tmem] * rates.tmemBytesPerSecond;
        port += executions * use[Resource::l15] * rates.l15BytesPerSecond;
        if (!analysis.hasTurns || action.loop == innermost) continue;
        outside += blocksOfSm * context.plan->iterationsOf(action.loop) * use;
        if (isMemory(action.operation) && action.operation != Operation::load && action.afterLoop)
            outside[Resource::dram] -= blocksOfSm * use[Resource::dram]; // the burst of stores is in already
    }
    const auto set = [&](Resource r, double peak, double used) {
        ResourceUse& use = analysis.resources[static_cast<std::size_t>(r)];
        use.busySeconds = std::min(time.busySeconds[static_cast<std::size_t>(r)] + outside[r], time.seconds);
        use.utilization = use.busySeconds / time.seconds;
        const Turn& turn = time.block.inner.turn;
        use.steadyUtilization = turn.seconds > 0 ? std::min(1.0, turn.use[r] / turn.seconds) : use.utilization;
        use.peak = peak;
        use.used = used;
    };
    // Products of several types: the rate at which all of them together could be done.
    double typedFlops = 0, productClocks = 0;
    for (const ResolvedAction& action : context.plan->actions) {
        if (action.operation != Operation::matmul) continue;
        const double flops = context.plan->iterationsOf(action.loop) * action.flops;
        typedFlops += flops;
        productClocks += flops / std::max(1.0, tensorFlopsPerClock(gpu, action.dtype));
    }
    const double tensorPeak = productClocks > 0 ? typedFlops / productClocks : tensorFlopsPerClock(gpu, DataType::bf16);
    set(Resource::tensor, sms * tensorPeak * time.clockHz, productFlops);
    set(Resource::cuda, sms * rates.issuePerSecond, lanes); // operations of all kinds together
    set(Resource::sfu, sms * rates.sfuPerSecond, sfu);
    set(Resource::tmem, sms * rates.tmemBytesPerSecond, tmem);
    set(Resource::smem, sms * rates.smemBytesPerSecond, smem);
    set(Resource::l15, sms * rates.l15BytesPerSecond, port);
    set(Resource::l2, sms * rates.l2BytesPerSecond, c.l2ReadBytes + c.l2WriteBytes);
    set(Resource::dram, sms * rates.dramBytesPerSecond, c.dramReadBytes + c.dramWriteBytes);
    set(Resource::network, 0, 0);
}

void fillActions(const KernelContext& context, const KernelTime& time, Analysis& analysis) {
    const Rates rates = Rates::of(*context.gpu, time.clockHz, time.wave.activeSms);
    const double blocksOfSm = std::ceil(static_cast<double>(context.plan->tiles()) / context.gpu->smCount.value);
    for (std::size_t i = 0; i < context.plan->actions.size(); ++i) {
        const ResolvedAction& action = context.plan->actions[i];
        const ActionCost cost = costOf(context, static_cast<int>(i), rates, time.merging);
        ActionResult result;
        result.perExecution = cost.use;
        result.secondsPerExecution = cost.seconds;
        result.executions = std::llround(context.plan->iterationsOf(action.loop));
        result.busySeconds = std::min(cost.seconds * static_cast<double>(result.executions) * blocksOfSm, time.seconds);
        result.bytes = action.bytes;
        result.flops = action.flops;
        result.limit = static_cast<Bottleneck>(static_cast<int>(cost.use.largest()));
        analysis.actions.push_back(result);
    }
}

std::string percent(double fraction) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3g %%", 100 * fraction);
    return text;
}

std::string tilesInFlight(int tiles) {
    if (tiles < 1) return "one stage: loads and work take turns and do";
    return std::to_string(tiles) + (tiles == 1 ? " tile in flight does" : " tiles in flight do");
}

Resource busiestOverKernel(const Analysis& a, Resource busiest) {
    for (const Resource r : allResources)
        if (a.use(r).utilization > a.use(busiest).utilization) busiest = r;
    return busiest;
}

/// The limit is that of a turn. Over the kernel, with what comes before and after the loop, another pipe may be busier.
std::string busierOverKernel(const Analysis& a, Resource limit) {
    const Resource busiest = busiestOverKernel(a, limit);
    const std::string most = percent(a.use(busiest).utilization), own = percent(a.use(limit).utilization);
    if (most == own) return {};
    return "; over the whole kernel " + std::string(resourceName(busiest)) + " is busier, " + most + " against " + own;
}

/// Fill and epilogue of the tiles take longer than the turns: what limits a turn does not limit the kernel.
bool turnsAreMinor(const KernelTime& time) {
    const PhaseTimes& phases = time.phases;
    return time.block.inner.loop >= 0 && time.bottleneck != Bottleneck::launch &&
           phases.steadySeconds < phases.prologueSeconds + phases.epilogueSeconds;
}

/// The pipe that is busiest over the whole kernel, or the wait for the first data where that takes longer.
void describeMinorTurns(const KernelTime& time, Analysis& a) {
    const Resource busiest = busiestOverKernel(a, Resource::tensor);
    const auto share = [&](double seconds) { return percent(seconds / time.seconds); };
    if (a.use(busiest).busySeconds < time.phases.prologueSeconds) {
        a.bottleneck = Bottleneck::latency;
        a.bottleneckReason = "waiting for the first data takes " + share(time.phases.prologueSeconds) + " of the kernel";
        return;
    }
    a.bottleneck = static_cast<Bottleneck>(static_cast<int>(busiest));
    a.bottleneckReason = percent(a.use(busiest).utilization) + " of the kernel; prologue and epilogue take " +
                         share(time.phases.prologueSeconds + time.phases.epilogueSeconds) + " of it";
}

void describeBottleneck(const KernelContext& context, const KernelTime& time, Analysis& analysis) {
    if (turnsAreMinor(time)) return describeMinorTurns(time, analysis);
    analysis.bottleneck = time.bottleneck;
    const Turn& turn = time.block.inner.turn;
    switch (time.bottleneck) {
    case Bottleneck::launch:
        analysis.bottleneckReason = percent(time.phases.launchSeconds / time.seconds) + " of the time is launch, start and drain";
        break;
    case Bottleneck::latency:
        analysis.bottleneckReason = time.block.inner.loop >= 0
                                        ? tilesInFlight(context.plan->stages - 1) + " not cover the load latency"
                                        : "blocks wait for their loads";
        break;
    case Bottleneck::issue: analysis.bottleneckReason = "barriers bound the loop turn"; break;
    default: {
        const auto r = static_cast<Resource>(static_cast<int>(time.bottleneck));
        analysis.bottleneckReason = turn.seconds > 0 ? percent(analysis.use(r).steadyUtilization) + " of the steady period" +
                                                           busierOverKernel(analysis, r)
                                                     : percent(analysis.use(r).utilization) + " of the kernel";
    }
    }
}

} // namespace

AnalysisOptions rankingOptions(AnalysisOptions options) {
    options.lanes = options.tileHits = options.explain = false;
    options.maxOrders = 200;
    return options;
}

Expected<Analysis> analyze(const TilePlan& plan, const Gpu& gpu, const Topology*, const AnalysisOptions& options,
                           StopToken stop) {
    if (Errors missing = missingNumbers(gpu); !missing.empty()) return missing;
    Expected<ResolvedPlan> resolved = resolvedOn(plan, gpu, options);
    if (!resolved) return resolved.errors();
    const Expected<Occupancy> occupancy = occupancyOf(*resolved, gpu);
    if (!occupancy) return occupancy.errors();
    const Expected<const CacheModelKind*> asked = askedCacheModel(options);
    if (!asked) return asked.errors();
    const CacheModelKind* const model = *asked;

    Analysis analysis;
    analysis.planName = plan.name;
    analysis.gpuId = gpu.id;
    analysis.gpuName = gpu.name;
    analysis.cacheModel = model->name;
    analysis.plan = plan;
    analysis.conditions = {options.regime, options.inputCopies};
    analysis.occupancy = *occupancy;
    if (auto values = parameterValues(plan, options.overrides)) analysis.parameters = *values;
    analysis.gridRows = resolved->grid.empty() ? 1 : resolved->grid[0];
    analysis.gridColumns = resolved->grid.size() > 1 ? resolved->grid[1] : 1;

    const CacheInput input = cacheInputOf(*resolved, gpu, *occupancy, options);
    Expected<CacheTraffic> traffic = options.cacheMemo ? options.cacheMemo->evaluate(*model, input, stop)
                                                       : model->evaluate(input, stop);
    if (!traffic) return traffic.errors();
    const CacheTraffic lockstep = *traffic; // the envelope scales merging itself

    KernelContext context;
    for (const ResolvedAction& action : resolved->actions) context.shapes.push_back(accessShapeOf(*resolved, action));
    context.plan = &*resolved;
    context.gpu = &gpu;
    context.occupancy = &*occupancy;
    context.traffic = &lockstep;
    context.earlierWriteBytes =
        input.warmShares.empty()
            ? earlierWriteBytes(*resolved, lockstep, input.preloadedBytes, options.inputCopies)
            : earlierWriteBytes(*resolved, lockstep, input.warmShares);
    double productFlops = 0; // as the tensor cores do them, padding at the edges included
    for (const ResolvedAction& action : resolved->actions) {
        const UsefulShare useful = usefulShareOf(*resolved, action);
        context.filledShares.push_back(useful.filled);
        if (action.operation != Operation::matmul) continue;
        context.hasMatmul = true;
        const double executions = static_cast<double>(resolved->tiles()) * resolved->iterationsOf(action.loop);
        productFlops += executions * action.flops;
        analysis.flops += executions * action.flops * useful.all;
    }
    chooseOrders(context, options, analysis, stop);
    if (stop.stop_requested()) return Error{"engine.stopped", "the analysis was cancelled", plan.name, {}, {}};

    const bool burst = options.regime == ClockRegime::burst;
    PowerLimit limit{burst ? gpu.burstPowerWatts.value : gpu.boardPowerWatts.value};
    if (!burst && options.timedLaunches > 0)
        limit = {gpu.boardPowerWatts.value,
                 gpu.boardPowerWatts.value + leftOfBurst * (gpu.burstPowerWatts.value - gpu.boardPowerWatts.value),
                 gpu.powerDelaySeconds.value,
                 static_cast<double>(options.warmUpLaunches), static_cast<double>(options.timedLaunches)};
    const KernelTime time = kernelTime(context, limit);
    const double limitWatts = limit.watts(time.seconds);
    const double settledPeriod = time.block.inner.turn.schedule.periodSeconds;
    if (time.block.inner.loop >= 0 && settledPeriod > 0 && analysis.orders.steadySeconds > 0) {
        // The search ran at the ceiling clock; what is reported is the settled one.
        analysis.orders.worstSeconds *= settledPeriod / analysis.orders.steadySeconds;
        analysis.orders.steadySeconds = settledPeriod;
    }
    analysis.latencySeconds = time.seconds;
    analysis.hasTurns = time.block.inner.loop >= 0;
    analysis.phases = time.phases;
    analysis.clock = {time.clockHz, ceilingClockHz(context), time.powerWatts, limitWatts, time.throttled,
                      burst || !time.throttled ? time.seconds : kernelTime(context, PowerLimit{gpu.burstPowerWatts.value}).seconds};
    analysis.waves.blocksPerWave = static_cast<long long>(gpu.smCount.value) * occupancy->residentBlocks;
    analysis.waves.gridBlocks = resolved->tiles();
    analysis.waves.full = analysis.waves.gridBlocks / analysis.waves.blocksPerWave;
    analysis.waves.tailBlocks = analysis.waves.gridBlocks % analysis.waves.blocksPerWave;
    analysis.waves.list = time.waves;
    analysis.cache = std::move(*traffic);
    settleTraffic(context, time, analysis);
    fillActions(context, time, analysis);
    double apart = 0; // the actions of a turn one by one
    for (const int action : analysis.orders.chosen) apart += analysis.actions[static_cast<std::size_t>(action)].secondsPerExecution;
    if (apart > 0) analysis.overlapRate = std::max(0.0, 1 - analysis.orders.steadySeconds / apart);
    fillResources(context, time, productFlops, analysis);
    describeBottleneck(context, time, analysis);
    addRemarks(plan, *resolved, gpu, options, analysis);
    for (Remark& remark : rangeRemarks(validatedFor(plan, *resolved, gpu, analysis)))
        analysis.remarks.push_back(std::move(remark));
    if (options.lanes) analysis.lanes = lanesOf(context, time);
    if (options.explain) analysis.explanation = explain(context, time, analysis);
    return analysis;
}

} // namespace tilesight
