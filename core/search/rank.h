// Ranking of schedules: every combination of the candidate values of a template's knobs, best first.
#pragma once

#include "core/analysis/analyze.h"
#include "core/plan/template_registry.h"

namespace tilesight {

struct Schedule { TemplateValues values; double latencySeconds = 0; Bottleneck bottleneck{}; std::string error; };
/// Fastest first, ties in the order of the knobs' values; those that cannot run follow at the end with their `error`.
/// The first few dozen have the latency that analyze() gives, the rest one by a coarser cache model, each part sorted.
/// Of combinations that differ in a knob without effect (the same schedule, same_schedule.h) only the first is listed.
struct Ranking { std::vector<Schedule> schedules; long long examined = 0, infeasible = 0, repeated = 0; };

/// Knob values to combine, e.g. {"BM", {"64","128","256"}}; defaults of a template when empty.
using Knobs = std::vector<std::pair<std::string, std::vector<std::string>>>;
Knobs defaultKnobs(std::string_view templateName);

/// A library template without knobs lists the library's menu. `fixed`: inputs with one value; they win over knobs of the same name. Runs in parallel, same result on any thread
/// count. Errors: those of makePlan(), "rank.too_many" (over 10^6 combinations), those of the first schedule when
/// none can run, "engine.stopped".
Expected<Ranking> rank(std::string_view templateName, const TemplateValues& fixed, const Knobs& knobs, const Gpu& gpu,
                       const AnalysisOptions& options, int threads = 0, StopToken stop = {});

} // namespace tilesight
