#include "core/exchange/shape_key.h"

#include "core/plan/template_registry.h"

#include <algorithm>
#include <array>
#include <set>

namespace tilesight {
namespace {
constexpr std::array<std::string_view, 18> configurationNames = {
    "BM",    "BN",      "BK",   "BH",         "BS",     "BW",     "BLOCK",      "group_m",    "stages",
    "warps", "variant", "regs", "smem_bytes", "spills", "splits", "MacroTile0", "MacroTile1", "DepthU"};
} // namespace

bool isConfiguration(std::string_view inputName) {
    return std::find(configurationNames.begin(), configurationNames.end(), inputName) !=
           configurationNames.end();
}

std::vector<std::size_t> inputColumns(const Table& table) {
    std::set<std::string> names = {
        "template", "gpu",           "copies",     "type",       "transA",         "transB",    "src",
        "kernel",   "kernel_source", "kind",       "mla_dtype",  "kv_cache_dtype", "num_heads", "batch_size",
        "isl",      "step",          "MacroTile0", "MacroTile1", "DepthU"};
    for (const KernelTemplate& kernel : kernelTemplates())
        for (const TemplateInput& input : kernel.inputs) {
            names.insert(input.name);
            names.insert(input.aliases.begin(), input.aliases.end());
        }
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (names.contains(table.columns[i])) columns.push_back(i);
    return columns;
}

std::vector<std::string> shapeKeys(const Table& table) {
    const std::vector<std::size_t> columns = inputColumns(table);
    std::vector<std::string> keys(table.rows.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (const std::size_t column : columns)
            if (!isConfiguration(table.columns[column])) keys[row] += table.rows[row][column] + '\n';
    return keys;
}

} // namespace tilesight
