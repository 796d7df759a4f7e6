// Tables of measurements (CSV): read, predict every row, write back with the added columns, compare.
#pragma once

#include "core/analysis/analyze.h"
#include "core/hardware/gpu.h"

#include <optional>
#include <string>
#include <vector>

namespace tilesight {

struct Table {
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows; ///< each as long as columns
    std::vector<int> lines{}; ///< of the file, where each row starts; empty for tables made here
    int column(std::string_view name) const; ///< -1 = none
};
/// RFC 4180. Errors: "csv.empty", "csv.separator", "csv.ragged" (line), "csv.duplicate_column", "csv.quote" (line, column), "file.*".
Expected<Table> tableFromCsv(std::string_view text, const std::string& fileName = {});
Expected<Table> readTable(const std::string& path);
std::string tableToCsv(const Table& table);
/// Line and column of a field (from 0) of the record that starts in `line`, or after blank lines from there; for errors about
/// single cells. Unknown when there is none.
SourceLocation cellPlace(std::string_view text, int line, std::size_t field);

struct PredictOptions {
    std::string templateName; ///< used when a row has no `template`
    std::string gpuId;        ///< used when a row has no `gpu`
    int threads = 0;          ///< 0 = all cores
    /// Copies of the inputs that launches rotate over (0 = cold caches). Absent: the column `copies`, else as
    /// our tables were timed (exchange/protocol.h).
    std::optional<int> inputCopies;
    /// Absent: burst for counter tables, whose launches stand alone; else sustained.
    std::optional<ClockRegime> regime;
    AnalysisOptions analysis = rankingOptions();
};

/// One row in, one row out, same order; adds the columns of the command-line contract. Rows that cannot be
/// modelled keep their place with an empty prediction and a reason in `error`. Errors: "table.no_template",
/// "table.no_gpu", "template.unknown", "gpu.unknown", "engine.stopped". A column of the table that has the name of an added
/// one is kept under another name, unless the table was predicted before (it has all of them): then they are replaced.
struct Predictions {
    Table table;
    long long predicted = 0, failed = 0;
    std::vector<std::string> remarks{}; ///< sentences about the table: misspelled columns, renamed columns
};
Expected<Predictions> predictTable(const Table& table, const HardwareDatabase& database,
                                   const PredictOptions& options, StopToken stop = {});

/// Error statistics of one group of rows. Percentages of the measured time; error = predicted - measured.
struct ErrorStatistics {
    std::string group;
    long long rows = 0;
    double meanAbsolutePercent = 0, medianPercent = 0, biasPercent = 0,
           p95Percent = 0; ///< median, p95: of |error|
    /// Where a shape has several configurations: best measured time / best measured among the predicted picks
    /// (the fastest one, the fastest 5 %), in percent, mean over the shapes. NaN without configurations.
    double pickOnePercent = 0, topFivePercent = 0;
    long long shapes = 0; ///< with several configurations
};
/// Error of one hardware counter.
struct CounterStatistics {
    std::string counter; ///< "L2 hit rate"
    std::string unit;    ///< "points" (difference of percentages) or "%"
    long long rows = 0;
    double meanAbsolute = 0, median = 0, bias = 0, p95 = 0;
    double weighted =
        0; ///< sum of |differences| / sum of the measured values, in percent: small values weigh little
};
struct WorstRow {
    std::size_t row = 0;                ///< index into the table
    double measured = 0, predicted = 0; ///< microseconds
    double errorPercent = 0;
};
struct Validation {
    std::string measuredColumn;
    std::vector<ErrorStatistics> groups;
    std::vector<CounterStatistics> counters; ///< empty when the table has no counters
    std::vector<WorstRow> worst;             ///< at most ten, worst first
    long long failed = 0;                    ///< rows without prediction
    long long unmeasured = 0;                ///< rows with a prediction but without a measured time
    long long badTimes = 0;                  ///< of them: cells that are no time of a kernel
    std::string firstBadTime;                ///< "line 7: 'nan' is no time of a kernel: ..."; "" = none
};
/// `by`: columns to group by, each on its own; the first group is always "all". `measured`: the column with
/// the measured time, "" = found by name. Cells that are no times are counted, faults only when no row is left. Errors: "table.no_measured", "table.no_column",
/// "table.bad_time", "table.nothing_to_compare".
Expected<Validation> validate(const Predictions& predictions, const std::vector<std::string>& by,
                              const std::string& measured = {});
std::string validationToText(const Validation& validation, const Predictions& predictions);

} // namespace tilesight
