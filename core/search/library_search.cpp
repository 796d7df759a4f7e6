#include "core/search/library_search.h"

#include "core/action/rates.h"
#include "core/analysis/earlier_launches.h"
#include "core/base/parallel.h"
#include "core/cache/cache_memo.h"
#include "core/envelope/block_time.h"
#include "core/search/library_named.h"
#include "core/search/library_reason.h"

#include <algorithm>
#include <cmath>
#include <queue>

namespace tilesight {
namespace {

constexpr std::size_t boundBatch = 16,
                      analysisBatch = 2; // taken side by side before the best is looked at again

constexpr double boundTolerance = 0.997; // the throttled clock is known to 0.1 %

enum class Stage { listed, bounded };
struct Waiting {
    double seconds; ///< lower bound
    Stage stage;
    std::size_t index;
};
struct Later {
    bool operator()(const Waiting& a, const Waiting& b) const {
        return a.seconds != b.seconds ? a.seconds > b.seconds : a.index > b.index;
    }
};
using Queue = std::priority_queue<Waiting, std::vector<Waiting>, Later>;

Expected<LibraryProblem> problemOf(const TemplateValues& values, const Gpu& gpu) {
    TemplateValues asked, given;
    for (const char* name : {"M", "m", "N", "n", "K", "k"})
        if (const auto found = values.find(name); found != values.end()) asked.insert(*found);
    for (const char* name : {"dtype", "dtype_a", "dtype_b", "dtype_c", "major_a", "major_b", "major_c",
                             "instruction", "regs", "smem_bytes", "spills"})
        if (const auto found = values.find(name); found != values.end() && !found->second.empty())
            given.insert(*found);
    asked.insert(given.begin(), given.end());
    const TemplateValues named = namedKnobs(values);
    TemplateValues all = asked;
    all.insert(named.begin(), named.end());
    const Expected<TilePlan> whole = makePlan("gemm_library", all); // what is wrong with the named values
    Errors errors = whole.errors();
    const Errors units = checkUnit(named, gpu);
    errors.insert(errors.end(), units.begin(), units.end());
    if (!errors.empty()) return errors;
    const Expected<TilePlan> plan = makePlan("gemm_library", asked);
    if (!plan) return plan.errors();
    const Expected<ResolvedPlan> resolved = resolve(*plan);
    if (!resolved) return resolved.errors();
    const auto number = [&](const char* name) { return std::llround(resolved->values.at(name)); };
    LibraryProblem problem{number("M"), number("N"), number("K"), given};
    problem.named = named;
    for (const Tensor& tensor : plan->tensors)
        if ((tensor.name == "A" || tensor.name == "B") &&
            (tensor.name == "A" || bitsOf(tensor.dtype) > bitsOf(problem.operand)))
            problem.operand = tensor.dtype;
    return problem;
}

/// Share of the operands that no earlier launch can have left in L2.
double coldShareOf(const LibraryProblem& p, const Gpu& gpu, const AnalysisOptions& options) {
    const double bytes = p.bytesOf(static_cast<double>(p.m) * static_cast<double>(p.k) +
                                   static_cast<double>(p.n) * static_cast<double>(p.k));
    if (options.inputCopies < 1 && options.tensorCopies.empty()) return 1;
    double copies = options.inputCopies;
    for (const auto& [name, count] : options.tensorCopies)
        copies = std::max<double>(copies, count);
    // Weights alone, one place a line: less than what is counted of the plan itself.
    const double weights = p.bytesOf(static_cast<double>(p.n) * static_cast<double>(p.k));
    return (1 - retainedShare(copies * weights / std::max(gpu.l2Bytes.value, gpu.mallBytes.value))) *
           weights / bytes;
}

// A grid of more tiles than this runs for hundreds of waves: plans compare as on a part of it.
constexpr long long comparedTiles = 1 << 18;
constexpr long long walkedTiles = 1 << 24; // more are refused by the analysis
constexpr long long wholeTiles = 3840;     // a multiple of most sides

/// The problem itself, or one with its longer side shortened.
LibraryProblem comparedProblem(const LibraryProblem& problem,
                               const std::vector<LibraryCandidate>& candidates) {
    long long fewest = 0;
    for (const LibraryCandidate& candidate : candidates) {
        const long long tiles = candidate.plan.tiles(problem);
        fewest = fewest == 0 ? tiles : std::min(fewest, tiles);
    }
    LibraryProblem shortened = problem;
    if (fewest <= comparedTiles) return shortened;
    long long& side = problem.m >= problem.n ? shortened.m : shortened.n;
    const auto part = static_cast<double>(comparedTiles) / static_cast<double>(fewest);
    side =
        std::min(side, wholeTiles * std::llround(std::ceil(part * static_cast<double>(side) / wholeTiles)));
    return shortened;
}

} // namespace

double libraryBoundSeconds(const LibraryPlan& plan, const LibraryProblem& p, const Gpu& gpu,
                           double coldShare) {
    const double sms = gpu.smCount.value, clock = gpu.tensorClockHz.value;
    const auto tiles = static_cast<double>(plan.tiles(p));
    const double steps = std::ceil(std::ceil(static_cast<double>(p.k) / static_cast<double>(plan.split)) /
                                   static_cast<double>(plan.depth));
    const double onFullest = std::ceil(tiles / sms);
    const double product = 2.0 * static_cast<double>(plan.bm * plan.bn * plan.depth) /
                           (tensorFlopsPerClock(gpu, p.operand) * clock * gpu.tensorEfficiency.value);
    const bool producer = plan.unit == "warpgroup" || plan.unit == "tensor_memory";
    const double turn = std::max(product, producer ? gpu.turnFloorProducer.value : 0.0);
    const double cold = coldShare * p.bytesOf(static_cast<double>(p.m) * static_cast<double>(p.k) +
                                              static_cast<double>(p.n) * static_cast<double>(p.k));
    const double active = std::min(tiles, sms);
    const double memory =
        cold / bandwidthOfActiveSms(active, gpu.dramBandwidthPerSm.value, gpu.dramBandwidth.value);
    double fixed = gpu.kernelFixedSeconds.value + gpu.l2LoadLatency.value;
    if (plan.split > 1)
        fixed += gpu.dependentKernelSeconds.value + 8.0 * static_cast<double>(plan.split) *
                                                        static_cast<double>(p.m) * static_cast<double>(p.n) /
                                                        gpu.l2Bandwidth.value;
    return fixed + exposedWithNeighbours * gpu.epilogueFixedSeconds.value +
           std::max(onFullest * steps * turn, memory);
}

bool choosesItsPlan(std::string_view templateName, const TemplateValues& values) {
    return templateName == "gemm_library" && !namesItsPlan(values);
}

Expected<std::vector<TemplateValues>> librarySchedules(const TemplateValues& values, const Gpu& gpu) {
    const Expected<LibraryProblem> problem = problemOf(values, gpu);
    if (!problem) return problem.errors();
    std::vector<TemplateValues> schedules;
    for (const LibraryPlan& plan : libraryMenu(*problem, gpu))
        schedules.push_back(plan.values(*problem));
    if (schedules.empty()) return noLibraryPlan(*problem, gpu);
    return schedules;
}

Expected<LibrarySearch> searchLibrary(const TemplateValues& values, const Gpu& gpu,
                                      const AnalysisOptions& options, int threads, StopToken stop) {
    const Expected<LibraryProblem> problem = problemOf(values, gpu);
    if (!problem) return problem.errors();
    const double cold = coldShareOf(*problem, gpu, options);
    LibrarySearch search;
    for (const LibraryPlan& plan : libraryMenu(*problem, gpu))
        search.candidates.push_back({plan, libraryBoundSeconds(plan, *problem, gpu, cold)});
    search.menu = static_cast<long long>(search.candidates.size());
    const LibraryProblem compared = comparedProblem(*problem, search.candidates);
    const double times = static_cast<double>(problem->m) / static_cast<double>(compared.m) *
                         static_cast<double>(problem->n) / static_cast<double>(compared.n);
    if (times > 1)
        for (LibraryCandidate& candidate : search.candidates)
            candidate.boundSeconds = libraryBoundSeconds(candidate.plan, compared, gpu, cold);
    std::vector<LibraryCandidate>& all = search.candidates;
    CacheMemo memo;
    AnalysisOptions cheap = rankingOptions(options);
    cheap.cacheMemo = &memo;
    AnalysisOptions bounding = cheap;
    bounding.cacheModel = "compulsory";
    bounding.cacheMemo = nullptr;
    Errors faults;
    double best = INFINITY;
    Queue queue;
    for (std::size_t i = 0; i < all.size(); ++i)
        queue.push({all[i].boundSeconds, Stage::listed, i});
    while (!queue.empty() && queue.top().seconds < best) {
        // Several of one stage side by side; how many does not depend on the threads.
        const Stage stage = queue.top().stage;
        std::vector<std::size_t> members;
        while (!queue.empty() && queue.top().stage == stage && queue.top().seconds < best &&
               members.size() < (stage == Stage::listed ? boundBatch : analysisBatch)) {
            members.push_back(queue.top().index);
            queue.pop();
        }
        std::vector<double> seconds(members.size(), 0.0);
        std::vector<Errors> errors(members.size());
        const auto examine = [&](std::size_t i) {
            const LibraryPlan& candidate = all[members[i]].plan;
            const Expected<TilePlan> plan =
                makePlan("gemm_library",
                         candidate.values(candidate.tiles(*problem) > walkedTiles ? *problem : compared));
            if (!plan) {
                errors[i] = plan.errors();
                return;
            }
            const Expected<Analysis> analysis =
                analyze(*plan, gpu, nullptr, stage == Stage::listed ? bounding : cheap, stop);
            if (!analysis) {
                errors[i] = analysis.errors();
                return;
            }
            seconds[i] = analysis->latencySeconds;
            all[members[i]].bottleneck = analysis->bottleneck;
        };
        if (!parallelFor(members.size(), threads, examine, stop))
            return Error{"engine.stopped", "the search was stopped", "gemm_library", {}, {}};
        for (std::size_t i = 0; i < members.size(); ++i) {
            if (!errors[i].empty()) {
                if (faults.empty()) faults = errors[i];
                continue;
            }
            LibraryCandidate& candidate = all[members[i]];
            if (stage == Stage::listed) {
                candidate.boundSeconds = std::max(candidate.boundSeconds, boundTolerance * seconds[i]);
                queue.push({candidate.boundSeconds, Stage::bounded, members[i]});
                ++search.bounded;
            } else {
                candidate.latencySeconds = seconds[i];
                best = std::min(best, seconds[i]);
                ++search.examined;
            }
        }
    }
    for (LibraryCandidate& candidate : all) {
        candidate.boundSeconds *= times;
        candidate.latencySeconds *= times;
    }
    std::stable_sort(all.begin(), all.end(), [](const LibraryCandidate& a, const LibraryCandidate& b) {
        if ((a.latencySeconds > 0) != (b.latencySeconds > 0)) return a.latencySeconds > 0;
        return a.latencySeconds > 0 ? a.latencySeconds < b.latencySeconds : a.boundSeconds < b.boundSeconds;
    });
    if (all.empty() || !(all.front().latencySeconds > 0)) {
        if (!faults.empty()) return faults;
        return noLibraryPlan(*problem, gpu);
    }
    search.plan = *makePlan("gemm_library", all.front().plan.values(*problem));
    Expected<Analysis> analysis = analyze(search.plan, gpu, nullptr, options, stop);
    if (!analysis) return analysis.errors();
    search.analysis = std::move(analysis).value();
    search.reason = libraryReason(search, *problem, gpu);
    if (!problem->named.empty()) search.reason = namedInWords(problem->named) + ": " + search.reason;
    search.plan.description += " " + search.reason + ".";
    search.analysis.plan.description = search.plan.description;
    search.analysis.remarks.insert(search.analysis.remarks.begin(), {"library.choice", search.reason, false});
    return search;
}

} // namespace tilesight
