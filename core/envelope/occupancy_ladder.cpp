#include "core/envelope/occupancy_ladder.h"

#include "core/analysis/report.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tilesight {
namespace {

double roundDown(double value, double unit) {
    return unit > 0 ? std::floor(value / unit) * unit : std::floor(value);
}

std::string titleOfLimit(const std::string& name) {
    std::string title = name == "blocks" ? "block slots" : limitInWords(name);
    if (!title.empty()) title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::string sharedMemoryFor(int blocks, const Occupancy& o, const Gpu& gpu) {
    const double room = roundDown(gpu.sharedBytesPerSm.value / blocks - gpu.sharedBytesReservedPerBlock.value,
                                  gpu.sharedAllocationUnit.value);
    return room > 0 ? formatBytes(o.sharedBytesPerBlock - room) + " less shared memory" : std::string();
}

std::string registersFor(int blocks, const Occupancy& o, const Gpu& gpu) {
    constexpr double leastRegisters = 16; // of a compiled thread
    const double warp = roundDown(gpu.registersPerSm.value / (blocks * std::max(1, o.warpsPerBlock)),
                                  gpu.registerAllocationUnit.value);
    const double thread = std::floor(warp / std::max(1.0, gpu.warpSize.value));
    if (thread < leastRegisters) return {};
    return formatCount(o.registersPerThread - static_cast<long long>(thread), "register", "registers") +
           " a thread fewer";
}

std::string warpsFor(int blocks, const Occupancy& o, const Gpu& gpu) {
    const auto room = static_cast<long long>(std::floor(gpu.maxWarpsPerSm.value / blocks));
    return room > 0 ? formatCount(o.warpsPerBlock - room, "warp", "warps") + " fewer in a block"
                    : std::string();
}

/// Without the number of blocks; "" = no block of this kind gets there.
std::string needFor(int blocks, const std::string& limit, const Occupancy& o, const Gpu& gpu) {
    if (limit == "shared_memory") return sharedMemoryFor(blocks, o, gpu);
    if (limit == "registers") return registersFor(blocks, o, gpu);
    if (limit == "warps") return warpsFor(blocks, o, gpu);
    if (limit == "tmem")
        return "at most " + formatBytes(gpu.tmemBytesPerSm.value / blocks) + " of tensor memory a block";
    if (limit == "persistent") return "a launch that is not persistent";
    return {};
}

} // namespace

std::vector<LadderStep> occupancyLadder(const Occupancy& occupancy, const Gpu& gpu) {
    std::vector<LadderStep> ladder;
    if (occupancy.residentBlocks < 1) return ladder;
    const int more = occupancy.residentBlocks + 1;
    for (const OccupancyLimit& limit : occupancy.limits) {
        LadderStep step;
        step.name = limit.name;
        step.title = titleOfLimit(limit.name);
        step.blocks = limit.blocks;
        step.sentence = limit.sentence;
        step.binds = limit.blocks < more;
        if (step.binds) {
            const std::string need = needFor(more, limit.name, occupancy, gpu);
            step.next = need.empty() ? "this SM has no room for " + std::to_string(more)
                                     : need + " for " + formatCount(more, "block", "blocks");
        }
        ladder.push_back(std::move(step));
    }
    return ladder;
}

std::string oneMoreBlockInWords(const std::vector<LadderStep>& ladder) {
    std::string text;
    for (const LadderStep& step : ladder) {
        if (!step.binds) continue;
        // "31.5 KiB less shared memory and 40 registers a thread fewer for 2 blocks": the number of blocks once.
        const std::size_t tail = step.next.rfind(" for ");
        if (!text.empty()) {
            const std::size_t before = text.rfind(" for ");
            if (before != std::string::npos && tail != std::string::npos) text.erase(before);
            text += " and ";
        }
        text += step.next;
    }
    return text;
}

} // namespace tilesight
