// C[M, N] = A[M, K] W[K, N], weights of 4 bits with one scale for each `group` rows of a column. Every turn
// the block unpacks a weight tile in registers and writes it to SMEM for the tensor cores, which then work
// while nothing else can:
//   load A, load W, load scales -> read, unpack, scale, write W -> matmul (waited for) -> convert -> store C
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "dequant_gemm_w4";
    plan.name = "4-bit weight GEMM " + textOf(values, "M") + " x " + textOf(values, "N") + " x " +
                textOf(values, "K");
    plan.description = "C = A W with weights of 4 bits. Each block unpacks and scales a tile of weights in "
                       "registers, writes "
                       "it to shared memory and multiplies: the two steps do not overlap inside a block.";
    plan.parameters = {
        parameterOf(values, "M", "rows of A and C"),
        parameterOf(values, "N", "columns of W and C"),
        parameterOf(values, "K", "columns of A, rows of W"),
        parameterOf(values, "GROUP", "rows of W that share a scale", "group"),
        parameterOf(values, "BM", "rows of a tile"),
        parameterOf(values, "BN", "columns of a tile"),
        parameterOf(values, "BK", "depth of a step"),
        parameterOf(values, "GROUP_M", "row tiles of a panel in launch order; 1 = row-major", "group_m")};
    setPipeline(plan, values, CopyMechanism::cpAsync);
    plan.tensors = {{"A", {"M", "K"}},
                    {"W", {"K", "N"}, DataType::i4},
                    {"scales", {"cdiv(K, GROUP)", "N"}},
                    {"C", {"M", "N"}}};
    plan.grid.dims = {{"m", "cdiv(M, BM)"}, {"n", "cdiv(N, BN)"}};
    plan.grid.order.kind = "grouped";
    plan.grid.order.group = "GROUP_M";
    plan.loops = {{"k", "cdiv(K, BK)", ""}};

    Action scales = copyOf("load scales", "k",
                           accessOf("scales", {"floor(k * BK / GROUP)", "n"}, {"cdiv(BK, GROUP)", "BN"}));
    // Half a byte a weight is read as bytes; two bytes are written with 2.7-fold bank conflicts (counter).
    Action read = computeOf("read W", Operation::convert, "k", {"load W", "load scales"}, "BK * BN",
                            ElementCost{.smem = 1}, "from SMEM to registers");
    Action unpack = computeOf("unpack", Operation::convert, "k", {"read W"}, "BK * BN",
                              ElementCost{.alu = 6.4, .sfu = 1}, "sign, shift, mask, to float, pack");
    Action scale =
        computeOf("scale", Operation::elementwise, "k", {"unpack"}, "BK * BN", ElementCost{.fma = 2.5});
    Action write = computeOf("write W", Operation::convert, "k", {"scale"}, "BK * BN",
                             ElementCost{.smem = 5.4}, "to SMEM for the tensor cores");
    write.result = Placement::smem;
    write.crossLane = CrossLane::exchange;
    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "write W"});
    product.carriedFrom = {"matmul"};
    product.matmul = MatmulShape{"BM", "BN", "BK"};
    plan.actions = {copyOf("load A", "k", accessOf("A", {"m", "k"}, {"BM", "BK"})),
                    copyOf("load W", "k", accessOf("W", {"k", "n"}, {"BK", "BN"})),
                    scales,
                    read,
                    unpack,
                    scale,
                    write,
                    product,
                    computeOf("convert", Operation::convert, "", {"matmul"}, "BM * BN"),
                    storeOf("store C", "", accessOf("C", {"m", "n"}, {"BM", "BN"}), {"convert"})};
    return plan;
}

} // namespace

KernelTemplate dequantGemmW4Template() {
    KernelTemplate result;
    result.name = "dequant_gemm_w4";
    result.summary = "Matrix product with 4-bit weights, unpacked tile by tile";
    result.inputs = {
        {.name = "M", .defaultValue = "", .meaning = "rows of A and C", .aliases = {"m"}},
        {.name = "N", .defaultValue = "", .meaning = "columns of W and C", .aliases = {"n"}},
        {.name = "K", .defaultValue = "", .meaning = "columns of A, rows of W", .aliases = {"k"}},
        {.name = "group", .defaultValue = "128", .meaning = "rows of W that share a scale"},
        {.name = "BM", .defaultValue = "64", .meaning = "rows of a tile"},
        {.name = "BN", .defaultValue = "64", .meaning = "columns of a tile"},
        {.name = "BK", .defaultValue = "64", .meaning = "depth of a step"},
        {.name = "group_m",
         .defaultValue = "8",
         .meaning = "row tiles of a panel in launch order; 1 = row-major"}};
    for (auto& input : pipelineInputs("3", "4"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
