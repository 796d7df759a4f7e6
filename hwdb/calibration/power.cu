// power, power_rate: board power of kernels that run for a second or two, and what they did each second. Read through the
// driver's management library, which is opened only here; without it every row says so.
#include "instructions.h"
#include "sustained_kernels.h"

#include <chrono>
#include <dlfcn.h>
#include <functional>
#include <numeric>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;
double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Board energy and power by NVML.
class Meter {
public:
    Meter() {
#ifndef __HIP_PLATFORM_AMD__
        void* library = dlopen("libnvidia-ml.so.1", RTLD_NOW);
        if (!library) return;
        const auto start = reinterpret_cast<int (*)()>(dlsym(library, "nvmlInit_v2"));
        const auto find = reinterpret_cast<int (*)(const char*, void**)>(
            dlsym(library, "nvmlDeviceGetHandleByPciBusId_v2"));
        m_power = reinterpret_cast<int (*)(void*, unsigned*)>(dlsym(library, "nvmlDeviceGetPowerUsage"));
        m_limit = reinterpret_cast<int (*)(void*, unsigned*)>(dlsym(library, "nvmlDeviceGetEnforcedPowerLimit"));
        m_energy = reinterpret_cast<int (*)(void*, unsigned long long*)>(
            dlsym(library, "nvmlDeviceGetTotalEnergyConsumption"));
        char bus[32];
        if (!start || !find || start() != 0 || cudaDeviceGetPCIBusId(bus, sizeof bus, 0) != cudaSuccess ||
            find(bus, &m_device) != 0)
            m_device = nullptr;
#endif
    }
    double watts() const {
        unsigned milliwatts = 0;
        return m_device && m_power && m_power(m_device, &milliwatts) == 0 ? 1e-3 * milliwatts : -1;
    }
    double limit() const {
        unsigned milliwatts = 0;
        return m_device && m_limit && m_limit(m_device, &milliwatts) == 0 ? 1e-3 * milliwatts : -1;
    }
    double joules() const {
        unsigned long long millijoules = 0;
        return m_device && m_energy && m_energy(m_device, &millijoules) == 0 ? 1e-3 * double(millijoules) : -1;
    }

private:
    void* m_device = nullptr;
    int (*m_power)(void*, unsigned*) = nullptr;
    int (*m_limit)(void*, unsigned*) = nullptr;
    int (*m_energy)(void*, unsigned long long*) = nullptr;
};

double* blockClocks = nullptr; ///< cycles of each block of the last launch

/// What a launch does: FLOP, operations or bytes; `bytes` beside FLOP, known after the launch. Copies end at other times in
/// each block: then a block's cycles tell no clock.
struct Work {
    double amount = 0;
    std::function<double()> bytes;
    bool evenBlocks = true;
};

/// Launches for 0.6 s unmeasured, then measures for 1.4 s. The clock is cycles of a block times launches a second: kernels
/// follow each other closely.
void sustained(const Meter& meter, const char* kernel, const Work& work, const std::function<void()>& launch,
               const std::string& note = "") {
    const auto run = [&](double seconds) {
        const auto start = Clock::now();
        int launches = 0;
        while (secondsSince(start) < seconds) {
            launch();
            CHECK(gpuGetLastError());
            CHECK(gpuDeviceSynchronize());
            ++launches;
        }
        return launches / secondsSince(start);
    };
    run(0.6);
    const double before = meter.joules();
    const auto start = Clock::now();
    double sum = 0, clocks = 0, bytes = 0, launchesPerSecond = 0;
    int samples = 0;
    constexpr int parts = 14;
    for (int part = 0; part < parts; ++part) {
        launchesPerSecond += run(0.1) / parts;
        if (part >= parts / 2 && meter.watts() > 0) {
            sum += meter.watts();
            ++samples;
        }
        double took = 0;
        CHECK(gpuMemcpy(&took, blockClocks, sizeof took, gpuMemcpyToHost));
        clocks += took / parts;
        if (work.bytes) bytes += work.bytes() / parts;
    }
    const double used = meter.joules() - before;
    const double power = before >= 0 && used > 0 ? used / secondsSince(start) : samples > 0 ? sum / samples : -1;
    writeValue({"power", kernel}, power, "W", note);
    if (!(work.amount > 0)) return;
    writeValue({"power_rate", kernel}, work.amount * launchesPerSecond, "1/s", note);
    if (work.bytes) writeValue({"power_bytes", kernel}, bytes * launchesPerSecond, "1/s", note);
    if (work.evenBlocks) writeValue({"power_clock", kernel}, clocks * launchesPerSecond, "Hz", note);
}

__global__ void waiting(int64_t clocks) {
    const int64_t start = cycles();
    while (cycles() - start < clocks) {
#ifndef __HIP_PLATFORM_AMD__
#if __CUDA_ARCH__ >= 700
        __nanosleep(1000);
#endif
#endif
    }
}

__global__ void loads(const uint4* data, size_t vectors, int passes, double* clocks, unsigned* sink) {
    const int64_t start = cycles();
    const size_t step = size_t(gridDim.x) * blockDim.x;
    unsigned sum = 0;
    for (int pass = 0; pass < passes; ++pass)
        for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i + 3 * step < vectors; i += 4 * step) {
            const uint4 a = loadPastL1(data + i), b = loadPastL1(data + i + step), c = loadPastL1(data + i + 2 * step),
                        d = loadPastL1(data + i + 3 * step);
            sum ^= a.x ^ b.x ^ c.x ^ d.x;
        }
    if (threadIdx.x == 0) clocks[blockIdx.x] = double(cycles() - start);
    if (sum == 0x12345678u) *sink = sum;
}

void memory(const Meter& meter, const char* kernel, const uint4* data, size_t bytes, unsigned* sink) {
    const int sms = device().multiProcessorCount;
    constexpr double perLaunch = 40e9;
#ifndef __HIP_PLATFORM_AMD__
    if (computeCapability() >= 90 && bytes / tileBytes >= size_t(sms)) {
        const int number = int(perLaunch / tileBytes / sms);
        CHECK(gpuFuncSetSharedBytes(bulkLoads, tileBytes * tilesAhead));
        sustained(meter, kernel, {double(number) * tileBytes * sms, {}, false}, [&] {
            bulkLoads<<<sms, 1, tileBytes * tilesAhead>>>(reinterpret_cast<const char*>(data), bytes / tileBytes, number, blockClocks);
        }, "bulk copies of 16 KiB");
        return;
    }
#endif
    const int blocks = 2 * sms;
    const size_t step = size_t(blocks) * 512, vectors = bytes / 16, read = vectors / (4 * step) * 4 * step;
    const int passes = std::max(1, int(perLaunch / (16.0 * double(read))));
    sustained(meter, kernel, {16.0 * double(read) * passes, {}, false}, [&] { loads<<<blocks, 512>>>(data, vectors, passes, blockClocks, sink); },
              "loads of 16 bytes a thread");
}

template <class Op>
void instructions(const Meter& meter, const char* kernel, int iterations, double perOp, int blocks, unsigned* sink) {
    sustained(meter, kernel, {perOp * Op::perStep * Op::threads * iterations * blocks, {}},
              [&] { instructionLoop<Op><<<blocks, Op::threads>>>(iterations, blockClocks, sink); });
}

/// Products on all SMs, at the clock that the power limit leaves.
void tensor(const Meter& meter, unsigned* sink) {
#ifndef __HIP_PLATFORM_AMD__
    const int sms = device().multiProcessorCount;
    if (canWgmma()) {
        CHECK(gpuFuncSetSharedBytes(wgmmaLoop<Wgmma::bf16>, wgmmaShared));
        sustained(meter, "tensor", {wgmmaFlop(Wgmma::bf16) * products * sms, {}}, [&] {
            wgmmaLoop<Wgmma::bf16><<<sms, wgmmaThreads, wgmmaShared>>>(products, blockClocks, sink, false);
        }, "bf16");
    } else if (computeCapability() >= 80) {
        instructions<MmaBf16>(meter, "tensor", 100000, 1, sms, sink);
    } else {
        writeReason({"power", "tensor"}, "needs compute capability 8.0");
    }
#else
    writeReason({"power", "tensor"}, "no probe for this device");
#endif
}

/// The same while a warp of each SM copies tiles, as matrix kernels do.
void tensorAndMemory(const Meter& meter, const char* kernel, const uint4* data, size_t bytes, unsigned* sink) {
    if (!canWgmma() || bytes / (size_t(16) << 10) < size_t(device().multiProcessorCount))
        return writeReason({"power", kernel}, "needs compute capability 9.0 and a build for sm_90a");
#ifndef __HIP_PLATFORM_AMD__
    const int sms = device().multiProcessorCount;
    int* copied = nullptr;
    CHECK(gpuMalloc(&copied, sms * sizeof(int)));
    CHECK(gpuFuncSetSharedBytes(productsAndCopies, productsAndCopiesShared));
    const auto copiedBytes = [=] {
        std::vector<int> tiles(sms);
        CHECK(gpuMemcpy(tiles.data(), copied, sms * sizeof(int), gpuMemcpyToHost));
        return double(tileBytes) * std::accumulate(tiles.begin(), tiles.end(), 0.0);
    };
    sustained(meter, kernel, {wgmmaFlop(Wgmma::bf16) * products * sms, copiedBytes}, [&] {
        productsAndCopies<<<sms, productsAndCopiesThreads, productsAndCopiesShared>>>(
            products, reinterpret_cast<const char*>(data), bytes / tileBytes, blockClocks, copied, sink);
    }, "bf16; bulk copies of 16 KiB beside");
#endif
}

} // namespace

void probePower() {
    const Meter meter;
    if (meter.watts() < 0) stopGroup("the management library tells no power");
    const int sms = device().multiProcessorCount;
    unsigned* sink = nullptr;
    CHECK(gpuMalloc(&sink, sizeof(unsigned)));
    CHECK(gpuMalloc(&blockClocks, 2 * sms * sizeof(double)));
    const size_t large = largeBytes(), small = l2Bytes() / 5 / 131072 * 131072;
    const uint4* data = randomMemory(large);
    writeValue({"power", "limit"}, meter.limit(), "W");
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    writeValue({"power", "rest"}, meter.watts(), "W", "nothing runs");
    sustained(meter, "busy", {}, [&] { waiting<<<sms, 32>>>(20'000'000); }, "a grid that only waits");
    instructions<FmaF32>(meter, "fma", 200000, 2, sms, sink);
    instructions<Ex2OfFma>(meter, "ex2", 50000, 1, sms, sink);
    memory(meter, "l2", data, small, sink);
    memory(meter, "dram", data, large, sink);
    tensor(meter, sink);
    tensorAndMemory(meter, "tensor_l2", data, small, sink);
    tensorAndMemory(meter, "tensor_dram", data, large, sink);
}
