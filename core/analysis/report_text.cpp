// analysisToText: the page for a person at a terminal. Sections in the order in which questions come up: how
// long, what limits, how busy is each pipe, what do the caches do, does it fill the GPU, which actions, what
// to know.
#include "core/analysis/order_words.h"
#include "core/analysis/report.h"
#include "core/analysis/report_table.h"

#include <algorithm>

namespace tilesight {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string summary(const Analysis& a) {
    std::string text = a.planName + " on " + a.gpuName + " (" + a.gpuId + ")\n";
    std::string values;
    for (const auto& [name, value] : a.parameters)
        values += (values.empty() ? "" : ", ") + name + " " + formatNumber(value, 6);
    if (!values.empty()) text += values + "\n";
    if (a.conditions.clock == ClockRegime::burst) text += "burst clock: the first tens of milliseconds of launches\n";
    if (a.conditions.copies == 1) text += "warm caches: every launch uses the same tensors\n";
    if (a.conditions.copies > 1)
        text += "caches of launches that rotate through " + std::to_string(a.conditions.copies) + " copies of the tensors\n";

    Rows rows = {{"Latency", formatSeconds(a.latencySeconds),
                  "limited by " + std::string(titleOf(a.bottleneck)) +
                      (a.bottleneckReason.empty() ? "" : ": " + a.bottleneckReason)}};
    const auto part = [&](const char* name, double seconds) {
        rows.push_back({name, formatSeconds(seconds), formatPercent(seconds / a.latencySeconds)});
    };
    part("  launch", a.phases.launchSeconds);
    part("  prologue", a.phases.prologueSeconds);
    part("  steady state", a.phases.steadySeconds);
    part("  epilogue", a.phases.epilogueSeconds);
    if (a.flops > 0) rows.push_back({"Throughput", formatRate(a.flops / a.latencySeconds, "FLOP/s")});
    std::string clock = "of at most " + formatRate(a.clock.maximumHz, "Hz") + ", " +
                        formatNumber(a.clock.powerWatts) + " W of " + formatNumber(a.clock.limitWatts) + " W";
    if (a.clock.throttled)
        clock += ", throttled; first launches " + formatSeconds(a.clock.burstLatencySeconds);
    rows.push_back({"Clock", formatRate(a.clock.hz, "Hz"), clock});
    if (a.overlapRate >= 1e-4)
        rows.push_back({"Overlap", formatPercent(a.overlapRate), "of the action times of a turn run side by side"});
    return text + "\n" + alignedTable(rows, "lrl");
}

std::string resources(const Analysis& a) {
    const bool turns = a.hasTurns;
    Rows rows = {{"Resources", "busy", "of latency", "of a turn", "peak", "work"}};
    for (const Resource resource : allResources) {
        const ResourceUse& use = a.use(resource);
        if (use.busySeconds <= 0 && use.used <= 0) continue;
        const std::string_view unit = unitOf(resource);
        rows.push_back({"  " + std::string(resourceName(resource)), formatSeconds(use.busySeconds),
                        formatPercent(use.utilization), formatPercent(use.steadyUtilization),
                        use.peak > 0 ? formatRate(use.peak, unit) : "", formatRate(use.used, workUnitOf(resource))});
    }
    if (!turns)
        for (auto& row : rows)
            row.erase(row.begin() + 3);
    std::string text = alignedTable(rows, "lr") + "  " + busyInWords() + "\n";
    if (a.use(Resource::l15).used > 0)
        text += "  L1.5: the ports of the SMs to the caches, one 128-byte line a clock each; work in whole lines\n";
    if (const std::string writes = dramWritesInWords(a.cache); !writes.empty()) text += "  DRAM: " + writes + "\n";
    return text;
}

std::string nameOfTensor(const Analysis& a, const TensorTraffic& traffic) {
    const auto index = static_cast<std::size_t>(traffic.tensor);
    return traffic.tensor >= 0 && index < a.plan.tensors.size() ? a.plan.tensors[index].name : "?";
}

std::string cache(const Analysis& a) {
    std::string text = "Cache      model " + a.cacheModel + "\n" +
                       alignedTable({{"L2 hit rate", formatPercent(a.cache.l2Hit),
                                      "of what arrives at L2, reads and writes, as a profiler counts"},
                                     {"reads without DRAM", formatPercent(a.readHit()),
                                      "of the bytes that tiles ask for: merged before L2, or found in it"},
                                     {"merged before L2", formatPercent(a.l15Hit),
                                      "of the bytes that tiles ask for: never arrive at L2"}},
                                    "lrl", "  ");
    Rows rows = {{"tensor", "asked for", "reaches L2", "from DRAM", "written"}};
    for (const TensorTraffic& t : a.cache.tensors)
        rows.push_back({nameOfTensor(a, t), formatDecimalBytes(t.requestedBytes),
                        formatDecimalBytes(t.l2Bytes), formatDecimalBytes(t.dramBytes),
                        formatDecimalBytes(t.writtenBytes)});
    rows.push_back({"all", formatDecimalBytes(a.cache.requestedBytes),
                    formatDecimalBytes(a.cache.l2ReadBytes), formatDecimalBytes(a.cache.dramReadBytes),
                    formatDecimalBytes(a.cache.l2WriteBytes)});
    return text + alignedTable(rows, "lr", "  ");
}

std::string occupancy(const Analysis& a) {
    const Occupancy& o = a.occupancy;
    std::string text = "Occupancy  " + formatCount(o.residentBlocks, "block", "blocks") + " per SM, limited by " +
                       limitInWords(o.limitedBy) + "\n";
    Rows rows;
    for (const OccupancyLimit& limit : o.limits)
        rows.push_back({limitInWords(limit.name), formatCount(limit.blocks, "block", "blocks"), limit.sentence});
    text += alignedTable(rows, "lrl", "  ");

    text += "Waves      " + wavesInWords(a.waves) + ", " + formatCount(a.waves.blocksPerWave, "block", "blocks") +
            " in a wave";
    return text + ", " + std::to_string(a.waves.gridBlocks) + " in the grid\n";
}

std::string orders(const Analysis& a) {
    std::string text = "Orders     " + legalOrdersInWords(a) + " legal, " +
                       std::to_string(a.orders.examined) + " examined" +
                       (a.orders.bounded ? " (search bounded)" : "") + ": ";
    std::string chosen;
    for (const int action : a.orders.chosen)
        chosen += (chosen.empty() ? "" : " → ") + a.plan.actions[static_cast<std::size_t>(action)].name;
    return text + chosen + ", " + formatSeconds(a.orders.steadySeconds) + " for one block alone\n";
}

std::string actions(const Analysis& a) {
    Rows rows = {{"Actions", "each", "per block", "time", "of latency", "limit"}};
    for (std::size_t i = 0; i < a.actions.size() && i < a.plan.actions.size(); ++i) {
        const ActionResult& action = a.actions[i];
        rows.push_back({"  " + a.plan.actions[i].name, formatSeconds(action.secondsPerExecution),
                        std::to_string(action.executions), formatSeconds(action.busySeconds),
                        formatPercent(action.busySeconds / a.latencySeconds),
                        std::string(titleOf(action.limit))});
    }
    return alignedTable(rows, "lrrrrl") +
           "  time: of all executions on the fullest SM, what an action waits for itself included; "
           "its pipe is busy for less\n";
}

std::string remarks(const Analysis& a) {
    if (a.remarks.empty()) return {};
    std::string text = "\nRemarks\n";
    for (const Remark& remark : a.remarks)
        text += (remark.warning ? "  ! " : "  - ") + remark.sentence + "\n";
    return text;
}

} // namespace

std::string analysisToText(const Analysis& analysis) {
    return summary(analysis) + "\n" + resources(analysis) + "\n" + cache(analysis) + "\n" +
           occupancy(analysis) + orders(analysis) + "\n" + actions(analysis) + remarks(analysis);
}

} // namespace tilesight
