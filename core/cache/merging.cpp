#include "core/cache/merging.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

// One block an SM (L2 read counters of 336 GEMM kernels).
constexpr double driftFloor = 0.39;    // merging by chance: requests meet within the window
constexpr double halfMissShare = 0.42; // share of misses in the other operand that halves the rest
constexpr double missPower = 6;
constexpr double driftSteps = 32;       // waits until blocks that started together have drifted
constexpr double unevenDriftSteps = 16; // the same for blocks of different length
constexpr double hotLock = 0.65;        // in step when nothing is waited for: the operand comes from L2
constexpr double lockingMissShare = 0.05;
// Several blocks an SM (the same counters and own sweeps of K): what merges at the start, and without any step.
constexpr double sharedNeighbours = 0.836, sharedByChance = 0.17;

/// Bytes that merge, per access, in the first round of tiles and in later ones.
struct Counted {
    std::vector<double> first, later, exclusiveFirst, requestedFirst, requestedLater;
    std::vector<double> neighbours; ///< asked for by the block that was launched before on the same GPC
};

/// Launches of one round and GPC, which can meet, side by side. Returns their order and where each bucket
/// begins.
std::vector<std::uint32_t> byBucket(const MergingInput& in, std::vector<std::uint32_t>& begins) {
    const std::pmr::vector<Launch>& launches = *in.launches;
    const auto bucketOf = [&](const Launch& launch) {
        return static_cast<std::size_t>(launch.round) * static_cast<std::size_t>(in.gpcs) +
               static_cast<std::size_t>((*in.places)[static_cast<std::size_t>(launch.slot)].gpc);
    };
    std::size_t buckets = 0;
    for (const Launch& launch : launches)
        buckets = std::max(buckets, bucketOf(launch) + 1);
    begins.assign(buckets + 1, 0);
    for (const Launch& launch : launches)
        ++begins[bucketOf(launch) + 1];
    for (std::size_t b = 0; b < buckets; ++b)
        begins[b + 1] += begins[b];
    std::vector<std::uint32_t> next(begins.begin(), begins.end() - 1), order(launches.size());
    for (std::size_t i = 0; i < launches.size(); ++i)
        order[next[bucketOf(launches[i])]++] = static_cast<std::uint32_t>(i);
    return order;
}

Counted count(const MergingInput& in) {
    const auto& accesses = in.units->accesses();
    Counted c;
    for (auto* v :
         {&c.first, &c.later, &c.exclusiveFirst, &c.requestedFirst, &c.requestedLater, &c.neighbours})
        v->assign(accesses.size(), 0.0);
    std::vector<std::uint32_t> begins;
    const std::vector<std::uint32_t> order = byBucket(in, begins);

    struct Seen {
        std::int64_t key;
        std::uint32_t requests;
    };
    std::vector<Seen> seen;
    std::vector<std::int64_t> wholeRound; // keys of all GPCs in round 0
    for (std::size_t a = 0; a < accesses.size(); ++a) {
        const AccessUnits::Access& access = accesses[a];
        if (!access.reads) continue;
        const auto keyOf = [&](std::uint32_t launch) { return (*in.keys)[launch * accesses.size() + a]; };
        // Blocks whose requests for a line fit into one entry.
        const auto together =
            static_cast<std::uint32_t>(std::max(1.0, std::floor(requestsPerEntry / in.lineRequests[a])));
        wholeRound.clear();
        for (std::size_t i = 0; i < order.size() && (*in.launches)[order[i]].round == 0; ++i)
            wholeRound.push_back(keyOf(order[i]));
        std::sort(wholeRound.begin(), wholeRound.end());
        for (std::size_t b = 0; b + 1 < begins.size(); ++b) {
            if (begins[b] == begins[b + 1]) continue;
            seen.clear();
            for (std::uint32_t i = begins[b]; i < begins[b + 1]; ++i) {
                const std::int64_t key = keyOf(order[i]);
                if (i > begins[b] && keyOf(order[i - 1]) == key)
                    c.neighbours[a] += in.units->requestedBytes(access, key);
                auto at = seen.end(); // neighbours share: look at the latest first
                while (at != seen.begin() && (at - 1)->key != key)
                    --at;
                if (at == seen.begin())
                    seen.push_back({key, 1});
                else
                    ++(at - 1)->requests;
            }
            const bool first = (*in.launches)[order[begins[b]]].round == 0;
            double merged = 0, requested = 0;
            for (const Seen& s : seen) {
                const double bytes = in.units->requestedBytes(access, s.key);
                merged += bytes * (s.requests - (s.requests + together - 1) / together);
                requested += bytes * s.requests;
                if (!first) continue;
                const auto range = std::equal_range(wholeRound.begin(), wholeRound.end(), s.key);
                if (range.second - range.first == s.requests) c.exclusiveFirst[a] += bytes * s.requests;
            }
            (first ? c.first : c.later)[a] += merged;
            (first ? c.requestedFirst : c.requestedLater)[a] += requested;
        }
    }
    return c;
}

/// Accesses that tiles share along the same dimensions keep step together.
std::vector<std::size_t> patternsOf(const std::vector<AccessUnits::Access>& accesses) {
    std::vector<std::size_t> pattern(accesses.size());
    for (std::size_t a = 0; a < accesses.size(); ++a) {
        pattern[a] = a;
        for (std::size_t b = 0; b < a; ++b)
            if (accesses[b].gridDims == accesses[a].gridDims && accesses[b].reads && accesses[a].reads) {
                pattern[a] = pattern[b];
                break;
            }
    }
    return pattern;
}

/// What is left of the merging of one access when blocks move as they do, in the first round and later.
struct Survival {
    double first = 1, later = 1;
};

/// One block an SM.
Survival survivalAlone(const MergingInput& in, const Counted& c, const std::vector<std::size_t>& pattern,
                       std::size_t a, bool leads) {
    const auto& accesses = in.units->accesses();
    // The other patterns' streams inside loops: what they miss, and what of them no other GPC shares.
    double missed = 0, exclusive = 0, requested = 0, requestedFirst = 0;
    for (std::size_t b = 0; b < accesses.size(); ++b) {
        if (pattern[b] == pattern[a] || !accesses[b].reads || !accesses[b].inLoop) continue;
        missed += in.missShare[b] * in.requested[b];
        requested += in.requested[b];
        exclusive += c.exclusiveFirst[b];
        requestedFirst += c.requestedFirst[b];
    }
    const double miss = requested > 0 ? missed / requested : 0;
    const double alone = requestedFirst > 0 && miss > 0 ? exclusive / requestedFirst : 0;
    const auto steps = static_cast<double>(accesses[a].iterations);
    const double drifted = driftFloor + (1 - driftFloor) / (1 + std::pow(miss / halfMissShare, missPower));
    const double locked = std::min(1.0, in.missShare[a] / lockingMissShare);
    return {1 - (1 - driftFloor) * alone * (1 - std::exp(-steps / driftSteps)),
            leads ? drifted * (hotLock + (1 - hotLock) * locked) : 0};
}

/// Blocks of different length start their next tiles at different times and meet by chance only.
Survival uneven(Survival left, double steps, bool leads) {
    if (leads)
        left.first =
            std::min(left.first, driftFloor + (1 - driftFloor) * std::exp(-steps / unevenDriftSteps));
    left.later = leads ? std::min(left.later, driftFloor) : 0;
    return left;
}

} // namespace

std::vector<MergeableBytes> mergingOf(const MergingInput& in) {
    const auto& accesses = in.units->accesses();
    std::vector<MergeableBytes> merging(accesses.size());
    Counted c = count(in);
    for (std::vector<double>* bytes : {&c.later, &c.requestedLater}) // of the whole grid
        for (double& b : *bytes)
            b *= in.laterRounds;
    const std::vector<std::size_t> pattern = patternsOf(accesses);

    // The pattern that neighbours in launch order share leads; without one, that with most to merge.
    std::vector<double> weight(accesses.size(), 0.0);
    const bool haveNeighbours =
        std::any_of(c.neighbours.begin(), c.neighbours.end(), [](double bytes) { return bytes > 0; });
    for (std::size_t a = 0; a < accesses.size(); ++a)
        weight[pattern[a]] += haveNeighbours ? c.neighbours[a] : c.first[a] + c.later[a];
    const auto major =
        static_cast<std::size_t>(std::max_element(weight.begin(), weight.end()) - weight.begin());

    const bool several =
        in.blocksPerSm > 1; // a few such SMs hold up all: 144 blocks merge like 264, not like 132
    for (std::size_t a = 0; a < accesses.size(); ++a) {
        const double requested = c.requestedFirst[a] + c.requestedLater[a];
        if (requested <= 0) continue;
        const bool leads = pattern[a] == major;
        const auto steps = static_cast<double>(accesses[a].iterations);
        Survival left = several ? Survival{leads ? sharedNeighbours : 1, leads ? sharedNeighbours : 1}
                                : survivalAlone(in, c, pattern, a, leads);
        if (!in.units->uniform()) left = uneven(left, steps, leads);
        merging[a].inStep = (c.first[a] * left.first + c.later[a] * left.later) / requested;
        const double most = several ? sharedByChance * (c.first[a] + c.later[a])
                                    : driftFloor * (c.first[a] + (leads ? c.later[a] : 0));
        merging[a].byChance = std::min(merging[a].inStep, most / requested);
        merging[a].distant = several && !leads ? merging[a].inStep - merging[a].byChance : 0;
    }
    return merging;
}

} // namespace tilesight
