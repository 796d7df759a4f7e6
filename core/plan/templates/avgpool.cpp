// Average pooling of NC planes of H x W elements: windows of K x K next to each other, BH x BW outputs a
// block. A block reads its windows by K x K loads with a stride of K elements in both directions. Lanes run
// down the rows (neither direction is contiguous), so that one access of a warp touches a line for each row;
// the result is brought into row order through SMEM before it is stored.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "avgpool";
    plan.name = "Average pooling " + textOf(values, "K") + " x " + textOf(values, "K") + " of " +
                textOf(values, "NC") + " planes " + textOf(values, "H") + " x " + textOf(values, "W");
    plan.description =
        "Each block averages BH x BW windows of one plane. Its loads are strided: tall blocks touch one "
        "128-byte line for each row of a warp's access.";
    plan.parameters = {parameterOf(values, "NC", "planes: images x channels"),
                       parameterOf(values, "H", "rows of a plane"),
                       parameterOf(values, "W", "columns of a plane"),
                       parameterOf(values, "K", "edge of a window, and its step"),
                       parameterOf(values, "BH", "output rows of a block"),
                       parameterOf(values, "BW", "output columns of a block"),
                       {"OH", "floor(H / K)", "output rows"},
                       {"OW", "floor(W / K)", "output columns"},
                       {"ROWS", "min(32, BH)", "rows that a warp's access covers"}};
    setPipeline(plan, values, CopyMechanism::plain);
    plan.tensors = {{"X", {"NC", "H", "W"}}, {"Y", {"NC", "OH", "OW"}}};
    plan.grid.dims = {{"h", "cdiv(OH, BH)"}, {"w", "cdiv(OW, BW)"}, {"c", "NC"}};
    plan.grid.order.kind = "column_major";

    Action load = loadOf("load X", "", accessOf("X", {"c", "h", "w"}, {1, "BH * K", "BW * K"}));
    load.copyBytes = 2;
    load.warpLines = "min(32, ROWS * cdiv(2 * K * 32 / ROWS, 128))";
    load.note = "K x K strided loads";
    Action add = computeOf("average", Operation::reduce, "", {"load X"}, "BH * BW * K * K",
                           ElementCost{.fma = 1, .alu = 2}, "convert, bounds, add");
    plan.actions = {load, add};
    if (numberOf(values, "BH") > 1) {
        Action exchange = computeOf("to rows", Operation::convert, "", {"average"}, "BH * BW");
        exchange.dtype = DataType::bf16;
        exchange.result = Placement::smem;
        exchange.crossLane = CrossLane::exchange;
        plan.actions.push_back(exchange);
    }
    plan.actions.push_back(
        storeOf("store Y", "", accessOf("Y", {"c", "h", "w"}, {1, "BH", "BW"}), {plan.actions.back().name}));
    return plan;
}

} // namespace

KernelTemplate avgpoolTemplate() {
    KernelTemplate result;
    result.name = "avgpool";
    result.summary = "Average pooling of planes";
    result.inputs = {{.name = "NC", .defaultValue = "", .meaning = "planes: images x channels"},
                     {.name = "H", .defaultValue = "", .meaning = "rows of a plane"},
                     {.name = "W", .defaultValue = "", .meaning = "columns of a plane"},
                     {.name = "K", .defaultValue = "2", .meaning = "edge of a window, and its step"},
                     {.name = "BH", .defaultValue = "1", .meaning = "output rows of a block"},
                     {.name = "BW", .defaultValue = "64", .meaning = "output columns of a block"}};
    for (auto& input : pipelineInputs("1", "4"))
        if (input.name != "stages") result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
