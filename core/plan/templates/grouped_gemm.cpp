// Grouped GEMM of a mixture of experts: tokens, sorted by expert, times the weights of their expert, in one
// launch.
//   load A, load B (of the expert) -> matmul (waited for one turn later) -> convert -> store C
// Each expert's tokens are padded to whole tiles. Loads vary: with m tokens for an expert on average, spread
// like an exponential distribution, an expert has 1 / (1 - exp(-BM / m)) tiles, which the plan takes as m /
// BM + 1/2 + BM / (12 m).
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& given) {
    TemplateValues values = given;
    if (numberOf(values, "nonempty") == 0) values["nonempty"] = values["experts"];
    TilePlan plan;
    plan.kernelTemplate = "grouped_gemm";
    plan.name = "Grouped GEMM, " + textOf(values, "tokens") + " tokens, " + textOf(values, "experts") +
                " experts " + textOf(values, "K") + " x " + textOf(values, "N");
    plan.description =
        "One launch multiplies the tokens of every expert by its own weights. Each block computes a BM x BN "
        "tile of one expert; an expert's last rows are padding.";
    plan.parameters = {
        parameterOf(values, "TOKENS", "rows of A, sorted by expert", "tokens"),
        parameterOf(values, "EXPERTS", "weight matrices", "experts"),
        parameterOf(values, "NONEMPTY", "experts that have tokens", "nonempty"),
        parameterOf(values, "N", "columns of the weights"),
        parameterOf(values, "K", "rows of the weights"),
        parameterOf(values, "BM", "rows of a tile"),
        parameterOf(values, "BN", "columns of a tile"),
        parameterOf(values, "BK", "depth of a step"),
        {"FILL", "TOKENS / (NONEMPTY * BM)", "tiles that an expert's tokens would fill on average"},
        {"ROW_TILES", "ceil(NONEMPTY * (FILL >= 0.5 ? FILL + 0.5 + 1 / (12 * FILL) : 1))",
         "row tiles of all experts, the last of each padded"}};
    setPipeline(plan, values, CopyMechanism::cpAsync);
    plan.tensors = {{"A", {"TOKENS", "K"}}, {"B", {"EXPERTS", "K", "N"}}, {"C", {"TOKENS", "N"}}};
    plan.grid.dims = {{"t", "ROW_TILES"}, {"n", "cdiv(N, BN)"}};
    plan.loops = {{"k", "cdiv(K, BK)", ""}};

    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "load B"});
    product.carriedFrom = {"matmul"};
    product.matmul = MatmulShape{"BM", "BN", "BK"};
    product.async = true;
    plan.actions = {
        copyOf("load A", "k", accessOf("A", {"t", "k"}, {"BM", "BK"})),
        copyOf("load B", "k", accessOf("B", {"floor(t * NONEMPTY / ROW_TILES)", "k", "n"}, {1, "BK", "BN"})),
        product, computeOf("convert", Operation::convert, "", {"matmul"}, "BM * BN"),
        storeOf("store C", "", accessOf("C", {"t", "n"}, {"BM", "BN"}), {"convert"})};
    return plan;
}

} // namespace

KernelTemplate groupedGemmTemplate() {
    KernelTemplate result;
    result.name = "grouped_gemm";
    result.summary = "Matrix products of a mixture of experts in one launch";
    result.inputs = {
        {.name = "tokens", .defaultValue = "", .meaning = "rows of A, sorted by expert"},
        {.name = "experts", .defaultValue = "", .meaning = "weight matrices"},
        {.name = "nonempty", .defaultValue = "0", .meaning = "experts that have tokens; 0 = all"},
        {.name = "N", .defaultValue = "", .meaning = "columns of the weights", .aliases = {"n"}},
        {.name = "K", .defaultValue = "", .meaning = "rows of the weights", .aliases = {"k"}},
        {.name = "BM", .defaultValue = "64", .meaning = "rows of a tile"},
        {.name = "BN", .defaultValue = "128", .meaning = "columns of a tile"},
        {.name = "BK", .defaultValue = "64", .meaning = "depth of a step"}};
    for (auto& input : pipelineInputs("3", "4"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
