// Where waves, utilisations, action times and the chosen order come from.
#include "core/analysis/explain_parts.h"
#include "core/analysis/order_words.h"
#include "core/analysis/report.h"

#include <cmath>

namespace tilesight {
namespace {

Explanation actionNode(const KernelContext& context, const Analysis& a, std::size_t index) {
    const ResolvedAction& action = context.plan->actions[index];
    const ActionResult& r = a.actions[index];
    const std::string id = "action/" + action.name;
    Explanation node = explainedNumber(id, action.name, r.secondsPerExecution, "s", "max over pipes of work / rate, + own latency",
                                       "Eq. 1", "one execution, limited by " + std::string(titleOf(r.limit)));
    for (const Resource resource : allResources) {
        if (r.perExecution[resource] <= 0) continue;
        Explanation pipe = explainedNumber(id + "/" + std::string(resourceId(resource)), std::string(resourceName(resource)),
                                           r.perExecution[resource], "s", resource == Resource::l15 ? "128-byte lines of one run / (1 line a clock)"
                                                                     : "work of one run / rate of the pipe for one SM", "Eq. 1",
                                           formatPercent(r.perExecution[resource] / r.secondsPerExecution) +
                                               " of the action's time");
        if (const std::string key = rateKeyOf(resource, action.dtype); !key.empty())
            pipe.inputs.push_back(hardwareEntry(*context.gpu, pipe.id, key));
        node.inputs.push_back(std::move(pipe));
    }
    const double latency = r.secondsPerExecution - r.perExecution[r.perExecution.largest()];
    if (latency > 0.02 * r.secondsPerExecution)
        node.inputs.push_back(explainedNumber(id + "/latency", "Own latency", latency, "s", "duration - busiest pipe", "",
                                              "waiting that keeps no pipe busy: barriers, exchange between lanes"));
    if (r.bytes > 0) node.inputs.push_back(explainedNumber(id + "/bytes", "Bytes of one execution", r.bytes, "B"));
    if (r.flops > 0) node.inputs.push_back(explainedNumber(id + "/flops", "Work of one execution", r.flops, "FLOP"));
    node.inputs.push_back(explainedNumber(id + "/executions", "Executions in a block", static_cast<double>(r.executions), "1"));
    node.inputs.push_back(explainedNumber(
        id + "/busy", "Time over the whole kernel, own latency included", r.busySeconds, "s", "", "",
        a.latencySeconds > 0 ? formatPercent(r.busySeconds / a.latencySeconds) + " of the latency, fullest SM" : std::string()));
    return node;
}

} // namespace

Explanation explainWaves(const Analysis& a) {
    const Waves& w = a.waves;
    const auto perWave = static_cast<double>(std::max(1LL, w.blocksPerWave));
    Explanation node = explainedNumber("waves", "Waves", static_cast<double>(w.gridBlocks) / perWave, "1",
                                       "waves = blocks of the grid / (SMs x resident blocks)", "", wavesInWords(w));
    node.inputs.push_back(explainedNumber("waves/blocks", "Blocks of the grid", static_cast<double>(w.gridBlocks), "1"));
    node.inputs.push_back(explainedNumber("waves/per_wave", "Blocks of a full wave", static_cast<double>(w.blocksPerWave), "1"));
    node.inputs.push_back(explainedNumber("waves/resident", "Resident blocks per SM", a.occupancy.residentBlocks, "1", "", "",
                                          "limited by " + limitInWords(a.occupancy.limitedBy)));
    if (!a.hasTurns) return node; // a stream of blocks: its waves have no times of their own
    for (std::size_t i = 0; i < w.list.size(); ++i)
        node.inputs.push_back(explainedNumber("waves/" + std::to_string(i),
                                              w.list[i].tail ? "Tail wave" : "Wave " + std::to_string(i + 1),
                                              w.list[i].durationSeconds, "s", "", "",
                                              formatCount(w.list[i].activeSms, "SM", "SMs") + " busy"));
    return node;
}

Explanation explainPipes(const KernelContext& context, const Analysis& a) {
    Explanation node = explainedNumber("pipes", "How busy the pipes are", std::nan(""), "", "utilisation = busy / T", "",
                                       busyInWords());
    for (const Resource resource : allResources) {
        const ResourceUse& use = a.use(resource);
        if (use.busySeconds <= 0 && use.used <= 0) continue;
        const std::string id = "pipes/" + std::string(resourceId(resource));
        Explanation pipe = explainedNumber(id, std::string(resourceName(resource)), use.utilization, "1", "busy / T");
        pipe.inputs.push_back(explainedNumber(id + "/busy", "Busy on the fullest SM", use.busySeconds, "s",
                                              "sum over actions of executions x work / rate"));
        pipe.inputs.push_back(explainedNumber(id + "/steady", a.hasTurns ? "Share of a turn" : "Share of a block's life",
                                              use.steadyUtilization, "1"));
        pipe.inputs.push_back(explainedNumber(id + "/used", "Work of the kernel", use.used, std::string(workUnitOf(resource)), "", "",
                                              resource == Resource::l15 ? "whole 128-byte lines" : ""));
        if (use.peak > 0)
            pipe.inputs.push_back(explainedNumber(id + "/peak", "Rate of the whole GPU", use.peak, std::string(unitOf(resource)), "", "",
                                                  resource == Resource::l15
                                                      ? "128 bytes a clock through the port of each SM, at the settled clock"
                                                      : "at the settled clock"));
        DataType type = DataType::bf16;
        for (const ResolvedAction& action : context.plan->actions)
            if (action.operation == Operation::matmul) type = action.dtype;
        const std::string key = resource == Resource::cuda ? "issue_slots" : rateKeyOf(resource, type);
        if (!key.empty())
            pipe.inputs.push_back(hardwareEntry(*context.gpu, id, key));
        node.inputs.push_back(std::move(pipe));
    }
    return node;
}

Explanation explainActions(const KernelContext& context, const Analysis& a) {
    Explanation node = explainedNumber("actions", "Actions", static_cast<double>(a.actions.size()), "1", "", "",
                                       "one execution of each, alone on its SM");
    for (std::size_t i = 0; i < a.actions.size(); ++i) node.inputs.push_back(actionNode(context, a, i));
    return node;
}

Explanation explainOrders(const Analysis& a) {
    Explanation node = explainedNumber("result", "Orders examined", static_cast<double>(a.orders.examined), "1",
                                       "T = min over legal orders of T(order)", "Eq. 5",
                                       a.orders.bounded ? "the search was bounded" : "all legal orders, exact");
    node.inputs.push_back(explainedNumber("result/legal", legalIsLowerBound(a) ? "Legal orders, at least" : "Legal orders",
                                          a.orders.legal, "1"));
    node.inputs.push_back(explainedNumber("result/best", a.hasTurns ? "Steady period of the best" : "One block in the best",
                                          a.orders.steadySeconds, "s"));
    node.inputs.push_back(explainedNumber(
        "result/worst", a.hasTurns ? "Steady period of the worst examined" : "One block in the worst examined",
        a.orders.worstSeconds, "s"));
    node.inputs.push_back(explainedNumber("result/overlap", "Overlap", a.overlapRate, "1",
                                          "1 - steady period / sum of the action times"));
    for (const Remark& remark : a.remarks)
        node.inputs.push_back(explainedNumber("result/" + remark.id, remark.warning ? "Mind" : "Remark", std::nan(""), "", "", "",
                                              remark.sentence));
    return node;
}

} // namespace tilesight
