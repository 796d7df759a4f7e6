#include "core/exchange/lanes_trace.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace tilesight {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kernelProcess = 1, blockProcess = 2;
constexpr int phaseTrack = 0; ///< lanes follow in lane order
constexpr int tracksPerLane = 10;

/// In whole picoseconds: more than the model knows, and the same with every compiler.
double microseconds(double seconds) { return std::round(seconds * 1e12) / 1e6; }

/// Names come from files and may be no UTF-8.
std::string text(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json named(const char* what, int process, int track, const std::string& name) {
    return {{"name", what}, {"ph", "M"}, {"pid", process}, {"tid", track}, {"args", {{"name", name}}}};
}

Json sorted(int process, int track) {
    return {{"name", "thread_sort_index"},
            {"ph", "M"},
            {"pid", process},
            {"tid", track},
            {"args", {{"sort_index", track}}}};
}

Json complete(const std::string& name, const char* category, int process, int track, double startSeconds,
              double durationSeconds, Json args = Json::object()) {
    const double start = microseconds(startSeconds);
    const double duration = microseconds(startSeconds + durationSeconds - 1e-6 * start); // ends meet
    return {{"name", name},
            {"cat", category},
            {"ph", "X"},
            {"pid", process},
            {"tid", track},
            {"ts", start},
            {"dur", std::max(0.0, duration)},
            {"args", std::move(args)}};
}

int trackOf(Resource resource) { return tracksPerLane * (1 + static_cast<int>(resource)); }

std::string actionName(const Analysis& a, int action) {
    const bool known = action >= 0 && static_cast<std::size_t>(action) < a.plan.actions.size();
    return known ? a.plan.actions[static_cast<std::size_t>(action)].name : std::string();
}

void addWaves(const Analysis& a, std::vector<Json>& events) {
    events.push_back(named("process_name", kernelProcess, phaseTrack, a.planName + " on " + a.gpuName));
    events.push_back(named("thread_name", kernelProcess, phaseTrack, "Launch and waves"));
    if (a.phases.launchSeconds > 0)
        events.push_back(complete("launch", "launch", kernelProcess, phaseTrack, 0, a.phases.launchSeconds));
    long long number = 0;
    for (const WaveInfo& wave : a.waves.list)
        events.push_back(complete(wave.tail ? "tail wave" : "wave " + std::to_string(++number), "wave",
                                  kernelProcess, phaseTrack, wave.startSeconds, wave.durationSeconds,
                                  {{"blocks", wave.blocks}, {"active_sms", wave.activeSms}}));
}

void addPhases(const Analysis& a, double origin, std::vector<Json>& events) {
    const Lanes& lanes = a.lanes;
    events.push_back(named("thread_name", blockProcess, phaseTrack, "Phases"));
    double at = origin;
    const auto phase = [&](Phase kind, double seconds, Json args = Json::object()) {
        if (seconds > 0)
            events.push_back(complete(std::string(nameOf(kind)), "phase", blockProcess, phaseTrack, at,
                                      seconds, std::move(args)));
        at += seconds;
    };
    phase(Phase::prologue, lanes.prologueSeconds);
    phase(Phase::steady, lanes.steadySeconds,
          {{"turns", lanes.iterations}, {"period_us", microseconds(lanes.steadyPeriodSeconds)}});
    if (lanes.foldedIterations > 0)
        events.push_back(complete("folded: " + std::to_string(lanes.foldedIterations) + " more turns",
                                  "phase", blockProcess, phaseTrack, origin + lanes.foldStartSeconds,
                                  lanes.foldSeconds));
    phase(Phase::epilogue, lanes.epilogueSeconds);
}

Json argsOf(const Analysis& a, const LaneSegment& segment) {
    Json args = {{"action", actionName(a, segment.action)}, {"wave", 1}};
    if (segment.action >= 0 && static_cast<std::size_t>(segment.action) < a.actions.size()) {
        const ActionResult& result = a.actions[static_cast<std::size_t>(segment.action)];
        args["bottleneck"] = nameOf(result.limit);
        args["bytes"] = std::llround(result.bytes);
    }
    if (segment.iteration >= 0) args["turn"] = segment.iteration;
    args["critical"] = segment.critical;
    return args;
}

/// Bars that overlap, two copies that share a pipe for a while, go on a second track: viewers only nest.
void addLane(const Analysis& a, Resource resource, double origin, std::vector<Json>& events) {
    const std::string name = std::string(resourceCode(resource)) + " " + std::string(resourceName(resource));
    std::vector<double> ends; // of the last bar, for each track
    for (const LaneSegment& s : a.lanes.segments) {
        if (s.resource != resource) continue;
        const double slack = 1e-12;
        const auto free =
            std::find_if(ends.begin(), ends.end(), [&](double end) { return s.startSeconds >= end - slack; });
        const int track = trackOf(resource) + int(free - ends.begin());
        if (free == ends.end()) {
            ends.push_back(0);
            events.push_back(
                named("thread_name", blockProcess, track, ends.size() == 1 ? name : name + ", beside"));
            events.push_back(sorted(blockProcess, track));
        }
        ends[std::size_t(track - trackOf(resource))] = s.startSeconds + s.durationSeconds;
        events.push_back(complete(actionName(a, s.action), nameOf(s.phase).data(), blockProcess, track,
                                  origin + s.startSeconds, s.durationSeconds, argsOf(a, s)));
    }
    const int track = trackOf(resource);
    for (const LaneWait& wait : a.lanes.waits)
        if (wait.resource == resource)
            events.push_back(complete(wait.sentence, "wait", blockProcess, track, origin + wait.startSeconds,
                                      wait.durationSeconds,
                                      {{"action", actionName(a, wait.blamedAction)},
                                       {"wave", 1},
                                       {"bottleneck", resourceId(wait.blamedResource)}}));
}

} // namespace

std::string lanesToTrace(const Analysis& a) {
    std::vector<Json> events;
    addWaves(a, events);
    if (!a.lanes.segments.empty()) {
        const double origin =
            a.waves.list.empty() ? a.phases.launchSeconds : a.waves.list.front().startSeconds;
        events.push_back(named("process_name", blockProcess, phaseTrack, "Block slot 0 of SM 0, first wave"));
        addPhases(a, origin, events);
        for (const Resource resource : allResources)
            addLane(a, resource, origin, events);
    }
    const Json about = {{"plan", a.planName},
                        {"gpu", a.gpuId},
                        {"latency_us", microseconds(a.latencySeconds)},
                        {"bottleneck", nameOf(a.bottleneck)},
                        {"program", "TileSight " TILESIGHT_VERSION}};
    std::string lines =
        "{\"displayTimeUnit\": \"ns\",\n\"otherData\": " + text(about) + ",\n\"traceEvents\": [\n";
    for (std::size_t i = 0; i < events.size(); ++i)
        lines += text(events[i]) + (i + 1 < events.size() ? ",\n" : "\n");
    return lines + "]}\n";
}

} // namespace tilesight
