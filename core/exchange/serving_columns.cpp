#include "core/exchange/serving_columns.h"

#include "core/exchange/row_cells.h"
#include "core/exchange/serving_choices.h"
#include "core/exchange/serving_harness.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tilesight {
namespace {

constexpr long long mlaLatent = 512, mlaRope = 64, mlaNope = 128, mlaValue = 128; // DeepSeek's sizes
constexpr double mostTokens = 1e9;

long long numberOf(const TemplateValues& row, const char* name) {
    const auto found = row.find(name);
    const double value = found == row.end() ? 0 : std::strtod(found->second.c_str(), nullptr);
    return std::abs(value) <= mostTokens ? std::llround(value) : -1; // no number, or no count of anything
}

long long divideUp(long long a, long long b) { return (a + b - 1) / b; }

std::string text(long long number) { return std::to_string(number); }

/// One query (or a packed tile of them) per key head; bulk copies run three tiles deep.
ServingCall decode(long long b, long long hq, long long hk, long long tokens, std::string_view kernel,
                   const Gpu& gpu) {
    const bool bulk = copiesInBulk(gpu);
    const DecodeTile tile = decodeTile(kernel, hq / hk, gpu);
    ServingCall call;
    call.templateName = "gqa_decode";
    call.values = {{"B", text(b)},
                   {"HQ", text(hq)},
                   {"HK", text(hk)},
                   {"S", text(tokens)},
                   {"D", "128"},
                   {"BH", text(tile.rows)},
                   {"BN", text(tile.keys)},
                   {"splits", text(decodeParts(kernel, b, hq, hk, tokens, gpu))},
                   {"combine", combinesApart(gpu) ? "1" : "0"},
                   {"warps", text(tile.warps)},
                   {"stages", bulk ? "3" : "2"},
                   {"variant", bulk ? "tma" : "cp_async"}};
    if (tile.sharedBytes > 0) call.values["smem_bytes"] = text(tile.sharedBytes);
    return call;
}

ServingCall prefill(long long b, long long hq, long long hk, long long tokens, std::string_view kernel,
                    const Gpu& gpu) {
    const long long group = hq / hk;
    if (tokens == 1 && group <= 128 && decodesOneToken(kernel)) return decode(b, hq, hk, 1, kernel, gpu);
    ServingCall call;
    call.templateName = "attention_library";
    const bool tensorRt = kernel == "torch_flow" || kernel == "default";
    const char* library = gpu.architecture == "blackwell" ? "tmem"
                          : gpu.architecture == "hopper"  ? "cudnn"
                          : tensorRt                      ? "fmha_v2"
                                                          : "flash";
    call.values = {
        {"library", library}, {"causal", "1"},     {"B", text(b)}, {"HQ", text(hq)},
        {"HK", text(hk)},     {"S", text(tokens)}, {"D", "128"},   {"append", tensorRt ? "qkv" : "kv"}};
    if (packsHeads(kernel, gpu)) call.values["pack"] = "1";
    if (const auto tile = prefillTile(kernel, tokens * group, gpu)) {
        call.values["BM"] = text(tile->rows);
        call.values["BN"] = text(tile->keys);
    }
    call.planAppends = true;
    return call;
}

/// Latents as keys and values of all heads; `rowsOfRequest`: heads, times tokens where several are new.
ServingCall latentAttention(const TemplateValues& row, long long b, long long rowsOfRequest, long long tokens,
                            const Gpu& gpu) {
    ServingCall call;
    call.templateName = "mla_decode";
    const bool eight = cellText(row, "kv_cache_dtype") == "fp8";
    const std::string_view source = cellText(row, "kernel_source");
    // Blackwell: 128 keys fill the instructions' long side; they pass through SMEM in chunks of the latents. Hopper
    // (FlashMLA, FlashAttention-3): tiles of 64 heads and 64 keys. Else as many keys as fit beside the queries.
    const bool tmem = gpu.architecture == "blackwell", hopper = gpu.architecture == "hopper";
    const long long rows = hopper ? 64 : std::min<long long>(paddedRows(rowsOfRequest), tmem ? 128 : 16);
    const long long keysOfTile = tmem ? 128 : hopper ? 64 : gpu.architecture == "blackwell_rtx" ? 16 : 32;
    const long long keyTiles = divideUp(tokens, 64);
    // Blackwell's kernels hold as many tiles as fit beside the queries, two at least (in chunks).
    const long long tokenBytes = (mlaLatent + mlaRope) * (eight ? 1 : 2);
    const long long held = (static_cast<long long>(gpu.sharedBytesPerBlockMax.value) - rows * tokenBytes) /
                           (keysOfTile * tokenBytes);
    const long long stages = tmem ? std::clamp<long long>(held, 2, 4) : copiesInBulk(gpu) ? 2 : 1;
    long long parts = evenParts(b * divideUp(rowsOfRequest, rows), keyTiles, gpu, 1);
    if (source == "vllm_triton_mla") parts = std::min<long long>(4, keyTiles); // its constant
    if (source == "default" && !copiesInBulk(gpu))
        parts = 1; // TensorRT-LLM's kernel for warps does not split
    call.values = {{"B", text(b)},
                   {"H", text(rowsOfRequest)},
                   {"S", text(tokens)},
                   {"DC", text(mlaLatent)},
                   {"DR", text(mlaRope)},
                   {"BH", text(rows)},
                   {"BN", text(keysOfTile)},
                   {"splits", text(parts)},
                   {"combine", combinesApart(gpu) ? "1" : "0"},
                   {"warps", rows >= 64 ? "8" : "4"},
                   {"stages", text(stages)},
                   {"variant", gpu.architecture == "blackwell" ? "tmem"
                               : copiesInBulk(gpu)             ? "tma"
                                                               : "cp_async"},
                   {"kv_dtype", eight ? "f8" : "bf16"}};
    if (eight && source == "default") call.values["dtype"] = "f8";
    if (tmem) call.values["smem_bytes"] = text(static_cast<long long>(gpu.sharedBytesPerBlockMax.value));
    return call;
}

/// Requests with at most so many new tokens go the way of generation: reorder_batch_threshold of vLLM's back ends
/// (v1/attention/backends/mla/flashattn_mla.py, flashmla.py).
long long tokensOfGeneration(std::string_view source) {
    return source == "vllm_flash_attn_mla" ? 512 : source == "vllm_flashmla" ? 128 : 1;
}

ServingCall mla(const TemplateValues& row, const Gpu& gpu) {
    const long long heads = numberOf(row, "num_heads"), b = numberOf(row, "batch_size");
    const std::string_view source = cellText(row, "kernel_source");
    const bool vllm = source.starts_with("vllm_"), context = cellText(row, "kind") == "context";
    const long long queries = context ? numberOf(row, "isl") : 1;
    const bool absorbed = !context || (vllm && queries <= tokensOfGeneration(source));
    const bool padsValues = vllm && gpu.architecture != "hopper";
    ServingCall call;
    if (absorbed) {
        // Causal: a query sees half of the new tokens on average.
        const long long tokens = context ? divideUp(queries, 2) : numberOf(row, "step") + 1;
        call = latentAttention(row, b, heads * queries, tokens, gpu);
    } else {
        call = prefill(b, heads, heads, queries, source, gpu);
        call.values["D"] = text(mlaNope + mlaRope);
        if (call.templateName == "attention_library")
            call.values["DV"] = text(padsValues ? mlaNope + mlaRope : mlaValue);
        call.values.erase("append"); // of latents only
        call.planAppends = false;
        // TensorRT-LLM converts queries, keys and values where the cache holds 8 bits.
        const bool eight = !vllm && cellText(row, "kv_cache_dtype") == "fp8";
        if (eight && call.templateName == "attention_library") call.values["dtype"] = "f8";
        if (!vllm)
            call.work = mlaContext(static_cast<double>(b * queries), static_cast<double>(heads), eight);
    }
    if (vllm)
        call.work = mlaProjections(static_cast<double>(b * queries), static_cast<double>(heads), absorbed,
                                   padsValues);
    return call;
}

} // namespace

bool isServingTable(const Table& table) {
    const bool kernel = table.column("kernel") >= 0 || table.column("kernel_source") >= 0;
    return table.column("src") >= 0 && kernel &&
           (table.column("seq") >= 0 || table.column("kv_len") >= 0 || table.column("isl") >= 0);
}

Expected<ServingCall> servingCall(const TemplateValues& row, const Gpu& gpu) {
    ServingCall call;
    const bool latent = row.contains("num_heads");
    const long long b = numberOf(row, latent ? "batch_size" : "b"),
                    hq = numberOf(row, latent ? "num_heads" : "hq");
    const long long hk = latent ? hq : numberOf(row, "hkv");
    const long long tokens = latent ? numberOf(row, "isl") + numberOf(row, "step")
                                    : numberOf(row, row.contains("kv_len") ? "kv_len" : "seq");
    if (b < 1 || hq < 1 || hk < 1 || tokens < 1 || hq % hk != 0)
        return Error{"table.bad_serving",
                     "the row names no call of attention: " + text(b) + " requests, " + text(hq) + " / " +
                         text(hk) + " heads, " + text(tokens) + " tokens",
                     {},
                     {},
                     "give b, hq, hkv and seq or kv_len, or num_heads, batch_size, isl and step"};
    if (latent)
        call = mla(row, gpu);
    else if (row.contains("kv_len"))
        call = decode(b, hq, sharesNoKeys(cellText(row, "kernel"), hq, hk) ? hq : hk, tokens,
                      cellText(row, "kernel"), gpu);
    else
        call = prefill(b, hq, hk, tokens, cellText(row, "kernel"), gpu);
    addCallOverhead(row, gpu, call);
    return call;
}

} // namespace tilesight
