// The single list of hardware numbers. hwdb/FORMAT.md shows it as a table (a test keeps the two in step).
#include "core/hardware/gpu.h"

namespace tilesight {
namespace {
constexpr bool required = true, optional = false, whole = true;

std::vector<GpuField> makeFields() {
    const char* limits = "SM limits";
    const char* power = "Clocks and power";
    const char* rates = "Rates per SM and clock";
    const char* caches = "Caches and memory";
    const char* times = "Latencies and fixed costs";
    return {
        // --- limits
        {"sm_count", &Gpu::smCount, "1", required, 1, 4096, "SMs", limits,
         "Streaming multiprocessors (AMD: compute units) that run blocks.", whole},
        {"sms_per_tpc", &Gpu::smsPerTpc, "1", optional, 1, 16, "SMs per TPC", limits,
         "SMs of a texture processing cluster; they share one path to L2.", whole},
        {"sms_per_cpc", &Gpu::smsPerCpc, "1", optional, 1, 256, "SMs per CPC", limits,
         "SMs whose requests for the same line are merged on the way to L2.", whole},
        {"gpc_count", &Gpu::gpcCount, "1", optional, 1, 256, "GPCs", limits,
         "Graphics processing clusters (AMD: chiplets with compute units).", whole},
        {"warp_size", &Gpu::warpSize, "1", optional, 1, 128, "Warp size", limits,
         "Threads of a warp (AMD: lanes of a wave).", whole},
        {"max_warps_per_sm", &Gpu::maxWarpsPerSm, "1", required, 1, 1024, "Warps per SM", limits,
         "Most warps resident on an SM.", whole},
        {"max_blocks_per_sm", &Gpu::maxBlocksPerSm, "1", optional, 1, 1024, "Blocks per SM", limits,
         "Most blocks resident on an SM.", whole},
        {"max_threads_per_block", &Gpu::maxThreadsPerBlock, "1", optional, 1, 65536, "Threads per block",
         limits, "Most threads of one block.", whole},
        {"schedulers_per_sm", &Gpu::schedulersPerSm, "1", optional, 1, 64, "Schedulers per SM", limits,
         "Warp schedulers of an SM, each issues one warp instruction a clock.", whole},
        {"registers_per_sm", &Gpu::registersPerSm, "1", required, 1024, 1e7, "Registers per SM", limits,
         "32-bit registers of an SM.", whole},
        {"max_registers_per_thread", &Gpu::maxRegistersPerThread, "1", optional, 16, 4096,
         "Registers per thread", limits, "Most registers that one thread can address.", whole},
        {"register_allocation_unit", &Gpu::registerAllocationUnit, "1", optional, 1, 65536,
         "Register allocation unit", limits, "Registers of a warp are allocated in multiples of this.",
         whole},
        {"shared_bytes_per_sm", &Gpu::sharedBytesPerSm, "B", required, 1024, 1e8, "Shared memory per SM",
         limits, "Shared memory (AMD: LDS) that the blocks of an SM divide between them.", whole},
        {"shared_bytes_per_block_max", &Gpu::sharedBytesPerBlockMax, "B", optional, 1024, 1e8,
         "Shared memory per block", limits, "Most shared memory of one block.", whole},
        {"shared_bytes_reserved_per_block", &Gpu::sharedBytesReservedPerBlock, "B", optional, 0, 65536,
         "Reserved shared memory", limits, "Shared memory the system takes for each block.", whole},
        {"shared_allocation_unit", &Gpu::sharedAllocationUnit, "B", optional, 1, 65536, "Shared memory unit",
         limits, "Shared memory of a block is allocated in multiples of this.", whole},
        {"tmem_bytes_per_sm", &Gpu::tmemBytesPerSm, "B", optional, 0, 1e8, "TMEM per SM", limits,
         "Tensor memory of an SM; 0 = the GPU has none.", whole},
        // --- clocks and power
        {"boost_clock", &Gpu::boostClockHz, "Hz", required, 1e8, 5e9, "Boost clock", power,
         "Largest SM clock under light load."},
        {"tensor_clock", &Gpu::tensorClockHz, "Hz", optional, 1e8, 5e9, "Tensor clock", power,
         "Largest SM clock while tensor cores work; the vendor's tensor peak is stated at it."},
        {"board_power", &Gpu::boardPowerWatts, "W", optional, 1, 1e5, "Board power", power,
         "Power limit of the board; the clock falls to keep it."},
        {"burst_power", &Gpu::burstPowerWatts, "W", optional, 1, 1e5, "Burst power", power,
         "Power that the first tens of milliseconds of a heavy kernel may draw, before the controller "
         "averages."},
        {"power_delay", &Gpu::powerDelaySeconds, "s", optional, 0, 10, "Power delay", power,
         "Heavy work runs this long before the controller holds it to board_power."},
        {"idle_power", &Gpu::idlePowerWatts, "W", optional, 0, 1e4, "Idle power", power,
         "Power that does not depend on the work done."},
        {"tensor_energy", &Gpu::tensorJoulesPerFlop, "J/FLOP", optional, 0, 1e-9, "Tensor energy", power,
         "Energy of one bf16 tensor-core FLOP at the tensor clock."},
        {"fma_energy", &Gpu::fmaJoulesPerFlop, "J/FLOP", optional, 0, 1e-9, "FMA energy", power,
         "Energy of one fp32 FLOP on CUDA cores."},
        {"sfu_energy", &Gpu::sfuJoulesPerOp, "J/op", optional, 0, 1e-8, "SFU energy", power,
         "Energy of one special-function operation such as ex2."},
        {"l2_energy", &Gpu::l2JoulesPerByte, "J/B", optional, 0, 1e-8, "L2 energy", power,
         "Energy of one byte moved between L2 and an SM."},
        {"dram_energy", &Gpu::dramJoulesPerByte, "J/B", optional, 0, 1e-8, "DRAM energy", power,
         "Energy of one byte moved between DRAM and L2."},
        // --- rates
        {"tensor_bf16", &Gpu::tensorBf16FlopsPerClock, "FLOP/clk", required, 1, 1e6, "Tensor bf16", rates,
         "Dense bf16/fp16 tensor FLOP of an SM in a clock; an FMA counts two."},
        {"tensor_fp8", &Gpu::tensorFp8FlopsPerClock, "FLOP/clk", optional, 1, 1e6, "Tensor fp8", rates,
         "Dense fp8 tensor FLOP of an SM in a clock; equals bf16 where operands must be converted."},
        {"tensor_tf32", &Gpu::tensorTf32FlopsPerClock, "FLOP/clk", optional, 1, 1e6, "Tensor tf32", rates,
         "Dense tf32 tensor FLOP of an SM in a clock; the fp32 rate where tensor cores lack tf32."},
        {"tensor_int8", &Gpu::tensorInt8OpsPerClock, "op/clk", optional, 1, 1e6, "Tensor int8", rates,
         "Dense int8 tensor operations of an SM in a clock."},
        {"tensor_efficiency", &Gpu::tensorEfficiency, "1", optional, 0.1, 1, "Tensor efficiency", rates,
         "Share of the tensor peak that a long run of large matmul instructions reaches."},
        {"tensor_mma_sync", &Gpu::tensorMmaSyncFlopsPerClock, "FLOP/clk", optional, 1, 1e6, "Tensor mma.sync",
         rates, "bf16 tensor FLOP of an SM in a clock with warp-level instructions (mma.sync, MFMA)."},
        {"fma_lanes", &Gpu::fmaLanesPerClock, "1/clk", optional, 1, 4096, "FMA lanes", rates,
         "fp32 FMA, add or multiply operations of an SM in a clock."},
        {"alu_lanes", &Gpu::aluLanesPerClock, "1/clk", optional, 1, 4096, "ALU lanes", rates,
         "Integer, compare, select, maximum and conversion operations of an SM in a clock."},
        {"sfu_lanes", &Gpu::sfuLanesPerClock, "1/clk", optional, 1, 4096, "SFU lanes", rates,
         "Special-function operations (ex2, rcp, conversions from integer) of an SM in a clock."},
        {"issue_slots", &Gpu::issueSlotsPerClock, "1/clk", optional, 1, 4096, "Issue slots", rates,
         "Lane operations of any kind that an SM issues in a clock: schedulers x warp size."},
        {"smem_bytes_per_clock", &Gpu::smemBytesPerClock, "B/clk", optional, 1, 1e5, "Shared memory rate",
         rates, "Bytes between shared memory and an SM's pipes in a clock."},
        {"tmem_read_bytes_per_clock", &Gpu::tmemReadBytesPerClock, "B/clk", optional, 0, 1e5,
         "TMEM read rate", rates, "Bytes read from TMEM into registers in a clock; 0 = no TMEM."},
        {"tmem_write_bytes_per_clock", &Gpu::tmemWriteBytesPerClock, "B/clk", optional, 0, 1e5,
         "TMEM write rate", rates, "Bytes written from registers into TMEM in a clock; 0 = no TMEM."},
        // --- caches and memory
        {"l15_group_sms", &Gpu::l15GroupSms, "1", optional, 1, 256, "L1.5 group", caches,
         "SMs that share one L1.5 level.", whole},
        {"l15_bytes_per_group", &Gpu::l15BytesPerGroup, "B", optional, 0, 1e9, "L1.5 capacity", caches,
         "Capacity of one L1.5 group; 0 = none.", whole},
        {"l15_bandwidth", &Gpu::l15Bandwidth, "B/s", optional, 1e9, 1e15, "L1.5 bandwidth", caches,
         "All L1.5 groups together; the L2 bandwidth where there is no L1.5. To compare with: times count the "
         "lines that an SM looks up, one a clock."},
        {"l2_bytes", &Gpu::l2Bytes, "B", required, 1e5, 4e9, "L2 capacity", caches,
         "Capacity of L2 as the device reports it.", whole},
        {"l2_partitions", &Gpu::l2Partitions, "1", optional, 1, 64, "L2 partitions", caches,
         "Parts of L2 that SMs see as near or far; each may keep its own copy of a line.", whole},
        {"l2_ways", &Gpu::l2Ways, "1", optional, 1, 1024, "L2 ways", caches, "Associativity of L2.", whole},
        {"l2_line_bytes", &Gpu::l2LineBytes, "B", optional, 16, 4096, "L2 line", caches,
         "Bytes of one L2 line.", whole},
        {"l2_bandwidth", &Gpu::l2Bandwidth, "B/s", optional, 1e9, 1e15, "L2 bandwidth", caches,
         "Reads of all SMs from L2; the ceiling of the bandwidth curve over active SMs."},
        {"l2_bandwidth_per_sm", &Gpu::l2BandwidthPerSm, "B/s", optional, 1e8, 1e13, "L2 bandwidth per SM",
         caches, "Most that one SM alone draws from L2."},
        {"l2_effective_bytes", &Gpu::l2EffectiveBytes, "B", optional, 1e5, 4e9, "Effective L2 capacity",
         caches, "Distinct bytes read by all SMs that L2 holds, after copies between partitions.", whole},
        {"mall_bytes", &Gpu::mallBytes, "B", optional, 0, 1e11, "MALL capacity", caches,
         "Memory-side last-level cache (AMD Infinity Cache); 0 = none.", whole},
        {"mall_bandwidth", &Gpu::mallBandwidth, "B/s", optional, 0, 1e15, "MALL bandwidth", caches,
         "Reads from the memory-side cache; 0 = none."},
        {"dram_bytes", &Gpu::dramBytes, "B", required, 1e8, 1e14, "DRAM capacity", caches, "Device memory.",
         whole},
        {"dram_bandwidth", &Gpu::dramBandwidth, "B/s", required, 1e9, 1e15, "DRAM bandwidth", caches,
         "Reads from DRAM; the ceiling of the bandwidth curve over active SMs."},
        {"dram_bandwidth_per_sm", &Gpu::dramBandwidthPerSm, "B/s", optional, 1e8, 1e13,
         "DRAM bandwidth per SM", caches, "Most that one SM alone draws from DRAM."},
        {"dram_write_bandwidth", &Gpu::dramWriteBandwidth, "B/s", optional, 1e9, 1e15, "DRAM write bandwidth",
         caches, "Writes to DRAM."},
        // --- latencies and fixed costs
        {"smem_latency", &Gpu::smemLatency, "s", optional, 1e-10, 1e-4, "Shared memory latency", times,
         "Load from shared memory, pointer chase."},
        {"l2_load_latency", &Gpu::l2LoadLatency, "s", optional, 1e-9, 1e-3, "Tile load from L2", times,
         "From the issue of a tile's copy to its barrier when every line is in L2, transfer time aside."},
        {"mall_load_latency", &Gpu::mallLoadLatency, "s", optional, 0, 1e-3, "Tile load from MALL", times,
         "The same when lines miss L2 but lie in the memory-side cache; 0 = none."},
        {"dram_load_latency", &Gpu::dramLoadLatency, "s", optional, 1e-9, 1e-3, "Tile load from DRAM", times,
         "The same when lines come from DRAM: the slowest line counts."},
        {"kernel_fixed_seconds", &Gpu::kernelFixedSeconds, "s", optional, 0, 1e-2, "Kernel fixed time", times,
         "Of a matmul kernel in a graph: gap to the kernel before, start of the first block, drain."},
        {"dependent_kernel_seconds", &Gpu::dependentKernelSeconds, "s", optional, 0, 1e-3, "Dependent kernel",
         times, "What a small kernel adds that waits for the results of the one before, without its bytes."},
        {"graph_gap_seconds", &Gpu::graphGapSeconds, "s", optional, 0, 1e-2, "Graph gap", times,
         "Time per empty kernel in a graph."},
        {"block_start_seconds", &Gpu::blockStartSeconds, "s", optional, 0, 1e-2, "Block start", times,
         "Start and end of one block on its SM."},
        {"block_launch_interval", &Gpu::blockLaunchInterval, "s", optional, 0, 1e-4, "Block launch interval",
         times, "The GPU starts one block each such interval."},
        {"epilogue_fixed_seconds", &Gpu::epilogueFixedSeconds, "s", optional, 0, 1e-3, "Epilogue fixed time",
         times, "Part of a matmul block's epilogue that does not depend on its bytes."},
        {"turn_floor_one_group", &Gpu::turnFloorOneGroup, "s", optional, 0, 1e-3,
         "Shortest turn, one warpgroup", times,
         "Shortest turn of a pipelined matmul loop with 4 warps, at the tensor clock."},
        {"turn_floor_two_groups", &Gpu::turnFloorTwoGroups, "s", optional, 0, 1e-3,
         "Shortest turn, two warpgroups", times, "The same with 8 warps, which meet at a barrier each turn."},
        {"turn_floor_producer", &Gpu::turnFloorProducer, "s", optional, 0, 1e-3,
         "Shortest turn, producer warps", times,
         "The same in a persistent kernel whose copies are issued by warps of their own: no barrier of the "
         "block."},
        {"matmul_queue_depth", &Gpu::matmulQueueDepth, "1", optional, 1, 1000, "Matmul queue depth", times,
         "Asynchronous matmul instructions in flight before issue blocks.", whole},
    };
}
} // namespace

const std::vector<GpuField>& gpuFields() {
    static const std::vector<GpuField> fields = makeFields();
    return fields;
}

const GpuField* gpuField(const std::string& key) {
    for (const GpuField& field : gpuFields())
        if (field.key == key) return &field;
    return nullptr;
}

} // namespace tilesight
