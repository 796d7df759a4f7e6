// Forward attention as vendor libraries run it: the plan of `attention` with the tiles and the division of
// labour that each library chooses.
//   flash   FlashAttention-2: instructions of single warps, per-thread copies, two blocks an SM
//           tiles 128 x 128 up to head size 64, 128 x 64 up to 128, 64 x 64 beyond (its source, forward, no
//           dropout)
//   cudnn   FlashAttention-3 style: bulk copies by warps of their own, two groups of four warps that take
//   turns: one
//           multiplies while the other computes the softmax of its 64 queries; tiles 128 x 128, 128 x 64
//           beyond size 128
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& given) {
    const bool flash = textOf(given, "library") == "flash";
    const long long headSize = numberOf(given, "D");
    TemplateValues values = given;
    values.erase("library");
    values["variant"] = flash ? "cp_async" : "tma";
    values["BM"] = flash && headSize > 128 ? "64" : "128";
    values["BN"] = (flash ? headSize <= 64 : headSize <= 128) ? "128" : "64";
    values["stages"] = "2";
    values["warps"] = flash ? "4" : "8";

    Expected<TilePlan> made = makePlan("attention", values);
    if (!made) return made;
    TilePlan plan = std::move(made).value();
    plan.kernelTemplate = "attention_library";
    plan.name += flash ? ", flash" : ", cudnn";
    // The scale is part of the exponent (one FMA with the maximum), so the maximum is taken of unscaled
    // scores.
    if (Action* rowMax = plan.action("row max")) rowMax->cost = ElementCost{.alu = 1};
    // Only tiles on the diagonal are masked.
    if (Action* mask = plan.action("mask")) mask->elements = "BM * BN * min(1, 2 * max(BM, BN) / S)";
    if (textOf(given, "causal") ==
        "1") { // the longest rows of tiles first, so that the last blocks are short
        plan.loops[0].count = "min(cdiv(S, BN), cdiv((cdiv(S, BM) - q) * BM, BN))";
        for (Action& action : plan.actions)
            if (action.access)
                for (Expression& index : action.access->index)
                    if (index == "q") index = "cdiv(S, BM) - 1 - q";
    }
    if (flash) {
        for (Action& action : plan.actions)
            action.mmaSync = action.operation == Operation::matmul;
    } else {
        plan.pipeline.producerWarps = true;
        plan.pipeline.consumerGroups = 2;
    }
    return plan;
}

} // namespace

KernelTemplate attentionLibraryTemplate() {
    KernelTemplate result;
    result.name = "attention_library";
    result.summary = "Forward attention of a vendor library, with the tiles that it chooses";
    result.inputs = {
        {.name = "library",
         .defaultValue = "cudnn",
         .meaning = "flash: FlashAttention-2; cudnn: warps that specialise, FlashAttention-3 style",
         .choices = {"flash", "cudnn"}}};
    for (auto& input : attentionInputs())
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
