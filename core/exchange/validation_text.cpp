#include "core/analysis/report.h"
#include "core/analysis/report_table.h"
#include "core/exchange/shape_key.h"

#include <array>
#include <charconv>
#include <cmath>

namespace tilesight {
namespace {

/// Fixed decimals keep the columns comparable; "-" when there is no number.
std::string fixed(double value, int decimals = 2) {
    if (!std::isfinite(value)) return "-";
    std::array<char, 512> buffer;
    const auto [end, fault] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                            std::chars_format::fixed, decimals);
    return fault == std::errc() ? std::string(buffer.data(), end) : "-";
}

/// "gemm tma M=4096 N=4096 ...": the inputs of a row.
std::string describe(const Table& table, std::size_t row) {
    std::string text;
    for (const std::size_t column : inputColumns(table)) {
        const std::string& name = table.columns[column];
        const std::string& value = table.rows[row][column];
        if (value.empty() || name == "regs" || name == "smem_bytes" || name == "spills") continue;
        const bool plain =
            name == "template" || name == "gpu" || name == "variant" || name == "op" || name == "dtype";
        text += (text.empty() ? "" : " ") + (plain ? value : name + "=" + value);
    }
    return text;
}

} // namespace

std::string validationToText(const Validation& validation, const Predictions& predictions) {
    const auto total = predictions.table.rows.size();
    std::string text = std::to_string(total) + " rows against " + validation.measuredColumn + ": " +
                       std::to_string(validation.groups.front().rows) + " compared, " +
                       std::to_string(validation.failed) + " without prediction";
    if (validation.unmeasured > 0)
        text += ", " + std::to_string(validation.unmeasured) + " without a measured time";
    if (validation.badTimes > 0)
        text += "\n" + formatCount(validation.badTimes, "cell is", "cells are") + " no measured time, the first in " +
                validation.firstBadTime;
    text += "\n\nTime, errors in % of the measured time (bias: positive = predicted too slow)\n";

    std::vector<std::vector<std::string>> rows = {
        {"group", "rows", "MAPE", "median", "bias", "p95", "shapes", "pick 1", "top 5 %"}};
    for (const ErrorStatistics& group : validation.groups)
        rows.push_back({group.group, std::to_string(group.rows), fixed(group.meanAbsolutePercent),
                        fixed(group.medianPercent), fixed(group.biasPercent), fixed(group.p95Percent),
                        group.shapes > 0 ? std::to_string(group.shapes) : "-", fixed(group.pickOnePercent),
                        fixed(group.topFivePercent)});
    text += alignedTable(rows, "lr");
    if (validation.groups.front().shapes > 0)
        text += "pick 1, top 5 %: best measured time of a shape / best measured among the configurations "
                "predicted "
                "fastest, in %\n";

    if (!validation.counters.empty()) {
        text += "\nCounters\n";
        rows = {{"counter", "unit", "rows", "mean", "median", "bias", "p95", "weighted %"}};
        for (const CounterStatistics& counter : validation.counters)
            rows.push_back({counter.counter, counter.unit, std::to_string(counter.rows),
                            fixed(counter.meanAbsolute), fixed(counter.median), fixed(counter.bias),
                            fixed(counter.p95), fixed(counter.weighted)});
        text += alignedTable(rows, "llr");
    }

    text += "\nWorst\n";
    rows = {{"row", "measured µs", "predicted µs", "error %", "case"}};
    for (const WorstRow& worst : validation.worst)
        rows.push_back({std::to_string(worst.row + 1), fixed(worst.measured, 3), fixed(worst.predicted, 3),
                        fixed(worst.errorPercent, 1), describe(predictions.table, worst.row)});
    return text + alignedTable(rows, "rrrrl");
}

} // namespace tilesight
