#include "widgets/explain/explanations.h"

#include "core/analysis/order_words.h"
#include "core/analysis/explain.h"
#include "core/analysis/report.h"
#include "widgets/hardware/quantity_text.h"
#include "widgets/hints/hint_words.h"
#include "widgets/properties/parameter_edits.h"
#include "widgets/summary/wording.h"

#include <cmath>

namespace tilesight {
namespace {

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

Explanation explainAction(const Analysis& a, int index, const Gpu* gpu) {
    const Action& action = a.plan.actions[std::size_t(index)];
    const std::string id = "action/" + action.name;
    Explanation e =
        node(id, action.name, 0, "s", {}, "max over pipes of work / rate, + own latency", "Eq. 1");
    if (index >= int(a.actions.size())) return e;
    const ActionResult& r = a.actions[std::size_t(index)];
    e.value = r.secondsPerExecution;
    e.reason = "one execution, limited by " + std::string(titleOf(r.limit));
    for (Resource resource : allResources)
        if (r.perExecution[resource] > 0) {
            Explanation pipe = node(id + "/" + std::string(resourceId(resource)),
                                    std::string(resourceName(resource)), r.perExecution[resource], "s",
                                    formatPercent(r.perExecution[resource] / r.secondsPerExecution) +
                                        " of the action's time",
                                    "work of one run / rate of the pipe for one SM", "Eq. 1");
            const std::string key = rateKeyOf(resource, computeType(a.plan));
            if (gpu && !key.empty()) pipe.inputs.push_back(hardwareEntry(*gpu, pipe.id, key));
            e.inputs.push_back(std::move(pipe));
        }
    const double latency = r.secondsPerExecution - r.perExecution[r.perExecution.largest()];
    if (latency > 0.02 * r.secondsPerExecution)
        e.inputs.push_back(node(id + "/latency", "Own latency", latency, "s",
                                "waiting that keeps no pipe busy: barriers, exchange between lanes",
                                "duration - busiest pipe"));
    if (r.bytes > 0) e.inputs.push_back(node(id + "/bytes", "Bytes of one execution", r.bytes, "B"));
    if (r.flops > 0) e.inputs.push_back(node(id + "/flops", "Work of one execution", r.flops, "FLOP"));
    e.inputs.push_back(node(id + "/executions", "Executions in a block", double(r.executions), "1"));
    e.inputs.push_back(node(id + "/busy", "Busy over the whole kernel", r.busySeconds, "s",
                            a.latencySeconds > 0 ? formatPercent(r.busySeconds / a.latencySeconds) +
                                                       " of the latency, fullest SM"
                                                 : std::string()));
    return e;
}

Explanation explainHint(const Hint& hint) {
    const std::string id = "hint/" + hint.id;
    Explanation e = node(id, hint.title, hint.gainSeconds, "s", hintWords(hint).sentence.toStdString(),
                         "gain = T(plan) - T(changed plan)");
    e.inputs = {node(id + "/now", "Latency of the plan", hint.latencySeconds + hint.gainSeconds, "s"),
                node(id + "/then", "Latency of the changed plan", hint.latencySeconds, "s", hint.proof),
                node(id + "/examined", "Variants tried", hint.examined, "1", "the best of them is the hint")};
    return e;
}

Explanation explainWaves(const Analysis& a) {
    const Waves& w = a.waves;
    const double perWave = double(std::max(1LL, w.blocksPerWave));
    Explanation e = node("waves", "Waves", double(w.gridBlocks) / perWave, "1", wavesInWords(w),
                         "waves = blocks of the grid / (SMs x resident blocks)");
    e.inputs = {node("waves/blocks", "Blocks of the grid", double(w.gridBlocks), "1"),
                node("waves/per_wave", "Blocks of a full wave", double(w.blocksPerWave), "1"),
                node("waves/resident", "Resident blocks per SM", a.occupancy.residentBlocks, "1",
                     "limited by " + limitInWords(a.occupancy.limitedBy))};
    if (!a.hasTurns) return e; // a stream of blocks: its waves have no times of their own
    for (std::size_t i = 0; i < w.list.size(); ++i)
        e.inputs.push_back(
            node("waves/" + std::to_string(i), w.list[i].tail ? "Tail wave" : "Wave " + std::to_string(i + 1),
                 w.list[i].durationSeconds, "s", formatCount(w.list[i].activeSms, "SM", "SMs") + " busy"));
    return e;
}

Explanation explainBaseline(const Analysis& a, const Analysis& base) {
    const double then = base.latencySeconds, now = a.latencySeconds;
    Explanation e =
        node("baseline", "Change against the baseline", now - then, "s",
             latencyDelta(then, now).sentence().toStdString() + ". Changes below 0.5 % are left out.",
             "change = T(now) - T(baseline)");
    const auto pair = [&](const char* id, const char* title, double was, double is, const char* unit) {
        if (std::abs(is - was) < 0.005 * std::max(std::abs(is), std::abs(was)) || is == was) return;
        Explanation child = node(std::string("baseline/") + id, title, is, unit);
        Explanation old = node({}, {}, was, unit);
        child.reason = "then " + explainedValue(old).toStdString();
        e.inputs.push_back(std::move(child));
    };
    pair("latency", "Latency", then, now, "s");
    pair("launch", "Launch, start and drain", base.phases.launchSeconds, a.phases.launchSeconds, "s");
    pair("prologue", "Prologue, all waves", base.phases.prologueSeconds, a.phases.prologueSeconds, "s");
    pair("steady", "Steady state, all waves", base.phases.steadySeconds, a.phases.steadySeconds, "s");
    pair("epilogue", "Epilogue, all waves", base.phases.epilogueSeconds, a.phases.epilogueSeconds, "s");
    pair("period", "Steady period of a turn", base.lanes.steadyPeriodSeconds, a.lanes.steadyPeriodSeconds,
         "s");
    pair("l2_hit", "L2 hit rate, with writes", base.cache.l2Hit, a.cache.l2Hit, "1");
    pair("dram", "DRAM reads", base.cache.dramReadBytes, a.cache.dramReadBytes, "B");
    pair("clock", "SM clock", base.clock.hz, a.clock.hz, "Hz");
    return e;
}

Explanation explainResult(const Analysis& a) {
    Explanation e = node("result", "Orders examined", double(a.orders.examined), "1",
                         a.orders.bounded ? "the search was bounded" : "all legal orders, exact",
                         "T = min over legal orders of T(order)", "Eq. 5");
    e.inputs = {node("result/legal", legalIsLowerBound(a) ? "Legal orders, at least" : "Legal orders", a.orders.legal, "1"),
                node("result/best", a.hasTurns ? "Steady period of the best" : "One block in the best",
                     a.orders.steadySeconds, "s"),
                node("result/worst",
                     a.hasTurns ? "Steady period of the worst examined" : "One block in the worst examined",
                     a.orders.worstSeconds, "s")};
    for (const Remark& remark : a.remarks) {
        Explanation r = node("result/" + remark.id, remark.warning ? "Mind" : "Remark", std::nan(""), "");
        r.reason = remark.sentence;
        e.inputs.push_back(std::move(r));
    }
    return e;
}

Explanation explainErrors(const Errors& errors) {
    Explanation e = node("errors", "Why there is no result", double(errors.size()), "1",
                         "faults of the plan, reported together");
    for (const Error& error : errors) {
        Explanation r =
            node("errors/" + error.id, error.object.empty() ? "Plan" : error.object, std::nan(""), "");
        r.reason = error.message + (error.remedy.empty() ? "" : " (" + error.remedy + ")");
        e.inputs.push_back(std::move(r));
    }
    return e;
}

} // namespace

const Explanation* findExplanation(const Explanation& root, const std::string& id) {
    if (root.id == id) return &root;
    for (const Explanation& child : root.inputs)
        if (const Explanation* found = findExplanation(child, id)) return found;
    return nullptr;
}

Explanation explanationFor(const ViewState& state, const QString& id) {
    const std::string key = id.toStdString();
    if (!state.errors.empty() && (key == "errors" || key == "result")) return explainErrors(state.errors);
    if (key.starts_with("hint/") && state.hints)
        for (const Hint& hint : *state.hints)
            if (key == "hint/" + hint.id) return explainHint(hint);
    if (!state.analysis) return state.errors.empty() ? Explanation{} : explainErrors(state.errors);
    const Analysis& a = *state.analysis;
    if (const Explanation* found = findExplanation(a.explanation, key)) return *found;
    if (key.starts_with("action/")) {
        const int index = a.plan.actionIndex(key.substr(7));
        if (index >= 0) return explainAction(a, index, state.gpu.get());
    }
    if (key == "waves") return explainWaves(a);
    if (key == "baseline" && state.baseline) return explainBaseline(a, *state.baseline);
    if (key == "result") return explainResult(a);
    if (key == "bottleneck")
        for (const char* place : {"latency/steady/turn", "latency/steady"})
            if (const Explanation* found = findExplanation(a.explanation, place)) return *found;
    if (!a.explanation.title.empty()) return a.explanation;
    return node("latency", "Latency", a.latencySeconds, "s",
                "this result was computed without its derivation");
}

QString explainedValue(const Explanation& e) {
    if (std::isnan(e.value)) return e.unit.empty() ? QString() : QStringLiteral("unknown");
    const bool hardware = !e.hardwareKey.empty();
    if (e.unit == "1" && !hardware && e.value != std::floor(e.value) && e.value > 0 && e.value < 1)
        return toQString(formatPercent(e.value));
    if (e.unit == "B" && !hardware) return toQString(formatDecimalBytes(e.value));
    return quantityText(e.value, e.unit);
}

QString explanationText(const Explanation& e, int indent) {
    QString out = QString(indent * 2, ' ') + toQString(e.title);
    const QString value = explainedValue(e);
    if (!value.isEmpty()) out += QStringLiteral(": ") + value;
    if (!e.provenance.empty()) out += QStringLiteral(" [") + toQString(e.provenance) + ']';
    if (!e.reason.empty()) out += QStringLiteral(" - ") + toQString(e.reason);
    out += '\n';
    if (!e.formula.empty()) {
        out += QString(indent * 2 + 2, ' ') + toQString(e.formula);
        if (!e.equation.empty()) out += QStringLiteral(" (") + toQString(e.equation) + ')';
        out += '\n';
    }
    if (!e.source.empty())
        out += QString(indent * 2 + 2, ' ') + QStringLiteral("source: ") + toQString(e.source) + '\n';
    for (const Explanation& child : e.inputs)
        out += explanationText(child, indent + 1);
    return out;
}

} // namespace tilesight
