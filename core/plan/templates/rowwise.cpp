// Reductions along the rows of X[M, N]: RMS norm or softmax, one block a row, through registers.
//   rmsnorm, softmax    the whole row at once:  load X -> reduce (over the block) -> ... -> store Y
//   rmsnorm_two_pass    BLOCK elements at a time: a loop that sums squares, then a loop that reads the row
//   again
// A row that is no multiple of BLOCK leaves lanes idle: they compute all the same, but move no bytes.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

// Lane operations per element by FMA and SFU counters; the split between the steps follows the source.
constexpr ElementCost sumSquares{.fma = 2, .alu = 0.5}, scaleByWeight{.fma = 3, .alu = 1};
constexpr ElementCost rowMax{.fma = 0.5, .alu = 1.5}, subtractExp{.fma = 2, .sfu = 1.2};
constexpr ElementCost rowSum{.fma = 1}, divideBySum{.fma = 6, .alu = 1};
constexpr ElementCost pass{.fma = 3.9, .alu = 1};

Action overBlock(Action action) {
    action.crossLane = CrossLane::block;
    return action;
}

void addRmsNorm(TilePlan& plan) {
    plan.actions = {
        loadOf("load X", "", accessOf("X", {"row", 0}, {1, "BLOCK"})),
        overBlock(computeOf("mean square", Operation::reduce, "", {"load X"}, "BLOCK", sumSquares)),
        loadOf("load W", "", accessOf("W", {0}, {"BLOCK"})),
        computeOf("scale", Operation::elementwise, "", {"mean square", "load W"}, "BLOCK", scaleByWeight,
                  "times 1 / root mean square and the weight"),
        storeOf("store Y", "", accessOf("Y", {"row", 0}, {1, "BLOCK"}), {"scale"})};
}

void addSoftmax(TilePlan& plan) {
    plan.actions = {loadOf("load X", "", accessOf("X", {"row", 0}, {1, "BLOCK"})),
                    overBlock(computeOf("row max", Operation::reduce, "", {"load X"}, "BLOCK", rowMax)),
                    computeOf("exponential", Operation::exponential, "", {"row max"}, "BLOCK", subtractExp,
                              "exp(x - max)"),
                    overBlock(computeOf("row sum", Operation::reduce, "", {"exponential"}, "BLOCK", rowSum)),
                    computeOf("divide", Operation::elementwise, "", {"exponential", "row sum"}, "BLOCK",
                              divideBySum, "full-range division"),
                    storeOf("store Y", "", accessOf("Y", {"row", 0}, {1, "BLOCK"}), {"divide"})};
}

void addTwoPasses(TilePlan& plan) {
    plan.loops = {{"i", "cdiv(N, BLOCK)", ""}, {"j", "cdiv(N, BLOCK)", ""}};
    Action squares = computeOf("add squares", Operation::elementwise, "i", {"load X"}, "BLOCK", pass);
    squares.carriedFrom = {"add squares"};
    plan.actions = {loadOf("load X", "i", accessOf("X", {"row", "i"}, {1, "BLOCK"})),
                    squares,
                    overBlock(computeOf("mean square", Operation::reduce, "", {"add squares"}, "BLOCK")),
                    loadOf("load X again", "j", accessOf("X", {"row", "j"}, {1, "BLOCK"})),
                    loadOf("load W", "j", accessOf("W", {"j"}, {"BLOCK"})),
                    computeOf("scale", Operation::elementwise, "j", {"mean square", "load X again", "load W"},
                              "BLOCK", pass, "times 1 / root mean square and the weight"),
                    storeOf("store Y", "j", accessOf("Y", {"row", "j"}, {1, "BLOCK"}), {"scale"})};
}

Expected<TilePlan> build(const TemplateValues& values) {
    const std::string& op = textOf(values, "op");
    if (op != "rmsnorm_two_pass")
        if (const auto error = blockShorterThan("N", values)) return *error;
    TilePlan plan;
    plan.kernelTemplate = "rowwise";
    plan.name = (op == "softmax"   ? "Softmax"
                 : op == "rmsnorm" ? "RMS norm"
                                   : "RMS norm in two passes") +
                std::string(" of ") + textOf(values, "M") + " rows of " + textOf(values, "N");
    plan.description =
        op == "rmsnorm_two_pass"
            ? "Each block sums the squares of one row in steps of BLOCK, then reads the row again, "
              "which is still in the caches, scales it and writes it."
            : "Each block holds one row in registers, reduces it over its warps, and writes it scaled.";
    plan.parameters = {parameterOf(values, "M", "rows"), parameterOf(values, "N", "elements of a row"),
                       parameterOf(values, "BLOCK", "elements that a block holds at once")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {{"X", {"M", "N"}}, {"Y", {"M", "N"}}};
    if (op != "softmax") plan.tensors.push_back({"W", {"N"}});
    plan.grid.dims = {{"row", "M"}};
    if (op == "softmax")
        addSoftmax(plan);
    else if (op == "rmsnorm")
        addRmsNorm(plan);
    else
        addTwoPasses(plan);
    return plan;
}

} // namespace

KernelTemplate rowwiseTemplate() {
    KernelTemplate result;
    result.name = "rowwise";
    result.summary = "Softmax or RMS norm along rows";
    result.inputs = {{.name = "op",
                      .defaultValue = "softmax",
                      .meaning = "what is done with a row",
                      .choices = {"softmax", "rmsnorm", "rmsnorm_two_pass"}},
                     {.name = "M", .defaultValue = "", .meaning = "rows"},
                     {.name = "N", .defaultValue = "", .meaning = "elements of a row"},
                     {.name = "BLOCK",
                      .defaultValue = "",
                      .meaning = "elements that a block holds at once; one pass needs at least N",
                      .powerOfTwoOf = "N"}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
