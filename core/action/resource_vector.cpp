#include "core/action/resource_vector.h"

#include "core/action/costs.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr double warpgroupRows = 64;         // rows of one warpgroup product
constexpr double openedPageRate = 0.94;      // of the streaming rate: DRAM whose pages are opened for a line or two
constexpr double tmemRows = 128;             // rows of one product with its sums in TMEM
constexpr double instructionDepthBytes = 32; // depth of one tensor instruction: 16 elements of 2 bytes
constexpr double cpAsyncOpsPerCopy = 3;      // address, predicate and copy instruction for 16 bytes
constexpr double opsPerNarrowElement =
    30;                             // load, bounds, convert and store of one element that no wide copy covers
constexpr double clocksPerLine = 1; // port of an SM to the caches: one line looked up per clock
// cp.async of 4 and 8 bytes passes through L1; a warp's copy holds the port this long (split-K GEMMs with 4,
// 8 and 16 ranges).
constexpr double clocksPerL1Copy = 7.5;
constexpr double clocksPerShiftedSegment = 4.5; // data that starts inside a sector is shifted into place
// A 128-byte segment of a bulk copy that lies outside of the tensor costs the L2 of the chip as much as 3.2
// inside (probe: tiles that hang over). With few SMs at work nothing is seen of it: it is no cost of the SM's
// own port.
constexpr double outsideSegmentCost = 3.2;
constexpr double plainOpsPerAccess = 4;  // address, access and unpacking of a 16-byte register load or store
constexpr double narrowOpsPerAccess = 2; // address and access
constexpr double lanesOfWarp = 32;
// Dependent mma.sync instructions of one accumulator follow each other at this distance (probe; 16-row tiles
// show it).
constexpr double mmaChainClocks = 33;
// Issue interval of a lone warp: dependent instructions follow after about 4 clocks, two of them in flight.
constexpr double loneWarpInterval = 1.8;

double warpsOf(const ResolvedPlan& plan, const Rates& rates) {
    return rates.warps > 0 ? rates.warps : plan.warps;
}

/// Seconds of lane work for a block whose warps fill only part of the four schedulers.
double laneSeconds(const Rates& rates, double fma, double alu, double other, double sfu, double warps,
                   double schedulers) {
    const double fill = std::min(1.0, warps / schedulers);
    const double perScheduler = std::max(1.0, warps / schedulers);
    const double issue =
        (fma + alu + sfu + other) / rates.issuePerSecond * std::max(1.0, loneWarpInterval / perScheduler);
    return std::max({issue, fma / rates.fmaPerSecond, alu / rates.aluPerSecond}) / fill;
}

/// Fifth-generation products: instructions of 128 rows whose operands lie in SMEM and whose sums lie in TMEM; 64 rows
/// leave half of the unit idle. Two SMs of a pair hold half of B each and pass it on to one another.
void addTmemMatmul(const ResolvedAction& action, double perClock, const Gpu& gpu, const Rates& rates,
                   ActionCost& cost) {
    const double n = static_cast<double>(action.matmul[1]), k = static_cast<double>(action.matmul[2]);
    const double bytes = bitsOf(action.dtype) / 8.0;
    const double slabs = std::ceil(static_cast<double>(action.matmul[0]) / tmemRows);
    cost.usesWarpgroups = true;
    cost.use[Resource::tensor] =
        2 * slabs * tmemRows * n * k / (perClock * rates.clockHz * gpu.tensorEfficiency.value);
    const double ownB = action.smPair ? 0.5 : 1;
    cost.use[Resource::smem] = slabs * (tmemRows + ownB * n) * k * bytes / rates.smemBytesPerSecond;
    cost.matmulInstructions = slabs * std::ceil(k * bytes / instructionDepthBytes);
}

/// LDS has no reads that transpose: elements of an operand that does not lie along K are read one by one, each by a
/// bank of 4 bytes.
double banksPerElement(const ResolvedPlan& plan, const ResolvedAction& product, std::size_t operand,
                       const Gpu& gpu) {
    if (gpu.warpSize.value <= lanesOfWarp || product.dependsOn.size() <= operand) return 1;
    const ResolvedAction& load = plan.actions[static_cast<std::size_t>(product.dependsOn[operand])];
    if (load.operation != Operation::load || !load.access || load.access->index.empty()) return 1;
    return load.access->index.back().loop >= 0 ? 1 : std::max(1.0, 32.0 / bitsOf(product.dtype));
}

void addMatmul(const ResolvedPlan& plan, const ResolvedAction& action, const Gpu& gpu, const Rates& rates,
               ActionCost& cost) {
    const double m = static_cast<double>(action.matmul[0]), n = static_cast<double>(action.matmul[1]),
                 k = static_cast<double>(action.matmul[2]);
    const double bytes = bitsOf(action.dtype) / 8.0;
    const bool warpgroupUnit = gpu.architecture == "hopper" || gpu.architecture == "blackwell";
    cost.usesWarpgroups = warpgroupUnit && !action.mmaSync && m >= warpgroupRows && plan.warps >= 4;
    cost.inLine = warpgroupUnit && !cost.usesWarpgroups;
    double perClock = tensorFlopsPerClock(gpu, action.dtype);
    if (action.result == Placement::tmem && gpu.tmemBytesPerSm.value > 0) {
        cost.inLine = false;
        return addTmemMatmul(action, perClock, gpu, rates, cost);
    }
    if (warpgroupUnit && !cost.usesWarpgroups)
        perClock *= gpu.tensorMmaSyncFlopsPerClock.value / gpu.tensorBf16FlopsPerClock.value;
    const double rows =
        cost.usesWarpgroups ? std::ceil(m / warpgroupRows) * warpgroupRows : std::ceil(m / 16) * 16;
    cost.use[Resource::tensor] = 2 * rows * n * k / (perClock * rates.clockHz * gpu.tensorEfficiency.value);
    // Operand reads: every 64-row slab reads its own rows of A and all of B once per instruction depth. Warps
    // of mma.sync that lie side by side along N each read the rows of A for themselves.
    const double slabRows = cost.usesWarpgroups ? warpgroupRows : std::min(rows, 16.0 * plan.warps);
    const double slabs = std::max(1.0, rows / slabRows);
    const double readersOfA = cost.usesWarpgroups ? 1 : std::max(1.0, plan.warps * 16 / slabRows);
    const bool operandInRegisters =
        action.result == Placement::registers && !action.dependsOn.empty() &&
        plan.actions[static_cast<std::size_t>(action.dependsOn.front())].operation == Operation::convert;
    const double aBytes = operandInRegisters ? 0 : readersOfA * rows * k * bytes;
    cost.use[Resource::smem] = (aBytes + slabs * n * k * bytes) / rates.smemBytesPerSecond;
    if (action.warpTile[0] > 0) { // every warp reads the rows of A and the columns of B of its own part
        const double wm = static_cast<double>(action.warpTile[0]), wn = static_cast<double>(action.warpTile[1]);
        const double parts = std::ceil(m / wm) * std::ceil(n / std::max(1.0, wn));
        const double rowsOfA = wm * banksPerElement(plan, action, 0, gpu),
                     columnsOfB = wn * banksPerElement(plan, action, 1, gpu);
        cost.use[Resource::smem] = parts * (rowsOfA + columnsOfB) * k * bytes / rates.smemBytesPerSecond;
    }
    if (action.result == Placement::tmem && rates.tmemBytesPerSecond > 0)
        cost.use[Resource::tmem] = rows * n * 4 / rates.tmemBytesPerSecond;
    const double groups = std::max(1.0, plan.warps / 4.0);
    cost.matmulInstructions =
        slabs * std::ceil(k * bytes / instructionDepthBytes) / (cost.usesWarpgroups ? 1.0 : groups);
}

double elementsOf(const ResolvedAction& action) { return action.bytes * 8 / bitsOf(action.dtype); }

/// Lane operations for the copies of one execution.
double copyOperations(const ResolvedPlan& plan, const ResolvedAction& action) {
    const double copies = action.bytes / action.copyBytes;
    if (plan.copy == CopyMechanism::plain)
        return copies * (action.copyBytes < 16 ? narrowOpsPerAccess : plainOpsPerAccess);
    if (action.operation != Operation::load) return copies * plainOpsPerAccess;
    return copies * (action.copyBytes < 4 ? opsPerNarrowElement : cpAsyncOpsPerCopy);
}

void addMemory(const ResolvedPlan& plan, const ResolvedAction& action, const AccessShape& shape,
               const Rates& rates, const LevelShares& shares, double schedulers, ActionCost& cost) {
    const bool reads = action.operation == Operation::load;
    if (plan.copy == CopyMechanism::plain && action.warpLines > 0) {            // lanes run across the lines
        const double accesses = shape.bytes / (action.copyBytes * lanesOfWarp); // masked lanes touch nothing
        cost.use[Resource::l15] = clocksPerLine * accesses *
                                  std::max(action.warpLines, lanesOfWarp * action.copyBytes / 128.0) /
                                  rates.clockHz;
    } else if (reads) {
        cost.use[Resource::l15] =
            (clocksPerLine * shape.lines + clocksPerShiftedSegment * shape.shiftedSegments) / rates.clockHz;
    }
    if (plan.copy == CopyMechanism::cpAsync && reads && action.copyBytes < 16 && action.copyBytes >= 4)
        cost.use[Resource::l15] =
            std::max(cost.use[Resource::l15],
                     clocksPerL1Copy * shape.bytes / (action.copyBytes * lanesOfWarp) / rates.clockHz);
    cost.use[Resource::l2] =
        (reads ? shape.l2EquivalentBytes() * shares.l2 : shape.bytes) / rates.l2BytesPerSecond;
    cost.use[Resource::dram] =
        dramCostOf(action) * shape.bytes * shares.dram / (reads ? rates.dramBytesPerSecond : rates.dramWriteBytesPerSecond);
    if (reads && rates.mallBytesPerSecond > 0)
        cost.use[Resource::dram] =
            std::max(cost.use[Resource::dram], shape.bytes * shares.side / rates.mallBytesPerSecond);
    if (isBulkCopy(plan, action)) return;
    // Lanes issue the copies. Tiles at the edge issue them all the same, masked.
    const double elements = elementsOf(action);
    cost.issueSeconds = plan.producerWarps
                            ? 0
                            : laneSeconds(rates, action.cost.fma * elements, action.cost.alu * elements,
                                          copyOperations(plan, action) + action.cost.other * elements, 0,
                                          warpsOf(plan, rates), schedulers);
    cost.use[Resource::cuda] = cost.issueSeconds;
}

} // namespace

bool isBulkCopy(const ResolvedPlan& plan, const ResolvedAction& action) {
    return plan.copy == CopyMechanism::tma && (action.async || action.operation != Operation::load);
}

double laneOperations(const ResolvedPlan& plan, const ResolvedAction& action) {
    if (action.operation == Operation::matmul) return 0;
    if (action.operation == Operation::cudaMatmul) return action.flops / 2;
    const double elements = isMemory(action.operation) ? elementsOf(action) : action.elements;
    const double copies =
        isMemory(action.operation) && !isBulkCopy(plan, action) ? copyOperations(plan, action) : 0;
    const ElementCost& c = action.cost;
    return copies + elements * (c.fma + c.alu + c.sfu + c.other);
}

double warpInstructions(const ResolvedPlan& plan, const ResolvedAction& action) {
    if (action.operation == Operation::matmul || action.operation == Operation::cudaMatmul) return 0;
    return laneOperations(plan, action) / (lanesOfWarp * plan.warps);
}

double dramCostOf(const ResolvedAction& action) { return action.pagePerRow ? 1 / openedPageRate : 1; }

double outsideCostBytes(const ResolvedPlan& plan, const ResolvedAction& action, const AccessShape& shape) {
    return action.operation == Operation::load && isBulkCopy(plan, action)
               ? outsideSegmentCost * 128 * shape.outsideSegments
               : 0;
}

double tensorFlopsPerClock(const Gpu& gpu, DataType type) {
    const double bf16 = gpu.tensorBf16FlopsPerClock.value;
    switch (type) {
    case DataType::f16:
    case DataType::bf16:
        return bf16;
    case DataType::f8:
        return gpu.tensorFp8FlopsPerClock.known() ? gpu.tensorFp8FlopsPerClock.value : bf16;
    case DataType::i8:
    case DataType::i4:
        return gpu.tensorInt8OpsPerClock.known() ? gpu.tensorInt8OpsPerClock.value : bf16;
    case DataType::f32:
        // Matrix cores of AMD multiply fp32 at the packed fp32 rate (163 TFLOPS of MI300X, 45 of MI210).
        if (gpu.vendor == "AMD") return 2 * gpu.fmaLanesPerClock.value;
        [[fallthrough]];
    case DataType::tf32:
        return gpu.tensorTf32FlopsPerClock.known() ? gpu.tensorTf32FlopsPerClock.value : bf16 / 2;
    case DataType::f64:
    case DataType::i32:
        break;
    }
    return 2 * gpu.fmaLanesPerClock.value / 2;
}

ActionCost costOf(const ResolvedPlan& plan, const ResolvedAction& action, const AccessShape& shape,
                  const Gpu& gpu, const Rates& rates, const LevelShares& shares) {
    ActionCost cost;
    const double schedulers = gpu.schedulersPerSm.value;
    if (isMemory(action.operation)) {
        addMemory(plan, action, shape, rates, shares, schedulers, cost);
        cost.seconds = cost.use[cost.use.largest()];
        return cost;
    }
    double chainSeconds = 0;
    if (action.operation == Operation::matmul) {
        addMatmul(plan, action, gpu, rates, cost);
        if (!cost.usesWarpgroups && action.warpTile[0] == 0)
            chainSeconds = mmaChainClocks *
                           std::ceil(static_cast<double>(action.matmul[2]) * bitsOf(action.dtype) / 8.0 /
                                     instructionDepthBytes) /
                           rates.clockHz;
    } else if (action.operation == Operation::cudaMatmul) {
        const double fma = action.flops / 2;
        cost.use[Resource::cuda] = laneSeconds(rates, fma, 0, 0, 0, warpsOf(plan, rates), schedulers);
    } else {
        const double e = action.elements;
        cost.use[Resource::cuda] =
            laneSeconds(rates, action.cost.fma * e, action.cost.alu * e, action.cost.other * e,
                        action.cost.sfu * e, warpsOf(plan, rates), schedulers);
        const double fill = std::min(1.0, warpsOf(plan, rates) / schedulers);
        cost.use[Resource::sfu] = action.cost.sfu * e / rates.sfuPerSecond / fill;
        if (action.cost.smem > 0)
            cost.use[Resource::smem] = e * action.cost.smem / rates.smemBytesPerSecond;
        else if (action.result == Placement::smem)
            cost.use[Resource::smem] = e * bitsOf(action.dtype) / 8.0 / rates.smemBytesPerSecond;
    }
    const double busy = cost.use[cost.use.largest()];
    cost.seconds = busy + chainSeconds + crossLaneClocks(action.crossLane, plan.warps) / rates.clockHz;
    cost.latencySeconds = cost.seconds - busy;
    return cost;
}

} // namespace tilesight
