// C[M, N] = A[M, K] B[K, N], all row-major: one output tile a block, K walked in steps of BK.
//   load A, load B -> matmul (accumulates, waited for one turn later) -> convert -> store C
#include "core/plan/templates/templates.h"

namespace tilesight {
namespace {

Expected<TilePlan> build(const TemplateValues& values) {
    const std::string& variant = textOf(values, "variant");
    const bool bulkCopies = variant != "cp_async";
    const DataType operand = dataTypeFromName(textOf(values, "dtype")).value_or(DataType::bf16);
    const DataType output = operand == DataType::tf32 ? DataType::f32
                            : operand == DataType::f8 ? DataType::bf16
                                                      : operand;

    TilePlan plan;
    plan.kernelTemplate = "gemm";
    plan.name = "GEMM " + textOf(values, "M") + " x " + textOf(values, "N") + " x " + textOf(values, "K") +
                " " + std::string(nameOf(operand));
    plan.description = "C = A B. Each block computes one BM x BN tile of C and walks K in steps of BK.";
    plan.parameters = {
        parameterOf(values, "M", "rows of A and C"),
        parameterOf(values, "N", "columns of B and C"),
        parameterOf(values, "K", "columns of A, rows of B"),
        parameterOf(values, "BM", "rows of a tile"),
        parameterOf(values, "BN", "columns of a tile"),
        parameterOf(values, "BK", "depth of a step"),
        parameterOf(values, "GROUP_M", "row tiles of a panel in launch order; 1 = row-major", "group_m")};
    setPipeline(plan, values, bulkCopies ? CopyMechanism::tma : CopyMechanism::cpAsync);

    plan.tensors = {{"A", {"M", "K"}, operand}, {"B", {"K", "N"}, operand}, {"C", {"M", "N"}, output}};
    plan.grid.dims = {{"m", "cdiv(M, BM)"}, {"n", "cdiv(N, BN)"}};
    plan.grid.order.kind = "grouped";
    plan.grid.order.group = "GROUP_M";
    plan.grid.order.persistent = variant == "tma_persistent";
    plan.loops = {{"k", "cdiv(K, BK)", ""}};

    Action loadA = actionOf("load A", Operation::load, "k", {});
    loadA.access = accessOf("A", {"m", "k"}, {"BM", "BK"});
    loadA.dtype = operand;
    loadA.result = Placement::smem;
    loadA.async = true;
    Action loadB = loadA;
    loadB.name = "load B";
    loadB.access = accessOf("B", {"k", "n"}, {"BK", "BN"});

    if (!bulkCopies) { // the compiler proves 16-byte alignment of rows only when the pitch is a multiple of
                       // 16 elements
        loadA.copyBytes = "mod(K, 16) == 0 ? 16 : 2";
        loadB.copyBytes = "mod(N, 16) == 0 ? 16 : 2";
        // Columns wrap around at N: each element that no wide copy covers has an address and a predicate of
        // its own.
        if (numberOf(values, "N") % 16 != 0) loadB.cost = ElementCost{.other = 24};
    }

    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "load B"});
    product.carriedFrom = {"matmul"};
    product.matmul = MatmulShape{"BM", "BN", "BK"};
    product.dtype = operand;
    product.async = true;

    Action convert = actionOf("convert", Operation::convert, "", {"matmul"});
    convert.elements = "BM * BN";
    convert.dtype = DataType::f32;
    convert.result = Placement::smem;
    if (!bulkCopies) convert.crossLane = CrossLane::exchange; // read back in rows, for wide stores

    Action store = actionOf("store C", Operation::store, "", {"convert"});
    store.access = accessOf("C", {"m", "n"}, {"BM", "BN"});
    store.dtype = output;

    plan.actions = {loadA, loadB, product, convert, store};
    return plan;
}

} // namespace

KernelTemplate gemmTemplate() {
    KernelTemplate result;
    result.name = "gemm";
    result.summary = "Matrix product, one output tile a block";
    result.inputs = {
        {.name = "variant",
         .defaultValue = "tma",
         .meaning =
             "tma: bulk copies; cp_async: per-thread copies; tma_persistent: resident blocks walk the tiles",
         .choices = {"tma", "cp_async", "tma_persistent"}},
        {.name = "M", .defaultValue = "", .meaning = "rows of A and C", .aliases = {"m"}},
        {.name = "N", .defaultValue = "", .meaning = "columns of B and C", .aliases = {"n"}},
        {.name = "K", .defaultValue = "", .meaning = "columns of A, rows of B", .aliases = {"k"}},
        {.name = "dtype",
         .defaultValue = "bf16",
         .meaning = "type of A and B",
         .choices = {"bf16", "f16", "f8", "tf32"}},
        {.name = "BM", .defaultValue = "128", .meaning = "rows of a tile"},
        {.name = "BN", .defaultValue = "128", .meaning = "columns of a tile"},
        {.name = "BK", .defaultValue = "64", .meaning = "depth of a step"},
        {.name = "group_m",
         .defaultValue = "8",
         .meaning = "row tiles of a panel in launch order; 1 = row-major"}};
    for (auto& input : pipelineInputs("3", "8"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
