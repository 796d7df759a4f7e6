// What the engine says about a sample, for views whose picture is made of many numbers.
#pragma once

#include "core/analysis/analyze.h"
#include "core/plan/plan_io.h"
#include "widgets/view_state.h"

#include <QtTest>

namespace tilesight::example {

inline std::shared_ptr<const Gpu> realGpu(const std::string& id) {
    static const HardwareDatabase database = HardwareDatabase::load({SOURCE_DIR "/hwdb"});
    const Expected<Gpu> gpu = database.find(id);
    return gpu ? std::make_shared<const Gpu>(*gpu) : nullptr;
}

inline std::shared_ptr<const TilePlan> samplePlan(const std::string& sample) {
    const Expected<TilePlan> plan = readPlan(SOURCE_DIR "/samples/" + sample + ".json");
    return plan ? std::make_shared<const TilePlan>(*plan) : nullptr;
}

inline ViewState realState(const TilePlan& plan, const std::string& gpuId) {
    ViewState state;
    state.plan = std::make_shared<const TilePlan>(plan);
    state.gpu = realGpu(gpuId);
    if (!state.gpu) return state;
    const Expected<Analysis> analysis = analyze(plan, *state.gpu);
    if (analysis)
        state.analysis = std::make_shared<const Analysis>(*analysis);
    else
        state.errors = analysis.errors();
    return state;
}

inline ViewState realState(const std::string& sample, const std::string& gpuId = "h200-sxm") {
    const auto plan = samplePlan(sample);
    return plan ? realState(*plan, gpuId) : ViewState{};
}

} // namespace tilesight::example
