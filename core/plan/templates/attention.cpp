// Forward attention with online softmax (FlashAttention-2 style), causal or not, grouped query heads or not.
// One block owns BM queries of one head and walks the keys in tiles of BN:
//   load K -> Q K -> [mask] -> row max -> exponential -> cast P -> P V (waited for one turn later)
//   row max -> alpha -> rescale O; alpha, exponential -> row sum; load V -> P V
// Lane operations per element were counted in source and by hardware counters.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

std::vector<Action> actionsOf(bool causal, const std::string& dv) {
    Action scores = actionOf("Q K", Operation::matmul, "j", {"load Q", "load K"});
    scores.matmul = MatmulShape{"BM", "BN", "D"};
    Action mask = computeOf("mask", Operation::elementwise, "j", {"Q K"}, "BM * BN", ElementCost{.alu = 3},
                            "compare, select, index");
    Action rowMax = computeOf("row max", Operation::reduce, "j", {causal ? "mask" : "Q K"}, "BM * BN",
                              ElementCost{.fma = 1, .alu = 1}, "scale, then maximum of a row");
    rowMax.carriedFrom = {"row max"};
    Action alpha = computeOf("alpha", Operation::exponential, "j", {"row max"}, "4 * BM", {},
                             "factor of a row, computed by four lanes");
    Action exponential =
        computeOf("exponential", Operation::exponential, "j", {"row max"}, "BM * BN", {}, "subtract, exp2");
    Action rowSum = computeOf("row sum", Operation::reduce, "j", {"exponential", "alpha"}, "BM * BN", {}, "");
    rowSum.carriedFrom = {"row sum"};
    Action rescale = computeOf("rescale O", Operation::rescale, "j", {"alpha"}, "BM * " + dv, {}, "");
    rescale.carriedFrom = {"P V"};
    Action cast = computeOf("cast P", Operation::convert, "j", {"exponential"}, "BM * BN", {}, "");
    Action output = actionOf("P V", Operation::matmul, "j", {"cast P", "rescale O", "load V"});
    output.matmul = MatmulShape{"BM", dv, "BN"};
    output.async = true;

    Action divide = computeOf("divide", Operation::elementwise, "", {"P V", "row sum"}, "BM * " + dv,
                              ElementCost{.fma = 8, .alu = 1}, "full-range division by the row sum");
    Action convert = computeOf("convert", Operation::convert, "", {"divide"}, "BM * " + dv, {}, "");
    Action store = actionOf("store O", Operation::store, "", {"convert"});
    store.access = accessOf("O", {"h", "q", 0}, {1, "BM", dv});

    std::vector<Action> actions = {
        copyOf("load Q", "", accessOf("Q", {"h", "q", 0}, {1, "BM", "D"})),
        copyOf("load K", "j", accessOf("K", {"h / GROUP", "j", 0}, {1, "BN", "D"})),
        copyOf("load V", "j", accessOf("V", {"h / GROUP", "j", 0}, {1, "BN", dv})), scores};
    if (causal) actions.push_back(mask);
    for (Action& action :
         std::vector{rowMax, alpha, exponential, rowSum, rescale, cast, output, divide, convert, store})
        actions.push_back(std::move(action));
    return actions;
}

Expected<TilePlan> build(const TemplateValues& given) {
    TemplateValues values = given;
    if (numberOf(values, "HK") == 0) values["HK"] = values["HQ"];
    const long long queryHeads = numberOf(values, "HQ"), keyHeads = numberOf(values, "HK");
    if (queryHeads < 1 || queryHeads % keyHeads != 0) {
        Error error{"template.bad_value",
                    std::to_string(queryHeads) + " query heads cannot share " + std::to_string(keyHeads) +
                        " key heads evenly",
                    queryHeads < 1 ? "HQ" : "HK",
                    {},
                    "HQ must be a multiple of HK"};
        error.where.pointer = error.object;
        return error;
    }
    const bool causal = textOf(values, "causal") == "1";

    TilePlan plan;
    const bool ownValueSize = numberOf(values, "DV") > 0 && numberOf(values, "DV") != numberOf(values, "D");
    plan.kernelTemplate = "attention";
    plan.name = std::string(causal ? "Causal attention " : "Attention ") + values["B"] + " x " +
                values["HQ"] + " heads, " + values["S"] + " x " + values["D"];
    plan.description =
        "Each block computes the output of BM queries of one head and walks the keys in tiles of BN, "
        "keeping a running maximum and sum of each row.";
    plan.parameters = {parameterOf(values, "B", "batch"),
                       parameterOf(values, "HQ", "query heads"),
                       parameterOf(values, "HK", "key and value heads"),
                       parameterOf(values, "S", "sequence length"),
                       parameterOf(values, "D", "head size"),
                       {"GROUP", "HQ / HK", "query heads that share a key head"},
                       parameterOf(values, "BM", "queries of a tile"),
                       parameterOf(values, "BN", "keys of a tile")};
    if (ownValueSize)
        plan.parameters.insert(plan.parameters.begin() + 5, parameterOf(values, "DV", "value head size"));
    setPipeline(plan, values,
                textOf(values, "variant") == "tma" ? CopyMechanism::tma : CopyMechanism::cpAsync);
    const std::string dv = ownValueSize ? "DV" : "D";
    plan.tensors = {{"Q", {"B * HQ", "S", "D"}},
                    {"K", {"B * HK", "S", "D"}},
                    {"V", {"B * HK", "S", dv}},
                    {"O", {"B * HQ", "S", dv}}};
    plan.grid.dims = {{"h", "B * HQ"}, {"q", "cdiv(S, BM)"}};
    plan.loops = {{"j", causal ? "min(cdiv(S, BN), cdiv((q + 1) * BM, BN))" : "cdiv(S, BN)", ""}};
    plan.actions = actionsOf(causal, dv);
    return plan;
}

} // namespace

std::vector<TemplateInput> attentionInputs() {
    return {{.name = "causal",
             .defaultValue = "0",
             .meaning = "1: a query sees no later keys",
             .choices = {"0", "1"}},
            {.name = "B", .defaultValue = "1", .meaning = "batch", .aliases = {"b"}},
            {.name = "HQ", .defaultValue = "", .meaning = "query heads", .aliases = {"hq"}},
            {.name = "HK",
             .defaultValue = "0",
             .meaning = "key and value heads; 0 = as many as query heads",
             .aliases = {"hkv"}},
            {.name = "S", .defaultValue = "", .meaning = "sequence length", .aliases = {"seq"}},
            {.name = "D", .defaultValue = "128", .meaning = "head size"},
            {.name = "DV", .defaultValue = "0", .meaning = "head size of values; 0 = D"}};
}

KernelTemplate attentionTemplate() {
    KernelTemplate result;
    result.name = "attention";
    result.summary = "Forward attention with online softmax";
    result.inputs = {{.name = "variant",
                      .defaultValue = "cp_async",
                      .meaning = "cp_async: per-thread copies; tma: bulk copies",
                      .choices = {"cp_async", "tma"}}};
    for (auto& input : attentionInputs())
        result.inputs.push_back(input);
    result.inputs.push_back({.name = "BM", .defaultValue = "128", .meaning = "queries of a tile"});
    result.inputs.push_back({.name = "BN", .defaultValue = "64", .meaning = "keys of a tile"});
    for (auto& input : pipelineInputs("2", "8"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
