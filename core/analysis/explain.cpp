#include "core/analysis/explain_parts.h"

#include "core/analysis/report.h"
#include "core/envelope/direct_time.h"

#include <cctype>

namespace tilesight {
namespace {

Explanation occupancyNode(const KernelContext& context, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    Explanation node = explainedNumber("occupancy", "Resident blocks per SM", a.occupancy.residentBlocks, "1",
                                       "min over the limits", "", "limited by " + limitInWords(a.occupancy.limitedBy));
    const auto add = [&](const OccupancyLimit& limit, const char* formula, const char* key) {
        std::string title = limitInWords(limit.name);
        if (!title.empty()) title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
        Explanation child = explainedNumber("occupancy/" + limit.name, title, limit.blocks, "1", formula,
                                            "", limit.sentence);
        if (*key) child.inputs.push_back(hardwareEntry(gpu, child.id, key));
        node.inputs.push_back(std::move(child));
    };
    for (const OccupancyLimit& limit : a.occupancy.limits) {
        if (limit.name == "shared_memory")
            add(limit, "floor(shared memory of the SM / need of a block)", "shared_bytes_per_sm");
        else if (limit.name == "registers")
            add(limit, "floor(registers of the SM / need of a block)", "registers_per_sm");
        else if (limit.name == "warps")
            add(limit, "floor(warps of the SM / warps of a block)", "max_warps_per_sm");
        else if (limit.name == "blocks")
            add(limit, "", "max_blocks_per_sm");
        else
            add(limit, "", "");
    }
    return node;
}

Explanation cacheNode(const KernelContext& context, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const CacheTraffic& c = a.cache;
    const bool halves = gpu.l2Partitions.value > 1;
    Explanation node = explainedNumber("l2_hit", "L2 hit rate, with writes", c.l2Hit, "1",
                                       halves ? "1 - (D + X) / (S + 1.5 W + X)" : "1 - D / (S + W)", "Eq. 6-8",
                                       "as a profiler counts it: writes find their place in L2, which lifts the rate. Cache "
                                       "model: " + a.cacheModel);
    node.inputs.push_back(explainedNumber("l2_hit/reads", "Reads that a cache answers", a.readHit(), "1", "1 - D / R", "",
                                          "of what the tiles ask for; the maps of the launch orders show it by tile"));
    node.inputs.push_back(explainedNumber("l2_hit/requested", "Asked for by the tiles (R)", c.requestedBytes, "B"));
    node.inputs.push_back(explainedNumber("l2_hit/l15", "Share that L1.5 absorbs", a.l15Hit, "1", "1 - S / R", "",
                                          "neighbouring SMs ask for the same lines while they are on the way"));
    node.inputs.push_back(explainedNumber("l2_hit/s", "Reads that reach L2 (S)", c.l2ReadBytes, "B"));
    node.inputs.push_back(explainedNumber("l2_hit/d", "Reads that miss to DRAM (D)", c.dramReadBytes, "B"));
    if (halves)
        node.inputs.push_back(explainedNumber("l2_hit/fr", "Reads that cross the halves (X)", c.crossingBytes, "B", "", "",
                                              "looked up once more in the half that holds the line"));
    node.inputs.push_back(explainedNumber("l2_hit/w", "Written (W)", c.l2WriteBytes, "B"));
    for (const TensorTraffic& t : c.tensors) {
        if (t.l2Bytes <= 0) continue; // only written
        const std::string& name = context.plan->tensors[static_cast<std::size_t>(t.tensor)].name;
        Explanation tensor = explainedNumber("l2_hit/" + name, "Reads of " + name, 1 - t.dramBytes / t.l2Bytes, "1",
                                             "1 - missed / reads that reach L2", "Eq. 7",
                                             formatDecimalBytes(t.dramBytes) + " of " + formatDecimalBytes(t.l2Bytes) +
                                                 " come from DRAM");
        if (t.meanReuseDistanceBytes > 0)
            tensor.inputs.push_back(explainedNumber(tensor.id + "/distance", "Mean reuse distance", t.meanReuseDistanceBytes,
                                                    "B", "", "Eq. 6", "other bytes between two uses of a line"));
        node.inputs.push_back(std::move(tensor));
    }
    node.inputs.push_back(hardwareEntry(gpu, "l2_hit", "l2_bytes"));
    node.inputs.push_back(hardwareEntry(gpu, "l2_hit", "l2_partitions"));
    return node;
}

Explanation clockNode(const KernelContext& context, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    Explanation node = explainedNumber("clock", "SM clock", a.clock.hz, "Hz", "largest f with P_idle + E(f) / T(f) <= P_board",
                                       "", a.clock.throttled ? "the power limit binds" : "the power limit does not bind");
    Explanation power = explainedNumber("clock/power", "Power at this clock", a.clock.powerWatts, "W", "P_idle + E / T", "",
                                        "E: energy of all operations and bytes of the launch");
    for (const char* key : {"idle_power", "tensor_energy", "fma_energy", "sfu_energy", "l2_energy", "dram_energy"}) {
        if (!context.hasMatmul && std::string(key) == "tensor_energy") continue;
        power.inputs.push_back(hardwareEntry(gpu, power.id, key));
    }
    node.inputs.push_back(std::move(power));
    node.inputs.push_back(hardwareEntry(gpu, "clock", "board_power"));
    node.inputs.push_back(hardwareEntry(gpu, "clock", context.hasMatmul ? "tensor_clock" : "boost_clock"));
    return node;
}

} // namespace

Explanation explainedNumber(std::string id, std::string title, double value, std::string unit, std::string formula,
                            std::string equation, std::string reason) {
    Explanation node;
    node.id = std::move(id);
    node.title = std::move(title);
    node.value = value;
    node.unit = std::move(unit);
    node.formula = std::move(formula);
    node.equation = std::move(equation);
    node.reason = std::move(reason);
    return node;
}

Explanation hardwareEntry(const Gpu& gpu, const std::string& parentId, const std::string& key) {
    const GpuField* field = gpuField(key);
    Explanation node;
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

std::string rateKeyOf(Resource resource, DataType type) {
    switch (resource) {
    case Resource::tensor:
        switch (type) {
        case DataType::f8: return "tensor_fp8";
        case DataType::i8:
        case DataType::i4: return "tensor_int8";
        case DataType::tf32:
        case DataType::f32: return "tensor_tf32";
        default: return "tensor_bf16";
        }
    case Resource::cuda: return "fma_lanes";
    case Resource::sfu: return "sfu_lanes";
    case Resource::tmem: return "tmem_read_bytes_per_clock";
    case Resource::smem: return "smem_bytes_per_clock";
    case Resource::l15: return "l15_bandwidth";
    case Resource::l2: return "l2_bandwidth";
    case Resource::dram: return "dram_bandwidth";
    case Resource::network: break;
    }
    return {};
}

Explanation explain(const KernelContext& context, const KernelTime& time, const Analysis& a) {
    const bool direct = isDirect(*context.plan);
    Explanation root =
        direct ? explainedNumber("latency", "Latency", a.latencySeconds, "s", "T = T_launch + T_first + T_stream", "",
                                 "No software pipeline: blocks load, compute and store, and overlap with each other. " +
                                     wavesInWords(a.waves))
               : explainedNumber("latency", "Latency", a.latencySeconds, "s",
                                 "T = T_launch + sum over waves (T_pro + T_steady + T_epi)", "Eq. 2", wavesInWords(a.waves));
    root.inputs = direct ? explainDirect(context, time, a) : explainPipelined(context, time, a);
    root.inputs.push_back(occupancyNode(context, a));
    root.inputs.push_back(cacheNode(context, a));
    root.inputs.push_back(clockNode(context, a));
    return root;
}

} // namespace tilesight
