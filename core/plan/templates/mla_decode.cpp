// One decode step of multi-head latent attention: BH heads of one request walk the latent cache, BN tokens at
// a time; the latent tile is key and value. With splits > 1 the sequence is cut and partial results are
// stored in f32.
//   load c, load rope -> gemm c + gemm rope -> row max -> exp -> cast P -> gemm PV;  row max -> alpha ->
//   rescale O
// The loop body has 11 actions and 132 legal orders.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Action productOf(std::string name, std::vector<std::string> dependsOn, MatmulShape shape) {
    Action action = actionOf(std::move(name), Operation::matmul, "j", std::move(dependsOn));
    action.matmul = std::move(shape);
    return action;
}

Action carried(Action action, std::string from) {
    action.carriedFrom = {std::move(from)};
    return action;
}

Action across(Action action, CrossLane lanes) {
    action.crossLane = lanes;
    return action;
}

std::vector<Action> actionsOf(bool split) {
    Action cast = across(
        computeOf("cast P", Operation::convert, "j", {"exp"}, "BH * BN", {}, "to the layout of an operand"),
        CrossLane::exchange);
    cast.result = Placement::smem;
    cast.cost = ElementCost{.alu = 0.5, .smem = 2};
    Action rowMax = computeOf("row max", Operation::reduce, "j", {"gemm c", "gemm rope"}, "BH * BN",
                              ElementCost{.fma = 1, .alu = 1}, "scale, then maximum of a row");
    Action output = productOf("gemm PV", {"cast P", "rescale O", "load c"}, {"BH", "DC", "BN"});
    output.note = "the latent tile is also the value";
    std::vector<Action> actions = {
        copyOf("load q", "", accessOf("Q latent", {"b", "g", 0}, {1, "BH", "DC"})),
        copyOf("load q rope", "", accessOf("Q rope", {"b", "g", 0}, {1, "BH", "DR"})),
        copyOf("load c", "j", accessOf("C", {"b", "s * TURNS + j", 0}, {1, "BN", "DC"})),
        copyOf("load rope", "j", accessOf("rope", {"b", "s * TURNS + j", 0}, {1, "BN", "DR"})),
        productOf("gemm c", {"load q", "load c"}, {"BH", "BN", "DC"}),
        productOf("gemm rope", {"load q rope", "load rope"}, {"BH", "BN", "DR"}),
        carried(across(rowMax, CrossLane::exchange), "row max"),
        computeOf("exp", Operation::exponential, "j", {"row max"}, "BH * BN"),
        computeOf("alpha", Operation::exponential, "j", {"row max"}, "BH", {},
                  "factor by which older sums shrink"),
        carried(across(computeOf("row sum", Operation::reduce, "j", {"exp", "alpha"}, "BH * BN"),
                       CrossLane::exchange),
                "row sum"),
        cast,
        carried(computeOf("rescale O", Operation::rescale, "j", {"alpha"}, "BH * DC"), "gemm PV"),
        output,
        computeOf("divide", Operation::elementwise, "", {"gemm PV", "row sum"}, "BH * DC",
                  ElementCost{.fma = 8, .alu = 1, .smem = 4}, "full-range division by the row sum")};
    if (split) {
        actions.push_back(
            storeOf("store O", "", accessOf("O", {"s", "b", "g", 0}, {1, 1, "BH", "DC"}), {"divide"}));
    } else {
        actions.push_back(computeOf("convert", Operation::convert, "", {"divide"}, "BH * DC"));
        actions.push_back(
            storeOf("store O", "", accessOf("O", {"s", "b", "g", 0}, {1, 1, "BH", "DC"}), {"convert"}));
    }
    return actions;
}

Expected<TilePlan> build(const TemplateValues& values) {
    const bool split = numberOf(values, "splits") > 1;
    TilePlan plan;
    plan.kernelTemplate = "mla_decode";
    plan.name = "MLA decode, " + textOf(values, "B") + " requests of " + textOf(values, "S") + " tokens";
    plan.description = "One decode step of multi-head latent attention. A block serves BH heads of one "
                       "request: it walks the latent "
                       "cache BN tokens at a time, scores them by two products (latent and rotary part), "
                       "updates the running softmax "
                       "and accumulates into the latent space; the same latent tile is key and value.";
    plan.parameters = {parameterOf(values, "B", "requests"),
                       parameterOf(values, "H", "heads"),
                       parameterOf(values, "S", "cached tokens of a request"),
                       parameterOf(values, "DC", "latent size"),
                       parameterOf(values, "DR", "rotary size"),
                       parameterOf(values, "BH", "heads of a block"),
                       parameterOf(values, "BN", "tokens of a tile"),
                       parameterOf(values, "SPLITS", "parts of the sequence", "splits"),
                       {"TURNS", "cdiv(S, SPLITS * BN)", "tiles of a part"}};
    const std::string& variant = textOf(values, "variant");
    setPipeline(plan, values, variant == "cp_async" ? CopyMechanism::cpAsync : CopyMechanism::tma);
    if (variant != "cp_async") { // bulk copies by warps of their own, two groups that take turns
        plan.pipeline.producerWarps = true;
        plan.pipeline.consumerGroups = 2;
    }
    plan.tensors = {{"Q latent", {"B", "H", "DC"}},
                    {"Q rope", {"B", "H", "DR"}},
                    {"C", {"B", "S", "DC"}},
                    {"rope", {"B", "S", "DR"}},
                    {"O", {"SPLITS", "B", "H", "DC"}, split ? DataType::f32 : DataType::bf16}};
    plan.grid.dims = {{"b", "B"}, {"g", "cdiv(H, BH)"}, {"s", "SPLITS"}};
    plan.grid.order.kind = "column_major";
    plan.loops = {{"j", "TURNS", ""}};
    plan.actions = actionsOf(split);
    if (split && numberOf(values, "combine") > 0) {
        plan.tensors.push_back({"result", {"B", "H", "DC"}});
        addCombine(plan.actions, accessOf("O", {0, "b", "g", 0}, {"SPLITS", 1, "BH", "DC"}),
                   "SPLITS * BH * DC", accessOf("result", {"b", "g", 0}, {1, "BH", "DC"}));
    }
    const DataType cache = dataTypeFromName(textOf(values, "kv_dtype")).value_or(DataType::bf16);
    plan.tensors[2].dtype = plan.tensors[3].dtype = cache;
    const DataType product = dataTypeFromName(textOf(values, "dtype")).value_or(DataType::bf16);
    for (Action& action : plan.actions)
        if (action.operation == Operation::matmul) {
            action.dtype = product;
            if (variant == "tmem") { // the long side of the instructions lies along keys and latents
                action.result = Placement::tmem;
                std::swap(action.matmul->m, action.matmul->n);
            }
        }
    return plan;
}

} // namespace

KernelTemplate mlaDecodeTemplate() {
    KernelTemplate result;
    result.name = "mla_decode";
    result.summary = "Decode step of multi-head latent attention";
    result.inputs = {{.name = "B", .defaultValue = "1", .meaning = "requests"},
                     {.name = "H", .defaultValue = "128", .meaning = "heads"},
                     {.name = "S", .defaultValue = "", .meaning = "cached tokens of a request"},
                     {.name = "DC", .defaultValue = "512", .meaning = "latent size"},
                     {.name = "DR", .defaultValue = "64", .meaning = "rotary size"},
                     {.name = "BH", .defaultValue = "16", .meaning = "heads of a block"},
                     {.name = "BN", .defaultValue = "32", .meaning = "tokens of a tile"},
                     {.name = "splits", .defaultValue = "1", .meaning = "parts of the sequence"},
                     {.name = "variant",
                      .defaultValue = "cp_async",
                      .meaning = "cp_async: per-thread copies; tma: bulk copies and warps that specialise; "
                                 "tmem: the same, sums in TMEM",
                      .choices = {"cp_async", "tma", "tmem"}},
                     {.name = "combine",
                      .defaultValue = "0",
                      .meaning = "1: a second kernel adds up the parts",
                      .choices = {"0", "1"}},
                     {.name = "kv_dtype",
                      .defaultValue = "bf16",
                      .meaning = "type of the cache",
                      .choices = {"bf16", "f8"}},
                     {.name = "dtype",
                      .defaultValue = "bf16",
                      .meaning = "type that is multiplied",
                      .choices = {"bf16", "f8"}}};
    for (auto& input : pipelineInputs("2", "4"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
