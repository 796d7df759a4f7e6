// rate: instructions of one SM in a clock, all SMs at work; and the clock while they multiply.
#include "instructions.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace {

double* clocks = nullptr;
unsigned* sink = nullptr;

/// Median cycles of a block, over the blocks and five launches.
template <class Launch>
double medianClocks(int blocks, Launch launch) {
    std::vector<double> values;
    for (int repeat = 0; repeat < 6; ++repeat) {
        launch();
        CHECK(gpuGetLastError());
        std::vector<double> of(blocks);
        CHECK(gpuMemcpy(of.data(), clocks, blocks * sizeof(double), gpuMemcpyToHost));
        if (repeat > 0) values.push_back(medianOf(of));
    }
    return medianOf(values);
}

template <class Op>
void rate(const char* variant, const char* unit, const char* note = "") {
    constexpr int iterations = 4096;
    const int sms = device().multiProcessorCount;
    const double took = medianClocks(sms, [&] { instructionLoop<Op><<<sms, Op::threads>>>(iterations, clocks, sink); });
    writeValue({"rate", variant, double(sms)}, Op::perStep * Op::threads * iterations / took, unit, note);
}

#ifndef __HIP_PLATFORM_AMD__
template <class Op>
void mmaRate(const char* variant, const char* unit, const char* shape) {
    if (computeCapability() < Op::least)
        writeReason({"rate", variant}, "needs compute capability " + std::to_string(Op::least / 10) + "." +
                                           std::to_string(Op::least % 10));
    else
        rate<Op>(variant, unit, shape);
}

template <Wgmma Type>
void wgmmaRate(const char* variant, const char* unit, const char* shape) {
    if (!canWgmma()) return writeReason({"rate", variant}, "needs compute capability 9.0 and a build for sm_90a");
    CHECK(gpuFuncSetSharedBytes(wgmmaLoop<Type>, wgmmaShared));
    constexpr int iterations = 2000;
    const int sms = device().multiProcessorCount;
    const double took =
        medianClocks(sms, [&] { wgmmaLoop<Type><<<sms, wgmmaThreads, wgmmaShared>>>(iterations, clocks, sink, false); });
    writeValue({"rate", variant, double(sms)}, wgmmaFlop(Type) * iterations / took, unit, shape);
}
#endif

/// Conflict-free reads of 16 bytes a thread.
__global__ void __launch_bounds__(1024) sharedRead(int iterations, double* clocks, unsigned* sink) {
    __shared__ uint4 tile[2048];
    for (int i = threadIdx.x; i < 2048; i += blockDim.x)
        tile[i] = make_uint4(i, i, i, i);
    __syncthreads();
    unsigned sum = 0, at = threadIdx.x;
    const int64_t start = cycles();
#pragma unroll 8
    for (int i = 0; i < iterations; ++i) {
#ifdef __HIP_PLATFORM_AMD__
        const volatile unsigned* words = reinterpret_cast<const volatile unsigned*>(&tile[at]);
        sum ^= words[0] ^ words[1] ^ words[2] ^ words[3];
#else
        // volatile for the assembler too: else it reads an address once for several turns
        uint4 v;
        asm volatile("ld.volatile.shared.v4.u32 {%0,%1,%2,%3}, [%4];"
                     : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                     : "r"(static_cast<unsigned>(__cvta_generic_to_shared(&tile[at])))
                     : "memory");
        sum ^= v.x ^ v.y ^ v.z ^ v.w;
#endif
        at = (at + 1024) & 2047;
    }
    __syncthreads();
    const int64_t end = cycles();
    if (threadIdx.x == 0) clocks[blockIdx.x] = double(end - start);
    if (sum == 0x7F123456u) *sink = sum;
}

void sharedRate() {
    constexpr int iterations = 4096;
    const int sms = device().multiProcessorCount;
    const double took = medianClocks(sms, [&] { sharedRead<<<sms, 1024>>>(iterations, clocks, sink); });
    writeValue({"rate", "shared_read", double(sms)}, 16.0 * 1024 * iterations / took, "B/clk");
}

/// Cycles of products over their nanoseconds, of zeros and just after a rest: on few SMs, which no limit of power or
/// current reaches, and on all.
void tensorClock() {
#ifndef __HIP_PLATFORM_AMD__
    if (computeCapability() < 80) return writeReason({"clock", "tensor"}, "needs compute capability 8.0");
    const auto measure = [](const char* variant, int sms, const char* note) {
        const bool wgmma = canWgmma();
        const int iterations = wgmma ? 40000 : 400000; // some 20 ms
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        const double seconds = medianSeconds([&] {
            if (wgmma)
                wgmmaLoop<Wgmma::bf16><<<sms, wgmmaThreads, wgmmaShared>>>(iterations, clocks, sink, true);
            else
                instructionLoop<MmaZeros><<<sms, MmaZeros::threads>>>(iterations, clocks, sink);
        }, 3);
        double took = 0;
        CHECK(gpuMemcpy(&took, clocks, sizeof took, gpuMemcpyToHost));
        writeValue({"clock", variant, double(sms)}, took / seconds, "Hz", note);
    };
    measure("tensor", std::min(8, device().multiProcessorCount), "products of zeros");
    measure("tensor_all", device().multiProcessorCount, "products of zeros");
#else
    writeReason({"clock", "tensor"}, "no probe for this device");
#endif
}

} // namespace

void probeRates() {
    CHECK(gpuMalloc(&clocks, device().multiProcessorCount * sizeof(double)));
    CHECK(gpuMalloc(&sink, sizeof(unsigned)));
    lightClockHz(); // wakes the device up
    rate<FmaF32>("fma_f32", "1/clk");
    rate<Imad>("imad", "1/clk");
    rate<Ex2>("ex2", "1/clk");
    sharedRate();
#ifndef __HIP_PLATFORM_AMD__
    rate<FmaF16x2>("fma_f16x2", "1/clk", "instructions, two products each");
    mmaRate<MmaBf16>("mma_sync_bf16", "FLOP/clk", "m16n8k16");
    mmaRate<MmaFp8>("mma_sync_fp8", "FLOP/clk", "m16n8k32 e4m3");
    mmaRate<MmaTf32>("mma_sync_tf32", "FLOP/clk", "m16n8k8");
    mmaRate<MmaInt8>("mma_sync_int8", "op/clk", "m16n8k32");
    wgmmaRate<Wgmma::bf16>("wgmma_bf16", "FLOP/clk", "m64n256k16, operands in shared memory");
    wgmmaRate<Wgmma::fp8>("wgmma_fp8", "FLOP/clk", "m64n256k32 e4m3, operands in shared memory");
    wgmmaRate<Wgmma::tf32>("wgmma_tf32", "FLOP/clk", "m64n256k8, operands in shared memory");
    wgmmaRate<Wgmma::int8>("wgmma_int8", "op/clk", "m64n256k32, operands in shared memory");
#else
    writeReason({"rate", "mfma_bf16"}, "no probe yet");
#endif
    tensorClock();
}
