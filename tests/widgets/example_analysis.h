// A fuller invented result than example_state.h: lanes with waits and a folded steady state, waves, a gallery
// of eight orders, hints, an explanation tree. Views are tested against what is here, never against the
// engine.
#pragma once

#include "tests/widgets/example_state.h"

#include <cmath>

namespace tilesight::example {

inline void addSegment(Lanes& lanes, int action, Resource r, Phase phase, long long iteration, double startUs,
                       double lengthUs, int after, bool critical = false) {
    lanes.segments.push_back({action, r, phase, iteration, startUs * 1e-6, lengthUs * 1e-6, after, critical});
}

/// Lanes of a GEMM block: `stages` loads fill the pipeline, `iterations` turns of `periodUs`, then convert
/// and store.
inline Lanes gemmLanes(long long iterations = 64, int stages = 3, double periodUs = 0.603,
                       long long shown = 4) {
    using R = Resource;
    Lanes l;
    const double prologue = 0.56 * stages + 0.02, loop = double(iterations) * periodUs, end = prologue + loop;
    const auto loads = [&](Phase phase, long long k, double at, bool critical) {
        addSegment(l, 0, R::l15, phase, k, at, 0.17, -1);
        addSegment(l, 1, R::l15, phase, k, at + 0.17, 0.34, -1);
        addSegment(l, 1, R::l2, phase, k, at + 0.04, 0.465, -1, critical);
        addSegment(l, 1, R::dram, phase, k, at + 0.02, 0.24, -1, critical);
        addSegment(l, 2, R::smem, phase, k, at + 0.36, 0.22, 1, critical);
    };
    for (int s = 0; s < stages; ++s)
        loads(Phase::prologue, s, 0.02 + 0.52 * s, s == 0);
    const auto turn = [&](long long k) {
        const double at = prologue + double(k) * periodUs;
        addSegment(l, 2, R::tensor, Phase::steady, k, at, 0.589, 1, true);
        if (k + stages < iterations) loads(Phase::steady, k + stages, at + 0.03, false);
    };
    const bool folds = iterations > 2 * shown;
    for (long long k = 0; k < (folds ? shown : iterations); ++k)
        turn(k);
    if (folds) {
        for (long long k = iterations - shown + 1; k < iterations; ++k)
            turn(k);
        l.foldedIterations = iterations - 2 * shown + 1;
        l.foldStartSeconds = (prologue + double(shown) * periodUs) * 1e-6;
        l.foldSeconds = double(l.foldedIterations) * periodUs * 1e-6;
    }
    addSegment(l, 3, R::cuda, Phase::epilogue, -1, end + 0.05, 0.42, 2, true);
    addSegment(l, 3, R::smem, Phase::epilogue, -1, end + 0.30, 0.31, 2);
    addSegment(l, 4, R::smem, Phase::epilogue, -1, end + 0.68, 0.30, 3, true);
    addSegment(l, 4, R::l2, Phase::epilogue, -1, end + 0.95, 0.94, 3, true);
    addSegment(l, 4, R::dram, Phase::epilogue, -1, end + 1.47, 2.06, 3, true);
    std::stable_sort(l.segments.begin(), l.segments.end(), [](const LaneSegment& a, const LaneSegment& b) {
        return std::pair(int(a.resource), a.startSeconds) < std::pair(int(b.resource), b.startSeconds);
    });
    l.waits = {
        {R::tensor, Phase::prologue, 0, prologue * 1e-6, R::dram, 1, "waits: load B from DRAM"},
        {R::tensor, Phase::epilogue, end * 1e-6, 3.8e-6, R::dram, 4, "waits: store C, one block per SM"}};
    l.prologueSeconds = prologue * 1e-6;
    l.steadySeconds = loop * 1e-6;
    l.epilogueSeconds = 3.8e-6;
    l.steadyPeriodSeconds = periodUs * 1e-6;
    l.iterations = iterations;
    return l;
}

/// Hit rates with the pattern of a launch order: bands, quarters or blocks.
inline std::vector<float> tileHits(int rows, int columns, int pattern, double mean) {
    std::vector<float> hits;
    for (int m = 0; m < rows; ++m)
        for (int n = 0; n < columns; ++n) {
            double v =
                mean + 0.09 * std::sin(m * 12.9898 + n * 78.233 + pattern) * std::cos(m * 3.1 + n * 1.7);
            if (pattern % 4 == 0 && n == 0) v -= m % 8 == 0 ? 0.05 : 0.30;
            if (pattern % 4 == 1 && (m % 16 < 2)) v -= 0.16;
            if (pattern % 4 == 2 && n % 5 == 0) v -= 0.18;
            if (pattern % 4 == 3 && (m % 8 == 0) && (n % 8 == 0)) v -= 0.25;
            hits.push_back(float(std::clamp(v, 0.0, 1.0)));
        }
    return hits;
}

inline Explanation number(std::string id, std::string title, double value, std::string unit,
                          std::string reason, std::string provenance = {},
                          std::vector<Explanation> inputs = {}) {
    Explanation e;
    e.id = std::move(id);
    e.title = std::move(title);
    e.value = value;
    e.unit = std::move(unit);
    e.reason = std::move(reason);
    e.provenance = std::move(provenance);
    e.inputs = std::move(inputs);
    return e;
}

inline Explanation exampleExplanation() {
    Explanation hit = number(
        "latency/l2_hit", "L2 hit rate", 0.764, "1", "of the reads that reach L2", "",
        {number("latency/l2_hit/reads", "Reads that reach L2", 1063e6, "B",
                "1611 MB × (1 − 0.34), after L1.5", "derived"),
         number("latency/l2_hit/a", "Tile A, by column block", 0.718, "1", "reuse distance 22.1 MiB, Eq. 6",
                "derived"),
         number("latency/l2_hit/usable", "Usable L2", 44564480, "B", "of 50 MiB; two partitions", "measured",
                {number("latency/l2_hit/usable/ways", "Associativity", 16, "ways", "no vendor statement",
                        "guess")})});
    hit.formula = "hit = 1 − missed bytes / read bytes";
    hit.equation = "Eq. 7";
    hit.inputs[2].hardwareKey = "l2_bytes";
    hit.inputs[2].source = "published microbenchmark";
    Explanation tensor = number("latency/steady/tensor", "Tensor core time", 0.589e-6, "s",
                                "4.19 MFLOP at 4096 FLOP per clock and 1740 MHz", "");
    Explanation steady = number("latency/steady", "Steady period", 0.603e-6, "s",
                                "the tensor core is busy 98 % of it", "", {tensor});
    const auto action = [](const char* name, double seconds) {
        return number(std::string("action/") + name, name, seconds, "s", "one execution", "");
    };
    Explanation actions = number("actions", "Actions", 2, "1", "one execution of each", "",
                                 {action("MMA", 0.589e-6), action("Store C", 2.1e-6)});
    Explanation root =
        number("latency", "Latency", 179e-6, "s", "three full waves and a tail", "", {steady, hit, actions});
    root.formula = "T = T_launch + W (T_pro + max(N − d, 0) T_steady + T_epi)";
    root.equation = "Eq. 2";
    return root;
}

/// gemmAnalysis() with everything filled in.
inline Analysis exampleAnalysis(int stages = 3) {
    using R = Resource;
    Analysis a = gemmAnalysis();
    const bool fast = stages >= 3;
    a.lanes = fast ? gemmLanes() : gemmLanes(64, 2, 1.02, 4);
    a.latencySeconds = fast ? 179e-6 : 286e-6;
    const double busy[] = {146.1, 1.7, 0, 0, 113.5, 129.8, 122.6, 69.9, 0};
    const double steady[] = {0.98, 0, 0, 0, 0.73, 0.84, 0.77, 0.40, 0};
    const double peak[] = {941e12, 60e12, 8e12, 0, 33e12, 12.8e12, 9.2e12, 4.2e12, 0};
    for (R r : allResources) {
        const auto i = std::size_t(r);
        a.resources[i] = {busy[i] * 1e-6, busy[i] * 1e-6 / a.latencySeconds, steady[i] * (fast ? 1 : 0.6),
                          peak[i], peak[i] * busy[i] * 1e-6};
    }
    for (ActionResult& r : a.actions) {
        r.busySeconds = r.secondsPerExecution * double(r.executions) * 4;
        r.limit = static_cast<Bottleneck>(r.perExecution.largest());
    }
    a.phases = {2.5e-6, 6.8e-6, a.latencySeconds - 24.5e-6, 15.2e-6};
    const double wave = (a.latencySeconds - 2.5e-6) / 4;
    for (int w = 0; w < 4; ++w)
        a.waves.list.push_back({2.5e-6 + w * wave, wave, w == 3 ? 116 : 132, w == 3 ? 116 : 132, w == 3});
    a.cache.l2Hit = fast ? 0.764 : 0.781;
    a.cache.requestedBytes = 1611e6;
    a.cache.l2ReadBytes = 1063e6;
    a.cache.dramReadBytes = 251e6;
    a.cache.dramWriteBytes = 33.6e6;
    a.cache.tileHit = tileHits(32, 16, 0, a.cache.l2Hit);
    a.cacheModel = "replay";
    a.l15Hit = 0.34;
    a.clock = {1740e6, 1980e6, 700, 700, true, 171e-6};
    a.occupancy.limits = {{"SMEM", 1, "144 of 227 KiB per block"}, {"Registers", 1, "154 of 255 per thread"}};
    a.overlapRate = 0.44;
    a.explanation = exampleExplanation();
    a.parameters = {{"M", 4096}, {"N", 4096}, {"K", 4096},       {"BM", 128},
                    {"BN", 256}, {"BK", 64},  {"STAGES", stages}};
    return a;
}

inline Gallery exampleGallery() {
    Gallery g;
    g.examined = 10;
    struct Row {
        const char* title;
        const char* kind;
        int group;
        bool persistent;
        double us, hit, dramMB;
    };
    const Row rows[] = {{"Persistent, grouped 8", "grouped", 8, true, 178, 0.771, 246},
                        {"Grouped panels, 8", "grouped", 8, false, 179, 0.764, 251},
                        {"Hilbert", "hilbert", 0, false, 184, 0.742, 274},
                        {"Block 8×8", "block", 8, false, 186, 0.731, 286},
                        {"Grouped panels, 16", "grouped", 16, false, 188, 0.722, 296},
                        {"Z-order (Morton)", "z_order", 0, false, 190, 0.713, 305},
                        {"Grouped panels, 4", "grouped", 4, false, 193, 0.706, 313},
                        {"Column-major", "column_major", 0, false, 196, 0.695, 324}};
    int pattern = 0;
    for (const Row& row : rows) {
        GalleryEntry e;
        e.order.kind = row.kind;
        if (row.group) e.order.group = row.group;
        e.order.persistent = row.persistent;
        e.title = row.title;
        e.analysis = exampleAnalysis();
        e.analysis.lanes = {};
        e.analysis.explanation = {};
        e.analysis.latencySeconds = row.us * 1e-6;
        e.analysis.cache.l2Hit = row.hit;
        e.analysis.cache.dramReadBytes = row.dramMB * 1e6;
        e.analysis.cache.tileHit = tileHits(32, 16, pattern, row.hit);
        e.current = pattern == 1;
        ++pattern;
        g.entries.push_back(std::move(e));
    }
    return g;
}

inline std::vector<Hint> exampleHints(int count = 7) {
    std::vector<Hint> hints;
    const std::array<std::array<const char*, 4>, 3> words = {
        {{"overlap", "Overlap epilogue with next tile",
          "132 persistent blocks hide the stores of C behind the next tile's loads.", "exact re-run"},
         {"tail", "Split the tail wave",
          "Stream-K over the last 116 tiles keeps all 132 SMs busy; costs 9.4 MB more L2 traffic.",
          "exact re-run"},
         {"launch_order", "Order: Hilbert inside groups of 8",
          "L2 hit 76.4 → 78.0 %; less L2 energy lifts the clock to 1755 MHz.", "10 orders"}}};
    const double gains[] = {7.4, 3.9, 1.6, 1.4, 1.2, 1.1, 1.0};
    for (int i = 0; i < count; ++i) {
        const auto& w = words[std::size_t(i) % 3];
        Hint h;
        h.id = w[0];
        h.title = w[1];
        h.sentence = w[2];
        h.proof = w[3];
        h.changedPlan = gemmPlan();
        h.changedPlan.grid.order.persistent = true;
        h.gainSeconds = gains[i % 7] * 1e-6;
        h.latencySeconds = 179e-6 - h.gainSeconds;
        h.then = Bottleneck::tensor;
        h.derivation = number("latency", "Latency", h.latencySeconds, "s", "", "",
                              {number("latency/steady", "Steady state", h.latencySeconds - 20e-6, "s", "")});
        h.examined = 10;
        hints.push_back(std::move(h));
    }
    return hints;
}

inline Quantity quantity(double value, std::string unit, Provenance kind, std::string source) {
    Quantity q;
    q.value = value;
    q.unit = std::move(unit);
    q.kind = kind;
    q.source = std::move(source);
    return q;
}

/// Everything at once: result, baseline, gallery, hints.
inline ViewState exampleState(bool withBaseline = true) {
    ViewState state = gemmState();
    auto gpu = std::make_shared<Gpu>(*state.gpu);
    gpu->smCount = quantity(132, "1", Provenance::spec, "H200 datasheet");
    gpu->l2Bytes = quantity(52428800, "B", Provenance::spec, "H200 datasheet");
    gpu->l2Bandwidth = quantity(9.2e12, "B/s", Provenance::measured, "published microbenchmark");
    state.gpu = gpu;
    state.analysis = std::make_shared<const Analysis>(exampleAnalysis());
    if (withBaseline) {
        state.baseline = std::make_shared<const Analysis>(exampleAnalysis(2));
        state.baselineName = "2 stages";
    }
    state.gallery = std::make_shared<const Gallery>(exampleGallery());
    state.hints = std::make_shared<const std::vector<Hint>>(exampleHints());
    state.computeSeconds = 0.009;
    return state;
}

} // namespace tilesight::example
