// `tilesight gpus --compare PLAN.json`: one plan on all GPUs.
#pragma once

#include "app/cli/arguments.h"

namespace tilesight::cli {

struct GpuComparisonArguments {
    std::string plan, output;
    std::vector<std::string> settings;
    bool csv = false;
};

/// Writes the table and returns the exit code: 1 when the plan runs on none of them.
int compareGpus(const GpuComparisonArguments& arguments);

} // namespace tilesight::cli
