// ResolvedPlan: a legal TilePlan with every expression evaluated. The only form that the engine's stages read.
//
// resolve() checks legality (names, cycles, sizes, loops, access ranks) and reports all faults at once.
// Resource limits (does it fit the GPU) are the business of envelope/occupancy.h.
#pragma once

#include "core/base/expected.h"
#include "core/plan/tile_plan.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>

namespace tilesight {

inline constexpr std::int64_t maxExtent = 1'000'000'000'000;   ///< largest legal dimension or count: 10^12
inline constexpr std::int64_t maxGridTiles = 16'777'216;       ///< largest grid the engine walks: 2^24 tiles

/// Index of one tensor dimension as an affine-or-general function of grid coordinates and loop indices.
/// Fast path: `coordinate` >= 0 means "value = that coordinate / divisor"; else `expression` is evaluated.
struct ResolvedIndex {
    int gridDim = -1;        ///< used grid dimension when the index is "g" or "g / c" (floor), else -1
    int loop = -1;           ///< used loop when the index is just a loop's name, else -1
    std::int64_t divisor = 1;
    std::int64_t constant = 0;           ///< when neither is used and `general` is empty
    std::function<std::int64_t(const std::vector<std::int64_t>& gridCoordinates,
                               const std::vector<std::int64_t>& loopIndices)> general; ///< empty = fast path
    std::vector<int> usedGridDims;  ///< all grid dims that the index depends on
    std::vector<int> usedLoops;     ///< all loops that the index depends on
};

struct ResolvedAccess {
    int tensor = -1;
    std::vector<ResolvedIndex> index;
    std::vector<std::int64_t> extent; ///< elements
    std::vector<std::int64_t> step;
    std::vector<int> reuseDims;       ///< grid dims that no index uses: Eq. 6's R
};

struct ResolvedTensor {
    std::string name;
    std::vector<std::int64_t> dims;
    DataType dtype{};
    Placement placement{};
    double bytes() const;
};

struct ResolvedLoop {
    std::string name;
    int parent = -1;
    std::int64_t count = 1;                 ///< largest over the grid
    double meanCount = 1;                   ///< mean over the grid (causal masks make blocks differ)
    std::vector<std::int64_t> countByCoordinate; ///< when it depends on one grid dim: count per coordinate; else empty
    int countGridDim = -1;
};

struct ResolvedAction {
    std::string name;
    Operation operation{};
    int loop = -1;                 ///< -1 = tile body
    std::vector<int> dependsOn;    ///< indices of actions
    std::vector<int> carriedFrom;
    std::optional<ResolvedAccess> access;
    std::array<std::int64_t, 3> matmul{0, 0, 0}; ///< m, n, k
    std::array<std::int64_t, 2> warpTile{0, 0};  ///< part of one warp; 0 = as the compiler of tiles divides it
    double elements = 0;
    ElementCost cost;              ///< per element, defaults filled in
    DataType dtype{};
    Placement result{};
    bool async = false;
    int copyBytes = 16;            ///< bytes a lane copies at once; below 4 there is no asynchronous copy
    double warpLines = 0;          ///< lines that one access of a warp touches; 0 = as its bytes lie
    CrossLane crossLane{};
    bool mmaSync = false;
    bool smPair = false;
    int multicast = 1;             ///< blocks that one request of a load serves
    bool pagePerRow = false;
    bool afterGrid = false;        ///< part of the kernel that follows the grid; in no body
    double bytes = 0;              ///< memory: bytes of one full tile (not clipped at the boundary)
    double flops = 0;              ///< matmul: 2 m n k
    bool afterLoop = false;        ///< tile-body action that depends (transitively) on a loop's action: epilogue
};

struct ResolvedPlan {
    std::string name;
    std::vector<std::string> gridNames;
    std::vector<std::int64_t> grid;   ///< counts
    LaunchOrder order;                ///< kind, persistent, list
    std::int64_t orderGroup = 1;
    std::vector<ResolvedTensor> tensors;
    std::vector<ResolvedLoop> loops;
    std::vector<ResolvedAction> actions; ///< same order and indices as TilePlan::actions
    int stages = 1;
    int warps = 4;
    CopyMechanism copy{};
    bool producerWarps = false;
    int consumerGroups = 1;
    std::optional<int> registersPerThread;
    std::optional<std::int64_t> sharedBytes;
    int spilledRegisters = 0;
    std::map<std::string, double> values; ///< every parameter's value, for views and explanations

    std::int64_t tiles() const;          ///< product of grid counts
    /// Iterations of a loop in one block, those of the loops around it included; mean over the grid. 1 for -1, the tile's body.
    double iterationsOf(int loop) const;
    int innermostLoop() const;           ///< the pipelined loop (deepest; first of equals); -1 = none
};

/// Parameter overrides for resolve(): name -> value, as from `--set BM=128`.
using Overrides = std::vector<std::pair<std::string, double>>;

Expected<ResolvedPlan> resolve(const TilePlan& plan, const Overrides& overrides = {});

/// Value of every parameter, in declaration order.
Expected<std::vector<std::pair<std::string, double>>> parameterValues(const TilePlan& plan,
                                                                      const Overrides& overrides = {});

/// Value of one expression over the plan's parameters (for live display beside an edit field).
Expected<double> evaluate(const TilePlan& plan, const Expression& expression);

} // namespace tilesight
