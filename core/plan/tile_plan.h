// TilePlan: a tiled kernel as its author sees it. A plain value with expressions, no numbers derived yet.
//
//   parameters  M = 4096, BM = 128, STAGES = 3 ...                 names that every expression may use
//   tensors     A[M, K] bf16 in DRAM                               what is read and written
//   grid        m < cdiv(M, BM), n < cdiv(N, BN); launch order      one coordinate tuple = one tile
//   loops       k < cdiv(K, BK)                                     nested; the innermost one is software-pipelined
//   actions     load A -> load B -> matmul -> convert -> store C    the tile-action DAG
//   pipeline    stages, warps, copy mechanism, registers, SMEM
//
// Every footprint is an expression over the parameters, so changing BM re-derives everything, in plans drawn by
// hand too. Expressions know + - * / ( ) min max cdiv(a, b) = ceil(a/b), floor, ceil, mod, log2, comparisons and ?:.
// Expressions of an action or a loop may also use the grid coordinates and enclosing loops (their indices).
#pragma once

#include "core/base/expected.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tilesight {

/// Text of a formula, or of a plain number. Kept as written so that files round-trip.
struct Expression {
    std::string text;
    Expression() = default;
    Expression(std::string t) : text(std::move(t)) {}
    Expression(const char* t) : text(t) {}
    Expression(long long number) : text(std::to_string(number)) {}
    Expression(int number) : text(std::to_string(number)) {}
    bool empty() const { return text.empty(); }
    bool operator==(const Expression&) const = default;
};

enum class DataType { f64, f32, tf32, f16, bf16, f8, i32, i8, i4 };
int bitsOf(DataType type);
std::string_view nameOf(DataType type); ///< "bf16"
std::optional<DataType> dataTypeFromName(std::string_view name);

/// Where a tensor or an intermediate result lives.
enum class Placement { registers, tmem, smem, l15, l2, dram, remote };
std::string_view nameOf(Placement placement);
std::optional<Placement> placementFromName(std::string_view name);

struct Parameter {
    std::string name;
    Expression value; ///< a number, or a formula over parameters declared before
    std::string note; ///< shown to people; may be empty
    bool operator==(const Parameter&) const = default;
};

struct Tensor {
    std::string name;
    std::vector<Expression> dims; ///< elements, slowest first; the last one is contiguous in memory
    DataType dtype = DataType::bf16;
    Placement placement = Placement::dram;
    bool operator==(const Tensor&) const = default;
};

struct GridDim {
    std::string name;
    Expression count;
    bool operator==(const GridDim&) const = default;
};

/// Order in which tiles are handed to SMs. It orders the first two grid dimensions (rows, columns);
/// further dimensions are outer, slowest last-declared first. Kinds are registered in cache/launch_order.h.
struct LaunchOrder {
    std::string kind = "row_major"; ///< row_major, column_major, grouped, block, z_order, hilbert, list
    Expression group;               ///< rows of a group (grouped) or edge of a block (block); else empty
    bool persistent = false;        ///< one block per resident slot walks tiles slot, slot + slots, ...
    bool splitTail = false;         ///< tiles of the last wave are cut along their loop, a part for each slot (stream-K)
    std::vector<int> list;          ///< kind "list": linear row-major tile indices in launch order
    bool operator==(const LaunchOrder&) const = default;
};

struct Grid {
    std::vector<GridDim> dims; ///< 1 to 4; [0] = rows, [1] = columns
    LaunchOrder order;
    bool operator==(const Grid&) const = default;
};

struct Loop {
    std::string name;
    Expression count;   ///< iterations; may use grid coordinates (causal attention)
    std::string parent; ///< enclosing loop, "" = directly in the tile body
    bool operator==(const Loop&) const = default;
};

enum class Operation {
    load,           ///< tensor -> SMEM or registers
    store,          ///< registers or SMEM -> tensor
    atomicAdd,      ///< like store, read-modify-write in L2
    matmul,         ///< tensor cores, shape m x n x k
    cudaMatmul,     ///< the same on CUDA cores
    reduce,         ///< row or tile reduction on CUDA cores
    exponential,    ///< SFU
    rescale,        ///< accumulator times a row factor
    convert,        ///< data type or layout conversion
    elementwise,    ///< anything else on CUDA cores
    remoteTransfer, ///< to or from another GPU
};
std::string_view nameOf(Operation operation); ///< "load", "atomic_add", ...
std::optional<Operation> operationFromName(std::string_view name);
bool isMemory(Operation operation); ///< load, store, atomicAdd, remoteTransfer

/// The part of a tensor that one execution of a memory action touches. One entry per tensor dimension.
/// First element along dimension i = index[i] * step[i]; extent[i] elements are touched, clipped to the
/// tensor. `index` uses grid coordinates and loop names; those it does not use are the access's reuse
/// dimensions (Eq. 6).
struct TensorAccess {
    std::string tensor;
    std::vector<Expression> index;  ///< "m", "k", "h / 8", "0"
    std::vector<Expression> extent; ///< elements: "BM", "BK"
    std::vector<Expression> step;   ///< empty = extent (no overlap, no gap)
    bool operator==(const TensorAccess&) const = default;
};

/// Matrix product of one execution: C[m, n] += A[m, k] B[k, n]. Instructions of several warps take m along their
/// long side. `warpM`, `warpN`: the part of one warp (mma.sync); empty = whole columns of 16 rows a warp.
struct MatmulShape {
    Expression m, n, k;
    Expression warpM = {}, warpN = {};
    bool operator==(const MatmulShape&) const = default;
};

/// Lane operations per element on each CUDA-side pipe; absent = the default cost of the operation
/// (action/costs.h). Of a memory operation: work beyond its own copies, such as computing the address of a
/// gathered element.
struct ElementCost {
    double fma = 0, alu = 0, sfu = 0, other = 0;
    double smem = 0; ///< bytes through the SMEM port, bank conflicts included
    bool operator==(const ElementCost&) const = default;
};

/// Lanes that an action's result is gathered from: the wait for them is pure latency (action/costs.h).
enum class CrossLane {
    none,
    quad,     ///< four lanes that share a row of a tensor-core tile
    warp,     ///< 32 lanes
    block,    ///< all warps: two rounds of shuffles around barriers
    exchange, ///< to another layout through SMEM between barriers
};
std::string_view nameOf(CrossLane lanes);
std::optional<CrossLane> crossLaneFromName(std::string_view name);

struct Action {
    std::string name;
    Operation operation = Operation::elementwise;
    std::string loop; ///< the loop whose body contains it; "" = tile body (prologue or epilogue)
    std::vector<std::string> dependsOn;      ///< producers in the same iteration
    std::vector<std::string> carriedFrom;    ///< producers in the previous iteration
    std::optional<TensorAccess> access;      ///< memory operations
    std::optional<MatmulShape> matmul;       ///< matmul, cudaMatmul
    Expression elements;                     ///< compute operations other than matmul: elements per execution
    std::optional<ElementCost> cost;         ///< overrides the default cost per element
    DataType dtype = DataType::bf16;         ///< operand type of compute; memory actions use the tensor's
    Placement result = Placement::registers; ///< scratchpad level of the result (loads: where they land)
    bool async = false; ///< issue and go on: TMA, cp.async, wgmma whose result is needed later
    std::string note;
    Expression copyBytes =
        {}; ///< bytes a lane copies at once: 16 (empty), 8, 4 or 2 where rows are not aligned
    Expression warpLines = {}; ///< 128-byte lines that one access of a warp touches; empty = as its bytes lie
    CrossLane crossLane = CrossLane::none;
    bool mmaSync =
        false; ///< matmul by instructions of single warps (mma.sync) where warpgroups would have their own
    bool smPair = false;       ///< matmul by two neighbouring SMs together: each holds half of B in its SMEM
    Expression multicast = {}; ///< loads: blocks of a cluster that one request serves; empty = 1
    bool pagePerRow = false;   ///< loads: each row of the tile lies in a DRAM page of its own, of which it takes a line
    bool afterGrid = false;    ///< in a kernel of its own when all tiles are done: adds up the parts of a split K
    std::optional<std::array<double, 2>>
        position; ///< of its node in the graph view, pixels; absent = automatic
    bool operator==(const Action&) const = default;
};

enum class CopyMechanism { tma, cpAsync, plain };
std::string_view nameOf(CopyMechanism copy); ///< "tma", "cp_async", "plain"
std::optional<CopyMechanism> copyMechanismFromName(std::string_view name);

struct Pipeline {
    Expression stages = 1;
    Expression warps = 4;
    CopyMechanism copy = CopyMechanism::tma;
    bool producerWarps = false; ///< loads are issued by warps of their own
    Expression consumerGroups =
        1; ///< groups of warps that share the tile out and take turns: one multiplies, others reduce
    Expression registersPerThread; ///< as compiled; empty = estimated
    Expression sharedBytes;        ///< per block, as compiled; empty = estimated
    Expression spilledRegisters;   ///< per thread, as compiled; empty = none
    bool operator==(const Pipeline&) const = default;
};

struct TilePlan {
    std::string name;
    std::string
        kernelTemplate; ///< template it was made from, "" = drawn by hand; the engine never looks at it
    std::string description;
    std::vector<Parameter> parameters;
    std::vector<Tensor> tensors;
    Grid grid;
    std::vector<Loop> loops;
    Pipeline pipeline;
    std::vector<Action> actions;
    bool operator==(const TilePlan&) const = default;

    const Parameter* parameter(std::string_view parameterName) const;
    Parameter* parameter(std::string_view parameterName);
    const Tensor* tensor(std::string_view tensorName) const;
    const Action* action(std::string_view actionName) const;
    Action* action(std::string_view actionName);
    int actionIndex(std::string_view actionName) const; ///< -1 = none
};

} // namespace tilesight
