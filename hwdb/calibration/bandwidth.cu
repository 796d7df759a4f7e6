// stream, read_bandwidth, active_sms, in_flight, same_addresses: reads past L1, 16 bytes a thread.
#include "harness.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double mebi = 1048576;
constexpr int wide = 1024; ///< threads of the block that fills an SM
constexpr int ahead = 8;   ///< loads of a thread in flight
constexpr double mostInFlight = wide * ahead * 16.0;

__device__ __forceinline__ unsigned mixed(uint4 v) { return v.x ^ v.y ^ v.z ^ v.w; }

/// `readers` blocks share each slice of the set: reader r of blocks b/readers walks it from `turn` x r on.
/// `passes` times, in turns of `Loads` loads a thread that are in flight together; a turn longer than the slice wraps.
template <int Loads>
__global__ void __launch_bounds__(wide, 1) readSet(const uint4* data, size_t vectors, int passes, int readers, bool turned, unsigned* sink) {
    const unsigned slices = (gridDim.x + readers - 1) / readers, slice = blockIdx.x / readers;
    const unsigned length = unsigned(vectors / slices), turn = Loads * wide; // 32 bits: few instructions a load
    const uint4* first = data + size_t(slice) * length;
    unsigned at = (turned ? length / readers * (blockIdx.x % readers) : 0) + threadIdx.x, sum = 0;
    for (int pass = 0; pass < passes; ++pass)
        for (unsigned done = 0; done == 0 || done + turn <= length; done += turn) {
            uint4 values[Loads];
#pragma unroll
            for (int i = 0; i < Loads; ++i) {
                at -= at >= length ? length : 0;
                values[i] = loadPastL1(first + at);
                at += wide;
            }
#pragma unroll
            for (int i = 0; i < Loads; ++i)
                sum ^= mixed(values[i]);
        }
    if (sum == 0x12345678u) *sink = sum;
}

__device__ __forceinline__ unsigned scattered(unsigned seed) {
    seed = (seed ^ (seed >> 16)) * 0x7feb352du;
    seed = (seed ^ (seed >> 15)) * 0x846ca68bu;
    return seed ^ (seed >> 16);
}

/// Each block goes round in a slice of its own, from a random place on: blocks a fixed distance apart would ask some parts of
/// L2 more than others (H200: 8.6 instead of 9.2 TB/s), and blocks that read the same lines would be served together.
template <int Loads, int Threads>
__global__ void __launch_bounds__(Threads) readSlices(const uint4* data, unsigned tilesPerBlock, int turns, unsigned* sink) {
    unsigned tile = scattered(blockIdx.x + 1) % tilesPerBlock, sum = 0;
    for (int turn = 0; turn < turns; ++turn) {
        uint4 values[Loads];
#pragma unroll
        for (int i = 0; i < Loads; ++i) {
            values[i] = loadPastL1(data + (blockIdx.x * tilesPerBlock + tile) * Threads + threadIdx.x);
            ++tile;
            tile -= tile >= tilesPerBlock ? tilesPerBlock : 0;
        }
#pragma unroll
        for (int i = 0; i < Loads; ++i)
            sum ^= mixed(values[i]);
    }
    if (sum == 0x12345678u) *sink = sum;
}

/// As readSet, but a thread's next loads wait for the last ones: the highest bit of every word is clear, the compiler
/// does not know it. So exactly threads x Loads x 16 bytes are in flight.
template <int Loads>
__global__ void __launch_bounds__(wide, 1) readInTurns(const uint4* data, size_t vectors, int turns, unsigned* sink) {
    const size_t length = vectors / gridDim.x;
    const uint4* first = data + blockIdx.x * length;
    size_t at = threadIdx.x;
    unsigned sum = 0;
    for (int turn = 0; turn < turns; ++turn) {
        uint4 values[Loads];
#pragma unroll
        for (int i = 0; i < Loads; ++i) {
            if (at >= length) at -= length;
            values[i] = loadPastL1(first + at);
            at += blockDim.x;
        }
        unsigned all = 0;
#pragma unroll
        for (int i = 0; i < Loads; ++i)
            all |= values[i].x | values[i].y | values[i].z | values[i].w;
        at += all >> 31;
        sum ^= all;
    }
    if (sum == 0x12345678u) *sink = sum;
}

__global__ void streamRead(const uint4* data, size_t vectors, unsigned* sink) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    unsigned sum = 0;
    size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
    for (; i + 3 * step < vectors; i += 4 * step) {
        const uint4 a = loadPastL1(data + i), b = loadPastL1(data + i + step), c = loadPastL1(data + i + 2 * step),
                    d = loadPastL1(data + i + 3 * step);
        sum ^= mixed(a) ^ mixed(b) ^ mixed(c) ^ mixed(d);
    }
    if (sum == 0x12345678u) *sink = sum;
}
__global__ void streamWrite(uint4* data, size_t vectors, unsigned seed) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < vectors; i += step) {
        const unsigned word = (unsigned(i) * 2654435761u + seed) & 0x7FFFFFFFu;
        data[i] = make_uint4(word, word ^ 0x5555u, word ^ 0x3333u, word ^ 0x0F0Fu);
    }
}
__global__ void streamCopy(const uint4* from, uint4* to, size_t vectors) {
    const size_t step = size_t(gridDim.x) * blockDim.x;
    for (size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x; i < vectors; i += step)
        to[i] = loadPastL1(from + i);
}

unsigned* newSink() {
    unsigned* sink = nullptr;
    CHECK(gpuMalloc(&sink, sizeof(unsigned)));
    return sink;
}

double readRate(const uint4* data, double setBytes, int blocks, int readers, bool turned, double wantedBytes,
                unsigned* sink) {
    const size_t vectors = size_t(setBytes / 16);
    const size_t slices = (blocks + readers - 1) / readers, length = vectors / slices;
    const size_t turn = size_t(ahead) * wide, read = std::max<size_t>(1, length / turn) * turn; // of a slice in one pass
    if (length < size_t(wide)) return -1;
    const double bytesPerPass = 16.0 * double(read) * blocks;
    const int passes = std::max(1, int(std::ceil(wantedBytes / bytesPerPass)));
    const double seconds = medianSeconds(
        [&] { readSet<ahead><<<blocks, wide>>>(data, vectors, passes, readers, turned, sink); });
    return bytesPerPass * passes / seconds;
}

/// Rate of slices that each block has for itself, one block an SM; -1: the set is too small.
double sliceRate(const uint4* data, double setBytes, int blocks, double wantedBytes, unsigned* sink) {
    const unsigned tiles = unsigned(setBytes / (16.0 * wide)) / blocks;
    if (tiles < 1) return -1;
    const double perTurn = mostInFlight * blocks;
    const int turns = std::max(1, int(std::ceil(wantedBytes / perTurn)));
    const double seconds =
        medianSeconds([&] { readSlices<ahead, wide><<<blocks, wide>>>(data, tiles, turns, sink); });
    return perTurn * turns / seconds;
}

/// Cold rate of few SMs: windows of a large buffer, each read once, one after the other.
double windowRate(const uint4* data, double largeBytes, int blocks, unsigned* sink) {
    const double turn = mostInFlight * blocks, window = std::ceil(std::max(128 * mebi, 16 * mebi * blocks) / turn) * turn;
    const int windows = std::max(1, int(largeBytes / window)), turns = int(std::min(window, largeBytes) / turn);
    int next = 0;
    const double seconds = medianSeconds([&] {
        readSlices<ahead, wide><<<blocks, wide>>>(data + size_t(next) * size_t(window / 16), turns * ahead, turns, sink);
        next = (next + 1) % windows;
    });
    return turn * turns / seconds;
}

template <int Loads>
void inFlight(const uint4* data, double setBytes, int threads, unsigned* sink) {
    const int sms = device().multiProcessorCount;
    const double perTurn = 16.0 * Loads * threads * sms;
    const int turns = int(std::max(200.0, 1e9 / perTurn));
    const double seconds = medianSeconds(
        [&] { readInTurns<Loads><<<sms, threads>>>(data, size_t(setBytes / 16), turns, sink); });
    writeValue({"in_flight", "", double(sms), setBytes, 16.0 * Loads * threads}, perTurn * turns / seconds, "B/s");
}

} // namespace

void probeStreams() {
    const size_t bytes = largeBytes(), vectors = bytes / 16;
    uint4 *data = randomMemory(bytes), *other = randomMemory(bytes);
    unsigned* sink = newSink();
    const int blocks = device().multiProcessorCount * (device().maxThreadsPerMultiProcessor / 512);
    const size_t step = size_t(blocks) * 512;
    const double read = 16.0 * double(vectors / (4 * step) * (4 * step));
    writeValue({"stream", "read", -1, double(bytes)},
               read / medianSeconds([&] { streamRead<<<blocks, 512>>>(data, vectors, sink); }, 9), "B/s");
    unsigned seed = 1;
    writeValue({"stream", "write", -1, double(bytes)},
               double(bytes) / medianSeconds([&] { streamWrite<<<blocks, 512>>>(other, vectors, seed++); }, 9), "B/s");
    writeValue({"stream", "copy", -1, double(bytes)},
               2.0 * double(bytes) / medianSeconds([&] { streamCopy<<<blocks, 512>>>(data, other, vectors); }, 9), "B/s",
               "bytes read and written");
}

void probeWorkingSets() {
    const int sms = device().multiProcessorCount;
    const double l2 = double(l2Bytes()), least = 8.0 * wide * ahead * sms; // half a turn of every SM
    const size_t bytes = largeBytes();
    const uint4* data = randomMemory(bytes);
    unsigned* sink = newSink();
    for (double set = std::max(l2 / 8, least); set <= std::min(16 * l2, double(bytes)); set *= std::sqrt(2.0)) {
        const double rate = sliceRate(data, set, sms, 16e9, sink);
        if (rate > 0) writeValue({"read_bandwidth", "distinct", double(sms), set, mostInFlight}, rate, "B/s");
    }
    for (double set = std::max(l2 / 32, 2.0 * wide * ahead * 16); set <= std::min(6 * l2, double(bytes));
         set *= std::pow(2.0, 0.25))
        writeValue({"read_bandwidth", "same", double(sms), set, mostInFlight},
                   readRate(data, set, sms, sms, true, 16e9, sink), "B/s", "every SM reads the whole set, each from its own start");
    for (const int readers : {1, 2, 4, 8, 16, sms}) {
        const double rate = readRate(data, l2 / 5, sms, readers, false, 16e9, sink);
        writeValue({"same_addresses", "", double(sms), l2 / 5, mostInFlight, double(readers)}, rate, "B/s");
    }
}

void probeActiveSms() {
    const int sms = device().multiProcessorCount;
    const double l2 = double(l2Bytes());
    const size_t bytes = largeBytes();
    const uint4* data = randomMemory(bytes);
    unsigned* sink = newSink();
    std::vector<int> counts = {1, 2, 3, 4, 8, 16};
    for (const double share : {0.18, 0.25, 0.36, 0.5, 0.67, 0.75, 0.83, 0.91, 0.95, 1.0})
        counts.push_back(int(std::lround(share * sms)));
    std::sort(counts.begin(), counts.end());
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    for (const double share : {0.2, 0.45, 0.67}) // sets as the near part of L2 holds, and as only all of it does
        for (const int count : counts) {
            if (count > sms) break;
            const double rate = sliceRate(data, share * l2, count, 0.5e9 * std::min(count, 16), sink);
            if (rate > 0) writeValue({"active_sms", "l2", double(count), share * l2, mostInFlight}, rate, "B/s");
        }
    for (const int count : counts)
        if (count <= sms)
            writeValue({"active_sms", "dram", double(count), double(bytes), mostInFlight},
                       windowRate(data, double(bytes), count, sink), "B/s");
    for (const double set : {l2 / 5, double(bytes)})
        for (const int threads : {32, 64, 128, 256, 512, 1024}) {
            inFlight<1>(data, set, threads, sink);
            inFlight<4>(data, set, threads, sink);
        }
}
