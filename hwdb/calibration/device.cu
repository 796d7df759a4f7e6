// device: what the driver says; clock light: cycles over nanoseconds.
#include "harness.h"

void probeDevice() {
    const gpuDeviceProp& p = device();
    writeReason({"device", "name"}, p.name);
    const auto say = [](const char* what, double value) { writeValue({"device", what}, value, "1"); };
    if (computeCapability() > 0) say("compute_capability", computeCapability() / 10.0);
    say("sm_count", p.multiProcessorCount);
    say("warp_size", p.warpSize);
    say("max_threads_per_sm", p.maxThreadsPerMultiProcessor);
    say("max_threads_per_block", p.maxThreadsPerBlock);
    say("shared_bytes_per_sm", double(p.sharedMemPerMultiprocessor));
#ifdef __HIP_PLATFORM_AMD__
    say("registers_per_sm", p.regsPerBlock);
    say("shared_bytes_per_block_max", double(p.sharedMemPerBlock));
#else
    say("registers_per_sm", p.regsPerMultiprocessor);
    say("max_blocks_per_sm", p.maxBlocksPerMultiProcessor);
    say("shared_bytes_per_block_max", double(p.sharedMemPerBlockOptin));
    say("shared_bytes_reserved_per_block", double(p.reservedSharedMemPerBlock));
#endif
    say("l2_bytes", double(p.l2CacheSize));
    say("dram_bytes", double(p.totalGlobalMem));
    say("memory_bus_bits", p.memoryBusWidth);
}
