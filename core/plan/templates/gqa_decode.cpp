// One decode step of attention with grouped query heads: a block serves the query heads of one key head of
// one request (padded to BH rows of a tensor-core tile) over one part of the sequence, BN keys at a time.
//   load K -> Q K -> row max -> exponential -> cast P -> P V;  row max -> alpha -> rescale O;  load V -> P V
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Action across(Action action, CrossLane lanes, std::string from = {}) {
    action.crossLane = lanes;
    if (!from.empty()) action.carriedFrom = {std::move(from)};
    return action;
}

std::vector<Action> actionsOf(bool split, bool combine) {
    Action scores = actionOf("Q K", Operation::matmul, "j", {"load Q", "load K"});
    scores.matmul = MatmulShape{"BH", "BN", "D"};
    Action output = actionOf("P V", Operation::matmul, "j", {"cast P", "rescale O", "load V"});
    output.matmul = MatmulShape{"BH", "D", "BN"};
    Action cast = across(computeOf("cast P", Operation::convert, "j", {"exponential"}, "BH * BN",
                                   ElementCost{.alu = 0.5, .smem = 2}, "to the layout of an operand"),
                         CrossLane::exchange);
    cast.result = Placement::smem;
    std::vector<Action> actions = {
        copyOf("load Q", "", accessOf("Q", {"b", "h", 0}, {1, "GROUP", "D"})),
        copyOf("load K", "j", accessOf("K", {"b", "h", "s * TURNS + j", 0}, {1, 1, "BN", "D"})),
        copyOf("load V", "j", accessOf("V", {"b", "h", "s * TURNS + j", 0}, {1, 1, "BN", "D"})),
        scores,
        across(computeOf("row max", Operation::reduce, "j", {"Q K"}, "BH * BN",
                         ElementCost{.fma = 1, .alu = 1}, "scale, then maximum of a row over the warps"),
               CrossLane::exchange, "row max"),
        computeOf("alpha", Operation::exponential, "j", {"row max"}, "4 * BH", {}, "factor of a row"),
        computeOf("exponential", Operation::exponential, "j", {"row max"}, "BH * BN"),
        across(computeOf("row sum", Operation::reduce, "j", {"exponential", "alpha"}, "BH * BN"),
               CrossLane::exchange, "row sum"),
        across(computeOf("rescale O", Operation::rescale, "j", {"alpha"}, "BH * D"), CrossLane::none, "P V"),
        cast,
        output,
        computeOf("divide", Operation::elementwise, "", {"P V", "row sum"}, "BH * D",
                  ElementCost{.fma = 8, .alu = 1, .smem = 4}, "full-range division by the row sum")};
    if (!split) actions.push_back(computeOf("convert", Operation::convert, "", {"divide"}, "BH * D"));
    actions.push_back(storeOf("store O", "", accessOf("O", {"s", "b", "h", 0}, {1, 1, "GROUP", "D"}),
                              {split ? "divide" : "convert"}));
    if (split && combine)
        addCombine(actions, accessOf("O", {0, "b", "h", 0}, {"SPLITS", 1, "GROUP", "D"}),
                   "SPLITS * GROUP * D", accessOf("result", {"b", "h", 0}, {1, "GROUP", "D"}));
    return actions;
}

Expected<TilePlan> build(const TemplateValues& given) {
    TemplateValues values = given;
    const long long queryHeads = numberOf(values, "HQ"), keyHeads = numberOf(values, "HK");
    if (keyHeads < 1 || queryHeads < 1 || queryHeads % keyHeads != 0) {
        Error error{"template.bad_value",
                    std::to_string(queryHeads) + " query heads cannot share " + std::to_string(keyHeads) +
                        " key heads evenly",
                    keyHeads < 1 ? "HK" : "HQ",
                    {},
                    "HQ must be a multiple of HK"};
        error.where.pointer = error.object;
        return error;
    }
    const bool split = numberOf(values, "splits") > 1;
    TilePlan plan;
    plan.kernelTemplate = "gqa_decode";
    plan.name = "GQA decode, " + textOf(values, "B") + " requests of " + textOf(values, "S") + " tokens, " +
                textOf(values, "HQ") + " / " + textOf(values, "HK") + " heads";
    plan.description =
        "One decode step of attention. Each block serves the query heads that share one key head of one "
        "request and walks its part of the cached keys and values BN at a time.";
    plan.parameters = {parameterOf(values, "B", "requests"),
                       parameterOf(values, "HQ", "query heads"),
                       parameterOf(values, "HK", "key and value heads"),
                       {"GROUP", "HQ / HK", "query heads that share a key head"},
                       parameterOf(values, "S", "cached tokens of a request"),
                       parameterOf(values, "D", "head size"),
                       parameterOf(values, "BH", "rows of a tile: query heads, padded"),
                       parameterOf(values, "BN", "keys of a tile"),
                       parameterOf(values, "SPLITS", "parts of the sequence", "splits"),
                       {"TURNS", "cdiv(S, SPLITS * BN)", "tiles of a part"}};
    const bool bulk = textOf(values, "variant") == "tma";
    setPipeline(plan, values, bulk ? CopyMechanism::tma : CopyMechanism::cpAsync);
    plan.pipeline.producerWarps = bulk;
    plan.tensors = {{"Q", {"B", "HQ", "D"}},
                    {"K", {"B", "HK", "S", "D"}},
                    {"V", {"B", "HK", "S", "D"}},
                    {"O", {"SPLITS", "B", "HQ", "D"}, split ? DataType::f32 : DataType::bf16}};
    plan.grid.dims = {{"b", "B"}, {"h", "HK"}, {"s", "SPLITS"}};
    plan.grid.order.kind = "column_major";
    plan.loops = {{"j", "TURNS", ""}};
    const bool combine = split && numberOf(values, "combine") > 0;
    if (combine) plan.tensors.push_back({"result", {"B", "HQ", "D"}});
    plan.actions = actionsOf(split, combine);
    return plan;
}

} // namespace

KernelTemplate gqaDecodeTemplate() {
    KernelTemplate result;
    result.name = "gqa_decode";
    result.summary = "Decode step of attention with grouped query heads";
    result.inputs = {
        {.name = "B", .defaultValue = "1", .meaning = "requests", .aliases = {"b"}},
        {.name = "HQ", .defaultValue = "32", .meaning = "query heads", .aliases = {"hq"}},
        {.name = "HK", .defaultValue = "8", .meaning = "key and value heads", .aliases = {"hkv"}},
        {.name = "S", .defaultValue = "", .meaning = "cached tokens of a request", .aliases = {"kv_len"}},
        {.name = "D", .defaultValue = "128", .meaning = "head size"},
        {.name = "BH", .defaultValue = "16", .meaning = "rows of a tile: query heads, padded"},
        {.name = "BN", .defaultValue = "64", .meaning = "keys of a tile"},
        {.name = "splits", .defaultValue = "1", .meaning = "parts of the sequence"},
        {.name = "variant",
         .defaultValue = "cp_async",
         .meaning = "cp_async: per-thread copies; tma: bulk copies by warps of their own",
         .choices = {"cp_async", "tma"}},
        {.name = "combine",
         .defaultValue = "0",
         .meaning = "1: a second kernel adds up the parts",
         .choices = {"0", "1"}}};
    for (auto& input : pipelineInputs("2", "4"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
