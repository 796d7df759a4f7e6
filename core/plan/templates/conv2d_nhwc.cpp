// 2-D convolution, channels last, stride 1, same size, as an implicit GEMM: rows are the H x W pixels of one
// image, depth is the KS x KS window times C channels. The image tile is gathered: every copy computes its
// own address.
//   load X (gathered), load W -> matmul (accumulates, waited for one turn later) -> convert -> store Y
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "conv2d_nhwc";
    plan.name = "Convolution " + textOf(values, "KS") + " x " + textOf(values, "KS") + ", " +
                textOf(values, "B") + " x " + textOf(values, "H") + " x " + textOf(values, "W") + " x " +
                textOf(values, "C") + " to " + textOf(values, "KO") + " channels";
    plan.description =
        "Implicit GEMM: each block computes BM pixels of one image for BN output channels and walks the "
        "window and the channels in steps of BK. Pixels are gathered by address, zero beyond the border.";
    plan.parameters = {parameterOf(values, "B", "images"),
                       parameterOf(values, "H", "rows of an image"),
                       parameterOf(values, "W", "columns of an image"),
                       parameterOf(values, "C", "input channels"),
                       parameterOf(values, "KO", "output channels"),
                       parameterOf(values, "KS", "edge of the window"),
                       parameterOf(values, "BM", "pixels of a tile"),
                       parameterOf(values, "BN", "output channels of a tile"),
                       parameterOf(values, "BK", "depth of a step"),
                       {"CHUNKS", "cdiv(C, BK)", "steps over the channels of one pixel"}};
    setPipeline(plan, values, CopyMechanism::cpAsync);
    plan.tensors = {
        {"X", {"B", "H * W", "C"}}, {"Weights", {"KS * KS * C", "KO"}}, {"Y", {"B", "H * W", "KO"}}};
    plan.grid.dims = {{"m", "cdiv(H * W, BM)"}, {"n", "cdiv(KO, BN)"}, {"b", "B"}};
    plan.grid.order.kind = "column_major";
    plan.loops = {{"k", "cdiv(KS * KS * C, BK)", ""}};

    Action loadX = copyOf("load X", "k", accessOf("X", {"b", "m", "mod(k, CHUNKS)"}, {1, "BM", "BK"}));
    // For 16 bytes: window position from k, bounds of row and column, 64-bit address. Two thirds are
    // comparisons and sums, which are ALU work. 60 operations explain 13 measured convolutions; counting
    // machine code would give them.
    loadX.cost = ElementCost{.alu = 40 / 8.0, .other = 20 / 8.0};
    loadX.note = "gathered: pixels of the window, address by address";
    Action product = actionOf("matmul", Operation::matmul, "k", {"load X", "load W"});
    product.carriedFrom = {"matmul"};
    product.matmul = MatmulShape{"BM", "BN", "BK"};
    product.async = true;
    plan.actions = {loadX, copyOf("load W", "k", accessOf("Weights", {"k", "n"}, {"BK", "BN"})), product,
                    computeOf("convert", Operation::convert, "", {"matmul"}, "BM * BN"),
                    storeOf("store Y", "", accessOf("Y", {"b", "m", "n"}, {1, "BM", "BN"}), {"convert"})};
    return plan;
}

} // namespace

KernelTemplate conv2dNhwcTemplate() {
    KernelTemplate result;
    result.name = "conv2d_nhwc";
    result.summary = "2-D convolution as an implicit matrix product";
    result.inputs = {{.name = "B", .defaultValue = "1", .meaning = "images"},
                     {.name = "H", .defaultValue = "", .meaning = "rows of an image"},
                     {.name = "W", .defaultValue = "", .meaning = "columns of an image"},
                     {.name = "C", .defaultValue = "", .meaning = "input channels"},
                     {.name = "KO", .defaultValue = "", .meaning = "output channels"},
                     {.name = "KS", .defaultValue = "3", .meaning = "edge of the window"},
                     {.name = "BM", .defaultValue = "64", .meaning = "pixels of a tile"},
                     {.name = "BN", .defaultValue = "64", .meaning = "output channels of a tile"},
                     {.name = "BK", .defaultValue = "64", .meaning = "depth of a step"}};
    for (auto& input : pipelineInputs("3", "4"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
