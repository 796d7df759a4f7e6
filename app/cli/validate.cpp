#include "app/cli/output.h"
#include "app/cli/table_input.h"

#include <charconv>
#include <cmath>

namespace tilesight::cli {
namespace {

struct Arguments {
    TableArguments table;
    std::vector<std::string> by;
    std::string measured;
    double maxMape = 0; ///< 0 = no check
};

int validateTable(const Arguments& arguments) {
    const Expected<Predictions> predictions = predictFile(arguments.table);
    if (!predictions) return report(predictions.errors());
    if (predictions->failed > 0 || !predictions->remarks.empty()) writeMessage(summaryOf(*predictions));
    const Expected<Validation> validation = validate(*predictions, arguments.by, arguments.measured);
    if (!validation) return report(validation.errors());
    if (const int code = writeText(validationToText(*validation, *predictions)); code != done) return code;

    if (arguments.maxMape <= 0 || validation->groups.front().meanAbsolutePercent <= arguments.maxMape)
        return done;
    writeMessage("The mean absolute error exceeds --max-mape\n");
    return checkFailed;
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
        ->check([](const std::string& text) {
            double value = 0;
            const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
            const bool good =
                fault == std::errc() && end == text.data() + text.size() && std::isfinite(value) && value > 0;
            return good ? std::string() : "'" + text + "' is no percentage above 0";
        });
    command->footer(
        "Examples:\n"
        "  tilesight validate samples/gemm_measured.csv --gpu h200-sxm --by variant --by bottleneck\n"
        "  tilesight validate samples/gemm_measured.csv --gpu h200-sxm --max-mape 20");
    command->callback([&run, arguments] { run = [arguments] { return validateTable(*arguments); }; });
}

} // namespace tilesight::cli
