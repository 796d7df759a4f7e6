// Forward attention as vendor libraries run it: the plan of `attention` with the tiles and the division of
// labour that each library chooses.
//   flash    FlashAttention-2: instructions of single warps, per-thread copies, two blocks an SM; tiles 128 x 128 up to
//            head size 64, 128 x 64 up to 128, 64 x 64 beyond (its source, forward, no dropout)
//   cudnn    FlashAttention-3 style: bulk copies by warps of their own, two groups of four warps that take turns: one
//            multiplies while the other computes the softmax of its 64 queries; tiles 128 x 128, 128 x 64 beyond size 128
//   fmha_v2  TensorRT-LLM on instructions of single warps: as flash with tiles of 64 x 64
//   tmem     Blackwell: two groups of 128 queries each, scores and sums in TMEM
// `pack`: the query heads of a key head share tiles, GROUP rows a token (FlashAttention-3 for requests of any lengths,
//            FlashInfer), so that few tokens still fill a tile and keys are read once a group.
// `append`: the call also writes the new keys and values (kv), and turns and copies queries (qkv), in a kernel of its own.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

struct Library {
    const char* name;
    const char* variant;
    long long bm, bn, bnLarge; ///< queries; keys of a tile up to head size 128 and beyond
    long long warps, groups;
    bool warpProducts; ///< instructions of single warps
};
constexpr Library libraries[] = {{"flash", "cp_async", 128, 64, 64, 4, 1, true},
                                 {"cudnn", "tma", 128, 128, 64, 8, 2, false},
                                 {"fmha_v2", "cp_async", 64, 64, 64, 4, 1, true},
                                 {"tmem", "tma", 256, 128, 128, 8, 2, false}};

/// Keys and values (and queries) of the tokens of this call pass through another kernel.
void addAppend(TilePlan& plan, bool queries) {
    const auto copy = [&](const std::string& tensor, const std::string& heads) {
        plan.tensors.push_back(
            {"new " + tensor, {heads, "S", tensor == "V" && plan.parameter("DV") ? "DV" : "D"}});
        Action load = loadOf("load new " + tensor, "",
                             accessOf("new " + tensor, {0, 0, 0}, {1, 1, plan.tensors.back().dims[2]}));
        Action store = storeOf("append " + tensor, "",
                               accessOf(tensor, {0, 0, 0}, {1, 1, plan.tensors.back().dims[2]}), {load.name});
        load.afterGrid = store.afterGrid = true;
        plan.actions.push_back(load);
        plan.actions.push_back(store);
    };
    copy("K", "B * HK");
    copy("V", "B * HK");
    if (queries) copy("Q", "B * HQ");
}

/// Rows of a tile are tokens times the query heads of a key head.
void packHeads(TilePlan& plan) {
    plan.grid.dims = {{"h", "B * HK"}, {"q", "cdiv(S * GROUP, BM)"}};
    for (Tensor& tensor : plan.tensors)
        if (tensor.name == "Q" || tensor.name == "O") tensor.dims = {"B * HK", "S * GROUP", tensor.dims[2]};
    for (Action& action : plan.actions)
        if (action.access && action.access->index[0] == "h / GROUP") action.access->index[0] = "h";
}

Expected<TilePlan> build(const TemplateValues& given) {
    const Library* library = std::begin(libraries);
    for (const Library& each : libraries)
        if (textOf(given, "library") == each.name) library = &each;
    const bool flash = textOf(given, "library") == "flash";
    const long long headSize = numberOf(given, "D");
    TemplateValues values = given;
    values.erase("library");
    values.erase("pack");
    values.erase("dtype");
    values["variant"] = library->variant;
    values["BM"] = numberOf(given, "BM") > 0 ? textOf(given, "BM")
                   : flash && headSize > 128 ? "64"
                                             : std::to_string(library->bm);
    values["BN"] = numberOf(given, "BN") > 0 ? textOf(given, "BN")
                   : flash && headSize <= 64
                       ? "128"
                       : std::to_string(headSize <= 128 ? library->bn : library->bnLarge);
    values["stages"] = "2";
    values["warps"] = std::to_string(library->warps);

    Expected<TilePlan> made = makePlan("attention", values);
    if (!made) return made;
    TilePlan plan = std::move(made).value();
    plan.kernelTemplate = "attention_library";
    plan.name += ", " + textOf(given, "library");
    // The scale is part of the exponent (one FMA with the maximum), so the maximum is taken of unscaled
    // scores.
    if (Action* rowMax = plan.action("row max")) rowMax->cost = ElementCost{.alu = 1};
    const bool pack = textOf(given, "pack") == "1" && numberOf(given, "HK") > 0 &&
                      numberOf(given, "HK") < numberOf(given, "HQ");
    if (pack) packHeads(plan);
    const std::string rows = pack ? "S * GROUP" : "S", share = pack ? " / GROUP" : "";
    // Only tiles on the diagonal are masked.
    if (Action* mask = plan.action("mask"))
        mask->elements = "ceil(BM * BN * min(1, 2 * max(BM" + share + ", BN) / S))";
    if (textOf(given, "causal") ==
        "1") { // the longest rows of tiles first, so that the last blocks are short
        const std::string last = "(cdiv(" + rows + ", BM) - q) * BM";
        plan.loops[0].count =
            "min(cdiv(S, BN), cdiv(" + (pack ? "cdiv(" + last + ", GROUP)" : last) + ", BN))";
        for (Action& action : plan.actions)
            if (action.access)
                for (Expression& index : action.access->index)
                    if (index == "q") index = "cdiv(" + rows + ", BM) - 1 - q";
    }
    for (Action& action : plan.actions)
        if (action.operation == Operation::matmul) {
            action.mmaSync = library->warpProducts;
            if (textOf(given, "library") == "tmem") action.result = Placement::tmem;
        }
    // Keys and values share a ring of two tiles; FlashAttention-2 holds one of each.
    const bool eight = textOf(given, "dtype") == "f8";
    if (flash || headSize > 128)
        plan.pipeline.sharedBytes = std::string("(BM + 2 * BN) * D") + (eight ? "" : " * 2");
    if (eight) {
        for (Tensor& tensor : plan.tensors)
            if (tensor.name != "O") tensor.dtype = DataType::f8;
        for (Action& action : plan.actions)
            if (action.operation == Operation::matmul) action.dtype = DataType::f8;
    }
    if (library->groups > 1) {
        plan.pipeline.producerWarps = true;
        plan.pipeline.consumerGroups = library->groups;
    }
    if (textOf(given, "append") != "none") addAppend(plan, textOf(given, "append") == "qkv");
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
         .meaning = "flash: FlashAttention-2; cudnn: warps that specialise, FlashAttention-3 style; fmha_v2: "
                    "TensorRT-LLM; tmem: Blackwell",
         .choices = {"flash", "cudnn", "fmha_v2", "tmem"}},
        {.name = "pack",
         .defaultValue = "0",
         .meaning = "1: the query heads of a key head share a tile",
         .choices = {"0", "1"}},
        {.name = "BM",
         .defaultValue = "0",
         .meaning = "rows of a tile; 0 = as the library chooses for long requests"},
        {.name = "BN", .defaultValue = "0", .meaning = "keys of a tile; 0 = as the library chooses"},
        {.name = "dtype",
         .defaultValue = "bf16",
         .meaning = "type of queries, keys and values",
         .choices = {"bf16", "f8"}},
        {.name = "append",
         .defaultValue = "none",
         .meaning = "what a second kernel writes for the next tokens: none, kv or qkv",
         .choices = {"none", "kv", "qkv"}}};
    for (auto& input : attentionInputs())
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
