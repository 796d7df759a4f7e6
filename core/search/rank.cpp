#include "core/search/rank.h"

#include "core/base/parallel.h"
#include "core/cache/cache_memo.h"
#include "core/search/library_search.h"
#include "core/search/same_schedule.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr long long maxSchedules = 1'000'000;
constexpr int cheapSlices = 2;      // of a tile, for the cache model of the first pass
constexpr std::size_t refined = 64; // of the fastest, at least, as analyze() has them

/// The values of one combination: `index` written in the mixed radix of the knobs, last knob fastest.
TemplateValues combination(const TemplateValues& fixed, const Knobs& knobs, long long index) {
    TemplateValues values = fixed;
    for (auto knob = knobs.rbegin(); knob != knobs.rend(); ++knob) {
        const auto count = static_cast<long long>(knob->second.size());
        values[knob->first] = knob->second[static_cast<std::size_t>(index % count)];
        index /= count;
    }
    return values;
}

/// The knobs to combine: the given ones, else the defaults of the template; without those that are fixed.
Knobs openKnobs(std::string_view templateName, const TemplateValues& fixed, const Knobs& given) {
    Knobs knobs;
    for (const auto& knob : given.empty() ? defaultKnobs(templateName) : given)
        if (!fixed.contains(knob.first) && !knob.second.empty()) knobs.push_back(knob);
    return knobs;
}

/// Plans of a library's menu for every combination of the knobs; none for other templates and plans named in full.
Expected<std::vector<TemplateValues>> menuOf(std::string_view templateName, const TemplateValues& fixed,
                                             const Knobs& knobs, const Gpu& gpu) {
    std::vector<TemplateValues> menu;
    long long combinations = 1;
    for (const auto& knob : knobs)
        combinations = std::min(maxSchedules, combinations * static_cast<long long>(knob.second.size()));
    for (long long i = 0; i < combinations && static_cast<long long>(menu.size()) < maxSchedules; ++i) {
        const TemplateValues values = combination(fixed, knobs, i);
        if (!choosesItsPlan(templateName, values)) return std::vector<TemplateValues>{};
        Expected<std::vector<TemplateValues>> plans = librarySchedules(values, gpu);
        if (!plans) return plans.errors();
        menu.insert(menu.end(), plans->begin(), plans->end());
    }
    return menu;
}

/// Values that no schedule can have: "x" for a number. (Those of a schedule that merely does not fit are none.)
Errors impossibleValues(std::string_view templateName, const TemplateValues& usual, const Knobs& knobs) {
    Errors errors;
    for (const auto& [name, candidates] : knobs)
        for (const std::string& candidate : candidates) {
            TemplateValues values = usual;
            values[name] = candidate;
            const Expected<TilePlan> plan = makePlan(templateName, values, true);
            for (const Error& error : plan.errors())
                if (error.id == "template.bad_value" && error.object == name) errors.push_back(error);
        }
    limitErrors(errors);
    return errors;
}

/// Takes out what repeats an earlier schedule. Equal schedules take equal time, so only ties are compared.
long long dropRepeats(std::string_view templateName, std::vector<Schedule>& sorted) {
    std::vector<Schedule> kept;
    std::vector<TilePlan> tied; ///< plans of the schedules kept so far that take the same time
    double tiedSeconds = -1;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        Schedule& schedule = sorted[i];
        if (schedule.latencySeconds != tiedSeconds) tied.clear();
        tiedSeconds = schedule.latencySeconds;
        const bool alone = tied.empty() && (i + 1 == sorted.size() || !sorted[i + 1].error.empty() ||
                                            sorted[i + 1].latencySeconds != tiedSeconds);
        if (schedule.error.empty() && !alone) {
            Expected<TilePlan> plan = makePlan(templateName, schedule.values, true);
            if (!plan) continue; // it was made before
            const auto same = [&](const TilePlan& other) { return sameSchedule(*plan, other); };
            if (std::any_of(tied.begin(), tied.end(), same)) continue;
            tied.push_back(std::move(*plan));
        }
        kept.push_back(std::move(schedule));
    }
    const auto dropped = static_cast<long long>(sorted.size() - kept.size());
    sorted = std::move(kept);
    return dropped;
}

} // namespace

Expected<Ranking> rank(std::string_view templateName, const TemplateValues& fixed, const Knobs& givenKnobs,
                       const Gpu& gpu, const AnalysisOptions& options, int threads, StopToken stop) {
    Knobs knobs = openKnobs(templateName, fixed, givenKnobs);
    // A library chooses from a menu, whatever part of it the given knobs leave open.
    Expected<std::vector<TemplateValues>> plans = menuOf(templateName, fixed, knobs, gpu);
    if (!plans) return plans.errors();
    const std::vector<TemplateValues> menu = std::move(plans).value();
    if (!menu.empty()) knobs.clear();
    const auto valuesOf = [&](long long index) {
        return menu.empty() ? combination(fixed, knobs, index) : menu[static_cast<std::size_t>(index)];
    };
    long long count = menu.empty() ? 1 : static_cast<long long>(menu.size());
    for (const auto& knob : knobs) {
        count *= static_cast<long long>(knob.second.size());
        if (count > maxSchedules)
            return Error{"rank.too_many",
                         "the knobs have more than " + std::to_string(maxSchedules) + " combinations",
                         std::string(templateName),
                         {},
                         "fix some of them"};
    }
    // What is wrong with the fixed values is wrong with every schedule: say it once.
    const Expected<TilePlan> first = makePlan(templateName, valuesOf(0), true);
    if (!first) return first.errors();
    if (Errors errors = impossibleValues(templateName, combination(fixed, knobs, 0), knobs); !errors.empty())
        return errors;

    std::vector<Schedule> all(static_cast<std::size_t>(count));
    std::vector<Errors> faults(all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].values = valuesOf(static_cast<long long>(i));
    const auto examineFirst = [&](std::size_t many, int slices) {
        CacheMemo memo;
        AnalysisOptions pass = options;
        pass.cacheMemo = &memo;
        pass.cacheSlices = std::min(options.cacheSlices, slices);
        const auto one = [&](std::size_t index) {
            Schedule& schedule = all[index];
            Errors& errors = faults[index];
            if (const Expected<TilePlan> plan = makePlan(templateName, schedule.values, true); !plan) {
                errors = plan.errors();
            } else if (const Expected<Analysis> analysis = analyze(*plan, gpu, nullptr, pass, stop);
                       !analysis) {
                errors = analysis.errors();
            } else {
                schedule.latencySeconds = analysis->latencySeconds;
                schedule.bottleneck = analysis->bottleneck;
            }
            if (!errors.empty()) schedule.error = errors.front().message;
        };
        return parallelFor(many, threads, one, stop);
    };
    const Error stopped{"engine.stopped", "the ranking was stopped", std::string(templateName), {}, {}};
    if (!examineFirst(all.size(), cheapSlices)) return stopped;

    Ranking ranking;
    ranking.examined = count;
    ranking.infeasible =
        std::count_if(all.begin(), all.end(), [](const Schedule& s) { return !s.error.empty(); });
    if (ranking.infeasible == count) return faults.front();
    const auto faster = [](const Schedule& a, const Schedule& b) {
        if (a.error.empty() != b.error.empty()) return a.error.empty();
        return a.error.empty() && a.latencySeconds < b.latencySeconds;
    };
    std::stable_sort(all.begin(), all.end(), faster);
    // Those that tie with the last one too: equal schedules must stay equal.
    const auto feasible = static_cast<std::size_t>(count - ranking.infeasible);
    std::size_t best = std::min(refined, feasible);
    while (best < feasible && all[best].latencySeconds == all[best - 1].latencySeconds)
        ++best;
    // The faults of the schedules went with their order; those that can run have none.
    std::fill(faults.begin(), faults.end(), Errors{});
    if (!examineFirst(best, options.cacheSlices)) return stopped;
    std::stable_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(best), faster);
    ranking.repeated = dropRepeats(templateName, all);
    ranking.schedules = std::move(all);
    return ranking;
}

} // namespace tilesight
