#include "app/cli/output.h"
#include "app/cli/table_input.h"
#include "core/analysis/report.h"

#include <charconv>
#include <cmath>

namespace tilesight::cli {
namespace {

struct Arguments {
    TableArguments table;
    std::vector<std::string> by;
    std::string measured;
    double maxMape = 0;      ///< 0 = no check
    double minPredicted = 0; ///< 0 = all rows where maxMape is checked
};

/// "" or why this is no percentage.
std::string percentageFault(const std::string& text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool good =
        fault == std::errc() && end == text.data() + text.size() && std::isfinite(value) && value > 0;
    return good ? std::string() : "'" + text + "' is no percentage above 0";
}

/// A mean over the easy rows alone proves nothing: rows without prediction fail the check, too.
int checked(const Arguments& arguments, const Validation& validation) {
    int code = done;
    const double mape = validation.groups.front().meanAbsolutePercent;
    if (arguments.maxMape > 0 && !(mape <= arguments.maxMape)) {
        writeMessage("The mean absolute error, " + formatNumber(mape, 4) + " %, exceeds --max-mape " +
                     formatNumber(arguments.maxMape, 4) + "\n");
        code = checkFailed;
    }
    if (arguments.maxMape <= 0 && arguments.minPredicted <= 0) return code;
    const double least = arguments.minPredicted > 0 ? arguments.minPredicted : 100;
    const long long compared = validation.groups.front().rows, all = compared + validation.failed;
    const double share = 100.0 * static_cast<double>(compared) / static_cast<double>(all);
    if (share >= least) return code;
    writeMessage(std::to_string(validation.failed) + " of " + std::to_string(all) +
                 " rows have no prediction: " + formatNumber(share, 4) + " % have one, at least " +
                 formatNumber(least, 4) + " % must (--min-predicted)\n");
    return checkFailed;
}

int validateTable(const Arguments& arguments) {
    const Expected<Predictions> predictions = predictFile(arguments.table);
    if (!predictions) return report(predictions.errors());
    if (predictions->failed > 0 || !predictions->remarks.empty()) writeMessage(summaryOf(*predictions));
    const Expected<Validation> validation = validate(*predictions, arguments.by, arguments.measured);
    if (!validation) return report(faultsOfTable(validation.errors(), arguments.table.table));
    if (const int code = writeText(validationToText(*validation, *predictions)); code != done) return code;
    return checked(arguments, *validation);
}

} // namespace

void addValidate(CLI::App& program, Run& run) {
    CLI::App* command =
        program.add_subcommand("validate", "Compare predictions with the measured times of a table");
    auto arguments = std::make_shared<Arguments>();
    addTableOptions(*command, arguments->table);
    command->add_option("--by", arguments->by, "also group by a column; repeatable")
        ->type_name("COLUMN")
        ->allow_extra_args(false);
    command
        ->add_option("--measured", arguments->measured,
                     "column with the measured time, µs (or ns when it ends in _ns)")
        ->type_name("COLUMN");
    command
        ->add_option("--max-mape", arguments->maxMape,
                     "exit with 1 when the mean absolute error is above P percent")
        ->type_name("P")
        ->check(percentageFault);
    command
        ->add_option(
            "--min-predicted", arguments->minPredicted,
            "exit with 1 when less than P percent of the rows have a prediction; 100 with --max-mape")
        ->type_name("P")
        ->check([](const std::string& text) {
            const std::string fault = percentageFault(text);
            return fault.empty() && std::stod(text) > 100 ? "'" + text + "' is above 100 percent" : fault;
        });
    command->footer(
        "Examples:\n"
        "  tilesight validate samples/gemm_measured.csv --gpu h200-sxm --by variant --by bottleneck\n"
        "  tilesight validate samples/gemm_measured.csv --gpu h200-sxm --max-mape 20\n"
        "  tilesight validate samples/gemm_measured.csv --gpu h200-sxm --max-mape 20 --min-predicted 95");
    command->callback([&run, arguments] { run = [arguments] { return validateTable(*arguments); }; });
}

} // namespace tilesight::cli
