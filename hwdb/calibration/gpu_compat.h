// One source for CUDA and HIP: the few names that differ, and what each device can do.
#pragma once

#ifdef __HIP_PLATFORM_AMD__
#include <hip/hip_runtime.h>
#define gpuError_t hipError_t
#define gpuSuccess hipSuccess
#define gpuGetErrorString hipGetErrorString
#define gpuGetLastError hipGetLastError
#define gpuDeviceProp hipDeviceProp_t
#define gpuGetDeviceProperties hipGetDeviceProperties
#define gpuSetDevice hipSetDevice
#define gpuMalloc hipMalloc
#define gpuFree hipFree
#define gpuMemcpy hipMemcpy
#define gpuMemcpyToDevice hipMemcpyHostToDevice
#define gpuMemcpyToHost hipMemcpyDeviceToHost
#define gpuMemGetInfo hipMemGetInfo
#define gpuDeviceSynchronize hipDeviceSynchronize
#define gpuEvent_t hipEvent_t
#define gpuEventCreate hipEventCreate
#define gpuEventRecord hipEventRecord
#define gpuEventSynchronize hipEventSynchronize
#define gpuEventElapsedTime hipEventElapsedTime
#define gpuStream_t hipStream_t
#define gpuStreamCreate hipStreamCreate
#define gpuStreamSynchronize hipStreamSynchronize
#define gpuStreamBeginCapture hipStreamBeginCapture
#define gpuStreamCaptureModeGlobal hipStreamCaptureModeGlobal
#define gpuStreamEndCapture hipStreamEndCapture
#define gpuGraph_t hipGraph_t
#define gpuGraphExec_t hipGraphExec_t
#define gpuGraphInstantiate(exec, graph) hipGraphInstantiate(exec, graph, nullptr, nullptr, 0)
#define gpuGraphLaunch hipGraphLaunch
#define gpuFuncSetSharedBytes(kernel, bytes)                                                                 \
    hipFuncSetAttribute(reinterpret_cast<const void*>(kernel), hipFuncAttributeMaxDynamicSharedMemorySize, bytes)
#else
#include <cuda_runtime.h>
#define gpuError_t cudaError_t
#define gpuSuccess cudaSuccess
#define gpuGetErrorString cudaGetErrorString
#define gpuGetLastError cudaGetLastError
#define gpuDeviceProp cudaDeviceProp
#define gpuGetDeviceProperties cudaGetDeviceProperties
#define gpuSetDevice cudaSetDevice
#define gpuMalloc cudaMalloc
#define gpuFree cudaFree
#define gpuMemcpy cudaMemcpy
#define gpuMemcpyToDevice cudaMemcpyHostToDevice
#define gpuMemcpyToHost cudaMemcpyDeviceToHost
#define gpuMemGetInfo cudaMemGetInfo
#define gpuDeviceSynchronize cudaDeviceSynchronize
#define gpuEvent_t cudaEvent_t
#define gpuEventCreate cudaEventCreate
#define gpuEventRecord cudaEventRecord
#define gpuEventSynchronize cudaEventSynchronize
#define gpuEventElapsedTime cudaEventElapsedTime
#define gpuStream_t cudaStream_t
#define gpuStreamCreate cudaStreamCreate
#define gpuStreamSynchronize cudaStreamSynchronize
#define gpuStreamBeginCapture cudaStreamBeginCapture
#define gpuStreamCaptureModeGlobal cudaStreamCaptureModeGlobal
#define gpuStreamEndCapture cudaStreamEndCapture
#define gpuGraph_t cudaGraph_t
#define gpuGraphExec_t cudaGraphExec_t
#define gpuGraphInstantiate(exec, graph) cudaGraphInstantiate(exec, graph, 0ULL)
#define gpuGraphLaunch cudaGraphLaunch
#define gpuFuncSetSharedBytes(kernel, bytes)                                                                 \
    cudaFuncSetAttribute(reinterpret_cast<const void*>(kernel), cudaFuncAttributeMaxDynamicSharedMemorySize, bytes)
#endif

#include <cstdint>

/// A load that L1 does not keep: what it tells is L2 or memory.
__device__ __forceinline__ uint4 loadPastL1(const uint4* address) {
#ifdef __HIP_PLATFORM_AMD__
    uint4 value;
    const uint64_t* words = reinterpret_cast<const uint64_t*>(address);
    const uint64_t low = __builtin_nontemporal_load(words), high = __builtin_nontemporal_load(words + 1);
    value.x = static_cast<unsigned>(low);
    value.y = static_cast<unsigned>(low >> 32);
    value.z = static_cast<unsigned>(high);
    value.w = static_cast<unsigned>(high >> 32);
    return value;
#else
    uint4 value;
    asm volatile("ld.global.cg.v4.u32 {%0,%1,%2,%3}, [%4];"
                 : "=r"(value.x), "=r"(value.y), "=r"(value.z), "=r"(value.w)
                 : "l"(address));
    return value;
#endif
}

/// Nanoseconds of a clock that no SM clock moves.
__device__ __forceinline__ uint64_t nanoseconds() {
#ifdef __HIP_PLATFORM_AMD__
    return wall_clock64() * 10; // 100 MHz
#else
    uint64_t time;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
    return time;
#endif
}

__device__ __forceinline__ int64_t cycles() { return clock64(); }
