// C[M, N] = A[M, K] B[K, N] by resident blocks, as many as the GPU holds: whole tiles while there is a full wave of
// them, then an equal part of the K steps that are left for each block (stream-K). Parts of a tile are added up in f32.
#include "core/plan/templates/templates.h"

#include <algorithm>

namespace tilesight {
namespace {

constexpr const char* residentVariant = "tma_persistent";

Expected<TilePlan> build(const TemplateValues& values) {
    TemplateValues given = values;
    given["variant"] = residentVariant;
    Expected<TilePlan> plan = gemmTemplate().build(given);
    if (!plan) return plan;
    plan->kernelTemplate = "gemm_streamk";
    plan->name = "Stream-K " + plan->name;
    plan->description =
        "C = A B by resident blocks. Each computes whole BM x BN tiles in full waves; the K steps of the "
        "tiles that are left are shared out evenly.";
    plan->grid.order.splitTail = true;
    return plan;
}

} // namespace

KernelTemplate gemmStreamkTemplate() {
    KernelTemplate result = gemmTemplate();
    result.name = "gemm_streamk";
    result.summary = "Matrix product whose last wave is cut along K so that no SM idles (stream-K)";
    std::erase_if(result.inputs, [](const TemplateInput& input) { return input.name == "variant"; });
    result.build = build;
    return result;
}

} // namespace tilesight
