// C[M, N] += A[M, K] B[K, N], with K cut into `splits` ranges that different blocks add up in f32 by atomics.
//   load A, load B -> matmul (accumulates, waited for one turn later) -> atomic add to C
// The compiler sees a range start at a multiple of K / splits: of the 16 elements that it proves for K, each
// split takes its share, so the rows of A are copied by 16, 8, 4 and at last 2 bytes, which no asynchronous
// copy can do.
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

/// The compiler (Triton 3.6 with CUDA 13's ptxas, seen in its machine code) makes two warpgroups wait for each product
/// when accumulators of 128 columns go straight to atomics and A comes in copies of 8 bytes or more.
bool waitsForEachProduct(const TemplateValues& values) {
    return numberOf(values, "warps") >= 8 && numberOf(values, "BN") == 128 && numberOf(values, "splits") <= 4;
}

Expected<TilePlan> build(const TemplateValues& values) {
    TilePlan plan;
    plan.kernelTemplate = "gemm_splitk";
    plan.name = "Split-K GEMM " + textOf(values, "M") + " x " + textOf(values, "N") + " x " +
                textOf(values, "K") + " in " + textOf(values, "splits") + " splits";
    plan.description =
        "C += A B. Each block computes one BM x BN tile over one of the ranges that K is cut into, and adds "
        "it to C by atomic operations in f32.";
    plan.parameters = {parameterOf(values, "M", "rows of A and C"),
                       parameterOf(values, "N", "columns of B and C"),
                       parameterOf(values, "K", "columns of A, rows of B"),
                       parameterOf(values, "BM", "rows of a tile"),
                       parameterOf(values, "BN", "columns of a tile"),
                       parameterOf(values, "BK", "depth of a step"),
                       parameterOf(values, "SPLITS", "ranges of K", "splits"),
                       {"TURNS", "cdiv(K, SPLITS * BK)", "steps of a range"}};
    setPipeline(plan, values, CopyMechanism::cpAsync);
    plan.tensors = {{"A", {"M", "K"}}, {"B", {"K", "N"}}, {"C", {"M", "N"}, DataType::f32}};
    plan.grid.dims = {{"m", "cdiv(M, BM)"}, {"n", "cdiv(N, BN)"}, {"s", "SPLITS"}};
    plan.loops = {{"k", "TURNS", ""}};

    Action loadA = copyOf("load A", "k", accessOf("A", {"m", "s * TURNS + k"}, {"BM", "BK"}));
    loadA.copyBytes = "mod(K, 16) == 0 ? max(2, min(16, 32 / SPLITS)) : 2";
    Action loadB = copyOf("load B", "k", accessOf("B", {"s * TURNS + k", "n"}, {"BK", "BN"}));
    loadB.copyBytes = "mod(N, 16) == 0 ? 16 : 2";
    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "load B"});
    product.carriedFrom = {"matmul"};
    product.matmul = MatmulShape{"BM", "BN", "BK"};
    product.async = !waitsForEachProduct(values);
    Action add = storeOf("add to C", "", accessOf("C", {"m", "n"}, {"BM", "BN"}), {"matmul"});
    add.operation = Operation::atomicAdd;
    add.dtype = DataType::f32;
    plan.actions = {loadA, loadB, product, add};
    return plan;
}

} // namespace

KernelTemplate gemmSplitkTemplate() {
    KernelTemplate result;
    result.name = "gemm_splitk";
    result.summary = "Matrix product with K cut into ranges, added up by atomics";
    result.inputs = {
        {.name = "M", .defaultValue = "", .meaning = "rows of A and C", .aliases = {"m"}},
        {.name = "N", .defaultValue = "", .meaning = "columns of B and C", .aliases = {"n"}},
        {.name = "K", .defaultValue = "", .meaning = "columns of A, rows of B", .aliases = {"k"}},
        {.name = "BM", .defaultValue = "64", .meaning = "rows of a tile"},
        {.name = "BN", .defaultValue = "128", .meaning = "columns of a tile"},
        {.name = "BK", .defaultValue = "64", .meaning = "depth of a step"},
        {.name = "splits", .defaultValue = "4", .meaning = "ranges of K"}};
    for (auto& input : pipelineInputs("3", "4"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
