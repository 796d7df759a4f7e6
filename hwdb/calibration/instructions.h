// Loops of independent instructions: for rates, timed in cycles; for power, run for seconds.
#pragma once

#include "harness.h"
#include "wgmma.h"

/// Random bits that read as numbers of size 1 to 2 with random sign in each format, so that sums stay finite.
__device__ __forceinline__ unsigned randomBits(unsigned seed) {
    seed = (seed ^ 61u) ^ (seed >> 16);
    seed *= 9u;
    seed ^= seed >> 4;
    seed *= 0x27d4eb2du;
    return seed ^ (seed >> 15);
}
constexpr unsigned bf16Mask = 0x807F807Fu, bf16One = 0x3F803F80u, fp8Mask = 0x87878787u, fp8One = 0x38383838u,
                   tf32Mask = 0x807FE000u, tf32One = 0x3F800000u;

struct FmaF32 {
    static constexpr int threads = 1024, chains = 16;
    static constexpr double perStep = chains; ///< operations of a thread in a step
    float a[chains], b, c;
    __device__ explicit FmaF32(unsigned seed) : b(1.0f + 1e-7f * (seed & 7)), c(1e-3f * (seed & 15)) {
        for (int i = 0; i < chains; ++i)
            a[i] = float(seed + i);
    }
    __device__ void step() {
#pragma unroll
        for (int i = 0; i < chains; ++i)
            a[i] = fmaf(a[i], b, c);
    }
    __device__ unsigned result() const {
        float sum = 0;
        for (int i = 0; i < chains; ++i)
            sum += a[i];
        return __float_as_uint(sum);
    }
};

struct Imad {
    static constexpr int threads = 1024, chains = 16;
    static constexpr double perStep = chains;
    unsigned a[chains], b, c;
    __device__ explicit Imad(unsigned seed) : b(seed * 2654435761u | 1), c(seed) {
        for (int i = 0; i < chains; ++i)
            a[i] = seed + i;
    }
    __device__ void step() {
#pragma unroll
        for (int i = 0; i < chains; ++i)
            a[i] = a[i] * b + c;
    }
    __device__ unsigned result() const {
        unsigned sum = 0;
        for (int i = 0; i < chains; ++i)
            sum ^= a[i];
        return sum;
    }
};

struct Ex2 {
    static constexpr int threads = 1024, chains = 8;
    static constexpr double perStep = chains;
    float a[chains];
    __device__ explicit Ex2(unsigned seed) {
        for (int i = 0; i < chains; ++i)
            a[i] = 1e-3f * float((seed + i) & 255);
    }
    __device__ void step() {
#pragma unroll
        for (int i = 0; i < chains; ++i) {
#ifdef __HIP_PLATFORM_AMD__
            a[i] = __builtin_amdgcn_exp2f(a[i]);
#else
            asm volatile("ex2.approx.ftz.f32 %0, %0;" : "+f"(a[i]));
#endif
        }
    }
    __device__ unsigned result() const {
        float sum = 0;
        for (int i = 0; i < chains; ++i)
            sum += a[i];
        return __float_as_uint(sum);
    }
};

/// ex2 of numbers that differ from thread to thread, as those of a kernel do, each made by an FMA: x -> d - 2^x. Only for
/// power: ex2 of its own result soon meets nothing but infinities, which switch no gates.
struct Ex2OfFma {
    static constexpr int threads = 1024, chains = 8;
    static constexpr double perStep = chains;
    float a[chains], d[chains], minus;
    __device__ explicit Ex2OfFma(unsigned seed) : minus(seed == 0xFFFFFFFFu ? 0.0f : -1.0f) {
        for (int i = 0; i < chains; ++i) {
            a[i] = 0;
            d[i] = 4.0f * __uint_as_float(0x3F800000u | (randomBits(8 * seed + i) >> 9)) - 4.0f; // 0 to 4
        }
    }
    __device__ void step() {
#pragma unroll
        for (int i = 0; i < chains; ++i) {
            float power;
#ifdef __HIP_PLATFORM_AMD__
            power = __builtin_amdgcn_exp2f(a[i]);
#else
            asm volatile("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(a[i]));
#endif
            a[i] = fmaf(power, minus, d[i]);
        }
    }
    __device__ unsigned result() const {
        float sum = 0;
        for (int i = 0; i < chains; ++i)
            sum += a[i];
        return __float_as_uint(sum);
    }
};

#ifndef __HIP_PLATFORM_AMD__
struct FmaF16x2 {
    static constexpr int threads = 1024, chains = 16;
    static constexpr double perStep = chains;
    unsigned a[chains], b = 0x3C003C00u, c;
    __device__ explicit FmaF16x2(unsigned seed) : c(seed & 0x00FF00FFu) {
        for (int i = 0; i < chains; ++i)
            a[i] = (seed + i) & 0x3BFF3BFFu;
    }
    __device__ void step() {
#pragma unroll
        for (int i = 0; i < chains; ++i)
            asm volatile("fma.rn.f16x2 %0, %0, %1, %2;" : "+r"(a[i]) : "r"(b), "r"(c));
    }
    __device__ unsigned result() const {
        unsigned sum = 0;
        for (int i = 0; i < chains; ++i)
            sum ^= a[i];
        return sum;
    }
};

/// mma.sync of one warp, four independent accumulators. A: 4 registers, B: 2, D: 4.
#define DEFINE_MMA(name, arch, type, constraint, instruction, flop, mask, one)                                \
    struct name {                                                                                             \
        static constexpr int threads = 512, chains = 4, least = arch;                                         \
        static constexpr double perStep = chains * flop / 32.0;                                               \
        unsigned a[4], b[2];                                                                                  \
        type d[chains][4];                                                                                    \
        __device__ explicit name(unsigned seed) {                                                             \
            for (int i = 0; i < 4; ++i)                                                                       \
                a[i] = (randomBits(7 * seed + i) & (mask)) | (one);                                           \
            for (int i = 0; i < 2; ++i)                                                                       \
                b[i] = (randomBits(11 * seed + i) & (mask)) | (one);                                          \
            for (int i = 0; i < 4 * chains; ++i)                                                              \
                d[i / 4][i % 4] = type(0);                                                                    \
        }                                                                                                     \
        __device__ void step() {                                                                              \
            MMA_BODY(arch, constraint, instruction)                                                           \
        }                                                                                                     \
        __device__ unsigned result() const {                                                                  \
            type sum = 0;                                                                                     \
            for (int i = 0; i < 4 * chains; ++i)                                                              \
                sum += d[i / 4][i % 4];                                                                       \
            return unsigned(sum);                                                                             \
        }                                                                                                     \
    };
#ifdef __CUDA_ARCH__
#define COMPILED_FOR __CUDA_ARCH__
#else
#define COMPILED_FOR 0
#endif
#define MMA_BODY(arch, constraint, instruction)                                                               \
    if constexpr (COMPILED_FOR >= 10 * arch) {                                                                \
        _Pragma("unroll") for (int i = 0; i < chains; ++i) asm volatile(                                      \
            "mma.sync.aligned." instruction " {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"          \
            : constraint(d[i][0]), constraint(d[i][1]), constraint(d[i][2]), constraint(d[i][3])              \
            : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));                              \
    }
DEFINE_MMA(MmaBf16, 80, float, "+f", "m16n8k16.row.col.f32.bf16.bf16.f32", 4096, bf16Mask, bf16One)
DEFINE_MMA(MmaZeros, 80, float, "+f", "m16n8k16.row.col.f32.bf16.bf16.f32", 4096, 0u, 0u)
DEFINE_MMA(MmaTf32, 80, float, "+f", "m16n8k8.row.col.f32.tf32.tf32.f32", 2048, tf32Mask, tf32One)
DEFINE_MMA(MmaInt8, 80, int, "+r", "m16n8k32.row.col.s32.s8.s8.s32", 8192, 0xFFFFFFFFu, 0u)
DEFINE_MMA(MmaFp8, 89, float, "+f", "m16n8k32.row.col.f32.e4m3.e4m3.f32", 8192, fp8Mask, fp8One)
#endif

/// Every thread steps `iterations` times; clocks[block] = cycles of the block.
template <class Op>
__global__ void __launch_bounds__(Op::threads) instructionLoop(int iterations, double* clocks, unsigned* sink) {
    Op op(blockIdx.x * blockDim.x + threadIdx.x);
    __syncthreads();
    const int64_t start = cycles();
#pragma unroll 4
    for (int i = 0; i < iterations; ++i)
        op.step();
    __syncthreads();
    const int64_t end = cycles();
    if (threadIdx.x == 0 && clocks) clocks[blockIdx.x] = double(end - start);
    if (op.result() == 0x7F123456u) *sink = 1;
}

#ifndef __HIP_PLATFORM_AMD__
/// Products of two warpgroups an SM, each 64 x 256 with k in four steps of 32 bytes, operands in shared memory: random
/// numbers, or zeros, which take little power.
enum class Wgmma { bf16, fp8, tf32, int8 };
constexpr int wgmmaShared = 1024 + 2 * 8192 + 32768;
constexpr int wgmmaThreads = 256;
/// FLOP (or operations) of a block in one iteration: k is 64, 128, 32 and 128.
constexpr double wgmmaFlop(Wgmma type) {
    return 2.0 * 2 * 64 * 256 * (type == Wgmma::bf16 ? 64 : type == Wgmma::tf32 ? 32 : 128);
}

#ifdef __CUDA_ARCH_FEAT_SM90_ALL
/// Two tiles of A, one of B; all threads of the block.
template <Wgmma Type>
__device__ __forceinline__ void wgmmaOperands(char* shared, bool zeros) {
    for (int i = threadIdx.x; i < (2 * 8192 + 32768) / 4; i += blockDim.x) {
        const unsigned bits = randomBits(i + 4096 * blockIdx.x);
        reinterpret_cast<unsigned*>(shared)[i] = zeros                 ? 0
                                                 : Type == Wgmma::bf16 ? (bits & bf16Mask) | bf16One
                                                 : Type == Wgmma::fp8  ? (bits & fp8Mask) | fp8One
                                                 : Type == Wgmma::tf32 ? (bits & tf32Mask) | tf32One
                                                                       : bits;
    }
    asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}

/// What a warpgroup does; the sum of its results.
template <Wgmma Type>
__device__ __forceinline__ float wgmmaProducts(char* shared, int iterations) {
    const uint64_t a = wgmmaOperand(shared + 8192 * (threadIdx.x / 128)), b = wgmmaOperand(shared + 2 * 8192);
    float d[128];
    int integers[128];
#pragma unroll
    for (int i = 0; i < 128; ++i) {
        d[i] = 0;
        integers[i] = 0;
    }
    for (int i = 0; i < iterations; ++i) {
        wgmmaFence();
#pragma unroll
        for (int k = 0; k < 4; ++k) {
            if constexpr (Type == Wgmma::bf16) wgmmaBf16(d, a + 2 * k, b + 2 * k);
            if constexpr (Type == Wgmma::fp8) wgmmaFp8(d, a + 2 * k, b + 2 * k);
            if constexpr (Type == Wgmma::tf32) wgmmaTf32(d, a + 2 * k, b + 2 * k);
            if constexpr (Type == Wgmma::int8) wgmmaInt8(integers, a + 2 * k, b + 2 * k);
        }
        wgmmaCommit();
        wgmmaWait<1>();
    }
    wgmmaWait<0>();
    float sum = 0;
    for (int i = 0; i < 128; ++i)
        sum += Type == Wgmma::int8 ? float(integers[i]) : d[i];
    return sum;
}
#endif

template <Wgmma Type>
__global__ void __launch_bounds__(wgmmaThreads, 1) wgmmaLoop(int iterations, double* clocks, unsigned* sink, bool zeros) {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    extern __shared__ char raw[];
    char* shared = reinterpret_cast<char*>((reinterpret_cast<uint64_t>(raw) + 1023) & ~uint64_t(1023));
    wgmmaOperands<Type>(shared, zeros);
    __syncthreads();
    const int64_t start = cycles();
    const float sum = wgmmaProducts<Type>(shared, iterations);
    __syncthreads();
    const int64_t end = cycles();
    if (threadIdx.x == 0 && clocks) clocks[blockIdx.x] = double(end - start);
    if (sum == 1.2345f) *sink = 1;
#endif
}
#endif
