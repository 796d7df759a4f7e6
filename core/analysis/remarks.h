// What a result departs from, or rests on: Analysis::remarks, but for those of the measured range (validated.h).
#pragma once

#include "core/analysis/analyze.h"
#include "core/plan/resolved_plan.h"

namespace tilesight {

void addRemarks(const TilePlan& plan, const ResolvedPlan& resolved, const Gpu& gpu, const AnalysisOptions& options,
                Analysis& analysis);

} // namespace tilesight
