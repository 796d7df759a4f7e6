// Where the time comes from: phases and turn of a software pipeline; life and pipes of a stream of blocks.
#include "core/analysis/explain_parts.h"
#include "core/analysis/report.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

DataType matmulType(const ResolvedPlan& plan) {
    for (const ResolvedAction& action : plan.actions)
        if (action.operation == Operation::matmul) return action.dtype;
    return DataType::bf16;
}

Explanation periodNode(const KernelContext& context, const Turn& turn, const Analysis& a, const std::string& parent) {
    Explanation node = explainedNumber(parent + "/period", "Period of one block, best legal order", turn.schedule.periodSeconds,
                                       "s", "P = min over legal orders of the steady period", "Eq. 5",
                                       formatCount(a.orders.examined, "order", "orders") + " examined of " +
                                           formatNumber(a.orders.legal, 6));
    for (const int index : a.orders.chosen) {
        const auto i = static_cast<std::size_t>(index);
        const ActionResult& action = a.actions[i];
        Explanation child = explainedNumber(node.id + "/" + context.plan->actions[i].name, context.plan->actions[i].name,
                                            action.secondsPerExecution, "s", "max over pipes of work / rate, + own latency",
                                            "Eq. 1", "one run, limited by " + std::string(titleOf(action.limit)));
        const std::string key =
            rateKeyOf(static_cast<Resource>(static_cast<int>(action.limit)), context.plan->actions[i].dtype);
        if (!key.empty()) child.inputs.push_back(hardwareEntry(*context.gpu, child.id, key));
        node.inputs.push_back(std::move(child));
    }
    return node;
}

Explanation latencyNode(const KernelContext& context, const Turn& turn, const std::string& parent) {
    const Gpu& gpu = *context.gpu;
    const int inFlight = context.plan->stages - 1;
    Explanation node =
        inFlight > 0 ? explainedNumber(parent + "/latency", "Latency of copies in flight", turn.latencySeconds, "s",
                                       "(L + transfer + queue + S) / (stages - 1)", "",
                                       formatCount(inFlight, "tile", "tiles") +
                                           " in flight; S = part of a turn before the next copy is issued")
                     : explainedNumber(parent + "/latency", "Load, then work", turn.latencySeconds, "s",
                                       "L + transfer + work of a turn", "", "one stage: a copy starts when the work is done");
    Explanation load = explainedNumber(node.id + "/load", "Load latency of a tile (L)", turn.loadLatencySeconds, "s",
                                       "L2 latency + (DRAM - L2 latency) min(1, missed / 0.1)", "",
                                       formatPercent(turn.missShare) + " of the bytes miss L2");
    load.inputs.push_back(hardwareEntry(gpu, load.id, "l2_load_latency"));
    load.inputs.push_back(hardwareEntry(gpu, load.id, "dram_load_latency"));
    node.inputs.push_back(std::move(load));
    node.inputs.push_back(explainedNumber(node.id + "/transfer", "Own transfer", turn.transferSeconds, "s",
                                          "max(L2, DRAM transfer) / R", "",
                                          formatDecimalBytes(turn.copiedBytes) + " a turn at the block's share"));
    return node;
}

Explanation turnNode(const KernelContext& context, const KernelTime& time, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const Turn& turn = time.block.inner.turn;
    const std::string id = "latency/steady/turn";
    const int residents = static_cast<int>(time.wave.residents);
    Explanation node = explainedNumber(id, "Steady period of a turn", turn.seconds, "s",
                                       "smooth maximum: (sum of the terms^7)^(1/7)", "Eq. 4-5",
                                       "limited by " + std::string(titleOf(turn.limit)) + "; the terms are below");
    Explanation compute = explainedNumber(
        id + "/compute", residents > 1 ? "Compute of all residents" : "Compute", turn.computeSeconds, "s",
        residents > 1 ? "(1 - w) (R (P - W) + W) + w max(R u, P), w = (R - 1)/(R + 1)" : "P, one resident block", "Eq. 4",
        residents > 1 ? "R = " + formatCount(residents, "resident", "residents") +
                            ", P = period of one block, W = its waiting, u = its busiest pipe"
                      : "no other block of the SM fills the gaps");
    compute.inputs.push_back(periodNode(context, turn, a, compute.id));
    const std::string key = rateKeyOf(turn.computeLimit, matmulType(*context.plan));
    if (!key.empty()) compute.inputs.push_back(hardwareEntry(gpu, compute.id, key));
    if (turn.computeLimit == Resource::tensor)
        compute.inputs.push_back(hardwareEntry(gpu, compute.id, "tensor_efficiency"));
    node.inputs.push_back(std::move(compute));
    const auto term = [&](const char* name, const char* title, double seconds, const char* formula, const char* equation,
                          const char* reason, std::initializer_list<const char*> keys) {
        if (seconds <= 0) return;
        Explanation child = explainedNumber(id + "/" + name, title, seconds, "s", formula, equation, reason);
        for (const char* k : keys) child.inputs.push_back(hardwareEntry(gpu, child.id, k));
        node.inputs.push_back(std::move(child));
    };
    term("smem", "Shared memory port", turn.use[Resource::smem], "R x bytes / B_SMEM", "Eq. 1",
         "operands of the matrix units and everything else that goes through it", {"smem_bytes_per_clock"});
    term("l2", "L2 transfer", turn.l2Seconds, "blocks x bytes / B_L2(active SMs)", "Eq. 1", "after L1.5 merging",
         {"l2_bandwidth", "l2_bandwidth_per_sm"});
    term("dram", "DRAM transfer", turn.dramSeconds, "blocks x missed bytes / B_DRAM(active SMs)", "Eq. 1", "",
         {"dram_bandwidth", "dram_bandwidth_per_sm"});
    term("port", "Port of the SM to the caches", turn.portSeconds, "R x 128-byte lines / (1 line a clock)", "Eq. 1",
         "rows shifted inside of sectors and copies of 4 or 8 bytes hold it longer", {});
    if (turn.latencySeconds > 0) node.inputs.push_back(latencyNode(context, turn, id));
    term("floor", "Shortest possible turn", turn.floorSeconds, "measured, scaled with the clock", "", "barriers of a turn",
         {context.plan->warps > 4 ? "turn_floor_two_groups" : "turn_floor_one_group"});
    return node;
}

Explanation launchNode(const KernelContext& context, const Analysis& a, std::initializer_list<const char*> keys) {
    Explanation node = explainedNumber("latency/launch", "Launch, start and drain", a.phases.launchSeconds, "s",
                                       keys.size() > 1 ? "sum of the entries below" : "as measured", "",
                                       "paid once per launch, whatever the kernel does");
    for (const char* key : keys) node.inputs.push_back(hardwareEntry(*context.gpu, node.id, key));
    return node;
}

std::string wavesPrefix(const Analysis& a) {
    const long long waves = a.waves.full + (a.waves.tailBlocks > 0 ? 1 : 0);
    return waves > 1 ? ", all waves" : "";
}

} // namespace

std::vector<Explanation> explainPipelined(const KernelContext& context, const KernelTime& time, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const std::string waves = wavesPrefix(a);
    std::vector<Explanation> nodes;
    if (context.hasMatmul)
        nodes.push_back(launchNode(context, a, {"kernel_fixed_seconds"}));
    else
        nodes.push_back(launchNode(context, a, {"graph_gap_seconds", "block_start_seconds"}));

    Explanation prologue = explainedNumber("latency/prologue", "Prologue" + waves, a.phases.prologueSeconds, "s",
                                           "latency of the first copies + work before the loop", "Eq. 2",
                                           formatSeconds(time.block.prologueSeconds) + " for each wave; nothing to overlap with");
    prologue.inputs.push_back(hardwareEntry(gpu, prologue.id, "l2_load_latency"));
    prologue.inputs.push_back(hardwareEntry(gpu, prologue.id, "dram_load_latency"));
    nodes.push_back(std::move(prologue));

    const bool looped = time.block.inner.loop >= 0;
    Explanation steady =
        looped ? explainedNumber("latency/steady", "Steady state" + waves, a.phases.steadySeconds, "s",
                                 "(N - d) turn + d turn', d = min(N, stages - 1)", "Eq. 2-3",
                                 "N = " + formatCount(std::llround(time.block.inner.iterations), "turn", "turns") + ", " +
                                     formatCount(context.plan->stages, "stage", "stages") +
                                     "; turn' = turn whose data is already there")
               : explainedNumber("latency/steady", "Work of the blocks" + waves, a.phases.steadySeconds, "s",
                                 "actions in the best legal order", "Eq. 5", "this kernel has no loop");
    if (looped) steady.inputs.push_back(turnNode(context, time, a));
    nodes.push_back(std::move(steady));

    Explanation epilogue = explainedNumber("latency/epilogue", "Epilogue" + waves, a.phases.epilogueSeconds, "s",
                                           "convert + store burst of the whole wave", "Eq. 2",
                                           formatSeconds(time.block.epilogueSeconds) + " for each wave, of which " +
                                               formatSeconds(time.block.storeSeconds) + " stores");
    epilogue.inputs.push_back(hardwareEntry(gpu, epilogue.id, "epilogue_fixed_seconds"));
    epilogue.inputs.push_back(hardwareEntry(gpu, epilogue.id, "dram_write_bandwidth"));
    nodes.push_back(std::move(epilogue));
    return nodes;
}

std::vector<Explanation> explainDirect(const KernelContext& context, const KernelTime& time, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    std::vector<Explanation> nodes;
    nodes.push_back(launchNode(context, a, {"graph_gap_seconds"}));

    Explanation first = explainedNumber("latency/prologue", "First lines and last stores", a.phases.prologueSeconds, "s",
                                        "start / 2 + load latency + work of one turn + cold code + ramp", "",
                                        "what no other block hides: once per launch");
    for (const char* key : {"block_start_seconds", "l2_load_latency", "dram_load_latency"})
        first.inputs.push_back(hardwareEntry(gpu, first.id, key));
    nodes.push_back(std::move(first));

    Explanation stream =
        explainedNumber("latency/steady", "Stream of blocks", a.phases.steadySeconds, "s",
                        "smooth maximum: (sum of the terms^4.6)^(1/4.6)", "",
                        formatCount(context.plan->tiles(), "block", "blocks") + " one after the other on " +
                            formatCount(static_cast<long long>(time.wave.activeSms), "SM", "SMs") + ", limited by " +
                            std::string(titleOf(time.bottleneck)));
    const double perSm = static_cast<double>(context.plan->tiles()) / gpu.smCount.value;
    for (const Resource resource : allResources) {
        const double seconds = time.busySeconds[static_cast<std::size_t>(resource)];
        if (seconds <= 0) continue;
        const std::string id = stream.id + "/" + std::string(resourceId(resource));
        const bool chip = resource == Resource::l2 || resource == Resource::dram;
        const std::string bytes =
            resource == Resource::dram ? formatDecimalBytes(a.cache.dramReadBytes) + " read, " +
                                             formatDecimalBytes(a.cache.dramWriteBytes) + " written, turning of the bus"
            : resource == Resource::l2 ? formatDecimalBytes(a.cache.l2ReadBytes) + " read, " +
                                             formatDecimalBytes(a.cache.l2WriteBytes) + " written"
                                       : "all blocks of one SM: " + formatNumber(perSm);
        Explanation term = explainedNumber(id, std::string(resourceName(resource)), seconds, "s",
                                           chip ? "bytes of the launch / bandwidth of the GPU"
                                                : "blocks of an SM x work of a block / rate",
                                           "Eq. 1", bytes);
        if (const std::string key = rateKeyOf(resource); !key.empty()) term.inputs.push_back(hardwareEntry(gpu, id, key));
        if (resource == Resource::dram) term.inputs.push_back(hardwareEntry(gpu, id, "dram_write_bandwidth"));
        stream.inputs.push_back(std::move(term));
    }
    Explanation life = explainedNumber(stream.id + "/life", "Life of one block", time.blockLifeSeconds, "s",
                                       "start and end + load latency + work", "",
                                       "times the waves, less what is counted as first lines and last stores");
    life.inputs.push_back(hardwareEntry(gpu, life.id, "block_start_seconds"));
    stream.inputs.push_back(std::move(life));
    Explanation launch = explainedNumber(stream.id + "/interval", "Launch of all blocks",
                                         static_cast<double>(context.plan->tiles()) * gpu.blockLaunchInterval.value, "s",
                                         "blocks x launch interval");
    launch.inputs.push_back(hardwareEntry(gpu, launch.id, "block_launch_interval"));
    stream.inputs.push_back(std::move(launch));
    nodes.push_back(std::move(stream));
    return nodes;
}

} // namespace tilesight
