#include "core/search/sensitivity.h"

#include "core/analysis/report.h"
#include "core/base/parallel.h"
#include "core/plan/edit.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

namespace tilesight {
namespace {

constexpr std::array knobRoles = {"rows", "columns", "depth", "stages", "warps", "group"};
constexpr double sameChange = 5e-4; ///< half a tenth of a per cent

SensitivityEnd endOf(const Expected<Analysis>& analysis, double setting, double before) {
    SensitivityEnd end;
    end.setting = setting;
    if (!analysis) {
        end.refusal = analysis.errors().front().message;
        return end;
    }
    end.latencySeconds = analysis->latencySeconds;
    end.change = analysis->latencySeconds / before - 1;
    end.then = analysis->bottleneck;
    end.thenReason = analysis->bottleneckReason;
    return end;
}

/// Away from the present value until a value runs; those that do not are kept as skipped.
std::optional<SensitivityEnd> tryStops(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& options,
                                       const std::string& parameter, const std::vector<long long>& stops,
                                       double before, StopToken stop) {
    std::optional<SensitivityEnd> nearest;
    std::vector<std::pair<long long, std::string>> skipped;
    for (const long long value : stops) {
        const Expected<TilePlan> changed = setParameter(plan, parameter, Expression(value));
        const Expected<Analysis> analysis =
            changed ? analyze(*changed, gpu, nullptr, options, stop) : Expected<Analysis>(changed.errors());
        SensitivityEnd end = endOf(analysis, static_cast<double>(value), before);
        if (end.refusal.empty()) {
            end.skipped = std::move(skipped);
            return end;
        }
        skipped.emplace_back(value, end.refusal);
        if (!nearest) nearest = std::move(end);
    }
    if (nearest) nearest->skipped = std::move(skipped);
    return nearest;
}

std::vector<SensitivityBar> barsOf(const TilePlan& plan, const Gpu& gpu,
                                   const std::vector<HardwareRate>& rates) {
    std::vector<SensitivityBar> bars;
    for (const HardwareRate& rate : rates) {
        SensitivityBar bar;
        bar.title = rate.title;
        bar.keys = rate.keys;
        bar.resource = rate.resource;
        bar.now = (gpu.*gpuField(rate.keys.front())->member).value;
        bars.push_back(std::move(bar));
    }
    for (const char* role : knobRoles) {
        const std::string name = parameterOfRole(plan, role);
        const bool there = std::any_of(bars.begin(), bars.end(), [&](const SensitivityBar& bar) {
            return bar.knob && bar.keys.front() == name;
        });
        if (name.empty() || there || parameterStops(plan, name).empty()) continue;
        const auto value = evaluate(plan, Expression(name));
        if (!value) continue;
        SensitivityBar bar;
        bar.knob = true;
        bar.title = name;
        bar.keys = {name};
        bar.now = *value;
        bars.push_back(std::move(bar));
    }
    return bars;
}

/// "−11.2 %", "+3 %", "no change".
std::string signedPercent(double change) {
    if (std::abs(change) < sameChange) return "no change";
    return (change > 0 ? "+" : "−") + formatPercent(std::abs(change));
}

} // namespace

double SensitivityBar::width() const {
    double width = 0;
    for (const auto& end : {less, more})
        if (end && end->refusal.empty()) width = std::max(width, std::abs(end->change));
    return width;
}

Expected<Sensitivity> sensitivity(const TilePlan& plan, const Gpu& gpu, const AnalysisOptions& given,
                                  double spread, int threads, StopToken stop, const Progress& progress) {
    AnalysisOptions options = given;
    options.lanes = options.tileHits = options.explain = false;
    const Expected<Analysis> base = analyze(plan, gpu, nullptr, options, stop);
    if (!base) return base.errors();
    Sensitivity result;
    result.latencySeconds = base->latencySeconds;
    result.bottleneck = base->bottleneck;
    result.spread = spread;
    const std::vector<HardwareRate> rates = hardwareRates(gpu);
    result.bars = barsOf(plan, gpu, rates);

    std::mutex mutex;
    std::size_t done = 0;
    const std::size_t total = 2 * result.bars.size();
    AnalysisOptions moved = options;
    moved.cacheMemo = nullptr; // it holds for one GPU only
    const auto examine = [&](std::size_t index) {
        SensitivityBar& bar = result.bars[index / 2];
        const bool more = index % 2 == 1;
        std::optional<SensitivityEnd>& end = more ? bar.more : bar.less;
        if (bar.knob) {
            std::vector<long long> stops;
            for (const long long value : parameterStops(plan, bar.keys.front()))
                if (more ? static_cast<double>(value) > bar.now : static_cast<double>(value) < bar.now)
                    stops.push_back(value);
            if (!more) std::reverse(stops.begin(), stops.end());
            end = tryStops(plan, gpu, options, bar.keys.front(), stops, base->latencySeconds, stop);
        } else {
            const double factor = more ? 1 + spread : 1 - spread;
            const Expected<Gpu> other = withRate(gpu, rates[index / 2], factor);
            end = endOf(other ? analyze(plan, *other, nullptr, moved, stop)
                              : Expected<Analysis>(other.errors()),
                        bar.now * factor, base->latencySeconds);
        }
        if (!progress) return;
        const std::lock_guard lock(mutex);
        progress(++done, total);
    };
    if (!parallelFor(total, threads, examine, stop) || stop.stop_requested())
        return Error{"engine.stopped", "the sensitivity was stopped", plan.name, {}, {}};
    std::stable_sort(result.bars.begin(), result.bars.end(),
                     [](const SensitivityBar& a, const SensitivityBar& b) { return a.width() > b.width(); });
    return result;
}

std::string changeInWords(const SensitivityEnd& end, Bottleneck before) {
    if (!end.refusal.empty()) return end.refusal;
    std::string text = signedPercent(end.change);
    if (end.then != before) text += ", then " + std::string(titleOf(end.then)) + " limits";
    return text;
}

std::string nextLimitInWords(const Sensitivity& s) {
    const SensitivityBar* best = nullptr;
    const SensitivityEnd* gain = nullptr;
    bool more = false;
    for (const SensitivityBar& bar : s.bars) {
        if (bar.knob) continue;
        for (const auto* end : {&bar.less, &bar.more}) {
            if (!*end || !(*end)->refusal.empty() || (*end)->change > -sameChange) continue;
            if (gain && (*end)->change >= gain->change) continue;
            best = &bar;
            gain = &**end;
            more = end == &bar.more;
        }
    }
    if (!gain) return "No rate of the GPU makes this plan faster.";
    return best->title + (more ? " +" : " −") + formatPercent(s.spread, 2) + ": " +
           signedPercent(gain->change) + (gain->then == s.bottleneck ? ", still " : ", then ") +
           std::string(titleOf(gain->then)) + " limits.";
}

} // namespace tilesight
