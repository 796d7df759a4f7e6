// The values that a ranking tries when nobody says otherwise: what authors of such kernels put into their
// autotuners.
#include "core/search/library_search.h"
#include "core/search/rank.h"

#include <algorithm>

namespace tilesight {
namespace {

struct Candidates {
    std::vector<std::string> templates; ///< empty = every template that has the input
    std::string input;
    std::vector<std::string> values;
};

/// The first row that fits decides.
const std::vector<Candidates>& candidates() {
    static const std::vector<std::string> decode = {"mla_decode", "gqa_decode"};
    static const std::vector<std::string> skinny = {"gemm_splitk", "dequant_gemm_w4",
                                                    "grouped_gemm"}; // M may be 1
    static const std::vector<std::string> streaming = {"elementwise",   "rowwise",     "avgpool",
                                                       "transpose",     "gather_rows", "cumsum_rows",
                                                       "cross_entropy", "rope"};
    static const std::vector<Candidates> rows = {
        {{"attention"}, "BM", {"64", "128"}},
        {{"attention"}, "BN", {"32", "64", "128"}},
        {{"attention"}, "stages", {"1", "2", "3", "4"}},
        {decode, "BN", {"32", "64", "128"}},
        {decode, "stages", {"1", "2", "3", "4"}},
        {skinny, "BM", {"16", "32", "64", "128"}},
        {{"transpose"}, "BM", {"32", "64", "128"}},
        {{"transpose"}, "BN", {"32", "64", "128"}},
        {{"avgpool"}, "BH", {"1", "2", "4", "8", "16", "32"}},
        {{"avgpool"}, "BW", {"8", "16", "32", "64", "128"}},
        {{"elementwise"}, "BLOCK", {"256", "512", "1024", "2048", "4096", "8192"}},
        {{"rope"}, "BS", {"1", "2", "4", "8", "16", "32"}},
        {streaming, "warps", {"1", "2", "4", "8", "16"}},
        {{}, "BM", {"64", "128", "256"}},
        {{}, "BN", {"64", "128", "256"}},
        {{}, "BK", {"32", "64", "128"}},
        {{}, "BH", {"16", "32", "64"}},
        {{}, "BLOCK", {"512", "1024", "2048", "4096", "8192", "16384"}},
        {{}, "stages", {"2", "3", "4", "5"}},
        {{}, "warps", {"4", "8"}},
        {{}, "group_m", {"1", "4", "8", "16"}},
        {{}, "splits", {"1", "2", "4", "8", "16"}}};
    return rows;
}

} // namespace

Knobs defaultKnobs(std::string_view templateName) {
    Knobs knobs;
    const KernelTemplate* kernel = kernelTemplate(templateName);
    if (!kernel || choosesItsPlan(templateName, {})) return knobs; // a library has a menu of its own
    for (const TemplateInput& input : kernel->inputs) {
        if (input.name == "variant") knobs.emplace_back(input.name, input.choices);
        const auto row = std::find_if(candidates().begin(), candidates().end(), [&](const Candidates& c) {
            const bool meant = c.templates.empty() || std::find(c.templates.begin(), c.templates.end(),
                                                                templateName) != c.templates.end();
            return meant && c.input == input.name;
        });
        if (row != candidates().end()) knobs.emplace_back(row->input, row->values);
    }
    return knobs;
}

} // namespace tilesight
