// C[M, N] = A[M, K] B[N, K]^T with 8-bit operands and a BF16 result: B lies transposed, as 8-bit products
// need it.
//   load A, load B -> matmul (accumulates, waited for one turn later) -> convert -> store C
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

/// The compiler (Triton 3.6 with CUDA 13's ptxas, seen in its machine code) makes warpgroups wait for each product when
/// a row of accumulators is 256 wide and they share the tile, or when one of them would hold 256 registers of it.
bool waitsForEachProduct(const TemplateValues& values) {
    const long long bm = numberOf(values, "BM"), bn = numberOf(values, "BN"),
                    warps = numberOf(values, "warps");
    return (warps >= 8 && bn == 256 && bm <= 128) || bm * bn >= 256 * 32 * warps;
}

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "gemm_fp8";
    plan.name = "FP8 GEMM " + textOf(values, "M") + " x " + textOf(values, "N") + " x " + textOf(values, "K");
    plan.description =
        "C = A B with 8-bit operands, B given transposed. Each block computes one BM x BN tile of C and "
        "walks K in steps of BK.";
    plan.parameters = {
        parameterOf(values, "M", "rows of A and C"),
        parameterOf(values, "N", "rows of B, columns of C"),
        parameterOf(values, "K", "columns of A and B"),
        parameterOf(values, "BM", "rows of a tile"),
        parameterOf(values, "BN", "columns of a tile"),
        parameterOf(values, "BK", "depth of a step"),
        parameterOf(values, "GROUP_M", "row tiles of a panel in launch order; 1 = row-major", "group_m")};
    setPipeline(plan, values, CopyMechanism::cpAsync);
    plan.tensors = {{"A", {"M", "K"}, DataType::f8}, {"B", {"N", "K"}, DataType::f8}, {"C", {"M", "N"}}};
    plan.grid.dims = {{"m", "cdiv(M, BM)"}, {"n", "cdiv(N, BN)"}};
    plan.grid.order.kind = "grouped";
    plan.grid.order.group = "GROUP_M";
    plan.loops = {{"k", "cdiv(K, BK)", ""}};

    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "load B"});
    product.carriedFrom = {"matmul"};
    product.matmul = MatmulShape{"BM", "BN", "BK"};
    product.dtype = DataType::f8;
    product.async = !waitsForEachProduct(values);
    plan.actions = {copyOf("load A", "k", accessOf("A", {"m", "k"}, {"BM", "BK"})),
                    copyOf("load B", "k", accessOf("B", {"n", "k"}, {"BN", "BK"})), product,
                    computeOf("convert", Operation::convert, "", {"matmul"}, "BM * BN"),
                    storeOf("store C", "", accessOf("C", {"m", "n"}, {"BM", "BN"}), {"convert"})};
    return plan;
}

} // namespace

KernelTemplate gemmFp8Template() {
    KernelTemplate result;
    result.name = "gemm_fp8";
    result.summary = "Matrix product of 8-bit operands";
    result.inputs = {
        {.name = "M", .defaultValue = "", .meaning = "rows of A and C", .aliases = {"m"}},
        {.name = "N", .defaultValue = "", .meaning = "rows of B, columns of C", .aliases = {"n"}},
        {.name = "K", .defaultValue = "", .meaning = "columns of A and B", .aliases = {"k"}},
        {.name = "BM", .defaultValue = "128", .meaning = "rows of a tile"},
        {.name = "BN", .defaultValue = "128", .meaning = "columns of a tile"},
        {.name = "BK", .defaultValue = "128", .meaning = "depth of a step"},
        {.name = "group_m",
         .defaultValue = "8",
         .meaning = "row tiles of a panel in launch order; 1 = row-major"}};
    for (auto& input : pipelineInputs("3", "8"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
