#include "core/exchange/serving_harness.h"

#include "core/exchange/row_cells.h"

#include <algorithm>
#include <string_view>

namespace tilesight {
namespace {

// Measured on one H200 (driver 580, CUDA 13): graphs of one to 32 known kernels, 6, 20 and 200 replays between two events;
// kernels that append, prepare and combine in a chain take 1.3 to 2.2 us each; PyTorch operations issued one by one.
constexpr double gapBetweenGraphs = 1.0e-6;
constexpr double startOfFirstGraph =
    4e-6; ///< the first event is stamped while the host still issues the graph
constexpr double smallKernel = 2.1e-6;
constexpr double hostLaunch = 15e-6; ///< an operation with a kernel: 10 (add) to 18 us (bmm, Triton)
constexpr double hostView = 3e-6;    ///< one without: slice, transpose, view
constexpr double olderHost =
    1.5; ///< the host of the A100 campaign: same calls as on Hopper, 1.5 times as long
constexpr int sglangReplays = 20, otherReplays = 6; ///< collector/{sglang,vllm,trtllm}/collect_attn.py

// Kernels of a call beside attention, and beside the kernel that combines parts where the plan has it.
//   fa3                 append; FlashAttention's prepare_varlen_num_blocks (flash_fwd_launch_template.h); for queries of
//                       several tokens also its combine kernel: num_splits is an upper bound for variable lengths
//   vllm_flash_attn_fa3 the same, combine in decode as well: num_splits is fixed for CUDA graphs (flash_attn.py)
//   *fa2, flash_attn    append
//   torch_flow, default TensorRT-LLM attentionOp.cpp: decoder info, QKV preprocessing (rotary, append); context also
//                       KV-cache postprocessing; MLA: rotary kernel for preprocessing, in context quantisation for fp8
//   trtllm_mha          append of keys and of values; flashinfer: append of both
// On Blackwell decode clears the counters of blocks that share a sequence (multiCtasKvCounter of TensorRT-LLM's kernels,
// which the others call), and these combine their parts themselves.
struct Library {
    std::string_view kernel;
    int decode, prefill;
};
constexpr Library libraries[] = {
    {"fa3", 2, 3},        {"flash_attention", 2, 3}, {"vllm_flash_attn_fa3", 3, 3}, {"vllm_flash_attn", 1, 1},
    {"torch_flow", 2, 3}, {"default", 2, 2},         {"trtllm_mha", 2, 2},          {"vllm_flashinfer", 1, 1},
    {"flashinfer", 1, 1}};

// Operations of vLLM's MLA layer (model_executor/layers/attention/mla_attention.py), with a kernel and without.
struct EagerCall {
    std::string_view kernel;
    int decodeLaunches, decodeViews, contextLaunches, contextViews;
};
constexpr EagerCall eagerCalls[] = {
    // append, two batched products, attention, two copies | append, product, two copies of K, attention, copy
    {"vllm_flash_attn_mla", 6, 20, 6, 22},
    // with concatenation, quantisation and scale of the queries
    {"vllm_flashmla", 9, 22, 9, 22},
    // two kernels, two buffers filled, concatenation | values padded, result cut
    {"vllm_triton_mla", 11, 22, 8, 22}};

constexpr double latent = 512, rope = 64, nope = 128, value = 128, bf16 = 2;

double secondsOf(const CallWork& work, const Gpu& gpu) {
    return work.flops / (gpu.smCount.value * gpu.tensorBf16FlopsPerClock.value * gpu.tensorClockHz.value *
                         gpu.tensorEfficiency.value) +
           work.bytes / gpu.dramBandwidth.value;
}

bool planCombines(const ServingCall& call) {
    const auto splits = call.values.find("splits");
    return splits != call.values.end() && splits->second != "1";
}

} // namespace

CallWork mlaProjections(double tokens, double heads, bool absorbed, bool padsValues) {
    const double weights = latent * heads * (nope + value);
    CallWork work{2 * tokens * weights, bf16 * weights};
    if (absorbed) // queries to latents, sums of latents to values: each product reads and writes, the result is copied
        work.bytes += bf16 * tokens * heads * (nope + 2 * latent + 3 * value);
    else { // keys and values of each head, keys gathered with their rotary part
        work.bytes +=
            bf16 * tokens * (latent + heads * (nope + value) + heads * 2 * (nope + rope) + heads * value);
        if (padsValues) work.bytes += bf16 * tokens * heads * (value + 2 * (nope + rope) + value);
    }
    return work;
}

CallWork mlaContext(double tokens, double heads, bool eight) {
    const double turned = bf16 * tokens * (3 * heads * rope + 2 * (latent + rope));
    return {0, turned + (eight ? tokens * heads * (2 * (nope + rope) + value) * (bf16 + 1) : 0)};
}

void addCallOverhead(const TemplateValues& row, const Gpu& gpu, ServingCall& call) {
    std::string_view kernel = cellText(row, "kernel");
    if (kernel.empty()) kernel = cellText(row, "kernel_source");
    const bool mla = row.contains("kind");
    const bool decode = row.contains("kv_len") || cellText(row, "kind") == "generation" ||
                        kernel.ends_with("decode"); // vLLM: requests of one token
    for (const EagerCall& each : eagerCalls) {
        if (kernel != each.kernel) continue;
        const double pace = gpu.architecture == "ampere" ? olderHost : 1;
        const int launches = decode ? each.decodeLaunches : each.contextLaunches;
        call.hostSeconds =
            pace * (launches * hostLaunch + (decode ? each.decodeViews : each.contextViews) * hostView);
        call.besidesSeconds = (launches - 1) * smallKernel + secondsOf(call.work, gpu);
        return;
    }
    const int replays = cellText(row, "src").starts_with("sglang") ? sglangReplays : otherReplays;
    int kernels = 0;
    for (const Library& each : libraries)
        if (kernel.starts_with(each.kernel)) {
            kernels = decode ? each.decode : each.prefill;
            break;
        }
    if (mla && !decode && cellText(row, "kv_cache_dtype") == "fp8") ++kernels;
    if (gpu.architecture == "blackwell" && decode) ++kernels;
    if (call.planAppends) --kernels;
    if (kernel == "vllm_flash_attn_fa3" && planCombines(call)) --kernels;
    call.besidesSeconds = gapBetweenGraphs + startOfFirstGraph / replays +
                          std::max(0, kernels) * smallKernel + secondsOf(call.work, gpu);
}

} // namespace tilesight
