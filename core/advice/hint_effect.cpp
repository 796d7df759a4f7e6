// The effect of a change in words. Every sentence is a comparison of the two analyses, so none can be false.
#include "core/advice/hint_source.h"

#include "core/analysis/report.h"

#include <array>
#include <cmath>

namespace tilesight {
namespace {

constexpr double worthSaying = 0.02; // of the number before

/// Share of the last wave's block slots that are taken.
double lastWaveFill(const Waves& waves) {
    return waves.tailBlocks == 0 || waves.blocksPerWave == 0
               ? 1
               : static_cast<double>(waves.tailBlocks) / static_cast<double>(waves.blocksPerWave);
}

double emptySlots(const Waves& waves) {
    return (1 - lastWaveFill(waves)) / static_cast<double>(waves.full + (waves.tailBlocks > 0 ? 1 : 0));
}

std::string bytesInWords(const Analysis& before, const Analysis& after) {
    const auto fewer = [](double was, double is, const char* what) {
        return is < (1 - worthSaying) * was ? " " + formatDecimalBytes(is) + " instead of " + formatDecimalBytes(was) + what
                                            : std::string();
    };
    return fewer(before.cache.l2ReadBytes, after.cache.l2ReadBytes, " are read from L2.") +
           fewer(before.cache.dramReadBytes, after.cache.dramReadBytes, " are read from DRAM.");
}

std::string phaseInWords(const Analysis& before, const Analysis& after) {
    struct Part {
        const char* name;
        double was, is;
    };
    const PhaseTimes &b = before.phases, &a = after.phases;
    const std::array<Part, 4> parts{{{before.hasTurns ? "steady state" : "stream of blocks", b.steadySeconds, a.steadySeconds},
                                     {"prologue", b.prologueSeconds, a.prologueSeconds},
                                     {"epilogue", b.epilogueSeconds, a.epilogueSeconds},
                                     {"launch", b.launchSeconds, a.launchSeconds}}};
    const Part* most = &parts.front();
    for (const Part& part : parts)
        if (part.was - part.is > most->was - most->is) most = &part;
    if (most->is >= most->was) return {};
    return std::string(" Mostly the ") + most->name + " shortens: " + formatSeconds(most->is) + " instead of " +
           formatSeconds(most->was) + ".";
}

} // namespace

bool shortensTail(const Analysis& baseline, const Analysis& changed) {
    // Without a pipeline blocks of different waves mix: only a grid of one partial wave leaves SMs idle.
    if (!baseline.hasTurns && baseline.waves.full > 0) return false;
    return lastWaveFill(changed.waves) > lastWaveFill(baseline.waves) + worthSaying &&
           emptySlots(changed.waves) < emptySlots(baseline.waves);
}

bool addsResidents(const Analysis& baseline, const Analysis& changed) {
    return changed.occupancy.residentBlocks > baseline.occupancy.residentBlocks;
}

std::string effectInWords(const Analysis& before, const Analysis& after) {
    std::string text;
    if (shortensTail(before, after))
        text += " " + std::string(before.waves.full > 0 ? "The last" : "The only") + " wave fills " +
                formatPercent(lastWaveFill(after.waves), 2) + " of its block slots instead of " +
                formatPercent(lastWaveFill(before.waves), 2) + ".";
    const int was = before.occupancy.residentBlocks, is = after.occupancy.residentBlocks;
    if (is != was)
        text += " " + formatCount(is, "block", "blocks") + " per SM instead of " + std::to_string(was) +
                (is > was ? ": one works while another waits." : ".");
    if (after.waves.gridBlocks != before.waves.gridBlocks)
        text += " " + formatCount(after.waves.gridBlocks, "block", "blocks") + " in the grid instead of " +
                std::to_string(before.waves.gridBlocks) + ".";
    text += bytesInWords(before, after);
    if (after.clock.hz > (1 + worthSaying) * before.clock.hz)
        text += " The power limit leaves " + formatRate(after.clock.hz, "Hz") + " instead of " +
                formatRate(before.clock.hz, "Hz") + ".";
    text += phaseInWords(before, after);
    if (after.occupancy.registersEstimated && !before.occupancy.registersEstimated)
        text += " Registers are estimated for it.";
    return text.empty() ? text : text.substr(1);
}

} // namespace tilesight
