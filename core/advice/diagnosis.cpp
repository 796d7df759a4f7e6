#include "core/advice/diagnosis.h"

#include "core/advice/hint_source.h"
#include "core/analysis/report.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace tilesight {
namespace {

constexpr double worthSaying = 0.01; // of the latency

constexpr std::array<std::pair<std::string_view, std::string_view>, 7> names{{
    {"indirect_addressing", "Indirect addressing"},
    {"pipeline_overlap", "Pipeline overlap"},
    {"l2_locality", "L2 locality"},
    {"memory_layout", "Memory layout"},
    {"occupancy", "Occupancy"},
    {"tail", "Tail"},
    {"launch", "Launch"},
}};

/// What is run again: the plan or the GPU without the obstacle. `subject` = the actions or tensors to blame.
struct Without {
    TilePlan plan;
    Gpu gpu;
    std::string subject;
    std::string cacheModel = {}; ///< "" = as asked
};

/// Addresses are fetched ahead, as by a pipeline or an unrolled loop, and no lane computes one.
std::optional<Without> withoutIndirectAddresses(const TilePlan& plan, const Gpu& gpu) {
    Without other{plan, gpu, {}};
    std::vector<std::string> blamed;
    const std::vector<std::string> addresses = addressLoads(plan);
    for (const std::string& name : addresses) {
        Action& address = *other.plan.action(name);
        address.async = address.async || !address.loop.empty();
    }
    for (Action& action : other.plan.actions) {
        if (action.operation != Operation::load) continue;
        const std::set<std::string> producers = producersOf(plan, action);
        const bool waits = std::any_of(addresses.begin(), addresses.end(),
                                       [&](const std::string& name) { return producers.count(name) > 0; });
        if (!waits && !action.cost) continue;
        if (waits) action.dependsOn.clear();
        action.cost.reset();
        blamed.push_back(action.name);
    }
    if (blamed.empty()) return {};
    other.subject = listed(blamed);
    return other;
}

std::optional<Without> withoutRereads(const TilePlan& plan, const Gpu& gpu) {
    return Without{plan, gpu, {}, "read_once"};
}

std::optional<Without> withoutScatteredBytes(const TilePlan& plan, const Gpu& gpu) {
    Without other{plan, gpu, {}};
    std::vector<std::string> blamed;
    for (Action& action : other.plan.actions) {
        const Action before = action;
        action.copyBytes = action.warpLines = {};
        action.pagePerRow = false;
        if (action.cost && action.operation == Operation::convert)
            action.cost->smem = std::min(action.cost->smem, 2 * bitsOf(action.dtype) / 8.0);
        if (!(action == before)) blamed.push_back(action.name);
    }
    if (blamed.empty()) return {};
    other.subject = listed(blamed);
    return other;
}

std::optional<Without> withMoreRoom(const TilePlan& plan, const Gpu& gpu) {
    Without other{plan, gpu, {}};
    for (Quantity Gpu::*limit : {&Gpu::registersPerSm, &Gpu::sharedBytesPerSm, &Gpu::maxWarpsPerSm,
                                 &Gpu::maxBlocksPerSm, &Gpu::tmemBytesPerSm})
        (other.gpu.*limit).value *= 2;
    return other;
}

struct Examined {
    Obstacle obstacle;
    std::optional<Without> (*without)(const TilePlan&, const Gpu&);
    std::string (*sentence)(const Analysis& now, const Analysis& then, const std::string& subject);
    const char* remedy;
};

std::string insteadOf(const Analysis& now, const Analysis& then) {
    return formatSeconds(then.latencySeconds) + " instead of " + formatSeconds(now.latencySeconds) + ".";
}

const std::array<Examined, 4> examined{{
    {Obstacle::indirectAddressing, withoutIndirectAddresses,
     [](const Analysis& now, const Analysis& then, const std::string& subject) {
         return subject + ": the address has to be loaded or computed first. With addresses at hand " +
                insteadOf(now, then);
     },
     "Load the addresses of the next tile while this one is copied (unroll), or give a block several of "
     "them."},
    {Obstacle::l2Locality, withoutRereads,
     [](const Analysis& now, const Analysis& then, const std::string&) {
         return "DRAM is read " +
                formatNumber(now.cache.dramReadBytes / std::max(1.0, then.cache.dramReadBytes), 2) +
                " times: " + formatDecimalBytes(now.cache.dramReadBytes) + " instead of " +
                formatDecimalBytes(then.cache.dramReadBytes) +
                ". Each byte read once: " + insteadOf(now, then);
     },
     "Another launch order or group, or a larger tile."},
    {Obstacle::memoryLayout, withoutScatteredBytes,
     [](const Analysis& now, const Analysis& then, const std::string& subject) {
         return subject + ": bytes that lie apart, or meet in the same bank. Side by side " +
                insteadOf(now, then);
     },
     "Tiles that are long where memory is contiguous, rows of a multiple of 16 bytes, a swizzled layout in "
     "SMEM."},
    {Obstacle::occupancy, withMoreRoom,
     [](const Analysis& now, const Analysis& then, const std::string&) {
         return formatCount(now.occupancy.residentBlocks, "block", "blocks") + " per SM, limited by " +
                limitInWords(now.occupancy.limitedBy) + ". With room for " +
                std::to_string(then.occupancy.residentBlocks) + ": " + insteadOf(now, then);
     },
     "Fewer registers or stages, or a smaller tile, so that one block works while another waits."},
}};

Diagnosis overlapOf(const Analysis& now) {
    Diagnosis d;
    d.obstacle = Obstacle::pipelineOverlap;
    const auto busiest =
        std::max_element(now.resources.begin(), now.resources.end(),
                         [](const auto& a, const auto& b) { return a.busySeconds < b.busySeconds; });
    const double running = now.latencySeconds - now.phases.launchSeconds;
    d.lostSeconds = running - busiest->busySeconds;
    const auto pipe = static_cast<Bottleneck>(busiest - now.resources.begin());
    d.sentence = std::string(titleOf(pipe)) + ", the busiest pipe, works " +
                 formatSeconds(busiest->busySeconds) + " of the " + formatSeconds(running) +
                 " that blocks run; all others work less.";
    d.remedy = "More stages, loads further ahead, or more blocks per SM.";
    return d;
}

Diagnosis tailOf(const Analysis& now) {
    Diagnosis d;
    d.obstacle = Obstacle::tail;
    const Waves& waves = now.waves;
    if (waves.tailBlocks == 0 || waves.blocksPerWave == 0) return d;
    const double sms = static_cast<double>(waves.blocksPerWave) / std::max(1, now.occupancy.residentBlocks);
    const double blocks = static_cast<double>(waves.tailBlocks);
    const double idle = 1 - blocks / (std::ceil(blocks / sms) * sms);
    double seconds = 0;
    for (const WaveInfo& wave : waves.list)
        if (wave.tail) seconds += wave.durationSeconds;
    d.lostSeconds = seconds * idle;
    d.sentence = std::string(waves.full > 0 ? "The last" : "The only") + " wave, " +
                 formatCount(waves.tailBlocks, "block", "blocks") + " on " + formatNumber(sms) +
                 " SMs, takes " + formatSeconds(seconds) + "; " + formatPercent(idle, 2) +
                 " of the SMs' time in it is idle.";
    d.remedy =
        "A tile of another size, so that waves are full or the last one is short, or a persistent kernel with stream-K.";
    return d;
}

Diagnosis launchOf(const Analysis& now) {
    Diagnosis d;
    d.obstacle = Obstacle::launch;
    d.lostSeconds = now.phases.launchSeconds;
    d.sentence = "Launching takes " + formatSeconds(now.phases.launchSeconds) + " of " +
                 formatSeconds(now.latencySeconds) + ".";
    d.remedy = "Fuse it with its neighbours, launch it within a graph, or give a launch more work.";
    return d;
}

} // namespace

std::string_view nameOf(Obstacle obstacle) { return names[static_cast<std::size_t>(obstacle)].first; }
std::string_view titleOf(Obstacle obstacle) { return names[static_cast<std::size_t>(obstacle)].second; }

Expected<std::vector<Diagnosis>> diagnose(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline,
                                          const AnalysisOptions& options, StopToken stop) {
    AnalysisOptions each = options;
    each.lanes = each.tileHits = each.explain = false;
    each.cacheMemo = nullptr; // it holds for one GPU only
    std::vector<Diagnosis> found;
    for (const Examined& what : examined) {
        const std::optional<Without> other = what.without(plan, gpu);
        if (!other) continue;
        AnalysisOptions own = each;
        if (!other->cacheModel.empty()) own.cacheModel = other->cacheModel;
        const Expected<Analysis> then = analyze(other->plan, other->gpu, nullptr, own, stop);
        if (stop.stop_requested())
            return Error{"engine.stopped", "the diagnosis was stopped", plan.name, {}, {}};
        if (!then) continue; // the obstacle is all that lets the plan run: nothing to compare
        Diagnosis d;
        d.obstacle = what.obstacle;
        d.reRun = true;
        d.lostSeconds = baseline.latencySeconds - then->latencySeconds;
        d.sentence = what.sentence(baseline, *then, other->subject);
        d.remedy = what.remedy;
        found.push_back(std::move(d));
    }
    for (Diagnosis (*read)(const Analysis&) : {overlapOf, tailOf, launchOf})
        found.push_back(read(baseline));
    // What a re-run takes away is waiting too.
    std::vector<std::string> parts;
    for (const Diagnosis& d : found)
        if ((d.obstacle == Obstacle::indirectAddressing || d.obstacle == Obstacle::occupancy) &&
            d.lostSeconds >= worthSaying * baseline.latencySeconds)
            parts.emplace_back(titleOf(d.obstacle));
    for (Diagnosis& d : found) {
        if (d.obstacle == Obstacle::pipelineOverlap && !parts.empty())
            d.sentence += " Part of it: " + listed(parts) + ".";
        d.share = baseline.latencySeconds > 0 ? d.lostSeconds / baseline.latencySeconds : 0;
    }
    std::erase_if(found, [](const Diagnosis& d) { return !(d.share >= worthSaying); });
    std::sort(found.begin(), found.end(), [](const Diagnosis& a, const Diagnosis& b) {
        return a.lostSeconds != b.lostSeconds ? a.lostSeconds > b.lostSeconds : a.obstacle < b.obstacle;
    });
    return found;
}

std::string diagnosisInWords(const std::vector<Diagnosis>& found) {
    std::string text;
    for (const Diagnosis& d : found)
        text +=
            (text.empty() ? "" : ", ") + std::string(titleOf(d.obstacle)) + " " + formatPercent(d.share, 2);
    return text.empty() ? "nothing costs more than 1 %" : text;
}

} // namespace tilesight
