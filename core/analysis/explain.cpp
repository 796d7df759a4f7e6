#include "core/analysis/explain.h"

#include <cmath>

namespace tilesight {
namespace {

using Node = Explanation;

Node number(std::string id, std::string title, double value, std::string unit, std::string formula = {},
            std::string equation = {}, std::string reason = {}) {
    Node node;
    node.id = std::move(id);
    node.title = std::move(title);
    node.value = value;
    node.unit = std::move(unit);
    node.formula = std::move(formula);
    node.equation = std::move(equation);
    node.reason = std::move(reason);
    return node;
}

/// Leaf that is an entry of the hardware file.
Node hardware(const Gpu& gpu, const std::string& parentId, const std::string& key) {
    const GpuField* field = gpuField(key);
    Node node;
    node.id = parentId + "/" + key;
    node.hardwareKey = key;
    if (!field) return node;
    const Quantity& q = gpu.*(field->member);
    node.title = field->title;
    node.value = q.value;
    node.unit = field->unit;
    node.provenance = std::string(nameOf(q.kind));
    node.source = q.source;
    node.reason = q.note.empty() ? field->meaning : q.note;
    return node;
}

Node explainTurn(const KernelContext& context, const KernelTime& time, const std::string& id) {
    const Gpu& gpu = *context.gpu;
    const Turn& turn = time.block.inner.turn;
    Node node = number(id, "Steady period of a turn", turn.seconds, "s",
                       "turn = (compute^7 + L2^7 + DRAM^7 + latency^7 + floor^7)^(1/7)", "Eq. 4-5",
                       "limited by " + std::string(titleOf(turn.limit)));
    Node compute = number(id + "/compute", "Compute of all residents", turn.computeSeconds, "s",
                          "(1 - w) R P + w max(R u_max, P), w = (R - 1)/(R + 1)", "Eq. 4",
                          "R = " + std::to_string(static_cast<int>(time.wave.residents)) + " residents, P = one block's period");
    compute.inputs.push_back(number(id + "/compute/period", "Period of one block, best legal order",
                                    turn.schedule.periodSeconds, "s", "min over legal orders", "Eq. 5"));
    compute.inputs.push_back(hardware(gpu, compute.id, "tensor_bf16"));
    node.inputs.push_back(std::move(compute));
    Node l2 = number(id + "/l2", "L2 transfer", turn.l2Seconds, "s", "blocks x bytes / B_L2(active SMs)", "Eq. 1",
                     "after L1.5 merging");
    l2.inputs.push_back(hardware(gpu, l2.id, "l2_bandwidth"));
    l2.inputs.push_back(hardware(gpu, l2.id, "l2_bandwidth_per_sm"));
    node.inputs.push_back(std::move(l2));
    Node dram = number(id + "/dram", "DRAM transfer", turn.dramSeconds, "s", "blocks x missed bytes / B_DRAM(active SMs)",
                       "Eq. 1");
    dram.inputs.push_back(hardware(gpu, dram.id, "dram_bandwidth"));
    node.inputs.push_back(std::move(dram));
    Node latency = number(id + "/latency", "Latency of copies in flight", turn.latencySeconds, "s",
                          "(L + transfer + queue + S) / (stages - 1)", "",
                          std::to_string(std::max(0, context.plan->stages - 1)) + " tiles in flight");
    latency.inputs.push_back(number(latency.id + "/load", "Load latency of a tile", turn.loadLatencySeconds, "s",
                                    "from L2 to DRAM latency as lines miss"));
    latency.inputs.push_back(hardware(gpu, latency.id, "l2_load_latency"));
    latency.inputs.push_back(hardware(gpu, latency.id, "dram_load_latency"));
    node.inputs.push_back(std::move(latency));
    node.inputs.push_back(number(id + "/floor", "Shortest possible turn", turn.floorSeconds, "s", "barriers of a turn"));
    return node;
}

Node explainCache(const KernelContext& context, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const CacheTraffic& c = a.cache;
    Node node = number("l2_hit", "L2 hit rate", c.l2Hit, "1", "1 - (D + Fr) / (S + 1.5 W + Fr)", "Eq. 6-8",
                       "as the profiler counts it, crossings between the halves included; cache model: " + a.cacheModel);
    node.inputs.push_back(number("l2_hit/requested", "Asked for by the tiles", c.requestedBytes, "B"));
    node.inputs.push_back(number("l2_hit/l15", "Share that L1.5 absorbs", a.l15Hit, "1", "merged / requested", "",
                                 "neighbouring SMs ask for the same lines while they are on the way"));
    node.inputs.push_back(number("l2_hit/s", "Reads that reach L2 (S)", c.l2ReadBytes, "B"));
    node.inputs.push_back(number("l2_hit/d", "Reads that miss to DRAM (D)", c.dramReadBytes, "B"));
    node.inputs.push_back(number("l2_hit/fr", "Reads that cross the halves (Fr)", c.crossingBytes, "B"));
    node.inputs.push_back(number("l2_hit/w", "Written (W)", c.l2WriteBytes, "B"));
    for (const TensorTraffic& t : c.tensors) {
        const std::string& name = context.plan->tensors[static_cast<std::size_t>(t.tensor)].name;
        Node tensor = number("l2_hit/" + name, "Tensor " + name, t.l2Bytes > 0 ? 1 - t.dramBytes / t.l2Bytes : 0, "1",
                             "1 - missed / reads", "Eq. 7");
        tensor.inputs.push_back(number(tensor.id + "/distance", "Mean reuse distance", t.meanReuseDistanceBytes, "B", "", "Eq. 6"));
        node.inputs.push_back(std::move(tensor));
    }
    node.inputs.push_back(hardware(gpu, "l2_hit", "l2_bytes"));
    node.inputs.push_back(hardware(gpu, "l2_hit", "l2_partitions"));
    return node;
}

} // namespace

Explanation explain(const KernelContext& context, const KernelTime& time, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    Node root = number("latency", "Latency", a.latencySeconds, "s", "T = T_fixed + sum over waves (T_pro + T_steady + T_epi)",
                       "Eq. 2", std::to_string(a.waves.full) + " full waves" +
                                    (a.waves.tailBlocks > 0 ? " and a tail of " + std::to_string(a.waves.tailBlocks) + " blocks" : ""));
    Node fixed = number("latency/launch", "Launch, start and drain", a.phases.launchSeconds, "s");
    fixed.inputs.push_back(hardware(gpu, fixed.id, context.hasMatmul ? "kernel_fixed_seconds" : "graph_gap_seconds"));
    root.inputs.push_back(std::move(fixed));
    Node prologue = number("latency/prologue", "Prologue, all waves", a.phases.prologueSeconds, "s", "latency of the first copies", "Eq. 2");
    root.inputs.push_back(std::move(prologue));
    Node steady = number("latency/steady", "Steady state, all waves", a.phases.steadySeconds, "s",
                         "(N - d) turn + d turn'", "Eq. 2-3",
                         "N = " + std::to_string(std::llround(time.block.inner.iterations)) + " turns, stages = " +
                             std::to_string(context.plan->stages));
    if (time.block.inner.loop >= 0) steady.inputs.push_back(explainTurn(context, time, "latency/steady/turn"));
    root.inputs.push_back(std::move(steady));
    Node epilogue = number("latency/epilogue", "Epilogue, all waves", a.phases.epilogueSeconds, "s",
                           "convert + store burst of the whole wave", "Eq. 2");
    epilogue.inputs.push_back(hardware(gpu, epilogue.id, "epilogue_fixed_seconds"));
    root.inputs.push_back(std::move(epilogue));
    Node occupancy = number("occupancy", "Resident blocks per SM", a.occupancy.residentBlocks, "1", "min over the limits", "",
                            "limited by " + a.occupancy.limitedBy);
    for (const OccupancyLimit& limit : a.occupancy.limits)
        occupancy.inputs.push_back(number("occupancy/" + limit.name, limit.name, limit.blocks, "1", "", "", limit.sentence));
    root.inputs.push_back(std::move(occupancy));
    root.inputs.push_back(explainCache(context, a));
    Node clock = number("clock", "SM clock", a.clock.hz, "Hz", "largest f with P_idle + E(f) / T(f) <= board power", "",
                        a.clock.throttled ? "the power limit binds" : "the power limit does not bind");
    clock.inputs.push_back(number("clock/power", "Board power", a.clock.powerWatts, "W"));
    clock.inputs.push_back(hardware(gpu, "clock", "board_power"));
    clock.inputs.push_back(hardware(gpu, "clock", context.hasMatmul ? "tensor_clock" : "boost_clock"));
    root.inputs.push_back(std::move(clock));
    return root;
}

} // namespace tilesight
