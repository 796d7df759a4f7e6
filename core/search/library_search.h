// Which plan of its menu a vendor library takes: the fastest one, by the engine's own analysis.
//
//   1. libraryMenu() lists the plans; each gets a lower bound of its time from its tiles and the GPU's rates alone
//   2. best first: a plan whose bound is the lowest gets a tighter one, the analysis with compulsory traffic (cache/
//      compulsory.h); if it is the lowest still, it is analysed with its traffic; until no bound is below the best time
//   3. the winner is analysed in full, and compared with the runner-up: the first of the next plans with another tile or split
//
//   bound = T_fixed + L_L2 + max( tiles of the fullest SM x steps x max(tensor time of a step, floor), bytes / bandwidth )
//           + fixed part of the epilogue (+ the second kernel of a split K)
//
// Of grids of more than 2^18 tiles the plans are compared on a part with a shorter side, and their times grow with it.
// Bounds never exceed the analysed time, so the search finds what brute force over the menu would.
#pragma once

#include "core/analysis/analyze.h"
#include "core/search/library_menu.h"

namespace tilesight {

struct LibraryCandidate {
    LibraryPlan plan;
    double boundSeconds = 0;
    double latencySeconds = 0; ///< 0 = not analysed, its bound is above the best
    Bottleneck bottleneck{};
};

struct LibrarySearch {
    std::vector<LibraryCandidate>
        candidates; ///< analysed ones, fastest first, then the others by their bounds
    long long menu = 0, bounded = 0, examined = 0;
    TilePlan plan;     ///< the winner
    Analysis analysis; ///< of the winner
    std::string
        reason; ///< "128x256 tile, ...: fastest of 312 plans because ...; next is ..., 4 % slower because ..."
};

/// The template is that of a library, and the values do not say which plan (unit and tile): it is to be searched for.
bool choosesItsPlan(std::string_view templateName, const TemplateValues& values);

/// `problem`: inputs of the template gemm_library; knobs of the plan among them are kept (search/library_named.h), and
/// `reason` says so. Errors: those of makePlan() and analyze(), "library.no_unit", "library.no_plan", "engine.stopped". Same result on any thread count.
Expected<LibrarySearch> searchLibrary(const TemplateValues& problem, const Gpu& gpu,
                                      const AnalysisOptions& options, int threads = 0, StopToken stop = {});

/// The menu as schedules for a ranking: inputs of the template, problem included.
Expected<std::vector<TemplateValues>> librarySchedules(const TemplateValues& problem, const Gpu& gpu);

/// Lower bound of the time of a plan, seconds.
double libraryBoundSeconds(const LibraryPlan& plan, const LibraryProblem& problem, const Gpu& gpu,
                           double coldShare);

} // namespace tilesight
