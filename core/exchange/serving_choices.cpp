#include "core/exchange/serving_choices.h"

#include "core/hardware/gpu_features.h"

#include <algorithm>
#include <cmath>

namespace tilesight {
namespace {

constexpr long long mostParts = 128;
constexpr long long rowBytes = 128 * 2; ///< head size 128, 16 bits

long long divideUp(long long a, long long b) { return (a + b - 1) / b; }

/// FlashAttention-2 on pages takes the kernel that can cut the sequence, in prefill as well (mha_varlen_fwd).
bool isFlashAttention2(std::string_view kernel, const Gpu& gpu) {
    return kernel.starts_with("vllm_flash_attn") && gpu.architecture != "hopper";
}
bool isFlashAttention3OnAmpere(std::string_view kernel, const Gpu& gpu) {
    return kernel == "flash_attention" && gpu.architecture == "ampere";
}
/// On Blackwell it calls TensorRT-LLM's.
bool isFlashInfersOwn(std::string_view kernel, const Gpu& gpu) {
    return kernel == "flashinfer" && gpu.architecture != "blackwell";
}

// run_mha_fwd_splitkv_dispatch: one buffer of keys and one of values
constexpr PrefillTile flashAttention2Tile{64, 128};

/// TensorRT-LLM's XQA (computeMultiBlockCount): 128 tokens at least, fewer parts of long sequences, up to eight waves.
long long xqaParts(long long work, long long tokens, const Gpu& gpu) {
    constexpr double tokensOfPart = 128, waves = 8;
    const double most = std::floor(static_cast<double>(tokens) / tokensOfPart);
    const double parts = std::max(1.0, std::min(most, std::round(std::sqrt(8 * most))));
    const double full = static_cast<double>(work) * parts / gpu.smCount.value / waves;
    return static_cast<long long>(parts / std::clamp(full, 1.0, parts));
}

} // namespace

long long paddedRows(long long rows) {
    long long padded = 16;
    while (padded < rows && padded < 128)
        padded *= 2;
    return padded;
}

bool copiesInBulk(const Gpu& gpu) { return hasBulkCopies(gpu) && gpu.architecture != "blackwell_rtx"; }

bool combinesApart(const Gpu& gpu) { return gpu.architecture != "blackwell"; }

long long evenParts(long long work, long long keyTiles, const Gpu& gpu, double blocksPerSm) {
    const double slots = blocksPerSm * gpu.smCount.value;
    if (static_cast<double>(work) >= 0.8 * slots) return 1;
    return std::clamp<long long>(static_cast<long long>(slots / static_cast<double>(work)), 1,
                                 std::min(keyTiles, mostParts));
}

DecodeTile decodeTile(std::string_view kernel, long long queriesOfKeyHead, const Gpu& gpu) {
    const long long rows = paddedRows(queriesOfKeyHead);
    if (isFlashAttention2(kernel, gpu)) {
        const auto [least, keys] = flashAttention2Tile;
        return {std::max(least, rows), keys, 4, (least + 2 * keys) * rowBytes};
    }
    // tile_size_fwd_sm8x: queries stay in registers
    if (isFlashAttention3OnAmpere(kernel, gpu)) return {128, 112, 8, 2 * 112 * rowBytes};
    // Tiles of 64 keys, 32 where SMEM holds no two blocks of them.
    return {rows, gpu.sharedBytesPerSm.value < 2 * 65536 ? 32 : 64, 4};
}

long long decodeParts(std::string_view kernel, long long b, long long hq, long long hk, long long tokens,
                      const Gpu& gpu) {
    // FlashAttention-2 cuts the sequence only where it moved the query heads of a key head into one tile (flash_api.cpp).
    if (isFlashAttention2(kernel, gpu) && hq == hk) return 1;
    if (kernel == "torch_flow" && gpu.architecture != "blackwell") return xqaParts(b * hk, tokens, gpu);
    return evenParts(b * hk, divideUp(tokens, decodeTile(kernel, 1, gpu).keys), gpu, 2);
}

// TensorRT-LLM's XQA takes up to 32 query heads a key head (attentionOp.cpp).
bool sharesNoKeys(std::string_view kernel, long long hq, long long hk) {
    return kernel == "torch_flow" && hq > 32 * hk;
}

bool decodesOneToken(std::string_view kernel) {
    return kernel != "torch_flow" && kernel != "default" && kernel != "trtllm_mha";
}

// FlashAttention-3 for requests of any lengths (get_pack_gqa), FlashInfer always.
bool packsHeads(std::string_view kernel, const Gpu& gpu) {
    return kernel == "fa3" || kernel == "vllm_flash_attn_fa3" || isFlashAttention3OnAmpere(kernel, gpu) ||
           isFlashInfersOwn(kernel, gpu);
}

std::optional<PrefillTile> prefillTile(std::string_view kernel, long long packedRows, const Gpu& gpu) {
    if (isFlashAttention2(kernel, gpu)) return flashAttention2Tile;
    if (!isFlashInfersOwn(kernel, gpu)) return std::nullopt;
    // FA2DetermineCtaTileQ, prefill.cuh: rows by the packed queries of a request; keys by what SMEM leaves for two blocks an
    // SM, at most 64 (128 with up to 64 rows).
    constexpr long long step = 16;
    const long long rows = packedRows > 64 ? 128 : packedRows > 16 ? 64 : 16;
    const auto bytes = static_cast<long long>(gpu.sharedBytesPerSm.value) / 2 - rows * rowBytes;
    return PrefillTile{rows,
                       step * std::clamp<long long>(bytes / (2 * step * rowBytes), 1, rows > 64 ? 4 : 8)};
}

} // namespace tilesight
