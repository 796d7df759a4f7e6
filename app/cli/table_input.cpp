#include "app/cli/table_input.h"

#include "app/cli/arguments.h"
#include "app/cli/hardware.h"
#include "app/cli/usage.h"
#include "core/analysis/report.h"

#include <algorithm>
#include <map>

namespace tilesight::cli {

void addTableOptions(CLI::App& command, TableArguments& arguments) {
    command.add_option("CASES", arguments.table, "table of cases (CSV), one kernel launch a row")->required();
    addGpuOption(command, arguments.gpu, false);
    command
        .add_option("--template", arguments.templateName,
                    "kernel template of rows without a column 'template'")
        ->type_name("NAME");
    command.add_option("--topology", arguments.topology, "several GPUs, as listed by `tilesight topologies`")
        ->type_name("ID");
    addCacheOption(command, arguments.cacheModel);
    addBurstOption(command, arguments.burst);
    command
        .add_option("--copies", arguments.copies,
                    "launches rotate over N copies of the tensors, 0 = cold caches; otherwise the column "
                    "'copies', or as "
                    "many as it takes to pass 160 MB")
        ->type_name("N")
        ->check(wholeNumber(0, 1'000'000));
    command.add_option("--threads", arguments.threads, "threads to use; 0 = all cores")
        ->type_name("N")
        ->check(wholeNumber(0, 1024));
}

Expected<Predictions> predictFile(const TableArguments& arguments) {
    Errors errors = checkTopology(arguments.topology);
    const Expected<Table> table = readTable(arguments.table);
    errors.insert(errors.end(), table.errors().begin(), table.errors().end());
    if (!errors.empty()) return errors;

    PredictOptions options;
    options.templateName = arguments.templateName;
    options.gpuId = arguments.gpu;
    options.threads = arguments.threads;
    options.analysis.cacheModel = arguments.cacheModel;
    if (arguments.burst) options.regime = ClockRegime::burst;
    if (arguments.copies >= 0) options.inputCopies = arguments.copies;
    const Expected<Predictions> predictions = predictTable(*table, loadHardware(), options);
    return predictions ? predictions : faultsOfTable(predictions.errors(), arguments.table);
}

Errors faultsOfTable(Errors errors, const std::string& path) {
    for (Error& error : errors)
        if (error.id.rfind("table.", 0) == 0 && error.where.file.empty()) error.where.file = path;
    return errors;
}

std::string summaryOf(const Predictions& predictions) {
    std::string text = std::to_string(predictions.table.rows.size()) +
                       " rows: " + std::to_string(predictions.predicted) + " predicted, " +
                       std::to_string(predictions.failed) + " not\n";
    std::map<std::string, long long> reasons;
    const auto column = static_cast<std::size_t>(predictions.table.column("error"));
    for (const auto& row : predictions.table.rows)
        if (!row[column].empty()) ++reasons[row[column]];
    std::vector<std::pair<std::string, long long>> sorted(reasons.begin(), reasons.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    constexpr std::size_t shown = 5;
    for (std::size_t i = 0; i < std::min(shown, sorted.size()); ++i)
        text += "  " + formatCount(sorted[i].second, "row", "rows") + ": " + sorted[i].first + "\n";
    if (sorted.size() > shown)
        text += "  and " + std::to_string(sorted.size() - shown) + " other reasons, see column 'error'\n";
    for (const std::string& remark : predictions.remarks)
        text += "warning: " + remark + "\n";
    return text;
}

} // namespace tilesight::cli
