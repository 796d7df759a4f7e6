// Rotary position embedding of X[S, H, D]: each pair (x1, x2) of the two halves of a head is turned by the
// angle of its position. A block turns BS positions of one head; the tables of cosine and sine have D / 2
// columns.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "rope";
    plan.name = "Rotary embedding of " + textOf(values, "S") + " positions, " + textOf(values, "H") +
                " heads of " + textOf(values, "D");
    plan.description =
        "Each block turns BS positions of one head: the two halves of a head are mixed with the cosine and "
        "sine of the position. Blocks of one position are so short that the launch rate decides.";
    plan.parameters = {parameterOf(values, "S", "positions"), parameterOf(values, "H", "heads"),
                       parameterOf(values, "D", "head size"),
                       parameterOf(values, "BS", "positions of a block")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {
        {"X", {"S", "H", "D"}}, {"cos", {"S", "D / 2"}}, {"sin", {"S", "D / 2"}}, {"Y", {"S", "H", "D"}}};
    plan.grid.dims = {{"s", "cdiv(S, BS)"}, {"h", "H"}};
    plan.grid.order.kind = "column_major";
    plan.actions = {loadOf("load X", "", accessOf("X", {"s", "h", 0}, {"BS", 1, "D"})),
                    loadOf("load cos", "", accessOf("cos", {"s", 0}, {"BS", "D / 2"})),
                    loadOf("load sin", "", accessOf("sin", {"s", 0}, {"BS", "D / 2"})),
                    computeOf("turn", Operation::elementwise, "", {"load X", "load cos", "load sin"},
                              "BS * D", ElementCost{.fma = 2, .alu = 1, .other = 1.5}),
                    storeOf("store Y", "", accessOf("Y", {"s", "h", 0}, {"BS", 1, "D"}), {"turn"})};
    return plan;
}

} // namespace

KernelTemplate ropeTemplate() {
    KernelTemplate result;
    result.name = "rope";
    result.summary = "Rotary position embedding";
    result.inputs = {{.name = "S", .defaultValue = "", .meaning = "positions"},
                     {.name = "H", .defaultValue = "32", .meaning = "heads"},
                     {.name = "D", .defaultValue = "128", .meaning = "head size"},
                     {.name = "BS", .defaultValue = "8", .meaning = "positions of a block"}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
