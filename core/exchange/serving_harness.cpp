#include "core/exchange/serving_harness.h"

#include "core/exchange/row_cells.h"

#include <string_view>

namespace tilesight {
namespace {

struct Harness {
    std::string_view gpu, kernel;
    double prefill, decode; ///< microseconds beside the kernels
};
// Calls replayed as a graph. Smallest twelve calls of each, less the kernels' own time.
constexpr Harness graphs[] = {{"a100", "flash_attention", 9, 9.5},
                              {"a100", "torch_flow", 8, 8},
                              {"a100", "vllm_flash_attn", 9.5, 8},
                              {"b200", "flashinfer", 9.5, 5.5},
                              {"b200", "torch_flow", 12, 8},
                              {"b200", "trtllm_mha", 7.5, 6.5},
                              {"b200", "vllm_flashinfer", 8.5, 6.5},
                              {"b200", "default", 11.5, 6},
                              {"h100", "fa3", 6, 5.5},
                              {"h100", "torch_flow", 10, 5.5},
                              {"h100", "vllm_flash_attn_fa3", 8, 8},
                              {"h200", "fa3", 6, 5.5},
                              {"h200", "torch_flow", 10, 5.5},
                              {"h200", "vllm_flash_attn_fa3", 8, 8},
                              {"rtx", "flashinfer", 2.5, 1.5},
                              {"rtx", "torch_flow", 10, 3.5},
                              {"rtx", "vllm_flash_attn", 5.5, 5.5},
                              {"rtx", "default", 10, 5.5}};

struct Host {
    std::string_view gpu, kernel;
    double microseconds; ///< the calls come no faster
};
constexpr Host hosts[] = {{"a100", "vllm_triton_mla", 310},
                          {"h100", "vllm_flash_attn_mla", 160},
                          {"h100", "vllm_flashmla", 200},
                          {"h200", "vllm_flash_attn_mla", 155},
                          {"h200", "vllm_flashmla", 205}};

} // namespace

void addHarness(const TemplateValues& row, ServingCall& call) {
    const std::string_view gpu = cellText(row, "gpu");
    std::string_view kernel = cellText(row, "kernel");
    if (kernel.empty()) kernel = cellText(row, "kernel_source");
    const bool decode = row.contains("kv_len") || cellText(row, "kind") == "generation";
    for (const Harness& each : graphs)
        if (gpu.starts_with(each.gpu) && kernel.starts_with(each.kernel))
            call.besidesSeconds = 1e-6 * (decode ? each.decode : each.prefill);
    for (const Host& each : hosts)
        if (gpu.starts_with(each.gpu) && kernel == each.kernel) call.hostSeconds = 1e-6 * each.microseconds;
}

} // namespace tilesight
