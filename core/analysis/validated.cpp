#include "core/analysis/validated.h"

#include "core/action/useful_work.h"
#include "core/analysis/report.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace tilesight {
namespace {

using enum KernelFamily;
constexpr ValidatedRange any{};

constexpr ValidatedRow validated[] = {
#include "core/analysis/validated_table.inc"
};

struct Sizes {
    double m = 0, n = 0, k = 0, microseconds = 0; ///< 0 = not known
};

/// Rows and columns of what is stored, and the depth of one block's product.
Sizes sizesOf(const ResolvedPlan& resolved, const Analysis& analysis) {
    Sizes sizes{0, 0, 0, 1e6 * analysis.latencySeconds};
    for (std::size_t i = 0; i < resolved.actions.size(); ++i) {
        const ResolvedAction& action = resolved.actions[i];
        if (action.operation == Operation::matmul && i < analysis.actions.size())
            sizes.k = double(action.matmul[2]) * double(analysis.actions[i].executions) * usefulShareOf(resolved, action).depth;
        if (action.operation != Operation::store || !action.access) continue;
        const auto& dims = resolved.tensors[std::size_t(action.access->tensor)].dims;
        if (dims.size() < 2) continue;
        sizes.m = double(dims[dims.size() - 2]);
        sizes.n = double(dims.back());
    }
    return sizes;
}

struct Check {
    const char* name;
    double value;
    ValidatedRange range;
};

std::vector<Check> checksOf(const ValidatedRow& row, const Sizes& sizes) {
    if (row.m.to <= 0 && row.n.to <= 0 && row.k.to <= 0) return {{"time", sizes.microseconds, row.microseconds}};
    return {{"M", sizes.m, row.m}, {"N", sizes.n, row.n}, {"K", sizes.k, row.k}};
}

double doublingsOutside(const ValidatedRow& row, const Sizes& sizes) {
    double sum = 0;
    for (const Check& check : checksOf(row, sizes))
        sum += check.range.doublingsOutside(check.value);
    return sum;
}

std::vector<OutsideRange> outsideOf(const ValidatedRow& row, const Sizes& sizes) {
    std::vector<OutsideRange> outside;
    for (const Check& check : checksOf(row, sizes)) {
        if (check.range.doublingsOutside(check.value) <= 0) continue;
        OutsideRange part{check.name, check.value, check.range.from, false, {}};
        part.above = check.value > check.range.to;
        if (part.above) part.limit = check.range.to;
        const bool time = part.parameter == "time";
        if (time) part.value *= 1e-6, part.limit *= 1e-6;
        const auto words = [&](double value) { return time ? formatSeconds(value) : formatNumber(value, 7); };
        part.sentence = (time ? "a time" : part.parameter) + " of " + words(part.value) +
                        (part.above ? ", above " : ", below ") + words(part.limit);
        outside.push_back(std::move(part));
    }
    return outside;
}

const ValidatedRow* bestRow(KernelFamily family, std::string_view gpu, const Sizes& sizes) {
    const ValidatedRow* best = nullptr;
    double least = 0;
    for (const ValidatedRow& row : validated) {
        if (row.family != family || row.gpu != gpu) continue;
        const double doublings = doublingsOutside(row, sizes);
        if (best && doublings >= least) continue;
        best = &row;
        least = doublings;
    }
    return best;
}

/// Of the measured GPUs of this vendor the one with the largest mean error of the family; "" = none.
std::string_view leastAccurateGpu(KernelFamily family, std::string_view vendor) {
    const ValidatedRow* worst = nullptr;
    for (const ValidatedRow& row : validated)
        if (row.family == family && std::string_view(row.gpuName).starts_with(vendor) &&
            (!worst || row.meanPercent > worst->meanPercent))
            worst = &row;
    return worst ? worst->gpu : std::string_view();
}

/// How such kernels were measured, where it was not under these conditions.
std::string otherConditions(KernelFamily family, const RunConditions& conditions) {
    std::string text;
    if (conditions.clock == ClockRegime::burst) text = "over many launches, not the first ones";
    // Streams were measured from cold to warm.
    if (conditions.copies == 1 && family != streams)
        text += std::string(text.empty() ? "" : "; ") + "not with the same tensors every launch";
    return text.empty() ? text : "measured " + text;
}

/// The rule of the header; relative.
double bandOf(const ValidatedRow& nearest, const Sizes& sizes) {
    const double doublings = doublingsOutside(nearest, sizes);
    if (doublings <= 0) return nearest.meanPercent / 100;
    double mean = 0, p95 = 0;
    for (const ValidatedRow& row : validated) {
        if (row.family != nearest.family || std::string_view(row.gpu) != nearest.gpu) continue;
        mean = std::max(mean, row.meanPercent);
        p95 = std::max(p95, row.p95Percent);
    }
    return std::min(1.0, std::ceil((mean + (p95 - mean) * doublings) / 5) * 0.05);
}

} // namespace

std::string_view nameOf(KernelFamily family) {
    switch (family) {
    case gemm:
        return "gemm";
    case attention:
        return "attention";
    case products:
        return "products";
    case streams:
        return "streams";
    }
    return "";
}

std::string inWords(KernelFamily family) {
    switch (family) {
    case gemm:
        return "GEMM";
    case attention:
        return "attention";
    case products:
        return "kernels with other products";
    case streams:
        return "kernels without products";
    }
    return {};
}

KernelFamily familyOf(const TilePlan& plan) {
    int count = 0;
    bool plain = !plan.loops.empty();
    for (const Action& action : plan.actions) {
        const bool product = action.operation == Operation::matmul;
        count += product;
        if (product && action.dtype != DataType::bf16 && action.dtype != DataType::f16) plain = false;
        if (action.operation == Operation::atomicAdd) plain = false;
        if (!action.loop.empty() && !product && action.operation != Operation::load) plain = false;
    }
    if (count == 0) return streams;
    if (count > 1) return attention;
    return plain ? gemm : products;
}

std::span<const ValidatedRow> validatedRows() { return validated; }

double ValidatedRange::doublingsOutside(double value) const {
    if (to <= 0 || value <= 0 || (value >= from && value <= to)) return 0;
    return std::log2(value > to ? value / to : from / value);
}

std::string OutsideRange::brief() const {
    if (!isSize()) return sentence;
    const bool time = parameter == "time";
    return parameter + (above ? " above " : " below ") + (time ? formatSeconds(limit) : formatNumber(limit, 7));
}

Validated validatedFor(const TilePlan& plan, const ResolvedPlan& resolved, const Gpu& gpu, const Analysis& analysis) {
    const KernelFamily family = familyOf(plan);
    const Sizes sizes = sizesOf(resolved, analysis);
    Validated result{bestRow(family, gpu.id, sizes), 0, {}, otherConditions(family, analysis.conditions)};
    if (!result.row) {
        std::string_view other = leastAccurateGpu(family, gpu.vendor);
        if (other.empty()) other = leastAccurateGpu(family, "");
        result.row = bestRow(family, other, sizes);
        result.outside.push_back({"gpu", 0, 0, false, gpu.name + " with such kernels"});
    }
    result.band = bandOf(*result.row, sizes);
    for (OutsideRange& part : outsideOf(*result.row, sizes))
        result.outside.push_back(std::move(part));
    return result;
}

Validated validatedFor(const TilePlan& plan, const Gpu& gpu, const Analysis& analysis) {
    const Expected<ResolvedPlan> resolved = resolve(plan);
    return validatedFor(plan, resolved ? *resolved : ResolvedPlan{}, gpu, analysis);
}

namespace {
std::string outsideInWords(const Validated& validated) {
    std::string text;
    for (const OutsideRange& part : validated.outside)
        text += (text.empty() ? "not measured: " : "; ") + part.sentence;
    return text;
}

bool hasSizes(const Validated& validated) {
    return std::any_of(validated.outside.begin(), validated.outside.end(),
                       [](const OutsideRange& part) { return part.isSize(); });
}
} // namespace

Validated validatedFor(const Analysis& analysis) {
    Gpu gpu; // what names the measurements
    gpu.id = analysis.gpuId;
    gpu.name = analysis.gpuName;
    gpu.vendor = gpu.name.substr(0, gpu.name.find(' '));
    return validatedFor(analysis.plan, gpu, analysis);
}

std::string withinBandInWords(double band, double relativeChange) {
    if (std::abs(relativeChange) > band) return {};
    return "within ±" + formatPercent(band, 2) + ": may not be measurable";
}

std::vector<Remark> rangeRemarks(const Validated& validated) {
    std::vector<Remark> remarks;
    std::string sizes;
    for (const OutsideRange& part : validated.outside) {
        if (part.isSize())
            sizes += (sizes.empty() ? "" : "; ") + part.sentence;
        else
            remarks.push_back({"range.gpu", "never compared with measurements: " + part.sentence, false});
    }
    if (!sizes.empty())
        remarks.push_back({"range.outside", "outside the range that was compared with measurements: " + sizes +
                                                "; expect ±" + formatPercent(validated.band, 2),
                           true});
    return remarks;
}

std::string inWords(const Validated& validated) {
    const ValidatedRow& row = *validated.row;
    std::string text = "mean error of " + std::to_string(row.rows) + " runs of " + inWords(row.family) + " on " +
                       row.gpuName + " (95 in 100 within " + formatPercent(row.p95Percent / 100) + ")";
    if (hasSizes(validated)) text = "widened " + text;
    if (!validated.conditions.empty()) text += "; " + validated.conditions;
    if (!validated.outside.empty()) text += "; " + outsideInWords(validated);
    return text;
}

Explanation explainBand(const Doubt& doubt, const Validated& validated) {
    Explanation band;
    band.id = "band";
    band.title = "Error band";
    band.value = doubt.band;
    band.unit = "1";
    band.formula = "sqrt(model^2 + sum of change^2)";
    if (!validated.outside.empty())
        band.reason = outsideInWords(validated) +
                      (hasSizes(validated) ? ", so the band is widened"
                                           : ", so the band is that of the least accurate GPU measured");
    Explanation model;
    model.id = "band/model";
    model.title = "Mean error of the model";
    model.value = doubt.modelBand;
    model.unit = "1";
    model.reason = inWords(validated);
    if (hasSizes(validated))
        model.formula = "mean + (p95 - mean) * sum over sizes outside of log2(x), rounded up to 5 %";
    model.source = std::string("core/ACCURACY.md, row \"") + validated.row->source + "\"";
    band.inputs.push_back(std::move(model));
    for (const DoubtfulNumber& number : doubt.numbers) {
        Explanation change;
        change.id = "band/" + number.key;
        change.title = number.title;
        change.value = number.change;
        change.unit = "1";
        change.provenance = "guess";
        change.reason = "change of the latency when it is a quarter larger or smaller";
        band.inputs.push_back(std::move(change));
    }
    return band;
}

} // namespace tilesight
