// Kernels that only `power` runs: copies of tiles by one thread an SM, alone and beside products.
#pragma once

#include "bulk_copy.h"
#include "instructions.h"

constexpr int products = 20000; ///< iterations of a launch, some 15 ms

#ifndef __HIP_PLATFORM_AMD__
constexpr int tileBytes = 16384, tilesAhead = 6;

/// Copies tile after tile, `tilesAhead` at once, until `number` are done or `stop` says so; says how many. No lane
/// touches a byte. Each block has tiles of its own: the same tile on its way to two SMs would pass L2 once (on H200 9 % did).
template <class Stop>
__device__ __forceinline__ int copyTiles(char* to, uint64_t* barriers, const char* data, size_t tiles, int number, Stop stop) {
#if __CUDA_ARCH__ >= 900
    for (int i = 0; i < tilesAhead; ++i)
        initBarrier(&barriers[i]);
    const size_t end = tiles / gridDim.x * gridDim.x; // at least one tile a block
    size_t at = blockIdx.x;
    for (int i = 0; i < number + tilesAhead; ++i) {
        const int slot = i % tilesAhead;
        if (i >= tilesAhead) waitBarrier(&barriers[slot], (i / tilesAhead - 1) & 1);
        if (i < number && stop()) number = i;
        if (i >= number) continue;
        bulkCopy(to + slot * tileBytes, data + at * tileBytes, tileBytes, &barriers[slot]);
        at += gridDim.x;
        if (at >= end) at = blockIdx.x;
    }
#endif
    return number;
}

static __global__ void bulkLoads(const char* data, size_t tiles, int number, double* clocks) {
    extern __shared__ __align__(128) char raw[];
    __shared__ __align__(8) uint64_t barriers[tilesAhead];
    const int64_t start = cycles();
    copyTiles(raw, barriers, data, tiles, number, [] { return false; });
    clocks[blockIdx.x] = double(cycles() - start);
}

/// wgmmaLoop by two warpgroups, and copies by a warp of its own until the first of them is done; copied[block] = tiles.
constexpr int productsAndCopiesThreads = wgmmaThreads + 32, productsAndCopiesShared = wgmmaShared + tileBytes * tilesAhead;
static __global__ void __launch_bounds__(productsAndCopiesThreads, 1)
productsAndCopies(int iterations, const char* data, size_t tiles, double* clocks, int* copied, unsigned* sink) {
#ifdef __CUDA_ARCH_FEAT_SM90_ALL
    extern __shared__ __align__(128) char raw[];
    __shared__ __align__(8) uint64_t barriers[tilesAhead];
    __shared__ volatile int done;
    char* shared = reinterpret_cast<char*>((reinterpret_cast<uint64_t>(raw) + 1023) & ~uint64_t(1023));
    wgmmaOperands<Wgmma::bf16>(shared, false);
    if (threadIdx.x == 0) done = 0;
    __syncthreads();
    if (threadIdx.x >= wgmmaThreads) {
        if (threadIdx.x == wgmmaThreads)
            copied[blockIdx.x] = copyTiles(shared + wgmmaShared - 1024, barriers, data, tiles, 0x40000000, [&] { return done != 0; });
        return;
    }
    const int64_t start = cycles();
    const float sum = wgmmaProducts<Wgmma::bf16>(shared, iterations);
    done = 1;
    if (threadIdx.x == 0) clocks[blockIdx.x] = double(cycles() - start);
    if (sum == 1.2345f) *sink = 1;
#endif
}
#endif
