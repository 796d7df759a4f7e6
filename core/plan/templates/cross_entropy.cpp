// Cross entropy of logits X[M, N] against one label a row: one block a row walks it in steps of BLOCK,
// keeping a running maximum and a running sum of exponentials in every lane; the lanes are brought together
// after the loop.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "cross_entropy";
    plan.name = "Cross entropy of " + textOf(values, "M") + " rows of " + textOf(values, "N");
    plan.description =
        "Each block walks the logits of one row in steps of BLOCK with a running maximum and sum of "
        "exponentials, then subtracts the logit of the row's label.";
    plan.parameters = {parameterOf(values, "M", "rows"), parameterOf(values, "N", "classes"),
                       parameterOf(values, "BLOCK", "elements of a step")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {{"X", {"M", "N"}}, {"labels", {"M"}, DataType::i32}, {"loss", {"M"}, DataType::f32}};
    plan.grid.dims = {{"row", "M"}};
    plan.loops = {{"j", "cdiv(N, BLOCK)", ""}};
    Action online = computeOf("online softmax", Operation::exponential, "j", {"load X"}, "BLOCK",
                              ElementCost{.fma = 10.4, .alu = 2, .sfu = 2.25},
                              "two exponentials an element: its own and that of the maximum that moved");
    online.carriedFrom = {"online softmax"};
    Action together = computeOf("over the block", Operation::reduce, "", {"online softmax"}, "BLOCK",
                                ElementCost{.fma = 2, .alu = 1, .sfu = 1});
    together.crossLane = CrossLane::block;
    plan.actions = {loadOf("load label", "", accessOf("labels", {"row"}, {1})),
                    loadOf("load X", "j", accessOf("X", {"row", "j"}, {1, "BLOCK"})),
                    online,
                    together,
                    computeOf("loss", Operation::elementwise, "", {"over the block", "load label"}, 32),
                    storeOf("store loss", "", accessOf("loss", {"row"}, {1}), {"loss"})};
    return plan;
}

} // namespace

KernelTemplate crossEntropyTemplate() {
    KernelTemplate result;
    result.name = "cross_entropy";
    result.summary = "Cross entropy of rows of logits";
    result.inputs = {{.name = "M", .defaultValue = "", .meaning = "rows"},
                     {.name = "N", .defaultValue = "", .meaning = "classes"},
                     {.name = "BLOCK", .defaultValue = "4096", .meaning = "elements of a step"}};
    for (auto& input : pipelineInputs("1", "8"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
