// C[M, N] = A[M, K] B[N, K]^T as the kernels of a vendor library compute it: ONE plan of their menu
// (search/library_menu.h lists the menu, search/library_search.h finds the one that the library would take).
//   unit warpgroup    Hopper: bulk copies by producer warps, blocks stay resident and walk the tiles
//        tensor_memory Blackwell: the same, sums in TMEM, `pair`: two SMs multiply together
//        warp         Ampere, Ada, RTX Blackwell: instructions of single warps, copies by all lanes
//        matrix_core  AMD: the same with waves of 64
// `swapped` puts the long side of the instructions along N. Clusters share loads: the blocks of a row of clusters want
// the same rows of A. With `split` ranges of K the parts are written in f32 and a second kernel adds them up.
#include "core/plan/templates/templates.h"

#include <algorithm>

namespace tilesight {
namespace {

Tensor operand(const char* name, const char* rows, bool split) {
    // A range of K is a dimension of its own: whole steps, so that each starts on a line.
    return split ? Tensor{name, {rows, "SPLITS", "BK * cdiv(K, SPLITS * BK)"}} : Tensor{name, {rows, "K"}};
}

Action loadOperand(const char* name, const char* tensor, const char* tile, const char* extent, bool split) {
    return copyOf(name, "k",
                  split ? accessOf(tensor, {tile, "s", "k"}, {extent, "1", "BK"})
                        : accessOf(tensor, {tile, "k"}, {extent, "BK"}));
}

/// The part of one warp, at most 64 x 64: narrower where the tile gives each of the warps less.
void divideAmongWarps(MatmulShape& shape, long long bm, long long bn, long long warps) {
    long long wm = std::min(bm, 64LL), wn = std::min(bn, 64LL);
    while ((bm / wm) * (bn / wn) < warps && (wm > 16 || wn > 8)) {
        long long& longer = wm >= wn && wm > 16 ? wm : wn;
        longer /= 2;
    }
    shape.warpM = wm;
    shape.warpN = wn;
}

std::vector<Action> epilogue(bool split) {
    Action convert = computeOf("convert", Operation::convert, "", {"matmul"}, "BM * BN");
    convert.result = Placement::smem;
    if (!split)
        return {convert, storeOf("store C", "", accessOf("C", {"m", "n"}, {"BM", "BN"}), {"convert"})};
    Action storePart =
        storeOf("store part", "", accessOf("parts", {"s", "m", "n"}, {"1", "BM", "BN"}), {"matmul"});
    Action loadParts =
        loadOf("load parts", "", accessOf("parts", {"0", "m", "n"}, {"SPLITS", "BM", "BN"}), {"store part"});
    Action add = computeOf("add parts", Operation::reduce, "", {"load parts"}, "SPLITS * BM * BN");
    Action store = storeOf("store C", "", accessOf("C", {"m", "n"}, {"BM", "BN"}), {"add parts"});
    loadParts.afterGrid = add.afterGrid = store.afterGrid = true;
    return {storePart, loadParts, add, store};
}

Expected<TilePlan> build(const TemplateValues& values) {
    const std::string& unit = textOf(values, "unit");
    const bool producer = unit == "warpgroup" || unit == "tensor_memory";
    const bool swapped = numberOf(values, "swapped") != 0, pair = numberOf(values, "pair") != 0;
    const bool split = numberOf(values, "split") > 1;
    const long long bm = numberOf(values, "BM"), bn = numberOf(values, "BN");

    TilePlan plan;
    plan.kernelTemplate = "gemm_library";
    plan.name =
        "Library GEMM " + textOf(values, "M") + " x " + textOf(values, "N") + " x " + textOf(values, "K");
    plan.description = "C = A B with B given transposed, as a kernel of a vendor library computes it.";
    plan.parameters = {parameterOf(values, "M", "rows of A and C"),
                       parameterOf(values, "N", "rows of B, columns of C"),
                       parameterOf(values, "K", "columns of A and B"),
                       parameterOf(values, "BM", "rows of a tile"),
                       parameterOf(values, "BN", "columns of a tile"),
                       parameterOf(values, "BK", "depth of a step"),
                       parameterOf(values, "SPLITS", "ranges of K", "split"),
                       parameterOf(values, "CLUSTER_M", "tile rows of a cluster", "cluster_m"),
                       parameterOf(values, "CLUSTER_N", "tile columns of a cluster", "cluster_n"),
                       parameterOf(values, "GROUP_M", "tile rows of a panel in launch order", "group_m")};
    setPipeline(plan, values, producer ? CopyMechanism::tma : CopyMechanism::cpAsync);
    plan.pipeline.producerWarps = producer;
    if (producer && numberOf(values, "smem_bytes") == 0) // the tile leaves through a buffer of a few KiB
        plan.pipeline.sharedBytes = pair ? (swapped ? "STAGES * (BM / 2 + BN) * BK * 2 + 8192"
                                                    : "STAGES * (BM + BN / 2) * BK * 2 + 8192")
                                         : "STAGES * (BM + BN) * BK * 2 + 8192";

    plan.tensors = {operand("A", "M", split), operand("B", "N", split), {"C", {"M", "N"}}};
    if (split) plan.tensors.push_back({"parts", {"SPLITS", "M", "N"}, DataType::f32});
    // The two SMs of a pair take neighbouring tiles along the long side of their instruction.
    plan.grid.dims = {{"m", pair && !swapped ? "2 * cdiv(M, 2 * BM)" : "cdiv(M, BM)"},
                      {"n", pair && swapped ? "2 * cdiv(N, 2 * BN)" : "cdiv(N, BN)"}};
    if (split) plan.grid.dims.push_back({"s", "SPLITS"});
    plan.grid.order.kind = "grouped";
    plan.grid.order.group = "GROUP_M";
    plan.grid.order.persistent = producer;
    plan.loops = {{"k", split ? "cdiv(K, SPLITS * BK)" : "cdiv(K, BK)", ""}};

    Action loadA = loadOperand("load A", "A", "m", "BM", split);
    Action loadB = loadOperand("load B", "B", "n", "BN", split);
    loadA.pagePerRow = loadB.pagePerRow = true;
    if (producer) {
        loadA.multicast = pair && swapped ? "2 * CLUSTER_N" : "CLUSTER_N";
        loadB.multicast = pair && !swapped ? "2 * CLUSTER_M" : "CLUSTER_M";
    }
    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "load B"});
    product.carriedFrom = {"matmul"};
    product.matmul = swapped ? MatmulShape{"BN", "BM", "BK"} : MatmulShape{"BM", "BN", "BK"};
    product.async = true;
    product.smPair = pair;
    if (unit == "tensor_memory") product.result = Placement::tmem;
    if (!producer) {
        product.mmaSync = true;
        divideAmongWarps(*product.matmul, swapped ? bn : bm, swapped ? bm : bn, numberOf(values, "warps"));
    }
    plan.actions = {loadA, loadB, product};
    for (Action& action : epilogue(split))
        plan.actions.push_back(std::move(action));
    return plan;
}

} // namespace

KernelTemplate gemmLibraryTemplate() {
    KernelTemplate result;
    result.name = "gemm_library";
    result.summary = "Matrix product of a vendor library, which chooses the fastest plan of its menu";
    result.inputs = {
        {.name = "M", .defaultValue = "", .meaning = "rows of A and C", .aliases = {"m"}},
        {.name = "N", .defaultValue = "", .meaning = "rows of B, columns of C", .aliases = {"n"}},
        {.name = "K", .defaultValue = "", .meaning = "columns of A and B", .aliases = {"k"}},
        {.name = "unit",
         .defaultValue = "warpgroup",
         .meaning = "who multiplies",
         .choices = {"warpgroup", "tensor_memory", "warp", "matrix_core"}},
        {.name = "BM", .defaultValue = "128", .meaning = "rows of a tile"},
        {.name = "BN", .defaultValue = "128", .meaning = "columns of a tile"},
        {.name = "BK", .defaultValue = "64", .meaning = "depth of a step"},
        {.name = "swapped", .defaultValue = "0", .meaning = "1: the long side of instructions lies along N"},
        {.name = "pair", .defaultValue = "0", .meaning = "1: two SMs multiply together (tensor_memory)"},
        {.name = "cluster_m", .defaultValue = "1", .meaning = "tile rows of a cluster that share loads of B"},
        {.name = "cluster_n",
         .defaultValue = "1",
         .meaning = "tile columns of a cluster that share loads of A"},
        {.name = "split", .defaultValue = "1", .meaning = "ranges of K, added up by a second kernel"},
        {.name = "group_m", .defaultValue = "8", .meaning = "row tiles of a panel in launch order"}};
    for (auto& input : pipelineInputs("4", "8"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
