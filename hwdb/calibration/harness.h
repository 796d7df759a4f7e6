// What every group of probes uses: rows of the table, errors, buffers, times.
#pragma once

#include "gpu_compat.h"

#include <string>
#include <vector>

/// One row; numbers below 0 stay empty.
struct Row {
    std::string probe, variant;
    double sms = -1, setBytes = -1, inFlightBytes = -1, count = -1;
};
/// Writes a row whole, or nothing: whatever ends the program, the table stays readable.
void writeValue(const Row& row, double value, const char* unit, const std::string& note = "");
void writeReason(const Row& row, const std::string& reason);

/// Ends the group: what failed and why becomes a row, other groups go on.
[[noreturn]] void stopGroup(const std::string& reason);
void check(gpuError_t code, const char* what);
#define CHECK(call) check((call), #call)

/// The device, asked once in each group.
const gpuDeviceProp& device();
int computeCapability(); ///< 90 for 9.0; 0 on AMD
size_t l2Bytes();
bool canWgmma(); ///< compute capability 9.0, and built for it (sm_90a)

/// Memory filled with random bits whose words have the highest bit clear.
uint4* randomMemory(size_t bytes);
/// As much as streams need: 64 times L2 within 1 to 4 GiB, less on a small device.
size_t largeBytes();

/// Median over `repeats` of the seconds that `launch` takes, after one unmeasured run.
template <class Launch>
double medianSeconds(Launch launch, int repeats = 5);
double medianOf(std::vector<double> values);

/// SM clock under light load, Hz.
double lightClockHz();

template <class Launch>
double medianSeconds(Launch launch, int repeats) {
    gpuEvent_t start, end;
    CHECK(gpuEventCreate(&start));
    CHECK(gpuEventCreate(&end));
    std::vector<double> seconds;
    for (int i = 0; i <= repeats; ++i) {
        CHECK(gpuEventRecord(start, nullptr));
        launch();
        CHECK(gpuEventRecord(end, nullptr));
        CHECK(gpuEventSynchronize(end));
        CHECK(gpuGetLastError());
        float milliseconds = 0;
        CHECK(gpuEventElapsedTime(&milliseconds, start, end));
        if (i > 0) seconds.push_back(1e-3 * milliseconds);
    }
    return medianOf(seconds);
}

// The groups.
void probeDevice();
void probeClocks();
void probeStreams();
void probeWorkingSets();
void probeActiveSms();
void probeChase();
void probeBulkCopies();
void probeRates();
void probeLaunches();
void probePower();
