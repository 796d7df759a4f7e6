#include "app/cli/output.h"
#include "app/cli/table_input.h"

namespace tilesight::cli {

void addPredict(CLI::App& program, Run& run) {
    CLI::App* command = program.add_subcommand(
        "predict", "Predict every row of a table: one row in, one row out, same order");
    auto arguments = std::make_shared<TableArguments>();
    auto output = std::make_shared<std::string>();
    addTableOptions(*command, *arguments);
    command->add_option("-o,--output", *output, "write the table to a file")->type_name("FILE");
    command->footer("Adds predicted_us, model_l2_hit_pct, model_l15_hit_pct, model_l2_read_bytes, "
                    "model_dram_read_bytes,\n"
                    "model_dram_write_bytes, model_clock_mhz, bottleneck, note and error. A row that cannot "
                    "be modelled keeps\n"
                    "its place, with the reason in 'error'.\n"
                    "Examples:\n"
                    "  tilesight predict samples/gemm_rows.csv --gpu h200-sxm -o predicted.csv\n"
                    "  tilesight predict shapes.csv --gpu a100-sxm --template gemm --threads 4");
    command->callback([&run, arguments, output] {
        run = [arguments, output] {
            const Expected<Predictions> predictions = predictFile(*arguments);
            if (!predictions) return report(predictions.errors());
            writeMessage(summaryOf(*predictions));
            if (predictions->predicted == 0)
                return report({{"table.nothing_predicted",
                                "no row could be predicted",
                                {},
                                {arguments->table, 0, 0, {}},
                                "mend what the reasons above name"}});
            return writeResult(tableToCsv(predictions->table), *output);
        };
    });
}

} // namespace tilesight::cli
