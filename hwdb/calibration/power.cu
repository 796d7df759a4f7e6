// power, power_rate: board power of kernels that run for a second or two, and what they did each second. Read through the
// driver's management library, which is opened only here; without it every row says so.
#include "bulk_copy.h"
#include "instructions.h"

#include <chrono>
#include <dlfcn.h>
#include <functional>
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

/// Launches for 0.6 s unmeasured, then measures for 1.4 s. `work` = FLOP, operations or bytes of one launch.
void sustained(const Meter& meter, const char* kernel, double work, const std::function<void()>& launch,
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
    double sum = 0;
    int samples = 0;
    double launchesPerSecond = 0;
    for (int part = 0; part < 14; ++part) {
        launchesPerSecond += run(0.1) / 14;
        if (part >= 7 && meter.watts() > 0) {
            sum += meter.watts();
            ++samples;
        }
    }
    const double used = meter.joules() - before;
    const double power = before >= 0 && used > 0 ? used / secondsSince(start) : samples > 0 ? sum / samples : -1;
    writeValue({"power", kernel}, power, "W", note);
    if (work > 0) writeValue({"power_rate", kernel}, work * launchesPerSecond, "1/s", note);
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

__global__ void loads(const uint4* data, size_t vectors, int passes, unsigned* sink) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    unsigned sum = 0;
    for (int pass = 0; pass < passes; ++pass)
        for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i + 3 * step < vectors; i += 4 * step) {
            const uint4 a = loadPastL1(data + i), b = loadPastL1(data + i + step), c = loadPastL1(data + i + 2 * step),
                        d = loadPastL1(data + i + 3 * step);
            sum ^= a.x ^ b.x ^ c.x ^ d.x;
        }
    if (sum == 0x12345678u) *sink = sum;
}

#ifndef __HIP_PLATFORM_AMD__
constexpr int tileBytes = 16384, tilesAhead = 6;
/// One thread an SM moves tiles by bulk copies; no lane touches a byte.
__global__ void bulkLoads(const char* data, size_t tiles, int number) {
#if __CUDA_ARCH__ >= 900
    extern __shared__ __align__(128) char tile[];
    __shared__ __align__(8) uint64_t barriers[tilesAhead];
    for (int i = 0; i < tilesAhead; ++i)
        initBarrier(&barriers[i]);
    for (int i = 0; i < number + tilesAhead; ++i) {
        const int slot = i % tilesAhead;
        if (i >= tilesAhead) waitBarrier(&barriers[slot], (i / tilesAhead - 1) & 1);
        if (i < number)
            bulkCopy(tile + slot * tileBytes, data + (blockIdx.x + size_t(i) * gridDim.x) % tiles * tileBytes, tileBytes,
                     &barriers[slot]);
    }
#endif
}
#endif

void memory(const Meter& meter, const char* kernel, const uint4* data, size_t bytes, unsigned* sink) {
    const int sms = device().multiProcessorCount;
    constexpr double perLaunch = 40e9;
#ifndef __HIP_PLATFORM_AMD__
    if (computeCapability() >= 90) {
        const int number = int(perLaunch / tileBytes / sms);
        CHECK(gpuFuncSetSharedBytes(bulkLoads, tileBytes * tilesAhead));
        sustained(meter, kernel, double(number) * tileBytes * sms, [&] {
            bulkLoads<<<sms, 1, tileBytes * tilesAhead>>>(reinterpret_cast<const char*>(data), bytes / tileBytes, number);
        }, "bulk copies of 16 KiB");
        return;
    }
#endif
    const int blocks = 2 * sms;
    const size_t step = size_t(blocks) * 512, vectors = bytes / 16, read = vectors / (4 * step) * 4 * step;
    const int passes = std::max(1, int(perLaunch / (16.0 * double(read))));
    sustained(meter, kernel, 16.0 * double(read) * passes, [&] { loads<<<blocks, 512>>>(data, vectors, passes, sink); },
              "loads of 16 bytes a thread");
}

template <class Op>
void instructions(const Meter& meter, const char* kernel, int iterations, double perOp, int blocks, unsigned* sink) {
    sustained(meter, kernel, perOp * Op::perStep * Op::threads * iterations * blocks,
              [&] { instructionLoop<Op><<<blocks, Op::threads>>>(iterations, nullptr, sink); });
}

void tensor(const Meter& meter, unsigned* sink) {
#ifndef __HIP_PLATFORM_AMD__
    const int half = std::max(1, device().multiProcessorCount / 2); // stays below the power limit, so at full clock
    const std::string note = "bf16 on half of the SMs";
    if (canWgmma()) {
        constexpr int iterations = 20000;
        CHECK(gpuFuncSetSharedBytes(wgmmaLoop<Wgmma::bf16>, wgmmaShared));
        sustained(meter, "tensor", wgmmaFlop(Wgmma::bf16) * iterations * half,
                  [&] { wgmmaLoop<Wgmma::bf16><<<half, wgmmaThreads, wgmmaShared>>>(iterations, nullptr, sink, false); }, note);
    } else if (computeCapability() >= 80) {
        instructions<MmaBf16>(meter, "tensor", 100000, 1, half, sink);
    } else {
        writeReason({"power", "tensor"}, "needs compute capability 8.0");
    }
#else
    writeReason({"power", "tensor"}, "no probe for this device");
#endif
}

} // namespace

void probePower() {
    const Meter meter;
    if (meter.watts() < 0) stopGroup("the management library tells no power");
    const int sms = device().multiProcessorCount;
    unsigned* sink = nullptr;
    CHECK(gpuMalloc(&sink, sizeof(unsigned)));
    const size_t large = largeBytes();
    const uint4* data = randomMemory(large);
    writeValue({"power", "limit"}, meter.limit(), "W");
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    writeValue({"power", "rest"}, meter.watts(), "W", "nothing runs");
    sustained(meter, "busy", 0, [&] { waiting<<<sms, 32>>>(20'000'000); }, "a grid that only waits");
    instructions<FmaF32>(meter, "fma", 200000, 2, sms, sink);
    instructions<Ex2>(meter, "ex2", 50000, 1, sms, sink);
    memory(meter, "l2", data, l2Bytes() / 5 / 131072 * 131072, sink);
    memory(meter, "dram", data, large, sink);
    tensor(meter, sink);
}
