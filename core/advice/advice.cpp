#include "core/advice/hint_source.h"

#include "core/analysis/coverage.h"
#include "core/plan/edit.h"
#include "core/plan/resolved_plan.h"
#include "core/search/same_schedule.h"

#include <algorithm>
#include <cmath>
#include <list>

namespace tilesight {
namespace {

constexpr double worthShowing = 0.005; // of the latency
constexpr double sameReach = 0.01;     // of the bytes
constexpr double sameGain = 0.02;      // of the gain: less is no reason to change more

/// Those with a reason of their own first: the first whose reason holds keeps a plan that several propose.
const std::vector<HintSource>& hintSources() {
    static const std::vector<HintSource> sources = {
        {"more_stages", proposeStages},
        {"addresses", proposeAddressesAhead},
        {"tail", proposeTail, shortensTail},
        {"resident_blocks", proposeResidentBlocks, addsResidents},
        {"launch_order", proposeLaunchOrder},
        {"tile_shape", proposeTileShape},
        {"knob", proposeKnob},
    };
    return sources;
}

/// Each changed plan is analysed once, however many sources propose it.
struct Trial {
    TilePlan plan;
    Expected<Analysis> result;
    bool taken = false;
};

/// `more` makes every change of `less`, and others.
bool includes(const TilePlan& plan, const TilePlan& more, const TilePlan& less) {
    const auto wide = changedParameters(plan, more), narrow = changedParameters(plan, less);
    const bool orderKept = less.grid.order == plan.grid.order || less.grid.order == more.grid.order;
    return orderKept && wide.size() > narrow.size() &&
           std::all_of(narrow.begin(), narrow.end(),
                       [&](const auto& change) { return std::find(wide.begin(), wide.end(), change) != wide.end(); });
}

/// How far a change goes: doublings and halvings of all numbers that it changes.
double sizeOfChange(const TilePlan& plan, const TilePlan& changed) {
    double size = 0;
    for (const auto& [name, value] : changedParameters(plan, changed)) {
        const double before = static_cast<double>(knobValue(plan, name));
        const double after = static_cast<double>(knobValue(changed, name));
        size += before > 0 && after > 0 ? std::abs(std::log2(after / before)) : 1;
    }
    return size;
}

/// Of two changes that gain the same the smaller one, else the one that gains more. Equal ones: the first stays.
bool isBetter(const TilePlan& plan, const Hint& other, const Hint& than) {
    const double alike = sameGain * std::max(other.gainSeconds, than.gainSeconds);
    if (std::abs(other.gainSeconds - than.gainSeconds) > alike) return other.gainSeconds > than.gainSeconds;
    return sizeOfChange(plan, other.changedPlan) < sizeOfChange(plan, than.changedPlan);
}

/// The smallest change that gains what the best one does.
Hint smallestOfTheBest(const TilePlan& plan, std::vector<Hint>& found) {
    const auto most = std::max_element(found.begin(), found.end(), [](const Hint& a, const Hint& b) {
        return a.gainSeconds < b.gainSeconds;
    });
    const double enough = (1 - sameGain) * most->gainSeconds;
    auto best = most;
    for (auto hint = found.begin(); hint != found.end(); ++hint)
        if (hint->gainSeconds >= enough &&
            sizeOfChange(plan, hint->changedPlan) < sizeOfChange(plan, best->changedPlan))
            best = hint;
    return std::move(*best);
}

/// The same knobs, whatever they are set to.
bool sameKnobs(const TilePlan& plan, const TilePlan& one, const TilePlan& other) {
    const auto a = changedParameters(plan, one), b = changedParameters(plan, other);
    return !a.empty() && (one.grid.order == plan.grid.order) == (other.grid.order == plan.grid.order) &&
           std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x.first == y.first; });
}

/// One hint for each set of knobs.
std::vector<Hint> onePerKnob(const TilePlan& plan, std::vector<Hint> sorted) {
    std::vector<Hint> kept;
    for (Hint& hint : sorted) {
        const auto rival = std::find_if(kept.begin(), kept.end(), [&](const Hint& other) {
            return sameKnobs(plan, hint.changedPlan, other.changedPlan);
        });
        if (rival == kept.end())
            kept.push_back(std::move(hint));
        else if (isBetter(plan, hint, *rival))
            *rival = std::move(hint);
    }
    return kept;
}

/// Fastest first; without those that say the same again.
std::vector<Hint> distinct(const TilePlan& plan, const std::vector<Hint>& sorted, double worthSeconds) {
    std::vector<Hint> kept;
    for (const Hint& hint : sorted) {
        const bool repeats = std::any_of(kept.begin(), kept.end(), [&](const Hint& other) {
            return sameSchedule(hint.changedPlan, other.changedPlan);
        });
        const bool adornsAnother = std::any_of(sorted.begin(), sorted.end(), [&](const Hint& other) {
            return includes(plan, hint.changedPlan, other.changedPlan) &&
                   hint.gainSeconds < other.gainSeconds + worthSeconds;
        });
        if (!repeats && !adornsAnother) kept.push_back(hint);
    }
    return kept;
}

/// A tile that its loop does not follow makes the kernel read less of its tensors: another kernel, and no gain.
double reachedBy(const TilePlan& plan) {
    const auto resolved = resolve(plan);
    return resolved ? bytesReached(*resolved) : 0;
}

} // namespace

long long knobValue(const TilePlan& plan, const std::string& parameter) {
    if (parameter.empty()) return 0;
    const auto value = evaluate(plan, Expression(parameter));
    return value ? std::llround(*value) : 0;
}

std::optional<TilePlan> withKnob(const TilePlan& plan, const std::string& parameter, long long value) {
    if (parameter.empty() || value < 1 || knobValue(plan, parameter) == value) return {};
    auto changed = setParameter(plan, parameter, Expression(value));
    if (!changed) return {};
    return std::move(changed).value();
}

std::vector<std::pair<std::string, std::string>> changedParameters(const TilePlan& plan, const TilePlan& changed) {
    std::vector<std::pair<std::string, std::string>> changes;
    for (const Parameter& parameter : plan.parameters)
        if (const Parameter* now = changed.parameter(parameter.name); now && now->value != parameter.value)
            changes.emplace_back(parameter.name, now->value.text);
    return changes;
}

std::string changesInWords(const TilePlan& plan, const TilePlan& changed) {
    std::string text;
    for (const auto& [name, value] : changedParameters(plan, changed))
        text += (text.empty() ? "" : ", ") + name + " = " + value;
    return text;
}

Expected<std::vector<Hint>> advise(const TilePlan& plan, const Gpu& gpu, const Analysis& baseline,
                                   const AnalysisOptions& options, StopToken stop) {
    AnalysisOptions each = options;
    each.lanes = each.tileHits = each.explain = false;
    const double worthSeconds = worthShowing * baseline.latencySeconds;
    std::vector<Hint> hints;
    std::list<Trial> trials;
    const double reached = reachedBy(plan);
    for (const HintSource& source : hintSources()) {
        std::vector<Hint> found;
        int examined = 0;
        for (Proposal& proposal : source.propose(plan, gpu, baseline)) {
            if (stop.stop_requested()) return Error{"engine.stopped", "the advice was cancelled", plan.name, {}, {}};
            auto trial = std::find_if(trials.begin(), trials.end(), [&](const Trial& t) { return t.plan == proposal.plan; });
            if (trial == trials.end())
                trial = trials.insert(trials.end(), {proposal.plan, analyze(proposal.plan, gpu, nullptr, each, stop)});
            ++examined;
            if (!trial->result || trial->taken) continue; // does not fit, or another hint's
            const Analysis& result = *trial->result;
            const double gain = baseline.latencySeconds - result.latencySeconds;
            if (gain < worthSeconds || (source.holds && !source.holds(baseline, result))) continue;
            if (reachedBy(proposal.plan) < (1 - sameReach) * reached) continue;
            trial->taken = true;
            Hint& best = found.emplace_back();
            best.title = std::move(proposal.title);
            best.sentence = effectInWords(baseline, result);
            if (!proposal.cost.empty()) best.sentence += (best.sentence.empty() ? "" : " ") + proposal.cost;
            best.changedPlan = std::move(proposal.plan);
            best.latencySeconds = result.latencySeconds;
            best.gainSeconds = gain;
            best.then = result.bottleneck;
        }
        if (found.empty()) continue;
        Hint best = smallestOfTheBest(plan, found);
        best.id = source.id;
        best.examined = examined;
        best.proof = "exact re-run";
        hints.push_back(std::move(best));
    }
    hints = onePerKnob(plan, std::move(hints));
    std::stable_sort(hints.begin(), hints.end(),
                     [](const Hint& a, const Hint& b) { return a.gainSeconds > b.gainSeconds; });
    hints = distinct(plan, hints, worthSeconds);
    each.explain = true; // only for those that are kept: a derivation is no use to the many that are not
    for (Hint& hint : hints) {
        auto again = analyze(hint.changedPlan, gpu, nullptr, each, stop);
        if (!again) return again.errors();
        hint.derivation = std::move(again->explanation);
    }
    return hints;
}

} // namespace tilesight
