// What `predict` and `validate` share: a table of cases and how to predict its rows.
#pragma once

#include "app/cli/command.h"
#include "core/exchange/measurements.h"

namespace tilesight::cli {

struct TableArguments {
    std::string table, gpu, templateName, topology, cacheModel;
    int threads = 0;
    bool burst = false;
    int copies = -1; ///< -1 = as the table was timed
};
void addTableOptions(CLI::App& command, TableArguments& arguments);

/// Reads the table and predicts every row.
Expected<Predictions> predictFile(const TableArguments& arguments);

/// "3540 rows: 3538 predicted, 2 not" and the most frequent reasons, for standard error.
std::string summaryOf(const Predictions& predictions);

/// The same faults; those of the table ("table.*") name its file, which the engine does not know.
Errors faultsOfTable(Errors errors, const std::string& path);

} // namespace tilesight::cli
