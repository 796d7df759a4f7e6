// The engine's calls as the explorer needs them, as function objects so that tests can put a stand-in there.
#pragma once

#include "core/advice/advice.h"
#include "core/analysis/analyze.h"
#include "core/search/gallery.h"

#include <functional>

namespace tilesight {

struct Engine {
    std::function<Expected<Analysis>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> analyze;
    std::function<Expected<Gallery>(const TilePlan&, const Gpu&, const AnalysisOptions&, StopToken)> gallery;
    std::function<Expected<std::vector<Hint>>(const TilePlan&, const Gpu&, const Analysis&,
                                              const AnalysisOptions&, StopToken)>
        advise;
};

/// core's analyze(), gallery() and advise().
Engine coreEngine();

} // namespace tilesight
