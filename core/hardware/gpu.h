// Gpu: one graphics processor as the engine sees it. Immutable once loaded; every number is a Quantity.
// The field table (gpuFields) is the single list of numbers: loader, schema page, hardware panel and report use it.
#pragma once

#include "core/base/expected.h"
#include "core/hardware/quantity.h"

#include <string>
#include <vector>

namespace tilesight {

struct Gpu {
    std::string id;           ///< "h200-sxm"
    std::string name;         ///< "NVIDIA H200 SXM"
    std::string vendor;       ///< "NVIDIA", "AMD"
    std::string architecture; ///< "hopper", "ampere", "ada", "blackwell", "blackwell_rtx", "volta", "cdna2", "cdna3", "cdna4"
    std::string file;         ///< where it was read from
    bool edited = false;      ///< some number was changed by the user

    // --- SM (AMD: CU) limits
    Quantity smCount, smsPerTpc, smsPerCpc, gpcCount;
    Quantity warpSize, maxWarpsPerSm, maxBlocksPerSm, maxThreadsPerBlock, schedulersPerSm;
    Quantity registersPerSm, maxRegistersPerThread, registerAllocationUnit;
    Quantity sharedBytesPerSm, sharedBytesPerBlockMax, sharedBytesReservedPerBlock, sharedAllocationUnit, tmemBytesPerSm;
    // --- clocks and power
    Quantity boostClockHz, tensorClockHz, boardPowerWatts, burstPowerWatts, idlePowerWatts;
    Quantity powerDelaySeconds; ///< heavy work runs this long before the controller holds it to board_power
    Quantity tensorJoulesPerFlop, fmaJoulesPerFlop, sfuJoulesPerOp, l2JoulesPerByte, dramJoulesPerByte;
    // --- rates per SM and clock
    Quantity tensorBf16FlopsPerClock, tensorFp8FlopsPerClock, tensorTf32FlopsPerClock, tensorInt8OpsPerClock, tensorEfficiency;
    Quantity tensorMmaSyncFlopsPerClock; ///< bf16 rate without warpgroup/tcgen05 instructions
    Quantity fmaLanesPerClock, aluLanesPerClock, sfuLanesPerClock, issueSlotsPerClock, smemBytesPerClock;
    Quantity tmemReadBytesPerClock, tmemWriteBytesPerClock;
    // --- caches
    Quantity l15GroupSms, l15BytesPerGroup, l15Bandwidth;
    Quantity l2Bytes, l2Partitions, l2Ways, l2LineBytes, l2Bandwidth, l2BandwidthPerSm, l2EffectiveBytes;
    Quantity mallBytes, mallBandwidth;
    Quantity dramBytes, dramBandwidth, dramBandwidthPerSm, dramWriteBandwidth;
    // --- latencies and fixed costs
    Quantity smemLatency, l2LoadLatency, dramLoadLatency;   ///< seconds; tile load from issue to barrier for the last two
    Quantity mallLoadLatency;                               ///< the same from the memory-side cache
    Quantity dependentKernelSeconds;                        ///< a small kernel that waits for the one before
    Quantity kernelFixedSeconds, graphGapSeconds, blockStartSeconds, blockLaunchInterval, epilogueFixedSeconds;
    Quantity turnFloorOneGroup, turnFloorTwoGroups, turnFloorProducer; ///< seconds of a shortest loop turn
    Quantity matmulQueueDepth;                              ///< asynchronous matmul instructions in flight before issue blocks
};

/// One row of the field table.
struct GpuField {
    std::string key;             ///< JSON key, "l2_bandwidth"
    Quantity Gpu::*member;
    std::string unit;            ///< "B/s", "Hz", "1", "s", "J/B" ... the file must use it
    bool required = false;       ///< the engine cannot do without
    double minimum = 0, maximum = 1e18;
    std::string title;           ///< "L2 bandwidth"
    std::string group;           ///< "Caches"
    std::string meaning;         ///< one sentence
    bool whole = false;          ///< a count: the value must be a whole number
};
const std::vector<GpuField>& gpuFields();
const GpuField* gpuField(const std::string& key);

/// Reads "gpu/1" JSON (hwdb/FORMAT.md). Every fault located (ids "json.syntax", "json.duplicate_key", "gpu.format",
/// "gpu.unknown_key", "gpu.missing_key", "gpu.wrong_type", "gpu.bad_name", "gpu.wrong_unit", "gpu.out_of_range",
/// "gpu.bad_kind", "gpu.missing_source", "gpu.inconsistent"), all reported together. Optional numbers that are absent
/// stay unknown, then derive() fills what follows from others (kind derived, source = the formula).
Expected<Gpu> gpuFromJson(const std::string& text, const std::string& fileName);
std::string gpuToJson(const Gpu& gpu);

/// Fills unknown optional numbers from known ones and from the architecture family (kind derived or guess), so that
/// the engine finds every number it reads; the note says how.
void derive(Gpu& gpu);

/// The shipped database plus user files. Directories later in the list override earlier ones by id.
class HardwareDatabase {
public:
    /// Loads every gpu/*.json below the directories. Faulty files are skipped and reported in errors().
    static HardwareDatabase load(const std::vector<std::string>& directories);
    /// '_' and '-' are the same, case does not matter; an id that ends in ".json" is the path of a GPU file. Errors:
    /// "gpu.unknown" suggests the nearest id; "file.unreadable", "file.too_large" and those of gpuFromJson().
    Expected<Gpu> find(const std::string& id) const;
    const std::vector<Gpu>& gpus() const { return m_gpus; } ///< sorted by id
    const Errors& errors() const { return m_errors; }

private:
    std::vector<Gpu> m_gpus;
    Errors m_errors;
};

/// Directories to search, later ones win: the build's or installation's hwdb, the user's data directory, $TILESIGHT_HWDB.
/// `programDirectory` is where the running program lies.
std::vector<std::string> hardwareDirectories(const std::string& programDirectory);

} // namespace tilesight
