// Diagnosis: what keeps a kernel from the bound of its busiest pipe, by class of cause, each with the time it costs.
//
//   lost = T(plan on GPU) - T(the same without the obstacle)
//
//   indirect_addressing  re-run: loads that bring addresses run ahead, no load waits for one, no lane computes one
//   pipeline_overlap     T - T_launch - busy time of the busiest pipe on the fullest SM: with all else hidden behind it
//                        (Eq. 5 with every gap closed) it would take no longer than this pipe works
//   l2_locality          re-run: no byte is read from DRAM twice (cache/compulsory.h)
//   memory_layout        re-run: lanes copy 16 bytes at once, a warp's access lies in as few lines as its bytes, rows
//                        share DRAM pages, a change of layout passes the SMEM port once each way (no bank conflicts)
//   occupancy            re-run: an SM with twice the registers, SMEM, warps and block slots
//   tail                 time of the last wave x (1 - n / (ceil(n / SMs) SMs)), n = its blocks
//   launch               time until the first block starts, and between launches
//
// The first four are the recurring classes of the TileSight paper, section 5.6. Causes overlap (an address that is
// waited for is also missing overlap), so the times do not add up to the latency.
#pragma once

#include "core/analysis/analyze.h"

namespace tilesight {

enum class Obstacle {
    indirectAddressing,
    pipelineOverlap,
    l2Locality,
    memoryLayout,
    occupancy,
    tail,
    launch
};
std::string_view nameOf(Obstacle obstacle);  ///< "indirect_addressing", ...: ids used in JSON
std::string_view titleOf(Obstacle obstacle); ///< "Indirect addressing", ...

struct Diagnosis {
    Obstacle obstacle{};
    double lostSeconds = 0;
    double share = 0;     ///< of the latency, 0..1
    bool reRun = false;   ///< the engine ran again without the obstacle; else read off the analysis
    std::string sentence; ///< the figures that show it
    std::string remedy;   ///< what people change against it
};

/// Those that cost at least 1 % of the latency, the dearest first; ties in the order of the enumeration. `baseline` is
/// the analysis of `plan` on `gpu` with the same options. Errors: "engine.stopped".
Expected<std::vector<Diagnosis>> diagnose(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline,
                                          const AnalysisOptions& options = {}, StopToken stop = {});

/// "Pipeline overlap 38 %, L2 locality 12 %"; "nothing costs more than 1 %" where the list is empty.
std::string diagnosisInWords(const std::vector<Diagnosis>& found);

} // namespace tilesight
