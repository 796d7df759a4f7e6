// C[M, N] = A[M, K] B[N, K]^T as the kernels of a vendor library compute it: ONE plan of their menu
// (search/library_menu.h lists the menu, search/library_search.h finds the one that the library would take).
//   unit warpgroup    Hopper: bulk copies by producer warps, blocks stay resident and walk the tiles
//        tensor_memory Blackwell: the same, sums in TMEM, `pair`: two SMs multiply together
//        warp         Ampere, Ada, RTX Blackwell: instructions of single warps, copies by all lanes
//        matrix_core  AMD: instructions of single waves of 64; copies pass through registers into LDS
// Operands lie along K (A[M, K], B[N, K]) unless `major_a` = m or `major_b` = n; C lies along N unless `major_c` = m.
// `swapped` puts the long side of the instructions along N. Clusters share loads: the blocks of a row of clusters want
// the same rows of A. With `split` ranges of K the parts are written in f32 and a second kernel adds them up.
#include "core/plan/templates/templates.h"

#include <algorithm>

namespace tilesight {
namespace {

/// One operand: its rows are those of A or of B (columns of the product), `alongK` = K is contiguous.
struct Operand {
    const char *name, *rows, *tile, *extent;
    bool alongK = true;
    DataType type = DataType::bf16;
};

Tensor tensorOf(const Operand& operand, bool split) {
    Tensor tensor{operand.name, {}, operand.type};
    // A range of K is a dimension of its own: whole steps, so that each starts on a line.
    if (!operand.alongK)
        tensor.dims = split ? std::vector<Expression>{"SPLITS", "BK * cdiv(K, SPLITS * BK)", operand.rows}
                            : std::vector<Expression>{"K", operand.rows};
    else
        tensor.dims = split ? std::vector<Expression>{operand.rows, "SPLITS", "BK * cdiv(K, SPLITS * BK)"}
                            : std::vector<Expression>{operand.rows, "K"};
    return tensor;
}

Action loadOperand(const Operand& operand, bool split) {
    std::vector<Expression> index{operand.tile}, extent{operand.extent};
    const auto at = operand.alongK ? index.end() : index.begin();
    index.insert(at, "k");
    extent.insert(operand.alongK ? extent.end() : extent.begin(), "BK");
    if (split) {
        const auto range = operand.alongK ? 1 : 0;
        index.insert(index.begin() + range, "s");
        extent.insert(extent.begin() + range, "1");
    }
    Action load = copyOf(std::string("load ") + operand.name, "k", accessOf(operand.name, index, extent));
    return load;
}

/// Waves share the tile out in parts of whole instructions, as square as can be; waves that are left share out K.
void divideAmongWaves(MatmulShape& shape, long long bm, long long bn, long long waves,
                      long long instruction) {
    long long wm = bm, wn = bn;
    for (long long left = waves; left > 1; left /= 2) {
        const bool rows = wm / 2 >= instruction, columns = wn / 2 >= instruction;
        if (!rows && !columns) break;
        (rows && (wm >= wn || !columns) ? wm : wn) /= 2;
    }
    shape.warpM = wm;
    shape.warpN = wn;
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

std::vector<Action> epilogue(bool split, bool alongM) {
    Action convert = computeOf("convert", Operation::convert, "", {"matmul"}, "BM * BN");
    convert.result = Placement::smem;
    const TensorAccess result =
        alongM ? accessOf("C", {"n", "m"}, {"BN", "BM"}) : accessOf("C", {"m", "n"}, {"BM", "BN"});
    if (!split) return {convert, storeOf("store C", "", result, {"convert"})};
    Action storePart =
        storeOf("store part", "", accessOf("parts", {"s", "m", "n"}, {"1", "BM", "BN"}), {"matmul"});
    Action loadParts =
        loadOf("load parts", "", accessOf("parts", {"0", "m", "n"}, {"SPLITS", "BM", "BN"}), {"store part"});
    Action add = computeOf("add parts", Operation::reduce, "", {"load parts"}, "SPLITS * BM * BN");
    Action store = storeOf("store C", "", result, {"add parts"});
    loadParts.afterGrid = add.afterGrid = store.afterGrid = true;
    return {storePart, loadParts, add, store};
}

TemplateInput typeInput(const char* name, const char* meaning) {
    return {.name = name,
            .defaultValue = "same",
            .meaning = meaning,
            .choices = {"same", "bf16", "f16", "f8", "i8", "f32", "i32"}};
}

/// Counts of which there is at least one.
Errors countsBelowOne(const TemplateValues& values) {
    Errors errors;
    for (const char* name : {"BM", "BN", "BK", "split", "cluster_m", "cluster_n", "group_m", "stages", "warps"})
        if (numberOf(values, name) < 1)
            errors.push_back({"template.bad_value",
                              std::string(name) + " = " + textOf(values, name) + " is less than one",
                              name,
                              {},
                              std::string("use 1 or more for ") + name});
    return errors;
}

Expected<TilePlan> build(const TemplateValues& values) {
    if (Errors errors = countsBelowOne(values); !errors.empty()) return errors;
    const std::string& unit = textOf(values, "unit");
    const bool producer = unit == "warpgroup" || unit == "tensor_memory";
    const bool swapped = numberOf(values, "swapped") != 0, pair = numberOf(values, "pair") != 0;
    const bool split = numberOf(values, "split") > 1;
    const long long bm = numberOf(values, "BM"), bn = numberOf(values, "BN");
    const bool waves = unit == "matrix_core", panelsOfColumns = numberOf(values, "group_n") > 0;
    const auto type = [&](const char* name) {
        const std::string& text =
            textOf(values, name) == "same" ? textOf(values, "dtype") : textOf(values, name);
        return dataTypeFromName(text).value_or(DataType::bf16);
    };
    const Operand a{"A", "M", "m", "BM", textOf(values, "major_a") == "k", type("dtype_a")};
    const Operand b{"B", "N", "n", "BN", textOf(values, "major_b") == "k", type("dtype_b")};
    const bool alongM = textOf(values, "major_c") == "m";

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
    if (panelsOfColumns)
        plan.parameters.back() =
            parameterOf(values, "GROUP_N", "tile columns of a panel in launch order", "group_n");
    if (waves) plan.description += " LDS holds one step while the next ones are on their way into registers.";
    setPipeline(plan, values, producer ? CopyMechanism::tma : CopyMechanism::cpAsync);
    plan.pipeline.producerWarps = producer;
    if (producer && numberOf(values, "smem_bytes") == 0) { // the tile leaves through a buffer of a few KiB
        const std::string rows = pair && swapped ? "BM / 2" : "BM",
                          columns = pair && !swapped ? "BN / 2" : "BN";
        const int bitsA = bitsOf(a.type), bitsB = bitsOf(b.type);
        plan.pipeline.sharedBytes =
            bitsA == bitsB && bitsA % 8 == 0
                ? "STAGES * (" + rows + " + " + columns + ") * BK * " + std::to_string(bitsA / 8) + " + 8192"
                : "STAGES * (" + rows + " * " + std::to_string(bitsA) + " + " + columns + " * " +
                      std::to_string(bitsB) + ") * BK / 8 + 8192";
    }

    if (waves && numberOf(values, "smem_bytes") == 0) // one buffer: the next step waits in registers
        plan.pipeline.sharedBytes = "(BM * " + std::to_string(bitsOf(a.type)) + " + BN * " +
                                    std::to_string(bitsOf(b.type)) + ") * BK / 8";

    plan.tensors = {tensorOf(a, split),
                    tensorOf(b, split),
                    {"C", alongM ? std::vector<Expression>{"N", "M"} : std::vector<Expression>{"M", "N"},
                     type("dtype_c")}};
    if (split) plan.tensors.push_back({"parts", {"SPLITS", "M", "N"}, DataType::f32});
    // The two SMs of a pair take neighbouring tiles along the long side of their instruction.
    plan.grid.dims = {{"m", pair && !swapped ? "2 * cdiv(M, 2 * BM)" : "cdiv(M, BM)"},
                      {"n", pair && swapped ? "2 * cdiv(N, 2 * BN)" : "cdiv(N, BN)"}};
    if (panelsOfColumns) std::swap(plan.grid.dims[0], plan.grid.dims[1]);
    if (split) plan.grid.dims.push_back({"s", "SPLITS"});
    plan.grid.order.kind = "grouped";
    plan.grid.order.group = panelsOfColumns ? "GROUP_N" : "GROUP_M";
    plan.grid.order.persistent = producer;
    plan.loops = {{"k", split ? "cdiv(K, SPLITS * BK)" : "cdiv(K, BK)", ""}};

    Action loadA = loadOperand(a, split), loadB = loadOperand(b, split);
    loadA.pagePerRow = a.alongK;
    loadB.pagePerRow = b.alongK;
    if (producer) {
        loadA.multicast = pair && swapped ? "2 * CLUSTER_N" : "CLUSTER_N";
        loadB.multicast = pair && !swapped ? "2 * CLUSTER_M" : "CLUSTER_M";
    }
    Action product = actionOf("matmul", Operation::matmul, "k", {"load A", "load B"});
    product.carriedFrom = {"matmul"};
    product.matmul = swapped ? MatmulShape{"BN", "BM", "BK"} : MatmulShape{"BM", "BN", "BK"};
    product.async = true;
    product.dtype = type("dtype");
    product.smPair = pair;
    if (unit == "tensor_memory") product.result = Placement::tmem;
    if (!producer) {
        product.mmaSync = true;
        if (waves)
            divideAmongWaves(*product.matmul, swapped ? bn : bm, swapped ? bm : bn, numberOf(values, "warps"),
                             numberOf(values, "instruction"));
        else
            divideAmongWarps(*product.matmul, swapped ? bn : bm, swapped ? bm : bn,
                             numberOf(values, "warps"));
    }
    plan.actions = {loadA, loadB, product};
    for (Action& action : epilogue(split, alongM))
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
        {.name = "swapped",
         .defaultValue = "0",
         .meaning = "1: the long side of instructions lies along N",
         .choices = {"0", "1"}},
        {.name = "pair",
         .defaultValue = "0",
         .meaning = "1: two SMs multiply together (tensor_memory)",
         .choices = {"0", "1"}},
        {.name = "cluster_m", .defaultValue = "1", .meaning = "tile rows of a cluster that share loads of B"},
        {.name = "cluster_n",
         .defaultValue = "1",
         .meaning = "tile columns of a cluster that share loads of A"},
        {.name = "split", .defaultValue = "1", .meaning = "ranges of K, added up by a second kernel"},
        {.name = "group_m", .defaultValue = "8", .meaning = "row tiles of a panel in launch order"},
        {.name = "group_n",
         .defaultValue = "0",
         .meaning = "column tiles of a panel in launch order; 0: panels of rows"},
        {.name = "dtype",
         .defaultValue = "bf16",
         .meaning = "type that is multiplied",
         .choices = {"bf16", "f16", "f8", "i8", "tf32", "f32"}},
        typeInput("dtype_a", "type of A in memory; same = dtype"),
        typeInput("dtype_b", "type of B in memory"),
        typeInput("dtype_c", "type of C in memory"),
        {.name = "major_a",
         .defaultValue = "k",
         .meaning = "contiguous dimension of A",
         .choices = {"k", "m"}},
        {.name = "major_b",
         .defaultValue = "k",
         .meaning = "contiguous dimension of B",
         .choices = {"k", "n"}},
        {.name = "major_c",
         .defaultValue = "n",
         .meaning = "contiguous dimension of C",
         .choices = {"n", "m"}},
        {.name = "instruction",
         .defaultValue = "16",
         .meaning = "rows and columns of one instruction (matrix_core)",
         .choices = {"16", "32"}}};
    for (auto& input : pipelineInputs("4", "8"))
        result.inputs.push_back(input);
    result.build = build;
    return result;
}

} // namespace tilesight
