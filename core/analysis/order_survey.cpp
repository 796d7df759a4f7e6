#include "core/analysis/order_survey.h"

#include "core/analysis/cache_input.h"

#include "core/analysis/order_context.h"
#include "core/cache/cache_model.h"
#include "core/envelope/kernel_time.h"
#include "core/envelope/occupancy.h"
#include "core/envelope/turn.h"

#include <algorithm>
#include <cmath>

namespace tilesight {

WaveState orderSearchState(KernelContext& context) {
    const ResolvedPlan& plan = *context.plan;
    context.bodies[-1] = bodyOf(plan, -1, false);
    context.bodies[-2] = bodyOf(plan, -1, true);
    for (std::size_t loop = 0; loop < plan.loops.size(); ++loop)
        context.bodies[static_cast<int>(loop)] = bodyOf(plan, static_cast<int>(loop));
    WaveState wave;
    wave.clockHz = ceilingClockHz(context);
    wave.blocks = std::min<long long>(plan.tiles(), static_cast<long long>(context.gpu->smCount.value) *
                                                        context.occupancy->residentBlocks);
    wave.activeSms = std::min(static_cast<double>(wave.blocks), context.gpu->smCount.value);
    wave.residents = std::ceil(static_cast<double>(wave.blocks) / context.gpu->smCount.value);
    return wave;
}

int reportedBody(const ResolvedPlan& plan) {
    const int innermost = plan.innermostLoop();
    return innermost >= 0 ? innermost : -1;
}

namespace {

void examine(OrderSurvey& survey, long long maxOrders, StopToken stop) {
    std::vector<double> times;
    survey.examined = enumerateLegalOrders(
        survey.dag, orderLimit(survey.dag, maxOrders),
        [&](const std::vector<int>& order) {
            const double seconds = survey.clockFactor * scheduleOf(survey.dag, survey.actions, order).periodSeconds;
            times.push_back(seconds);
            survey.orders.push_back({order, seconds});
            return true;
        },
        stop);
    if (times.empty()) return;
    const auto [least, most] = std::minmax_element(times.begin(), times.end());
    survey.fastestSeconds = *least;
    survey.slowestSeconds = *most;
    const double width = (*most - *least) / static_cast<double>(OrderSurvey::bins);
    const bool flat = width <= *most * 1e-12;
    survey.histogram.assign(flat ? 1 : OrderSurvey::bins, 0);
    for (const double seconds : times) {
        const auto bin = flat ? std::size_t{0} : static_cast<std::size_t>((seconds - *least) / width);
        ++survey.histogram[std::min(bin, survey.histogram.size() - 1)];
    }
    // Equal but for rounding = equal, so that the order of the plan decides there.
    const double grain = *most * 1e-9;
    const auto rank = [&](const ExaminedOrder& o) { return grain > 0 ? std::llround(o.seconds / grain) : 0LL; };
    std::stable_sort(survey.orders.begin(), survey.orders.end(),
                     [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    if (survey.orders.size() > OrderSurvey::maxListed) survey.orders.resize(OrderSurvey::maxListed);
}

} // namespace

BodySchedule OrderSurvey::scheduleOfOrder(const std::vector<int>& order) const {
    BodySchedule schedule = scheduleOf(dag, actions, order);
    schedule.periodSeconds *= clockFactor;
    for (double& start : schedule.startSeconds) start *= clockFactor;
    return schedule;
}

Expected<OrderSurvey> surveyOrders(const TilePlan& plan, const Gpu& gpu, const Analysis& analysis,
                                   const AnalysisOptions& options, StopToken stop) {
    const Expected<ResolvedPlan> resolved = resolvedOn(plan, gpu, options);
    if (!resolved) return resolved.errors();
    const Expected<Occupancy> occupancy = occupancyOf(*resolved, gpu);
    if (!occupancy) return occupancy.errors();
    const Expected<const CacheModelKind*> model = askedCacheModel(options);
    if (!model) return model.errors();
    const CacheInput input = cacheInputOf(*resolved, gpu, *occupancy, rankingOptions(options));
    const Expected<CacheTraffic> traffic = (*model)->evaluate(input, stop);
    if (!traffic) return traffic.errors();

    KernelContext context;
    for (const ResolvedAction& action : resolved->actions) context.shapes.push_back(accessShapeOf(*resolved, action));
    context.plan = &*resolved;
    context.gpu = &gpu;
    context.occupancy = &*occupancy;
    context.traffic = &*traffic;
    context.hasMatmul = std::any_of(resolved->actions.begin(), resolved->actions.end(), [](const ResolvedAction& action) {
        return action.operation == Operation::matmul;
    });
    const WaveState wave = orderSearchState(context);
    const int body = reportedBody(*resolved);

    OrderSurvey survey;
    survey.planName = plan.name;
    survey.gpuName = gpu.name;
    survey.hasTurns = analysis.hasTurns;
    survey.dag = context.bodies.at(body);
    survey.actions = bodyActions(context, body, wave);
    for (const int action : survey.dag.actions) survey.names.push_back(plan.actions[static_cast<std::size_t>(action)].name);
    for (const int action : analysis.orders.chosen) {
        const auto at = std::find(survey.dag.actions.begin(), survey.dag.actions.end(), action);
        if (at != survey.dag.actions.end()) survey.chosen.push_back(static_cast<int>(at - survey.dag.actions.begin()));
    }
    if (survey.chosen.size() != survey.dag.size()) survey.chosen.clear();
    const double atCeiling = scheduleOf(survey.dag, survey.actions, survey.chosen).periodSeconds;
    survey.chosenSeconds = analysis.orders.steadySeconds;
    if (atCeiling > 0 && survey.chosenSeconds > 0) survey.clockFactor = survey.chosenSeconds / atCeiling;
    survey.legal = countLegalOrders(survey.dag);
    examine(survey, options.maxOrders, stop);
    if (stop.stop_requested()) return Error{"engine.stopped", "the survey of orders was cancelled", plan.name, {}, {}};
    if (!survey.legal.exact) survey.legal.orders = std::max(survey.legal.orders, static_cast<double>(survey.examined));
    survey.complete = survey.legal.exact && static_cast<double>(survey.examined) >= survey.legal.orders;
    return survey;
}

OrderMove moveInOrder(const BodyDag& dag, const std::vector<int>& order, std::size_t from, std::size_t to) {
    OrderMove move;
    if (from >= order.size() || to >= order.size()) return move;
    const int moved = order[from];
    const auto needs = [&](int consumer, int producer) {
        const auto& list = dag.predecessors[static_cast<std::size_t>(consumer)];
        return std::find(list.begin(), list.end(), producer) != list.end();
    };
    const bool earlier = to < from;
    for (std::size_t at = from; at != to;) {
        at = earlier ? at - 1 : at + 1;
        const int passed = order[at];
        const int consumer = earlier ? moved : passed, producer = earlier ? passed : moved;
        if (!needs(consumer, producer)) continue;
        return {{}, passed, producer, consumer};
    }
    move.order = order;
    const auto begin = move.order.begin();
    const auto f = static_cast<std::ptrdiff_t>(from), t = static_cast<std::ptrdiff_t>(to);
    if (earlier)
        std::rotate(begin + t, begin + f, begin + f + 1);
    else
        std::rotate(begin + f, begin + f + 1, begin + t + 1);
    return move;
}

} // namespace tilesight
