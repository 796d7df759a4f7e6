#include "core/search/library_menu.h"

#include "core/search/library_named.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tilesight {
namespace {

constexpr long long stepBytes = 128;     // depth of a step
constexpr long long step = 64;           // the same in elements of 16 bits
constexpr long long stepsOfRange = 4;    // of a split: fewer do not fill the pipeline
constexpr long long stagesOfShallow = 4; // of 32-deep steps
constexpr double epilogueBytes = 8192;   // buffer through which the tile leaves

long long divideUp(long long a, long long b) { return (a + b - 1) / b; }

/// Rows of tiles in a panel so that the tiles of a wave cover a region of equal sides.
long long squarePanel(const LibraryPlan& plan, double blocks) {
    const double rows = std::sqrt(blocks * static_cast<double>(plan.bn) / static_cast<double>(plan.bm));
    return std::max(1LL, std::llround(rows));
}

void addSplits(const LibraryProblem& problem, const LibraryPlan& plan, std::vector<LibraryPlan>& menu) {
    for (const long long split : {1, 2, 3, 4, 6, 8, 12, 16, 24, 32}) {
        if (split > 1 && split * stepsOfRange * problem.elementsIn(stepBytes) > problem.k) break;
        menu.push_back(plan);
        menu.back().split = split;
    }
}

/// Two tiles that share their larger operand form a cluster, where the grid has two side by side.
void addCluster(const LibraryProblem& problem, LibraryPlan& plan) {
    const long long rows = divideUp(problem.m, plan.bm), columns = divideUp(problem.n, plan.bn);
    if (columns >= 2 && (plan.bm >= plan.bn || rows < 2))
        plan.clusterN = 2;
    else if (rows >= 2)
        plan.clusterM = 2;
}

long long stagesOf(const Gpu& gpu, double stageBytes, long long most, double reserved = epilogueBytes) {
    return std::min<long long>(
        most, static_cast<long long>((gpu.sharedBytesPerBlockMax.value - reserved) / stageBytes));
}

/// Tiles with the instruction along M, then along N.
template <class Add>
void bothWays(long long instructionSide, long long otherSide, Add add) {
    for (const bool swapped : {false, true}) {
        LibraryPlan plan;
        plan.swapped = swapped;
        plan.bm = swapped ? otherSide : instructionSide;
        plan.bn = swapped ? instructionSide : otherSide;
        add(plan);
    }
}

void hopper(const LibraryProblem& problem, const Gpu& gpu, std::vector<LibraryPlan>& menu) {
    constexpr long long mostSums = 40960;
    for (const long long side : {64, 128, 192, 256, 320})
        for (const long long other : {8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 168, 192, 256}) {
            if (side * other > mostSums) continue;
            bothWays(side, other, [&](LibraryPlan plan) {
                plan.unit = "warpgroup";
                plan.warps = side > 64 ? 8 : 4;
                plan.depth = problem.elementsIn(stepBytes);
                plan.stages = stagesOf(gpu, static_cast<double>((plan.bm + plan.bn) * stepBytes), 12);
                plan.groupM = squarePanel(plan, gpu.smCount.value);
                addCluster(problem, plan);
                addSplits(problem, plan, menu);
            });
        }
}

void blackwell(const LibraryProblem& problem, const Gpu& gpu, std::vector<LibraryPlan>& menu) {
    for (const bool pair : {false, true})
        for (const long long side : {64, 128})
            for (const long long other : {8, 16, 32, 48, 64, 96, 128, 160, 192, 224, 256})
                bothWays(side, other, [&](LibraryPlan plan) {
                    const long long along = plan.swapped ? problem.n : problem.m;
                    if (pair && (side == 64 || along <= 128)) return;
                    plan.unit = "tensor_memory";
                    plan.pair = pair;
                    const double rows =
                        static_cast<double>(side) + static_cast<double>(other) * (pair ? 0.5 : 1);
                    plan.depth = problem.elementsIn(stepBytes);
                    plan.stages = stagesOf(gpu, rows * stepBytes, 12);
                    plan.groupM = squarePanel(plan, gpu.smCount.value);
                    if (!pair) addCluster(problem, plan);
                    addSplits(problem, plan, menu);
                });
}

void warpLevel(const LibraryProblem& problem, const Gpu& gpu, std::vector<LibraryPlan>& menu) {
    struct Tile {
        long long side, other, warps;
    };
    static constexpr std::array<Tile, 9> tiles = {{{16, 64, 4},
                                                   {16, 128, 4},
                                                   {32, 64, 4},
                                                   {32, 128, 4},
                                                   {64, 64, 4},
                                                   {64, 128, 4},
                                                   {128, 128, 4},
                                                   {64, 256, 4},
                                                   {128, 256, 8}}};
    for (const long long depthBytes : {stepBytes, stepBytes / 2})
        for (const Tile& tile : tiles)
            bothWays(tile.side, tile.other, [&](LibraryPlan plan) {
                if (plan.bm == plan.bn && plan.swapped) return;
                plan.swapped = false;
                plan.unit = "warp";
                plan.warps = tile.warps;
                plan.depth = problem.elementsIn(depthBytes);
                plan.stages = stagesOf(gpu, static_cast<double>((plan.bm + plan.bn) * depthBytes),
                                       depthBytes == stepBytes ? 3 : stagesOfShallow, 0);
                if (plan.stages < 2) return;
                plan.groupM = squarePanel(plan, gpu.smCount.value);
                addSplits(problem, plan, menu);
            });
}

/// hipBLASLt: macro tiles by one, two or four waves, DepthU as large as LDS allows for small tiles (their turn waits for a
/// load each), WorkGroupMapping 1 or 8.
void matrixCores(const LibraryProblem& problem, const Gpu& gpu, std::vector<LibraryPlan>& menu) {
    struct Tile {
        long long side, other, waves;
    };
    static constexpr std::array<Tile, 21> tiles = {
        {{16, 16, 1},   {32, 16, 2},   {64, 16, 4},  {128, 16, 4},  {256, 16, 4},  {32, 32, 4},
         {64, 32, 4},   {128, 32, 4},  {64, 48, 4},  {64, 64, 4},   {96, 64, 4},   {128, 64, 4},
         {160, 64, 4},  {128, 80, 4},  {128, 96, 4}, {128, 128, 4}, {160, 128, 4}, {256, 96, 4},
         {256, 128, 4}, {256, 160, 4}, {256, 256, 4}}};
    for (const long long depth : {32, 64, 128, 256})
        for (const Tile& tile : tiles)
            bothWays(tile.side, tile.other, [&](LibraryPlan plan) {
                if (plan.bm == plan.bn && plan.swapped) return;
                plan.swapped = false;
                plan.unit = "matrix_core";
                plan.warps = tile.waves;
                plan.depth = depth;
                plan.stages = 2;
                const auto bytes = problem.bytesOf(static_cast<double>((plan.bm + plan.bn) * depth));
                const bool shallow = bytes < gpu.sharedBytesPerBlockMax.value / 8 && depth < 256;
                if (bytes > gpu.sharedBytesPerBlockMax.value || shallow || depth > 2 * problem.k) return;
                for (const long long panel : {1, 8}) {
                    if (panel > 1 && divideUp(problem.n, plan.bn) < 2) continue;
                    plan.groupN = panel;
                    addSplits(problem, plan, menu);
                }
            });
}

struct Menu {
    const char* architecture;
    void (*add)(const LibraryProblem&, const Gpu&, std::vector<LibraryPlan>&);
};
constexpr std::array<Menu, 5> menus = {{{"hopper", hopper},
                                        {"blackwell", blackwell},
                                        {"cdna2", matrixCores},
                                        {"cdna3", matrixCores},
                                        {"cdna4", matrixCores}}};

} // namespace

long long LibraryPlan::tiles(const LibraryProblem& problem) const {
    const long long rows = divideUp(problem.m, pair && !swapped ? 2 * bm : bm) * (pair && !swapped ? 2 : 1);
    const long long columns = divideUp(problem.n, pair && swapped ? 2 * bn : bn) * (pair && swapped ? 2 : 1);
    return rows * columns * split;
}

TemplateValues LibraryPlan::values(const LibraryProblem& problem) const {
    const auto text = [](long long number) { return std::to_string(number); };
    TemplateValues values = {{"M", text(problem.m)},
                             {"N", text(problem.n)},
                             {"K", text(problem.k)},
                             {"unit", unit},
                             {"BM", text(bm)},
                             {"BN", text(bn)},
                             {"swapped", swapped ? "1" : "0"},
                             {"pair", pair ? "1" : "0"},
                             {"BK", text(depth)},
                             {"cluster_m", text(clusterM)},
                             {"cluster_n", text(clusterN)},
                             {"split", text(split)},
                             {"group_m", text(groupM)},
                             {"group_n", text(groupN)},
                             {"stages", text(stages)},
                             {"warps", text(warps)}};
    values.insert(problem.given.begin(), problem.given.end());
    return values;
}

std::string LibraryPlan::title() const {
    const auto text = [](long long number) { return std::to_string(number); };
    std::string title =
        text(pair && !swapped ? 2 * bm : bm) + "x" + text(pair && swapped ? 2 * bn : bn) + " tile";
    if (pair) title += " of two SMs";
    if (clusterM * clusterN > 1) title += ", cluster " + text(clusterM) + "x" + text(clusterN);
    if (unit == "matrix_core")
        title += ", steps of " + text(depth) + ", panels of " + text(groupN) +
                 (groupN == 1 ? " column" : " columns");
    else
        title += ", " + text(stages) + " stages" + (depth == step ? "" : " of " + text(depth));
    return title + (split > 1 ? ", K in " + text(split) + " ranges" : ", no split");
}

std::vector<LibraryPlan> libraryMenu(const LibraryProblem& problem, const Gpu& gpu) {
    std::vector<LibraryPlan> menu;
    const auto own = std::find_if(menus.begin(), menus.end(),
                                  [&](const Menu& each) { return gpu.architecture == each.architecture; });
    const auto unit = problem.named.find("unit");
    const bool warps = own == menus.end() || (unit != problem.named.end() && unit->second == "warp");
    (warps ? warpLevel : own->add)(problem, gpu, menu);
    if (!problem.named.empty()) keepNamed(problem.named, menu);
    return menu;
}

} // namespace tilesight
