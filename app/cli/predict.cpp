#include "app/cli/hardware.h"
#include "app/cli/output.h"
#include "app/cli/table_input.h"
#include "core/analysis/versions.h"
#include "core/base/output_files.h"

#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

namespace tilesight::cli {
namespace {

using Json = nlohmann::ordered_json;

/// A cell that is a number as one, an empty one as null.
Json cellOf(const std::string& text) {
    if (text.empty()) return nullptr;
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isNumber = fault == std::errc() && end == text.data() + text.size() && std::isfinite(value);
    return isNumber ? Json(value) : Json(text);
}

/// Program, model and the hardware files of all GPUs of the table.
Json versionsOf(const Table& table, const std::string& gpuId) {
    std::set<std::string> ids{gpuId};
    if (const int column = table.column("gpu"); column >= 0)
        for (const auto& row : table.rows)
            ids.insert(row[static_cast<std::size_t>(column)]);
    Json hardware = Json::object();
    const HardwareDatabase database = loadHardwareSilently();
    for (const std::string& id : ids) {
        const Expected<Gpu> gpu = database.find(id);
        if (!gpu) continue;
        const Versions one = versionsOf(TilePlan{}, *gpu);
        hardware[gpu->id] = {{"table", one.hardwareTable}, {"file", one.hardwareFile}, {"sha256", one.hardwareSha256}};
    }
    return {{"program", programVersion()}, {"model", modelVersion}, {"hardware", hardware}};
}

std::string tableToJson(const Table& table, const Json& versions) {
    Json rows = Json::array();
    for (const auto& cells : table.rows) {
        Json row = Json::object();
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            row[table.columns[i]] = cellOf(cells[i]);
        rows.push_back(std::move(row));
    }
    const Json root = {{"format", "predictions/1"}, {"versions", versions}, {"rows", std::move(rows)}};
    return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

void addPredict(CLI::App& program, Run& run) {
    CLI::App* command = program.add_subcommand(
        "predict", "Predict every row of a table: one row in, one row out, same order");
    auto arguments = std::make_shared<TableArguments>();
    auto output = std::make_shared<std::string>();
    auto json = std::make_shared<bool>(false);
    addTableOptions(*command, *arguments);
    command->add_flag("--json", *json, "JSON with the versions of program, model and hardware files");
    command->add_option("-o,--output", *output, "write the table to a file")->type_name("FILE");
    command->footer("Adds predicted_us, model_l2_hit_pct, model_l15_hit_pct, model_l2_read_bytes, "
                    "model_dram_read_bytes,\n"
                    "model_dram_write_bytes, model_clock_mhz, bottleneck, note and error. A row that cannot "
                    "be modelled keeps\n"
                    "its place, with the reason in 'error'.\n"
                    "Examples:\n"
                    "  tilesight predict samples/gemm_rows.csv --gpu h200-sxm -o predicted.csv\n"
                    "  tilesight predict shapes.csv --gpu a100-sxm --template gemm --threads 4");
    command->callback([&run, arguments, output, json] {
        run = [arguments, output, json] {
            if (const Errors lost = lostFiles({{"the table", arguments->table}, {"the GPU's file", arguments->gpu}}, {{"-o", *output}});
                !lost.empty())
                return report(lost);
            const Expected<Predictions> predictions = predictFile(*arguments);
            if (!predictions) return report(predictions.errors());
            writeMessage(summaryOf(*predictions));
            if (predictions->predicted == 0)
                return report({{"table.nothing_predicted",
                                "no row could be predicted",
                                {},
                                {arguments->table, 0, 0, {}},
                                "mend what the reasons above name"}});
            const Table& table = predictions->table;
            return writeResult(*json ? tableToJson(table, versionsOf(table, arguments->gpu)) : tableToCsv(table),
                               *output);
        };
    });
}

} // namespace tilesight::cli
