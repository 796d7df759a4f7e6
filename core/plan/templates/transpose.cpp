// Y[N, M] = X[M, N]^T: a block reads a BM x BN tile along its rows, turns it in SMEM and writes it along its
// columns.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "transpose";
    plan.name = "Transpose of " + textOf(values, "M") + " x " + textOf(values, "N");
    plan.description =
        "Each block reads one tile along its rows, changes its layout through shared memory, and writes it "
        "along its columns.";
    plan.parameters = {parameterOf(values, "M", "rows"), parameterOf(values, "N", "columns"),
                       parameterOf(values, "BM", "rows of a tile"),
                       parameterOf(values, "BN", "columns of a tile")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {{"X", {"M", "N"}}, {"Y", {"N", "M"}}};
    plan.grid.dims = {{"m", "cdiv(M, BM)"}, {"n", "cdiv(N, BN)"}};
    plan.grid.order.kind = "column_major";
    Action turn =
        computeOf("turn", Operation::convert, "", {"load X"}, "BM * BN", ElementCost{.alu = 0.5, .smem = 4});
    turn.crossLane = CrossLane::exchange;
    turn.dtype = DataType::bf16;
    turn.result = Placement::smem;
    turn.note = "written and read once";
    plan.actions = {loadOf("load X", "", accessOf("X", {"m", "n"}, {"BM", "BN"})), turn,
                    storeOf("store Y", "", accessOf("Y", {"n", "m"}, {"BN", "BM"}), {"turn"})};
    return plan;
}

} // namespace

KernelTemplate transposeTemplate() {
    KernelTemplate result;
    result.name = "transpose";
    result.summary = "Transpose of a matrix through shared memory";
    result.inputs = {{.name = "M", .defaultValue = "", .meaning = "rows"},
                     {.name = "N", .defaultValue = "", .meaning = "columns"},
                     {.name = "BM", .defaultValue = "64", .meaning = "rows of a tile"},
                     {.name = "BN", .defaultValue = "64", .meaning = "columns of a tile"}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
