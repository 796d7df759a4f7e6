#include "core/exchange/tensile_harness.h"

#include "core/exchange/row_cells.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace tilesight {
namespace {

constexpr double launchAlone = 25e-6;
constexpr double bytesOfSum = 830, bytesOfSumUnconverted = 320;

double lineOfCode(const Gpu& gpu) { return gpu.architecture == "cdna2" ? 64 : 128; }

double numberOf(const TemplateValues& row, const char* name) {
    const auto found = row.find(name);
    const double value = found == row.end() ? 0 : std::strtod(found->second.c_str(), nullptr);
    return std::isfinite(value) ? value : 0;
}

bool holds(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

} // namespace

double tensileHarnessSeconds(const TemplateValues& row, const Gpu& gpu) {
    const std::string_view type = cellText(row, "type");
    if (!holds(type, "Bias")) return 0;
    if (cellText(row, "lib") == "Equality") return holds(type, "UserArgs") ? 0 : launchAlone;
    if (cellText(row, "lib") != "GridBased") return 0;
    const double threads = numberOf(row, "NumThreads") > 0 ? numberOf(row, "NumThreads") : 256;
    // Sums beyond the edge of the tensor are skipped.
    const double sums = std::min(numberOf(row, "MacroTile0"), numberOf(row, "m")) *
                        std::min(numberOf(row, "MacroTile1"), numberOf(row, "n")) / threads;
    const bool unconverted = holds(type, "HAH") || type.starts_with("SB");
    return sums * (unconverted ? bytesOfSumUnconverted : bytesOfSum) / lineOfCode(gpu) *
           gpu.dramLoadLatency.value;
}

} // namespace tilesight
