#include "core/analysis/explain_parts.h"

#include "core/analysis/report.h"
#include "core/envelope/direct_time.h"
#include "core/envelope/occupancy_ladder.h"

#include <cctype>
#include <cmath>

namespace tilesight {
namespace {

Explanation occupancyNode(const KernelContext& context, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const auto ladder = occupancyLadder(a.occupancy, gpu);
    const std::string more = oneMoreBlockInWords(ladder);
    Explanation node = explainedNumber("occupancy", "Resident blocks per SM", a.occupancy.residentBlocks, "1",
                                       "min over the limits", "",
                                       "limited by " + limitInWords(a.occupancy.limitedBy) +
                                           (more.empty() ? "" : "; one more takes " + more));
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
        else if (limit.name == "tmem")
            add(limit, "floor(tensor memory of the SM / need of a block)", "tmem_bytes_per_sm");
        else
            add(limit, "", "");
    }
    node.inputs.push_back(explainedNumber("occupancy/registers_per_thread", "Registers of a thread",
                                          a.occupancy.registersPerThread, "1",
                                          a.occupancy.registersEstimated ? "sums + operands + addresses of a thread" : "", "",
                                          a.occupancy.registersEstimated ? "estimated from the plan" : "as compiled"));
    node.inputs.push_back(explainedNumber("occupancy/shared_bytes_per_block", "Shared memory of a block",
                                          a.occupancy.sharedBytesPerBlock, "B",
                                          a.occupancy.sharedEstimated ? "stages x tiles copied + what the epilogue stages" : "", "",
                                          a.occupancy.sharedEstimated ? "estimated from the plan" : "as compiled"));
    node.inputs.push_back(explainedNumber("occupancy/warps_per_block", "Warps of a block", a.occupancy.warpsPerBlock, "1"));
    return node;
}

Explanation clockNode(const KernelContext& context, const Analysis& a) {
    const Gpu& gpu = *context.gpu;
    const bool burst = a.conditions.clock == ClockRegime::burst;
    Explanation node = explainedNumber("clock", "SM clock", a.clock.hz, "Hz",
                                       std::string("largest f with P_idle + E(f) / T(f) <= ") + (burst ? "P_burst" : "P_board"),
                                       "", a.clock.throttled ? "the power limit binds" : "the power limit does not bind");
    Explanation power = explainedNumber("clock/power", "Power at this clock", a.clock.powerWatts, "W", "P_idle + E / T", "",
                                        "E: energy of all operations and bytes of the launch");
    for (const char* key : {"idle_power", "tensor_energy", "fma_energy", "sfu_energy", "l2_energy", "dram_energy"}) {
        if (!context.hasMatmul && std::string(key) == "tensor_energy") continue;
        power.inputs.push_back(hardwareEntry(gpu, power.id, key));
    }
    node.inputs.push_back(std::move(power));
    node.inputs.push_back(explainedNumber("clock/burst_latency", "Latency of the first launches", a.clock.burstLatencySeconds, "s",
                                          "the same under the burst power limit", "",
                                          a.clock.throttled ? "before the power controller answers"
                                                            : "the power limit does not bind"));
    node.inputs.push_back(hardwareEntry(gpu, "clock", "burst_power"));
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
    case Resource::l15: break; // a line a clock, whatever the GPU
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
    root.inputs.push_back(explainWaves(a));
    root.inputs.push_back(occupancyNode(context, a));
    root.inputs.push_back(explainCache(context, time, a));
    root.inputs.push_back(clockNode(context, a));
    root.inputs.push_back(explainPipes(context, a));
    root.inputs.push_back(explainActions(context, a));
    root.inputs.push_back(explainOrders(a));
    return root;
}

const Explanation* findExplanation(const Explanation& root, const std::string& id) {
    if (root.id == id) return &root;
    for (const Explanation& child : root.inputs)
        if (const Explanation* found = findExplanation(child, id)) return found;
    return nullptr;
}

std::string formatExplained(const Explanation& node) {
    if (std::isnan(node.value)) return node.unit.empty() ? std::string() : "unknown";
    const bool hardware = !node.hardwareKey.empty();
    if (node.unit == "1" && !hardware && node.value != std::floor(node.value) && node.value > 0 && node.value < 1)
        return formatPercent(node.value);
    if (node.unit == "B" && !hardware) return formatDecimalBytes(node.value);
    return formatQuantity(node.value, node.unit);
}

std::string explanationToText(const Explanation& node, int indent) {
    const std::string margin(static_cast<std::size_t>(2 * indent), ' ');
    std::string text = margin + node.title;
    if (const std::string value = formatExplained(node); !value.empty()) text += ": " + value;
    if (!node.provenance.empty()) text += " [" + node.provenance + "]";
    if (!node.reason.empty()) text += " - " + node.reason;
    text += "\n";
    if (!node.formula.empty())
        text += margin + "  " + node.formula + (node.equation.empty() ? "" : " (" + node.equation + ")") + "\n";
    if (!node.source.empty()) text += margin + "  source: " + node.source + "\n";
    for (const Explanation& child : node.inputs) text += explanationToText(child, indent + 1);
    return text;
}

} // namespace tilesight
