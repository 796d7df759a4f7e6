// Running sum along the rows of X[M, N]: one block a row, the whole row in registers.
//   load X -> sums of a thread's elements -> scan over the warps (two rounds) -> store Y
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Action overBlock(Action action) {
    action.crossLane = CrossLane::block;
    return action;
}

Expected<TilePlan> build(const TemplateValues& values) {
    if (const auto error = blockShorterThan("N", values)) return *error;
    TilePlan plan;
    plan.kernelTemplate = "cumsum_rows";
    plan.name = "Running sum of " + textOf(values, "M") + " rows of " + textOf(values, "N");
    plan.description =
        "Each block scans one row that it holds in registers: a sum in each thread, a scan over the lanes "
        "of each warp, one over the warps, and the sums before a thread added to its elements.";
    plan.parameters = {parameterOf(values, "M", "rows"), parameterOf(values, "N", "elements of a row"),
                       parameterOf(values, "BLOCK", "elements that a block holds, at least N")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {{"X", {"M", "N"}}, {"Y", {"M", "N"}}};
    plan.grid.dims = {{"row", "M"}};
    plan.actions = {
        loadOf("load X", "", accessOf("X", {"row", 0}, {1, "BLOCK"})),
        overBlock(computeOf("scan of threads", Operation::reduce, "", {"load X"}, "BLOCK",
                            ElementCost{.fma = 2.6, .alu = 1})),
        overBlock(computeOf("scan of warps", Operation::reduce, "", {"scan of threads"}, "32 * WARPS")),
        overBlock(computeOf("add sums before", Operation::elementwise, "", {"scan of warps"}, "BLOCK",
                            ElementCost{.fma = 2, .alu = 1})),
        storeOf("store Y", "", accessOf("Y", {"row", 0}, {1, "BLOCK"}), {"add sums before"})};
    return plan;
}

} // namespace

KernelTemplate cumsumRowsTemplate() {
    KernelTemplate result;
    result.name = "cumsum_rows";
    result.summary = "Running sum along rows";
    result.inputs = {{.name = "M", .defaultValue = "", .meaning = "rows"},
                     {.name = "N", .defaultValue = "", .meaning = "elements of a row"},
                     {.name = "BLOCK",
                      .defaultValue = "",
                      .meaning = "elements that a block holds, at least N",
                      .powerOfTwoOf = "N"}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
