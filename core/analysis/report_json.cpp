// analysisToJson: every key is described in JSON.md. Times in microseconds, rates in SI units, shares 0..1.
#include "core/analysis/order_words.h"
#include "core/analysis/report.h"
#include "core/analysis/validated.h"
#include "core/analysis/versions.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace tilesight {
namespace {

using Json = nlohmann::ordered_json;

/// Nine significant digits: more than the model knows, fewer than compilers differ in. null = not known.
Json number(double value) {
    if (!std::isfinite(value)) return nullptr;
    if (value == 0 || (std::abs(value) < 1e15 && value == std::floor(value))) return value;
    const double scale = std::pow(10., 8 - std::floor(std::log10(std::abs(value))));
    const double rounded = std::isfinite(scale) && scale > 0 ? std::round(value * scale) / scale : value;
    return std::isfinite(rounded) ? rounded : value;
}

Json microseconds(double seconds) { return number(1e6 * seconds); }

Json resourcesOf(const Analysis& a) {
    Json all = Json::object();
    for (const Resource resource : allResources) {
        const ResourceUse& use = a.use(resource);
        all[std::string(resourceId(resource))] = {{"busy_us", microseconds(use.busySeconds)},
                                                  {"utilization", number(use.utilization)},
                                                  {"steady_utilization", number(use.steadyUtilization)},
                                                  {"peak_per_second", number(use.peak)},
                                                  {"work", number(use.used)}};
    }
    return all;
}

Json cacheOf(const Analysis& a) {
    const CacheTraffic& c = a.cache;
    Json tensors = Json::array();
    for (const TensorTraffic& t : c.tensors) {
        const auto index = static_cast<std::size_t>(t.tensor);
        const bool known = t.tensor >= 0 && index < a.plan.tensors.size();
        tensors.push_back({{"name", known ? a.plan.tensors[index].name : ""},
                           {"requested_bytes", number(t.requestedBytes)},
                           {"l2_read_bytes", number(t.l2Bytes)},
                           {"dram_read_bytes", number(t.dramBytes)},
                           {"written_bytes", number(t.writtenBytes)},
                           {"mean_reuse_distance_bytes", number(t.meanReuseDistanceBytes)}});
    }
    return {{"model", a.cacheModel},
            {"l15_hit", number(a.l15Hit)},
            {"l2_hit", number(c.l2Hit)},
            {"requested_bytes", number(c.requestedBytes)},
            {"l2_read_bytes", number(c.l2ReadBytes)},
            {"l2_write_bytes", number(c.l2WriteBytes)},
            {"dram_read_bytes", number(c.dramReadBytes)},
            {"dram_write_bytes", number(c.dramWriteBytes)},
            {"crossing_bytes", number(c.crossingBytes)},
            {"slices_used", c.slicesUsed},
            {"sampled", c.sampled},
            {"tensors", tensors}};
}

Json occupancyOf(const Occupancy& o) {
    Json limits = Json::array();
    for (const OccupancyLimit& limit : o.limits)
        limits.push_back({{"name", limit.name}, {"blocks", limit.blocks}, {"sentence", limit.sentence}});
    return {{"resident_blocks", o.residentBlocks},
            {"limited_by", o.limitedBy},
            {"registers_per_thread", o.registersPerThread},
            {"registers_estimated", o.registersEstimated},
            {"shared_bytes_per_block", number(o.sharedBytesPerBlock)},
            {"shared_estimated", o.sharedEstimated},
            {"shared_bytes_limit", number(o.sharedBytesLimit)},
            {"warps_per_block", o.warpsPerBlock},
            {"limits", limits}};
}

Json wavesOf(const Waves& w) {
    Json list = Json::array();
    for (const WaveInfo& wave : w.list)
        list.push_back({{"start_us", microseconds(wave.startSeconds)},
                        {"duration_us", microseconds(wave.durationSeconds)},
                        {"blocks", wave.blocks},
                        {"active_sms", wave.activeSms},
                        {"tail", wave.tail}});
    return {{"full", w.full},
            {"tail_blocks", w.tailBlocks},
            {"blocks_per_wave", w.blocksPerWave},
            {"grid_blocks", w.gridBlocks},
            {"list", list}};
}

Json clockOf(const ClockState& c) {
    return {{"mhz", number(c.hz / 1e6)},       {"maximum_mhz", number(c.maximumHz / 1e6)},
            {"power_w", number(c.powerWatts)}, {"power_limit_w", number(c.limitWatts)},
            {"throttled", c.throttled},        {"burst_latency_us", microseconds(c.burstLatencySeconds)}};
}

Json ordersOf(const Analysis& a) {
    Json chosen = Json::array();
    for (const int action : a.orders.chosen)
        chosen.push_back(a.plan.actions[static_cast<std::size_t>(action)].name);
    return {{"legal", number(a.orders.legal)},
            {"legal_is_lower_bound", legalIsLowerBound(a)},
            {"examined", a.orders.examined},
            {"bounded", a.orders.bounded},
            {"chosen", chosen},
            {"steady_us", microseconds(a.orders.steadySeconds)},
            {"worst_us", microseconds(a.orders.worstSeconds)}};
}

Json actionsOf(const Analysis& a) {
    Json actions = Json::array();
    for (std::size_t i = 0; i < a.actions.size() && i < a.plan.actions.size(); ++i) {
        const ActionResult& action = a.actions[i];
        Json use = Json::object();
        for (const Resource resource : allResources)
            if (action.perExecution[resource] > 0)
                use[std::string(resourceId(resource))] = microseconds(action.perExecution[resource]);
        actions.push_back({{"name", a.plan.actions[i].name},
                           {"operation", nameOf(a.plan.actions[i].operation)},
                           {"us_per_execution", microseconds(action.secondsPerExecution)},
                           {"executions_per_block", action.executions},
                           {"active_us", microseconds(action.busySeconds)},
                           {"bytes", number(action.bytes)},
                           {"flops", number(action.flops)},
                           {"limit", nameOf(action.limit)},
                           {"resources_us", use}});
    }
    return actions;
}

Json remarksOf(const Analysis& a, bool warnings) {
    Json list = Json::array();
    for (const Remark& remark : a.remarks)
        if (remark.warning == warnings) list.push_back({{"id", remark.id}, {"sentence", remark.sentence}});
    return list;
}

Json explanationOf(const Explanation& e) {
    Json node = {{"id", e.id}, {"title", e.title}, {"value", number(e.value)}, {"unit", e.unit}};
    const auto addText = [&](const char* key, const std::string& text) {
        if (!text.empty()) node[key] = text;
    };
    addText("formula", e.formula);
    addText("equation", e.equation);
    addText("reason", e.reason);
    addText("hardware_key", e.hardwareKey);
    addText("provenance", e.provenance);
    addText("source", e.source);
    for (const Explanation& input : e.inputs)
        node["inputs"].push_back(explanationOf(input));
    return node;
}

Json versionsOf(const Analysis& a, const Gpu& gpu) {
    const Versions v = versionsOf(a.plan, gpu);
    return {{"program", v.program},
            {"model", v.model},
            {"hardware_table", v.hardwareTable},
            {"hardware_file", v.hardwareFile},
            {"hardware_sha256", v.hardwareSha256},
            {"hardware_edited", v.hardwareEdited},
            {"plan_sha256", v.planSha256}};
}

Json validatedOf(const Analysis& a, const Gpu& gpu) {
    const Validated validated = validatedFor(a.plan, gpu, a);
    Json outside = Json::array();
    for (const OutsideRange& part : validated.outside) {
        Json entry = {{"parameter", part.parameter}};
        if (part.isSize()) {
            const double scale = part.parameter == "time" ? 1e6 : 1;
            entry["value"] = number(scale * part.value);
            entry["limit"] = number(scale * part.limit);
            entry["side"] = part.above ? "above" : "below";
        }
        entry["sentence"] = part.sentence;
        outside.push_back(std::move(entry));
    }
    return {{"family", nameOf(validated.row->family)},
            {"gpu", validated.row->gpu},
            {"kernels", validated.row->rows},
            {"model_band", number(validated.band)},
            {"outside", outside}};
}

Json jsonOf(const Analysis& a) {
    Json parameters = Json::object();
    for (const auto& [name, value] : a.parameters)
        parameters[name] = number(value);
    const ResourceUse& network = a.use(Resource::network);

    Json root = {
        {"format", "analysis/1"},
        {"plan", a.planName},
        {"gpu", a.gpuId},
        {"gpu_name", a.gpuName},
        {"parameters", parameters},
        {"conditions",
         {{"clock", a.conditions.clock == ClockRegime::burst ? "burst" : "sustained"}, {"copies", a.conditions.copies}}},
        {"latency_us", microseconds(a.latencySeconds)},
        {"bottleneck", nameOf(a.bottleneck)},
        {"bottleneck_reason", a.bottleneckReason},
        {"flops", number(a.flops)},
        {"flops_per_second", number(a.flops / a.latencySeconds)},
        {"phases",
         {{"launch_us", microseconds(a.phases.launchSeconds)},
          {"prologue_us", microseconds(a.phases.prologueSeconds)},
          {"steady_us", microseconds(a.phases.steadySeconds)},
          {"epilogue_us", microseconds(a.phases.epilogueSeconds)}}},
        {"resources", resourcesOf(a)},
        {"cache", cacheOf(a)},
        {"occupancy", occupancyOf(a.occupancy)},
        {"waves", wavesOf(a.waves)},
        {"clock", clockOf(a.clock)},
        {"orders", ordersOf(a)},
        {"overlap_rate", number(a.overlapRate)},
        {"network",
         {{"gpus", 1}, {"busy_us", microseconds(network.busySeconds)}, {"bytes", number(network.used)}}},
        {"actions", actionsOf(a)},
        {"warnings", remarksOf(a, true)},
        {"remarks", remarksOf(a, false)}};
    if (!a.explanation.id.empty()) root["explanation"] = explanationOf(a.explanation);
    return root;
}

/// Names come from files: text that is no UTF-8 is shown with replacement characters, never thrown at.
std::string textOf(const Json& root) { return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n"; }

} // namespace

std::string analysisToJson(const Analysis& a) { return textOf(jsonOf(a)); }

std::string analysisToJson(const Analysis& a, const Gpu& gpu) {
    Json root = jsonOf(a);
    root["validated"] = validatedOf(a, gpu);
    root["versions"] = versionsOf(a, gpu);
    return textOf(root);
}

} // namespace tilesight
