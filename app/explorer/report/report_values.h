// What some sections of the report show and no view has at hand: the map of L2, the sensitivity, the plan on all GPUs.
// That takes seconds, so it is computed before the report is composed, in a task where there is a window.
#pragma once

#include "app/explorer/engine.h"
#include "app/explorer/report/report_settings.h"

#include <memory>
#include <vector>

namespace tilesight {

struct ReportValues {
    std::shared_ptr<const L2Study> l2;              ///< null = not wanted, or the plan reads nothing through L2
    std::shared_ptr<const Sensitivity> sensitivity; ///< null = not wanted
    std::vector<GpuEstimate> gpus;                  ///< fastest first, then those that cannot run the plan
};

struct ReportQuestion {
    std::shared_ptr<const TilePlan> plan;
    std::shared_ptr<const Gpu> gpu;
    std::vector<std::shared_ptr<const Gpu>> gpus; ///< to compare with, that of the plan among them
    RunConditions conditions; ///< under which all of them are run
    ReportSettings settings;

    bool wants(const char* section) const { return !settings.leftOut.contains(QLatin1String(section)); }
    bool isEmpty() const { return !wants("l2") && !wants("sensitivity") && !wants("gpus"); }
};

/// The values for the sections that are wanted. Runs in parallel, the same result on any thread count. Errors: those of
/// the engine, "engine.stopped".
Expected<ReportValues> reportValues(const ReportQuestion& question, const Engine& engine, StopToken stop = {},
                                    const Progress& progress = {});

} // namespace tilesight
