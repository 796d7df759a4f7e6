#include "core/analysis/versions.h"

#include "core/analysis/validated.h"
#include "core/base/file.h"
#include "core/base/sha256.h"
#include "core/plan/plan_io.h"

#include <filesystem>
#include <set>

namespace tilesight {
namespace {
constexpr std::uintmax_t longestVersion = 1 << 10, largestFile = 64 << 20;
}

std::string programVersion() { return TILESIGHT_VERSION; }

std::string hardwareTableVersion(const std::string& gpuFile) {
    if (gpuFile.empty()) return {};
    const std::filesystem::path table = std::filesystem::path(gpuFile).parent_path().parent_path() / "VERSION";
    const Expected<std::string> text = readTextFile(table.string(), longestVersion);
    return text ? text->substr(0, text->find_first_of("\r\n")) : std::string();
}

std::string planSha256(const TilePlan& plan) { return sha256(planToJson(plan)); }

Versions versionsOf(const TilePlan& plan, const Gpu& gpu) {
    Versions versions;
    versions.program = programVersion();
    versions.model = modelVersion;
    versions.hardwareTable = hardwareTableVersion(gpu.file);
    versions.hardwareFile = std::filesystem::path(gpu.file).filename().string();
    if (const Expected<std::string> text = readTextFile(gpu.file, largestFile)) versions.hardwareSha256 = sha256(*text);
    versions.hardwareEdited = gpu.edited;
    versions.planSha256 = planSha256(plan);
    return versions;
}

ValidationExtent validationExtent() {
    ValidationExtent extent;
    std::set<std::string_view> gpus;
    for (const ValidatedRow& row : validatedRows()) {
        extent.kernels += row.rows;
        gpus.insert(row.gpu);
    }
    extent.gpus = static_cast<int>(gpus.size());
    return extent;
}

} // namespace tilesight
