// wgmma of sm_90a by hand: m64n256, operands in shared memory, 128 accumulators a thread.
#pragma once

#include "gpu_compat.h"

#if !defined(__HIP_PLATFORM_AMD__) && defined(__CUDA_ARCH_FEAT_SM90_ALL)

#define ACCUMULATORS \
    "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, " \
    "%16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, " \
    "%32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, " \
    "%48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, " \
    "%64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, " \
    "%80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, " \
    "%96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, " \
    "%112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127"
#define OPERANDS_8(c, d, i) \
    c(d[i]), c(d[i + 1]), c(d[i + 2]), c(d[i + 3]), c(d[i + 4]), c(d[i + 5]), c(d[i + 6]), c(d[i + 7])
#define OPERANDS_32(c, d, i) OPERANDS_8(c, d, i), OPERANDS_8(c, d, i + 8), OPERANDS_8(c, d, i + 16), OPERANDS_8(c, d, i + 24)
#define OPERANDS_128(c, d) OPERANDS_32(c, d, 0), OPERANDS_32(c, d, 32), OPERANDS_32(c, d, 64), OPERANDS_32(c, d, 96)

#define DEFINE_WGMMA(name, type, constraint, instruction, tail)                                               \
    __device__ __forceinline__ void name(type* d, uint64_t a, uint64_t b) {                                   \
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\n"                                               \
                     "wgmma.mma_async.sync.aligned." instruction " {" ACCUMULATORS "}, %128, %129, p" tail ";\n}\n" \
                     : OPERANDS_128(constraint, d)                                                            \
                     : "l"(a), "l"(b));                                                                       \
    }
DEFINE_WGMMA(wgmmaBf16, float, "+f", "m64n256k16.f32.bf16.bf16", ", 1, 1, 0, 0")
DEFINE_WGMMA(wgmmaFp8, float, "+f", "m64n256k32.f32.e4m3.e4m3", ", 1, 1")
DEFINE_WGMMA(wgmmaTf32, float, "+f", "m64n256k8.f32.tf32.tf32", ", 1, 1")
DEFINE_WGMMA(wgmmaInt8, int, "+r", "m64n256k32.s32.s8.s8", "")

__device__ __forceinline__ void wgmmaFence() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ __forceinline__ void wgmmaCommit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int Groups>
__device__ __forceinline__ void wgmmaWait() {
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(Groups) : "memory");
}
/// Rows of 128 bytes, swizzled by 128 bytes, eight rows 1024 bytes apart.
__device__ __forceinline__ uint64_t wgmmaOperand(const void* shared) {
    const uint64_t address = static_cast<uint64_t>(__cvta_generic_to_shared(shared));
    return ((address & 0x3FFFF) >> 4) | (uint64_t(1) << 16) | (uint64_t(64) << 32) | (uint64_t(1) << 62);
}

#endif
