#include "harness.h"

#include <algorithm>

namespace {

__global__ void fillRandom(uint4* data, size_t vectors) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < vectors; i += step) {
        uint64_t state = (i + 1) * 0x9E3779B97F4A7C15ull;
        uint32_t words[4];
        for (uint32_t& word : words) {
            state ^= state >> 29;
            state *= 0xBF58476D1CE4E5B9ull;
            state ^= state >> 32;
            word = uint32_t(state) & 0x7FFFFFFFu;
        }
        data[i] = make_uint4(words[0], words[1], words[2], words[3]);
    }
}

/// Waits in a light loop, then says its cycles and nanoseconds.
__global__ void lightLoop(uint64_t wait, double* hertz) {
    const uint64_t start = nanoseconds();
    const int64_t first = cycles();
    uint64_t now = start;
    while (now - start < wait)
        now = nanoseconds();
    if (blockIdx.x == 0 && threadIdx.x == 0) *hertz = double(cycles() - first) / (1e-9 * double(now - start));
}

} // namespace

const gpuDeviceProp& device() {
    static gpuDeviceProp properties;
    static bool asked = false;
    if (!asked) {
        CHECK(gpuSetDevice(0));
        CHECK(gpuGetDeviceProperties(&properties, 0));
        asked = true;
    }
    return properties;
}

int computeCapability() {
#ifdef __HIP_PLATFORM_AMD__
    return 0;
#else
    return 10 * device().major + device().minor;
#endif
}

bool canWgmma() {
#ifdef PROBE_WGMMA
    return computeCapability() == 90;
#else
    return false;
#endif
}

size_t l2Bytes() { return device().l2CacheSize > 0 ? size_t(device().l2CacheSize) : size_t(4) << 20; }

size_t largeBytes() {
    size_t unused = 0, total = 0;
    CHECK(gpuMemGetInfo(&unused, &total));
    size_t bytes = std::min<size_t>(std::max<size_t>(64 * l2Bytes(), size_t(1) << 30), size_t(4) << 30);
    return std::min(bytes, unused / 3) & ~size_t(0xFFFFF);
}

uint4* randomMemory(size_t bytes) {
    uint4* data = nullptr;
    CHECK(gpuMalloc(&data, bytes));
    fillRandom<<<4 * device().multiProcessorCount, 256>>>(data, bytes / sizeof(uint4));
    CHECK(gpuGetLastError());
    CHECK(gpuDeviceSynchronize());
    return data;
}

double medianOf(std::vector<double> values) {
    if (values.empty()) return -1;
    std::sort(values.begin(), values.end());
    const size_t middle = values.size() / 2;
    return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

double lightClockHz() {
    double* hertz = nullptr;
    CHECK(gpuMalloc(&hertz, sizeof(double)));
    std::vector<double> values;
    for (int i = 0; i < 6; ++i) {
        lightLoop<<<device().multiProcessorCount, 32>>>(20'000'000, hertz);
        CHECK(gpuGetLastError());
        double value = 0;
        CHECK(gpuMemcpy(&value, hertz, sizeof value, gpuMemcpyToHost));
        if (i > 0) values.push_back(value); // the first wakes the device up
    }
    CHECK(gpuFree(hertz));
    return medianOf(values);
}
