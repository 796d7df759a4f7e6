#include "core/analysis/validated.h"

#include "core/analysis/report.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tilesight {
namespace {

using enum KernelFamily;
constexpr ValidatedRange any{};
constexpr const char* reference = "h200-sxm";

constexpr ValidatedRow validated[] = {
#include "core/analysis/validated_table.inc"
};

struct Sizes {
    double m = 0, n = 0, k = 0, microseconds = 0; ///< 0 = not known
};

/// Rows and columns of what is stored, and the depth of one block's product.
Sizes sizesOf(const TilePlan& plan, const Analysis& analysis) {
    Sizes sizes{0, 0, 0, 1e6 * analysis.latencySeconds};
    const Expected<ResolvedPlan> resolved = resolve(plan);
    if (!resolved) return sizes;
    for (std::size_t i = 0; i < resolved->actions.size(); ++i) {
        const ResolvedAction& action = resolved->actions[i];
        if (action.operation == Operation::matmul && i < analysis.actions.size())
            sizes.k = double(action.matmul[2]) * double(analysis.actions[i].executions);
        if (action.operation != Operation::store || !action.access) continue;
        const auto& dims = resolved->tensors[std::size_t(action.access->tensor)].dims;
        if (dims.size() < 2) continue;
        sizes.m = double(dims[dims.size() - 2]);
        sizes.n = double(dims.back());
    }
    return sizes;
}

/// In words what of the sizes lies far outside of the row.
std::vector<std::string> farFrom(const ValidatedRow& row, const Sizes& sizes) {
    struct Check {
        const char* name;
        double value;
        ValidatedRange range;
        bool time = false;
    };
    std::vector<std::string> outside;
    for (const Check& check :
         {Check{"M", sizes.m, row.m}, Check{"N", sizes.n, row.n}, Check{"K", sizes.k, row.k},
          Check{"a time", sizes.microseconds, row.microseconds, true}}) {
        if (check.value <= 0 || !check.range.farFrom(check.value)) continue;
        const auto words = [&](double value) {
            return check.time ? formatSeconds(1e-6 * value) : formatNumber(value, 6);
        };
        const bool below = check.value < check.range.from;
        outside.push_back(std::string(check.name) + " of " + words(check.value) + ", far " +
                          (below ? "below " : "above ") + words(below ? check.range.from : check.range.to));
    }
    return outside;
}

bool holds(const ValidatedRow& row, const Sizes& sizes) {
    return row.m.holds(sizes.m) && row.n.holds(sizes.n) && row.k.holds(sizes.k) &&
           row.microseconds.holds(sizes.microseconds);
}

const ValidatedRow* bestRow(KernelFamily family, std::string_view gpu, const Sizes& sizes) {
    const ValidatedRow* best = nullptr;
    std::size_t fewest = 0;
    for (const ValidatedRow& row : validated) {
        if (row.family != family || row.gpu != gpu) continue;
        if (holds(row, sizes)) return &row;
        const std::size_t far = farFrom(row, sizes).size();
        if (best && far >= fewest) continue;
        best = &row;
        fewest = far;
    }
    return best;
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

Validated validatedFor(const TilePlan& plan, const Gpu& gpu, const Analysis& analysis) {
    const KernelFamily family = familyOf(plan);
    const Sizes sizes = sizesOf(plan, analysis);
    Validated result{bestRow(family, gpu.id, sizes), {}};
    if (!result.row) {
        result.row = bestRow(family, reference, sizes);
        result.outside.push_back(gpu.name + " with such kernels");
    }
    const std::vector<std::string> far = farFrom(*result.row, sizes);
    result.outside.insert(result.outside.end(), far.begin(), far.end());
    return result;
}

namespace {
std::string outsideInWords(const Validated& validated) {
    std::string text;
    for (const std::string& part : validated.outside)
        text += (text.empty() ? "not measured: " : "; ") + part;
    return text;
}
} // namespace

std::string inWords(const Validated& validated) {
    const ValidatedRow& row = *validated.row;
    std::string text = "mean error of " + std::to_string(row.rows) + " runs of " + inWords(row.family) +
                       " on " + row.gpuName + " (95 in 100 within " + formatPercent(row.p95Percent / 100) +
                       ")";
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
        band.reason = outsideInWords(validated) + ", so the band may be too narrow";
    Explanation model;
    model.id = "band/model";
    model.title = "Mean error of the model";
    model.value = doubt.modelBand;
    model.unit = "1";
    model.reason = inWords(validated);
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
