// Tables of measurements (CSV): read, predict every row, write back with the added columns, compare.
#pragma once

#include "core/analysis/analyze.h"
#include "core/hardware/gpu.h"

#include <functional>
#include <string>
#include <vector>

namespace tilesight {

struct Table {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as columns
    int column(std::string_view name) const;    ///< -1 = none
};
/// RFC 4180. Errors: "csv.empty", "csv.ragged" (line), "csv.quote" (line, column), "file.*".
Expected<Table> tableFromCsv(std::string_view text, const std::string& fileName = {});
Expected<Table> readTable(const std::string& path);
std::string tableToCsv(const Table& table);

struct PredictOptions {
    std::string templateName; ///< used when a row has no `template`
    std::string gpuId;        ///< used when a row has no `gpu`
    int threads = 0;          ///< 0 = all cores
    AnalysisOptions analysis = rankingOptions();
};

/// One row in, one row out, same order; adds the columns of the command-line contract. Rows that cannot be modelled
/// keep their place with an empty prediction and a reason in `error`.
struct Predictions { Table table; long long predicted = 0, failed = 0; };
Expected<Predictions> predictTable(const Table& table, const HardwareDatabase& database, const PredictOptions& options,
                                   StopToken stop = {});

/// Error statistics of one group of rows. Percentages of the measured time.
struct ErrorStatistics {
    std::string group;
    long long rows = 0;
    double meanAbsolutePercent = 0, medianPercent = 0, biasPercent = 0, p95Percent = 0;
    double pickOnePercent = 0, topFivePercent = 0; ///< best measured / measured of the picks; NaN without configurations
};
struct WorstRow { std::size_t row = 0; double measured = 0, predicted = 0, errorPercent = 0; };
struct Validation { std::vector<ErrorStatistics> groups; std::vector<WorstRow> worst; long long failed = 0; };
/// `by`: columns to group by; the first group is always "all".
Expected<Validation> validate(const Predictions& predictions, const std::vector<std::string>& by);
std::string validationToText(const Validation& validation, const Predictions& predictions);

} // namespace tilesight
