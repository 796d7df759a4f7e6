// Where the numbers of the caches come from: requests, merging before L2, misses, writes; by tensor.
#include "core/analysis/explain_parts.h"
#include "core/analysis/report.h"

namespace tilesight {
namespace {

/// Merging before L2: what could merge with all blocks in step, and how much of the step is left.
Explanation mergingNode(const KernelTime& time, const Analysis& a) {
    const MergeableBytes& most = a.cache.mergeable;
    Explanation node = explainedNumber("l2_hit/l15", "Share that L1.5 absorbs", a.l15Hit, "1", "1 - S / R", "",
                                       "neighbouring SMs ask for the same lines while they are on the way");
    const double byClusters = a.l15Hit * a.cache.requestedBytes - most.merged(time.merging);
    if (byClusters > 1e-6 * a.cache.requestedBytes)
        node.inputs.push_back(explainedNumber("l2_hit/l15/clusters", "Of the rest, one request for a cluster", byClusters, "B", "",
                                              "", "multicast, in step or not"));
    if (most.inStep <= 0) return node;
    node.inputs.push_back(explainedNumber("l2_hit/l15/in_step", "Could merge with all blocks in step", most.inStep, "B",
                                          "R - one request for every four of a GPC"));
    node.inputs.push_back(explainedNumber("l2_hit/l15/by_chance", "Of it, merges without any step", most.byChance, "B"));
    node.inputs.push_back(explainedNumber("l2_hit/l15/distant", "Of it, needs blocks that are no neighbours", most.distant, "B"));
    const bool several = time.wave.residents > 1;
    node.inputs.push_back(explainedNumber("l2_hit/l15/neighbours", "Step that neighbours keep", time.merging.neighbours, "1",
                                          several ? "1 / (1 + (blocks per SM - 1) T life / (270 us)^2)"
                                                  : "1 / (1 + (l2 / turn)^4 (1 - (latency / turn)^4) T / 800 us)",
                                          "", "of blocks that follow each other in launch order"));
    node.inputs.push_back(explainedNumber("l2_hit/l15/others", "Step that others keep", time.merging.others, "1",
                                          several ? "1 / (1 + (T / 14 us)^2)" : "as neighbours"));
    return node;
}

Explanation tensorNode(const KernelContext& context, const TensorTraffic& t) {
    const std::string& name = context.plan->tensors[static_cast<std::size_t>(t.tensor)].name;
    const std::string id = "l2_hit/" + name;
    Explanation node = explainedNumber(id, "Reads of " + name, 1 - t.dramBytes / t.l2Bytes, "1",
                                       "1 - missed / reads that reach L2", "Eq. 7",
                                       formatDecimalBytes(t.dramBytes) + " of " + formatDecimalBytes(t.l2Bytes) +
                                           " come from DRAM");
    node.inputs.push_back(explainedNumber(id + "/requested", "Asked for by the tiles", t.requestedBytes, "B",
                                          "sum over tiles of the footprint within the tensor"));
    node.inputs.push_back(explainedNumber(id + "/l2", "Reads that reach L2", t.l2Bytes, "B", "asked for - merged before L2"));
    node.inputs.push_back(explainedNumber(id + "/dram", "Reads that miss to DRAM", t.dramBytes, "B"));
    if (t.meanReuseDistanceBytes > 0)
        node.inputs.push_back(explainedNumber(id + "/distance", "Mean reuse distance", t.meanReuseDistanceBytes, "B", "",
                                              "Eq. 6", "other bytes between two uses of a line"));
    return node;
}

} // namespace

Explanation explainCache(const KernelContext& context, const KernelTime& time, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const CacheTraffic& c = a.cache;
    const bool halves = gpu.l2Partitions.value > 1;
    Explanation node = explainedNumber("l2_hit", "L2 hit rate, with writes", c.l2Hit, "1",
                                       halves ? "1 - (D + X) / (S + 1.5 W + X)" : "1 - D / (S + W)", "Eq. 6-8",
                                       "as a profiler counts it: writes find their place in L2, which lifts the rate. Cache "
                                       "model: " + a.cacheModel);
    const auto add = [&](const char* id, const char* title, double value, const char* unit, const char* formula = "",
                         std::string reason = {}) {
        node.inputs.push_back(
            explainedNumber(std::string("l2_hit/") + id, title, value, unit, formula, "", std::move(reason)));
    };
    add("reads", "Reads that a cache answers", a.readHit(), "1", "1 - D / R",
        "of what the tiles ask for; the maps of the launch orders show it by tile");
    add("requested", "Asked for by the tiles (R)", c.requestedBytes, "B", "sum over tensors");
    node.inputs.push_back(mergingNode(time, a));
    add("s", "Reads that reach L2 (S)", c.l2ReadBytes, "B", "R - merged before L2, in whole sectors");
    add("d", "Reads that miss to DRAM (D)", c.dramReadBytes, "B", "lines that the replay of the launch order does not find");
    if (halves)
        add("fr", "Reads that cross the halves (X)", c.crossingBytes, "B", "",
            "looked up once more in the half that holds the line");
    add("w", "Written (W)", c.l2WriteBytes, "B", "sum over tensors of what the tiles store");
    add("dram_write", "Written to DRAM within the launch", c.dramWriteBytes, "B", "W (1 - L2 size / bytes that pass it)",
        dramWritesInWords(c));
    for (const TensorTraffic& t : c.tensors)
        if (t.l2Bytes > 0) node.inputs.push_back(tensorNode(context, t)); // others are only written
    node.inputs.push_back(hardwareEntry(gpu, "l2_hit", "l2_bytes"));
    node.inputs.push_back(hardwareEntry(gpu, "l2_hit", "l2_partitions"));
    return node;
}

} // namespace tilesight
