#include "core/analysis/report_table.h"
#include "core/hardware/calibrate/calibrate.h"
#include "core/hardware/gpu_check.h"

#include <cmath>
#include <cstdio>

namespace tilesight {
namespace {

std::string cellOf(const GpuField& field, double value) {
    if (std::isnan(value)) return "-";
    char text[32];
    std::snprintf(text, sizeof text, field.whole ? "%.0f" : "%.4g", value);
    return text;
}

std::string difference(double base, double value) {
    if (!(base > 0)) return "-";
    char text[32];
    std::snprintf(text, sizeof text, "%+.1f %%", 100 * (value / base - 1));
    return text;
}

std::string list(const std::string& title, const std::vector<std::string>& lines) {
    if (lines.empty()) return {};
    std::string text = "\n" + title + "\n";
    for (const std::string& line : lines)
        text += "  " + line + "\n";
    return text;
}

} // namespace

std::string calibrationToText(const Calibration& calibration, const Gpu* base) {
    std::vector<std::vector<std::string>> rows = {
        {"number", "unit", base ? base->id : "base", "probe", "difference", "role", "source"}};
    std::vector<std::string> carried, guessed;
    for (const CalibratedNumber& number : calibration.numbers) {
        const GpuField& field = *gpuField(number.key);
        bool first = true;
        for (const Finding& finding : number.findings) {
            const bool used = first && number.fate == CalibratedNumber::Fate::probed;
            rows.push_back({first ? number.key : "", first ? shownUnit(field) : "",
                            first ? cellOf(field, number.base) : "", cellOf(field, finding.value),
                            difference(number.base, finding.value), used ? "new value" : "check only",
                            finding.source + (finding.note.empty() ? "" : ": " + finding.note)});
            first = false;
        }
        if (!number.findings.empty()) continue;
        const Quantity& quantity = calibration.gpu.*field.member;
        const std::string line = number.key + " = " + cellOf(field, quantity.value) +
                                 (field.unit == "1" ? "" : " " + field.unit) + " (" +
                                 std::string(nameOf(quantity.kind)) + ")" +
                                 (number.needs.empty() ? "" : "; probe " + number.needs + " would tell it");
        (number.fate == CalibratedNumber::Fate::carried ? carried : guessed).push_back(line);
    }
    const std::string from = base ? base->id : "the base";
    return calibration.gpu.id + ": " + calibration.gpu.name + "\n\n" + alignedTable(rows, "llrrrll") +
           list("Carried over from " + from + ", no probe tells them:", carried) +
           list("Filled in from other numbers or the family:", guessed) +
           list("Contradictions:", calibration.contradictions) +
           list("Probes that did not run:", calibration.notRun);
}

} // namespace tilesight
