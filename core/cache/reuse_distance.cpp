#include "core/cache/reuse_distance.h"

#include "core/cache/access_units.h"
#include "core/cache/hit_rate.h"
#include "core/cache/hit_table.h"
#include "core/cache/launch_order.h"
#include "core/cache/reuse_tracker.h"
#include "core/cache/sdcm.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr std::int64_t mostWalked = 20000; // tiles; larger grids are walked in part

/// Sums of one access.
struct AccessSums {
    double requested = 0, merged = 0, dram = 0, written = 0;
    double distance = 0, reuses = 0;
};

class Walk {
public:
    Walk(const CacheInput& input, std::vector<std::int32_t> sequence, HitTable::Probability probability)
        : m_input(input), m_plan(*input.plan), m_sequence(std::move(sequence)), m_units(m_plan, input.slices),
          m_accesses(m_units.accesses()), m_probability(probability),
          m_l2(probability, waysOf(*input.gpu), capacityOf(*input.gpu), meanUnitBytes()) {
        m_total = static_cast<std::int64_t>(m_sequence.size());
        const auto sms = static_cast<std::int64_t>(std::max(input.gpu->smCount.value, 1.0));
        m_wave = sms * std::max(input.residentBlocks, 1);
        m_walked = m_total > mostWalked
                       ? std::min(m_total, std::max(mostWalked, 4 * m_wave) / m_wave * m_wave)
                       : m_total;
        m_warm = std::max(input.preloadedBytes, 0.0);
        m_sums.resize(m_accesses.size());
        m_group = std::max<std::int64_t>(
            1, static_cast<std::int64_t>(input.gpu->l15GroupSms.known() ? input.gpu->l15GroupSms.value : 1));
        m_l15Bytes = input.gpu->l15BytesPerGroup.known() ? input.gpu->l15BytesPerGroup.value : 0;
        if (input.wantTileHits) {
            const auto plane =
                static_cast<std::size_t>(m_plan.grid[0] * (m_plan.grid.size() > 1 ? m_plan.grid[1] : 1));
            m_tileRead.assign(plane, 0);
            m_tileMiss.assign(plane, 0);
        }
    }

    bool run(StopToken stop);
    CacheTraffic result() const;

private:
    static double waysOf(const Gpu& gpu) { return gpu.l2Ways.known() ? gpu.l2Ways.value : 16; }
    static double capacityOf(const Gpu& gpu) {
        return gpu.l2EffectiveBytes.known() ? gpu.l2EffectiveBytes.value : gpu.l2Bytes.value;
    }
    double meanUnitBytes();
    void wave(std::int64_t begin, std::int64_t end);
    void mergeInGroups(std::int64_t begin, std::int64_t end);
    void touch(std::size_t block, std::int64_t position, std::size_t access, int step, double share);

    const CacheInput& m_input;
    const ResolvedPlan& m_plan;
    std::vector<std::int32_t> m_sequence;
    AccessUnits m_units;
    const std::vector<AccessUnits::Access>& m_accesses;
    HitTable::Probability m_probability;
    HitTable m_l2;
    ReuseTracker m_tracker;
    std::int64_t m_total = 0, m_wave = 1, m_walked = 0, m_group = 1;
    double m_l15Bytes = 0, m_warm = 0;
    std::vector<std::int64_t> m_keys; ///< block of the wave x access
    std::vector<double> m_merged;     ///< the same: L1.5 hit probability
    std::vector<AccessSums> m_sums, m_half;
    std::int64_t m_halfTiles = 0;
    std::vector<double> m_tileRead, m_tileMiss;
};

double Walk::meanUnitBytes() {
    double bytes = 0, count = 0;
    for (const AccessUnits::Access& access : m_units.accesses()) {
        if (!access.reads) continue;
        bytes += m_units.unitBytes(access) * access.steps;
        count += access.steps;
    }
    return count > 0 && bytes > 0 ? bytes / count : 4096;
}

/// L1.5 hit probability of each block's loads in one iteration, group of SMs by group of SMs.
void Walk::mergeInGroups(std::int64_t begin, std::int64_t end) {
    const std::size_t n = m_accesses.size();
    m_merged.assign(static_cast<std::size_t>(end - begin) * n, 0.0);
    if (m_l15Bytes <= 0) return;
    double bytes = 0, loads = 0;
    for (const AccessUnits::Access& access : m_accesses)
        if (access.reads) bytes += m_plan.actions[static_cast<std::size_t>(access.action)].bytes, loads += 1;
    if (loads == 0) return;
    HitTable l15(m_probability, waysOf(*m_input.gpu), m_l15Bytes, bytes / loads);
    struct Loaded {
        std::size_t access;
        std::int64_t key;
        double bytes;
    };
    std::vector<Loaded> loaded; // distinct tiles of the group in order of last use
    for (std::int64_t first = begin; first < end; first += m_group) {
        loaded.clear();
        for (std::int64_t i = first; i < std::min(first + m_group, end); ++i)
            for (std::size_t a = 0; a < n; ++a) {
                if (!m_accesses[a].reads) continue;
                const auto at = static_cast<std::size_t>(i - begin) * n + a;
                double distance = 0;
                std::size_t found = loaded.size();
                while (found > 0 && (loaded[found - 1].access != a || loaded[found - 1].key != m_keys[at]))
                    distance += loaded[--found].bytes;
                if (found > 0) {
                    m_merged[at] = l15.at(distance);
                    loaded.erase(loaded.begin() + static_cast<std::ptrdiff_t>(found) - 1);
                }
                loaded.push_back(
                    {a, m_keys[at], m_plan.actions[static_cast<std::size_t>(m_accesses[a].action)].bytes});
            }
    }
}

void Walk::touch(std::size_t block, std::int64_t position, std::size_t a, int step, double share) {
    const AccessUnits::Access& access = m_accesses[a];
    const std::size_t at = block * m_accesses.size() + a;
    const UnitSpan span = m_units.touches(access, m_keys[at], step);
    AccessSums& sums = m_sums[a];
    const double merged = m_merged[at];
    double missed = 0;
    for (std::uint32_t t = span.begin; t < span.end; ++t) {
        const double bytes = static_cast<double>(m_units.touch(t).bytes) * share;
        const double distance = m_tracker.touch(m_units.touch(t).unit, bytes);
        if (!access.reads) continue;
        double miss = 1;
        if (distance >= 0) {
            miss = 1 - m_l2.at(distance);
            sums.distance += distance;
            sums.reuses += 1;
        } else if (m_warm > 0) {
            const double warm = std::min(m_warm, bytes);
            m_warm -= warm;
            miss = bytes > 0 ? 1 - warm / bytes : 0;
        }
        missed += bytes * miss * (1 - merged);
    }
    if (access.writes) {
        sums.written += span.requestedBytes * share;
        return;
    }
    sums.requested += span.requestedBytes * share;
    sums.merged += span.requestedBytes * share * merged;
    sums.dram += missed;
    if (m_tileRead.empty()) return;
    const auto tile =
        static_cast<std::size_t>(m_sequence[static_cast<std::size_t>(position)]) % m_tileRead.size();
    m_tileRead[tile] += span.requestedBytes * share;
    m_tileMiss[tile] += missed;
}

void Walk::wave(std::int64_t begin, std::int64_t end) {
    const std::size_t n = m_accesses.size();
    m_keys.assign(static_cast<std::size_t>(end - begin) * n, 0);
    std::vector<std::vector<std::int64_t>> at;
    for (std::int64_t i = begin; i < end; ++i) {
        const auto coordinates = tileCoordinates(m_plan, m_sequence[static_cast<std::size_t>(i)]);
        for (std::size_t a = 0; a < n; ++a)
            m_keys[static_cast<std::size_t>(i - begin) * n + a] = m_units.key(m_accesses[a], coordinates);
        if (!m_units.uniform()) at.push_back(coordinates);
    }
    mergeInGroups(begin, end);
    for (int step = 0; step < m_units.steps(); ++step)
        for (std::int64_t i = begin; i < end; ++i) {
            const auto block = static_cast<std::size_t>(i - begin);
            const double share = at.empty() ? 1 : m_units.shareOfStep(step, at[block]);
            for (std::size_t a = 0; a < n; ++a) {
                const AccessUnits::Access& access = m_accesses[a];
                if (step < access.firstStep || step >= access.firstStep + access.steps) continue;
                const double part = access.inLoop ? share : 1;
                if (part > 0) touch(block, i, a, step, part);
            }
        }
}

bool Walk::run(StopToken stop) {
    for (std::int64_t begin = 0; begin < m_walked; begin += m_wave) {
        if (stop.stop_requested()) return false;
        const std::int64_t end = std::min(begin + m_wave, m_walked);
        wave(begin, end);
        if (m_half.empty() && m_walked < m_total && 2 * end >= m_walked) {
            m_half = m_sums;
            m_halfTiles = end;
        }
    }
    return true;
}

CacheTraffic Walk::result() const {
    CacheTraffic traffic;
    const bool sampled = m_walked < m_total;
    const double factor = sampled && m_walked > m_halfTiles ? static_cast<double>(m_total - m_walked) /
                                                                  static_cast<double>(m_walked - m_halfTiles)
                                                            : 0;
    std::vector<double> distances, reuses;
    for (std::size_t a = 0; a < m_accesses.size(); ++a) {
        auto at = std::find_if(traffic.tensors.begin(), traffic.tensors.end(),
                               [&](const TensorTraffic& t) { return t.tensor == m_accesses[a].tensor; });
        if (at == traffic.tensors.end()) {
            traffic.tensors.emplace_back().tensor = m_accesses[a].tensor;
            at = traffic.tensors.end() - 1;
            distances.push_back(0);
            reuses.push_back(0);
        }
        const AccessSums& now = m_sums[a];
        const AccessSums half = sampled && !m_half.empty() ? m_half[a] : now;
        at->requestedBytes += now.requested + (now.requested - half.requested) * factor;
        at->mergeable.inStep += now.merged + (now.merged - half.merged) * factor;
        at->dramBytes += now.dram + (now.dram - half.dram) * factor;
        at->writtenBytes += now.written + (now.written - half.written) * factor;
        distances[static_cast<std::size_t>(at - traffic.tensors.begin())] += now.distance;
        reuses[static_cast<std::size_t>(at - traffic.tensors.begin())] += now.reuses;
    }
    for (std::size_t t = 0; t < traffic.tensors.size(); ++t) {
        TensorTraffic& tensor = traffic.tensors[t];
        tensor.l2Bytes = tensor.requestedBytes - tensor.mergeable.inStep;
        tensor.meanReuseDistanceBytes = reuses[t] > 0 ? distances[t] / reuses[t] : 0;
        traffic.requestedBytes += tensor.requestedBytes;
        traffic.mergeable += tensor.mergeable;
        traffic.l2ReadBytes += tensor.l2Bytes;
        traffic.dramReadBytes += tensor.dramBytes;
        traffic.l2WriteBytes += tensor.writtenBytes;
    }
    // What is written last stays dirty in L2, as far as it fits.
    traffic.dramWriteBytes = std::max(0.0, traffic.l2WriteBytes - capacityOf(*m_input.gpu));
    const bool halves = m_input.gpu->l2Partitions.known() && m_input.gpu->l2Partitions.value > 1 &&
                        m_input.gpu->vendor != "AMD";
    if (halves && traffic.dramReadBytes > 0)
        traffic.crossingBytes =
            traffic.dramReadBytes * (1 - std::exp2(-traffic.l2ReadBytes / traffic.dramReadBytes));
    traffic.l2Hit = profilerHitRate(traffic.l2ReadBytes, traffic.l2WriteBytes, traffic.dramReadBytes,
                                    traffic.crossingBytes, halves);
    traffic.slicesUsed = m_units.slicesUsed();
    traffic.sampled = sampled;
    if (sampled)
        traffic.note = std::to_string(m_walked) + " of " + std::to_string(m_total) +
                       " tiles were walked; the rest continues at the rate of the second half";
    double read = 0, miss = 0;
    for (std::size_t i = 0; i < m_tileRead.size(); ++i)
        read += m_tileRead[i], miss += m_tileMiss[i];
    const double mean = read > 0 ? 1 - miss / read : 0;
    for (std::size_t i = 0; i < m_tileRead.size(); ++i)
        traffic.tileHit.push_back(static_cast<float>(
            std::clamp(m_tileRead[i] > 0 ? 1 - m_tileMiss[i] / m_tileRead[i] : mean, 0.0, 1.0)));
    return traffic;
}

Expected<CacheTraffic> evaluate(const CacheInput& input, HitTable::Probability probability, StopToken stop) {
    Expected<std::vector<std::int32_t>> sequence = launchSequence(*input.plan);
    if (!sequence) return sequence.errors();
    if (sequence->empty()) return CacheTraffic{};
    Walk walk(input, std::move(sequence).value(), probability);
    if (!walk.run(stop))
        return Error{"engine.stopped", "the analysis was cancelled", input.plan->name, {}, {}};
    return walk.result();
}

} // namespace

Expected<CacheTraffic> reuseDistanceExact(const CacheInput& input, StopToken stop) {
    return evaluate(input, hitProbabilityExact, stop);
}

Expected<CacheTraffic> reuseDistanceGaussian(const CacheInput& input, StopToken stop) {
    return evaluate(input, hitProbabilityGaussian, stop);
}

} // namespace tilesight
