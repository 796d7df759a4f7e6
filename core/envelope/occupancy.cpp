#include "core/envelope/occupancy.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace tilesight {
namespace {

constexpr double barrierBytesPerStage = 8; // one mbarrier per pipeline stage

std::string kibText(double bytes) {
    char text[32];
    const double kib = bytes / 1024;
    std::snprintf(text, sizeof text, kib < 1000 ? "%.4g" : "%.0f", kib);
    return text;
}

double roundUp(double value, double unit) { return unit > 0 ? std::ceil(value / unit) * unit : value; }

bool isPipelinedLoad(const ResolvedAction& action) {
    return action.operation == Operation::load && action.loop >= 0 && action.async;
}

} // namespace

double estimatedSharedBytes(const ResolvedPlan& plan) {
    double pipelined = 0, resident = 0, staged = 0;
    bool anyPipelined = false;
    for (const ResolvedAction& action : plan.actions) {
        if (action.afterGrid) continue;
        if (action.operation == Operation::load && action.result == Placement::smem) {
            if (isPipelinedLoad(action)) {
                pipelined += action.bytes;
                anyPipelined = true;
            } else {
                resident += action.bytes;
            }
        } else if (isMemory(action.operation) && action.operation != Operation::load &&
                   plan.copy == CopyMechanism::tma) {
            staged = std::max(staged, action.bytes); // a bulk store leaves from shared memory
        }
    }
    const bool barriers = anyPipelined && plan.copy == CopyMechanism::tma;
    const double ring = plan.stages * (pipelined + (barriers ? barrierBytesPerStage : 0)) + resident;
    // The output tile is staged where the drained ring was; a persistent block already refills the ring by
    // then.
    return plan.order.persistent ? ring + staged + (staged > 0 ? barrierBytesPerStage : 0)
                                 : std::max(ring, staged);
}

namespace {
constexpr double addressingRegisters =
    26; // indices, pointers, loop counters, barriers of a compiled tile kernel
double accumulatorRegisters(const ResolvedAction& action, double threads) {
    const bool product = action.operation == Operation::matmul || action.operation == Operation::cudaMatmul;
    return product && action.result == Placement::registers
               ? static_cast<double>(action.matmul[0]) * static_cast<double>(action.matmul[1]) / threads
               : 0;
}
/// Sums that a block keeps in tensor memory: f32, in all 128 lanes.
double tmemBytes(const ResolvedPlan& plan) {
    double bytes = 0;
    for (const ResolvedAction& action : plan.actions)
        if (action.operation == Operation::matmul && action.result == Placement::tmem && !action.afterGrid)
            bytes += roundUp(static_cast<double>(action.matmul[0]), 128) *
                     static_cast<double>(action.matmul[1]) * 4;
    return bytes;
}
} // namespace

int estimatedRegisters(const ResolvedPlan& plan, const Gpu& gpu) {
    const double threads = plan.warps * gpu.warpSize.value;
    constexpr double perCopy = 3; // 64-bit pointer and predicate of each 16-byte cp.async of a thread
    double accumulators = 0, live = 0;
    for (const ResolvedAction& action : plan.actions) {
        if (action.afterGrid) continue;
        if (isPipelinedLoad(action) && plan.copy == CopyMechanism::cpAsync)
            live += perCopy * action.bytes / 16 / threads;
        accumulators += accumulatorRegisters(action, threads);
        if (action.operation == Operation::load && action.result == Placement::registers)
            live += action.bytes / 4 / threads;
    }
    const double estimate = roundUp(addressingRegisters + accumulators + live, 2);
    return static_cast<int>(std::clamp(estimate, 16.0, gpu.maxRegistersPerThread.value));
}

Expected<Occupancy> occupancyOf(const ResolvedPlan& plan, const Gpu& gpu) {
    Occupancy result;
    result.warpsPerBlock = plan.warps;
    result.registersEstimated = !plan.registersPerThread;
    result.registersPerThread =
        plan.registersPerThread ? *plan.registersPerThread : estimatedRegisters(plan, gpu);
    result.sharedEstimated = !plan.sharedBytes;
    result.sharedBytesPerBlock =
        plan.sharedBytes ? static_cast<double>(*plan.sharedBytes) : estimatedSharedBytes(plan);
    result.sharedBytesLimit = gpu.sharedBytesPerBlockMax.value;

    const double threads = plan.warps * gpu.warpSize.value;
    Errors errors;
    const auto refuse = [&](std::string pointer, std::string sentence, std::string remedy) {
        errors.push_back({"occupancy.does_not_fit",
                          std::move(sentence),
                          plan.name,
                          {{}, 0, 0, std::move(pointer)},
                          std::move(remedy)});
    };
    const auto pointerTo = [&](auto of, const char* key) { // of the first action of this kind
        const auto found = std::find_if(plan.actions.begin(), plan.actions.end(), of);
        return "/actions/" + std::to_string(found - plan.actions.begin()) + key;
    };
    if (result.sharedBytesPerBlock > result.sharedBytesLimit)
        refuse(plan.sharedBytes ? "/pipeline/shared_bytes" : "/pipeline/stages",
               "SMEM " + kibText(result.sharedBytesPerBlock) + " of " + kibText(result.sharedBytesLimit) +
                   " KiB: one block needs more shared memory than " + gpu.name + " has",
               "use a smaller tile or fewer stages");
    const double tmem = tmemBytes(plan);
    if (tmem > 0 && !(gpu.tmemBytesPerSm.value > 0))
        refuse(pointerTo([](const auto& a) { return a.result == Placement::tmem; }, "/result"),
               "TMEM " + kibText(tmem) + " of 0 KiB: " + gpu.name + " has no tensor memory",
               "keep the sums in registers");
    const bool pairs = std::any_of(plan.actions.begin(), plan.actions.end(), [](const auto& a) { return a.smPair; });
    if (pairs && tmem <= 0)
        refuse(pointerTo([](const auto& a) { return a.smPair; }, "/sm_pair"),
               "two SMs multiply together with their sums in tensor memory only",
               "use one SM for each product");
    if (threads > gpu.maxThreadsPerBlock.value)
        refuse("/pipeline/warps",
               std::to_string(plan.warps) + " warps are more than the " +
                   std::to_string(static_cast<int>(gpu.maxThreadsPerBlock.value / gpu.warpSize.value)) +
                   " of a block on " + gpu.name,
               "use fewer warps");
    const double unit = gpu.registerAllocationUnit.value; // registers are handed out to warps in such units
    const double registersPerWarp = roundUp(result.registersPerThread * gpu.warpSize.value, unit);
    if (registersPerWarp * plan.warps > gpu.registersPerSm.value)
        refuse(plan.registersPerThread ? "/pipeline/registers_per_thread" : "/pipeline/warps",
               "registers: " + std::to_string(plan.warps) + " warps with " +
                   std::to_string(result.registersPerThread) +
                   " registers a thread are more than the register file of an SM",
               "use a smaller tile, or fewer warps with fewer registers");
    for (const ResolvedAction& action : plan.actions) {
        // One product's accumulators cannot be spilled in part: the instruction needs them all in registers.
        const double need = std::ceil(accumulatorRegisters(action, threads) + addressingRegisters);
        if (need > gpu.maxRegistersPerThread.value && !plan.registersPerThread)
            refuse(pointerTo([&](const auto& a) { return &a == &action; }, "/matmul"),
                   "registers: the accumulators of '" + action.name + "' need " +
                       std::to_string(static_cast<long long>(need)) + " of " +
                       std::to_string(static_cast<int>(gpu.maxRegistersPerThread.value)) +
                       " registers a thread",
                   "use a smaller tile or more warps");
    }
    if (!errors.empty()) return errors;

    const auto add = [&](std::string name, double blocks, std::string sentence) {
        result.limits.push_back(
            {std::move(name), static_cast<int>(std::min(blocks, 1e6)), std::move(sentence)});
    };
    const double sharedNeed = roundUp(result.sharedBytesPerBlock, gpu.sharedAllocationUnit.value) +
                              gpu.sharedBytesReservedPerBlock.value;
    if (sharedNeed > 0)
        add("shared_memory", std::floor(gpu.sharedBytesPerSm.value / sharedNeed),
            kibText(result.sharedBytesPerBlock) + " of " + kibText(result.sharedBytesLimit) +
                " KiB per block");
    add("registers", std::floor(gpu.registersPerSm.value / (registersPerWarp * plan.warps)),
        std::to_string(result.registersPerThread) + " registers x " +
            std::to_string(static_cast<int>(threads)) + " threads");
    add("warps", std::floor(gpu.maxWarpsPerSm.value / plan.warps),
        std::to_string(plan.warps) + " warps per block");
    add("blocks", gpu.maxBlocksPerSm.value, "block slots of an SM");
    if (tmem > 0 && tmem <= gpu.tmemBytesPerSm.value)
        add("tmem", std::floor(gpu.tmemBytesPerSm.value / tmem),
            kibText(tmem) + " of " + kibText(gpu.tmemBytesPerSm.value) + " KiB of tensor memory per block");
    if (plan.order.persistent) add("persistent", 1, "a persistent schedule launches one block per SM");

    const auto binding = std::min_element(
        result.limits.begin(), result.limits.end(),
        [](const OccupancyLimit& a, const OccupancyLimit& b) { return a.blocks < b.blocks; });
    result.limitedBy = binding->name;
    result.residentBlocks = std::max(1, binding->blocks);
    return result;
}

} // namespace tilesight
