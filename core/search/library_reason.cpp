#include "core/search/library_reason.h"

#include <cmath>
#include <cstdio>

namespace tilesight {
namespace {

std::string number(double value, const char* format = "%.3g") {
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

long long slotsOf(const Gpu& gpu) { return std::llround(gpu.smCount.value); }

const char* unitsOf(const Gpu& gpu) { return gpu.vendor == "AMD" ? "CUs" : "SMs"; }

/// "60 tiles on 132 SMs" or "264 tiles in 2 rounds"
std::string fill(const LibraryPlan& plan, const LibraryProblem& problem, const Gpu& gpu) {
    const long long tiles = plan.tiles(problem), sms = slotsOf(gpu);
    if (tiles <= sms) return std::to_string(tiles) + " tiles on " + std::to_string(sms) + " " + unitsOf(gpu);
    return std::to_string(tiles) + " tiles in " +
           number(static_cast<double>(tiles) / static_cast<double>(sms)) + " rounds";
}

double padding(const LibraryPlan& plan, const LibraryProblem& p) {
    const double covered =
        static_cast<double>(plan.tiles(p) / plan.split) * static_cast<double>(plan.bm * plan.bn);
    return covered / (static_cast<double>(p.m) * static_cast<double>(p.n));
}

/// What the other plan pays for, the first that differs enough.
std::string loses(const LibraryCandidate& other, const LibraryCandidate& winner,
                  const LibraryProblem& problem, const Gpu& gpu) {
    const LibraryPlan &a = winner.plan, &b = other.plan;
    if (b.split > 1 && a.split == 1) return "the second kernel adds up its parts";
    if (b.split == 1 && a.split > 1) return "it fills only " + fill(b, problem, gpu);
    if (b.split != a.split)
        return b.split > a.split
                   ? "it has more parts to add up"
                   : std::string("it leaves ") + unitsOf(gpu) + " idle, " + fill(b, problem, gpu);
    if (padding(b, problem) > 1.02 * padding(a, problem))
        return "its tiles hang over by " + number(100 * (padding(b, problem) - 1), "%.0f") + " %";
    const double roundsA = static_cast<double>(a.tiles(problem)) / gpu.smCount.value,
                 roundsB = static_cast<double>(b.tiles(problem)) / gpu.smCount.value;
    const double idleA = std::ceil(roundsA) / roundsA, idleB = std::ceil(roundsB) / roundsB;
    if (idleB > 1.02 * idleA)
        return std::string("its last round leaves ") + unitsOf(gpu) + " idle, " + fill(b, problem, gpu);
    const double readsA = 1.0 / static_cast<double>(a.bm) + 1.0 / static_cast<double>(a.bn),
                 readsB = 1.0 / static_cast<double>(b.bm) + 1.0 / static_cast<double>(b.bn);
    if (readsB > 1.02 * readsA)
        return "its smaller tile reads " + number(100 * (readsB / readsA - 1), "%.0f") + " % more";
    if (b.depth != a.depth && b.unit == "matrix_core")
        return b.depth < a.depth ? "its shorter steps wait for a load each" : "its longer steps fill LDS";
    if (b.groupN != a.groupN) return "its panels keep less in L2";
    return "limited by " + std::string(titleOf(other.bottleneck)) + ", " + fill(b, problem, gpu);
}

} // namespace

std::string libraryReason(const LibrarySearch& search, const LibraryProblem& problem, const Gpu& gpu) {
    const LibraryCandidate& winner = search.candidates.front();
    std::string text = winner.plan.title() + ": fastest of " + std::to_string(search.menu) + " plans, " +
                       fill(winner.plan, problem, gpu) + ", limited by " +
                       std::string(titleOf(search.analysis.bottleneck));
    for (const LibraryCandidate& other : search.candidates) {
        if (other.latencySeconds <= 0) break;
        const bool alike = other.plan.split == winner.plan.split && other.plan.bm == winner.plan.bm &&
                           other.plan.bn == winner.plan.bn;
        if (alike) continue;
        text += "; next " + other.plan.title() + ", " +
                number(100 * (other.latencySeconds / winner.latencySeconds - 1), "%.1f") +
                " % slower: " + loses(other, winner, problem, gpu);
        break;
    }
    return text;
}

Error noLibraryPlan(const LibraryProblem& problem, const Gpu& gpu) {
    constexpr long long largest = 4096; // sizes beyond rule no plan out
    struct Size {
        const char* name;
        long long LibraryProblem::*member;
    };
    const auto hasPlans = [&](const Size& size, long long value) {
        LibraryProblem other = problem;
        other.*size.member = value;
        return !libraryMenu(other, gpu).empty();
    };
    for (const Size& size :
         {Size{"K", &LibraryProblem::k}, Size{"N", &LibraryProblem::n}, Size{"M", &LibraryProblem::m}}) {
        long long none = problem.*size.member, some = largest;
        if (none >= some || hasPlans(size, none) || !hasPlans(size, some)) continue;
        while (some - none > 1) {
            const long long middle = (none + some) / 2;
            (hasPlans(size, middle) ? some : none) = middle;
        }
        const std::string name = size.name;
        return {"library.no_plan",
                "no plan of a library is known for " + name + " = " + std::to_string(problem.*size.member) +
                    " on " + gpu.name,
                name,
                {},
                "take " + name + " of at least " + std::to_string(some) + ", or name a plan: BM, BN ..."};
    }
    return {"library.no_plan",
            "no plan of a library fits the shared memory of " + gpu.name + ", " +
                std::to_string(std::llround(gpu.sharedBytesPerBlockMax.value)) + " bytes a block",
            "gemm_library",
            {},
            "take another GPU, or name a plan: BM, BN ..."};
}

} // namespace tilesight
