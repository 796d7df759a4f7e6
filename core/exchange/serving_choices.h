// What the kernel libraries of serving engines choose for a call of attention, by their own rules, read in their source (function
// or file named at each). `kernel`: as tables of calls name it, "vllm_flash_attn_fa3", "torch_flow" (TensorRT-LLM) ...
#pragma once

#include "core/hardware/gpu.h"

#include <optional>
#include <string_view>

namespace tilesight {

/// Rows of a tile that hold this many: 16, 32, 64, 128.
long long paddedRows(long long rows);

/// The libraries' kernels for RTX copy by cp.async, although the GPU has bulk copies.
bool copiesInBulk(const Gpu& gpu);

/// A kernel of its own adds up the parts of a sequence, or (XQA) the block that is last, which is counted alike. Blackwell's
/// blocks exchange their parts.
bool combinesApart(const Gpu& gpu);

/// FlashAttention's rule (num_splits_heuristic): blocks of `work` that each walk keys in `keyTiles` tiles are cut into as many
/// parts as give every SM its residents, or not at all above 80 % of the slots.
long long evenParts(long long work, long long keyTiles, const Gpu& gpu, double blocksPerSm);

/// One query (or the packed queries) of a key head.
struct DecodeTile {
    long long rows, keys;
    int warps;
    long long sharedBytes = 0; ///< 0 = as the stages need
};
DecodeTile decodeTile(std::string_view kernel, long long queriesOfKeyHead, const Gpu& gpu);
/// Parts of the sequence.
long long decodeParts(std::string_view kernel, long long b, long long hq, long long hk, long long tokens,
                      const Gpu& gpu);
/// The query heads of a key head do not share its keys.
bool sharesNoKeys(std::string_view kernel, long long hq, long long hk);

/// Prefill of a single token takes the kernel of decode; TensorRT-LLM's context kernels stay what they are.
bool decodesOneToken(std::string_view kernel);
/// The query heads of a key head share a tile of several tokens.
bool packsHeads(std::string_view kernel, const Gpu& gpu);
/// Tile for several tokens where it is not the one of the library's kind (attention_library).
struct PrefillTile {
    long long rows, keys;
};
std::optional<PrefillTile> prefillTile(std::string_view kernel, long long packedRows, const Gpu& gpu);

} // namespace tilesight
