// Run conditions in the words of the window, and what is offered beside the ones in use.
#pragma once

#include "core/analysis/run_conditions.h"
#include "core/hardware/gpu.h"

#include <QString>
#include <vector>

namespace tilesight {

/// What the plan on screen would take under other conditions.
struct ConditionsOffer {
    RunConditions conditions;
    double latencySeconds = 0, clockHz = 0;
};
using ConditionsOffers = std::vector<ConditionsOffer>;

/// The conditions in use first, then those with the other clock, then those with other caches: one change each.
std::vector<RunConditions> offeredConditions(const RunConditions& now);

QString clockText(ClockRegime clock);                 ///< "Sustained"
QString clockText(ClockRegime clock, const Gpu* gpu); ///< "Sustained, 700 W"; the watts where they are known
QString cachesText(int copies);                       ///< "cold caches", "warm caches", "4 copies"
/// What it means, with the figures of this GPU: "Seconds of repetition: the power controller holds 700 W".
QString clockMeaning(ClockRegime clock, const Gpu* gpu);
QString cachesMeaning(int copies);
/// What differs from the default: "burst clock, warm caches"; "" = nothing.
QString unusualText(const RunConditions& conditions);
/// Both, always: "sustained clock, cold caches".
QString conditionsText(const RunConditions& conditions);

} // namespace tilesight
