// Plausible pictures for tests of views: plans written out by hand and an analysis with round, invented
// numbers. Tests of views check that what is here is shown; they never check these numbers against the
// engine.
#pragma once

#include "widgets/view_state.h"

namespace tilesight::example {

inline Action memoryAction(Operation operation, std::string name, std::string loop,
                           std::vector<std::string> after, TensorAccess access) {
    Action a;
    a.name = std::move(name);
    a.operation = operation;
    a.loop = std::move(loop);
    a.dependsOn = std::move(after);
    a.access = std::move(access);
    if (operation == Operation::load) a.result = Placement::smem;
    a.async = operation == Operation::load;
    return a;
}

inline Action computeAction(Operation operation, std::string name, std::string loop,
                            std::vector<std::string> after, Expression elements) {
    Action a;
    a.name = std::move(name);
    a.operation = operation;
    a.loop = std::move(loop);
    a.dependsOn = std::move(after);
    a.elements = std::move(elements);
    a.dtype = DataType::f32;
    return a;
}

inline Action matmulAction(std::string name, std::string loop, std::vector<std::string> after,
                           MatmulShape shape) {
    Action a;
    a.name = std::move(name);
    a.operation = Operation::matmul;
    a.loop = std::move(loop);
    a.dependsOn = std::move(after);
    a.matmul = std::move(shape);
    return a;
}

/// C = A B, 4096 cubed in bf16, 128 x 256 x 64 tiles, three stages: 5 actions, 1 loop.
inline TilePlan gemmPlan() {
    TilePlan p;
    p.name = "gemm_4096_bf16";
    p.kernelTemplate = "gemm";
    p.parameters = {{"M", 4096, "rows of C"},       {"N", 4096, "columns of C"},
                    {"K", 4096, "depth"},           {"BM", 128, "tile rows"},
                    {"BN", 256, "tile columns"},    {"BK", 64, "tile depth"},
                    {"STAGES", 3, "in flight"},     {"WARPS", 8, ""},
                    {"GROUP", 8, "rows of a group"}};
    p.tensors = {{"A", {"M", "K"}, DataType::bf16, Placement::dram},
                 {"B", {"K", "N"}, DataType::bf16, Placement::dram},
                 {"C", {"M", "N"}, DataType::bf16, Placement::dram}};
    p.grid.dims = {{"m", "cdiv(M, BM)"}, {"n", "cdiv(N, BN)"}};
    p.grid.order.kind = "grouped";
    p.grid.order.group = "GROUP";
    p.loops = {{"k", "cdiv(K, BK)", ""}};
    p.pipeline.stages = "STAGES";
    p.pipeline.warps = "WARPS";
    p.actions = {
        memoryAction(Operation::load, "Load A", "k", {}, {"A", {"m", "k"}, {"BM", "BK"}, {}}),
        memoryAction(Operation::load, "Load B", "k", {}, {"B", {"k", "n"}, {"BK", "BN"}, {}}),
        matmulAction("MMA", "k", {"Load A", "Load B"}, {"BM", "BN", "BK"}),
        computeAction(Operation::convert, "Convert", "", {"MMA"}, "BM * BN"),
        memoryAction(Operation::store, "Store C", "", {"Convert"}, {"C", {"m", "n"}, {"BM", "BN"}, {}})};
    p.actions[2].carriedFrom = {"MMA"};
    return p;
}

/// Forward attention: a prologue load, a loop of seven actions with carried state, a two-step epilogue.
inline TilePlan attentionPlan() {
    TilePlan p;
    p.name = "attention_8k";
    p.parameters = {{"H", 32, "heads"}, {"S", 8192, "sequence"}, {"D", 128, "head size"},
                    {"BQ", 128, ""},    {"BKV", 128, ""},        {"STAGES", 2, ""}};
    for (const char* name : {"Q", "K", "V", "O"})
        p.tensors.push_back({name, {"H", "S", "D"}, DataType::bf16, Placement::dram});
    p.grid.dims = {{"q", "cdiv(S, BQ)"}, {"h", "H"}};
    p.loops = {{"j", "cdiv(S, BKV)", ""}};
    p.pipeline.stages = "STAGES";
    const auto access = [](const char* tensor, const char* row, const char* size) {
        return TensorAccess{tensor, {"h", row, "0"}, {1, size, "D"}, {}};
    };
    p.actions = {memoryAction(Operation::load, "Load Q", "", {}, access("Q", "q", "BQ")),
                 memoryAction(Operation::load, "Load K", "j", {}, access("K", "j", "BKV")),
                 memoryAction(Operation::load, "Load V", "j", {}, access("V", "j", "BKV")),
                 matmulAction("QK", "j", {"Load Q", "Load K"}, {"BQ", "BKV", "D"}),
                 computeAction(Operation::reduce, "Row max", "j", {"QK"}, "BQ * BKV"),
                 computeAction(Operation::exponential, "Exp", "j", {"Row max"}, "BQ * BKV"),
                 computeAction(Operation::rescale, "Rescale", "j", {"Row max"}, "BQ * D"),
                 matmulAction("PV", "j", {"Exp", "Rescale", "Load V"}, {"BQ", "D", "BKV"}),
                 computeAction(Operation::elementwise, "Normalise", "", {"PV"}, "BQ * D"),
                 memoryAction(Operation::store, "Store O", "", {"Normalise"}, access("O", "q", "BQ"))};
    p.actions[6].carriedFrom = {"PV"};
    return p;
}

/// y = f(x): no loop, no matmul.
inline TilePlan elementwisePlan() {
    TilePlan p;
    p.name = "relu";
    p.parameters = {{"N", 1 << 26, "elements"}, {"BLOCK", 4096, "elements of a tile"}};
    p.tensors = {{"x", {"N"}, DataType::f32, Placement::dram}, {"y", {"N"}, DataType::f32, Placement::dram}};
    p.grid.dims = {{"i", "cdiv(N, BLOCK)"}};
    p.actions = {memoryAction(Operation::load, "Load x", "", {}, {"x", {"i"}, {"BLOCK"}, {}}),
                 computeAction(Operation::elementwise, "Relu", "", {"Load x"}, "BLOCK"),
                 memoryAction(Operation::store, "Store y", "", {"Relu"}, {"y", {"i"}, {"BLOCK"}, {}})};
    p.actions[0].result = Placement::registers;
    return p;
}

inline ActionResult result(std::initializer_list<std::pair<Resource, double>> microseconds, double bytes,
                           double flops, long long executions) {
    ActionResult r;
    for (const auto& [resource, value] : microseconds) {
        r.perExecution[resource] = value * 1e-6;
        r.secondsPerExecution = std::max(r.secondsPerExecution, value * 1e-6);
    }
    r.bytes = bytes;
    r.flops = flops;
    r.executions = executions;
    return r;
}

/// What the engine might say about gemmPlan() on an H200.
inline Analysis gemmAnalysis() {
    using R = Resource;
    Analysis a;
    a.plan = gemmPlan();
    a.planName = a.plan.name;
    a.gpuId = "h200-sxm";
    a.gpuName = "NVIDIA H200 SXM";
    a.latencySeconds = 179e-6;
    a.flops = 137.4e9;
    a.bottleneck = Bottleneck::tensor;
    a.bottleneckReason = "98 % of the steady period";
    a.actions = {result({{R::l15, 0.169}, {R::l2, 0.155}, {R::dram, 0.080}}, 16384, 0, 64),
                 result({{R::l15, 0.338}, {R::l2, 0.310}, {R::dram, 0.161}}, 32768, 0, 64),
                 result({{R::tensor, 0.589}, {R::smem, 0.221}}, 0, 4.19e6, 64),
                 result({{R::cuda, 0.420}, {R::smem, 0.310}}, 0, 0, 1),
                 result({{R::dram, 2.06}, {R::l2, 0.940}, {R::smem, 0.300}}, 65536, 0, 1)};
    a.orders = {2, 2, false, {1, 0, 2, 3, 4}, 0.603e-6, 0.611e-6};
    a.lanes.prologueSeconds = 1.70e-6;
    a.lanes.steadySeconds = 38.6e-6;
    a.lanes.epilogueSeconds = 3.80e-6;
    a.lanes.steadyPeriodSeconds = 0.603e-6;
    a.lanes.iterations = 64;
    a.lanes.segments = {{1, R::dram, Phase::prologue, 0, 0.2e-6, 0.3e-6, -1, true},
                        {0, R::dram, Phase::prologue, 0, 0.5e-6, 0.1e-6, -1, false},
                        {2, R::tensor, Phase::steady, 0, 1.7e-6, 0.589e-6, 1, true},
                        {3, R::cuda, Phase::epilogue, -1, 40.3e-6, 0.42e-6, 2, true},
                        {4, R::dram, Phase::epilogue, -1, 40.8e-6, 2.06e-6, 3, true}};
    a.occupancy = {
        1, "shared_memory", {{"SMEM", 1, "144 of 227 KiB per block"}}, 154, true, 147456, true, 232448, 8};
    a.waves.full = 3;
    a.waves.tailBlocks = 116;
    a.waves.blocksPerWave = 132;
    a.waves.gridBlocks = 512;
    a.gridRows = 32;
    a.gridColumns = 16;
    return a;
}

inline ViewState stateOf(const TilePlan& plan) {
    ViewState state;
    state.plan = std::make_shared<const TilePlan>(plan);
    return state;
}

/// gemmPlan() with its result.
inline ViewState gemmState() {
    ViewState state = stateOf(gemmPlan());
    auto gpu = std::make_shared<Gpu>();
    gpu->id = "h200-sxm";
    gpu->name = "NVIDIA H200 SXM";
    gpu->vendor = "NVIDIA";
    state.gpu = gpu;
    state.analysis = std::make_shared<const Analysis>(gemmAnalysis());
    return state;
}

} // namespace tilesight::example
