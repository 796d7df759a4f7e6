#include "core/analysis/difference.h"

#include "core/analysis/report.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double otherWork = 0.01; // useful work does not depend on the tile

struct Cause {
    double change = 0; ///< relative size, for the order
    std::string words;
};

double relative(double before, double after) {
    return before > 0 && after > 0 ? std::abs(std::log(after / before)) : 0;
}

} // namespace

std::string differenceInWords(const Analysis& baseline, const Analysis& now, double threshold) {
    const double change = now.latencySeconds / baseline.latencySeconds - 1;
    std::string sentence;
    if (!std::isfinite(change) || std::abs(change) < threshold)
        sentence = "about the same";
    else
        sentence = formatPercent(std::abs(change), std::abs(change) < 0.1 ? 2 : 3) +
                   (change < 0 ? " faster" : " slower");

    std::vector<Cause> causes;
    const auto add = [&](double before, double after, const std::string& words) {
        if (const double size = relative(before, after); size > threshold) causes.push_back({size, words});
    };
    const auto pair = [](const std::string& after, const std::string& before) {
        return after + " instead of " + before;
    };
    add(baseline.cache.l2ReadBytes, now.cache.l2ReadBytes,
        pair(formatDecimalBytes(now.cache.l2ReadBytes), formatDecimalBytes(baseline.cache.l2ReadBytes)) +
            " read from L2");
    add(baseline.cache.dramReadBytes, now.cache.dramReadBytes,
        pair(formatDecimalBytes(now.cache.dramReadBytes), formatDecimalBytes(baseline.cache.dramReadBytes)) +
            " read from DRAM");
    const auto tensorBefore = baseline.use(Resource::tensor).utilization,
               tensorNow = now.use(Resource::tensor).utilization;
    add(tensorBefore, tensorNow,
        "tensor cores busy " + pair(formatPercent(tensorNow), formatPercent(tensorBefore)) + " of the time");
    add(baseline.clock.hz, now.clock.hz,
        "a clock of " + pair(formatRate(now.clock.hz, "Hz"), formatRate(baseline.clock.hz, "Hz")));
    const auto wavesOf = [](const Waves& w) { return w.full + (w.tailBlocks > 0 ? 1 : 0); };
    add(double(wavesOf(baseline.waves)), double(wavesOf(now.waves)),
        pair(std::to_string(wavesOf(now.waves)), formatCount(wavesOf(baseline.waves), "wave", "waves")));
    add(baseline.occupancy.residentBlocks, now.occupancy.residentBlocks,
        pair(std::to_string(now.occupancy.residentBlocks),
             formatCount(baseline.occupancy.residentBlocks, "block", "blocks")) +
            " on an SM");
    std::stable_sort(causes.begin(), causes.end(),
                     [](const Cause& a, const Cause& b) { return a.change > b.change; });
    if (causes.size() > 3) causes.resize(3);
    if (baseline.bottleneck != now.bottleneck)
        causes.insert(causes.begin(), {0, "limited by " + std::string(titleOf(now.bottleneck)) + ", not " +
                                              std::string(titleOf(baseline.bottleneck))});
    if (relative(baseline.flops, now.flops) > otherWork)
        causes.insert(causes.begin(), {0, "not the same work, " + pair(formatRate(now.flops, "FLOP"), formatRate(baseline.flops, "FLOP"))});
    for (std::size_t i = 0; i < causes.size(); ++i)
        sentence += (i == 0 ? ": " : "; ") + causes[i].words;
    return sentence + ".";
}

} // namespace tilesight
