#include "app/cli/gpu_comparison.h"

#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/plan_input.h"
#include "core/analysis/gpu_estimate.h"
#include "core/analysis/report.h"
#include "core/analysis/report_table.h"
#include "core/exchange/measurements.h"
#include "core/plan/plan_io.h"

namespace tilesight::cli {
namespace {

std::string peakName(const GpuEstimate& row) {
    return row.efficiencyOf == Resource::tensor ? "tensor" : "DRAM";
}

std::string textOf(const std::string& planName, const std::vector<GpuEstimate>& rows) {
    std::vector<std::vector<std::string>> cells = {
        {"GPU", "latency", "band", "limited by", "of peak", "clock", "blocks/SM", "rests on guesses"}};
    std::string refused;
    for (const GpuEstimate& row : rows) {
        if (!row.reason.empty()) continue;
        std::string guesses;
        for (const DoubtfulNumber& number : row.doubt.numbers)
            if (number.change >= 0.05) guesses += (guesses.empty() ? "" : ", ") + number.title;
        cells.push_back(
            {row.gpuId, formatSeconds(row.latencySeconds), "±" + formatPercent(row.doubt.band, 2),
             std::string(titleOf(row.bottleneck)), formatPercent(row.efficiency, 2) + " of " + peakName(row),
             std::to_string(std::llround(row.clockHz / 1e6)) + " MHz" + (row.throttled ? " (power)" : ""),
             std::to_string(row.residentBlocks), guesses});
    }
    std::vector<std::vector<std::string>> reasons;
    for (const GpuEstimate& row : rows)
        if (!row.reason.empty()) reasons.push_back({row.gpuId, row.reason});
    std::string text = planName + " on " + formatCount(static_cast<long long>(rows.size()), "GPU", "GPUs") +
                       ": " + std::to_string(reasons.size()) + " cannot run it\n\n";
    if (cells.size() > 1)
        text +=
            alignedTable(cells, "lrrlrrrl") +
            "\nBand: mean error of the model where it was measured, and a quarter on every guessed number.\n"
            "Guesses that move the latency by 5 % or more are named.\n";
    if (!reasons.empty())
        text += (cells.size() > 1 ? "\nCannot run:\n" : "Cannot run:\n") + alignedTable(reasons, "ll", "  ");
    return text;
}

Table tableOf(const std::vector<GpuEstimate>& rows) {
    Table table;
    table.columns = {"gpu",           "predicted_us", "band_pct",        "bottleneck", "efficiency_pct",
                     "efficiency_of", "clock_mhz",    "resident_blocks", "limited_by", "guesses",
                     "error"};
    for (const GpuEstimate& row : rows) {
        if (!row.reason.empty()) {
            table.rows.push_back({row.gpuId, "", "", "", "", "", "", "", "", "", row.reason});
            continue;
        }
        std::string guesses;
        for (const DoubtfulNumber& number : row.doubt.numbers)
            guesses += (guesses.empty() ? "" : " ") + number.key;
        table.rows.push_back(
            {row.gpuId, formatNumber(1e6 * row.latencySeconds, 7), formatNumber(100 * row.doubt.band, 4),
             std::string(nameOf(row.bottleneck)), formatNumber(100 * row.efficiency, 4),
             row.efficiencyOf == Resource::tensor ? "tensor" : "dram", formatNumber(row.clockHz / 1e6, 6),
             std::to_string(row.residentBlocks), row.limitedBy, guesses, ""});
    }
    return table;
}

} // namespace

int compareGpus(const GpuComparisonArguments& arguments) {
    const Expected<Settings> settings = settingsFrom(arguments.settings);
    Errors errors = settings.errors();
    const Expected<PlanInput> input = planInput(arguments.plan, {}, settings ? *settings : Settings{});
    errors.insert(errors.end(), input.errors().begin(), input.errors().end());
    const Errors lost = lostFiles({{"the plan", arguments.plan}}, {{"-o", arguments.output}});
    errors.insert(errors.end(), lost.begin(), lost.end());
    if (!errors.empty()) return report(errors);
    if (const Expected<ResolvedPlan> legal = resolve(input->plan, {}); !legal) { // wrong on every GPU alike
        Errors faults = legal.errors();
        locate(faults, input->text, input->path);
        return report(faults);
    }
    const HardwareDatabase database = loadHardware();
    const Expected<std::vector<GpuEstimate>> rows = estimateOnAll(input->plan, database.gpus());
    if (!rows) return report(rows.errors());
    const int written = writeResult(
        arguments.csv ? tableToCsv(tableOf(*rows)) : textOf(input->plan.name, *rows), arguments.output);
    if (written != done) return written;
    return std::any_of(rows->begin(), rows->end(), [](const GpuEstimate& row) { return row.reason.empty(); })
               ? done
               : checkFailed;
}

} // namespace tilesight::cli
