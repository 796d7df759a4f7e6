// Plans that several tests start from.
#pragma once

#include "core/plan/plan_io.h"
#include "core/plan/resolved_plan.h"
#include "core/plan/template_registry.h"

#include <QtTest>

#include <filesystem>

namespace tilesight {

/// The plan of a template, or a failed assertion.
inline TilePlan planOf(const std::string& name, const TemplateValues& values) {
    const auto plan = makePlan(name, values, true);
    if (!plan) qFatal("%s", toString(plan.errors()).c_str());
    return *plan;
}

/// C[300, 200] = A[300, 64] B[64, 200] in 128 x 64 x 32 tiles: nothing divides evenly but K.
inline TilePlan smallGemm() {
    return planOf("gemm",
                  {{"M", "300"}, {"N", "200"}, {"K", "64"}, {"BM", "128"}, {"BN", "64"}, {"BK", "32"}});
}

inline TilePlan causalAttention() {
    return planOf(
        "attention",
        {{"causal", "1"}, {"B", "2"}, {"HQ", "8"}, {"HK", "2"}, {"S", "1000"}, {"D", "64"}, {"BN", "128"}});
}

inline std::vector<std::string> samplePaths() {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(SOURCE_DIR "/samples"))
        if (entry.path().extension() == ".json") paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    return paths;
}

/// "id pointer" of each error, one a line: compact to compare.
inline QString idsAndPointers(const Errors& errors) {
    QStringList lines;
    for (const Error& error : errors)
        lines << QString::fromStdString(error.id + " " + error.where.pointer);
    return lines.join('\n');
}

} // namespace tilesight
