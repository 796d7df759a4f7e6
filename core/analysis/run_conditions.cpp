#include "core/analysis/run_conditions.h"

#include "core/analysis/analyze.h"

namespace tilesight {

AnalysisOptions under(const RunConditions& conditions, AnalysisOptions options) {
    options.regime = conditions.clock;
    options.inputCopies = conditions.copies;
    return options;
}

AnalysisOptions under(const RunConditions& conditions) { return under(conditions, {}); }

std::string commandLineOf(const RunConditions& conditions) {
    std::string text;
    if (conditions.clock == ClockRegime::burst) text += " --burst";
    if (conditions.copies > 0) text += " --copies " + std::to_string(conditions.copies);
    return text;
}

} // namespace tilesight
