// Tables of attention in serving engines (ai-dynamo/aiconfigurator, collector/*/collect_attn.py, collect_mla.py): each row is
// one call of a kernel library. Its columns become a template and its inputs, by what the library chooses.
//
//   prefill   b, seq, hq, hkv            attention_library, causal, head size 128: flash (Ampere, RTX), cudnn = FlashAttention-3
//                                        (Hopper), fmha_v2 (TensorRT-LLM on warps), tmem (Blackwell). New keys and values are
//                                        appended by a kernel of their own. Queries of a key head that fill less than a tile are
//                                        packed into one: gqa_decode with them as its heads
//   decode    b, kv_len, hq, hkv         gqa_decode with the sequence split so that two blocks an SM work, parts combined
//   MLA       kind, num_heads, batch_size, isl, step, mla_dtype, kv_cache_dtype
//             context                    attention_library with heads of 192 and values of 128; vLLM on Hopper takes requests of up
//                                        to 512 (FlashAttention) or 128 tokens (FlashMLA) the way of generation
//             generation                 mla_decode, step + 1 tokens
//
// Calls repeat on the same tensors, replayed as one CUDA graph each, or (MLA of vLLM) launched one by one at the pace of the
// host: time = max(host, GPU). What a call does beside its kernel stands in serving_harness.h.
#pragma once

#include "core/exchange/measurements.h"
#include "core/plan/template_registry.h"

namespace tilesight {

bool isServingTable(const Table& table);

/// FLOP and bytes of a call's other kernels, as far as they grow with the call.
struct CallWork {
    double flops = 0, bytes = 0;
};

struct ServingCall {
    std::string templateName;
    TemplateValues values;
    bool planAppends = false;  ///< the plan holds the kernel that appends keys and values
    CallWork work{};           ///< not in the plan
    double besidesSeconds = 0; ///< of the call's other kernels and of its launch, added to the kernel's time
    double hostSeconds = 0;    ///< the call takes at least this long
};

/// Errors: "table.bad_serving" for a row without the numbers of its kind.
Expected<ServingCall> servingCall(const TemplateValues& row, const Gpu& gpu);

} // namespace tilesight
