// Numbers of an architecture that carry over to its other GPUs, in clocks or per SM and clock so that they
// scale.
#pragma once

#include <string>
#include <vector>

namespace tilesight {

/// What derive() assumes for a GPU whose own file is silent. Each row says whose numbers they are.
struct GpuFamily {
    std::string architecture;
    std::string origin; ///< GPU that the measured ones were measured on
    double warpSize, maxBlocksPerSm;
    double registerUnit, sharedUnit; ///< allocation units: registers of a warp, bytes
    double smsPerTpc, smsPerCpc;     ///< SMs that share a path to L2 and merge requests
    double smsPerGpc;                ///< for the number of GPCs
    double fmaLanes, aluLanes, sfuLanes, issueSlots, smemBytesPerClock;
    double mmaSyncShare; ///< of the bf16 tensor rate, with warp-level instructions
    double tensorEfficiency;
    double l2BytesPerClockPerSm; ///< ceiling over all SMs / SMs / boost clock
    double l2BytesPerClockOneSm; ///< most that one SM draws
    double l2Partitions;
    bool copiesBetweenPartitions;         ///< each partition keeps its own copy of a line that its SMs read
    double l15GroupSms, l15BytesPerGroup; ///< 0 bytes: the family has none
    double l15BytesPerClockPerSm;
    double smemLatencyClocks;
    double l2LatencyClocks;    ///< tile load from L2, at the boost clock
    double dramLatencySeconds; ///< tile load from DRAM
};

/// The row of `architecture`; Hopper's for unknown ones.
const GpuFamily& gpuFamily(const std::string& architecture);
std::vector<std::string> gpuArchitectures(); ///< the names that gpuFamily() knows

} // namespace tilesight
