#include "core/exchange/serving_columns.h"

#include "core/exchange/row_cells.h"
#include "core/exchange/serving_harness.h"
#include "core/hardware/gpu_features.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tilesight {
namespace {

constexpr long long mlaLatent = 512, mlaRope = 64, mlaNope = 128, mlaValue = 128; // DeepSeek's sizes
constexpr long long mostParts = 128;
constexpr double mostTokens = 1e9;

long long numberOf(const TemplateValues& row, const char* name) {
    const auto found = row.find(name);
    const double value = found == row.end() ? 0 : std::strtod(found->second.c_str(), nullptr);
    return std::abs(value) <= mostTokens ? std::llround(value) : -1; // no number, or no count of anything
}

long long divideUp(long long a, long long b) { return (a + b - 1) / b; }

std::string text(long long number) { return std::to_string(number); }

/// Rows of a tile that hold this many: 16, 32, 64, 128.
long long paddedRows(long long rows) {
    long long padded = 16;
    while (padded < rows && padded < 128)
        padded *= 2;
    return padded;
}

/// Blocks of `work` that each walk `keys` tiles: as many parts as give every SM its residents.
long long partsOf(long long work, long long keyTiles, const Gpu& gpu, double blocksPerSm) {
    const double slots = blocksPerSm * gpu.smCount.value;
    if (static_cast<double>(work) >= 0.8 * slots)
        return 1; // FlashAttention's own rule: no split above 80 % of the slots
    return std::clamp<long long>(static_cast<long long>(slots / static_cast<double>(work)), 1,
                                 std::min(keyTiles, mostParts));
}

/// The libraries' kernels for RTX copy by cp.async, although the GPU has bulk copies.
bool copiesInBulk(const Gpu& gpu) { return hasBulkCopies(gpu) && gpu.architecture != "blackwell_rtx"; }

/// A kernel of its own adds up the parts of a sequence, or (XQA) the block that is last, which is counted alike. Blackwell's blocks
/// exchange their parts.
std::string combinesApart(const Gpu& gpu) { return gpu.architecture == "blackwell" ? "0" : "1"; }

/// Parts of TensorRT-LLM's XQA (computeMultiBlockCount): 128 tokens at least, fewer for long sequences, up to eight waves.
long long xqaParts(long long work, long long tokens, const Gpu& gpu) {
    constexpr double tokensOfPart = 128, waves = 8;
    const double most = std::floor(static_cast<double>(tokens) / tokensOfPart);
    const double parts = std::max(1.0, std::min(most, std::round(std::sqrt(8 * most))));
    const double full = static_cast<double>(work) * parts / gpu.smCount.value / waves;
    return static_cast<long long>(parts / std::clamp(full, 1.0, parts));
}

/// Tile of the libraries' kernels that split the sequence.
struct DecodeTile {
    long long rows, keys;
    bool fixedRows; ///< else rows grow with the queries that share a key head
    int warps;
    long long sharedBytes = 0; ///< 0 = as the stages need
};

/// FlashAttention-2: 64 x 128, one buffer of keys and one of values (run_mha_fwd_splitkv_dispatch). Else tiles of 64 keys (32
/// where SMEM holds no two blocks of them), two blocks an SM.
DecodeTile decodeTile(std::string_view kernel, const Gpu& gpu) {
    if (kernel.starts_with("vllm_flash_attn") && gpu.architecture != "hopper")
        return {64, 128, true, 4, (64 + 2 * 128) * 128 * 2};
    if (kernel == "flash_attention" && gpu.architecture == "ampere")
        return {128, 112, true, 8, 2 * 112 * 128 * 2};
    return {16, gpu.sharedBytesPerSm.value < 2 * 65536 ? 32 : 64, false, 4};
}

/// TensorRT-LLM's XQA takes up to 32 query heads a key head; beyond, each head reads its own keys (attentionOp.cpp).
bool sharesNoKeys(std::string_view kernel, long long hq, long long hk) {
    return kernel == "torch_flow" && hq > 32 * hk;
}

/// One query (or a packed tile of them) per key head; bulk copies run three tiles deep.
ServingCall decode(long long b, long long hq, long long hk, long long tokens, std::string_view kernel,
                   const Gpu& gpu) {
    const bool bulk = copiesInBulk(gpu);
    const DecodeTile tile = decodeTile(kernel, gpu);
    // FlashAttention-2 cuts the sequence only where it moved the query heads of a key head into one tile (flash_api.cpp).
    const bool cuts = !kernel.starts_with("vllm_flash_attn") || bulk || hq > hk;
    const long long parts = !cuts ? 1
                            : kernel == "torch_flow" && gpu.architecture != "blackwell"
                                ? xqaParts(b * hk, tokens, gpu)
                                : partsOf(b * hk, divideUp(tokens, tile.keys), gpu, 2);
    ServingCall call;
    call.templateName = "gqa_decode";
    const long long queries = hq / std::max(1LL, hk),
                    rows = tile.fixedRows ? std::max(tile.rows, paddedRows(queries)) : paddedRows(queries);
    call.values = {{"B", text(b)},
                   {"HQ", text(hq)},
                   {"HK", text(hk)},
                   {"S", text(tokens)},
                   {"D", "128"},
                   {"BH", text(rows)},
                   {"BN", text(tile.keys)},
                   {"splits", text(parts)},
                   {"combine", combinesApart(gpu)},
                   {"warps", text(tile.warps)},
                   {"stages", bulk ? "3" : "2"},
                   {"variant", bulk ? "tma" : "cp_async"}};
    if (tile.sharedBytes > 0) call.values["smem_bytes"] = text(tile.sharedBytes);
    return call;
}

/// FlashAttention-3 packs the query heads of a key head for requests of any lengths (hopper/heuristics.h), FlashInfer's own
/// kernels always; on Blackwell it calls others.
bool packsHeads(std::string_view kernel, const Gpu& gpu) {
    return kernel == "fa3" || kernel == "vllm_flash_attn_fa3" ||
           (kernel == "flash_attention" && gpu.architecture == "ampere") ||
           (kernel == "flashinfer" && gpu.architecture != "blackwell");
}

/// FlashInfer's kernels of single warps (FA2DetermineCtaTileQ, prefill.cuh): rows by the packed queries of a request; keys
/// by what SMEM leaves for two blocks an SM, at most 64 (128 with up to 64 rows).
void flashInferTile(ServingCall& call, long long packedRows, const Gpu& gpu) {
    constexpr long long rowBytes = 128 * 2, step = 16;
    const long long rows = packedRows > 64 ? 128 : packedRows > 16 ? 64 : 16;
    const auto bytes = static_cast<long long>(gpu.sharedBytesPerSm.value) / 2 - rows * rowBytes;
    const long long steps = std::clamp<long long>(bytes / (2 * step * rowBytes), 1, rows > 64 ? 4 : 8);
    call.values["BM"] = text(rows);
    call.values["BN"] = text(steps * step);
}

ServingCall prefill(long long b, long long hq, long long hk, long long tokens, std::string_view kernel,
                    const Gpu& gpu) {
    const long long group = hq / std::max(1LL, hk);
    if (tokens == 1 && tokens * group <= 128)
        return decode(b, hq * tokens, hk, tokens, kernel, gpu); // packed
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
    if (kernel == "flashinfer" && gpu.architecture != "blackwell") flashInferTile(call, tokens * group, gpu);
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
    long long parts = partsOf(b * divideUp(rowsOfRequest, rows), keyTiles, gpu, 1);
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
                   {"combine", combinesApart(gpu)},
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
