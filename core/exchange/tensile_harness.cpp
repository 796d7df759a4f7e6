#include "core/exchange/tensile_harness.h"

#include "core/exchange/row_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace tilesight {
namespace {

// Microseconds.
constexpr double alone = 30; ///< a launch by itself, between two waits of the host
constexpr double perSum =
    2.9; ///< cold code, a sum of a thread: seven lines of 64 bytes at the latency of DRAM
constexpr double perSumShort = 1.1;                            ///< the same where C leaves in whole vectors
constexpr double aloneNew = 15, alonePlain = 7;                ///< a launch by itself, as later runs time it
constexpr double post = 4, perOutput = 0.31e-3, postCold = 18; ///< second kernel of a split K: older library

struct Run {
    std::string_view gpu, lib, type; ///< how the columns start
    double fixed, perSum, post, perOutput;
};
// The first that fits; none = nothing beside the kernel.
constexpr std::array<Run, 14> runs = {{
    {"MI210", "Equality", "", alone, 0, 0, 0},
    {"MI210", "GridBased", "HH_BHS", 0, perSum, 0, 0},
    {"MI300X", "Equality", "HHS_BH_Bias_HAH", aloneNew, 0, postCold, 0},
    {"MI300X", "Equality", "HSS_BH_Bias_HAH", aloneNew, 0, postCold, 0},
    {"MI300X", "Equality", "BBS_", 0, 0, 0, 0},
    {"MI300X", "Equality", "", 0, 0, post, perOutput},
    {"MI300X", "GridBased", "HHS_BH_Bias_Aux", 0, perSumShort, 0, 0},
    {"MI300X", "GridBased", "HHS_BH_Bias_BiasSrcD", 0, perSumShort, 0, 0},
    {"MI300X", "GridBased", "HHS_BH_Bias_BiasSrc", 0, perSum, 0, 0},
    {"MI300X", "GridBased", "BBS_BH_Bias_BiasSrc", 0, perSum, 0, 0},
    {"MI300X", "GridBased", "HH_F8HS", 0, perSum, 0, 0},
    {"MI300X", "GridBased", "F8", 0, perSum, 0, 0},
    {"MI300X", "GridBased", "HF8", 0, perSum, 0, 0},
    {"MI300X", "GridBased", "I8", alonePlain, 0, 0, 0},
}};

double numberOf(const TemplateValues& row, const char* name) {
    const auto found = row.find(name);
    const double value = found == row.end() ? 0 : std::strtod(found->second.c_str(), nullptr);
    return std::isfinite(value) ? value : 0;
}

} // namespace

double tensileHarnessSeconds(const TemplateValues& row) {
    const double threads = numberOf(row, "NumThreads") > 0 ? numberOf(row, "NumThreads") : 256;
    // Sums beyond the edge of the tensor are skipped.
    const double sums = std::min(numberOf(row, "MacroTile0"), numberOf(row, "m")) *
                        std::min(numberOf(row, "MacroTile1"), numberOf(row, "n")) / threads;
    for (const Run& run : runs) {
        if (!cellText(row, "gpu").starts_with(run.gpu) || !cellText(row, "lib").starts_with(run.lib) ||
            !cellText(row, "type").starts_with(run.type))
            continue;
        double microseconds = run.fixed + sums * run.perSum;
        if (numberOf(row, "GlobalSplitU") > 1)
            microseconds += run.post + numberOf(row, "m") * numberOf(row, "n") * run.perOutput;
        return 1e-6 * microseconds;
    }
    return 0;
}

} // namespace tilesight
