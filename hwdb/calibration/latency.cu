// chase: each load's address comes from the load before, over lines in random order; clock light.
#include "harness.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace {

constexpr size_t lineBytes = 128;

__device__ __forceinline__ unsigned next(const unsigned* address) {
#ifdef __HIP_PLATFORM_AMD__
    return __builtin_nontemporal_load(address);
#else
    unsigned value;
    asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(value) : "l"(address));
    return value;
#endif
}

__global__ void chase(const unsigned* data, unsigned warm, unsigned steps, unsigned* at, double* clocks) {
    unsigned index = *at;
    for (unsigned i = 0; i < warm; ++i)
        index = next(data + index);
    const int64_t start = cycles();
    for (unsigned i = 0; i < steps; ++i)
        index = next(data + index);
    const int64_t end = cycles();
    *at = index;
    *clocks = double(end - start) / steps;
}

__global__ void chaseShared(int words, int steps, unsigned* sink, double* clocks) {
    extern __shared__ unsigned ring[];
    for (int i = 0; i < words; ++i)
        ring[i] = unsigned((i + 33) % words);
    unsigned index = 0;
    const int64_t start = cycles();
    for (int i = 0; i < steps; ++i)
        index = *reinterpret_cast<volatile unsigned*>(&ring[index]);
    const int64_t end = cycles();
    *sink = index;
    *clocks = double(end - start) / steps;
}

/// A ring through all lines in random order; entries count words.
std::vector<unsigned> ringOf(size_t lines) {
    std::vector<unsigned> order(lines);
    std::iota(order.begin(), order.end(), 0u);
    std::mt19937 random(12345);
    std::shuffle(order.begin() + 1, order.end(), random);
    std::vector<unsigned> ring(lines * (lineBytes / 4));
    for (size_t i = 0; i < lines; ++i)
        ring[size_t(order[i]) * (lineBytes / 4)] = unsigned(order[(i + 1) % lines] * (lineBytes / 4));
    return ring;
}

} // namespace

void probeClocks() { writeValue({"clock", "light"}, lightClockHz(), "Hz"); }

void probeChase() {
    lightClockHz(); // wakes the device up
    const double l2 = double(l2Bytes());
    unsigned *data = nullptr, *at = nullptr;
    double* clocks = nullptr;
    CHECK(gpuMalloc(&at, sizeof(unsigned)));
    CHECK(gpuMalloc(&clocks, sizeof(double)));
    const auto result = [&] {
        double value = -1;
        CHECK(gpuGetLastError());
        CHECK(gpuMemcpy(&value, clocks, sizeof value, gpuMemcpyToHost));
        return value;
    };
    for (int i = 0; i < 2; ++i)
        chaseShared<<<1, 1, 4096>>>(1024, 20000, at, clocks);
    writeValue({"chase", "shared", 1, 4096}, result(), "clk");

    size_t unused = 0, total = 0;
    CHECK(gpuMemGetInfo(&unused, &total));
    for (const double share : {1 / 64., 1 / 32., 1 / 16., 1 / 8., 1 / 4., 3 / 8., 7 / 16., 15 / 32., 1 / 2., 9 / 16., 5 / 8., 3 / 4.,
                               7 / 8., 15 / 16., 1., 9 / 8., 5 / 4., 3 / 2., 2., 4., 6., 8., 16.}) {
        const size_t lines = size_t(share * l2) / lineBytes, bytes = lines * lineBytes;
        if (lines < 64) continue;
        if (bytes > unused / 3 || bytes > (size_t(3) << 30)) {
            writeReason({"chase", "global", 1, double(bytes)}, "more than a third of the free memory");
            continue;
        }
        const std::vector<unsigned> ring = ringOf(lines);
        CHECK(gpuMalloc(&data, bytes));
        CHECK(gpuMemcpy(data, ring.data(), bytes, gpuMemcpyToDevice));
        const unsigned zero = 0;
        CHECK(gpuMemcpy(at, &zero, sizeof zero, gpuMemcpyToDevice));
        // Sets that L2 may hold are walked once, larger ones far enough to leave nothing of the copy behind.
        const unsigned warm = unsigned(share <= 2 ? lines : std::min<size_t>(lines, 500000));
        const unsigned steps = unsigned(std::min<size_t>(lines, 100000));
        chase<<<1, 1>>>(data, warm, steps, at, clocks);
        writeValue({"chase", "global", 1, double(bytes)}, result(), "clk");
        CHECK(gpuFree(data));
    }
}
