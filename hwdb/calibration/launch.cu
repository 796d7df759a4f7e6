// launch: empty kernels in a graph and in a stream, grids of empty blocks, waves of blocks that wait a known time.
#include "harness.h"

#include <algorithm>

namespace {

__global__ void empty() {}

__global__ void wait(int64_t clocks, double* took) {
    const int64_t start = cycles();
    int64_t now = start;
    while (now - start < clocks)
        now = cycles();
    if (took && blockIdx.x == 0 && threadIdx.x == 0) *took = double(now - start);
}

/// One block for each SM, as kernels have at least: a grid of one block alone starts a tenth faster.
void graph() {
    constexpr int kernels = 1000;
    const int sms = device().multiProcessorCount;
    gpuStream_t stream;
    gpuGraph_t graph;
    gpuGraphExec_t executable;
    CHECK(gpuStreamCreate(&stream));
    CHECK(gpuStreamBeginCapture(stream, gpuStreamCaptureModeGlobal));
    for (int i = 0; i < kernels; ++i)
        empty<<<sms, 128, 0, stream>>>();
    CHECK(gpuStreamEndCapture(stream, &graph));
    CHECK(gpuGraphInstantiate(&executable, graph));
    gpuEvent_t start, end;
    CHECK(gpuEventCreate(&start));
    CHECK(gpuEventCreate(&end));
    std::vector<double> seconds;
    for (int i = 0; i < 12; ++i) {
        CHECK(gpuEventRecord(start, stream));
        CHECK(gpuGraphLaunch(executable, stream));
        CHECK(gpuEventRecord(end, stream));
        CHECK(gpuEventSynchronize(end));
        float milliseconds = 0;
        CHECK(gpuEventElapsedTime(&milliseconds, start, end));
        if (i > 1) seconds.push_back(1e-3 * milliseconds / kernels);
    }
    writeValue({"launch", "graph", double(sms), -1, -1, double(kernels)}, medianOf(seconds), "s", "time of one of the kernels, a block of 128 threads on each SM");
}

} // namespace

void probeLaunches() {
    const double hertz = lightClockHz();
    const int sms = device().multiProcessorCount;
    graph();
    constexpr int kernels = 1000;
    writeValue({"launch", "stream", -1, -1, -1, double(kernels)}, medianSeconds([&] {
                   for (int i = 0; i < kernels; ++i)
                       empty<<<1, 32>>>();
               }) / kernels,
               "s", "time of one of the kernels");
    for (const int perSm : {10, 40, 80, 160, 320, 640, 1280}) {
        const int blocks = perSm * sms;
        writeValue({"launch", "empty_blocks", -1, -1, -1, double(blocks)},
                   medianSeconds([&] { empty<<<blocks, 32>>>(); }, 9), "s", "blocks of 32 threads");
        writeValue({"launch", "empty_blocks_256", -1, -1, -1, double(blocks)},
                   medianSeconds([&] { empty<<<blocks, 256>>>(); }, 9), "s", "blocks of 256 threads");
    }
    // More than half of an SM's shared memory: one block an SM at a time.
    const int shared = int(std::min<size_t>(device().sharedMemPerMultiprocessor / 2 + 2048, 
#ifdef __HIP_PLATFORM_AMD__
                                            device().sharedMemPerBlock
#else
                                            device().sharedMemPerBlockOptin
#endif
                                            ));
    CHECK(gpuFuncSetSharedBytes(wait, shared));
    constexpr int64_t clocks = 10000;
    double* took = nullptr;
    CHECK(gpuMalloc(&took, sizeof(double)));
    for (const int waves : {1, 2, 4, 8, 16, 32})
        writeValue({"launch", "waves", double(sms), -1, -1, double(waves)},
                   medianSeconds([&] { wait<<<waves * sms, 256, shared>>>(clocks, took); }, 9), "s",
                   "one block of 256 threads an SM at a time");
    double waited = 0;
    CHECK(gpuMemcpy(&waited, took, sizeof waited, gpuMemcpyToHost));
    writeValue({"launch", "wave_wait", double(sms)}, waited / hertz, "s", "time that each of these blocks waits");
}
