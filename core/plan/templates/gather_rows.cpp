// Y[T, D] = table[ids[T], :]: one block copies one row, whose number it has to load first. Rows lie anywhere
// in the table; what counts is that each is read once, so the plan holds only the rows that are touched, one
// for each block.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    if (const auto error = blockShorterThan("D", values)) return *error;
    TilePlan plan;
    plan.kernelTemplate = "gather_rows";
    plan.name = "Gather of " + textOf(values, "T") + " rows of " + textOf(values, "D");
    plan.description =
        "Each block loads the number of its row, then copies that row of the table: two loads one after the "
        "other. Rows of a random gather are taken as all different.";
    plan.parameters = {parameterOf(values, "T", "rows that are gathered"),
                       parameterOf(values, "V", "rows of the table"),
                       parameterOf(values, "D", "elements of a row"),
                       parameterOf(values, "BLOCK", "elements of a block, at least D")};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {{"ids", {"T"}, DataType::i32}, {"table", {"min(T, V)", "D"}}, {"Y", {"T", "D"}}};
    plan.grid.dims = {{"t", "T"}};
    plan.actions = {
        loadOf("load id", "", accessOf("ids", {"t"}, {1})),
        loadOf("load row", "", accessOf("table", {"mod(t, min(T, V))", 0}, {1, "BLOCK"}), {"load id"}),
        storeOf("store Y", "", accessOf("Y", {"t", 0}, {1, "BLOCK"}), {"load row"})};
    return plan;
}

} // namespace

KernelTemplate gatherRowsTemplate() {
    KernelTemplate result;
    result.name = "gather_rows";
    result.summary = "Rows of a table picked by number";
    result.inputs = {{.name = "T", .defaultValue = "", .meaning = "rows that are gathered"},
                     {.name = "V", .defaultValue = "128256", .meaning = "rows of the table"},
                     {.name = "D", .defaultValue = "4096", .meaning = "elements of a row"},
                     {.name = "BLOCK",
                      .defaultValue = "",
                      .meaning = "elements of a block, at least D",
                      .powerOfTwoOf = "D"}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
