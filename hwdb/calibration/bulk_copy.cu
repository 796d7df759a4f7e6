// bulk_copy: a tile on its way into shared memory by one bulk copy (cp.async.bulk), from issue to barrier, with nothing
// else in flight on the SM. From L2 (a set read before) and from DRAM (addresses not read before).
#include "bulk_copy.h"
#include "harness.h"

namespace {

constexpr int copies = 64;

#ifndef __HIP_PLATFORM_AMD__
__global__ void timeCopies(const char* data, size_t perBlock, int bytes, int number, double* clocks) {
#if __CUDA_ARCH__ >= 900
    extern __shared__ __align__(128) char tile[];
    __shared__ __align__(8) uint64_t barrier;
    initBarrier(&barrier);
    const char* from = data + blockIdx.x * perBlock;
    int64_t sum = 0;
    for (int i = 0; i < number; ++i) {
        const int64_t start = cycles();
        bulkCopy(tile, from + size_t(i) * bytes % perBlock, bytes, &barrier);
        waitBarrier(&barrier, i & 1);
        sum += cycles() - start;
    }
    clocks[blockIdx.x] = double(sum) / number;
#endif
}
#endif

} // namespace

void probeBulkCopies() {
#ifdef __HIP_PLATFORM_AMD__
    stopGroup("no bulk copies on this device");
#else
    if (computeCapability() < 90) stopGroup("needs compute capability 9.0");
    const double hertz = lightClockHz();
    const int sms = device().multiProcessorCount;
    const size_t large = largeBytes();
    const char* data = reinterpret_cast<const char*>(randomMemory(large));
    double* clocks = nullptr;
    CHECK(gpuMalloc(&clocks, sms * sizeof(double)));
    CHECK(gpuFuncSetSharedBytes(timeCopies, 32768));
    size_t fresh = large / 4; // addresses not read before: beyond what the warm copies read
    for (const bool cold : {false, true})
        for (const int blocks : {1, sms})
            for (int bytes = 1024; bytes <= 32768; bytes *= 2) {
                std::vector<double> values;
                for (int repeat = 0; repeat < 6; ++repeat) {
                    const size_t perBlock = size_t(copies) * bytes, need = perBlock * blocks;
                    if (cold && fresh + need > large) fresh = large / 4;
                    // Warm: each block goes round in 64 KiB of its own, which the first repeat brings.
                    const char* from = cold ? data + fresh : data;
                    timeCopies<<<blocks, 1, 32768>>>(from, cold ? perBlock : size_t(65536), bytes, copies, clocks);
                    if (cold) fresh += need;
                    CHECK(gpuGetLastError());
                    std::vector<double> of(blocks);
                    CHECK(gpuMemcpy(of.data(), clocks, blocks * sizeof(double), gpuMemcpyToHost));
                    if (repeat > 0) values.push_back(medianOf(of) / hertz);
                }
                writeValue({"bulk_copy", cold ? "dram" : "l2", double(blocks), cold ? double(large) : 65536.0 * blocks,
                            double(bytes)},
                           medianOf(values), "s");
            }
#endif
}
