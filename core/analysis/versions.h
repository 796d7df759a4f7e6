// By what a result was made: program, model, hardware table and file, plan. Every report carries them, so that a number
// can be made again, or told from that of another version.
#pragma once

#include "core/analysis/analysis.h"
#include "core/hardware/gpu.h"
#include "core/plan/tile_plan.h"

namespace tilesight {

/// Of the equations. Raise it when a prediction of an unchanged plan on unchanged hardware changes.
inline constexpr const char* modelVersion = "1.1";

struct Versions {
    std::string program;        ///< "0.1.0"
    std::string model;          ///< "1.1"
    std::string hardwareTable;  ///< "2026-11", of the folder that the GPU's file lies in; "" = a file of the user
    std::string hardwareFile;   ///< "h200-sxm.json"
    std::string hardwareSha256; ///< of that file; "" = it cannot be read any more
    bool hardwareEdited = false; ///< numbers were changed since
    std::string planSha256;     ///< of the plan as it would be saved
};
Versions versionsOf(const TilePlan& plan, const Gpu& gpu);

/// SHA-256 of the plan as it would be saved.
std::string planSha256(const TilePlan& plan);

/// First line of hwdb/VERSION beside the folder of this file; "" = none.
std::string hardwareTableVersion(const std::string& gpuFile);
std::string programVersion();

/// analysisToJson() with what it was made by, and what of it lies outside of the measured range: "versions", "validated".
std::string analysisToJson(const Analysis& analysis, const Gpu& gpu);

/// How many kernels were compared with measurements in all families and GPUs, and on how many GPUs.
struct ValidationExtent {
    long long kernels = 0;
    int gpus = 0;
};
ValidationExtent validationExtent();

} // namespace tilesight
