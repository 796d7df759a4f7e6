#include "core/cache/sm_layout.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

/// Hopper with 132 SMs, as probed on H200: SM number of each block of a wave, clusters found by launching
/// thread block clusters of 16, partitions by the latency of atomics to fixed lines (about 290 against 500
/// clocks, 66 SMs each). One cluster is filled in two halves.
const std::vector<SmRun>& hopperRuns() {
    static const std::vector<SmRun> runs = {{0, 8, 0, true}, {2, 16, 1}, {3, 16, 1}, {4, 16, 0}, {5, 16, 0},
                                            {6, 18, 0},      {7, 18, 1}, {0, 8, 0},  {1, 16, 1}};
    return runs;
}

/// Clusters of nearly equal size in whole TPCs, the larger ones last; partitions in the pattern 0 1 1 0.
std::vector<SmRun> evenRuns(int sms, int gpcs, int perTpc, int partitions) {
    std::vector<SmRun> runs;
    const int tpcs = std::max(1, sms / perTpc);
    gpcs = std::clamp(gpcs, 1, tpcs);
    const int larger = tpcs % gpcs;
    for (int g = 0; g < gpcs; ++g) {
        const int size = (tpcs / gpcs + (g >= gpcs - larger ? 1 : 0)) * perTpc;
        const int step = g % (2 * partitions);
        runs.push_back({g, size, step < partitions ? step : 2 * partitions - 1 - step});
    }
    runs.back().sms += sms - tpcs * perTpc;
    return runs;
}

} // namespace

int SmLayout::sms() const {
    int sum = 0;
    for (const SmRun& run : runs)
        sum += run.sms;
    return sum;
}

SmLayout smLayout(const Gpu& gpu) {
    const auto number = [](const Quantity& q, double fallback) {
        const double value = q.known() && q.value >= 1 ? q.value : fallback;
        return static_cast<int>(std::min(value, 65536.0));
    };
    SmLayout layout;
    const int sms = number(gpu.smCount, 1);
    layout.smsPerTpc = number(gpu.smsPerTpc, 1);
    layout.partitions = std::min(number(gpu.l2Partitions, 1), std::min(sms, 64));
    layout.privatePartitions = layout.alternate = gpu.vendor == "AMD";
    layout.mergesRequests = gpu.l15BytesPerGroup.known() && gpu.l15BytesPerGroup.value > 0;
    if (gpu.architecture == "hopper" && sms == 132 && layout.partitions == 2)
        layout.runs = hopperRuns();
    else if (layout.alternate)
        layout.runs = evenRuns(sms, layout.partitions, 1, layout.partitions);
    else
        layout.runs = evenRuns(sms, number(gpu.gpcCount, 1), number(gpu.smsPerTpc, 1), layout.partitions);
    for (const SmRun& run : layout.runs)
        layout.gpcs = std::max(layout.gpcs, run.gpc + 1);
    return layout;
}

std::vector<BlockPlace> placeBlocks(const SmLayout& layout, std::int64_t blocks) {
    const std::vector<SmRun>& runs = layout.runs;
    const std::int64_t sms = layout.sms();
    std::vector<int> taken(runs.size(), 0);
    std::vector<BlockPlace> wave;
    const auto place = [](const SmRun& run) {
        return BlockPlace{static_cast<std::int16_t>(run.gpc), static_cast<std::int16_t>(run.partition)};
    };
    if (layout.alternate) {
        for (bool more = true; more && static_cast<std::int64_t>(wave.size()) < blocks;) {
            more = false;
            for (std::size_t r = 0; r < runs.size(); ++r)
                if (taken[r] < runs[r].sms) {
                    ++taken[r];
                    more = true;
                    wave.push_back(place(runs[r]));
                }
        }
    } else {
        std::int64_t left = std::min(blocks, sms);
        for (std::size_t r = 0; r < runs.size(); ++r)
            if (runs[r].takesFirst)
                left -= taken[r] = static_cast<int>(std::min<std::int64_t>(left, runs[r].sms));
        // One more SM in the emptiest run: the first ones of the TPCs, then the others.
        std::vector<int> base = taken;
        for (int pass = 0; pass < 2 && left > 0; ++pass) {
            const auto room = [&](std::size_t r) {
                const int most = pass == 0 && layout.smsPerTpc > 1 ? (runs[r].sms + 1) / 2 : runs[r].sms;
                return most - taken[r];
            };
            for (; left > 0; --left) {
                std::size_t emptiest = runs.size();
                for (std::size_t r = 0; r < runs.size(); ++r)
                    if (room(r) > 0 &&
                        (emptiest == runs.size() || taken[r] - base[r] < taken[emptiest] - base[emptiest]))
                        emptiest = r;
                if (emptiest == runs.size()) break;
                ++taken[emptiest];
            }
            base = taken;
        }
        for (std::size_t r = 0; r < runs.size(); ++r)
            wave.insert(wave.end(), static_cast<std::size_t>(taken[r]), place(runs[r]));
    }
    std::vector<BlockPlace> places(static_cast<std::size_t>(blocks));
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = wave[i % wave.size()];
    return places;
}

} // namespace tilesight
