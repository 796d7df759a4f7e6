#include "widgets/explain/explanations.h"

#include "core/analysis/explain.h"
#include "core/analysis/report.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/hints/hint_words.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/summary/wording.h"
#include "widgets/words.h"

#include <cmath>

namespace tilesight {
namespace {

std::string words(const QString& text) { return text.toStdString(); }

Explanation node(std::string id, std::string title, double value, std::string unit, std::string reason = {},
                 std::string formula = {}, std::string equation = {}) {
    Explanation e;
    e.id = std::move(id);
    e.title = std::move(title);
    e.value = value;
    e.unit = std::move(unit);
    e.reason = std::move(reason);
    e.formula = std::move(formula);
    e.equation = std::move(equation);
    return e;
}

/// With another root, and the old one's inputs.
Explanation rooted(const Explanation& tree, Explanation root) {
    root.formula = tree.formula;
    root.equation = tree.equation;
    root.inputs = tree.inputs;
    return root;
}

/// Under another id, so that its rows are not taken for those of the plan's own tree.
void moveIdsBelow(const std::string& place, Explanation& tree) {
    tree.id = place + "/" + tree.id;
    for (Explanation& input : tree.inputs)
        moveIdsBelow(place, input);
}

/// `now`: the tree of the plan, when the hint is about it.
Explanation explainHint(const Hint& hint, const Explanation& now) {
    const std::string id = "hint/" + hint.id;
    Explanation e = node(id, hint.title, hint.gainSeconds, "s", hintWords(hint).sentence.toStdString(),
                         words(tr("gain = T(plan) - T(changed plan)")));
    Explanation then = rooted(hint.derivation, node(id + "/then", words(tr("Latency of the changed plan")),
                                                    hint.latencySeconds, "s", hint.proof));
    for (Explanation& input : then.inputs)
        moveIdsBelow(id + "/then", input);
    std::vector<Explanation> moved; // what differs at the top of both derivations
    for (const Explanation& after : hint.derivation.inputs)
        for (const Explanation& before : now.inputs)
            if (before.id == after.id && std::abs(after.value - before.value) > 0.005 * std::abs(before.value))
                moved.push_back(node(id + "/changed/" + after.id, after.title, after.value, after.unit,
                                     words(tr("now %1").arg(explainedValue(before)))));
    e.inputs = {
        rooted(now, node(id + "/now", words(tr("Latency of the plan")), hint.latencySeconds + hint.gainSeconds, "s")),
        std::move(then),
        node(id + "/examined", words(tr("Variants tried")), hint.examined, "1",
             words(tr("the best of them is the hint")))};
    e.inputs.insert(e.inputs.begin(), moved.begin(), moved.end());
    return e;
}

/// A number that the plan sets: where it acts first.
Explanation explainParameter(const Analysis& a, const std::string& name) {
    const Parameter* parameter = a.plan.parameter(name);
    if (!parameter) return {};
    double value = std::nan("");
    for (const auto& [known, number] : a.parameters)
        if (known == name) value = number;
    const bool isNumber = parameter->value.text.find_first_not_of("0123456789.") == std::string::npos;
    Explanation e = node("parameter/" + name, name, value, "1", parameter->note,
                         isNumber ? std::string() : name + " = " + parameter->value.text);
    if (e.reason.empty()) e.reason = words(tr("set in the plan; what it acts on is below"));
    for (const char* place : {"latency/steady", "occupancy", "waves", "l2_hit"})
        if (const Explanation* found = findExplanation(a.explanation, place)) e.inputs.push_back(*found);
    return e;
}

Explanation explainLaunchOrder(const Gallery& gallery, const Analysis& now, const std::string& title) {
    for (const GalleryEntry& entry : gallery.entries) {
        if (entry.title != title) continue;
        const Analysis& a = entry.analysis;
        const std::string id = "launch_order/" + title;
        Explanation e = node(id, words(tr("Latency with %1").arg(toQString(title))), a.latencySeconds, "s",
                             words(entry.current ? tr("the order of the plan")
                                                 : latencyDelta(now.latencySeconds, a.latencySeconds).sentence()),
                             words(tr("the plan analysed in this launch order")));
        e.inputs = {node(id + "/read_hit", words(tr("Reads that a cache answers")), a.readHit(), "1", {},
                         words(tr("1 - DRAM reads / asked for"))),
                    node(id + "/l2_hit", words(tr("L2 hit rate, with writes")), a.cache.l2Hit, "1"),
                    node(id + "/l2", words(tr("Reads that reach L2")), a.cache.l2ReadBytes, "B"),
                    node(id + "/dram_read", words(tr("Reads from DRAM")), a.cache.dramReadBytes, "B"),
                    node(id + "/dram_write", words(tr("Writes to DRAM")), a.cache.dramWriteBytes, "B"),
                    rooted(now.explanation,
                           node(id + "/now", words(tr("Latency of the plan as it is")), now.latencySeconds, "s"))};
        return e;
    }
    return {};
}

QString formulaOf(const Diagnosis& found) {
    if (found.reRun) return tr("lost = T - T_without");
    switch (found.obstacle) {
    case Obstacle::pipelineOverlap:
        return tr("lost = T - T_launch - T_busy");
    case Obstacle::tail:
        return tr("lost = T_last (1 - n / (ceil(n / SMs) SMs))");
    case Obstacle::launch:
        return tr("lost = T_launch");
    default:
        return tr("lost = T - T_without");
    }
}

std::string causeId(Obstacle obstacle) { return "diagnosis/" + std::string(nameOf(obstacle)); }
QString causeTitle(Obstacle obstacle) { return tr("%1: time lost").arg(engineWord(titleOf(obstacle))); }

/// The terms of the formula; those that the latency's derivation has as well open it there.
std::vector<Explanation> termsOf(const Diagnosis& found, const Analysis* a) {
    const std::string id = causeId(found.obstacle);
    const double now = found.share > 0 ? found.lostSeconds / found.share : found.lostSeconds;
    const Explanation latency = node("latency", words(tr("T, latency of the plan")), now, "s");
    const auto launch = [&](double seconds) {
        return node("latency/launch", words(tr("T_launch, launch, start and drain")), seconds, "s");
    };
    if (!found.reRun && found.obstacle == Obstacle::launch) return {launch(found.lostSeconds), latency};
    if (!found.reRun && found.obstacle == Obstacle::pipelineOverlap && a) {
        const double launching = a->phases.launchSeconds;
        return {latency, launch(launching),
                node(id + "/busy", words(tr("T_busy, work of the busiest pipe")),
                     now - launching - found.lostSeconds, "s", words(tr("on the fullest SM")))};
    }
    if (!found.reRun && found.obstacle == Obstacle::tail && a && a->waves.tailBlocks > 0 &&
        a->waves.blocksPerWave > 0) {
        const double blocks = double(a->waves.tailBlocks),
                     sms = double(a->waves.blocksPerWave) / std::max(1, a->occupancy.residentBlocks),
                     idle = 1 - blocks / (std::ceil(blocks / sms) * sms);
        if (idle > 0)
            return {node(id + "/last", words(tr("T_last, last wave")), found.lostSeconds / idle, "s"),
                    node(id + "/blocks", words(tr("n, blocks in it")), blocks, "1"),
                    node(id + "/sms", "SMs", sms, "1"),
                    node(id + "/idle", words(tr("Share of the SMs' time in it that is idle")), idle, "1")};
    }
    return {latency,
            node(id + "/without", words(tr("T_without, the same without the cause")), now - found.lostSeconds,
                 "s", words(found.reRun ? tr("a re-run of the plan") : tr("read off the analysis")))};
}

Explanation explainCause(const Diagnosis& found, const Analysis* a) {
    const QString why = tr("%1 of the latency. %2\nTry: %3\nCauses overlap, so the times do not add up.")
                            .arg(toQString(formatPercent(found.share, 2)), toQString(found.sentence),
                                 toQString(found.remedy));
    Explanation e = node(causeId(found.obstacle), words(causeTitle(found.obstacle)), found.lostSeconds, "s",
                         words(why), words(formulaOf(found)));
    e.inputs = termsOf(found, a);
    return e;
}

/// Of a cause that is not among those found, or not yet: an empty title for other ids.
Explanation explainAbsentCause(const std::string& id, const QString& why) {
    for (int i = 0; i <= int(Obstacle::launch); ++i)
        if (id == causeId(Obstacle(i)))
            return node(id, words(causeTitle(Obstacle(i))), std::nan(""), "", words(why));
    return {};
}

Explanation explainBaseline(const Analysis& a, const Analysis& base) {
    const double then = base.latencySeconds, now = a.latencySeconds;
    Explanation e =
        node("baseline", words(tr("Change against the baseline")), now - then, "s",
             words(tr("%1. Changes below 0.5 % are left out.").arg(latencyDelta(then, now).sentence())),
             words(tr("change = T(now) - T(baseline)")));
    const auto pair = [&](const char* id, const QString& title, double was, double is, const char* unit) {
        if (std::abs(is - was) < 0.005 * std::max(std::abs(is), std::abs(was)) || is == was) return;
        Explanation child = node(std::string("baseline/") + id, words(title), is, unit);
        Explanation old = node({}, {}, was, unit);
        child.reason = words(tr("then %1").arg(explainedValue(old)));
        e.inputs.push_back(std::move(child));
    };
    pair("latency", tr("Latency"), then, now, "s");
    pair("launch", tr("Launch, start and drain"), base.phases.launchSeconds, a.phases.launchSeconds, "s");
    pair("prologue", tr("Prologue, all waves"), base.phases.prologueSeconds, a.phases.prologueSeconds, "s");
    pair("steady", tr("Steady state, all waves"), base.phases.steadySeconds, a.phases.steadySeconds, "s");
    pair("epilogue", tr("Epilogue, all waves"), base.phases.epilogueSeconds, a.phases.epilogueSeconds, "s");
    pair("period", tr("Steady period of a turn"), base.lanes.steadyPeriodSeconds, a.lanes.steadyPeriodSeconds,
         "s");
    pair("l2_hit", tr("L2 hit rate, with writes"), base.cache.l2Hit, a.cache.l2Hit, "1");
    pair("dram", tr("DRAM read"), base.cache.dramReadBytes, a.cache.dramReadBytes, "B");
    pair("clock", tr("SM clock"), base.clock.hz, a.clock.hz, "Hz");
    return e;
}

Explanation explainErrors(const Errors& errors) {
    Explanation e = node("errors", words(tr("Why there is no result")), double(errors.size()), "1",
                         words(tr("faults of the plan, reported together")));
    for (const Error& error : errors) {
        Explanation r = node("errors/" + error.id, error.object.empty() ? words(tr("Plan")) : error.object,
                             std::nan(""), "");
        r.reason = error.message + (error.remedy.empty() ? "" : " (" + error.remedy + ")");
        e.inputs.push_back(std::move(r));
    }
    return e;
}

} // namespace

Explanation explanationFor(const ViewState& state, const QString& id) {
    const std::string key = id.toStdString();
    if (!state.errors.empty() && (key == "errors" || key == "result")) return explainErrors(state.errors);
    if (key.starts_with("hint/") && state.hints)
        for (const Hint& hint : *state.hints)
            if (key == "hint/" + hint.id || key.starts_with("hint/" + hint.id + "/")) {
                const Explanation why =
                    explainHint(hint, state.analysis && !state.hintsStale ? state.analysis->explanation : Explanation{});
                const Explanation* row = findExplanation(why, key);
                return row ? *row : why;
            }
    if (key.starts_with("diagnosis/") && state.errors.empty()) {
        if (state.diagnoses)
            for (const Diagnosis& found : *state.diagnoses)
                if (key == causeId(found.obstacle))
                    return explainCause(found,
                                        state.stale || state.hintsStale ? nullptr : state.analysis.get());
        if (Explanation absent =
                explainAbsentCause(key, state.diagnoses ? tr("Costs less than 1 % of the latency.")
                                                        : tr("The plan is being run without it."));
            !absent.title.empty())
            return absent;
    }
    if (!state.analysis) return state.errors.empty() ? Explanation{} : explainErrors(state.errors);
    const Analysis& a = *state.analysis;
    if (const Explanation* found = findExplanation(a.explanation, key)) return *found;
    if (key.starts_with("hardware/") && state.gpu)
        if (Explanation entry = hardwareEntry(*state.gpu, "hardware", key.substr(9)); !entry.title.empty()) return entry;
    if (key.starts_with("parameter/"))
        if (Explanation parameter = explainParameter(a, key.substr(10)); !parameter.title.empty()) return parameter;
    if (key.starts_with("launch_order/") && state.gallery)
        if (Explanation order = explainLaunchOrder(*state.gallery, a, key.substr(13)); !order.title.empty()) return order;
    if (key == "baseline" && state.baseline) return explainBaseline(a, *state.baseline);
    if (key == "bottleneck")
        for (const char* place : {"latency/steady/turn", "latency/steady"})
            if (const Explanation* found = findExplanation(a.explanation, place)) return *found;
    if (!a.explanation.title.empty()) return a.explanation;
    return node("latency", words(tr("Latency")), a.latencySeconds, "s",
                words(tr("this result was computed without its derivation")));
}

QString explainedValue(const Explanation& e) { return toQString(formatExplained(e)); }

QString explanationText(const Explanation& e, int indent) { return toQString(explanationToText(e, indent)); }

} // namespace tilesight
